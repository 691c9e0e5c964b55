//! What the reader tells, event by event.

use super::{At, GameResult, Mark, Nag, PgnFault, Text};

/// Whether the moves of a game, or of a variation, shall be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Movetext {
    /// Tell every event of it.
    Read,
    /// Skip to its end, without a word about what stands in it.
    Skip,
}

/// Receives the events of a [`Reader`](super::Reader); every method does nothing unless it is written.
///
/// For each game: [`begin_game`](Self::begin_game), its tags, [`begin_moves`](Self::begin_moves) if there is any
/// movetext, the events of the movetext, and [`end_game`](Self::end_game). What stands in variations comes between
/// `begin_variation` and `end_variation`, which always balance. A game has a result if [`result`](Self::result)
/// came outside of variations; then only comments follow. Comments and escape lines can also come between tags, and
/// between games.
///
/// Whoever does not want all of it says so three times: [`begin_moves`](Self::begin_moves) skips the movetext of a game,
/// [`begin_variation`](Self::begin_variation) a variation with all that are nested in it, and [`enough`](Self::enough)
/// leaves the game midway.
///
/// ```
/// use arbiter_notation::pgn::{At, Movetext, Reader, Visitor};
///
/// /// The first three moves that were played in each game.
/// #[derive(Default)]
/// struct Openings(Vec<Vec<String>>);
/// impl Visitor for Openings {
///     fn begin_game(&mut self, _: At<'_>) {
///         self.0.push(Vec::new());
///     }
///     fn begin_variation(&mut self, _: At<'_>) -> Movetext {
///         Movetext::Skip
///     }
///     fn san(&mut self, token: &[u8], _: At<'_>) {
///         let moves = self.0.last_mut().expect("a game has begun");
///         moves.push(String::from_utf8_lossy(token).into_owned());
///     }
///     fn enough(&self) -> bool {
///         self.0.last().is_some_and(|moves| moves.len() == 3)
///     }
/// }
/// let mut openings = Openings::default();
/// let text = b"1. e4 (1. d4 d5) e5 2. Nf3 Nc6 3. Bb5 1-0\n\n1. c4 e5 2. g3 Nf6 *\n";
/// Reader::new().read(text, true, &mut openings);
/// assert_eq!(openings.0, [["e4", "e5", "Nf3"], ["c4", "e5", "g3"]]);
/// ```
pub trait Visitor {
    /// A game begins.
    #[inline]
    fn begin_game(&mut self, _at: At<'_>) {}
    /// A tag pair of the game, in the order of the text; names can come twice.
    #[inline]
    fn tag(&mut self, _name: Text<'_>, _value: Text<'_>, _at: At<'_>) {}
    /// The tags are complete and movetext follows; decides whether it is read.
    ///
    /// What is skipped goes to the tags of the next game: a game without any tag belongs to the one before it.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Movetext, Reader, Text, At, Visitor};
    /// #[derive(Default)]
    /// struct Whites(Vec<String>);
    /// impl Visitor for Whites {
    ///     fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
    ///         if name == "White" {
    ///             self.0.push(value.decode().text.into_owned());
    ///         }
    ///     }
    ///     fn begin_moves(&mut self) -> Movetext {
    ///         Movetext::Skip
    ///     }
    /// }
    /// let mut whites = Whites::default();
    /// Reader::new().read(b"[White \"Vera\"]\n\n1. e4 *\n\n[White \"Nona\"]\n\n1. d4 *", true, &mut whites);
    /// assert_eq!(whites.0, ["Vera", "Nona"]);
    /// ```
    #[inline]
    fn begin_moves(&mut self) -> Movetext {
        Movetext::Read
    }
    /// A move number with the number of dots behind it.
    #[inline]
    fn move_number(&mut self, _number: u32, _at: At<'_>) {}
    /// A move number of a match of two boards, `12b.`: the number, the letter of the board, and who moves there by its size,
    /// White where it is a capital. Whoever knows nothing of them has a fault.
    ///
    /// ```
    /// use arbiter_notation::pgn::{At, Reader, Visitor};
    /// #[derive(Default)]
    /// struct Boards(Vec<(u32, char)>);
    /// impl Visitor for Boards {
    ///     fn board_number(&mut self, number: u32, letter: u8, _: At<'_>) {
    ///         self.0.push((number, char::from(letter)));
    ///     }
    /// }
    /// let mut boards = Boards::default();
    /// Reader::new().read(b"1A. e4 1b. d5 1a. c5 *", true, &mut boards);
    /// assert_eq!(boards.0, [(1, 'A'), (1, 'b'), (1, 'a')]);
    /// ```
    #[inline]
    fn board_number(&mut self, _number: u32, _letter: u8, at: At<'_>) {
        self.fault(PgnFault::Unexpected, at);
    }
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
    /// A variation on the move before it begins; decides whether it is read.
    ///
    /// One that is skipped has no [`end_variation`](Self::end_variation); what is wrong with its form is told all the
    /// same.
    #[inline]
    fn begin_variation(&mut self, _at: At<'_>) -> Movetext {
        Movetext::Read
    }
    /// The innermost variation that is read ends.
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
    /// Whether this was enough of the game; asked behind every event of it.
    ///
    /// With `true` the game ends there: its open variations and [`end_game`](Self::end_game) are told at once, nothing of
    /// its rest is, faults of form neither, and the reader goes on with the next game as if it had read this one.
    ///
    /// ```
    /// use arbiter_notation::pgn::{At, Reader, Visitor};
    ///
    /// /// How many games begin with 1. e4.
    /// #[derive(Default)]
    /// struct KingsPawn {
    ///     games: u32,
    ///     seen: bool,
    /// }
    /// impl Visitor for KingsPawn {
    ///     fn begin_game(&mut self, _: At<'_>) {
    ///         self.seen = false;
    ///     }
    ///     fn san(&mut self, token: &[u8], _: At<'_>) {
    ///         self.games += u32::from(token == b"e4");
    ///         self.seen = true;
    ///     }
    ///     fn enough(&self) -> bool {
    ///         self.seen
    ///     }
    /// }
    /// let mut pawns = KingsPawn::default();
    /// Reader::new().read(b"1. e4 c5 2. Nf3 *\n\n1. d4 d5 2. e4 *\n\n1. e4 e5 *", true, &mut pawns);
    /// assert_eq!(pawns.games, 2);
    /// ```
    #[inline]
    fn enough(&self) -> bool {
        false
    }
}
