//! The record of a game of chess: written moves and PGN, read tolerantly and written exactly.
//!
//! It reads what players, programs and archives have written, tells in what it differs from the rules of writing, and
//! goes on where something is wrong. It writes in two styles, that of the Laws and that of PGN, in twenty-five languages
//! and in figurines. It is *not* a judge: it knows no edition of the Laws, and which irregularity is a fault is said by the
//! caller ([`Expect`]). It reads no files, and knows moves only through the board of `arbiter_chess`.
//!
//! ```
//! use arbiter_chess::{Playable, Position};
//! use arbiter_notation::{Language, SanStyle, read_san, write_san};
//!
//! let mut position = Position::default();
//! let mut persian = Vec::new();
//! for word in "e4 e5 Ng1-f3 Nc6 Bb5 a6 Bxc6! dxc6 0-0".split(' ') {
//!     let read = read_san(&position, word.as_bytes(), Language::English.letters())?;
//!     let style = SanStyle::LAWS.with_letters(Language::Persian.letters());
//!     persian.push(write_san(&position, read.mv, &style).to_string());
//!     position = position.play(read.mv);
//! }
//! assert_eq!(persian[2..7].join(" "), "اf3 اc6 فb5 a6 فxc6");
//! # Ok::<(), arbiter_notation::SanError>(())
//! ```
//!
//! In reading order: the letters of the pieces ([`Language`], [`Letters`]); moves ([`read_san`], [`write_san`]), of other games too ([`read_move`], [`write_move`]), with their
//! [`Irregularities`] and the reason why one is illegal ([`WhyIllegal`]); moves as they are announced aloud ([`announce`],
//! [`read_announcement`]); a record as plain text ([`write_record`]) and in Braille ([`to_brf`]); and [`pgn`], whose
//! [`Reader`](pgn::Reader) tells a [`Visitor`](pgn::Visitor) what stands in a text of any size, whose
//! [`Game`](pgn::Game) holds all of one game, and whose [`split`](pgn::split) cuts a text between games.

#![cfg_attr(not(feature = "ts"), no_std)]
#![cfg_attr(feature = "ts", allow(unused_qualifications))]
#![forbid(unsafe_code)]

extern crate alloc;

mod announce;
mod braille;
mod letters;
pub mod pgn;
mod record;
mod san;

/// The board that the record speaks of, for those who know it only through this crate.
pub use arbiter_chess as chess;
/// The games beside chess that a record can be of.
pub use arbiter_variants as variants;

pub use announce::{
    Announced, AnnouncementError, NamedIn, Tongue, announce, announce_drop, read_announced_drop,
    read_announcement,
};
pub use braille::{BrailleError, from_brf, to_brf};
pub use letters::{Language, Letters};
pub use record::{Record, RecordError, read_record, write_record};
pub use san::{
    CaptureSign, CastlingSign, CheckSign, EnPassantMark, Expect, Irregularities, Irregularity, MateSign,
    MoveRead, PromotionSign, SanError, SanRead, SanStyle, SanText, WhyIllegal, WrittenSign, check_sign,
    read_move, read_san, why_illegal, why_no_castling, write_long, write_move, write_san,
};

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
