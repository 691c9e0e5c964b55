//! What is answered, and what an answer carries with it.

use alloc::vec::Vec;

use arbiter_chess::{LegalMove, Position};

use crate::{OutlineProof, StaticClaim};

/// The answer to: can this side still checkmate by any series of legal moves?
///
/// `P` is the kind of position that was asked about, [`Position`] or [`arbiter_chess::Irregular`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<P = Position> {
    /// It can: legal moves, one after the other, that end in its checkmate. Empty if it has already mated.
    /// Played through to the mate before it was returned.
    Winnable(Vec<LegalMove>),
    /// It cannot, and this is why.
    Unwinnable(Proof<P>),
    /// Not known.
    Undetermined {
        /// How many positions were looked at.
        nodes: u64,
        /// What stopped the search.
        why: Why,
    },
}

impl<P> Verdict<P> {
    /// Whether the side is known to be able to checkmate.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, can_mate};
    /// let pawn = Position::from_fen("8/8/4k3/8/8/8/4KP2/8 w - - 0 1").unwrap();
    /// assert!(can_mate(&pawn, Color::White, &Budget::full()).is_winnable());
    /// ```
    #[must_use]
    pub const fn is_winnable(&self) -> bool {
        matches!(self, Verdict::Winnable(_))
    }

    /// Whether the side is known to be unable to checkmate.
    ///
    /// ```
    /// use arbiter_chess::{Color, Position};
    /// use arbiter_mate::{Budget, can_mate};
    /// let pawn = Position::from_fen("8/8/4k3/8/8/8/4KP2/8 w - - 0 1").unwrap();
    /// assert!(can_mate(&pawn, Color::Black, &Budget::quick()).is_unwinnable());
    /// ```
    #[must_use]
    pub const fn is_unwinnable(&self) -> bool {
        matches!(self, Verdict::Unwinnable(_))
    }
}

/// Why a question stayed open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Why {
    /// All nodes of the budget were spent.
    Budget,
    /// The caller gave up.
    Cancelled,
    /// Quick mode found no proof that it cannot; it does not look for lines.
    Quick,
}

/// Which argument proved that a side cannot checkmate, for showing to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// The game is over: the side to move has no legal move, and it is not the asked side's checkmate.
    Over,
    /// Nothing but a king.
    LoneKing,
    /// One knight, against a king with nothing or only queens.
    LoneKnight,
    /// Only bishops on squares of one colour, against a king without a pawn, a knight or a bishop on
    /// squares of the other colour.
    OneColorBishops,
    /// Every move is forced, and the only line ends, repeats or runs out of material.
    ForcedLine,
    /// The men are locked: whatever is played, no mating picture can come about.
    Blockade,
    /// All positions that can still arise were looked at: none is a checkmate.
    Exhausted,
}

impl Argument {
    /// One word for it, in data and as a key of texts.
    ///
    /// ```
    /// assert_eq!(arbiter_mate::Argument::LoneKing.tag(), "lone_king");
    /// ```
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Argument::Over => "over",
            Argument::LoneKing => "lone_king",
            Argument::LoneKnight => "lone_knight",
            Argument::OneColorBishops => "one_color_bishops",
            Argument::ForcedLine => "forced_line",
            Argument::Blockade => "blockade",
            Argument::Exhausted => "exhausted",
        }
    }
}

/// A proof that a side cannot checkmate: a set of positions that no legal move leaves, none of them that
/// side's checkmate.
///
/// Where a position has a shorter reason of its own (too little material, a [`StaticClaim`] or an [`OutlineProof`]),
/// the moves from it are not followed. [`crate::check::check`] accepts or rejects it and shares no code with what made it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof<P = Position> {
    /// The argument in one word.
    pub argument: Argument,
    /// The set, counters put to 0 and 1, without the position asked about.
    pub positions: Vec<P>,
    /// For some of the positions: where each man can ever stand.
    pub claims: Vec<StaticClaim<P>>,
    /// For others of them: a set of positions without their bishops.
    pub outlines: Vec<OutlineProof<P>>,
}

impl<P> Proof<P> {
    pub(crate) const fn plain(argument: Argument) -> Proof<P> {
        Proof {
            argument,
            positions: Vec::new(),
            claims: Vec::new(),
            outlines: Vec::new(),
        }
    }
}
