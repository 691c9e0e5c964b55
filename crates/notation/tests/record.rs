//! Records as plain text and in Braille: what is written is read back identical.

use arbiter_chess::{LegalMove, Playable, Position};
use arbiter_notation::pgn::GameResult;
use arbiter_notation::{RecordError, from_brf, read_record, to_brf, write_record};
use proptest::prelude::*;

/// A game of so many moves, each chosen by a number.
fn game(choices: &[u16]) -> Vec<LegalMove> {
    let mut position = Position::default();
    let mut moves = Vec::new();
    for choice in choices {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let one = legal[usize::from(*choice) % legal.len()];
        moves.push(one);
        position = position.play(one);
    }
    moves
}

proptest! {
    #[test]
    fn a_record_is_read_back_from_text_and_from_braille(
        choices in prop::collection::vec(any::<u16>(), 0..160),
        begun in 0_usize..40,
        result in prop::option::of(prop::sample::select(&GameResult::ALL[..])),
    ) {
        let moves = game(&choices);
        let (before, moves) = moves.split_at(begun.min(moves.len()));
        let start = before.iter().fold(Position::default(), |position, one| position.play(*one));
        let text = write_record(&start, moves, result);
        let brf = to_brf(&text).unwrap();
        let widest = brf.lines().map(|line| line.trim_start_matches('\u{c}').len()).max();
        prop_assert!(widest.is_none_or(|cells| cells <= 40));
        let again = from_brf(&brf).unwrap();
        prop_assert_eq!(&again, &text);
        let record = read_record(&start, &again).unwrap();
        prop_assert_eq!(&record.moves[..], moves);
        prop_assert_eq!(record.result, result);
    }

    #[test]
    fn any_printable_text_is_read_back_from_braille(lines in prop::collection::vec("[ -~]{0,120}", 0..60)) {
        let text = lines.join("\n") + "\n";
        prop_assert_eq!(from_brf(&to_brf(&text).unwrap()).unwrap(), text);
    }
}

#[test]
fn a_record_is_a_line_a_move() {
    let start = Position::default();
    let record = read_record(&start, "e4 e5 Nf3\n Nc6 3. Bb5 a6 1/2-1/2").unwrap();
    let text = write_record(&start, &record.moves, record.result);
    assert_eq!(text, "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n1/2-1/2\n");
    assert_eq!(
        to_brf(&text).unwrap(),
        "1. E4 E5\n2. _NF3 _NC6\n3. _BB5 A6\n1/2-1/2\n"
    );
    let after = start.play(record.moves[0]);
    assert_eq!(
        write_record(&after, &record.moves[1..3], None),
        "1. ... e5\n2. Nf3\n"
    );
}

#[test]
fn what_is_no_record_is_told_with_its_place() {
    let read = |text| read_record(&Position::default(), text).unwrap_err();
    assert!(matches!(
        read("1. e4 e5\n2. Nf6"),
        RecordError::Move {
            line: 2,
            column: 4,
            ..
        }
    ));
    assert!(matches!(
        read("1. e4 e5\n3. Nf3"),
        RecordError::Number {
            line: 2,
            column: 1,
            due: 2
        }
    ));
    assert!(matches!(
        read("1. e4 1-0 e5"),
        RecordError::Ended { line: 1, column: 11 }
    ));
}
