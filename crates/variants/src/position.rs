//! Chess itself as a variant that adds nothing.

use arbiter_chess::{File, Irregular, LegalMove, Playable, Position};

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

/// Whether a right to castle is kept with a king or rook that does not stand where chess begins, so that castling is that of
/// Chess960.
///
/// ```
/// use arbiter_chess::Position;
/// use arbiter_variants::castles_only_in_chess960;
/// let castles = |fen| castles_only_in_chess960(&Position::from_fen(fen).unwrap());
/// assert!(castles("r2k3r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
/// assert!(!castles("r2k3r/8/8/8/8/8/8/R3K2R w KQ - 0 1"), "nobody can castle from there");
/// ```
#[must_use]
pub fn castles_only_in_chess960<P: Playable>(position: &P) -> bool {
    position.castling().into_iter().any(|rook| {
        let color = position.board().color_at(rook);
        let king = color.map(|color| position.king(color).file());
        king != Some(File::E) || !matches!(rook.file(), File::A | File::H)
    })
}
