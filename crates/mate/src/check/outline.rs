//! Checks a set of outlines: positions without their bishops, who may be anywhere within their squares, or captured.
//!
//! Read every list here as "all that could happen": a bishop is never in the way and always where it would help, and a
//! move is left out only if it is illegal wherever the bishops are. So each legal move of a position leads from
//! its outline to an outline that is looked for in the set, and a checkmate would show as a picture that fits.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Piece, Playable, Role, Square};

use super::Fault;
use super::still::{pawn_attacks, sees, shift};
use crate::{Outline, OutlineProof};

pub(super) fn check<P: Playable>(winner: Color, proof: &OutlineProof<P>) -> Result<(), Fault> {
    let position = &proof.position;
    if position.en_passant().is_some() || position.castling().any() {
        return Err(Fault::Beginning);
    }
    let claim = Claim::new(&position.board(), winner, proof)?;
    let root = Outline {
        board: without_bishops(&position.board(), proof.drawn),
        turn: position.turn(),
        passing: None,
        checked: true,
    };
    claim.must_know(&root)?;
    claim.check_fences()?;
    for outline in &proof.outlines {
        if claim.fits(outline) {
            return Err(Fault::Picture);
        }
        if claim.is_bare(outline) {
            continue;
        }
        for next in claim.all_that_could_happen(outline)? {
            claim.must_know(&next)?;
        }
    }
    Ok(())
}

/// Without the bishops that rove: all but these.
fn without_bishops(board: &Board, but: Bitboard) -> Board {
    let mut drawn = *board;
    for (square, piece) in board.iter() {
        if piece.role == Role::Bishop && !but.contains(square) {
            drawn.set(square, None);
        }
    }
    drawn
}

/// Whether different bishops, each within its own squares, can stand on all of these.
fn hold(squares: &[Square], bishops: &mut Vec<Bitboard>) -> bool {
    let Some((square, rest)) = squares.split_first() else {
        return true;
    };
    for at in 0..bishops.len() {
        if !bishops[at].contains(*square) {
            continue;
        }
        let one = bishops.remove(at);
        if hold(rest, bishops) {
            return true;
        }
        bishops.insert(at, one);
    }
    false
}

/// An outline in an order.
type Exact = (Vec<(u8, u8, u8)>, u8, u8, bool);

fn exact(outline: &Outline) -> Exact {
    let men = outline.board.iter();
    let men = men.map(|(square, piece)| (square.index(), piece.color as u8, piece.role as u8));
    let passing = outline.passing.map_or(64, Square::index);
    (men.collect(), outline.turn as u8, passing, outline.checked)
}

struct Claim<'a, P> {
    proof: &'a OutlineProof<P>,
    winner: Color,
    known: BTreeSet<Exact>,
    /// For each bishop of the side to be mated that roves, the squares that it never leaves.
    holders: Vec<Bitboard>,
}

impl<'a, P> Claim<'a, P> {
    fn new(board: &Board, winner: Color, proof: &'a OutlineProof<P>) -> Result<Claim<'a, P>, Fault> {
        let mut holders = Vec::new();
        let roves =
            |(square, piece): &(Square, Piece)| piece.role == Role::Bishop && !proof.drawn.contains(*square);
        for (square, piece) in board.iter().filter(roves) {
            let mut rovers = proof.rovers.iter();
            let its = rovers.find(|rover| rover.color == piece.color && rover.squares.contains(square));
            let squares = its.ok_or(Fault::Men)?.squares;
            if piece.color != winner {
                holders.push(squares);
            }
        }
        Ok(Claim {
            proof,
            winner,
            known: proof.outlines.iter().map(exact).collect(),
            holders,
        })
    }

    fn must_know(&self, outline: &Outline) -> Result<(), Fault> {
        if self.known.contains(&exact(outline)) {
            Ok(())
        } else {
            Err(Fault::Step)
        }
    }

    /// No bishop leaves its squares, and only men that stand in every outline hold it up.
    fn check_fences(&self) -> Result<(), Fault> {
        let stands = |square: Square, color: Color| {
            let mut all = self.proof.outlines.iter();
            all.all(|outline| outline.board.color_at(square) == Some(color))
        };
        let fences = Color::ALL.map(|color| {
            Square::ALL
                .into_iter()
                .filter(|s| stands(*s, color))
                .collect::<Bitboard>()
        });
        for rover in &self.proof.rovers {
            let bishop = Role::Bishop.of(rover.color);
            for from in rover.squares {
                let seen = sees(bishop, from, |square| {
                    fences.iter().any(|fence| fence.contains(square))
                });
                let mut goes = seen
                    .into_iter()
                    .filter(|to| !fences[rover.color.index()].contains(*to));
                if goes.any(|to| !rover.squares.contains(to)) {
                    return Err(Fault::Step);
                }
            }
        }
        Ok(())
    }

    fn may_hold_bishop(&self, square: Square, color: Color) -> bool {
        let mut rovers = self.proof.rovers.iter();
        rovers.any(|rover| rover.color == color && rover.squares.contains(square))
    }

    fn has_bishop(&self, color: Color) -> bool {
        self.proof.rovers.iter().any(|rover| rover.color == color)
    }

    /// Whether the winner has nothing but his king.
    fn is_bare(&self, outline: &Outline) -> bool {
        let mut men = outline.board.iter();
        !men.any(|(_, piece)| piece.color == self.winner && piece.role != Role::King)
            && !self.has_bishop(self.winner)
    }

    /// Whether it could be a checkmate.
    fn fits(&self, outline: &Outline) -> bool {
        let loser = !self.winner;
        let Some(king) = outline.board.king(loser) else {
            return true;
        };
        if outline.turn != loser || !self.may_hit(outline, king, king, outline.checked) {
            return false;
        }
        let open: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|flight| flight.distance(king) == 1)
            .filter(|flight| outline.board.color_at(*flight) != Some(loser))
            .filter(|flight| !self.may_hit(outline, *flight, king, true))
            .collect();
        hold(&open, &mut self.holders.clone())
    }

    /// Whether the winner may attack a square, the king being gone from his.
    fn may_hit(&self, outline: &Outline, square: Square, king: Square, bishops: bool) -> bool {
        let stops = |between: Square| between != king && outline.board.piece_at(between).is_some();
        let drawn = |(from, piece): (Square, Piece)| {
            piece.color == self.winner && sees(piece, from, stops).contains(square)
        };
        outline.board.iter().any(drawn) || bishops && self.bishop_sees(square, self.winner, stops)
    }

    fn bishop_sees(&self, square: Square, color: Color, stops: impl Fn(Square) -> bool) -> bool {
        let seen = sees(Role::Bishop.of(color), square, stops);
        seen.into_iter().any(|from| self.may_hold_bishop(from, color))
    }

    fn all_that_could_happen(&self, from: &Outline) -> Result<Vec<Outline>, Fault> {
        let mut boards = Vec::new();
        for (square, piece) in from.board.iter().filter(|(_, piece)| piece.color == from.turn) {
            if piece.role == Role::Pawn {
                self.pawn(from, square, &mut boards)?;
            } else {
                let stops = |square| from.board.piece_at(square).is_some();
                let own = |to: &Square| from.board.color_at(*to) == Some(from.turn);
                for to in sees(piece, square, stops).into_iter().filter(|to| !own(to)) {
                    boards.push((moved(&from.board, square, to), None));
                }
            }
        }
        let mut nexts: Vec<Outline> = boards
            .into_iter()
            .filter(|(board, _)| !self.leaves_king(board, from.turn))
            .map(|(board, passing)| Outline {
                board,
                turn: !from.turn,
                passing,
                checked: self.uncovers(&from.board, &board, from.turn),
            })
            .collect();
        if self.has_bishop(from.turn) {
            let captured = |(square, piece): (Square, Piece)| {
                let prey = piece.color != from.turn && piece.role != Role::King;
                (prey && self.may_hold_bishop(square, from.turn)).then(|| {
                    let mut board = from.board;
                    board.set(square, None);
                    board
                })
            };
            let boards = from.board.iter().filter_map(captured).chain([from.board]);
            let legal = boards.filter(|board| !self.leaves_king(board, from.turn));
            nexts.extend(legal.map(|board| Outline {
                board,
                turn: !from.turn,
                passing: None,
                checked: true,
            }));
        }
        Ok(nexts)
    }

    fn pawn(
        &self,
        from: &Outline,
        square: Square,
        boards: &mut Vec<(Board, Option<Square>)>,
    ) -> Result<(), Fault> {
        let color = from.turn;
        let forward = (0, color.fold(1, -1));
        let free = |to: &Square| from.board.piece_at(*to).is_none();
        let first = shift(square, forward).filter(free);
        let starts = square.rank().index() == color.fold(1, 6);
        let second = first
            .filter(|_| starts)
            .and_then(|to| shift(to, forward))
            .filter(free);
        let hits = pawn_attacks(color, square).filter(|to| match from.board.piece_at(*to) {
            Some(piece) => piece.color != color && piece.role != Role::King,
            None => from.passing == Some(*to) || self.may_hold_bishop(*to, !color),
        });
        for to in first.into_iter().chain(hits) {
            if shift(to, forward).is_none() {
                return Err(Fault::Promotion);
            }
            let mut board = moved(&from.board, square, to);
            if from.passing == Some(to) {
                board.set(Square::new(to.file(), square.rank()), None);
            }
            boards.push((board, None));
        }
        if let (Some(over), Some(to)) = (first, second) {
            let enemy = Some(Role::Pawn.of(!color));
            let seen = pawn_attacks(color, over).any(|at| from.board.piece_at(at) == enemy);
            boards.push((moved(&from.board, square, to), seen.then_some(over)));
        }
        Ok(())
    }

    /// Whether the king of the side that moved is attacked wherever the bishops are.
    fn leaves_king(&self, board: &Board, side: Color) -> bool {
        let Some(king) = board.king(side) else { return true };
        let crowded = |square: Square| {
            let bishop = |color| self.may_hold_bishop(square, color);
            board.piece_at(square).is_some() || Color::ALL.into_iter().any(bishop)
        };
        let mut men = board.iter();
        men.any(|(from, piece)| piece.color != side && sees(piece, from, crowded).contains(king))
    }

    /// Whether a bishop of the side that moved may have been uncovered.
    fn uncovers(&self, before: &Board, after: &Board, side: Color) -> bool {
        let Some(king) = after.king(!side) else {
            return true;
        };
        let bishop = Role::Bishop.of(side);
        let seen = |board: &Board| sees(bishop, king, |square| board.piece_at(square).is_some());
        let new = seen(after) - seen(before);
        new.into_iter().any(|from| self.may_hold_bishop(from, side))
    }
}

fn moved(board: &Board, from: Square, to: Square) -> Board {
    let mut after = *board;
    after.set(from, None);
    after.set(to, board.piece_at(from));
    after
}
