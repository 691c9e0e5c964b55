//! What is said.

use alloc::string::String;

use arbiter_rules::chess::Color;
use arbiter_rules::fact::{CallAbout, ClaimGround, ClaimKind, PartnerWord, SheetKind};
use arbiter_rules::words;

use super::subject::{subject, yes};
use crate::event::{Man, Spot};

subject! {
    /// What is said.
    pub enum SpeechAct {
        /// Words (`text`: which).
        Say = "say" { text: String },
        /// A move is announced aloud (`text`: in which words).
        Announce = "announce" { text: String },
        /// The opponent’s announcement is repeated, and its move executed on the own board (`text`: in which words).
        Repeat = "repeat" { text: String },
        /// An assistant tells his player something (`what`: a word of [`CallAbout`], or words for people).
        Tell = "tell" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            what: String,
        },
        /// Something is said to the partner at the other board of a match (`word`: what; `piece`: of which kind of man).
        Partner = "partner" {
            word: PartnerWord,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
        },
        /// A draw is offered (`condition`: on a condition).
        Offer = "offer" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            condition: Option<String>,
        },
        /// The offer is accepted.
        Accept = "accept",
        /// The offer is declined.
        Decline = "decline",
        /// A player resigns.
        Resign = "resign",
        /// A gesture (`kind`: which).
        Gesture = "gesture" { kind: GestureKind },
        /// A claim (`kind`: of what; `ground`: in which form; `written`: the intended move as written or indicated;
        /// `on`: on what it is written; `square`: which piece; `side`: against whom, where that is not the opponent;
        /// `ply`: of which ply; `stop`: whether both clocks are stopped with it).
        Claim = "claim" {
            kind: ClaimKind,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ground: Option<ClaimGround>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            written: Option<String>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            on: Option<SheetKind>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            ply: Option<u32>,
            #[serde(default = "yes")]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            stop: bool,
        },
        /// A claim or an offer is taken back.
        Withdraw = "withdraw",
        /// The arbiter is called (`why`: why: a word of [`CallAbout`], or words for people).
        CallArbiter = "call_arbiter" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            why: String,
        },
        /// The arbiter is asked (`what`: what: a word of [`CallAbout`], or words for people).
        Ask = "ask" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            what: String,
        },
        /// Both agree (`what`: on what).
        Agree = "agree" { what: AgreeOn },
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
    /// What a hand says.
    pub enum GestureKind {
        /// A hand is offered.
        Handshake = "handshake",
        /// The king is laid down.
        LayKing = "lay_king",
        /// A gesture that is not listed.
        Other = "other",
    }
}

words! {
    /// What both players agree on.
    pub enum AgreeOn {
        /// That the game is drawn.
        Draw = "draw",
        /// A correction of the result.
        Correction = "correction",
        /// To play on.
        Resume = "resume",
        /// The final position as it was written down.
        Position = "position",
    }
}
