//! The diagrams of the Laws: small boards that show what an article says.
//!
//! They stand in `laws/diagrams.toml`, by subject. This crate knows no move: a board is a text here, and so is a square.

use crate::data::Article;
use crate::generated::DIAGRAMS;

/// A board with what is marked on it.
#[derive(Debug, PartialEq, Eq)]
pub struct Diagram {
    pub(crate) topics: &'static [u16],
    pub(crate) board: &'static str,
    pub(crate) rings: &'static [&'static str],
    pub(crate) arrows: &'static [&'static str],
}

impl Diagram {
    /// What stands on the board, as the first field of a FEN.
    #[must_use]
    pub const fn board(&self) -> &'static str {
        self.board
    }

    /// The squares that are ringed: `e4`.
    #[must_use]
    pub const fn rings(&self) -> &'static [&'static str] {
        self.rings
    }

    /// The arrows, each from a square to a square: `e2e4`.
    #[must_use]
    pub const fn arrows(&self) -> &'static [&'static str] {
        self.arrows
    }
}

/// Every diagram.
#[must_use]
pub const fn diagrams() -> &'static [Diagram] {
    DIAGRAMS
}

impl Article {
    /// The diagrams on what it is about.
    ///
    /// ```
    /// let book = arbiter_laws::default_rulebook();
    /// let knight = book.article("3.6").unwrap().diagrams().next().unwrap();
    /// assert_eq!(knight.rings().len(), 8);
    /// assert_eq!(book.article("8.7").unwrap().diagrams().count(), 0);
    /// ```
    pub fn diagrams(&self) -> impl Iterator<Item = &'static Diagram> {
        let about = |diagram: &&Diagram| {
            let mut topics = self.topics();
            topics.any(|topic| diagram.topics.contains(&(topic as u16)))
        };
        DIAGRAMS.iter().filter(about)
    }
}
