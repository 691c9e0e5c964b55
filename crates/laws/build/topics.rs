//! Reads `laws/topics/*.toml`: topics, parameters and policies.

use crate::File;
use crate::read::{Document, Fault, Problem, Raw, Row, nearest};
use crate::schema::{Effect, KeyDef, Kind, PolicyDef, Schema, TopicDef};

#[derive(Default)]
struct Reader {
    topics: Vec<TopicDef>,
    keys: Vec<KeyDef>,
    policies: Vec<PolicyDef>,
    faults: Vec<Fault>,
}

pub fn schema(files: &[File]) -> Result<Schema, Vec<Fault>> {
    let mut reader = Reader::default();
    let mut documents = Vec::new();
    for (file, text) in files {
        match Document::parse(file, text) {
            Ok(document) => documents.push(document),
            Err(fault) => reader.faults.push(*fault),
        }
    }
    for document in &documents {
        reader.policies(&document.root());
    }
    for document in &documents {
        reader.topics(&document.root());
    }
    for document in &documents {
        reader.also(&document.root());
    }
    for document in &documents {
        reader.others(&document.root());
    }
    if reader.faults.is_empty() {
        Ok(Schema {
            topics: leak(reader.topics),
            keys: leak(reader.keys),
            policies: leak(reader.policies),
        })
    } else {
        Err(reader.faults)
    }
}

fn leak<T>(list: Vec<T>) -> &'static [T] {
    list.leak()
}

fn text(text: Option<&str>) -> &'static str {
    text.unwrap_or_default().to_owned().leak()
}

impl Reader {
    fn policies(&mut self, root: &Row) {
        root.only(&["policy", "topic"], &mut self.faults);
        for row in root.tables("policy", &mut self.faults) {
            row.only(&["name", "about", "words", "yes", "no"], &mut self.faults);
            let name = text(row.needed("name", "its name in code", &mut self.faults));
            let about = text(row.needed("about", "what it says", &mut self.faults));
            self.policy(&row, name, about);
        }
    }

    fn policy(&mut self, row: &Row, name: &'static str, about: &'static str) -> u16 {
        let words = row.table("words", &mut self.faults);
        let mut list: Vec<(&'static str, &'static str)> = Vec::new();
        if let Some(table) = words {
            for word in table.keys() {
                list.push((text(Some(word)), text(table.text(word, &mut self.faults))));
            }
        }
        if list.is_empty() {
            self.faults
                .push(row.fault("words", Problem::Missing("a table of words with their meanings")));
        }
        let yes_no = row
            .text("yes", &mut self.faults)
            .zip(row.text("no", &mut self.faults));
        let place = |word: &str| {
            list.iter()
                .position(|(name, _)| *name == word)
                .expect("a word of the policy") as u8
        };
        let yes_no = yes_no.map(|(yes, no)| (place(yes), place(no)));
        self.policies.push(PolicyDef {
            name,
            about,
            words: leak(list),
            yes_no,
        });
        self.policies.len() as u16 - 1
    }

    fn topics(&mut self, root: &Row) {
        for row in root.tables("topic", &mut self.faults) {
            row.only(
                &[
                    "id", "about", "heading", "in_force", "weight", "play", "same_as", "key", "also",
                ],
                &mut self.faults,
            );
            let id = text(row.needed("id", "its name", &mut self.faults));
            let about = text(row.needed("about", "what it is", &mut self.faults));
            if self.topics.iter().any(|topic| topic.id == id) {
                self.faults
                    .push(row.fault("id", Problem::Duplicate(id.to_owned())));
            }
            let topic = self.topics.len() as u16;
            let (mut needed, mut optional) = (Vec::new(), Vec::new());
            for key in row.tables("key", &mut self.faults) {
                key.only(
                    &[
                        "id", "type", "effect", "planned", "about", "words", "yes", "no", "alike",
                        "optional", "event",
                    ],
                    &mut self.faults,
                );
                let at = self.key(&key, topic);
                if key.yes_no("optional", &mut self.faults) == Some(true) {
                    optional.push(at);
                } else {
                    needed.push(at);
                }
            }
            let required = needed.len() as u16;
            needed.extend(optional);
            let same_as = row.texts("same_as", &mut self.faults);
            self.topics.push(TopicDef {
                id,
                about,
                is_heading: row.yes_no("heading", &mut self.faults) == Some(true),
                is_in_force: row.yes_no("in_force", &mut self.faults) == Some(true),
                weight: weight(&row, &mut self.faults),
                play: play(&row, &mut self.faults),
                same_as: leak(same_as.into_iter().map(|id| text(Some(id))).collect()),
                keys: leak(needed),
                required,
            });
        }
    }

    /// What is said to be the same as a topic is one.
    fn others(&mut self, root: &Row) {
        for row in root.tables("topic", &mut self.faults) {
            for name in row.texts("same_as", &mut self.faults) {
                if !self.topics.iter().any(|topic| topic.id == name) {
                    let nearest = nearest(name, self.topics.iter().map(|topic| topic.id));
                    let name = name.to_owned();
                    self.faults
                        .push(row.fault("same_as", Problem::UnknownTopic { name, nearest }));
                }
            }
        }
    }

    fn key(&mut self, row: &Row, topic: u16) -> u16 {
        let id = text(row.needed("id", "its public name", &mut self.faults));
        let about = text(row.needed("about", "what it is", &mut self.faults));
        let kind = row
            .needed("type", "the kind of its value", &mut self.faults)
            .unwrap_or_default();
        let kind = match kind {
            "duration" => Kind::Duration,
            "count" => Kind::Count,
            "ladder" => Kind::Ladder,
            "range" => Kind::Range,
            "points" => Kind::Points,
            "date" => Kind::Date,
            "words" => Kind::Words(self.policy(row, camel(id).leak(), about)),
            "word" => Kind::Word(self.policy(row, camel(id).leak(), about)),
            other => match other.strip_prefix("words of ") {
                Some(name) => Kind::Words(self.named(row, name)),
                None => Kind::Word(self.named(row, other)),
            },
        };
        if self.keys.iter().any(|key| key.id == id) {
            self.faults
                .push(row.fault("id", Problem::Duplicate(id.to_owned())));
        }
        let alike = self.alike(row, kind);
        let effect = self.effect(row);
        self.keys.push(KeyDef {
            id,
            about,
            kind,
            topic,
            alike,
            event: row.yes_no("event", &mut self.faults) == Some(true),
            effect,
            is_planned: row.yes_no("planned", &mut self.faults) == Some(true),
        });
        self.keys.len() as u16 - 1
    }

    /// The places of the words that say the same in other words.
    fn alike(&mut self, row: &Row, kind: Kind) -> &'static [u8] {
        let words = match kind {
            Kind::Word(policy) => self.policies[usize::from(policy)].words,
            _ => &[],
        };
        let mut places = Vec::new();
        for name in row.texts("alike", &mut self.faults) {
            match words.iter().position(|(word, _)| *word == name) {
                Some(place) => places.push(place as u8),
                None => self.faults.push(row.fault(
                    "alike",
                    Problem::UnknownWord {
                        word: name.to_owned(),
                        words: words.iter().map(|(word, _)| (*word).to_owned()).collect(),
                    },
                )),
            }
        }
        leak(places)
    }

    /// Whom a parameter binds.
    fn effect(&mut self, row: &Row) -> Effect {
        let word = row
            .needed("effect", "whom it binds", &mut self.faults)
            .unwrap_or_default();
        let found = Effect::ALL.into_iter().find(|effect| effect.word() == word);
        found.unwrap_or_else(|| {
            let words = Effect::ALL.map(|effect| effect.word().to_owned()).to_vec();
            let word = word.to_owned();
            self.faults
                .push(row.fault("effect", Problem::UnknownWord { word, words }));
            Effect::Wording
        })
    }

    fn named(&mut self, row: &Row, name: &str) -> u16 {
        let place = self.policies.iter().position(|policy| policy.name == name);
        place.unwrap_or_else(|| {
            let words = self
                .policies
                .iter()
                .map(|policy| policy.name.to_owned())
                .collect();
            self.faults.push(row.fault(
                "type",
                Problem::UnknownWord {
                    word: name.to_owned(),
                    words,
                },
            ));
            0
        }) as u16
    }

    /// The parameters at home in another topic that a topic may set too.
    fn also(&mut self, root: &Row) {
        for row in root.tables("topic", &mut Vec::new()) {
            for name in row.texts("also", &mut self.faults) {
                let Some(key) = self.keys.iter().position(|key| key.id == name) else {
                    let problem = Problem::UnknownParameter {
                        name: name.to_owned(),
                        nearest: Vec::new(),
                    };
                    self.faults.push(row.fault("also", problem));
                    continue;
                };
                let id = row.text("id", &mut Vec::new());
                let topic = self
                    .topics
                    .iter_mut()
                    .find(|topic| Some(topic.id) == id)
                    .expect("read before");
                let mut keys = topic.keys.to_vec();
                keys.push(key as u16);
                topic.keys = leak(keys);
            }
        }
    }
}

/// How much a topic decides; what nothing is said of is to be known, and decides little.
fn weight(row: &Row, faults: &mut Vec<Fault>) -> u8 {
    const UNSAID: u8 = 1;
    match row.raw("weight", faults) {
        None => UNSAID,
        Some(Raw::Number(weight @ 0..=3)) => weight as u8,
        Some(_) => {
            faults.push(row.fault("weight", Problem::Missing("a number from 0 to 3")));
            UNSAID
        }
    }
}

/// The one play that a topic is about, by its place among the three.
fn play(row: &Row, faults: &mut Vec<Fault>) -> Option<u8> {
    let plays = ["standard", "rapid", "blitz"];
    let said = row.text("play", faults)?;
    let place = plays.iter().position(|play| *play == said);
    if place.is_none() {
        faults.push(row.fault(
            "play",
            Problem::UnknownWord {
                word: said.to_owned(),
                words: plays.map(str::to_owned).to_vec(),
            },
        ));
    }
    place.map(|place| place as u8)
}

/// `touch.both` as a type: `TouchBoth`.
pub fn camel(id: &str) -> String {
    id.split(['.', '_', '-'])
        .flat_map(|part| {
            let mut letters = part.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
        })
        .collect()
}
