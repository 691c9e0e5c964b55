//! Decisions, nested by subject; on paper and in a log each is one tag with its fields.

use alloc::vec::Vec;

use arbiter_mate::chess::{Color, Move, Piece, Square};
use serde::{Deserialize, Serialize};

use super::{
    ClaimReason, EndReason, GameResult, IllegalKind, OffenceKind, Referee, Right, Score, SheetTime, Until,
    WhyTakenBack,
};
use crate::fact::ClaimKind;

macro_rules! decisions {
    ($($(#[$meta:meta])* $Subject:ident($Type:ident) { $($(#[$vmeta:meta])* $Value:ident = $word:literal
        $({ $($(#[$fmeta:meta])* $field:ident : $Field:ty),+ $(,)? })?,)+ })+) => {
        /// What was decided, by subject.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum Decision { $($(#[$meta])* $Subject($Type),)+ }

        impl Decision {
            /// Every tag.
            pub const TAGS: &'static [&'static str] = &[$($($word,)+)+];

            /// The tag of the public interface.
            #[must_use]
            pub fn tag(&self) -> &'static str {
                match self { $(Self::$Subject(decision) => decision.tag(),)+ }
            }
        }

        $(
            $(#[$meta])*
            #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(tag = "decision", rename_all = "snake_case")]
            pub enum $Type { $($(#[$vmeta])* $Value $({ $($(#[$fmeta])* $field: $Field),+ })?,)+ }

            impl $Type {
                /// The tag of the public interface.
                #[must_use]
                pub fn tag(&self) -> &'static str {
                    match self { $(Self::$Value { .. } => $word,)+ }
                }
            }

            impl From<$Type> for Decision {
                fn from(decision: $Type) -> Self { Self::$Subject(decision) }
            }
        )+
    };
}

decisions! {
    /// The game as a whole.
    Game(GameDecision) {
        /// The game is over.
        GameOver = "game_over" {
            /// The result as it is written.
            result: GameResult,
            /// The points.
            score: Score,
            /// Why.
            reason: EndReason,
        },
        /// It goes on.
        GameContinues = "game_continues",
        /// Nothing is done, and nothing shown either.
        NoIntervention = "no_intervention",
    }
    /// What touched pieces oblige to.
    Duty(DutyDecision) {
        /// Only these moves are left.
        Obligation = "obligation" {
            /// Who is bound.
            player: Color,
            /// The legal moves left.
            moves: Vec<Move>,
        },
        /// Every legal move is left.
        NoObligation = "no_obligation" {
            /// Who is free.
            player: Color,
        },
    }
    /// The act of moving.
    Move(MoveDecision) {
        /// The move has been made.
        MoveMade = "move_made" {
            /// By whom.
            player: Color,
            /// The move, if it can be written.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<Move>,
        },
        /// The move has been completed.
        MoveCompleted = "move_completed" {
            /// By whom.
            player: Color,
        },
        /// What was begun must be finished.
        FinishRequired = "finish_required" {
            /// By whom.
            player: Color,
        },
    }
    /// Claims.
    Claim(ClaimDecision) {
        /// It is right.
        ClaimUpheld = "claim_upheld" {
            /// Who claimed.
            player: Color,
            /// What.
            claim: ClaimKind,
        },
        /// It is wrong.
        ClaimRejected = "claim_rejected" {
            /// Who claimed.
            player: Color,
            /// What.
            claim: ClaimKind,
            /// Why not.
            reason: ClaimReason,
        },
        /// It cannot be made now, and costs nothing.
        ClaimNotAdmissible = "claim_not_admissible" {
            /// Who claimed.
            player: Color,
            /// What.
            claim: ClaimKind,
            /// Why not.
            reason: ClaimReason,
        },
        /// Something found while it was checked makes it void.
        ClaimVoid = "claim_void" {
            /// Who claimed.
            player: Color,
            /// What.
            claim: ClaimKind,
        },
        /// It can be made; what follows comes next.
        ClaimAdmissible = "claim_admissible" {
            /// Who claimed.
            player: Color,
            /// What.
            claim: ClaimKind,
        },
        /// A claim, or an offer, cannot be taken back.
        CannotWithdraw = "cannot_withdraw" {
            /// Who wants to.
            player: Color,
        },
    }
    /// Rights.
    Right(RightDecision) {
        /// A right is lost.
        RightLost = "right_lost" {
            /// Whose.
            player: Color,
            /// Which.
            right: Right,
            /// For how long.
            until: Until,
        },
    }
    /// Offers of a draw.
    Offer(OfferDecision) {
        /// An offer stands.
        OfferOpen = "offer_open" {
            /// Who offered.
            player: Color,
        },
        /// It was not accepted, or cannot be made.
        OfferRefused = "offer_refused" {
            /// Who had offered.
            player: Color,
        },
        /// It stands no more.
        OfferLapsed = "offer_lapsed" {
            /// Who had offered.
            player: Color,
        },
    }
    /// Illegal moves.
    Illegal(IllegalDecision) {
        /// It counts.
        IllegalMoveCounted = "illegal_move_counted" {
            /// Who made it.
            player: Color,
            /// The how manieth of this player.
            nth: u32,
            /// Of which kind.
            kind: IllegalKind,
        },
        /// It does not.
        IllegalMoveNotCounted = "illegal_move_not_counted" {
            /// Who made it.
            player: Color,
            /// Of which kind.
            kind: IllegalKind,
        },
        /// It is taken back at once, by the program, and costs nothing.
        MoveTakenBack = "move_taken_back" {
            /// Who made it.
            player: Color,
            /// What was wrong with it.
            why: WhyTakenBack,
            /// The piece that was moved, where it was one.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Piece>,
            /// From where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            from: Option<Square>,
            /// To where.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Square>,
        },
    }
    /// The position after a fault.
    Position(PositionDecision) {
        /// The position before the fault stands on the board again.
        PositionRestored = "position_restored" {
            /// The plies that remain.
            ply: u32,
        },
        /// What is wrong stays, and the game goes on from it.
        IrregularityStands = "irregularity_stands",
        /// Nothing is done before something else has happened.
        Wait = "wait",
    }
    /// A game anew, or its result.
    Result(ResultDecision) {
        /// A new game is played.
        NewGame = "new_game" {
            /// Whether the players change colours.
            #[serde(default)]
            swap_colours: bool,
        },
        /// The result is what it was.
        ResultStands = "result_stands",
        /// The result is corrected.
        ResultCorrected = "result_corrected" {
            /// To what.
            result: GameResult,
            /// With these points.
            score: Score,
        },
    }
    /// Scoresheets.
    Sheet(SheetDecision) {
        /// A player completes his scoresheet.
        CompleteSheet = "complete_sheet" {
            /// Who.
            player: Color,
            /// On whose time.
            clock: SheetTime,
        },
        /// Both reconstruct the game.
        Reconstruct = "reconstruct" {
            /// On whose time.
            clock: SheetTime,
        },
    }
    /// Offences.
    Offence(OffenceDecision) {
        /// An offence.
        Offence = "offence" {
            /// Whose.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Color>,
            /// Which.
            which: OffenceKind,
        },
        /// None.
        NoOffence = "no_offence",
    }
    /// The course of the event.
    Course(CourseDecision) {
        /// The decision is put off.
        Postponed = "postponed",
        /// The game is adjourned.
        Adjourned = "adjourned",
        /// Somebody else decides.
        Referred = "referred" {
            /// Who.
            to: Referee,
        },
        /// What an entry of the log did is undone; the entry stays in the log.
        TakenBack = "taken_back" {
            /// Its number.
            entry: u32,
            /// What both clocks show again, White's first, in milliseconds, where that is not what they showed just now.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            clocks: Option<[u64; 2]>,
            /// How long a display had run since, in milliseconds, where that is given back.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ran: Option<u64>,
        },
    }
}

impl Decision {
    /// Whose decision it is, where it is one player's.
    #[must_use]
    pub fn player(&self) -> Option<Color> {
        match self {
            Self::Duty(DutyDecision::Obligation { player, .. } | DutyDecision::NoObligation { player })
            | Self::Move(
                MoveDecision::MoveMade { player, .. }
                | MoveDecision::MoveCompleted { player }
                | MoveDecision::FinishRequired { player },
            )
            | Self::Claim(
                ClaimDecision::ClaimUpheld { player, .. }
                | ClaimDecision::ClaimRejected { player, .. }
                | ClaimDecision::ClaimNotAdmissible { player, .. }
                | ClaimDecision::ClaimVoid { player, .. }
                | ClaimDecision::ClaimAdmissible { player, .. }
                | ClaimDecision::CannotWithdraw { player },
            )
            | Self::Right(RightDecision::RightLost { player, .. })
            | Self::Offer(
                OfferDecision::OfferOpen { player }
                | OfferDecision::OfferRefused { player }
                | OfferDecision::OfferLapsed { player },
            )
            | Self::Illegal(
                IllegalDecision::IllegalMoveCounted { player, .. }
                | IllegalDecision::IllegalMoveNotCounted { player, .. }
                | IllegalDecision::MoveTakenBack { player, .. },
            )
            | Self::Sheet(SheetDecision::CompleteSheet { player, .. }) => Some(*player),
            Self::Offence(OffenceDecision::Offence { player, .. }) => *player,
            _ => None,
        }
    }
}
