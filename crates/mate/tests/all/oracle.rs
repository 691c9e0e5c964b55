//! Plain exhaustive search over all reachable positions, written again here from nothing but the rules, agrees with
//! the verdicts on thousands of small and blocked positions, both colours, both sides to move.

use std::collections::HashSet;

use arbiter_chess::{Board, Color, Piece, Playable, Position, Role, Setup, Square};
use arbiter_mate::{Budget, Solver, Verdict, check};

use crate::dice::Dice;

/// Whether `winner` can mate, looking at every reachable position; `None` when there are more than `most`.
fn exhaustive(root: &Position, winner: Color, most: usize) -> Option<bool> {
    let root = root.with_counters(0, 1);
    let mut seen = HashSet::from([root]);
    let mut open = vec![root];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        // A lone king never gives check; nothing else is taken for granted here.
        if position.board().by_color(winner).single().is_some() {
            continue;
        }
        for &by in &position.legal_moves() {
            let next = position.play(by).with_counters(0, 1);
            if seen.insert(next) {
                open.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

fn small(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::EMPTY;
    for color in Color::ALL {
        board.set(Square::ALL[dice.roll(64)], Some(Role::King.of(color)));
        for _ in 0..dice.roll(3) {
            let role = [
                Role::Pawn,
                Role::Pawn,
                Role::Bishop,
                Role::Bishop,
                Role::Knight,
                Role::Rook,
                Role::Queen,
            ];
            board.set(Square::ALL[dice.roll(64)], Some(role[dice.roll(7)].of(color)));
        }
    }
    position(board, dice)
}

/// Locked pawns on most files, kings and a few bishops anywhere.
fn blocked(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::EMPTY;
    for file in 0..8 {
        if dice.roll(4) > 0 {
            let rank = 1 + dice.roll(5);
            board.set(Square::ALL[rank * 8 + file], Some(Role::Pawn.of(Color::White)));
            board.set(
                Square::ALL[rank * 8 + 8 + file],
                Some(Role::Pawn.of(Color::Black)),
            );
        }
    }
    for color in Color::ALL {
        let role = [
            Role::Bishop,
            Role::Bishop,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
            Role::Rook,
        ];
        for _ in 0..dice.roll(3) {
            board.set(Square::ALL[dice.roll(64)], Some(role[dice.roll(6)].of(color)));
        }
    }
    for color in Color::ALL {
        board.set(Square::ALL[dice.roll(64)], Some(Role::King.of(color)));
    }
    position(board, dice)
}

/// Kings among men of their own beside the edge, few of which can go anywhere, and one or two men outside.
fn caged(dice: &mut Dice) -> Option<Position> {
    let mut board = Board::EMPTY;
    let king = |color, file: usize, rank: usize, dice: &mut Dice, board: &mut Board| {
        let home = Square::ALL[rank * 8 + file];
        board.set(home, Some(Role::King.of(color)));
        for near in arbiter_chess::attacks::king(home) {
            let empty = board.piece_at(near).is_none();
            if empty && dice.roll(8) > 0 {
                let role = [
                    Role::Pawn,
                    Role::Pawn,
                    Role::Pawn,
                    Role::Bishop,
                    Role::Knight,
                    Role::Queen,
                ];
                board.set(near, Some(role[dice.roll(6)].of(color)));
            }
        }
    };
    let (mated, helper) = (Color::ALL[dice.roll(2)], dice.roll(3));
    king(mated, dice.roll(4), dice.roll(4), dice, &mut board);
    let outside = Square::ALL[dice.roll(64)];
    if helper == 0 {
        king(!mated, 4 + dice.roll(4), dice.roll(8), dice, &mut board);
    } else {
        board.set(Square::ALL[dice.roll(24)], Some(Role::King.of(!mated)));
    }
    let last = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight][dice.roll(4)];
    board.set(outside, Some(last.of(!mated)));
    position(board, dice)
}

fn position(board: Board, dice: &mut Dice) -> Option<Position> {
    let setup = Setup {
        board,
        turn: Color::ALL[dice.roll(2)],
        castling: arbiter_chess::Bitboard::EMPTY,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    Position::from_setup(&setup).ok()
}

fn agree(make: fn(&mut Dice) -> Option<Position>, seed: u64, wanted: usize) -> [usize; 2] {
    let mut dice = Dice(seed);
    let mut solver = Solver::new();
    let mut counts = [0, 0];
    while counts[0] + counts[1] < wanted {
        let Some(position) = make(&mut dice) else { continue };
        for side in Color::ALL {
            let Some(truth) = exhaustive(&position, side, 1_200) else {
                continue;
            };
            for budget in [Budget::full(), Budget::quick()] {
                let verdict = solver.can_mate(&position, side, &budget);
                assert_eq!(
                    check::check(&position, side, &verdict),
                    Ok(()),
                    "{position} {side:?}"
                );
                match verdict {
                    Verdict::Winnable(_) => assert!(truth, "{position} {side:?}"),
                    Verdict::Unwinnable(_) => assert!(!truth, "{position} {side:?}"),
                    Verdict::Undetermined { .. } => {
                        assert_eq!(budget.mode(), arbiter_mate::Mode::Quick, "{position} {side:?}");
                    }
                }
            }
            counts[usize::from(truth)] += 1;
        }
    }
    counts
}

#[test]
fn small_positions_agree_with_exhaustion() {
    let counts = agree(small, 0x1234_5678_9abc_def1, 2_000);
    assert!(counts.into_iter().all(|n| n > 100), "{counts:?}");
}

#[test]
fn blocked_positions_agree_with_exhaustion() {
    let counts = agree(blocked, 0x0fed_cba9_8765_4321, 2_000);
    assert!(counts.into_iter().all(|n| n > 100), "{counts:?}");
}

#[test]
fn caged_kings_agree_with_exhaustion() {
    let counts = agree(caged, 0x2468_ace0_1357_9bdf, 2_000);
    assert!(counts.into_iter().all(|n| n > 100), "{counts:?}");
}

/// One knight against queens (`material`): whatever queens hold the flights that the other king and the knight
/// leave, one of them captures the knight.
#[test]
fn a_knight_never_mates_a_king_with_queens() {
    for (mated, from) in Square::ALL.into_iter().flat_map(|m| {
        let leaps = arbiter_chess::attacks::knight(m).into_iter();
        leaps.map(move |from| (m, from))
    }) {
        for helper in Square::ALL
            .into_iter()
            .filter(|h| h.distance(mated) > 1 && *h != from)
        {
            let mut board = Board::EMPTY;
            let mut put = |square, role: Role, color| board.set(square, Some(Piece { color, role }));
            put(mated, Role::King, Color::Black);
            put(from, Role::Knight, Color::White);
            put(helper, Role::King, Color::White);
            for flight in arbiter_chess::attacks::king(mated) {
                if helper.distance(flight) > 1 && !arbiter_chess::attacks::knight(from).contains(flight) {
                    put(flight, Role::Queen, Color::Black);
                }
            }
            let setup = Setup {
                board,
                turn: Color::Black,
                ..Setup::from_fen("8/8/8/8/8/8/8/8 b - -").unwrap()
            };
            if let Ok(position) = Position::from_setup(&setup) {
                assert!(!position.is_checkmate(), "{position}");
            }
        }
    }
}
