//! One parameter of one edition, as a neighbour edition has it.

use std::fmt;

use arbiter_game::rules::laws::clock::Controls;
use arbiter_game::rules::laws::{
    Article, ConductAppeal, IllegalClaimNeeded, Key, Ladder, Play, QpfPlays, Regime, Regulations, Rulebook,
    Rung, Step, Supervision, Value, default_rulebook, rulebooks,
};

/// A change of one parameter.
pub struct Mutant {
    pub book: &'static Rulebook,
    /// The article that sets it, or in which it would stand.
    article: &'static Article,
    pub key: Key,
    value: Option<Value>,
    other: Option<Value>,
    /// What else the neighbour says of the same subject, where only the neighbour puts it in figures.
    with: Vec<(Key, Value)>,
    neighbour: &'static Rulebook,
}

type Game = (Play, Supervision);

/// The value that a change is of: one parameter in the same games of one rulebook.
pub type Changed = (&'static str, Key, Vec<Game>);

/// Every change, in the order of the editions and their articles.
pub fn all() -> Vec<Mutant> {
    rulebooks().iter().flat_map(of_book).collect()
}

fn of_book(book: &'static Rulebook) -> Vec<Mutant> {
    let [before, after] = neighbours(book);
    let mut found: Vec<Mutant> = Vec::new();
    for article in book.articles() {
        // What it takes from another rulebook is tried there.
        if article.taken_from().is_some() {
            continue;
        }
        for (key, value) in article.values() {
            // Where several articles of the same games set a parameter, they change together.
            if found
                .iter()
                .any(|other| other.key == key && games(other.article) == games(article))
            {
                continue;
            }
            let nearest = [&before, &after].map(|side| differing(side, article, key, value));
            for (neighbour, other) in nearest.into_iter().flatten().chain(elsewhere(key, value)) {
                let again =
                    |one: &Mutant| one.key == key && std::ptr::eq(one.article, article) && one.other == other;
                if !found.iter().any(again) {
                    found.push(Mutant {
                        book,
                        article,
                        key,
                        value: Some(value.clone()),
                        other,
                        with: Vec::new(),
                        neighbour,
                    });
                }
            }
        }
    }
    found.extend(
        Key::ALL
            .iter()
            .filter_map(|key| added(book, *key, &[&before, &after])),
    );
    found.retain(|mutant| !mutant.says_the_same());
    found
}

/// The editions before a rulebook and those after it, the nearest first. A rulebook that stands alone has the Laws in
/// force before it.
fn neighbours(book: &'static Rulebook) -> [Vec<&'static Rulebook>; 2] {
    let series = default_rulebook().series();
    let editions: Vec<&Rulebook> = rulebooks()
        .iter()
        .filter(|book| book.series() == series)
        .collect();
    match editions.iter().position(|other| other.id() == book.id()) {
        Some(at) => [
            editions[..at].iter().rev().copied().collect(),
            editions[at + 1..].to_vec(),
        ],
        None => [editions.into_iter().rev().collect(), Vec::new()],
    }
}

fn games(article: &Article) -> Vec<Game> {
    let all = Play::ALL
        .into_iter()
        .flat_map(|play| Supervision::ALL.map(|how| (play, how)));
    all.filter(|(play, how)| article.holds_in(*play, *how)).collect()
}

fn value_in(book: &Rulebook, (play, how): Game, key: Key) -> Option<Value> {
    book.regime(play, how, &Regulations::default())
        .value(key)
        .cloned()
}

/// The nearest edition on one side with another value for the games of an article; that it has none counts only for
/// the next one.
fn differing(
    side: &[&'static Rulebook],
    article: &Article,
    key: Key,
    value: &Value,
) -> Option<(&'static Rulebook, Option<Value>)> {
    let game = article.first_game();
    let (next, rest) = side.split_first()?;
    let there = value_in(next, game, key);
    if there.as_ref() != Some(value) {
        return Some((*next, there));
    }
    let other = |book: &&'static Rulebook| {
        value_in(book, game, key)
            .filter(|there| there != value)
            .map(|there| (*book, Some(there)))
    };
    rest.iter().find_map(other)
}

/// What any other rulebook says instead, in whatever game.
fn elsewhere(key: Key, value: &Value) -> Vec<(&'static Rulebook, Option<Value>)> {
    let set = |book: &'static Rulebook| {
        book.articles()
            .iter()
            .flat_map(move |of| of.values().map(move |it| (book, it)))
    };
    let others = rulebooks().iter().flat_map(set);
    let others = others.filter(|(_, (other, there))| *other == key && *there != value);
    others
        .map(|(book, (_, there))| (book, Some(there.clone())))
        .collect()
}

/// A parameter that the rulebook does not set and its neighbour does, if it has an article on the subject. A figure alone
/// may say nothing where a word of the article does not ask for it, so the whole subject is as the neighbour has it.
fn added(book: &'static Rulebook, key: Key, sides: &[&Vec<&'static Rulebook>]) -> Option<Mutant> {
    if is_set(book, key) {
        return None;
    }
    let topic = key.topic();
    let about = |article: &&Article| article.topics().any(|other| other == topic);
    let article = book.articles().iter().find(about)?;
    let game = article.first_game();
    let mut next = sides.iter().filter_map(|side| side.first().copied());
    let (neighbour, other) = next.find_map(|next| Some((next, value_in(next, game, key)?)))?;
    let same = Key::ALL
        .iter()
        .filter(|other| other.topic() == topic && **other != key);
    let with = same
        .filter_map(|other| Some((*other, value_in(neighbour, game, *other)?)))
        .collect();
    Some(Mutant {
        book,
        article,
        key,
        value: None,
        other: Some(other),
        with,
        neighbour,
    })
}

fn is_set(book: &Rulebook, key: Key) -> bool {
    let sets = |article: &Article| article.values().any(|(other, _)| other == key);
    book.articles().iter().any(sets)
}

impl Mutant {
    /// The rulebook with the change.
    pub fn rulebook(&self) -> Rulebook {
        let here = games(self.article);
        self.book.altered(|article, values| {
            let own = std::ptr::eq(article, self.article);
            match (&self.value, &self.other) {
                (None, Some(other)) if own => {
                    values.retain(|(key, _)| self.with.iter().all(|(with, _)| with != key));
                    values.extend(self.with.iter().cloned());
                    values.push((self.key, other.clone()));
                }
                (Some(_), Some(other)) if games(article) == here => {
                    let changed = values.iter_mut().filter(|(key, _)| *key == self.key);
                    changed.for_each(|(_, value)| *value = other.clone());
                }
                (Some(_), None) if games(article) == here => values.retain(|(key, _)| *key != self.key),
                _ => {}
            }
        })
    }

    /// Whether the change says the same in other words.
    fn says_the_same(&self) -> bool {
        match self.key {
            Key::IllegalPenalty => self.loses_by_claim_alike(),
            // Where the penalty is a win by claim, the claim is needed; where no blitz game has it, it is never in force.
            Key::IllegalClaimNeeded => self.regime().illegal_penalty().is_some_and(by_claim),
            // What is never heard is final; what counts sixty moves needs their number.
            Key::QpfFinality => self.regime().conduct_appeal() == Some(ConductAppeal::AllButQuickplay),
            Key::TimeClass | Key::TimeBlitzClass => self.regime().time_class_moves().is_none(),
            Key::QpfInForce => self.regime().qpf_plays() == Some(QpfPlays::NotBlitz),
            Key::TimeRapid | Key::TimeBlitz => classes(self.book) == classes(&self.rulebook()),
            _ => false,
        }
    }

    /// That of the games of its article.
    fn regime(&self) -> Regime {
        let (play, how) = self.article.first_game();
        self.book.regime(play, how, &Regulations::default())
    }

    /// Where only the claim of the opponent counts, a win that he may claim is a game lost by his claim.
    fn loses_by_claim_alike(&self) -> bool {
        let (Some(Value::Ladder(own)), Some(Value::Ladder(other))) = (&self.value, &self.other) else {
            return false;
        };
        let lost = |ladder: &Ladder| -> Vec<Vec<Step>> {
            let step = |step: &Step| match step {
                Step::ClaimWin => Step::Loss,
                step => *step,
            };
            let rung = |rung: &Rung| rung.iter().map(step).collect();
            ladder.0.iter().map(rung).collect()
        };
        self.regime().illegal_claim_needed() == Some(IllegalClaimNeeded::Opponent) && lost(own) == lost(other)
    }

    /// The value that it changes.
    pub fn changes(&self) -> Changed {
        (self.book.id(), self.key, games(self.article))
    }

    /// Whether it is asked for: an edition, an article, a parameter or the beginning of one.
    pub fn is(&self, part: &str) -> bool {
        self.book.id() == part || self.article.id() == part || self.key.id().starts_with(part)
    }
}

/// The classes of controls of up to an hour and a half: the range of blitz comes before that of rapid play.
fn by_claim(ladder: &Ladder) -> bool {
    ladder.rung(1).contains(&Step::ClaimWin)
}

/// Time controls on which rulebooks may differ, one of each kind.
const CONTROLS: &[&str] = &[
    "10m",
    "14m+1s",
    "5m+90s",
    "40/2h, 1h",
    "10m d1s",
    "15m",
    "60m",
    "3m+2s",
];

/// What a rulebook says of time controls: their classes, and whether they fit.
pub fn of_controls(book: &Rulebook) -> Vec<String> {
    let read = CONTROLS.iter().filter_map(|text| text.parse::<Controls>().ok());
    read.map(|control| format!("{:?}", book.classify(&control)))
        .collect()
}

fn classes(book: &Rulebook) -> Vec<Play> {
    let around = (1..=90).flat_map(|minutes: u32| [minutes * 60 - 1, minutes * 60, minutes * 60 + 1]);
    let control = |seconds: u32| format!("{seconds}s").parse::<Controls>().ok();
    around
        .filter_map(control)
        .map(|control| book.classify(&control).play)
        .collect()
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = |value: &Option<Value>| match value {
            Some(value) => self.key.written(value).to_string(),
            None => "(none)".to_owned(),
        };
        write!(
            f,
            "{} {} {}: {} -> {} ({})",
            self.book.id(),
            self.article.id(),
            self.key.id(),
            written(&self.value),
            written(&self.other),
            self.neighbour.id()
        )
    }
}
