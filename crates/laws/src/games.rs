//! Kinds of game as they are spoken of: where supervision does not matter, both together.

use crate::data::Article;
use crate::regime::{Play, Supervision};
use alloc::vec;
use alloc::vec::Vec;

/// A kind of game; without supervision named, with it and without it alike.
pub type Game = (Play, Option<Supervision>);

impl Article {
    /// The kinds of game that it holds in, the slowest first.
    ///
    /// ```
    /// use arbiter_laws::{Play, Rulebook, Supervision};
    /// let games = |id| Rulebook::by_id("fide-2023").unwrap().article(id).unwrap().games();
    /// assert_eq!(games("B.2"), [(Play::Blitz, Some(Supervision::Competition))]);
    /// assert_eq!(games("3.1"), Play::ALL.map(|play| (play, None)));
    /// ```
    #[must_use]
    pub fn games(&self) -> Vec<Game> {
        let holds = |play: Play| Supervision::ALL.map(|how| self.holds_in(play, how));
        games(Play::ALL.map(|play| (play, holds(play))))
    }
}

/// Kinds of game by whether each is meant, with adequate supervision and without.
pub(crate) fn games(meant: [(Play, [bool; 2]); 3]) -> Vec<Game> {
    let of = |(play, meant): (Play, [bool; 2])| match meant {
        [true, true] => vec![(play, None)],
        [true, false] => vec![(play, Some(Supervision::Competition))],
        [false, true] => vec![(play, Some(Supervision::Basic))],
        [false, false] => Vec::new(),
    };
    meant.into_iter().flat_map(of).collect()
}
