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
        /// When the game is to begin, and how late a player may come.
        Schedule = "schedule" {
            /// Milliseconds since the start of the session.
            #[serde(default)]
            start: u64,
            /// The default time in milliseconds.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            default: Option<u64>,
        },
        /// The round starts.
        RoundStart = "round_start",
        /// The pieces are set up.
        SetUp = "set_up" {
            /// As it stands: a FEN, its first field at least.
            board: String,
        },
        /// The clock is set.
        SetClock = "set_clock" {
            /// The time control.
            control: String,
        },
        /// The board is turned.
        TurnBoard = "turn_board",
        /// Somebody acts for a player.
        RegisterHelper = "register_helper" {
            /// For whom.
            of: Color,
            /// In what.
            #[serde(default)]
            duty: String,
            /// Whether he has one because of a disability.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            disabled: bool,
        },
    }
}

subject! {
    /// What hands do.
    pub enum HandsAct {
        /// "I adjust".
        AnnounceAdjust = "announce_adjust" {
            /// Said to whom: an actor, or in other words, such as `opponent`.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            to: Option<String>,
        },
        /// A piece is touched.
        Touch = "touch" {
            /// Where it stands.
            square: Spot,
            /// Whether that was meant.
            #[serde(default = "deliberate")]
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
        /// A piece beside the board is touched.
        TouchReserve = "touch_reserve" {
            /// Which.
            piece: Man,
        },
        /// A piece is lifted.
        Lift = "lift" {
            /// From where.
            square: Spot,
            /// With which hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// The piece in the hand, or one from beside the board, is put on a square and still held.
        Place = "place" {
            /// Where.
            square: Spot,
            /// Which, if not the one lifted.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
            /// Whether it stands upside down.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            upturned: bool,
            /// With which hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// It is let go.
        Release = "release" {
            /// Where; default where it was placed.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            square: Option<Spot>,
            /// Whether something came between, so that it is not meant as the move.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            interrupted: bool,
        },
        /// A piece is taken off the board.
        Remove = "remove" {
            /// From where.
            square: Spot,
            /// With which hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// A piece is put back where it stood.
        PutBack = "put_back" {
            /// Where.
            square: Spot,
            /// Which, if it is not plain.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            piece: Option<Man>,
        },
        /// Pieces are pushed over.
        Displace = "displace" {
            /// Which.
            squares: Vec<Spot>,
        },
        /// The clock is pressed.
        Press = "press" {
            /// With which hand.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            hand: Option<Hand>,
        },
        /// Both clocks are stopped.
        StopClocks = "stop_clocks",
        /// A clock is set going.
        RestartClock = "restart_clock" {
            /// Whose.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            side: Option<Color>,
        },
        /// The clock is struck, lifted, knocked over.
        HitClock = "hit_clock" {
            /// Which.
            #[serde(default)]
            kind: String,
        },
    }
}

subject! {
    /// Short for several acts of hands.
    pub enum ShorthandAct {
        /// A whole move.
        Move = "move" {
            /// In words: SAN or UCI.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            text: Option<String>,
            /// In UCI.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            uci: Option<String>,
            /// Whether the piece is released.
            #[serde(default = "yes")]
            release: bool,
            /// Whether the clock is pressed.
            #[serde(default = "yes")]
            press: bool,
            /// Whether both hands are used.
            #[serde(default, skip_serializing_if = "core::ops::Not::not")]
            two_hands: bool,
        },
        /// A piece is drawn over the board of a screen.
        Drag = "drag" {
            /// From where.
            from: Spot,
            /// To where.
            to: Spot,
            /// What a pawn becomes.
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
