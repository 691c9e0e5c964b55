//! Dead positions (Article 5.2): neither side can checkmate by any series of legal moves; and the same question for one
//! side, whose opponent's flag has fallen (Article 6.9).
//!
//! A dead position stays dead whatever is played, so one question at the end of the game is enough, and halving
//! finds where it began.

use arbiter_mate::{Budget, Solver, Verdict};

use crate::chess::{Bitboard, Color, LegalMove, Playable, Position, Role};

/// Positions looked at where a quick look leaves a suspicious position open: some milliseconds, and few games have one.
const CLOSER_LOOK: u64 = 20_000;

/// Whoever is asked whether a side can still checkmate.
#[derive(Debug, Default)]
pub struct Oracle {
    solver: Solver,
    /// Every question is decided in full; otherwise a quick look decides, and a closer one where a position is
    /// suspicious.
    pub exact: bool,
}

impl Oracle {
    /// Whether the position is dead for certain. `false` means that this cannot be told.
    ///
    /// One side that can mate is enough against it, so both are asked quickly before either is asked closely, and
    /// then first the one with more men, which finds its mate sooner.
    pub fn is_dead(&mut self, position: &Position) -> bool {
        if has_too_little(position) {
            return true;
        }
        let mut open = [false; 2];
        for side in Color::ALL {
            let verdict = self.solver.can_mate(position, side, &Budget::quick());
            if verdict.is_winnable() {
                return false;
            }
            if !verdict.is_unwinnable() {
                // One side of which nothing is known, and no reason to look closer, is enough.
                if open == [false; 2] && !self.looks_closer(position) {
                    return false;
                }
                open[side as usize] = true;
            }
        }
        by_men(position)
            .into_iter()
            .filter(|&side| open[side as usize])
            .all(|side| self.closely(position, side) == Some(false))
    }

    /// Whether this side can checkmate, where that is certain; only where it is suspected that it cannot, unless
    /// every question is to be decided.
    pub fn suspects(&mut self, position: &Position, side: Color) -> Option<bool> {
        let quick = known(&self.solver.can_mate(position, side, &Budget::quick()));
        if quick.is_some() || !self.looks_closer(position) {
            return quick;
        }
        self.closely(position, side)
    }

    /// Whether this side can checkmate, where that is certain.
    pub fn can_mate(&mut self, position: &Position, side: Color) -> Option<bool> {
        let quick = known(&self.solver.can_mate(position, side, &Budget::quick()));
        quick.or_else(|| self.closely(position, side))
    }

    /// The first dead position of a game that ends in a dead one: the half-moves played when it stands.
    pub fn first_dead(&mut self, start: &Position, moves: &[LegalMove]) -> u32 {
        let mut positions = Vec::with_capacity(moves.len() + 1);
        positions.push(*start);
        let mut position = *start;
        for &one in moves {
            position = position.play(one);
            positions.push(position);
        }
        let mut is_dead = |position: &Position| {
            by_men(position).into_iter().all(|side| {
                let verdict = self.solver.can_mate(position, side, &Budget::full());
                verdict.is_unwinnable()
            })
        };
        // Men only become fewer. Most dead positions begin with the last capture, or a few half-moves before it, and a question
        // about a full board costs most: so it is asked backwards from there, in steps that double.
        let mut dead = positions
            .partition_point(|position| !has_too_little(position))
            .min(moves.len());
        let (mut alive, mut step) = (0, 1);
        while step <= dead {
            let at = dead - step;
            if !is_dead(&positions[at]) {
                alive = at + 1;
                break;
            }
            dead = at;
            step *= 2;
        }
        let rest = &positions[alive..dead];
        (alive + rest.partition_point(|position| !is_dead(position))) as u32
    }

    fn looks_closer(&self, position: &Position) -> bool {
        self.exact || is_suspicious(position)
    }

    fn closely(&mut self, position: &Position, side: Color) -> Option<bool> {
        let budget = if self.exact {
            Budget::full()
        } else {
            Budget::full().with_nodes(CLOSER_LOOK)
        };
        known(&self.solver.can_mate(position, side, &budget))
    }
}

/// Both sides, the one with more men first: it finds its mate sooner.
fn by_men(position: &Position) -> [Color; 2] {
    let board = position.board();
    let [white, black] = Color::ALL.map(|side| board.by_color(side).len());
    if white < black {
        [Color::Black, Color::White]
    } else {
        Color::ALL
    }
}

fn known(verdict: &Verdict) -> Option<bool> {
    match verdict {
        Verdict::Winnable(_) => Some(true),
        Verdict::Unwinnable(_) => Some(false),
        Verdict::Undetermined { .. } => None,
    }
}

/// So few men are few, and so many pawns locked are many.
const FEW_MEN: u32 = 5;
const MANY_LOCKED: u32 = 4;
/// So many legal moves are hardly any.
const HARDLY: u32 = 2;
/// So many half-moves are looked ahead where hardly a move is legal.
const NARROW_DEPTH: u32 = 4;

/// Few men, many locked pawns, or hardly a move.
fn is_suspicious(position: &Position) -> bool {
    is_suspicious_within(position, NARROW_DEPTH)
}

fn is_suspicious_within(position: &Position, depth: u32) -> bool {
    is_walled(position) || has_dead_few(position) || is_narrow(position, depth)
}

/// Many pawns locked, and none that could go on to promote.
fn is_walled(position: &Position) -> bool {
    let board = position.board();
    let pawns = |color| board.pieces(color, Role::Pawn).0;
    (pawns(Color::White) << 8 & pawns(Color::Black)).count_ones() >= MANY_LOCKED
        && arbiter_mate::has_no_free_pawn(position)
}

/// Few men of which a dead position is made: no queen, rook or pawn among them, or somebody who could hardly move. What is dead
/// with a queen, rook or pawn among so few men is a forced capture, which a quick look finds, or a player in a corner whom each
/// move of the other leaves without one. (Of 3.5 million such positions, a third of them in one corner, 7,400 were dead; a quick
/// look found all but 14, in each of which a king had no move.)
fn has_dead_few(position: &Position) -> bool {
    let board = position.board();
    if board.occupied().len() > FEW_MEN {
        return false;
    }
    let of = |role| board.by_role(role);
    if (of(Role::Pawn) | of(Role::Rook) | of(Role::Queen)).is_empty() {
        return true;
    }
    position.legal_count() <= HARDLY || position.is_check() || {
        let mut other = position.setup();
        other.turn = !other.turn;
        other.en_passant = None;
        Position::from_setup(&other).is_ok_and(|other| other.legal_count() <= HARDLY)
    }
}

/// Hardly a move, and none of them leads to where nothing is suspicious: what follows a dead position is dead too.
fn is_narrow(position: &Position, depth: u32) -> bool {
    position.legal_count() <= HARDLY
        && (depth == 0
            || position
                .legal_moves()
                .into_iter()
                .all(|one| is_suspicious_within(&position.play(one), depth - 1)))
}

/// Too little material for any checkmate: kings alone, one minor piece beside them, or bishops on squares of one
/// colour only.
#[inline]
pub fn has_too_little<P: Playable>(position: &P) -> bool {
    let board = position.board();
    let of = |role| board.by_role(role);
    if (of(Role::Pawn) | of(Role::Rook) | of(Role::Queen)).any() {
        return false;
    }
    let (knights, bishops) = (of(Role::Knight), of(Role::Bishop));
    let one_color = (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty();
    (knights | bishops).len() <= 1 || knights.is_empty() && one_color
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_little_to_mate_with() {
        for (fen, expected) in [
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true),
            ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/4K3 b - - 0 1", true),
            ("4kb2/8/8/8/8/8/8/2B1K3 b - - 0 1", true), // f8 and c1: both dark
            ("2b1k3/8/8/8/8/8/8/2B1K3 b - - 0 1", false),
            ("4k3/8/8/8/8/8/8/B1B1K1B1 w - - 0 1", true),
            ("4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", false), // a king in the corner can be mated with help
            ("4kb2/8/8/8/8/8/8/4KN2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/3NKN2 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/4KR2 w - - 0 1", false),
            ("4k3/p7/8/8/8/8/8/4K3 w - - 0 1", false),
            ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", false),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(has_too_little(&position), expected, "{fen}");
        }
    }

    #[test]
    fn locked_pawns_and_forced_captures_are_dead_too() {
        for (fen, expected) in [
            ("8/8/5k2/p3p1p1/Pp1pP1Pp/1P1P3P/2K5/8 b - - 0 1", true),
            ("k7/P1K5/8/8/8/8/8/8 b - - 0 1", true), // the pawn must be captured
            ("8/8/8/8/8/5k2/6p1/6K1 w - - 0 1", false),
            ("7k/8/8/8/8/8/6q1/7K w - - 0 1", true), // the queen must be captured
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(Oracle::default().is_dead(&position), expected, "{fen}");
        }
    }

    #[test]
    fn hardly_a_move_is_suspicious_where_it_leads_nowhere() {
        for (fen, expected) in [
            // Check in an open position: after either move everybody has many again.
            (
                "rnb1kbnr/pppp1ppp/8/4p3/7q/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 1",
                false,
            ),
            ("k7/P7/K7/8/8/8/8/8 w - - 0 1", true),
            ("8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 1", true),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(is_suspicious(&position), expected, "{fen}");
        }
    }

    /// Few men with a queen, rook or pawn are looked at closely where somebody can hardly move.
    #[test]
    fn a_king_in_a_corner_whom_every_move_leaves_without_one() {
        for (fen, expected) in [
            ("k7/P7/1K6/2N5/8/8/8/8 w - - 0 1", true),
            ("k1K5/P1R5/R7/8/8/8/8/8 w - - 0 1", true),
            ("1k6/1P6/BK6/1N6/8/8/8/8 w - - 0 1", true),
            ("k7/8/P1K5/2N5/8/8/8/8 w - - 0 1", false),
            ("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", false),
        ] {
            let position = Position::from_fen(fen).expect(fen);
            assert_eq!(Oracle::default().is_dead(&position), expected, "{fen}");
        }
    }

    #[test]
    fn the_first_of_them_is_found() {
        let start = Position::from_fen("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1").expect("a position");
        let mut moves = Vec::new();
        let mut position = start;
        for text in ["e1e2", "e8e7", "e2d2", "e7e6", "d2d3", "e6e7"] {
            let one = position.legal(text.parse().expect(text)).expect(text);
            position = position.play(one);
            moves.push(one);
        }
        let mut oracle = Oracle::default();
        assert!(oracle.is_dead(&position));
        assert_eq!(oracle.first_dead(&start, &moves), 3);
    }

    #[test]
    fn what_is_suspected_and_what_is_known() {
        let open =
            Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").expect("a start");
        let mut oracle = Oracle::default();
        assert_eq!(oracle.suspects(&open, Color::White), None);
        assert_eq!(oracle.can_mate(&open, Color::White), Some(true));
        oracle.exact = true;
        assert_eq!(oracle.suspects(&open, Color::White), Some(true));
        let bare = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").expect("a position");
        for (exact, white) in [(false, None), (true, Some(true))] {
            oracle.exact = exact;
            assert_eq!(oracle.suspects(&bare, Color::Black), Some(false));
            assert_eq!(oracle.suspects(&bare, Color::White), white);
        }
    }
}
