//! Facts of games: ends, plies, names, and the shape of a report in JSON.

use crate::common::report;
use arbiter_audit::{Options, audit};
use serde_json::{Value, json};

#[test]
fn the_fields_of_a_report_are_these() {
    let text = "\n[Event \"Simul\"]\n[White \"Réti\"]\n[Black \"Tal \\\"M\\\"\"]\n[Date \"1910.??.??\"]\n[Result \"1-0\"]\n\n\
                1. e4 e5 2. Ke3 1-0";
    let found = serde_json::to_value(report(text)).expect("a report is JSON");
    let expected = json!({
        "game": 1, "line": 2, "event": "Simul", "date": "1910.??.??",
        "white": "Réti", "black": "Tal \"M\"", "result": "1-0", "variant": "standard", "laws": "fide-2001",
        "plies": 2, "final_fen": "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "end": null, "end_ply": null, "dead_ply": null,
        "threefold_ply": null, "threefold_written_ply": null, "fivefold_ply": null,
        "fifty_ply": null, "fifty_written_ply": null, "seventy_five_ply": null,
        "faults": [{
            "kind": "illegal_move", "severity": "fault", "ply": 2, "line": 8, "column": 13, "article": "7.4a",
        }],
        "faults_left_out": 0,
    });
    let mut plain = found.clone();
    let fault = plain["faults"][0].as_object_mut().expect("a fault");
    assert!(
        fault
            .remove("message")
            .is_some_and(|message| message.as_str().is_some_and(|text| text.contains("Ke3")))
    );
    assert!(
        fault
            .remove("legal_moves")
            .is_some_and(|moves| moves.as_array().map(Vec::len) == Some(29))
    );
    let article = fault.insert("article".to_owned(), json!("7.4a"));
    assert!(
        article.is_some_and(|article| article.is_string()),
        "an illegal move rests on an article"
    );
    assert_eq!(plain, expected);
}

#[test]
fn ends_on_the_board() {
    let bare = "[FEN \"8/8/4k3/8/8/3K4/4p3/8 w - - 0 1\"]\n";
    for (tags, moves, end, end_ply, dead_ply) in [
        (
            "",
            "1. f3 e5 2. g4 Qh4# 0-1",
            json!("checkmate"),
            json!(4),
            Value::Null,
        ),
        ("", "1. e4 e5 1/2-1/2", Value::Null, Value::Null, Value::Null),
        (
            bare,
            "1. Kxe2 1/2-1/2",
            json!("dead_position"),
            json!(1),
            json!(1),
        ),
        (
            bare,
            "1. Kxe2 Ke5 2. Kd3 Kd5 1/2-1/2",
            json!("dead_position"),
            json!(1),
            json!(1),
        ),
        (
            "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n",
            "1. Qf7 1/2-1/2",
            json!("stalemate"),
            json!(1),
            Value::Null,
        ),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
            "1. Kd2 *",
            json!("dead_position"),
            json!(0),
            json!(0),
        ),
        // Both at once: the capture leaves nothing to mate with, and no move.
        (
            "[FEN \"k7/p1K5/8/8/8/4B3/8/8 w - - 0 1\"]\n",
            "1. Bxa7 1/2-1/2",
            json!("dead_position"),
            json!(1),
            json!(1),
        ),
    ] {
        let found = serde_json::to_value(report(&format!("{tags}\n{moves}"))).expect("JSON");
        assert_eq!(found["end"], end, "{tags}{moves}");
        assert_eq!(found["end_ply"], end_ply, "{tags}{moves}");
        assert_eq!(found["dead_ply"], dead_ply, "{tags}{moves}");
    }
}

#[test]
fn plies_of_claims() {
    let check = |moves: &str, expected: [Option<u32>; 3]| {
        let facts = report(moves).facts;
        let found = [
            facts.threefold_ply,
            facts.threefold_written_ply,
            facts.fivefold_ply,
        ];
        assert_eq!(found, expected, "{moves}");
    };
    check("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 *", [None, Some(7), None]);
    check(
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 e5 *",
        [None, Some(7), None],
    );
    check(
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *",
        [Some(8), Some(7), None],
    );
    check("1. Nf3 Nf6 2. Ng1 Ng8 *", [None, None, None]);
}

#[test]
fn the_half_move_clock_of_a_fen_counts() {
    let fifty = |clock: u32| {
        let text = format!("[FEN \"8/8/8/8/3k4/8/3K4/4R3 w - - {clock} 80\"]\n\n1. Re8 Kd5 2. Re7 Kd6 *");
        let facts = report(&text).facts;
        [facts.fifty_written_ply, facts.fifty_ply, facts.seventy_five_ply]
    };
    assert_eq!(fifty(0), [None, None, None]);
    assert_eq!(fifty(96), [Some(3), Some(4), None]);
    assert_eq!(fifty(100), [Some(0), Some(0), None]);
    assert_eq!(fifty(148), [Some(0), Some(0), Some(2)]);
}

#[test]
fn what_comes_between_games_is_told_with_the_game_before() {
    let text = b"1. e4 *\n\n[broken\n\n[White \"B\"]\n[Result \"*\"]\n\n1. d4 *\n";
    let reports = audit(text, Options::default());
    let told: Vec<(u64, u64, usize)> = reports
        .iter()
        .map(|report| (report.game, report.line, report.faults.len()))
        .collect();
    assert_eq!(told, [(1, 1, 1), (2, 5, 0)]);
}

#[test]
fn result_white_and_black_are_never_empty() {
    let reports = audit(
        b"1. e4 *\n\n[Result \"1-0\"]\n\n[Result \"*\"]\n\n1. e4 1-0\n",
        Options::default(),
    );
    let told: Vec<(&str, &str)> = reports
        .iter()
        .map(|report| (report.white.as_str(), report.result.as_str()))
        .collect();
    assert_eq!(told, [("?", "*"), ("?", "1-0"), ("?", "1-0")]);
}
