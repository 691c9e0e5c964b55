//! The checker: accepts or rejects a verdict, and shares nothing with the code that reached it.
//!
//! Written to be read in one sitting and to be slow rather than clever. It uses the crate `chess` for the moves
//! and three facts: a line is right if each move is legal and the last position is a checkmate; a set of
//! positions without a checkmate that no legal move leaves is a proof; so is a [`StaticClaim`]
//! that no step leaves and that no mating picture fits (the module `still`), or the same of positions without
//! their bishops (`outline`). Too little material is `material`'s matter.

mod material;
mod outline;
mod still;

use alloc::collections::BTreeSet;
use core::fmt;

use arbiter_chess::{Color, LegalMove, Playable};

use crate::{Proof, StaticClaim, Verdict};

/// Why a certificate was rejected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Rejected {
    /// The move with this number in the line, from 0, is not legal.
    IllegalMove(usize),
    /// The line does not end in the side's checkmate.
    NoMate,
    /// A position of the set is the side's checkmate.
    Mate,
    /// A legal move leads out of the set.
    NotClosed,
    /// A static claim does not hold.
    Claim(Fault),
}

/// What is wrong with a static claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// It does not name exactly the men on the board, each on its square.
    Men,
    /// A capture in passing, a castling right or a check at the beginning: such positions are not for it.
    Beginning,
    /// A man can step out of its squares.
    Step,
    /// A man can be captured that is called safe.
    Capture,
    /// A pawn can be promoted that is said not to be.
    Promotion,
    /// A mating picture fits.
    Picture,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::IllegalMove(at) => write!(f, "move {at} of the line is not legal"),
            Rejected::NoMate => f.write_str("the line does not end in checkmate"),
            Rejected::Mate => f.write_str("the set holds a checkmate"),
            Rejected::NotClosed => f.write_str("a legal move leaves the set"),
            Rejected::Claim(fault) => write!(f, "a static claim does not hold: {fault:?}"),
        }
    }
}

impl core::error::Error for Rejected {}

/// Whether the verdict on this question can be relied on. There is nothing to check in an undetermined one.
///
/// # Errors
/// The first thing that is wrong with its line or its proof.
///
/// ```
/// use arbiter_chess::{Color, Position};
/// use arbiter_mate::{Budget, can_mate, check};
/// let position = Position::from_fen("7k/5KP1/8/8/8/8/8/8 b - - 0 1")?;
/// for side in Color::ALL {
///     check::check(&position, side, &can_mate(&position, side, &Budget::full()))?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check<P: Playable + Eq>(position: &P, winner: Color, verdict: &Verdict<P>) -> Result<(), Rejected> {
    match verdict {
        Verdict::Winnable(line) => check_line(position, winner, line),
        Verdict::Unwinnable(proof) => check_proof(position, winner, proof),
        Verdict::Undetermined { .. } => Ok(()),
    }
}

/// Whether these are legal moves that end in the side's checkmate.
///
/// # Errors
/// The first move that is not legal, or that there is no mate at the end.
///
/// ```
/// use arbiter_chess::{Color, Position};
/// use arbiter_mate::check::check_line;
/// use arbiter_mate::{Budget, Verdict, can_mate};
/// let start = Position::default();
/// let Verdict::Winnable(line) = can_mate(&start, Color::Black, &Budget::full()) else { panic!("it begins") };
/// assert!(check_line(&start, Color::Black, &line).is_ok());
/// assert!(check_line(&start, Color::White, &line).is_err(), "it is Black who mates");
/// ```
pub fn check_line<P: Playable>(position: &P, winner: Color, line: &[LegalMove]) -> Result<(), Rejected> {
    let mut now = *position;
    for (number, by) in line.iter().enumerate() {
        if !now.legal_moves().contains(by) {
            return Err(Rejected::IllegalMove(number));
        }
        now = now.play(*by);
    }
    if is_mate(&now, winner) {
        Ok(())
    } else {
        Err(Rejected::NoMate)
    }
}

/// Whether the proof shows that the side cannot checkmate.
///
/// # Errors
/// The first position that is a checkmate or is left by a legal move, or the first claim that does not hold.
///
/// ```
/// use arbiter_chess::{Color, Position};
/// use arbiter_mate::check::check_proof;
/// use arbiter_mate::{Budget, Verdict, can_mate};
/// let kings = Position::from_fen("8/8/4k3/8/8/8/4K3/8 w - - 0 1")?;
/// let Verdict::Unwinnable(proof) = can_mate(&kings, Color::White, &Budget::quick()) else { panic!("two kings") };
/// assert!(check_proof(&kings, Color::White, &proof).is_ok());
/// # Ok::<(), arbiter_chess::PositionError>(())
/// ```
pub fn check_proof<P: Playable + Eq>(position: &P, winner: Color, proof: &Proof<P>) -> Result<(), Rejected> {
    let mut known: BTreeSet<Exact> = BTreeSet::new();
    known.insert(exact(position));
    known.extend(proof.positions.iter().map(exact));
    let mut still: BTreeSet<Exact> = BTreeSet::new();
    for StaticClaim { position, men } in &proof.claims {
        still::check(position, winner, men).map_err(Rejected::Claim)?;
        still.insert(exact(position));
    }
    for outlines in &proof.outlines {
        outline::check(winner, outlines).map_err(Rejected::Claim)?;
        still.insert(exact(&outlines.position));
    }
    for member in core::iter::once(position).chain(&proof.positions) {
        if is_mate(member, winner) {
            return Err(Rejected::Mate);
        }
        if material::is_short(&member.board(), winner) || still.contains(&exact(member)) {
            continue;
        }
        for &by in &member.legal_moves() {
            let next = member.play(by);
            let mate = is_mate(&next, winner);
            if mate {
                return Err(Rejected::Mate);
            }
            if !known.contains(&exact(&next)) && !material::is_short(&next.board(), winner) {
                return Err(Rejected::NotClosed);
            }
        }
    }
    Ok(())
}

fn is_mate<P: Playable>(position: &P, winner: Color) -> bool {
    position.turn() != winner && position.is_checkmate()
}

/// All that makes two positions the same, in an order: the men by colour and kind, rights, passing, the turn.
type Exact = ([u64; 8], u64, u8, u8);

fn exact<P: Playable>(position: &P) -> Exact {
    let board = position.board();
    let mut men = [0; 8];
    for color in Color::ALL {
        men[color.index()] = board.by_color(color).0;
    }
    for role in arbiter_chess::Role::ALL {
        men[2 + role as usize] = board.by_role(role).0;
    }
    let passing = position.en_passant().map_or(64, arbiter_chess::Square::index);
    (men, position.castling().0, passing, position.turn() as u8)
}
