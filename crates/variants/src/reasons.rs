//! Why a setup cannot be played from.

use core::fmt;

use arbiter_chess as chess;

/// One reason why a [`crate::Setup`] is no game to play from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// One of the board.
    Board(chess::Reason),
    /// Men in hand, in a game without pockets.
    PocketNotHere,
    /// A promoted mark, in a game without pockets.
    PromotedNotHere,
    /// A count of checks, in a game without one.
    ChecksNotHere,
    /// A king in hand.
    KingInHand,
    /// More than sixteen men of a kind in one hand, which two sets do not have.
    TooManyInHand,
    /// A promoted mark on an empty square.
    PromotedNothing,
    /// A promoted mark on a pawn.
    PromotedPawn,
    /// A promoted mark on a king.
    PromotedKing,
    /// More checks left to give than three.
    TooManyChecks,
    /// Both sides have given their last check.
    BothHaveWon,
}

/// Those that the board does not know, in the order of [`Reason`].
const OWN: [Reason; 10] = [
    Reason::PocketNotHere,
    Reason::PromotedNotHere,
    Reason::ChecksNotHere,
    Reason::KingInHand,
    Reason::TooManyInHand,
    Reason::PromotedNothing,
    Reason::PromotedPawn,
    Reason::PromotedKing,
    Reason::TooManyChecks,
    Reason::BothHaveWon,
];

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board(reason) => return reason.fmt(f),
            Self::PocketNotHere => "men in hand, which this game does not know",
            Self::PromotedNotHere => "a promoted mark, which this game does not know",
            Self::ChecksNotHere => "a count of checks, which this game does not know",
            Self::KingInHand => "a king in hand",
            Self::TooManyInHand => "more than 16 men of a kind in hand",
            Self::PromotedNothing => "a promoted mark on an empty square",
            Self::PromotedPawn => "a promoted mark on a pawn",
            Self::PromotedKing => "a promoted mark on a king",
            Self::TooManyChecks => "more than 3 checks left",
            Self::BothHaveWon => "both sides have given their last check",
        })
    }
}

/// All the reasons at once; never only the first that was found.
///
/// ```
/// use arbiter_variants::{Crazyhouse, Reason, StartError};
/// let fault = "4k3/8/8/8/8/4P~3/8/4K3[KQ] w - - 0 1".parse::<Crazyhouse>().unwrap_err();
/// let StartError::Illegal(reasons) = fault else { panic!("{fault}") };
/// assert!(reasons.contains(Reason::KingInHand) && reasons.contains(Reason::PromotedPawn));
/// assert_eq!(reasons.iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reasons {
    board: chess::Reasons,
    own: u16,
}

impl Reasons {
    /// Whether this reason is among them.
    #[must_use]
    pub fn contains(self, reason: Reason) -> bool {
        match reason {
            Reason::Board(reason) => self.board.contains(reason),
            own => self.own & bit(own) != 0,
        }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.board.is_empty() && self.own == 0
    }

    /// Each of them: those of the board first.
    pub fn iter(self) -> impl Iterator<Item = Reason> {
        let own = OWN.into_iter().filter(move |&reason| self.own & bit(reason) != 0);
        self.board.iter().map(Reason::Board).chain(own)
    }

    pub(crate) fn add_if(&mut self, holds: bool, reason: Reason) {
        if holds {
            self.own |= bit(reason);
        }
    }

    /// The board, if there is no reason against it and none of these.
    pub(crate) fn with_base<P>(mut self, base: Result<P, chess::Reasons>) -> Result<P, Self> {
        match base {
            Ok(base) if self.is_empty() => Ok(base),
            Ok(_) => Err(self),
            Err(board) => {
                self.board = board;
                Err(self)
            }
        }
    }
}

/// The bit of a reason that is not the board's; none for those.
fn bit(reason: Reason) -> u16 {
    OWN.iter()
        .position(|&own| own == reason)
        .map_or(0, |place| 1 << place)
}

impl From<chess::Reasons> for Reasons {
    fn from(board: chess::Reasons) -> Self {
        Self { board, own: 0 }
    }
}

impl fmt::Display for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Reasons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl core::error::Error for Reasons {}
