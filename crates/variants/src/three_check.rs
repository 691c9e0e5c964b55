//! Three-check: who has given three checks has won.

use arbiter_chess::{Color, LegalMove, Playable, Position};

use crate::{End, Key, Reason, Reasons, Setup, Variant, VariantName};

/// So many checks win.
pub const CHECKS: u8 = 3;

/// Three-check. A double check is one check; mate wins too. How many checks are left to give belongs to the position.
///
/// ```
/// use arbiter_variants::{ThreeCheck, Variant};
/// let game: ThreeCheck = "4k3/8/8/8/8/8/8/Q3K3 w - - 3+3 0 1".parse().unwrap();
/// let checked = game.play(game.legal("a1a4".parse().unwrap()).unwrap());
/// assert_eq!(checked.left, [2, 3]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThreeCheck<P = Position> {
    /// The board.
    pub base: P,
    /// The checks that White, then Black has left to give.
    pub left: [u8; 2],
}

impl Default for ThreeCheck {
    fn default() -> Self {
        Self {
            base: Position::default(),
            left: [CHECKS; 2],
        }
    }
}

impl<P: Playable> Variant for ThreeCheck<P> {
    type Base = P;
    const NAME: VariantName = VariantName::ThreeCheck;

    #[inline(always)]
    fn base(&self) -> &P {
        &self.base
    }

    #[inline]
    fn play_move(&self, one: LegalMove) -> Self {
        let base = self.base.play(one);
        let mut left = self.left;
        let own = &mut left[self.base.turn().index()];
        *own = own.saturating_sub(u8::from(base.is_check()));
        Self { base, left }
    }

    fn from_setup(setup: &Setup) -> Result<Self, Reasons> {
        let mut reasons = Reasons::default();
        setup.no_pockets(&mut reasons);
        let left = setup.left.unwrap_or([CHECKS; 2]);
        reasons.add_if(left.into_iter().any(|left| left > CHECKS), Reason::TooManyChecks);
        reasons.add_if(left == [0, 0], Reason::BothHaveWon);
        let base = reasons.with_base(P::from_setup(&setup.base))?;
        Ok(Self { base, left })
    }

    fn setup(&self) -> Setup {
        Setup {
            left: Some(self.left),
            ..Setup::of_board(self.base.setup())
        }
    }

    #[inline]
    fn same(&self) -> Key {
        let left = u64::from(self.left[0]) << 8 | u64::from(self.left[1]);
        Key(crate::variant::mix(self.base.key(), left))
    }

    #[inline]
    fn is_same(&self, other: &Self) -> bool {
        self.left == other.left && self.base.same_position(&other.base)
    }

    #[inline]
    fn won(&self) -> Option<(End, Color)> {
        let turn = self.base.turn();
        let done = |color: Color| self.left[color.index()] == 0;
        if done(!turn) {
            Some((End::ThirdCheck, !turn))
        } else {
            done(turn).then_some((End::ThirdCheck, turn))
        }
    }

    /// An end counts where another half-move should follow it.
    #[inline]
    fn is_plain_for(&self, depth: u32) -> bool {
        let turn = self.base.turn();
        let before_the_last = depth.saturating_sub(1);
        let left = |color: Color| u32::from(self.left[color.index()]);
        left(turn) > before_the_last.div_ceil(2) && left(!turn) > before_the_last / 2
    }
}
