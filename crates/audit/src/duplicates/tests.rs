//! Which records are one game, and which only look like it.

use super::*;
use crate::{Options, audit};

/// Tags as `Name=value;`, and half-moves of a game that is like no other with the same number.
fn game(tags: &str, seed: u64, plies: usize, result: &str) -> String {
    let tags = tags.split(';').filter_map(|tag| tag.split_once('='));
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"))
        .collect();
    let moves = walk(seed, plies).join(" ");
    format!("{}[Result \"{result}\"]\n\n{moves} {result}\n\n", tags.concat())
}

/// Legal moves by chance: knights and rooks' pawns first, so that no game ends by itself.
fn walk(seed: u64, plies: usize) -> Vec<String> {
    use crate::chess::{Playable, Position};
    use arbiter_notation::{SanStyle, write_move};
    let mut position = Position::default();
    let mut hash = Hash::new(seed);
    let mut words = Vec::new();
    for _ in 0..plies {
        let legal = position.legal_moves();
        hash.number(1);
        let index = hash.end() as usize % legal.len();
        let Some(&one) = legal.get(index) else { break };
        words.push(write_move(&position, one.into(), &SanStyle::PGN).to_string());
        position = Playable::play(&position, one);
    }
    words
}

/// What is told of the second of two games.
fn twin(first: &str, second: &str) -> Option<&'static str> {
    let mut seen = Duplicates::default();
    let reports = audit(&[first, second].concat().into_bytes(), Options::default());
    assert_eq!(reports.len(), 2);
    assert_eq!(seen.add(&reports[0].fingerprint, 0, 1), None);
    let earlier = seen.add(&reports[1].fingerprint, 0, 2)?;
    assert_eq!(earlier.game, 1);
    Some(earlier.twin.as_str())
}

const PLAYERS: &str = "White=Tal, Mikhail;Black=Botvinnik, Mikhail";
const OTHER_NAMES: &str = "White=Mikhail Tal;Black=Botvinnik,M";

#[test]
fn one_game_in_two_archives() {
    let whole = "Event=World;Date=1960.03.15;Round=1";
    for (first, second, plies, result, expected) in [
        (PLAYERS, OTHER_NAMES, (70, 70), "1-0", Some("same")),
        (PLAYERS, OTHER_NAMES, (70, 50), "1-0", Some("beginning")),
        (PLAYERS, OTHER_NAMES, (50, 70), "1-0", Some("continued")),
        (PLAYERS, OTHER_NAMES, (70, 70), "1/2-1/2", Some("same")),
        // Too little to know.
        (PLAYERS, OTHER_NAMES, (29, 29), "1-0", None),
        (PLAYERS, OTHER_NAMES, (70, 39), "1-0", None),
        (PLAYERS, OTHER_NAMES, (40, 40), "1/2-1/2", None),
        (PLAYERS, OTHER_NAMES, (0, 0), "1-0", None),
        (PLAYERS, "White=Tal;Black=Smyslov", (70, 70), "1-0", None),
        ("White=?;Black=?", "White=?;Black=?", (70, 70), "1-0", None),
    ] {
        let found = twin(
            &game(first, 7, plies.0, result),
            &game(second, 7, plies.1, result),
        );
        assert_eq!(found, expected, "{first} {plies:?} {result}");
    }
    for (first, second, plies, expected) in [
        (whole, whole, (12, 12), Some("same")),
        (whole, whole, (12, 6), Some("beginning")),
        (whole, whole, (0, 0), None),
        (whole, whole, (2, 2), None),
        (whole, "Event=World;Date=1960.03.15;Round=2", (12, 12), None),
        (whole, "Event=World;Date=1960.03.15;Round=?", (12, 12), None),
        (whole, "Event=World;Date=1960.03.??;Round=1", (12, 12), None),
    ] {
        let tags = |occasion: &str| format!("{PLAYERS};{occasion}");
        let found = twin(
            &game(&tags(first), 7, plies.0, "1/2-1/2"),
            &game(&tags(second), 7, plies.1, "1/2-1/2"),
        );
        assert_eq!(found, expected, "{second} {plies:?}");
    }
}

#[test]
fn what_says_that_there_were_two_games() {
    for (first, second, expected) in [
        ("Date=1960.03.15", "Date=1960.03.16", Some("same")),
        ("Date=1960.03.15", "Date=1960.03.??", Some("same")),
        ("Date=1960.03.15", "Date=1960.03.17", None),
        ("Date=1960.03.15", "Date=1961.??.??", None),
        ("Round=3", "Round=3.12", Some("same")),
        ("Round=3", "Round=?", Some("same")),
        ("Round=3.1", "Round=3.2", None),
        ("Round=3", "Round=4", None),
        (
            "Site=https://lichess.org/abcdefgh",
            "Site=Riga;GameId=abcdefgh",
            Some("same"),
        ),
        (
            "Site=https://lichess.org/abcdefgh",
            "Site=https://lichess.org/hgfedcba",
            None,
        ),
        (
            "Site=https://lichess.org/broadcast/x/y",
            "Site=https://lichess.org/study/z",
            Some("same"),
        ),
        ("FEN=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "", None),
    ] {
        let text = |tags: &str| game(&format!("{PLAYERS};{tags}"), 3, 70, "0-1");
        assert_eq!(
            twin(&text(first), &text(second)),
            expected,
            "{first} and {second}"
        );
    }
    let found = twin(&game(PLAYERS, 3, 70, "1-0"), &game(PLAYERS, 4, 70, "1-0"));
    assert_eq!(found, None, "other moves");
    let found = twin(&game(PLAYERS, 3, 70, "1-0"), &game(PLAYERS, 3, 60, "0-1"));
    assert_eq!(
        found, None,
        "a game that goes on has the end of the other, or none"
    );
}

/// A fingerprint of a long game.
fn print(number: u64) -> Fingerprint {
    let mut print = Fingerprint::default();
    print.tell(Said {
        white: "A",
        black: &format!("B{number}"),
        ..Said::default()
    });
    print.extend(0..40);
    print
}

#[test]
fn the_oldest_is_forgotten_when_there_are_too_many() {
    let mut seen = Duplicates::default();
    for number in 0..MOST as u64 {
        assert_eq!(seen.add(&print(number), 0, number + 1), None);
    }
    assert!(!seen.has_forgotten());
    let found = seen.add(&print(0), 1, 1).expect("the first of them");
    assert_eq!((found.file, found.game), (0, 1));
    assert!(seen.has_forgotten());
    let found = seen.add(&print(0), 1, 2).expect("the one before");
    assert_eq!((found.file, found.game), (1, 1), "the first is forgotten");
}

#[test]
fn what_is_written_down_is_known_again() {
    let mut seen = Duplicates::default();
    let mut notes = Vec::new();
    for number in 0..3000 {
        let before = seen.count();
        seen.add(&print(number), 2, number + 1);
        seen.note(before, &mut notes);
    }
    let mut again = Duplicates::restore(&notes).expect("notes");
    for number in [0, 1500, 2999] {
        let found = again.add(&print(number), 3, 1).expect("known");
        assert_eq!((found.file, found.game), (2, number + 1));
    }
    let mut shorter = print(7);
    shorter.moves.truncate(40);
    assert_eq!(again.add(&shorter, 3, 2).map(|found| found.game), Some(8));
    // Notes that were cut say so, and nothing that is none makes it panic.
    assert!(Duplicates::restore(&notes[..notes.len() - 1]).is_none());
    for cut in 0..200 {
        let _ = Duplicates::restore(&notes[cut..2000 + cut]);
    }
}
