//! Chess itself as a variant that adds nothing.

use arbiter_chess::{Irregular, LegalMove, Playable, Position};

use crate::{Key, Reason, Reasons, Setup, Variant, VariantName};

macro_rules! plain_chess {
    ($($Base:ty)+) => {$(
        impl Variant for $Base {
            type Base = Self;
            const NAME: VariantName = VariantName::Standard;

            #[inline(always)]
            fn base(&self) -> &Self {
                self
            }

            #[inline(always)]
            fn play_move(&self, one: LegalMove) -> Self {
                Playable::play(self, one)
            }

            fn from_setup(setup: &Setup) -> Result<Self, Reasons> {
                let mut reasons = Reasons::default();
                setup.no_pockets(&mut reasons);
                reasons.add_if(setup.left.is_some(), Reason::ChecksNotHere);
                reasons.with_base(<Self as Playable>::from_setup(&setup.base))
            }

            fn setup(&self) -> Setup {
                Setup::of_board(Playable::setup(self))
            }

            #[inline]
            fn same(&self) -> Key {
                Key(self.key())
            }

            #[inline]
            fn is_same(&self, other: &Self) -> bool {
                self.same_position(other)
            }

            #[inline]
            fn is_plain_for(&self, _: u32) -> bool {
                true
            }
        }
    )+};
}

plain_chess!(Position Irregular);
