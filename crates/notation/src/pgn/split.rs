//! Cutting a text between games without reading it, at the speed of memory: to share the work among threads.
//!
//! A cut is always right, also with brackets in comments, tags that look like games and forgotten braces: a
//! [`Reader`](super::Reader) that begins there tells the same as one that came from the beginning. Games without any
//! tag are not cut off from the game before them.

use super::lex::is_utf16;
use super::scan::{BYTE_ORDER_MARK, Scan, Scanner};

/// The pieces of `bytes`, each one game with its tags, or with tagless games behind it; together they are all of it.
///
/// `bytes` is a whole text, or begins with a game and ends before one.
///
/// ```
/// use arbiter_notation::pgn::split;
/// let text = b"[Event \"A\"]\n\n1. e4 {[Event \"no\"]} *\n\n[Event \"B\"]\n\n*\n";
/// let games: Vec<_> = split::games(text).collect();
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[1], b"[Event \"B\"]\n\n*\n");
/// ```
pub fn games(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = bytes;
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let length = match next_game(rest, 0, true) {
            Scan::Game(start) => start,
            Scan::Next(_) | Scan::Starved(_) => rest.len(),
        };
        let (game, behind) = rest.split_at(length);
        rest = behind;
        Some(game)
    })
}

/// Where the last game of `bytes` begins that does not begin with them: up to there all games are whole.
///
/// `bytes` begin with a game and may end anywhere. `None` if no other game is seen to begin: then more bytes are
/// needed, or the game is longer than anybody wants to hold and must be given to one reader in chunks.
///
/// ```
/// use arbiter_notation::pgn::split;
/// let text = b"[Event \"A\"]\n\n*\n\n[Event \"B\"]\n\n*\n\n[Event \"C";
/// assert_eq!(split::last_game_start(text), Some(16), "whether a third begins is not yet known");
/// ```
#[must_use]
pub fn last_game_start(bytes: &[u8]) -> Option<usize> {
    let mut last = None;
    let mut from = 0;
    while let Scan::Game(start) = next_game(bytes, from, false) {
        last = Some(start);
        from = start;
    }
    last
}

/// The game behind the one that begins at `from`. In UTF-16, of which nothing is read, there is none.
fn next_game(bytes: &[u8], from: usize, last: bool) -> Scan {
    if is_utf16(bytes) {
        return Scan::Starved(bytes.len());
    }
    let has_mark = from == 0 && bytes.starts_with(BYTE_ORDER_MARK);
    let from = if has_mark { BYTE_ORDER_MARK.len() } else { from };
    Scanner::new().next_game(bytes, from, last)
}
