//! Crazyhouse: a captured man changes sides, and may be put on the board in place of a move.

use arbiter_chess::{Bitboard, Color, LegalMove, Piece, Playable, Position, Role};

use crate::{Drop, Drops, Key, Pockets, Reason, Reasons, Setup, Variant, VariantName, WhyNoDrop, drops};

/// Crazyhouse. A promoted man that is captured becomes a pawn again; a pawn is never put on the first or the eighth rank; a man
/// put on the board may check and mate; a rook put on its corner cannot castle.
///
/// ```
/// use arbiter_chess::{Color, Role};
/// use arbiter_variants::{Crazyhouse, Variant};
/// let game: Crazyhouse = "4k3/8/8/8/8/8/3q~4/4K3[] w - - 0 1".parse().unwrap();
/// let taken = game.play(game.legal("e1d2".parse().unwrap()).unwrap());
/// assert_eq!(taken.pockets.count(Color::White, Role::Pawn), 1, "the queen had been a pawn");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Crazyhouse<P = Position> {
    /// The board.
    pub base: P,
    /// What both sides have in hand.
    pub pockets: Pockets,
    /// The men that were pawns.
    pub promoted: Bitboard,
}

impl Default for Crazyhouse {
    fn default() -> Self {
        Self {
            base: Position::default(),
            pockets: Pockets::EMPTY,
            promoted: Bitboard::EMPTY,
        }
    }
}

impl<P: Playable> Crazyhouse<P> {
    /// The game after a move of a man on the board, with the man that was captured in nobody's hand: of the colour that will
    /// have it, and a pawn if it had been one.
    ///
    /// ```
    /// use arbiter_chess::{Color, Role};
    /// use arbiter_variants::{Crazyhouse, Variant};
    /// let game: Crazyhouse = "4k3/8/8/8/8/8/3q4/4K3[] w - - 0 1".parse().unwrap();
    /// let take = game.legal("e1d2".parse().unwrap()).unwrap();
    /// let (after, taken) = game.play_and_take(take.as_move().unwrap());
    /// assert_eq!(taken, Some(Role::Queen.of(Color::White)));
    /// assert!(after.pockets.are_empty());
    /// ```
    #[inline]
    #[must_use]
    pub fn play_and_take(&self, one: LegalMove) -> (Self, Option<Piece>) {
        let turn = self.base.turn();
        let taken = self.captured(one).map(|role| role.of(turn));
        let after = Self {
            base: self.base.play(one),
            pockets: self.pockets,
            promoted: self.promoted_after(one),
        };
        (after, taken)
    }

    /// What kind of man the move captures, a pawn if it had been one.
    #[inline]
    fn captured(&self, one: LegalMove) -> Option<Role> {
        if one.is_en_passant() {
            return Some(Role::Pawn);
        }
        if one.castling().is_some() {
            return None;
        }
        let role = self.base.board().role_at(one.to())?;
        Some(if self.promoted.contains(one.to()) {
            Role::Pawn
        } else {
            role
        })
    }

    /// The marks go with their men, and leave with them.
    #[inline]
    fn promoted_after(&self, one: LegalMove) -> Bitboard {
        if self.promoted.is_empty() && one.promotion().is_none() {
            return self.promoted;
        }
        let mut promoted = self.promoted;
        if let (Some(side), Some(rook)) = (one.castling(), one.rook_from()) {
            // No game brings a promoted rook a right to castle, but a setup may.
            if promoted.contains(rook) {
                promoted.remove(rook);
                promoted.insert(arbiter_chess::Square::new(side.rook_file(), rook.rank()));
            }
            return promoted;
        }
        let was = promoted.contains(one.from());
        promoted.remove(one.from());
        if was || one.promotion().is_some() {
            promoted.insert(one.to());
        } else {
            promoted.remove(one.to());
        }
        promoted
    }

    /// What stands beside the board, in one word.
    #[inline]
    fn beside(&self) -> u64 {
        crate::variant::mix(self.pockets.word(), self.promoted.0)
    }
}

impl<P: Playable> Variant for Crazyhouse<P> {
    type Base = P;
    const NAME: VariantName = VariantName::Crazyhouse;

    #[inline(always)]
    fn base(&self) -> &P {
        &self.base
    }

    #[inline]
    fn play_move(&self, one: LegalMove) -> Self {
        let (mut after, taken) = self.play_and_take(one);
        if let Some(man) = taken {
            after.pockets.add(man.color, man.role);
        }
        after
    }

    #[inline]
    fn drops(&self) -> Drops {
        Drops::of_position(&self.base, self.pockets)
    }

    #[inline]
    fn play_drop(&self, drop: Drop) -> Self {
        let mut pockets = self.pockets;
        pockets.take(self.base.turn(), drop.role);
        Self {
            base: self.base.with_man(drop.role, drop.to),
            pockets,
            promoted: self.promoted,
        }
    }

    fn why_no_drop(&self, drop: Drop) -> Option<WhyNoDrop> {
        drops::why_not(&self.base, self.pockets, drop)
    }

    fn from_setup(setup: &Setup) -> Result<Self, Reasons> {
        let mut reasons = Reasons::default();
        setup.pocket_faults(&mut reasons);
        reasons.add_if(setup.left.is_some(), Reason::ChecksNotHere);
        let base = reasons.with_base(P::from_setup(&setup.base))?;
        Ok(Self {
            base,
            pockets: setup.pockets(),
            promoted: setup.promoted,
        })
    }

    fn setup(&self) -> Setup {
        let count = |color| {
            let mut counts = [0; 6];
            for role in crate::pockets::KINDS {
                counts[role as usize] = self.pockets.count(color, role);
            }
            counts
        };
        Setup {
            pocket: Some(Color::ALL.map(count)),
            promoted: self.promoted,
            ..Setup::of_board(self.base.setup())
        }
    }

    #[inline]
    fn same(&self) -> Key {
        Key(crate::variant::mix(self.base.key(), self.beside()))
    }

    #[inline]
    fn is_same(&self, other: &Self) -> bool {
        self.pockets == other.pockets
            && self.promoted == other.promoted
            && self.base.same_position(&other.base)
    }

    /// Who has nothing in hand and captures now, drops two half-moves later.
    #[inline]
    fn is_plain_for(&self, depth: u32) -> bool {
        let turn = self.base.turn();
        depth <= 2 && self.pockets.is_empty(turn) && (depth <= 1 || self.pockets.is_empty(!turn))
    }
}
