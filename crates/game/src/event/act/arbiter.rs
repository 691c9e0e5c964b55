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
        Observe = "observe" {
            /// What.
            fact: FactKind,
            /// Whose.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
            /// At which ply.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            /// How it should be.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            should: Option<String>,
            /// Where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            /// How a device was found.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            device: Option<DeviceKind>,
        },
        /// Somebody tells.
        Report = "report" {
            /// What.
            fact: FactKind,
            /// To whom.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<Actor>,
            /// Whose.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
            /// At which ply.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            /// How it should be.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            should: Option<String>,
            /// Where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            /// How a device was found.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            device: Option<DeviceKind>,
        },
        /// The game is played over, and something is found.
        ReplayFinds = "replay_finds" {
            /// What.
            fact: FactKind,
            /// At which ply.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            /// Whose.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
            /// How it should be.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            should: Option<String>,
            /// Where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            /// How a device was found.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            device: Option<DeviceKind>,
        },
    }
}

subject! {
    /// What an arbiter does.
    pub enum ArbiterAct {
        /// The game starts.
        Start = "start",
        /// The clocks are stopped.
        Stop = "stop",
        /// Play goes on.
        Resume = "resume" {
            /// Whose clock runs; default that of the player who has the move.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        },
        /// A question is answered.
        Decide = "decide" {
            /// Which.
            question: QuestionId,
            /// With which option.
            answer: String,
            /// A figure: White's display, in milliseconds.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            white: Option<u64>,
            /// Black's.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            black: Option<u64>,
            /// White's move counter.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            white_moves: Option<u16>,
            /// Black's.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            black_moves: Option<u16>,
            /// A ply.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            /// A board, as FEN.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            board: Option<String>,
            /// An amount of time.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ms: Option<u64>,
            /// Whom it concerns.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Color>,
            /// An amount of money or points.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            amount: Option<u32>,
            /// Words, where the answer is his own.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<String>,
        },
        /// A display or counter is set.
        Adjust = "adjust" {
            /// Whose.
            side: Color,
            /// To what.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ms: Option<u64>,
            /// The move counter.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            counter: Option<u16>,
            /// Why.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            why: Option<String>,
        },
        /// An order.
        Order = "order" {
            /// What.
            what: String,
        },
        /// Penalties.
        Penalise = "penalise" {
            /// Which.
            list: Vec<Penalised>,
        },
        /// A new game.
        NewGame = "new_game",
        /// The regime of the game changes.
        ChangeRegime = "change_regime" {
            /// What.
            what: String,
        },
        /// The game is adjourned.
        Adjourn = "adjourn",
        /// The envelope is opened.
        OpenEnvelope = "open_envelope",
        /// A decision is put off.
        Postpone = "postpone",
        /// A result is declared.
        Declare = "declare" {
            /// Which.
            result: GameResult,
            /// With which points, where they are others.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            score: Option<GivenScore>,
        },
        /// A result is corrected.
        Correct = "correct" {
            /// To which.
            result: GameResult,
        },
        /// A ruling is overruled.
        Overrule = "overrule" {
            /// Which, by its number.
            ruling: u32,
            /// Why.
            #[serde(default)]
            reason: String,
        },
        /// What an official did is taken back: game, clocks and score are as before it, and the log keeps both.
        TakeBack = "take_back" {
            /// Which, by the number of its entry.
            entry: u32,
            /// Why.
            #[serde(default)]
            reason: String,
        },
    }
}

subject! {
    /// What follows.
    pub enum AfterAct {
        /// A remedy has been carried out.
        RemedyDone = "remedy_done" {
            /// Which ruling.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ruling: Option<u32>,
        },
        /// A player complies.
        Comply = "comply",
        /// A player refuses to.
        Refuse = "refuse",
        /// An appeal.
        Appeal = "appeal" {
            /// To whom.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<Actor>,
            /// Whether the fee is paid.
            #[serde(default)]
            fee: bool,
            /// Whether in writing.
            #[serde(default)]
            in_writing: bool,
        },
        /// It is decided.
        DecideAppeal = "decide_appeal" {
            /// How.
            #[serde(default)]
            upheld: bool,
        },
    }
}

/// One of the penalties that an arbiter imposes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    /// Which: an option of the question `penalty`.
    pub kind: String,
    /// Whom.
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

    /// A question answered with an option, without figures.
    #[must_use]
    pub fn answer(question: QuestionId, answer: String) -> Self {
        Self::Decide {
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
pub struct GivenScore {
    /// White's points, as written.
    pub white: String,
    /// Black's.
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
