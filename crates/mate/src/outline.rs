//! Proofs in which the bishops are left out: only the other men are drawn, and the bishops may be anywhere within
//! the squares that they can ever reach, or captured.
//!
//! A few locked pawns, two kings and some bishops make millions of positions but only hundreds of outlines. Every
//! legal move of a position is a move of its outline, or leaves it as it is when a bishop moves; there are moves of
//! outlines that no position has, so a set of outlines that no move leaves and that no mating picture fits is a
//! proof, and nothing else is learnt. A side that has no bishop must move what is drawn: that a king cannot take the
//! last step of a side that would be stalemated comes out of that.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use arbiter_chess::{Bitboard, Board, Color, Playable, Position, Role, Square, attacks};

use crate::still;
use crate::{Outline, OutlineProof, Rover};

/// What is the same in all outlines.
struct Ground {
    winner: Color,
    /// By colour: where its bishops may stand.
    roams: [u64; 2],
    /// For each of the loser's bishops where it may stand.
    holders: Vec<u64>,
}

/// A mating picture may fit, or a pawn may be promoted: nothing is proved.
struct Open;

/// Looks through at most `most` outlines; their number is added to `nodes`. First without any bishop, then with those
/// drawn that have few squares: nobody walks through a bishop in his cage.
pub(crate) fn proof(
    position: &Position,
    winner: Color,
    most: usize,
    nodes: &mut u64,
) -> Option<OutlineProof> {
    let board = position.board();
    let bishops = board.by_role(Role::Bishop);
    let walls = walls(&board)?;
    if bishops.is_empty() || position.en_passant().is_some() || position.castling().any() {
        return None;
    }
    let caged = |home: &Square| roams_of(&board, walls, *home).count_ones() <= CAGE;
    let caged: Bitboard = bishops.into_iter().filter(caged).collect();
    let without = proof_with(position, winner, Bitboard::EMPTY, most, nodes);
    if without.is_some() || caged.is_empty() {
        return without;
    }
    proof_with(position, winner, caged, most, nodes)
}

/// With these bishops drawn.
fn proof_with(
    position: &Position,
    winner: Color,
    drawn: Bitboard,
    most: usize,
    nodes: &mut u64,
) -> Option<OutlineProof> {
    let board = position.board();
    let mut walls = walls(&board)?;
    let roaming = board.by_role(Role::Bishop) - drawn;
    let mut outline = board;
    for square in roaming {
        outline.set(square, None);
    }
    let root = Outline {
        board: outline,
        turn: position.turn(),
        passing: None,
        checked: true,
    };
    let theirs = roaming & board.by_color(!winner);
    for _ in 0..TRIES {
        let rovers = rovers(&board, roaming, walls);
        let mut roams = [0; 2];
        for rover in &rovers {
            roams[rover.color.index()] |= rover.squares.0;
        }
        let ground = Ground {
            winner,
            roams,
            holders: theirs
                .into_iter()
                .map(|home| roams_of(&board, walls, home))
                .collect(),
        };
        let outlines = ground.close(root, most, nodes)?;
        let always = always(&outlines);
        let stands = walls & (always[0] | always[1]);
        if stands == walls {
            return Some(OutlineProof {
                position: position.with_counters(0, 1),
                drawn,
                rovers,
                outlines,
            });
        }
        walls = stands;
    }
    None
}

/// With fewer locked pawns nothing holds the bishops, and some picture fits.
const FEWEST_WALLS: u32 = 4;
/// A bishop with no more squares than this is in a cage: one corner of the board behind a wall.
const CAGE: u32 = 8;
/// What an outline costs in bytes: in the set, in the order in which they came, and in the queue.
pub(crate) const BYTES_EACH: usize = 256;
/// How often the walls are taken lower when they turn out not to stand for ever.
const TRIES: usize = 3;

/// Pawns that stand head to head, if they are enough to hold anybody.
pub(crate) fn walls(board: &Board) -> Option<u64> {
    let pawns = |color| board.pieces(color, Role::Pawn).0;
    let white = pawns(Color::White) & pawns(Color::Black) >> 8;
    let walls = white | white << 8;
    (walls.count_ones() >= FEWEST_WALLS).then_some(walls)
}

/// The bishops, with all squares that they can ever reach as long as the walls stand.
fn rovers(board: &Board, roaming: Bitboard, walls: u64) -> Vec<Rover> {
    let mut rovers: Vec<Rover> = Vec::new();
    for home in roaming {
        let rover = Rover {
            color: board.color_at(home).unwrap_or(Color::White),
            squares: Bitboard(roams_of(board, walls, home)),
        };
        if !rovers.contains(&rover) {
            rovers.push(rover);
        }
    }
    rovers
}

/// All squares that the bishop on this one can ever reach as long as the walls stand.
fn roams_of(board: &Board, walls: u64, home: Square) -> u64 {
    let color = board.color_at(home).unwrap_or(Color::White);
    let own = walls & board.by_color(color).0;
    let mut squares = 1 << home.index();
    loop {
        let more = squares | still::steps(Role::Bishop, squares, walls) & !own;
        if more == squares {
            return squares;
        }
        squares = more;
    }
}

/// Whether different bishops can stand on all these squares, each within its own.
fn seated(squares: Bitboard, bishops: &[u64], taken: u32) -> bool {
    let Some(square) = squares.first() else {
        return true;
    };
    let rest = squares - Bitboard::from(square);
    (0..bishops.len()).any(|at| {
        let bit = 1 << at;
        taken & bit == 0 && bishops[at] & 1 << square.index() != 0 && seated(rest, bishops, taken | bit)
    })
}

/// By colour: squares on which a man stands in every outline.
fn always(outlines: &[Outline]) -> [u64; 2] {
    outlines.iter().fold([u64::MAX; 2], |[white, black], outline| {
        let of = |color| outline.board.by_color(color).0;
        [white & of(Color::White), black & of(Color::Black)]
    })
}

impl Outline {
    fn key(&self) -> [u64; 8] {
        let of = |role| self.board.by_role(role).0;
        let passing = self.passing.map_or(64, Square::index);
        let rest = u64::from(passing) << 2 | (self.turn.index() as u64) << 1 | u64::from(self.checked);
        [
            self.board.by_color(Color::White).0,
            self.board.by_color(Color::Black).0,
            of(Role::Pawn),
            of(Role::Knight),
            of(Role::Rook),
            of(Role::Queen),
            of(Role::King),
            rest,
        ]
    }
}

impl Ground {
    /// All outlines that can arise.
    fn close(&self, root: Outline, most: usize, nodes: &mut u64) -> Option<Vec<Outline>> {
        let mut known = BTreeSet::from([root.key()]);
        let mut outlines = Vec::from([root]);
        let mut open = Vec::from([root]);
        // What came last goes first, so that a picture is met early.
        while let Some(outline) = open.pop() {
            *nodes += 1;
            if self.can_be_mate(&outline) {
                return None;
            }
            if self.is_hopeless(&outline) {
                continue;
            }
            let mut add = |next: Outline| {
                if known.insert(next.key()) {
                    outlines.push(next);
                    open.push(next);
                }
            };
            if self.moves(&outline, &mut add).is_err() || outlines.len() > most {
                return None;
            }
        }
        Some(outlines)
    }

    /// Whether the winner has nothing but his king.
    fn is_hopeless(&self, outline: &Outline) -> bool {
        let men = outline.board.by_color(self.winner) - outline.board.by_role(Role::King);
        men.is_empty() && self.roams[self.winner.index()] == 0
    }

    fn can_be_mate(&self, outline: &Outline) -> bool {
        let loser = !self.winner;
        if outline.turn != loser {
            return false;
        }
        let board = &outline.board;
        let Some(king) = board.king(loser) else {
            return true;
        };
        let roams = self.roams[self.winner.index()];
        let occupied = board.occupied() - Bitboard::from(king);
        let hit = |square, unseen: bool| {
            board.attackers(square, self.winner, occupied).any()
                || unseen && attacks::bishop(square, occupied).0 & roams != 0
        };
        if !hit(king, outline.checked) {
            return false;
        }
        let flights = attacks::king(king) - board.by_color(loser);
        let open = flights.into_iter().filter(|flight| !hit(*flight, true));
        seated(open.collect(), &self.holders, 0)
    }

    fn moves(&self, from: &Outline, add: &mut impl FnMut(Outline)) -> Result<(), Open> {
        let board = &from.board;
        let own = board.by_color(from.turn);
        for square in own {
            match board.role_at(square) {
                Some(Role::Pawn) => self.pawn(from, square, add)?,
                Some(role) => {
                    let to = attacks::of(role, from.turn, square, board.occupied()) - own;
                    for to in to {
                        self.step(from, square, to, None, add);
                    }
                }
                None => {}
            }
        }
        let roams = self.roams[from.turn.index()];
        if roams != 0 {
            self.settle(from, *board, None, true, add);
            let prey = board.by_color(!from.turn) - board.by_role(Role::King);
            for square in prey & Bitboard(roams) {
                let mut after = *board;
                after.set(square, None);
                self.settle(from, after, None, true, add);
            }
        }
        Ok(())
    }

    fn pawn(&self, from: &Outline, square: Square, add: &mut impl FnMut(Outline)) -> Result<(), Open> {
        let board = &from.board;
        let (color, occupied) = (from.turn, board.occupied());
        let ahead = |square: Square| {
            let index = color.fold(square.index().wrapping_add(8), square.index().wrapping_sub(8));
            Square::from_index(index).filter(|to| !occupied.contains(*to))
        };
        let first = ahead(square);
        let start = square.index() / 8 == color.fold(1, 6);
        let second = first.filter(|_| start).and_then(ahead);
        let prey = board.by_color(!color) - board.by_role(Role::King);
        let passing = from.passing.map_or(0, |over| 1 << over.index());
        let prey = prey.0 | passing | self.roams[(!color).index()] & !occupied.0;
        let hits = Bitboard(attacks::pawn(color, square).0 & prey);
        for to in first.into_iter().chain(hits) {
            if to.index() < 8 || to.index() > 55 {
                return Err(Open);
            }
            self.step(from, square, to, None, add);
        }
        if let (Some(over), Some(to)) = (first, second) {
            let pawns = board.pieces(!color, Role::Pawn);
            let passing = (attacks::pawn(color, over) & pawns).any().then_some(over);
            self.step(from, square, to, passing, add);
        }
        Ok(())
    }

    /// A drawn man goes from square to square, capturing what stands there, or in passing.
    fn step(
        &self,
        from: &Outline,
        square: Square,
        to: Square,
        passing: Option<Square>,
        add: &mut impl FnMut(Outline),
    ) {
        let piece = from.board.piece_at(square);
        let mut after = from.board;
        after.set(square, None);
        after.set(to, piece);
        if from.passing == Some(to) && piece.is_some_and(|piece| piece.role == Role::Pawn) {
            after.set(Square::new(to.file(), square.rank()), None);
        }
        let checked = after.king(!from.turn).is_some_and(|king| {
            let seen = |board: &Board| attacks::bishop(king, board.occupied());
            ((seen(&after) - seen(&from.board)).0 & self.roams[from.turn.index()]) != 0
        });
        self.settle(from, after, passing, checked, add);
    }

    /// Adds what arises unless the king who moved is in check whatever the bishops do.
    fn settle(
        &self,
        from: &Outline,
        after: Board,
        passing: Option<Square>,
        checked: bool,
        add: &mut impl FnMut(Outline),
    ) {
        let crowd = after.occupied() | Bitboard(self.roams[0] | self.roams[1]);
        let legal = after
            .king(from.turn)
            .is_some_and(|king| after.attackers(king, !from.turn, crowd).is_empty());
        if legal {
            add(Outline {
                board: after,
                turn: !from.turn,
                passing,
                checked,
            });
        }
    }
}
