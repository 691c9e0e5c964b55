//! PGN, the file format of chess games: a streaming reader, a writer, and a tree for those who want it all at hand.

mod fault;
mod lex;
mod location;
mod reader;
mod scan;
mod sign;
pub mod split;
mod stream;
mod text;
mod visitor;

pub use fault::PgnFault;
pub use location::{At, Location};
pub use reader::{MAX_DEPTH, Progress, Reader};
pub use sign::{GameResult, Mark, Nag};
pub use stream::Stream;
pub use text::{Decoded, Encoding, Text};
pub use visitor::{Movetext, Visitor};
