//! The list of what a player may do.

use core::fmt;

use arbiter_chess::LegalMoves;

use crate::drops::IntoDrops;
use crate::{Drop, Drops, Legal};

/// What the player who has the move may do: moves and drops; nothing once the game is over.
///
/// ```
/// use arbiter_variants::{Crazyhouse, Variant};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1".parse().unwrap();
/// let legal = game.legal_moves();
/// assert_eq!((legal.len(), legal.moves().len(), legal.drops().len()), (67, 5, 62));
/// assert_eq!(legal.iter().count(), 67);
/// ```
#[derive(Clone)]
pub struct Moves {
    /// `None` once the game is over.
    moves: Option<LegalMoves>,
    drops: Drops,
}

impl Moves {
    /// None at all.
    pub(crate) const fn none() -> Self {
        Self {
            moves: None,
            drops: Drops::NONE,
        }
    }

    pub(crate) const fn new(moves: LegalMoves, drops: Drops) -> Self {
        Self {
            moves: Some(moves),
            drops,
        }
    }

    /// Those of men on the board.
    #[must_use]
    pub fn moves(&self) -> &[arbiter_chess::LegalMove] {
        self.moves.as_deref().unwrap_or_default()
    }

    /// Those of men in hand.
    #[must_use]
    pub const fn drops(&self) -> Drops {
        self.drops
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves().len() + self.drops.len()
    }

    /// Whether there is none.
    ///
    /// ```
    /// use arbiter_variants::{KingOfTheHill, Variant};
    /// assert!(!KingOfTheHill::default().legal_moves().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this one is among them.
    ///
    /// ```
    /// use arbiter_variants::{KingOfTheHill, Variant};
    /// let game = KingOfTheHill::default();
    /// let one = game.legal("e2e4".parse().unwrap()).unwrap();
    /// assert!(game.legal_moves().contains(one));
    /// ```
    #[must_use]
    pub fn contains(&self, one: Legal) -> bool {
        match one {
            Legal::Move(one) => self.moves().contains(&one),
            Legal::Drop(drop) => self.drops.contains(drop),
        }
    }

    /// Each of them: moves first, in no promised order, then drops.
    pub fn iter(&self) -> impl Iterator<Item = Legal> + '_ {
        let moves = self.moves().iter().copied().map(Legal::Move);
        moves.chain(self.drops.into_iter().map(Legal::Drop))
    }
}

impl IntoIterator for Moves {
    type Item = Legal;
    type IntoIter = IntoMoves;

    fn into_iter(self) -> IntoMoves {
        IntoMoves {
            moves: self.moves.map(LegalMoves::into_iter),
            drops: self.drops.into_iter(),
        }
    }
}

/// What a player may do, one by one.
#[derive(Clone, Debug)]
pub struct IntoMoves {
    moves: Option<arbiter_chess::IntoMoves>,
    drops: IntoDrops,
}

impl Iterator for IntoMoves {
    type Item = Legal;

    fn next(&mut self) -> Option<Legal> {
        let one = self.moves.as_mut().and_then(Iterator::next);
        one.map(Legal::Move)
            .or_else(|| self.drops.next().map(|drop: Drop| Legal::Drop(drop)))
    }
}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.iter().map(|one| one.to_asked(false));
        f.debug_list().entries(texts).finish()
    }
}
