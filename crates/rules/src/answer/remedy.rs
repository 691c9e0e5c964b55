//! What must be done about a ruling, and by whom.

use alloc::string::String;

use arbiter_laws::Points;
use arbiter_laws::clock::millis;
use arbiter_mate::chess::{CastlingSide, Color, Move, Piece, Square};
use serde::{Deserialize, Serialize};

use super::{Referee, Score, SheetTime};
use crate::fact::WatchUntil;

/// Who carries a remedy out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CarriedOutBy {
    /// The software, at once.
    Software,
    /// A person; it stands on the arbiter's list until `remedy_done`.
    Person,
}

/// A remedy. Stored with its tag as `kind`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Remedy {
    /// Time is added.
    AddTime {
        /// To whom.
        player: Color,
        /// How much, in milliseconds.
        ms: u64,
    },
    /// Time is taken.
    TakeTime {
        /// From whom.
        player: Color,
        /// How much.
        ms: u64,
    },
    /// A display is set.
    SetTime {
        /// Whose.
        player: Color,
        /// To what.
        ms: u64,
    },
    /// The increment of a press is taken off again.
    RemoveIncrement {
        /// Whose.
        player: Color,
        /// The ply whose press gave it; for a press without a move the ply that was due.
        ply: u32,
    },
    /// The move counter is set.
    SetMoveCounter {
        /// Whose.
        player: Color,
        /// To so many moves.
        moves: u16,
    },
    /// The clock is set as it should have been.
    CorrectSetting {
        /// The time control.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        control: Option<String>,
    },
    /// The clock is replaced.
    ReplaceClock,
    /// The position after so many plies stands again.
    Restore {
        /// The plies that remain.
        ply: u32,
    },
    /// The position after so many plies stands again: the program has set it up itself.
    TakeBack {
        /// The plies that remain.
        ply: u32,
    },
    /// The press of the clock counts for nothing: both displays are what they were before it, and the same one runs on.
    UndoPress {
        /// Whose press.
        player: Color,
    },
    /// One piece must move.
    MustMove {
        /// Where it stands.
        square: Square,
    },
    /// One piece must be captured.
    MustCapture {
        /// Where it stands.
        square: Square,
    },
    /// The king must castle.
    MustCastle {
        /// To this side.
        side: CastlingSide,
    },
    /// Any legal move may be made.
    AnyLegalMove,
    /// The move that was declared must be made.
    DeclaredMove {
        /// Which.
        uci: Move,
    },
    /// An illegal move is counted.
    CountIllegalMove {
        /// Whose.
        player: Color,
        /// The how manieth.
        nth: u32,
    },
    /// A remark.
    Remark {
        /// To whom.
        player: Color,
    },
    /// A warning.
    Warning {
        /// To whom.
        player: Color,
    },
    /// The points.
    Score(Score),
    /// Points are taken or given.
    Points {
        /// Whose.
        player: Color,
        /// How many.
        points: Points,
        /// Whether they are given.
        given: bool,
    },
    /// A fine.
    Fine {
        /// Who pays.
        player: Color,
        /// How much.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<u32>,
    },
    /// Excluded from a round.
    ExcludeRound {
        /// Who.
        who: String,
    },
    /// Expelled from the event.
    ExpelEvent {
        /// Who.
        who: String,
    },
    /// Expelled from the hall.
    ExpelHall {
        /// Who.
        who: String,
    },
    /// A new game is begun.
    NewGame,
    /// The players change colours.
    SwapColours,
    /// The position is carried over to a board that is placed rightly.
    TransferPosition,
    /// A piece is put where it belongs.
    ReplacePiece {
        /// Where.
        square: Square,
        /// Which; `None` empties the square.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// A promotion is finished.
    FinishPromotion {
        /// Where.
        square: Square,
        /// Into what, where that is fixed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
    },
    /// Castling to a side is not allowed on this move.
    CastlingLost {
        /// Who.
        player: Color,
        /// To which side.
        side: CastlingSide,
    },
    /// A scoresheet is completed.
    CompleteSheet {
        /// Whose.
        player: Color,
        /// On whose time.
        clock: SheetTime,
    },
    /// A scoresheet is given back.
    ReturnSheet {
        /// Whose.
        player: Color,
        /// On whose time.
        clock: SheetTime,
    },
    /// It is looked at again.
    Watch {
        /// When: a word such as `next_completed_move`.
        until: WatchUntil,
    },
    /// Nothing may be said.
    KeepSilent {
        /// Of what.
        about: String,
    },
    /// Somebody else decides.
    ReferTo {
        /// Who.
        whom: Referee,
    },
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

    /// Every tag.
    pub const TAGS: &'static [&'static str] = &[
        "add_time",
        "take_time",
        "set_time",
        "remove_increment",
        "set_move_counter",
        "correct_setting",
        "replace_clock",
        "restore",
        "take_back",
        "undo_press",
        "must_move",
        "must_capture",
        "must_castle",
        "any_legal_move",
        "declared_move",
        "count_illegal_move",
        "remark",
        "warning",
        "score",
        "points",
        "fine",
        "exclude_round",
        "expel_event",
        "expel_hall",
        "new_game",
        "swap_colours",
        "transfer_position",
        "replace_piece",
        "finish_promotion",
        "castling_lost",
        "complete_sheet",
        "return_sheet",
        "watch",
        "keep_silent",
        "refer_to",
    ];

    /// Its tag in the public interface.
    #[must_use]
    pub fn tag(&self) -> &'static str {
        match self {
            Self::AddTime { .. } => "add_time",
            Self::TakeTime { .. } => "take_time",
            Self::SetTime { .. } => "set_time",
            Self::RemoveIncrement { .. } => "remove_increment",
            Self::SetMoveCounter { .. } => "set_move_counter",
            Self::CorrectSetting { .. } => "correct_setting",
            Self::ReplaceClock => "replace_clock",
            Self::Restore { .. } => "restore",
            Self::TakeBack { .. } => "take_back",
            Self::UndoPress { .. } => "undo_press",
            Self::MustMove { .. } => "must_move",
            Self::MustCapture { .. } => "must_capture",
            Self::MustCastle { .. } => "must_castle",
            Self::AnyLegalMove => "any_legal_move",
            Self::DeclaredMove { .. } => "declared_move",
            Self::CountIllegalMove { .. } => "count_illegal_move",
            Self::Remark { .. } => "remark",
            Self::Warning { .. } => "warning",
            Self::Score(_) => "score",
            Self::Points { .. } => "points",
            Self::Fine { .. } => "fine",
            Self::ExcludeRound { .. } => "exclude_round",
            Self::ExpelEvent { .. } => "expel_event",
            Self::ExpelHall { .. } => "expel_hall",
            Self::NewGame => "new_game",
            Self::SwapColours => "swap_colours",
            Self::TransferPosition => "transfer_position",
            Self::ReplacePiece { .. } => "replace_piece",
            Self::FinishPromotion { .. } => "finish_promotion",
            Self::CastlingLost { .. } => "castling_lost",
            Self::CompleteSheet { .. } => "complete_sheet",
            Self::ReturnSheet { .. } => "return_sheet",
            Self::Watch { .. } => "watch",
            Self::KeepSilent { .. } => "keep_silent",
            Self::ReferTo { .. } => "refer_to",
        }
    }
}
