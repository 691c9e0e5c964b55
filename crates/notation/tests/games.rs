//! Games one by one are the same as all at once, in chunks of any size, and every one can be replayed.

mod common;

use arbiter_chess::{Playable, Position};
use arbiter_notation::pgn::{Game, NoStart, games, read_games};
use arbiter_notation::variants::VariantName;
use proptest::prelude::*;

fn in_chunks(text: &[u8], size: usize) -> Vec<Game> {
    games(text.chunks(size)).collect()
}

const ODD: [&str; 6] = [
    "",
    "; nothing but a comment\n",
    "{a} 1. e4 {b} * {c}\n\n{d}\n%e\n[White \"x\"]\n\n1. d4 (1. c4 (1. b4) c5) d5 $1 1-0 {f}\n;g\n",
    "1. e4 e5 2. Nf3",
    "[Event \"a\"]\n[Event \"b\"]\n\n*\n\n) (\n\n{between}\n\n1. e4 0-1",
    "<pre>\n[White \"x\"]\n\n1. e4 {never closed\n\n[Event \"next\"]\n\n1. d4 *\n",
];

#[test]
fn one_by_one_is_the_same_as_all_at_once() {
    for text in ODD {
        let (whole, faults) = read_games(text.as_bytes());
        for size in [1, 2, 3, 7, 64, 4_096] {
            assert_eq!(in_chunks(text.as_bytes(), size), whole, "{size} of {text:?}");
        }
        let mut read = games([text]);
        assert_eq!(read.by_ref().count(), whole.len());
        assert_eq!(read.take_faults(), faults, "{text:?}");
        assert!(read.next().is_none(), "it stays over");
    }
}

#[test]
fn no_more_than_a_chunk_is_read_ahead() {
    let mut asked = 0;
    let chunks = std::iter::repeat_with(|| {
        asked += 1;
        "1. e4 e5 *\n\n"
    });
    assert_eq!(games(chunks).take(3).count(), 3);
    assert!(asked < 6, "{asked}");
}

#[test]
fn variations_are_left_out_if_one_likes() {
    let text = "1. d4 (1. c4 (1. b4) c5) d5 (1... e5) 2. c4 *";
    let game = games([text]).without_variations().next().expect("a game");
    assert_eq!(game.movetext.len(), 3);
    assert_eq!(game.moves().collect::<Vec<_>>(), ["d4", "d5", "c4"]);
}

#[test]
fn a_replay_begins_where_the_tags_say_and_ends_at_the_first_fault() {
    let replayed = |text: &str| {
        let game = games([text]).next().expect("a game");
        let mut replay = game.replay().expect("chess");
        let read = replay.by_ref().map(|played| played.is_ok()).collect::<Vec<_>>();
        (read, replay.position().to_fen())
    };
    let (read, fen) = replayed("[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O Kd7 2. Ra2 Kc6 *");
    assert_eq!(read, [true, true, false]);
    assert!(fen.starts_with("8/3k4/8/8/8/8/8/5RK1 w"), "{fen}");
    let (read, _) = replayed(
        "[Variant \"Chess960\"]\n[FEN \"bnrbkrqn/pppppppp/8/8/8/8/PPPPPPPP/BNRBKRQN w CFcf - 0 1\"]\n\n1. e4 e5 *",
    );
    assert_eq!(read, [true, true]);
}

#[test]
fn what_is_no_start_is_told() {
    let start = |text: &str| games([text]).next().expect("a game").replay().map(|_| ());
    assert_eq!(
        start("[Variant \"Atomic\"]\n\n*"),
        Err(NoStart::Unknown("Atomic".to_owned()))
    );
    assert_eq!(
        start("[Variant \"Crazyhouse\"]\n\n*"),
        Err(NoStart::BesideChess(VariantName::Crazyhouse))
    );
    assert!(matches!(start("[FEN \"8/8 w\"]\n\n*"), Err(NoStart::Fen(_))));
    assert_eq!(start("1. e4 *"), Ok(()));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn any_text_in_any_chunks(text in "[\\[\\]\"a-hNO0-8 .\n{}();%*$-]{0,120}", size in 1_usize..20) {
        let (whole, _) = read_games(text.as_bytes());
        prop_assert_eq!(in_chunks(text.as_bytes(), size), whole);
    }

    #[test]
    fn what_was_played_is_replayed(choices in prop::collection::vec(any::<u16>(), 0..40)) {
        let (mut position, mut text) = (Position::default(), String::new());
        for choice in choices {
            let Some(one) = common::pick(&position, choice) else { break };
            let style = arbiter_notation::SanStyle::PGN;
            text.push_str(&arbiter_notation::write_san(&position, one, &style));
            text.push(' ');
            position = position.play(one);
        }
        let game = games([text]).next().unwrap_or_default();
        let mut replay = game.replay().expect("chess");
        prop_assert!(replay.by_ref().all(|played| played.is_ok_and(|played| played.before.play(played.read.mv) == played.after)));
        prop_assert_eq!(*replay.position(), position);
    }
}
