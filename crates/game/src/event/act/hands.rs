//! What is done before a game and by hands, and what is short for it.

use alloc::string::String;
use alloc::vec::Vec;

use arbiter_rules::chess::Color;
use arbiter_rules::fact::{Hand, Intent};

use super::subject::{subject, yes};
use crate::event::{Man, Spot};

const fn deliberate() -> Intent {
    Intent::Deliberate
}

subject! {
    /// Before the game.
    pub enum BeforeAct {
        /// When the game is to begin, and how late a player may come (`start`: milliseconds since the start of the
        /// session; `default`: the default time in milliseconds).
        Schedule = "schedule" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            start: u64,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            default: Option<u64>,
        },
        /// The round starts.
        RoundStart = "round_start",
        /// The pieces are set up (`board`: as it stands: a FEN, its first field at least).
        SetUp = "set_up" { board: String },
        /// The start of a game of Chess960 is drawn by lot (`lots`: the two numbers that say which it is; `number`: which
        /// it is, from 0 to 959).
        DrawStart = "draw_start" { lots: [String; 2], number: u16 },
        /// The clock is set (`control`: the time control).
        SetClock = "set_clock" { control: String },
        /// The board is turned.
        TurnBoard = "turn_board",
        /// Somebody acts for a player (`of`: for whom; `duty`: in what; `disabled`: whether he has one because of a
        /// disability).
        RegisterHelper = "register_helper" {
            of: Color,
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            duty: String,
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            disabled: bool,
        },
    }
}

subject! {
    /// What hands do.
    pub enum HandsAct {
        /// "I adjust" (`to`: said to whom: an actor, or in other words, such as `opponent`).
        AnnounceAdjust = "announce_adjust" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<String>,
        },
        /// A piece is touched.
        Touch = "touch" {
            /// Where it stands.
            square: Spot,
            /// Whether that was meant.
            #[serde(default = "deliberate")]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            intent: Intent,
            /// With which hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
            /// Together with the piece touched before.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            together: bool,
            /// Whether it is unknown which of this and the piece before was touched first.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            order_unknown: bool,
        },
        /// A piece beside the board is touched (`piece`: which).
        TouchReserve = "touch_reserve" { piece: Man },
        /// A piece is lifted (`square`: from where; `hand`: with which hand).
        Lift = "lift" {
            square: Spot,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// The piece in the hand, or one from beside the board, is put on a square and still held (`square`: where;
        /// `piece`: which, if not the one lifted; `upturned`: whether it stands upside down; `hand`: with which
        /// hand).
        Place = "place" {
            square: Spot,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            upturned: bool,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// It is let go (`square`: where; default where it was placed; `interrupted`: whether something came between,
        /// so that it is not meant as the move).
        Release = "release" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            interrupted: bool,
        },
        /// A piece is taken off the board (`square`: from where; `hand`: with which hand).
        Remove = "remove" {
            square: Spot,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// A piece is put back where it stood (`square`: where; `piece`: which, if it is not plain).
        PutBack = "put_back" {
            square: Spot,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
        },
        /// Pieces are pushed over (`squares`: which).
        Displace = "displace" { squares: Vec<Spot> },
        /// The clock is pressed (`hand`: with which hand).
        Press = "press" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// Both clocks are stopped.
        StopClocks = "stop_clocks",
        /// A clock is set going (`side`: whose).
        RestartClock = "restart_clock" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        },
        /// The clock is struck, lifted, knocked over (`kind`: which).
        HitClock = "hit_clock" {
            #[serde(default)]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            kind: String,
        },
    }
}

subject! {
    /// Short for several acts of hands.
    pub enum ShorthandAct {
        /// A whole move (`text`: in words: SAN or UCI; `uci`: in UCI; `release`: whether the piece is released;
        /// `press`: whether the clock is pressed; `two_hands`: whether both hands are used).
        Move = "move" {
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<String>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<String>,
            #[serde(default = "yes")]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            release: bool,
            #[serde(default = "yes")]
            #[cfg_attr(feature = "ts", ts(optional = nullable))]
            press: bool,
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            two_hands: bool,
        },
        /// A piece is drawn over the board of a screen (`from`: from where; `to`: to where; `piece`: what a pawn
        /// becomes).
        Drag = "drag" {
            from: Spot,
            to: Spot,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
        },
    }
}

impl ShorthandAct {
    /// A move in words, released and completed by a press.
    #[must_use]
    pub fn san(text: &str) -> Self {
        Self::Move {
            text: Some(text.into()),
            uci: None,
            release: true,
            press: true,
            two_hands: false,
        }
    }
}
