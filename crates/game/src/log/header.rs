//! The first line of a log: the format, the rulebook, the regime, and how the game begins.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_chain::hex;
use arbiter_rules::laws::{Key, Play, Regime, Regulations, Rulebook, SCHEMA as LAWS, Supervision, Written};
use arbiter_rules::{Answer, making};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::upcast::SCHEMA;
use crate::boards::Boards;
use crate::start::Start;
use crate::state::{State, Voice};

/// A rulebook as a log names it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RulebookMark {
    /// Its id, such as `fide-2023`.
    pub id: String,
    /// Its [`fingerprint`] when the game was played.
    pub hash: String,
}

/// The first line of a log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format.
    pub schema: u64,
    /// The version of the rules when the game began.
    pub rules: String,
    /// The rulebook under which the game is played.
    pub rulebook: RulebookMark,
    play: Play,
    supervision: Supervision,
    /// What the event set over the rulebook.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    regulations: BTreeMap<String, Written>,
    /// The whole regime: every parameter that has a value.
    regime: BTreeMap<String, Written>,
    start: Start,
    /// What had ended the game before its first event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<Answer>,
}

/// Why the regime of a log cannot be had here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HeaderError {
    /// No rulebook has this id here.
    #[error("no rulebook is called {0:?}")]
    UnknownRulebook(String),
    /// A parameter that the event set is not known here.
    #[error("the parameter {0:?} is not known or cannot have its value")]
    UnknownParameter(String),
}

impl Header {
    /// The first line of the log of a game that begins so.
    #[must_use]
    pub fn new(rulebook: &Rulebook, regime: &Regime, start: &Start) -> Self {
        // A regime is large: one that stays as it is is not copied.
        let over = start.overlay(regime).map(|overlay| regime.clone().over(overlay));
        let regime = over.as_ref().unwrap_or(regime);
        let all = Key::ALL.iter().copied();
        let values = all.filter_map(|key| Some((key, regime.value(key)?)));
        let stored = values.map(|(key, value)| (key, (key.id().to_string(), key.written(value))));
        let stored: Vec<_> = stored.collect();
        let start = start.under(regime);
        let by_event = stored.iter().filter(|(key, _)| regime.is_set_by_event(*key));
        Self {
            schema: SCHEMA,
            rules: super::RULES.into(),
            rulebook: RulebookMark {
                id: rulebook.id().into(),
                hash: fingerprint(rulebook),
            },
            play: regime.play(),
            supervision: regime.supervision(),
            regulations: by_event.map(|(_, stored)| stored.clone()).collect(),
            regime: stored.into_iter().map(|(_, stored)| stored).collect(),
            opening: crate::decide::ended::at_the_start(&start.state(), regime),
            start,
        }
    }

    /// How fast the game is.
    #[must_use]
    pub fn play(&self) -> Play {
        self.play
    }

    /// How the game begins.
    #[must_use]
    pub fn start(&self) -> Start {
        self.start.clone()
    }

    /// The boards before the first entry; by the regime where that can be had here.
    pub(super) fn boards(&self, regime: Option<&Regime>) -> Boards {
        let by_program = self.regime.contains_key(Key::FriendsNotices.id());
        let voice = regime.map(|regime| Voice::of(self.start.seats(), regime));
        let voice = voice.unwrap_or_default();
        let by_clock = regime.is_some_and(|regime| !making::binds_before_the_press(regime));
        let begun = |mut state: State| {
            state.supervised = by_program || self.supervision == Supervision::Competition;
            state.voice = voice;
            state.by_clock = by_clock;
            state
        };
        let (mut state, second) = (begun(self.start.state()), self.start.second().map(begun));
        if let Some(answer) = &self.opening {
            crate::evolve::carry_out(&mut state, answer);
        }
        Boards::new(state, second)
    }

    /// Whether the rulebook of today is the one that the game was played under.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        Rulebook::by_id(&self.rulebook.id).is_some_and(|book| fingerprint(book) == self.rulebook.hash)
    }

    /// The regime, resolved again from the rulebook of today with this id.
    ///
    /// # Errors
    /// No rulebook has that id here, or a regulation is not known.
    pub fn regime(&self) -> Result<Regime, HeaderError> {
        let id = &self.rulebook.id;
        let book = Rulebook::by_id(id).ok_or_else(|| HeaderError::UnknownRulebook(id.clone()))?;
        let mut regulations = Regulations::default();
        for (name, value) in &self.regulations {
            let set = regulations.set(name, &value.raw());
            set.map_err(|_| HeaderError::UnknownParameter(name.clone()))?;
        }
        Ok(self
            .start
            .over(book.regime(self.play, self.supervision, &regulations)))
    }
}

/// SHA-256 over every article of a rulebook: its id, its topics and its values.
#[must_use]
pub fn fingerprint(rulebook: &Rulebook) -> String {
    let mut hasher = Sha256::new();
    let mut put = |text: &str| {
        hasher.update(text.as_bytes());
        hasher.update(b"\n");
    };
    for article in rulebook.articles() {
        put(article.id());
        for topic in article.topics() {
            put(LAWS.topics[topic as usize].id);
        }
        for (key, value) in article.values() {
            put(key.id());
            put(&key.written(value).to_string());
        }
    }
    hex(&hasher.finalize())
}
