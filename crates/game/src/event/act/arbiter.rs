//! What is noticed and told, what an arbiter does, and what follows.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::answer::{GameResult, QuestionId, Score};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{DeviceKind, FactKind};
use serde::{Deserialize, Serialize};

use super::subject::subject;
use crate::event::{Actor, Spot};

subject! {
    /// What is noticed and told.
    pub enum ReportAct {
        /// An arbiter notices.
        Observe = "observe"(Told),
        /// Somebody tells what he has seen.
        Report = "report"(Told),
        /// The game is played over, and something is found.
        ReplayFinds = "replay_finds"(Told),
    }
}

impl ReportAct {
    /// What it is, whoever tells it and how it was found.
    #[must_use]
    pub const fn told(&self) -> &Told {
        match self {
            Self::Observe(told) | Self::Report(told) | Self::ReplayFinds(told) => told,
        }
    }
}

/// A fact that somebody has noticed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Noticed"))]
pub struct Told {
    /// What it is.
    pub fact: FactKind,
    /// Who is told of it; nobody where an arbiter notices it himself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Actor>,
    /// Whose doing, clock or piece it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Color>,
    /// The ply at which it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// How a clock should have been set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub should: Option<String>,
    /// The square of a piece.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub square: Option<Spot>,
    /// How a device was found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub device: Option<DeviceKind>,
}

subject! {
    /// What an arbiter does.
    pub enum ArbiterAct {
        /// The game starts.
        Start = "start",
        /// The clocks are stopped.
        Stop = "stop",
        /// Play goes on (`side`: whose clock runs; default that of the player who has the move).
        Resume = "resume" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        },
        /// A question is answered.
        Decide = "decide"(Decided),
        /// A display or counter is set (`side`: whose; `ms`: to what; `counter`: the move counter; `why`: why).
        Adjust = "adjust" {
            side: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ms: Option<u64>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            counter: Option<u16>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            why: Option<String>,
        },
        /// An order (`what`: what: `search` or `search_body`, or in words).
        Order = "order" { what: String },
        /// Penalties (`list`: which).
        Penalise = "penalise" { list: Vec<Penalised> },
        /// A new game.
        NewGame = "new_game",
        /// The game is adjourned.
        Adjourn = "adjourn",
        /// The envelope is opened (`text`: what stands in it; default what was sealed, where that is not enciphered;
        /// `language`: in whose letters).
        OpenEnvelope = "open_envelope" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<String>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            language: Option<String>,
        },
        /// A decision is put off.
        Postpone = "postpone",
        /// A result is declared (`result`: which; `score`: with which points, where they are others).
        Declare = "declare" {
            result: GameResult,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            score: Option<GivenScore>,
        },
        /// A result is corrected (`result`: to which).
        Correct = "correct" { result: GameResult },
        /// A ruling is overruled (`ruling`: which, by its number; `reason`: why).
        Overrule = "overrule" {
            ruling: u32,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            reason: String,
        },
        /// What an official did is taken back: game, clocks and score are as before it, and the log keeps both
        /// (`entry`: which, by the number of its entry; `reason`: why).
        TakeBack = "take_back" {
            entry: u32,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            reason: String,
        },
    }
}

subject! {
    /// What is done about an answer: remedies, refusals, appeals.
    pub enum AfterAct {
        /// A remedy has been carried out (`ruling`: which ruling).
        RemedyDone = "remedy_done" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ruling: Option<u32>,
        },
        /// A player complies.
        Comply = "comply",
        /// A player refuses to.
        Refuse = "refuse",
        /// An appeal (`to`: to whom; `fee`: whether the fee is paid; `in_writing`: whether in writing).
        Appeal = "appeal" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<Actor>,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            fee: bool,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            in_writing: bool,
        },
        /// It is decided (`upheld`: how; `result`: which result then stands).
        DecideAppeal = "decide_appeal" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            upheld: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            result: Option<GameResult>,
        },
    }
}

/// One of the penalties that an arbiter imposes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Penalised {
    /// Which: an option of the question `penalty`.
    pub kind: String,
    /// The player on whom it is imposed; default the one who has the move.
    #[serde(default, skip_serializing_if = "Option::is_none", alias = "who")]
    pub player: Option<Color>,
    /// An amount of time in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// An amount of money, or of half points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
}

impl ArbiterAct {
    /// Whether something that was done or ruled is taken back with it.
    #[must_use]
    pub const fn takes_back(&self) -> bool {
        matches!(self, Self::TakeBack { .. } | Self::Overrule { .. })
    }
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Decided {
    /// The question that is answered.
    pub question: QuestionId,
    /// The word of the option that is chosen.
    pub answer: String,
    /// What White's display is to show, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white: Option<u64>,
    /// What Black's is to show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black: Option<u64>,
    /// White's move counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub white_moves: Option<u16>,
    /// Black's move counter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub black_moves: Option<u16>,
    /// The ply whose position is identified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// That position, as FEN.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<String>,
    /// An amount of time in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ms: Option<u64>,
    /// Whom it concerns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<Color>,
    /// An amount of money or points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
    /// Words, where the answer is his own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl Decided {
    /// An option, without figures.
    #[must_use]
    pub const fn plain(question: QuestionId, answer: String) -> Self {
        Self {
            question,
            answer,
            white: None,
            black: None,
            white_moves: None,
            black_moves: None,
            ply: None,
            board: None,
            ms: None,
            player: None,
            amount: None,
            text: None,
        }
    }
}

/// A score as an arbiter gives it: also one that cannot be given, such as three quarters, so that it is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GivenScore {
    /// White's points, as written.
    pub white: String,
    /// Black's points, as written.
    pub black: String,
}

impl GivenScore {
    /// The points, if both can be written in halves.
    #[must_use]
    pub fn points(&self) -> Option<Score> {
        let white = self.white.parse().ok()?;
        let black = self.black.parse().ok()?;
        Some(Score { white, black })
    }
}

impl core::fmt::Display for GivenScore {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_quarters_are_no_points() {
        let score = |white: &str| {
            GivenScore {
                white: white.into(),
                black: "1/2".into(),
            }
            .points()
        };
        assert_eq!(score("1"), Some(Score::halves(2, 1)));
        assert_eq!(score("3/4"), None);
    }
}
