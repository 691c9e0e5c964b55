//! Forsyth-Edwards Notation, with X-FEN and Shredder-FEN for Chess960.

mod error;
mod read;
mod write;

pub use error::{FenError, FenErrorKind, FenField};

use alloc::string::String;

use crate::{Board, Setup};

impl Setup {
    /// Reads a FEN of four fields (as in EPD), five or six. Castling rights may be written as `KQkq`, as
    /// X-FEN or as Shredder-FEN; an en passant square may stand after every double step.
    ///
    /// # Errors
    /// The first fault of syntax, with its field, its column and what was expected. Whether the position can
    /// be played from is not asked here.
    ///
    /// ```
    /// use arbiter_chess::{FenField, Setup};
    /// let fault = Setup::from_fen("8/8/8/8/8/8/8/9 w - - 0 1").unwrap_err();
    /// assert_eq!((fault.field, fault.column), (FenField::Placement, 15));
    /// ```
    pub fn from_fen(text: &str) -> Result<Setup, FenError> {
        read::setup(text)
    }

    /// Writes six fields. A right to castle with the outermost rook is `K` or `Q`, with another rook its
    /// file (X-FEN). The en passant square is written as it is.
    ///
    /// ```
    /// use arbiter_chess::Setup;
    /// assert_eq!(Setup::empty().to_fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    #[must_use]
    pub fn to_fen(&self) -> String {
        write::setup(self, write::Rights::Outermost)
    }

    /// As [`Setup::to_fen`], with the rook's file for every castling right: `HAha` at the start.
    ///
    /// ```
    /// use arbiter_chess::Setup;
    /// let start = Setup::default().to_shredder_fen();
    /// assert_eq!(start, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    /// ```
    #[must_use]
    pub fn to_shredder_fen(&self) -> String {
        write::setup(self, write::Rights::Files)
    }
}

impl Board {
    /// What stands where: the first field of a FEN.
    ///
    /// ```
    /// use arbiter_chess::Board;
    /// assert_eq!(Board::START.placement(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    /// ```
    #[must_use]
    pub fn placement(&self) -> String {
        write::placement(self)
    }
}
