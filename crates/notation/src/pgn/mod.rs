//! PGN, the file format of chess games: a streaming reader, a writer, and a tree for those who want it all at hand.
//!
//! Who looks at many games writes a [`Visitor`] and gives it to a [`Reader`] (or to a [`Stream`], which keeps unfinished
//! tokens itself); nothing is copied. Who wants whole games takes [`games`] one by one or [`read_games`] all at once; a [`Game`] can
//! be replayed. Faults of form are
//! [`PgnFault`]s with a [`Location`]; none of them ends the reading.

mod collect;
mod command;
mod dashes;
mod date;
mod fault;
mod game;
mod games;
mod glued;
mod lex;
mod location;
mod reader;
mod replay;
mod scan;
mod sign;
pub mod split;
mod stray;
mod strays;
mod stream;
mod stuck;
mod text;
mod visitor;
mod write;

pub use collect::{Collector, read_games};
pub use command::{Command, Eval, commands, parse_time};
pub use date::PgnDate;
pub use fault::PgnFault;
pub use game::{Aside, Comment, Game, Item, Line, SEVEN_TAG_ROSTER, Tag, TextError};
pub use games::{Games, games};
pub use lex::is_utf16;
pub use location::{At, Location};
pub use reader::{MAX_DEPTH, Progress, Reader, lone_letter};
pub use replay::{NoStart, Played, Replay};
pub use sign::{GameResult, Mark, Nag};
pub use strays::without_strays;
pub use stream::Stream;
pub use stuck::{Stuck, stuck, without_sign};
pub use text::{Decoded, Encoding, Text};
pub use visitor::{Movetext, Visitor};
pub use write::write_game;
