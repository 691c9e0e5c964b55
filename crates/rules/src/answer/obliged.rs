//! What an obligation demands, as it may be said aloud while the game is played: the piece and the duty.
//!
//! The moves that are left stand in the log. Whoever is told one of them is told more than the Laws oblige to, and a
//! list of them tells where the mate is.

use arbiter_mate::chess::{CastlingSide, Piece, Role, Square};
use arbiter_notation::variants::Asked;

use super::{Decision, DutyDecision, Remedy, Ruling};
use crate::words;

words! {
    /// What must be done with which piece.
    pub enum DutyKind {
        /// The piece on the square moves.
        Move = "move",
        /// The piece on the square is captured.
        Capture = "capture",
        /// The king castles on his own side.
        CastleKingside = "castle_kingside",
        /// The king castles on the queen's side.
        CastleQueenside = "castle_queenside",
        /// The pawn becomes the piece that was chosen.
        Promote = "promote",
        /// A man in hand is put on the board.
        Drop = "drop",
        /// What was announced, written or touched before, where that is not one piece.
        Touched = "touched",
    }
}

/// What a player must do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Obliged {
    /// What the hand must do.
    pub kind: DutyKind,
    /// Where the piece stands that was touched, or where the new one was put.
    pub square: Option<Square>,
    /// The new piece of a promotion, or the man in hand.
    pub becomes: Option<Role>,
}

impl Obliged {
    const TOUCHED: Self = Self {
        kind: DutyKind::Touched,
        square: None,
        becomes: None,
    };

    fn on(kind: DutyKind, square: Square) -> Self {
        Self {
            kind,
            square: Some(square),
            becomes: None,
        }
    }

    fn by(remedy: &Remedy) -> Option<Self> {
        match remedy {
            Remedy::MustMove { square } => Some(Self::on(DutyKind::Move, *square)),
            Remedy::MustCapture { square } => Some(Self::on(DutyKind::Capture, *square)),
            Remedy::MustCastle { side } => Some(Self {
                kind: match side {
                    CastlingSide::King => DutyKind::CastleKingside,
                    CastlingSide::Queen => DutyKind::CastleQueenside,
                },
                ..Self::TOUCHED
            }),
            Remedy::MustDrop { piece } => Some(Self {
                kind: DutyKind::Drop,
                becomes: Some(piece.role),
                ..Self::TOUCHED
            }),
            Remedy::FinishPromotion { square, piece } => Some(Self {
                becomes: piece.map(|Piece { role, .. }| role),
                ..Self::on(DutyKind::Promote, *square)
            }),
            _ => None,
        }
    }

    /// Where no remedy says it: moves of one piece to several squares are a duty to move it. One move alone could be
    /// that of any duty, and is not told.
    fn of_moves(moves: &[Asked]) -> Self {
        let first = moves.first();
        let from = first.and_then(|one| one.from());
        let of_one = moves.iter().all(|other| other.from() == from);
        let several = first.is_some_and(|one| moves.iter().any(|other| other.to() != one.to()));
        match from {
            Some(from) if of_one && several => Self::on(DutyKind::Move, from),
            _ => Self::TOUCHED,
        }
    }
}

impl Ruling {
    /// What the ruling obliges to, if it obliges to anything.
    ///
    /// ```
    /// use arbiter_rules::answer::{DutyDecision, DutyKind};
    /// use arbiter_rules::chess::{Color, Square};
    /// use arbiter_rules::{Remedy, Ruling};
    ///
    /// let moves = vec!["e8e7".parse().unwrap()];
    /// let duty = DutyDecision::Obligation { player: Color::Black, moves };
    /// let ruling = Ruling::new(duty.clone(), []).with(Remedy::MustMove { square: Square::E8 });
    /// let obliged = ruling.obliged().unwrap();
    /// assert_eq!((obliged.kind, obliged.square), (DutyKind::Move, Some(Square::E8)));
    /// // One move alone is not told.
    /// assert_eq!(Ruling::new(duty, []).obliged().unwrap().square, None);
    /// ```
    #[must_use]
    pub fn obliged(&self) -> Option<Obliged> {
        let Decision::Duty(DutyDecision::Obligation { moves, .. }) = &self.decision else {
            return None;
        };
        let said = self.remedies.iter().find_map(Obliged::by);
        Some(said.unwrap_or_else(|| Obliged::of_moves(moves)))
    }
}
