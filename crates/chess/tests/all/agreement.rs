//! Random games, move for move against two independent programs and against our own other answers.

use std::collections::BTreeSet;

use arbiter_chess::{
    Bitboard, CastlingSide, Irregular, LegalMove, Move, Playable, Position, Rank, Role, Square,
};
use proptest::prelude::*;
use shakmaty::{CastlingMode, EnPassantMode, Position as _, fen::Fen};

/// A game of at most `plies` moves drawn from `dice`; `look` sees every position on the way.
fn play_out(start: Position, dice: &[u16], mut look: impl FnMut(&Position)) {
    let mut position = start;
    look(&position);
    for &die in dice {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[usize::from(die) % moves.len()]);
        look(&position);
    }
}

fn uci(moves: impl IntoIterator<Item = LegalMove>) -> BTreeSet<String> {
    moves
        .into_iter()
        .map(|one| one.to_move(true).to_string())
        .collect()
}

fn agrees_with_shakmaty(position: &Position) {
    let fen: Fen = position.to_shredder_fen().parse().unwrap();
    let theirs: shakmaty::Chess = fen.into_position(CastlingMode::Chess960).unwrap();
    let moves = theirs
        .legal_moves()
        .iter()
        .map(|one| one.to_uci(CastlingMode::Chess960).to_string())
        .collect();
    assert_eq!(uci(position.legal_moves()), moves, "{position}");
    assert_eq!(position.is_check(), theirs.is_check(), "{position}");
    assert_eq!(position.is_checkmate(), theirs.is_checkmate(), "{position}");
    assert_eq!(position.is_stalemate(), theirs.is_stalemate(), "{position}");
    assert_eq!(position.checkers().0, theirs.checkers().0, "{position}");
    assert_eq!(
        position.to_fen(),
        Fen::from_position(&theirs, EnPassantMode::Legal).to_string()
    );
}

fn agrees_with_cozy_chess(position: &Position) {
    // That program refuses half-move clocks above 100; the moves do not depend on them.
    let position = position.with_counters(0, 1);
    let theirs = cozy_chess::Board::from_fen(&position.to_shredder_fen(), true).unwrap();
    let mut moves = BTreeSet::new();
    theirs.generate_moves(|set| {
        moves.extend(set.into_iter().map(|one| one.to_string()));
        false
    });
    assert_eq!(uci(position.legal_moves()), moves, "{position}");
}

/// All ways to ask for moves give the same moves.
fn agrees_with_itself(position: &Position) {
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.legal_count() as usize, "{position}");
    assert_eq!(!moves.is_empty(), position.has_legal_move(), "{position}");
    let listed: BTreeSet<LegalMove> = moves.iter().copied().collect();
    assert_eq!(listed.len(), moves.len(), "a move stands twice: {position}");
    let mut found = BTreeSet::new();
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [
                None,
                Some(Role::Queen),
                Some(Role::Knight),
                Some(Role::King),
                Some(Role::Pawn),
            ] {
                found.extend(position.legal(Move { from, to, promotion }));
            }
        }
    }
    found.extend(
        moves
            .iter()
            .filter(|one| matches!(one.promotion(), Some(Role::Rook | Role::Bishop))),
    );
    assert_eq!(found, listed, "asked one by one: {position}");
    for role in Role::ALL {
        for to in Square::ALL {
            let one_of = |one: &&LegalMove| {
                one.to() == to
                    && one.castling().is_none()
                    && position.board().role_at(one.from()) == Some(role)
            };
            let from: Bitboard = moves.iter().filter(one_of).map(|one| one.from()).collect();
            assert_eq!(position.movers(role, to), from, "{role:?} to {to}: {position}");
            only_moves(position, role, from, to);
        }
    }
    for side in [CastlingSide::King, CastlingSide::Queen] {
        let listed = moves.iter().copied().find(|one| one.castling() == Some(side));
        assert_eq!(position.castle(side), listed, "{position}");
    }
    assert_eq!(
        uci(Irregular::from(*position).legal_moves()),
        uci(moves),
        "{position}"
    );
}

/// What can go to `to` is the only one that can from its own square, and from all if there is no other.
fn only_moves(position: &Position, role: Role, movers: Bitboard, to: Square) {
    let promotes = role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    let promotion = promotes.then_some(Role::Knight);
    let listed = |from| {
        position
            .legal_moves()
            .into_iter()
            .find(|one| one.to_move(true) == Move { from, to, promotion })
    };
    for from in movers {
        assert_eq!(
            position.only_move(role, from.into(), to, promotion),
            listed(from),
            "{position}"
        );
        assert_eq!(
            position.only_move(role, from.into(), to, Some(Role::King)),
            None,
            "{position}"
        );
    }
    let only = movers.single().and_then(listed);
    assert_eq!(
        position.only_move(role, Bitboard::FULL, to, promotion),
        only,
        "{role:?} to {to}: {position}"
    );
    let wrong = if promotes { None } else { Some(Role::Queen) };
    assert_eq!(
        position.only_move(role, Bitboard::FULL, to, wrong),
        None,
        "{position}"
    );
}

fn reads_back(position: &Position) {
    for text in [position.to_fen(), position.to_shredder_fen()] {
        let again = Position::from_fen(&text).unwrap();
        assert_eq!(again, *position, "{text}");
        assert_eq!(again.key(), position.key(), "{text}");
        assert!(again.same_position(position), "{text}");
    }
    assert_eq!(Position::from_setup(&position.setup()), Ok(*position));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_games_agree_move_for_move(number in 0u16..960, dice in prop::collection::vec(any::<u16>(), 0..160)) {
        play_out(Position::chess960(number).unwrap(), &dice, |position| {
            agrees_with_shakmaty(position);
            agrees_with_cozy_chess(position);
            reads_back(position);
        });
        play_out(Position::default(), &dice, |position| {
            agrees_with_shakmaty(position);
            agrees_with_cozy_chess(position);
            reads_back(position);
        });
    }

    #[test]
    fn every_way_to_ask_gives_the_same_moves(number in 0u16..960, dice in prop::collection::vec(any::<u16>(), 60..90)) {
        let mut ply = 0;
        play_out(Position::chess960(number).unwrap(), &dice, |position| {
            ply += 1;
            if ply % 8 == 0 {
                agrees_with_itself(position);
            }
        });
    }

    #[test]
    fn a_move_of_another_position_never_panics(bits in prop::collection::vec(any::<u16>(), 1..40)) {
        // Moves of positions of all kinds, played where they do not belong.
        let mut moves = Vec::new();
        for number in [0, 518, 959] {
            play_out(Position::chess960(number).unwrap(), &bits, |position| moves.extend(position.legal_moves()));
        }
        let position = Position::default();
        for one in moves {
            let next = position.play(one);
            let _ = (next.to_fen(), next.legal_moves().len(), next.is_check(), next.key());
        }
    }

    #[test]
    fn the_start_of_every_960_agrees(number in 0u16..960) {
        let position = Position::chess960(number).unwrap();
        let shredder = position.to_shredder_fen();
        prop_assert_eq!(Position::from_fen(&shredder).unwrap(), position);
        agrees_with_shakmaty(&position);
    }
}

#[test]
fn more_moves_than_a_game_can_have_are_listed_too() {
    let queens = "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQk w - - 0 1";
    let position = Irregular::from_fen(queens).unwrap();
    assert_eq!(position.legal_moves().len(), position.legal_count() as usize);
    let many = Position::from_fen("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1").unwrap();
    assert_eq!(many.legal_moves().len(), 218);
    let crowd = Irregular::from_fen("Q2Q1Q2/2Q3Q1/4Q3/1Q5Q/7Q/2Q1Q3/Q5Q1/KQ1Q1Q1k w - - 0 1").unwrap();
    assert!(crowd.legal_count() > 218, "{}", crowd.legal_count());
    let listed: BTreeSet<LegalMove> = crowd.legal_moves().into_iter().collect();
    assert_eq!(listed.len(), crowd.legal_count() as usize);
}
