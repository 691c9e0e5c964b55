//! What every game to play from can be asked.

use alloc::string::String;

use arbiter_chess::{Color, LegalMove, Playable};

use crate::{Asked, Drop, Drops, Legal, Moves, Reasons, Setup, VariantName, WhyNoDrop};

/// How a game ends on the board by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// A king stands on one of the four middle squares.
    Hill,
    /// A side has given its last check.
    ThirdCheck,
    /// The side that has the move is in check and can do nothing; in Bughouse, nothing with any man that may still come.
    Checkmate,
    /// The side that has the move is not in check and can do nothing.
    Stalemate,
}

/// Which games stand the same, for repetitions: equal games have equal keys, on every machine; different ones have different
/// keys but for chance (one in 2⁶⁴). Half-move clock and move number do not matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub u64);

/// A game to play from: a value, and making a move copies it.
///
/// [`arbiter_chess::Position`] and [`arbiter_chess::Irregular`] are variants too, and add nothing. The methods below `base`
/// are about the variant; everything about the board alone is asked of [`Variant::base`].
///
/// ```
/// use arbiter_variants::{Crazyhouse, KingOfTheHill, Variant};
///
/// /// How many games of so many half-moves there are.
/// fn games<V: Variant>(game: &V, plies: u32) -> usize {
///     let legal = game.legal_moves();
///     if plies < 2 { legal.len() } else { legal.iter().map(|one| games(&game.play(one), plies - 1)).sum() }
/// }
/// assert_eq!(games(&Crazyhouse::default(), 3), 8_902);
/// assert_eq!(games(&KingOfTheHill::default(), 3), 8_902);
/// ```
pub trait Variant: Copy {
    /// The board: a lawful position, or one that stands after a fault.
    type Base: Playable;

    /// Which game it is; Chess960 has no type of its own.
    const NAME: VariantName;

    /// What stands on the board, who has the move, castling rights and counters.
    fn base(&self) -> &Self::Base;

    /// The game after a move of a man on the board.
    #[must_use]
    fn play_move(&self, one: LegalMove) -> Self;

    /// The game that a setup describes.
    ///
    /// # Errors
    /// Every reason why it cannot be played from.
    fn from_setup(setup: &Setup) -> Result<Self, Reasons>;

    /// All of it as a [`Setup`].
    fn setup(&self) -> Setup;

    /// Identity for repetitions: what [`Playable::key`] says of the board, with pockets, promoted marks and checks left.
    fn same(&self) -> Key;

    /// Whether two games stand the same, without any chance.
    fn is_same(&self, other: &Self) -> bool;

    /// An end that only this variant knows, and who has won by it.
    #[inline]
    fn won(&self) -> Option<(End, Color)> {
        None
    }

    /// The drops of the side that has the move, whether or not the game is over.
    #[inline]
    fn drops(&self) -> Drops {
        Drops::NONE
    }

    /// The game after a drop.
    #[inline]
    #[must_use]
    fn play_drop(&self, _drop: Drop) -> Self {
        *self
    }

    /// Why a man may not be put there, if it may not; whether the game is over is not asked.
    #[inline]
    fn why_no_drop(&self, _drop: Drop) -> Option<WhyNoDrop> {
        Some(WhyNoDrop::NoDrops)
    }

    /// Whether every sequence of `depth` half-moves from here is one of plain chess too, and the other way round.
    #[inline]
    fn is_plain_for(&self, _depth: u32) -> bool {
        false
    }

    /// What the player who has the move may do; nothing once the game is over.
    ///
    /// ```
    /// use arbiter_variants::{KingOfTheHill, Variant};
    /// let over: KingOfTheHill = "4k3/8/8/8/4K3/8/8/8 b - - 0 1".parse().unwrap();
    /// assert!(over.legal_moves().is_empty());
    /// ```
    fn legal_moves(&self) -> Moves {
        if self.won().is_some() {
            return Moves::none();
        }
        Moves::new(self.base().legal_moves(), self.drops())
    }

    /// How many moves and drops there are, without listing them.
    #[inline]
    fn legal_count(&self) -> u64 {
        if self.won().is_some() {
            return 0;
        }
        u64::from(self.base().legal_count()) + self.drops().len() as u64
    }

    /// Whether there is anything that the player who has the move may do.
    #[inline]
    fn has_legal_move(&self) -> bool {
        self.won().is_none() && (self.base().has_legal_move() || !self.drops().is_empty())
    }

    /// The move or drop that is asked for, if it is legal. Castling may be asked for as the king's step (`e1g1`) or as the
    /// king taking his own rook (`e1h1`).
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let game: Crazyhouse = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1".parse().unwrap();
    /// assert!(game.legal("N@f3".parse().unwrap()).is_some());
    /// assert!(game.legal("Q@f3".parse().unwrap()).is_none());
    /// ```
    fn legal(&self, asked: Asked) -> Option<Legal> {
        if self.won().is_some() {
            return None;
        }
        match asked {
            Asked::Move(one) => self.base().legal(one).map(Legal::Move),
            Asked::Drop(drop) => self.drops().contains(drop).then_some(Legal::Drop(drop)),
        }
    }

    /// The game after a move or a drop.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let game: Crazyhouse = "4k3/8/8/8/8/8/4p3/4K3[] w - - 0 1".parse().unwrap();
    /// let taken = game.play(game.legal("e1e2".parse().unwrap()).unwrap());
    /// assert_eq!(taken.to_fen(), "4k3/8/8/8/8/8/4K3/8[P] b - - 0 1");
    /// ```
    #[inline]
    #[must_use]
    fn play(&self, one: Legal) -> Self {
        match one {
            Legal::Move(one) => self.play_move(one),
            Legal::Drop(drop) => self.play_drop(drop),
        }
    }

    /// Whether the game is over on the board, and how.
    ///
    /// ```
    /// use arbiter_variants::{Crazyhouse, End, Variant};
    /// let mate = "7k/6Q1/6K1/8/8/8/8/8";
    /// let game: Crazyhouse = format!("{mate}[] b - - 0 1").parse().unwrap();
    /// assert_eq!(game.end(), Some(End::Checkmate));
    /// ```
    fn end(&self) -> Option<End> {
        if let Some((end, _)) = self.won() {
            return Some(end);
        }
        if self.has_legal_move() {
            return None;
        }
        Some(if self.base().is_check() {
            End::Checkmate
        } else {
            End::Stalemate
        })
    }

    /// Who has won, if the game is over and not drawn.
    ///
    /// ```
    /// use arbiter_chess::Color;
    /// use arbiter_variants::{KingOfTheHill, Variant};
    /// let over: KingOfTheHill = "4k3/8/8/8/4K3/8/8/8 b - - 0 1".parse().unwrap();
    /// assert_eq!(over.winner(), Some(Color::White));
    /// ```
    fn winner(&self) -> Option<Color> {
        match self.won() {
            Some((_, winner)) => Some(winner),
            None if self.end() == Some(End::Checkmate) => Some(!self.base().turn()),
            None => None,
        }
    }

    /// The FEN of the game: pocket in brackets, `~` behind promoted men, checks left as the fifth field; castling as in X-FEN.
    fn to_fen(&self) -> String {
        self.setup().to_fen()
    }
}

/// A key of a board and of what stands beside it. Odd constants of many bits, so that small counts reach every bit.
#[inline]
pub(crate) const fn mix(board: u64, beside: u64) -> u64 {
    let product = (beside ^ 0x9e37_79b9_7f4a_7c15) as u128 * 0xbf58_476d_1ce4_e5b9;
    board ^ (product >> 64) as u64 ^ product as u64
}
