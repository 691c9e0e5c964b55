//! What clocks show, what is written, who is there.

use alloc::string::String;

use arbiter_rules::answer::GameResult;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{Area, DeviceKind, NoteKind, SheetKind};

use crate::event::Actor;

use serde::{Deserialize, Serialize};

use super::closed::Closed;
use super::subject::subject;

subject! {
    /// What the clock shows and does.
    pub enum ClockAct {
        /// A reading (`white`: white's display in milliseconds; `black`: black's; `counters`: the move counters).
        Reading = "reading" {
            white: u64,
            black: u64,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            counters: Option<Counters>,
        },
        /// A display shows zero (`side`: whose).
        ShowsZero = "shows_zero" { side: Color },
        /// The clock marks whose flag fell first (`side`: whose).
        ShowsFirst = "shows_first" { side: Color },
        /// The clock is defective.
        Defect = "defect",
        /// The clock adds time (`side`: to whom; `ms`: how much).
        Adds = "adds" { side: Color, ms: u64 },
    }
}

/// What both move counters show; read also as a list, White's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "EitherCounters")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counters {
    /// Moves on White's counter.
    pub white: u16,
    /// Moves on Black's counter.
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
        /// A line of a scoresheet (`side`: whose sheet; `line`: which line, by the number of the move, 0 for the next
        /// free place; `text`: what; `on`: on what, where that is not paper).
        Write = "write" {
            side: Color,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            line: u32,
            text: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<SheetKind>,
        },
        /// A move is written before it is made (`text`: what).
        WriteAhead = "write_ahead" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            text: String,
        },
        /// A line is struck out (`line`: which line, by the number of the move, 0 for the last).
        Strike = "strike" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            line: u32,
        },
        /// An offer is recorded.
        DrawMark = "draw_mark",
        /// Something else is written (`text`: what; `what`: of which kind).
        Note = "note" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            text: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            what: Option<NoteKind>,
        },
        /// The sheet is handed to the opponent or the arbiter (`to`: to whom; default the opponent, after the end the
        /// arbiter).
        HandSheet = "hand_sheet" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<Actor>,
        },
        /// It is given back.
        ReturnSheet = "return_sheet",
        /// A move is sealed (`text`: what was written; `language`: in which language; `closed`: the same enciphered, in the place
        /// of a text).
        Seal = "seal" {
            text: String,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            language: String,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            closed: Option<alloc::boxed::Box<Closed>>,
        },
        /// The result is signed (`result`: which; `on`: on what, where that is not paper).
        Sign = "sign" {
            result: GameResult,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<SheetKind>,
        },
    }
}

subject! {
    /// Who is there.
    pub enum PresenceAct {
        /// A player arrives.
        Arrive = "arrive",
        /// A player leaves (`area`: what he leaves; `with_leave`: whether with leave).
        Leave = "leave" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            area: Area,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            with_leave: bool,
        },
        /// He comes back to the playing area.
        Return = "return",
        /// A device (`kind`: how it was found; `with_leave`: whether with leave).
        Device = "device" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            kind: DeviceKind,
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            with_leave: bool,
        },
        /// He smokes where it is not allowed.
        Smoke = "smoke",
        /// He has finished and looks on.
        FinishAsSpectator = "finish_as_spectator",
    }
}
