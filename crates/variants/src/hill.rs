//! King of the Hill: a king on a middle square has won.

use arbiter_chess::{Bitboard, Color, LegalMove, Playable, Position};

use crate::{End, Key, Reason, Reasons, Setup, Variant, VariantName};

/// The four middle squares: d4, e4, d5, e5.
pub const HILL: Bitboard = Bitboard(0x0000_0018_1800_0000);

/// King of the Hill. Mate wins too; a king never steps into check, not even onto the hill; passing over the hill is nothing.
///
/// ```
/// use arbiter_variants::{End, KingOfTheHill, Variant};
/// let game: KingOfTheHill = "4k3/8/8/8/8/4K3/8/8 w - - 0 1".parse().unwrap();
/// let reached = game.play(game.legal("e3e4".parse().unwrap()).unwrap());
/// assert_eq!(reached.end(), Some(End::Hill));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KingOfTheHill<P = Position> {
    /// The board.
    pub base: P,
}

impl Default for KingOfTheHill {
    fn default() -> Self {
        Self {
            base: Position::default(),
        }
    }
}

impl<P: Playable> KingOfTheHill<P> {
    /// Moves of its king that a side needs at least to reach the hill.
    fn distance(&self, color: Color) -> u32 {
        let king = self.base.king(color);
        let nearest = HILL.into_iter().map(|square| king.distance(square)).min();
        u32::from(nearest.unwrap_or_default())
    }
}

impl<P: Playable> Variant for KingOfTheHill<P> {
    type Base = P;
    const NAME: VariantName = VariantName::KingOfTheHill;

    #[inline(always)]
    fn base(&self) -> &P {
        &self.base
    }

    #[inline]
    fn play_move(&self, one: LegalMove) -> Self {
        Self {
            base: self.base.play(one),
        }
    }

    fn from_setup(setup: &Setup) -> Result<Self, Reasons> {
        let mut reasons = Reasons::default();
        setup.no_pockets(&mut reasons);
        reasons.add_if(setup.left.is_some(), Reason::ChecksNotHere);
        let base = reasons.with_base(P::from_setup(&setup.base))?;
        Ok(Self { base })
    }

    fn setup(&self) -> Setup {
        Setup::of_board(self.base.setup())
    }

    #[inline]
    fn same(&self) -> Key {
        Key(self.base.key())
    }

    #[inline]
    fn is_same(&self, other: &Self) -> bool {
        self.base.same_position(&other.base)
    }

    /// The four squares touch one another, so that never two kings stand there.
    #[inline]
    fn won(&self) -> Option<(End, Color)> {
        let turn = self.base.turn();
        let on_it = |color| HILL.contains(self.base.king(color));
        if on_it(!turn) {
            Some((End::Hill, !turn))
        } else {
            on_it(turn).then_some((End::Hill, turn))
        }
    }

    /// An end counts where another half-move should follow it. Castling leaves a king on his rank, which is three moves away.
    #[inline]
    fn is_plain_for(&self, depth: u32) -> bool {
        let turn = self.base.turn();
        let before_the_last = depth.saturating_sub(1);
        self.distance(turn) > before_the_last.div_ceil(2) && self.distance(!turn) > before_the_last / 2
    }
}
