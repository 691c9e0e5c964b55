//! What rulebooks can speak of: topics, their parameters, and the words of the policies.
//!
//! Written down in `laws/topics/`; the build makes enums and the static tables of it, so a rulebook that names a
//! topic, a parameter or a word that is not there does not load.

/// A subject that an article can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TopicDef {
    /// Its name, dotted: `touch.both`.
    pub id: &'static str,
    /// What it is, in one English line for developers.
    pub about: &'static str,
    /// Whether it only says what the articles below it are about: then a rulebook without it lacks no rule.
    pub is_heading: bool,
    /// Whether its articles say which of several sets of rules holds: `in_force` in the data.
    pub is_in_force: bool,
    /// How much it decides: 3 games first of all, 2 what an arbiter does at the board, 1 what is to be known, 0 trifles.
    pub weight: u8,
    /// The one play that it is about, though its articles stand in every game: which games are rapid, which are blitz.
    pub play: Option<u8>,
    /// The topics that say the same: a rulebook with one of them has this rule too.
    pub same_as: &'static [&'static str],
    /// The parameters that an article about it may set, by their place in [`Schema::keys`].
    pub keys: &'static [u16],
    /// How many of these, from the start, must be set wherever the topic occurs.
    pub required: u16,
}

/// A parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KeyDef {
    /// Its public name, dotted: `time.default`.
    pub id: &'static str,
    /// What it is, in one English line for developers.
    pub about: &'static str,
    /// What its value can be.
    pub kind: Kind,
    /// The topic at home in which it is explained, by its place in [`Schema::topics`].
    pub topic: u16,
    /// The words, by their places, that say the same in other words: a difference between two of them is a trifle.
    pub alike: &'static [u8],
    /// Whether the Laws leave it to the regulations of an event, so that setting it contradicts nothing.
    pub event: bool,
    /// Whom it binds.
    pub effect: Effect,
    /// Whether the rule that it belongs to is not built yet, so that nothing reads it.
    pub is_planned: bool,
}

/// Whom the value of a parameter binds: which part of the program answers otherwise where it is another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// A ruling, a question or a remedy.
    Rules,
    /// A clock, or whether a time control fits.
    Clock,
    /// What an audit of recorded games finds.
    Audit,
    /// A tournament.
    Event,
    /// Nobody but the reader: it says in a word how the article puts it.
    Wording,
}

impl Effect {
    /// All, the most binding first.
    pub const ALL: [Self; 5] = [Self::Rules, Self::Clock, Self::Audit, Self::Event, Self::Wording];

    /// Its word in `laws/topics`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Clock => "clock",
            Self::Audit => "audit",
            Self::Event => "event",
            Self::Wording => "wording",
        }
    }
}

/// What the value of a parameter can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A time.
    Duration,
    /// A number.
    Count,
    /// Steps of a penalty.
    Ladder,
    /// A range of times.
    Range,
    /// Points.
    Points,
    /// A day.
    Date,
    /// One word of the policy at that place in [`Schema::policies`].
    Word(u16),
    /// Several words of the policy at that place.
    Words(u16),
}

/// A closed set of words with a meaning each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PolicyDef {
    /// Its name in code: `NotationMark`.
    pub name: &'static str,
    /// What it says, in one English line for developers.
    pub about: &'static str,
    /// Each word with its meaning.
    pub words: &'static [(&'static str, &'static str)],
    /// The words that `true` and `false` stand for in the regulations of an event, if it may be so short.
    pub yes_no: Option<(u8, u8)>,
}

/// All topics, parameters and policies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schema {
    /// In the order of the Laws.
    pub topics: &'static [TopicDef],
    /// In the order of their topics.
    pub keys: &'static [KeyDef],
    /// The sets of words.
    pub policies: &'static [PolicyDef],
}

impl Schema {
    /// The place of a topic by its name.
    #[must_use]
    pub fn topic(&self, id: &str) -> Option<u16> {
        self.topics
            .iter()
            .position(|topic| topic.id == id)
            .map(|at| at as u16)
    }

    /// The place of a parameter by its name.
    #[must_use]
    pub fn key(&self, id: &str) -> Option<u16> {
        self.keys.iter().position(|key| key.id == id).map(|at| at as u16)
    }
}
