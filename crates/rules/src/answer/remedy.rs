//! What must be done about a ruling, and by whom.

use alloc::string::String;

use arbiter_laws::Points;
use arbiter_laws::clock::millis;
use arbiter_mate::chess::{CastlingSide, Color, Piece, Square};
use arbiter_notation::variants::Asked;
use serde::{Deserialize, Serialize};

use super::{Referee, Score, SheetTime};
use crate::fact::WatchUntil;
use crate::tagged;

/// Who carries a remedy out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CarriedOutBy {
    /// The software, at once.
    Software,
    /// A person; it stands on the arbiter's list until `remedy_done`.
    Person,
}

tagged! {
    /// A remedy. Stored with its tag as `kind`.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    #[non_exhaustive]
    pub enum Remedy {
        /// Time is added (`player`: to whom; `ms`: how much, in milliseconds).
        AddTime = "add_time" { player: Color, ms: u64 },
        /// Time is taken (`player`: from whom; `ms`: how much).
        TakeTime = "take_time" { player: Color, ms: u64 },
        /// A display is set (`player`: whose; `ms`: to what).
        SetTime = "set_time" { player: Color, ms: u64 },
        /// The increment of a press is taken off again.
        RemoveIncrement = "remove_increment" {
            /// The player whose press it was.
            player: Color,
            /// The ply whose press gave it; for a press without a move the ply that was due.
            ply: u32,
        },
        /// The move counter is set (`player`: whose; `moves`: to so many moves).
        SetMoveCounter = "set_move_counter" { player: Color, moves: u16 },
        /// The clock is set as it should have been (`control`: the time control).
        CorrectSetting = "correct_setting" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            control: Option<String>,
        },
        /// The clock is replaced.
        ReplaceClock = "replace_clock",
        /// The position after so many plies stands again (`ply`: the plies that remain).
        Restore = "restore" { ply: u32 },
        /// The other board of a match goes back too (`ply`: the plies that remain there).
        RestoreOther = "restore_other" { ply: u32 },
        /// Both have in hand what is told (`pockets`: White’s men in capitals, then Black’s).
        SetPockets = "set_pockets" { pockets: String },
        /// So many checks are left to give (`left`: White’s, then Black’s: `2+3`).
        SetChecks = "set_checks" { left: String },
        /// The position after so many plies stands again: the program has set it up itself (`ply`: the plies that
        /// remain).
        TakeBack = "take_back" { ply: u32 },
        /// The press of the clock counts for nothing: both displays are what they were before it, and the same one
        /// runs on (`player`: whose press).
        UndoPress = "undo_press" { player: Color },
        /// One piece must move (`square`: where it stands).
        MustMove = "must_move" { square: Square },
        /// One piece must be captured (`square`: where it stands).
        MustCapture = "must_capture" { square: Square },
        /// The king must castle (`side`: to this side).
        MustCastle = "must_castle" { side: CastlingSide },
        /// A man in hand must be put on the board (`piece`: which).
        MustDrop = "must_drop" { piece: Piece },
        /// The move is announced aloud (`player`: by whom).
        Announce = "announce" { player: Color },
        /// Any legal move may be made.
        AnyLegalMove = "any_legal_move",
        /// The move that was declared must be made (`uci`: which).
        DeclaredMove = "declared_move" { uci: Asked },
        /// An illegal move is counted (`player`: whose; `nth`: the how manieth).
        CountIllegalMove = "count_illegal_move" { player: Color, nth: u32 },
        /// A remark (`player`: to whom).
        Remark = "remark" { player: Color },
        /// A warning (`player`: to whom).
        Warning = "warning" { player: Color },
        /// The score is another than the usual one of the result.
        Score = "score" (Score),
        /// Points are taken or given (`player`: whose; `points`: how many; `given`: whether they are given).
        Points = "points" {
            player: Color,
            points: Points,
            given: bool,
        },
        /// A fine (`player`: who pays; `amount`: how much).
        Fine = "fine" {
            player: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            amount: Option<u32>,
        },
        /// Excluded from a round (`who`: who).
        ExcludeRound = "exclude_round" { who: String },
        /// Expelled from the event (`who`: who).
        ExpelEvent = "expel_event" { who: String },
        /// Expelled from the hall (`who`: who).
        ExpelHall = "expel_hall" { who: String },
        /// A new game is begun.
        NewGame = "new_game",
        /// The players change colours.
        SwapColours = "swap_colours",
        /// The position is carried over to a board that is placed rightly.
        TransferPosition = "transfer_position",
        /// A piece is put where it belongs (`square`: where; `piece`: which; `None` empties the square).
        ReplacePiece = "replace_piece" {
            square: Square,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Piece>,
        },
        /// A promotion is finished (`square`: where; `piece`: into what, where that is fixed).
        FinishPromotion = "finish_promotion" {
            square: Square,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Piece>,
        },
        /// Castling to a side is not allowed on this move (`player`: who; `side`: to which side).
        CastlingLost = "castling_lost" {
            player: Color,
            side: CastlingSide,
        },
        /// A scoresheet is completed (`player`: whose; `clock`: on whose time).
        CompleteSheet = "complete_sheet" { player: Color, clock: SheetTime },
        /// A scoresheet is given back (`player`: whose; `clock`: on whose time).
        ReturnSheet = "return_sheet" { player: Color, clock: SheetTime },
        /// The final position is written down, and the opponent verifies it (`player`: who writes it).
        WritePosition = "write_position" { player: Color },
        /// A scoresheet is replaced (`player`: whose).
        ReplaceSheet = "replace_sheet" { player: Color },
        /// It is looked at again (`until`: when: a word such as `next_completed_move`).
        Watch = "watch" { until: WatchUntil },
        /// Nothing may be said (`about`: of what).
        KeepSilent = "keep_silent" { about: String },
        /// Somebody else decides (`whom`: who).
        ReferTo = "refer_to" { whom: Referee },
    }
}

impl Remedy {
    /// Time added in milliseconds.
    #[must_use]
    pub fn add_time(player: Color, time: core::time::Duration) -> Self {
        Self::AddTime {
            player,
            ms: millis(time),
        }
    }

    /// Who carries it out when pieces stand on a real board and people hold a real clock.
    #[must_use]
    pub fn carried_out_by(&self) -> CarriedOutBy {
        match self {
            Self::AddTime { .. }
            | Self::TakeTime { .. }
            | Self::SetTime { .. }
            | Self::RemoveIncrement { .. }
            | Self::SetMoveCounter { .. }
            | Self::TakeBack { .. }
            | Self::UndoPress { .. }
            | Self::CountIllegalMove { .. }
            | Self::Score(_)
            | Self::CastlingLost { .. }
            | Self::Watch { .. }
            | Self::KeepSilent { .. } => CarriedOutBy::Software,
            _ => CarriedOutBy::Person,
        }
    }
}
