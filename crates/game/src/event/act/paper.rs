//! What clocks show, what is written, who is there.

use alloc::string::String;

use arbiter_rules::answer::GameResult;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::DeviceKind;

use serde::{Deserialize, Serialize};

use super::subject::subject;

subject! {
    /// What the clock shows and does.
    pub enum ClockAct {
        /// A reading.
        Reading = "reading" {
            /// White's display in milliseconds.
            white: u64,
            /// Black's.
            black: u64,
            /// The move counters.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            counters: Option<Counters>,
        },
        /// A display shows zero.
        ShowsZero = "shows_zero" {
            /// Whose.
            side: Color,
        },
        /// The clock marks whose flag fell first.
        ShowsFirst = "shows_first" {
            /// Whose.
            side: Color,
        },
        /// The clock is defective.
        Defect = "defect",
        /// The clock adds time.
        Adds = "adds" {
            /// To whom.
            side: Color,
            /// How much.
            ms: u64,
        },
    }
}

/// What both move counters show; read also as a list, White's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "EitherCounters")]
pub struct Counters {
    /// White's.
    pub white: u16,
    /// Black's.
    pub black: u16,
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "the counters of both players, such as { white = 40, black = 39 }"
)]
enum EitherCounters {
    Named { white: u16, black: u16 },
    List(u16, u16),
}

impl From<EitherCounters> for Counters {
    fn from(either: EitherCounters) -> Self {
        match either {
            EitherCounters::Named { white, black } | EitherCounters::List(white, black) => {
                Self { white, black }
            }
        }
    }
}

subject! {
    /// What is written.
    pub enum PaperAct {
        /// A line of a scoresheet.
        Write = "write" {
            /// Whose sheet.
            side: Color,
            /// Which line.
            #[serde(default)]
            line: u32,
            /// What.
            text: String,
        },
        /// A move is written before it is made.
        WriteAhead = "write_ahead" {
            /// What.
            #[serde(default)]
            text: String,
        },
        /// A line is struck out.
        Strike = "strike" {
            /// Which line.
            #[serde(default)]
            line: u32,
        },
        /// An offer is recorded.
        DrawMark = "draw_mark",
        /// Something else is written.
        Note = "note" {
            /// What.
            #[serde(default)]
            text: String,
        },
        /// The sheet is handed to the opponent or the arbiter.
        HandSheet = "hand_sheet",
        /// It is given back.
        ReturnSheet = "return_sheet",
        /// A move is sealed.
        Seal = "seal" {
            /// What was written.
            text: String,
            /// In which language.
            #[serde(default)]
            language: String,
        },
        /// The result is signed.
        Sign = "sign" {
            /// Which.
            result: GameResult,
        },
    }
}

subject! {
    /// Who is there.
    pub enum PresenceAct {
        /// A player arrives.
        Arrive = "arrive",
        /// A player leaves.
        Leave = "leave" {
            /// Which area.
            #[serde(default)]
            area: String,
            /// Whether with leave.
            #[serde(default)]
            with_leave: bool,
        },
        /// He returns.
        Return = "return",
        /// A device.
        Device = "device" {
            /// How it was found.
            #[serde(default)]
            kind: DeviceKind,
        },
        /// He smokes.
        Smoke = "smoke",
        /// He has finished and looks on.
        FinishAsSpectator = "finish_as_spectator",
    }
}
