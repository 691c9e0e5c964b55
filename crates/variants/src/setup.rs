//! [`Setup`]: anything that can stand on a board and beside it, as a FEN says it.

use arbiter_chess::{self as chess, Bitboard, Color, Role};

use crate::{Pockets, Reason, Reasons, Variant};

/// What a FEN of any of the games says. Nothing says that it could be played from; [`Variant::from_setup`] does, for each
/// game.
///
/// ```
/// use arbiter_variants::{Crazyhouse, KingOfTheHill, Reason, Setup, Variant};
/// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1")?;
/// assert!(Crazyhouse::<arbiter_chess::Position>::from_setup(&setup).is_ok());
/// let reasons = KingOfTheHill::<arbiter_chess::Position>::from_setup(&setup).unwrap_err();
/// assert!(reasons.contains(Reason::PocketNotHere));
/// # Ok::<(), arbiter_variants::FenFault>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The board, who has the move, castling rights, counters.
    pub base: chess::Setup,
    /// How many men of each kind, pawn to king, White has in hand and Black; `None` where no pocket is told.
    pub pocket: Option<[[u8; 6]; 2]>,
    /// The squares with a promoted mark.
    pub promoted: Bitboard,
    /// The checks that White and Black have left to give, if they are told.
    pub left: Option<[u8; 2]>,
}

/// So many men of a kind stand in two sets.
const MOST_OF_A_KIND: u8 = 16;

impl Setup {
    /// A board without anything beside it.
    ///
    /// ```
    /// use arbiter_chess as chess;
    /// use arbiter_variants::Setup;
    /// assert!(Setup::of_board(chess::Setup::default()).pocket.is_none());
    /// ```
    #[must_use]
    pub const fn of_board(base: chess::Setup) -> Self {
        Self {
            base,
            pocket: None,
            promoted: Bitboard::EMPTY,
            left: None,
        }
    }

    /// Tells what a game without pockets does not know.
    pub(crate) fn no_pockets(&self, reasons: &mut Reasons) {
        reasons.add_if(self.pocket.is_some(), Reason::PocketNotHere);
        reasons.add_if(self.promoted.any(), Reason::PromotedNotHere);
    }

    /// Tells what cannot be in hand, and which marks cannot be.
    pub(crate) fn pocket_faults(&self, reasons: &mut Reasons) {
        let counts = self.pocket.unwrap_or_default();
        let each = || counts.iter().flatten();
        reasons.add_if(
            counts.iter().any(|counts| counts[Role::King as usize] > 0),
            Reason::KingInHand,
        );
        reasons.add_if(each().any(|&count| count > MOST_OF_A_KIND), Reason::TooManyInHand);
        let of = |role| (self.promoted & self.base.board.by_role(role)).any();
        let empty = self.promoted & !self.base.board.occupied();
        reasons.add_if(empty.any(), Reason::PromotedNothing);
        reasons.add_if(of(Role::Pawn), Reason::PromotedPawn);
        reasons.add_if(of(Role::King), Reason::PromotedKing);
    }

    /// The men in hand; kings are left out.
    ///
    /// ```
    /// use arbiter_chess::{Color, Role};
    /// use arbiter_variants::Setup;
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K3[QQ] w - - 0 1")?;
    /// assert_eq!(setup.pockets().count(Color::White, Role::Queen), 2);
    /// # Ok::<(), arbiter_variants::FenFault>(())
    /// ```
    #[must_use]
    pub fn pockets(&self) -> Pockets {
        let mut pockets = Pockets::EMPTY;
        for (color, counts) in Color::ALL.into_iter().zip(self.pocket.unwrap_or_default()) {
            for (role, count) in Role::ALL.into_iter().zip(counts) {
                (0..count).for_each(|_| pockets.add(color, role));
            }
        }
        pockets
    }

    /// The game of a kind that it describes.
    ///
    /// # Errors
    /// Every reason why it cannot be played from.
    ///
    /// ```
    /// use arbiter_variants::{Setup, ThreeCheck};
    /// let setup = Setup::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1")?;
    /// assert!(setup.game::<ThreeCheck>().is_err(), "three checks win");
    /// # Ok::<(), arbiter_variants::FenFault>(())
    /// ```
    pub fn game<V: Variant>(&self) -> Result<V, Reasons> {
        V::from_setup(self)
    }
}
