//! A rulebook resolved for one game: appendices replace articles, the event's regulations replace again.

use crate::cite::Citation;
use crate::data::{Article, Refer, Rulebook, Silence, Text};
use crate::generated::{Key, SCHEMA, Topic};
use crate::regulations::Regulations;
use crate::value::Value;
use alloc::vec;
use alloc::vec::Vec;

/// How fast a game is played, as its rulebook classes the time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Play {
    /// Standard play, also where a rulebook has no classes.
    Standard,
    /// Rapid play.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Play {
    /// All three, the slowest first.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Rapid, Self::Blitz];

    /// Its name in the data: `rapid`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::Play::Blitz.id(), "blitz");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// The one with this name.
    ///
    /// ```
    /// use arbiter_laws::Play;
    /// assert!(Play::ALL.into_iter().all(|one| Play::by_id(one.id()) == Some(one)));
    /// assert_eq!(Play::by_id("slow"), None);
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }
}

/// Whether the competition rules hold in full, or the basic ones of the rapid and blitz appendices.
///
/// Without effect where a rulebook knows no such split.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Supervision {
    /// Adequate supervision, or standard play.
    Competition,
    /// One arbiter for many games.
    Basic,
}

impl Supervision {
    /// Both, that of competitions first.
    pub const ALL: [Self; 2] = [Self::Competition, Self::Basic];

    /// Its name in the data: `basic`.
    ///
    /// ```
    /// assert_eq!(arbiter_laws::Supervision::Competition.id(), "competition");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Competition => "competition",
            Self::Basic => "basic",
        }
    }

    /// The one with this name.
    ///
    /// ```
    /// use arbiter_laws::Supervision;
    /// assert!(Supervision::ALL.into_iter().all(|one| Supervision::by_id(one.id()) == Some(one)));
    /// assert_eq!(Supervision::by_id("slow"), None);
    /// ```
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }
}

/// How a topic stands in a rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It has an article on it.
    Carried,
    /// It has none, and nothing follows.
    Absent,
    /// It has none, and what follows is a question to this one.
    Open(Refer),
}

/// The rulebook of one game: every parameter with one value, every topic with its citations.
///
/// ```
/// use arbiter_laws::{Play, Regulations, Rulebook, Supervision, Topic};
/// let book = Rulebook::by_id("fide-2023").unwrap();
/// let regime = book.regime(Play::Standard, Supervision::Competition, &Regulations::default());
/// assert_eq!(regime.draw_automatic_moves().value(), Some(75));
/// assert_eq!(regime.cite(Topic::EndSeventyFive).unwrap().article(), "9.6.2");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regime {
    rulebook: Text,
    play: Play,
    supervision: Supervision,
    values: Vec<Option<Value>>,
    sources: Vec<Vec<Citation>>,
    cites: Vec<Vec<Citation>>,
    /// Which part of its topic each of these articles says, in the same order; `None` where it says the whole.
    parts: Vec<Vec<Option<Text>>>,
    silences: Vec<Standing>,
    in_force: Vec<Citation>,
    is_split: bool,
}

impl Regime {
    pub(crate) fn resolve(
        book: &Rulebook,
        play: Play,
        supervision: Supervision,
        regulations: &Regulations,
    ) -> Self {
        let here: Vec<&Article> = book
            .articles
            .iter()
            .filter(|article| article.holds_in(play, supervision))
            .collect();
        let (mut values, mut sources) = values(book, &here);
        let (cites, parts) = cites(book, &here);
        for (key, value) in regulations.iter() {
            values[key as usize] = Some(value.clone());
            sources[key as usize].clear();
        }
        Self {
            rulebook: book.id.clone(),
            play,
            supervision,
            values,
            sources,
            cites,
            parts,
            silences: book.standings(),
            in_force: in_force(book, &here),
            is_split: Supervision::ALL.into_iter().any(|other| {
                let differs =
                    |article: &Article| article.holds_in(play, other) != article.holds_in(play, supervision);
                book.articles.iter().any(differs)
            }),
        }
    }

    /// The same with what a game beside chess lays over it: its articles come first, its values hold, and what it replaces is
    /// not in force. What the event has set stays.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook, Topic};
    /// let laws = Rulebook::by_id("fide-2023").unwrap().standard();
    /// let house = laws.over(Rulebook::overlay("crazyhouse").unwrap());
    /// assert_eq!(house.cite(Topic::TouchReserve).unwrap().to_string(), "variant-crazyhouse V.5");
    /// assert!(house.value(Key::DrawAutomaticMoves).is_none() && house.value(Key::DrawClaimRepetition).is_some());
    /// ```
    #[must_use]
    pub fn over(mut self, overlay: &Rulebook) -> Self {
        let here = overlay.articles.iter();
        let here: Vec<&Article> = here
            .filter(|article| article.holds_in(self.play, self.supervision))
            .collect();
        for topic in here.iter().flat_map(|article| article.replaces.iter()) {
            self.silences[usize::from(*topic)] = Standing::Absent;
            self.cites[usize::from(*topic)].clear();
            self.parts[usize::from(*topic)].clear();
            for key in Key::ALL.iter().filter(|key| key.topic() as u16 == *topic) {
                if !self.is_set_by_event(*key) {
                    self.values[*key as usize] = None;
                    self.sources[*key as usize].clear();
                }
            }
        }
        let (values, sources) = values(overlay, &here);
        for (key, (value, by)) in Key::ALL.iter().zip(values.into_iter().zip(sources)) {
            if value.is_some() && !self.is_set_by_event(*key) {
                self.values[*key as usize] = value;
                self.sources[*key as usize] = by;
            }
        }
        let (cites, parts) = cites(overlay, &here);
        for (topic, (cites, parts)) in cites.into_iter().zip(parts).enumerate() {
            self.cites[topic].splice(0..0, cites);
            self.parts[topic].splice(0..0, parts);
        }
        for article in here {
            for topic in core::iter::once(&article.topic).chain(article.with.iter()) {
                self.silences[usize::from(*topic)] = Standing::Carried;
            }
        }
        self
    }

    /// The id of the rulebook, for the log and for people; no rule may hang on it.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// assert_eq!(book.standard().rulebook(), "fide-2023");
    /// ```
    #[must_use]
    pub fn rulebook(&self) -> &str {
        &self.rulebook
    }

    /// The play that it was resolved for, for the log and for people.
    ///
    /// ```
    /// use arbiter_laws::{Play, Rulebook};
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// assert_eq!(book.standard().play(), Play::Standard);
    /// ```
    #[must_use]
    pub const fn play(&self) -> Play {
        self.play
    }

    /// The supervision that it was resolved for, for the log and for people.
    #[must_use]
    pub const fn supervision(&self) -> Supervision {
        self.supervision
    }

    /// The value of a parameter, or `None` where neither the rulebook nor the event has one.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook, Value};
    /// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
    /// assert_eq!(regime.value(Key::DrawAutomaticMoves), Some(&Value::Count(75)));
    /// ```
    #[must_use]
    pub fn value(&self, key: Key) -> Option<&Value> {
        self.values[key as usize].as_ref()
    }

    /// The article that gives a parameter its value, or `None` where the event or nobody does.
    ///
    /// ```
    /// use arbiter_laws::{Key, Rulebook};
    /// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
    /// assert_eq!(regime.source(Key::DrawAutomaticMoves).unwrap().article(), "9.6.2");
    /// ```
    #[must_use]
    pub fn source(&self, key: Key) -> Option<&Citation> {
        self.sources(key).last()
    }

    /// Every article that gives it that value: a rule, and its parts that say the same.
    #[must_use]
    pub fn sources(&self, key: Key) -> &[Citation] {
        &self.sources[key as usize]
    }

    /// Whether the event's regulations set this parameter.
    ///
    /// ```
    /// use arbiter_laws::{Key, Play, Raw, Regulations, Rulebook, Supervision};
    /// let mut regulations = Regulations::default();
    /// regulations.set("draw.claim.moves", &Raw::Number(40)).unwrap();
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// let regime = book.regime(Play::Standard, Supervision::Competition, &regulations);
    /// assert!(regime.is_set_by_event(Key::DrawClaimMoves));
    /// assert!(!regime.is_set_by_event(Key::DrawAutomaticMoves));
    /// ```
    #[must_use]
    pub fn is_set_by_event(&self, key: Key) -> bool {
        self.value(key).is_some() && self.sources(key).is_empty()
    }

    /// The article that a ruling on this topic rests on first.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let regime = Rulebook::by_id("fide-2018").unwrap().standard();
    /// assert_eq!(regime.cite(Topic::EndFivefold).unwrap().article(), "9.6.1");
    /// ```
    #[must_use]
    pub fn cite(&self, topic: Topic) -> Option<Citation> {
        self.cites(topic).first().cloned()
    }

    /// Every article on a topic, the replacing ones first.
    #[must_use]
    pub fn cites(&self, topic: Topic) -> &[Citation] {
        &self.cites[topic as usize]
    }

    /// The articles on a topic that say the whole of it, or one of these parts.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Topic};
    /// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
    /// let of_pawns = regime.cites_part(Topic::NotationMove, &["pawn"]);
    /// assert_eq!(of_pawns.map(|cite| cite.article()).collect::<Vec<_>>(), ["C.8", "C.8.3"]);
    /// ```
    pub fn cites_part<'a>(
        &'a self,
        topic: Topic,
        parts: &'a [&'a str],
    ) -> impl Iterator<Item = &'a Citation> {
        let says = self.parts[topic as usize].iter();
        let meant = move |part: &Option<Text>| part.as_ref().is_none_or(|part| parts.contains(&&**part));
        let both = self.cites(topic).iter().zip(says);
        both.filter(move |(_, part)| meant(part)).map(|(cite, _)| cite)
    }

    /// Whether other rules would hold in this game under another supervision.
    #[must_use]
    pub const fn is_split(&self) -> bool {
        self.is_split
    }

    /// The articles by which these rules hold in this game and no others, where a rulebook has more than one set of them.
    ///
    /// ```
    /// use arbiter_laws::{Play, Regulations, Rulebook, Supervision};
    /// let book = Rulebook::by_id("fide-2023").unwrap();
    /// let held = |play, by| book.regime(play, by, &Regulations::default());
    /// assert_eq!(held(Play::Rapid, Supervision::Basic).in_force()[0].article(), "A.5");
    /// assert!(held(Play::Standard, Supervision::Competition).in_force().is_empty());
    /// ```
    #[must_use]
    pub fn in_force(&self) -> &[Citation] {
        &self.in_force
    }

    /// Whether the rulebook carries a topic, and if not, what its silence means.
    ///
    /// ```
    /// use arbiter_laws::{Rulebook, Standing, Topic};
    /// let regime = Rulebook::by_id("fide-2023").unwrap().standard();
    /// assert_eq!(regime.standing(Topic::EndFivefold), Standing::Carried);
    /// ```
    #[must_use]
    pub fn standing(&self, topic: Topic) -> Standing {
        self.silences[topic as usize]
    }
}

/// The articles from the most general to the most special: one that holds in fewer kinds of games is more special.
fn by_scope<'a>(here: &[&'a Article]) -> Vec<&'a Article> {
    let mut articles = here.to_vec();
    articles.sort_by_key(|article| core::cmp::Reverse(article.when.count_ones()));
    articles
}

/// The special articles (of an appendix) win over those that hold in every game. A value is given by all that say it as
/// specially.
fn values(book: &Rulebook, here: &[&Article]) -> (Vec<Option<Value>>, Vec<Vec<Citation>>) {
    let mut values = vec![None; SCHEMA.keys.len()];
    let mut sources = vec![Vec::new(); SCHEMA.keys.len()];
    let mut scopes = vec![0; SCHEMA.keys.len()];
    for article in by_scope(here) {
        for (key, value) in article.values.iter() {
            let (key, scope) = (*key as usize, article.when.count_ones());
            if scopes[key] != scope || values[key].as_ref() != Some(value) {
                sources[key].clear();
            }
            scopes[key] = scope;
            values[key] = Some(value.clone());
            sources[key].push(Citation::new(book, article, SCHEMA.keys[key].topic));
        }
    }
    (values, sources)
}

/// An article is cited for what it is about, for what it replaces, and for the topics whose parameters it sets.
fn cites(book: &Rulebook, here: &[&Article]) -> (Vec<Vec<Citation>>, Vec<Vec<Option<Text>>>) {
    let mut cites: Vec<Vec<Citation>> = vec![Vec::new(); SCHEMA.topics.len()];
    let mut parts: Vec<Vec<Option<Text>>> = vec![Vec::new(); SCHEMA.topics.len()];
    let mut articles = here.to_vec();
    articles.sort_by_key(|article| article.when.count_ones());
    for article in articles {
        let about = core::iter::once(&article.topic)
            .chain(article.with.iter())
            .chain(article.replaces.iter());
        let sets = article
            .values
            .iter()
            .map(|(key, _)| &SCHEMA.keys[*key as usize].topic);
        for topic in about.chain(sets) {
            let list = &mut cites[*topic as usize];
            let citation = Citation::new(book, article, *topic);
            if !list.iter().any(|other| other.same_article(&citation)) {
                list.push(citation);
                let mut said = article.says.iter();
                let part = said.find(|(other, _)| other == topic);
                parts[*topic as usize].push(part.map(|(_, part)| part.clone()));
            }
        }
    }
    (cites, parts)
}

fn in_force(book: &Rulebook, here: &[&Article]) -> Vec<Citation> {
    let says = |topic: &u16| SCHEMA.topics[usize::from(*topic)].is_in_force;
    let about = here.iter().filter_map(|article| {
        let topic = core::iter::once(&article.topic).chain(article.with.iter());
        Some((*article, *topic.into_iter().find(|topic| says(topic))?))
    });
    about
        .map(|(article, topic)| Citation::new(book, article, topic))
        .collect()
}

impl Rulebook {
    /// Whether games can be played by it: one of tournaments alone says nothing of how a game is won.
    ///
    /// ```
    /// use arbiter_laws::Rulebook;
    /// let [laws, tournaments] = ["fide-2023", "fide-tournament-2006"].map(|id| Rulebook::by_id(id).unwrap());
    /// assert!(laws.is_for_games() && !tournaments.is_for_games());
    /// ```
    #[must_use]
    pub fn is_for_games(&self) -> bool {
        self.standing(Topic::EndCheckmate) == Standing::Carried
    }

    /// How a topic stands here.
    #[must_use]
    pub fn standing(&self, topic: Topic) -> Standing {
        let index = topic as u16;
        let about = |article: &Article| article.topic == index || article.with.contains(&index);
        if self.articles.iter().any(about) {
            return Standing::Carried;
        }
        self.silent_on(index)
    }

    /// How every topic stands here, in one pass over the articles.
    fn standings(&self) -> Vec<Standing> {
        let mut standings: Vec<Standing> = (0..SCHEMA.topics.len() as u16)
            .map(|topic| self.silent_on(topic))
            .collect();
        for article in self.articles.iter() {
            for topic in core::iter::once(&article.topic).chain(article.with.iter()) {
                standings[usize::from(*topic)] = Standing::Carried;
            }
        }
        standings
    }

    /// What it means that it has no article on a topic.
    fn silent_on(&self, index: u16) -> Standing {
        let other = self.except.contains(&index);
        match (self.silence, other) {
            (Silence::Absent, false) | (Silence::Open, true) => Standing::Absent,
            (Silence::Open, false) | (Silence::Absent, true) => Standing::Open(self.refer),
        }
    }
}
