//! Decisions, nested by subject; on paper and in a log each is one tag with its fields.

use alloc::vec::Vec;

use arbiter_mate::chess::{Color, Piece, Square};
use arbiter_notation::variants::Asked;
use serde::{Deserialize, Serialize};

use super::{
    ClaimReason, EndReason, GameResult, IllegalKind, OffenceKind, Referee, Right, Score, SheetTime, ToNote,
    Until, WhyTakenBack,
};
use crate::adjournment::Envelope;
use crate::fact::ClaimKind;
use crate::tagged;

macro_rules! decisions {
    ($($(#[$meta:meta])* $Subject:ident($Type:ident) { $($values:tt)+ })+) => {
        /// What was decided, by subject.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(untagged)]
        pub enum Decision { $($(#[$meta])* $Subject($Type),)+ }

        impl Decision {
            /// Every tag, by subject.
            pub const TAGS: &'static [&'static [&'static str]] = &[$($Type::TAGS,)+];

            /// The tag of the public interface.
            #[must_use]
            pub fn tag(&self) -> &'static str {
                match self { $(Self::$Subject(decision) => decision.tag(),)+ }
            }
        }

        $(
            tagged! {
                $(#[$meta])*
                #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
                #[serde(tag = "decision", rename_all = "snake_case")]
                pub enum $Type { $($values)+ }
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
        /// The game is over (`result`: the result as it is written; `score`: the points; `reason`: why).
        GameOver = "game_over" {
            result: GameResult,
            score: Score,
            reason: EndReason,
        },
        /// It goes on.
        GameContinues = "game_continues",
        /// It was over, and is not any more.
        GameResumed = "game_resumed",
        /// Nothing is done, and nothing shown either.
        NoIntervention = "no_intervention",
    }
    /// What touched pieces oblige to.
    Duty(DutyDecision) {
        /// Only these moves are left (`player`: who is bound; `moves`: the legal moves left).
        Obligation = "obligation" { player: Color, moves: Vec<Asked> },
        /// Every legal move is left (`player`: who is free).
        NoObligation = "no_obligation" { player: Color },
    }
    /// The act of moving.
    Move(MoveDecision) {
        /// The move has been made (`player`: by whom; `uci`: the move, if it can be written).
        MoveMade = "move_made" {
            player: Color,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<Asked>,
        },
        /// The move has been announced aloud (`player`: by whom; `uci`: which).
        MoveAnnounced = "move_announced" { player: Color, uci: Asked },
        /// The move has been completed (`player`: by whom).
        MoveCompleted = "move_completed" { player: Color },
        /// What was begun must be finished (`player`: by whom).
        FinishRequired = "finish_required" { player: Color },
    }
    /// What becomes of a claim.
    Claim(ClaimDecision) {
        /// It is right (`player`: who claimed; `claim`: what).
        ClaimUpheld = "claim_upheld" { player: Color, claim: ClaimKind },
        /// It is wrong (`player`: who claimed; `claim`: what; `reason`: why not).
        ClaimRejected = "claim_rejected" {
            player: Color,
            claim: ClaimKind,
            reason: ClaimReason,
        },
        /// It cannot be made now, and costs nothing (`player`: who claimed; `claim`: what; `reason`: why not).
        ClaimNotAdmissible = "claim_not_admissible" {
            player: Color,
            claim: ClaimKind,
            reason: ClaimReason,
        },
        /// Something found while it was checked makes it void (`player`: who claimed; `claim`: what).
        ClaimVoid = "claim_void" { player: Color, claim: ClaimKind },
        /// It can be made; what follows comes next (`player`: who claimed; `claim`: what).
        ClaimAdmissible = "claim_admissible" { player: Color, claim: ClaimKind },
        /// A claim, or an offer, cannot be taken back (`player`: who wants to).
        CannotWithdraw = "cannot_withdraw" { player: Color },
    }
    /// What a player may no longer do.
    Right(RightDecision) {
        /// A right is lost (`player`: whose; `right`: which; `until`: for how long).
        RightLost = "right_lost" {
            player: Color,
            right: Right,
            until: Until,
        },
    }
    /// Offers of a draw.
    Offer(OfferDecision) {
        /// An offer stands (`player`: who offered).
        OfferOpen = "offer_open" { player: Color },
        /// It was not accepted, or cannot be made (`player`: who had offered).
        OfferRefused = "offer_refused" { player: Color },
        /// It stands no more (`player`: who had offered).
        OfferLapsed = "offer_lapsed" { player: Color },
    }
    /// Whether an illegal move is counted.
    Illegal(IllegalDecision) {
        /// It counts (`player`: who made it; `nth`: the how manieth of this player; `kind`: of which kind).
        IllegalMoveCounted = "illegal_move_counted" {
            player: Color,
            nth: u32,
            kind: IllegalKind,
        },
        /// It does not (`player`: who made it; `kind`: of which kind).
        IllegalMoveNotCounted = "illegal_move_not_counted" {
            player: Color,
            kind: IllegalKind,
        },
        /// It is taken back at once, by the program, and costs nothing (`player`: who made it; `why`: what was wrong
        /// with it; `piece`: the piece that was moved, where it was one; `from`: from where; `square`: to where).
        MoveTakenBack = "move_taken_back" {
            player: Color,
            why: WhyTakenBack,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Piece>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            from: Option<Square>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Square>,
        },
    }
    /// The position after a fault.
    Position(PositionDecision) {
        /// The position before the fault stands on the board again (`ply`: the plies that remain).
        PositionRestored = "position_restored" { ply: u32 },
        /// What is wrong stays, and the game goes on from it.
        IrregularityStands = "irregularity_stands",
        /// Nothing is done before something else has happened.
        Wait = "wait",
    }
    /// A game anew, or its result.
    Result(ResultDecision) {
        /// A new game is played (`swap_colours`: whether the players change colours).
        NewGame = "new_game" {
            #[serde(default)]
            swap_colours: bool,
        },
        /// The result is what it was.
        ResultStands = "result_stands",
        /// The result is corrected (`result`: to what; `score`: with these points).
        ResultCorrected = "result_corrected" {
            result: GameResult,
            score: Score,
        },
    }
    /// What must be done about scoresheets.
    Sheet(SheetDecision) {
        /// A player completes his scoresheet (`player`: who; `clock`: on whose time).
        CompleteSheet = "complete_sheet" { player: Color, clock: SheetTime },
        /// Both reconstruct the game (`clock`: on whose time; `noted`: what is noted first).
        Reconstruct = "reconstruct" {
            clock: SheetTime,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            noted: Option<ToNote>,
        },
    }
    /// Whether somebody has done wrong.
    Offence(OffenceDecision) {
        /// An offence (`player`: whose; `which`: which).
        Offence = "offence" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Color>,
            which: OffenceKind,
        },
        /// Nobody has done wrong.
        NoOffence = "no_offence",
    }
    /// The course of the event.
    Course(CourseDecision) {
        /// The decision is put off.
        Postponed = "postponed",
        /// The game is adjourned (`player`: who seals; `envelope`: what stands on the envelope, once it is closed).
        Adjourned = "adjourned" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            player: Option<Color>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            envelope: Option<Envelope>,
        },
        /// Somebody else decides (`to`: who).
        Referred = "referred" { to: Referee },
        /// An appeal is not heard (`player`: who appealed; `reason`: what it lacks).
        AppealNotAdmissible = "appeal_not_admissible" { player: Color, reason: ClaimReason },
        /// An appeal is upheld (`player`: who appealed).
        AppealUpheld = "appeal_upheld" { player: Color },
        /// An appeal is rejected (`player`: who appealed).
        AppealRejected = "appeal_rejected" { player: Color },
        /// What an entry of the log did is undone; the entry stays in the log.
        TakenBack = "taken_back" {
            /// The number of that entry.
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
                | MoveDecision::MoveAnnounced { player, .. }
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
            | Self::Sheet(SheetDecision::CompleteSheet { player, .. })
            | Self::Course(
                CourseDecision::AppealNotAdmissible { player, .. }
                | CourseDecision::AppealUpheld { player }
                | CourseDecision::AppealRejected { player },
            ) => Some(*player),
            Self::Offence(OffenceDecision::Offence { player, .. })
            | Self::Course(CourseDecision::Adjourned { player, .. }) => *player,
            _ => None,
        }
    }
}
