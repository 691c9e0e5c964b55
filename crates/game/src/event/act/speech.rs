//! What is said.

use alloc::string::String;

use arbiter_rules::chess::Color;
use arbiter_rules::fact::{CallAbout, ClaimGround, ClaimKind, SheetKind};
use arbiter_rules::words;

use super::subject::{subject, yes};
use crate::event::Spot;

subject! {
    /// What is said.
    pub enum SpeechAct {
        /// Words.
        Say = "say" {
            /// Which.
            text: String,
        },
        /// A draw is offered.
        Offer = "offer" {
            /// On a condition.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            condition: Option<String>,
        },
        /// The offer is accepted.
        Accept = "accept",
        /// The offer is declined.
        Decline = "decline",
        /// A player resigns.
        Resign = "resign",
        /// A gesture.
        Gesture = "gesture" {
            /// Which.
            kind: GestureKind,
        },
        /// A claim.
        Claim = "claim" {
            /// Of what.
            kind: ClaimKind,
            /// In which form.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ground: Option<ClaimGround>,
            /// The intended move as written or indicated.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            written: Option<String>,
            /// On what it is written.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<SheetKind>,
            /// Which piece.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            /// Against whom, where that is not the opponent.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
            /// Of which ply.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            /// Whether both clocks are stopped with it.
            #[serde(default = "yes")]
            stop: bool,
        },
        /// A claim or an offer is taken back.
        Withdraw = "withdraw",
        /// The arbiter is called.
        CallArbiter = "call_arbiter" {
            /// Why: a word of [`CallAbout`], or words for people.
            #[serde(default)]
            why: String,
        },
        /// The arbiter is asked.
        Ask = "ask" {
            /// What: a word of [`CallAbout`], or words for people.
            #[serde(default)]
            what: String,
        },
        /// Both agree.
        Agree = "agree" {
            /// On what.
            what: AgreeOn,
        },
    }
}

impl SpeechAct {
    /// Whether the arbiter is asked to show a scoresheet.
    #[must_use]
    pub fn asks_for_sheet(&self) -> bool {
        matches!(self, Self::Ask { what } if CallAbout::of(what) == Some(CallAbout::Scoresheet))
    }
}

words! {
    /// A gesture.
    pub enum GestureKind {
        /// A hand is offered.
        Handshake = "handshake",
        /// The king is laid down.
        LayKing = "lay_king",
        /// Another one.
        Other = "other",
    }
}

words! {
    /// What both players agree on.
    pub enum AgreeOn {
        /// A draw.
        Draw = "draw",
        /// A correction of the result.
        Correction = "correction",
        /// To play on.
        Resume = "resume",
    }
}
