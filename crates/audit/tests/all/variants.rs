//! Games of every variant: the shared ones with all their facts, and what is wrong with one, place by place.

#![allow(clippy::disallowed_macros, reason = "what is skipped is told")]

use std::collections::BTreeMap;

use arbiter_audit::{GameReport, Options, audit};
use serde_json::Value;

use crate::common::{faults, report, shared};

/// So many lines of facts lie beside the shared games.
const SHARED: usize = 50;

/// All games of a text, as matches of two boards where the file is one of matches.
fn games(file: &str, text: &[u8]) -> Vec<GameReport> {
    let options = Options {
        two_boards: file == "bughouse.bpgn",
        ..Options::default()
    };
    audit(text, options)
}

/// A FEN without what the references do not agree on: the passed square and the half-move clock.
fn plain(fen: &str) -> String {
    let board = |fen: &str| {
        let fields: Vec<&str> = fen.split(' ').collect();
        let clock = fields.len() - 2;
        let kept = fields.iter().enumerate();
        let kept = kept
            .filter(|&(at, _)| at != 3 && at != clock)
            .map(|(_, field)| *field);
        kept.collect::<Vec<_>>().join(" ")
    };
    fen.split(" | ").map(board).collect::<Vec<_>>().join(" | ")
}

#[test]
fn shared_games_have_the_facts_of_the_reference() {
    let Some(expected) = shared("data/variants/expected.jsonl") else {
        println!("{SHARED} games skipped: no shared data");
        return;
    };
    let mut read: BTreeMap<String, Vec<GameReport>> = BTreeMap::new();
    let mut held = 0;
    for line in String::from_utf8(expected).expect("UTF-8").lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let file = line["file"].as_str().expect("a file");
        let reports = read.entry(file.to_owned()).or_insert_with(|| {
            games(
                file,
                &shared(&format!("data/variants/{file}")).expect("the games"),
            )
        });
        let number = line["game"].as_u64().expect("a number") as usize;
        hold(&format!("{file} {number}"), &line, &reports[number - 1]);
        held += 1;
    }
    assert_eq!(held, SHARED);
}

fn hold(which: &str, expected: &Value, report: &GameReport) {
    let found = serde_json::to_value(report).expect("a report is JSON");
    for field in ["variant", "result", "end", "end_ply"] {
        assert_eq!(found[field], expected[field], "{which}: {field}");
    }
    for field in ["plies", "plies_a", "plies_b"] {
        if !expected[field].is_null() {
            assert_eq!(found[field], expected[field], "{which}: {field}");
        }
    }
    if let Some(fen) = expected["final_fen"].as_str() {
        let shown = found["final_fen"].as_str().expect(which);
        assert_eq!(plain(shown), plain(fen), "{which}");
    }
    for field in ["threefold_ply", "fivefold_ply"] {
        if let Some(ply) = expected.get(field) {
            assert_eq!(&found[field], ply, "{which}: {field}");
        }
    }
    let told = expected["faults"].as_array().expect(which).iter();
    let told: Vec<String> = told
        .map(|fault| format!("{}@{}", fault[0].as_str().expect(which), fault[1]))
        .collect();
    assert_eq!(faults(report), told.join(" "), "{which}: {:?}", report.faults);
}

fn pgn(tags: &str, moves: &str) -> String {
    let tags = tags.split(';').filter_map(|tag| tag.split_once('='));
    let tags: Vec<String> = tags
        .map(|(name, value)| format!("[{name} \"{value}\"]\n"))
        .collect();
    format!("{}\n{moves}\n", tags.concat())
}

#[test]
fn faults_of_one_board() {
    for (tags, moves, expected) in [
        ("Variant=Crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. @e4 *", ""),
        (
            "Variant=Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. N@e4 *",
            "illegal_move@4",
        ),
        (
            "Variant=Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. P@e8 *",
            "illegal_move@4",
        ),
        (
            "Variant=Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. K@e4 *",
            "illegal_move@4",
        ),
        (
            "Variant=Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. N@i3 *",
            "syntax@4",
        ),
        ("Variant=Crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. @@ *", "syntax@4"),
        (
            "Variant=Crazyhouse",
            "1. e4 d5 2. exd5 Qxd5 3. @e4 Qd4 4. @e5 *",
            "illegal_move@6",
        ),
        (
            "Variant=3check",
            "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ Kxf7 4. Qh5+ g6 5. Qxe5 *",
            "",
        ),
        (
            "Variant=3check",
            "1. e4 e5 2. Bc4 Nc6 3. N@f3 *",
            "unsupported_variant@4",
        ),
        (
            "Variant=3check;FEN=4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1",
            "1. Qa8# 1-0",
            "",
        ),
        (
            "Variant=3check;FEN=4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1",
            "1. Qa8+ Kd7 1-0",
            "move_after_end@1",
        ),
        (
            "Variant=3check;FEN=4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1",
            "1. Qa8+ 0-1",
            "result_mismatch@1",
        ),
        (
            "Variant=3check;FEN=4k3/8/8/8/8/8/8/Q3K3 w - - 2+3 0 1",
            "1. Qa8# *",
            "notation@0",
        ),
        (
            "Variant=KOTH;FEN=4k3/8/8/8/8/4K3/8/8 w - - 0 1",
            "1. Ke4# 1-0",
            "",
        ),
        ("Variant=KOTH;FEN=4k3/8/8/8/8/4K3/8/8 w - - 0 1", "1. Ke4 1-0", ""),
        (
            "Variant=KOTH;FEN=4k3/8/8/8/8/4K3/8/8 w - - 0 1",
            "1. Ke4 Kd7 2. Kd4 1-0",
            "move_after_end@1",
        ),
        (
            "Variant=KOTH;FEN=4k3/8/8/8/8/4K3/8/8 w - - 0 1",
            "1. Ke4 1/2-1/2",
            "result_mismatch@1",
        ),
        (
            "Variant=KOTH;FEN=4k3/8/8/8/4K3/8/8/8 b - - 0 1",
            "1... Kd7 1-0",
            "move_after_end@0",
        ),
        (
            "Variant=Crazyhouse;FEN=4k3/8/8/8/8/8/8/4K3[Q w - - 0 1",
            "*",
            "bad_start@0",
        ),
        (
            "Variant=Standard;FEN=4k3/8/8/8/8/8/8/4K3[KQ] w - - 0 1",
            "*",
            "bad_start@0",
        ),
        ("FEN=4k3/8/8/8/8/8/8/4K3 w - - 0-1+2 0 1", "*", "bad_start@0"),
    ] {
        let text = pgn(tags, moves);
        assert_eq!(faults(&report(&text)), expected, "{text}");
    }
}

#[test]
fn what_is_not_in_force_is_never_told() {
    let bishops = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
    let told = |tags: &str, moves: &str| report(&pgn(tags, moves)).facts;
    assert_eq!(
        told("Variant=Crazyhouse", &format!("{bishops}*")).threefold_ply,
        Some(8)
    );
    let kings = "FEN=4k3/8/8/8/8/8/8/R3K3[] w - - 120 100";
    assert_eq!(
        told(&format!("Variant=Crazyhouse;{kings}"), "100. Ra2 Kd8 *").fifty_ply,
        None
    );
    let kings = "FEN=4k3/8/8/8/8/8/8/R3K3 w - - 120 100";
    assert_eq!(
        told(&format!("Variant=3check;{kings}"), "100. Ra2 Kd8 *").fifty_ply,
        Some(0)
    );
}

#[test]
fn captures_and_drops_do_not_cut_the_history() {
    // Knights are exchanged on d5 and put back, six half-moves a round; the king steps aside and back.
    let tags = "Variant=Crazyhouse;FEN=3r3k/8/8/3n4/8/2N5/8/7K[] w - - 0 1";
    let round = |king: &str| format!("Nxd5 Rxd5 N@c3 Rd8 {king} N@d5 ");
    let twice = [round("Kg1"), round("Kh1")].concat();
    let facts = report(&pgn(tags, &format!("{}*", twice.repeat(2)))).facts;
    assert_eq!(
        (facts.plies, facts.threefold_ply, facts.threefold_written_ply),
        (24, Some(24), Some(23))
    );
}

const SEATS: &str = "WhiteA=A;BlackA=B;WhiteB=C;BlackB=D;Variant=Bughouse";

#[test]
fn faults_of_a_match() {
    for (tags, moves, expected) in [
        (SEATS, "1A. e4 1B. d4 1b. @e4 *", "illegal_move@2"),
        (
            SEATS,
            "1A. e4 1B. d4 1a. d5 2A. exd5 1b. e5 2B. dxe5 2b. @e4 3B. Nc3 2a. @e6 *",
            "",
        ),
        (SEATS, "1A. e4 1B. d4 2A. d5 *", "syntax@2"),
        (SEATS, "1A. e4 2a. d5 *", "syntax@1"),
        (SEATS, "1b. e5 1A. e4 *", "syntax@0"),
        (SEATS, "1A. e4 e5 *", "syntax@1"),
        (SEATS, "e4 *", "syntax@0"),
        (SEATS, "1A. e4 1B. d4", "missing_result@2"),
        (SEATS, "1A. N@i3 *", "syntax@0"),
        ("WhiteA=A;BlackA=B", "1A. e4 *", "syntax@0"),
        ("Variant=Standard", "1A. e4 *", "syntax@0"),
        // The queen beside the king mates; from afar a man who comes later could parry, so that Black waits.
        (
            SEATS,
            "1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7# 1-0",
            "",
        ),
        (
            SEATS,
            "1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7# 1B. e4 1-0",
            "move_after_end@7",
        ),
        (
            SEATS,
            "1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7# 4a. Kxf7 1-0",
            "move_after_end@7",
        ),
        (
            SEATS,
            "1A. e4 1a. e5 2A. Qh5 2a. Nc6 3A. Bc4 3a. Nf6 4A. Qxf7# 0-1",
            "result_mismatch@7",
        ),
        (
            SEATS,
            "1B. e4 1b. e5 2B. Qh5 2b. Nc6 3B. Bc4 3b. Nf6 4B. Qxf7# 0-1",
            "",
        ),
        (
            SEATS,
            "1A. f3 1a. e5 2A. g4 2a. Qh4+ 1B. e4 1b. d5 2B. exd5 3A. Nc3 *",
            "illegal_move@7",
        ),
        (
            SEATS,
            "1A. f3 1a. e5 2A. g4 2a. Qh4+ 1B. e4 1b. d5 2B. Nc3 2b. dxe4 3A. @g3 *",
            "",
        ),
    ] {
        let text = pgn(tags, moves);
        let report = report(&text);
        assert_eq!(faults(&report), expected, "{text}: {:?}", report.faults);
    }
}

#[test]
fn a_match_is_one_report_with_its_teams() {
    let report = report(&pgn(
        SEATS,
        "1A. e4{179.3} 1B. d4{179.9} 1a. e5{178.0} {AW resigns} 0-1",
    ));
    let json = serde_json::to_value(&report).expect("a report is JSON");
    for (field, value) in [
        ("variant", "bughouse"),
        ("white", "A + D"),
        ("black", "C + B"),
        ("result", "0-1"),
    ] {
        assert_eq!(json[field], value);
    }
    for (field, plies) in [("plies", 3), ("plies_a", 2), ("plies_b", 1)] {
        assert_eq!(json[field], plies);
    }
    let fen = json["final_fen"].as_str().expect("a FEN");
    assert_eq!(
        fen,
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2 | \
         rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR[] b KQkq - 0 1"
    );
}

#[test]
fn one_board_has_no_plies_of_boards() {
    let json = serde_json::to_value(report("1. e4 *")).expect("a report is JSON");
    assert!(json.get("plies_a").is_none(), "old readers see the same fields");
}

#[test]
fn drops_with_the_sign_of_older_programs() {
    for (moves, plies, expected) in [
        ("1. e4 d5 2. exd5 Qxd5 3. P*e3 N*f6 *", 5, "illegal_move@5"),
        ("1. e4 d5 2. exd5 Qxd5 3. P*e4 Qxe4+ 4. Be2 P*d3 *", 8, ""),
        ("1. e4 d5 2. exd5 Qxd5 3. p*e4 Qxe4+ 4. Be2 p*d3, *", 8, ""),
        ("1. e4 e5 2. Nf3 Nxe4*", 3, "illegal_move@3"),
    ] {
        let report = report(&format!("[Variant \"Crazyhouse\"]\n\n{moves}\n"));
        assert_eq!(
            (report.facts.plies, faults(&report).as_str()),
            (plies, expected),
            "{moves}"
        );
    }
}

/// Two games that name each other are halves of a match: each says so once, where its tag stands.
#[test]
fn a_half_of_a_match_says_that_it_is_one() {
    let half = |own: &str, other: &str| {
        format!(
            "[Event \"?\"]\n[White \"w\"]\n[Black \"b\"]\n[Result \"*\"]\n[GameId \"{own}\"]\n\
             [OtherGame \"{other}\"]\n[Variant \"Bughouse\"]\n\n1. e4 e5 2. N@f3 *\n\n"
        )
    };
    let text = half("m", "m-b") + &half("m-b", "m");
    let told = audit(text.as_bytes(), Options::default());
    let places: Vec<(String, u64)> = told
        .iter()
        .map(|game| (faults(game), game.faults[0].place.line))
        .collect();
    assert_eq!(
        places,
        [("syntax@0".to_owned(), 6), ("syntax@0".to_owned(), 16)],
        "{told:?}"
    );
    assert!(told[0].faults[0].what.to_string().contains("m-b"));
    assert_eq!((&*told[0].white, &*told[0].black), ("w", "b"));
    // Without that name it is a match without players, which is told where its game begins.
    let nameless = text.replace("[OtherGame \"m\"]\n", "");
    let told = audit(nameless.as_bytes(), Options::default());
    assert_eq!(told[1].faults[0].place.line, 11);
}
