//! What the reader tells, event by event.

use super::{At, GameResult, Mark, Nag, PgnFault, Text};

/// Whether the moves of a game shall be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Movetext {
    /// Tell every event of it.
    Read,
    /// Skip to the end of the game, without a word about moves or result.
    Skip,
}

/// Receives the events of a [`Reader`](super::Reader); every method does nothing unless it is written.
///
/// For each game: [`begin_game`](Self::begin_game), its tags, [`begin_moves`](Self::begin_moves) if there is any
/// movetext, the events of the movetext, and [`end_game`](Self::end_game). What stands in variations comes between
/// `begin_variation` and `end_variation`, which always balance. A game has a result if [`result`](Self::result)
/// came outside of variations; then only comments follow. Comments and escape lines can also come between tags, and
/// between games.
pub trait Visitor {
    /// A game begins.
    #[inline]
    fn begin_game(&mut self, _at: At<'_>) {}
    /// A tag pair of the game, in the order of the text; names can come twice.
    #[inline]
    fn tag(&mut self, _name: Text<'_>, _value: Text<'_>, _at: At<'_>) {}
    /// The tags are complete and movetext follows; decides whether it is read.
    #[inline]
    fn begin_moves(&mut self) -> Movetext {
        Movetext::Read
    }
    /// A move number with the number of dots behind it.
    #[inline]
    fn move_number(&mut self, _number: u32, _at: At<'_>) {}
    /// A move as it is written: one word without blanks, at most 1 MiB.
    #[inline]
    fn san(&mut self, _token: &[u8], _at: At<'_>) {}
    /// A remark that the Laws know, written apart from the move before it.
    #[inline]
    fn mark(&mut self, _mark: Mark, _at: At<'_>) {}
    /// A valuation of the move before it: `$1`, `!`, `+-`.
    #[inline]
    fn nag(&mut self, _nag: Nag, _at: At<'_>) {}
    /// A comment, in braces or behind a semicolon, without these signs.
    #[inline]
    fn comment(&mut self, _text: Text<'_>, _at: At<'_>) {}
    /// A line that begins with `%`, without this sign: meant for some program, not for readers.
    #[inline]
    fn escape(&mut self, _text: Text<'_>, _at: At<'_>) {}
    /// A variation on the move before it begins.
    #[inline]
    fn begin_variation(&mut self, _at: At<'_>) {}
    /// The innermost variation ends.
    #[inline]
    fn end_variation(&mut self, _at: At<'_>) {}
    /// A result; outside of variations it ends the game, and only comments on it follow.
    #[inline]
    fn result(&mut self, _result: GameResult, _at: At<'_>) {}
    /// The game ends, with or without result.
    #[inline]
    fn end_game(&mut self, _at: At<'_>) {}
    /// A comment that stands between games.
    #[inline]
    fn outside(&mut self, _text: Text<'_>, _at: At<'_>) {}
    /// Something is wrong with the form; the reader goes on behind it.
    #[inline]
    fn fault(&mut self, _fault: PgnFault, _at: At<'_>) {}
}
