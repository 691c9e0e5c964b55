//! PGN, the file format of chess games: a streaming reader, a writer, and a tree for those who want it all at hand.

mod collect;
mod command;
mod date;
mod fault;
mod game;
mod lex;
mod location;
mod reader;
mod scan;
mod sign;
pub mod split;
mod stream;
mod text;
mod visitor;
mod write;

pub use collect::{Collector, read_games};
pub use command::{Command, Eval, commands, parse_time};
pub use date::PgnDate;
pub use fault::PgnFault;
pub use game::{Aside, Comment, Game, Item, Line, SEVEN_TAG_ROSTER, Tag, TextError};
pub use location::{At, Location};
pub use reader::{MAX_DEPTH, Progress, Reader};
pub use sign::{GameResult, Mark, Nag};
pub use stream::Stream;
pub use text::{Decoded, Encoding, Text};
pub use visitor::{Movetext, Visitor};
pub use write::write_game;
