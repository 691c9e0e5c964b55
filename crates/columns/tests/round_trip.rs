//! The audit of the rows of an archive says what the audit of its text says, but for where things stand.

#![expect(clippy::disallowed_methods, reason = "a test reads the corpora")]

use std::fs;
use std::path::{Path, PathBuf};

use arbiter_columns::{
    AuditRows, AuditTexts, File, GameRows, RowOptions, TextAudit, cut_games, games_schema,
};
use arbiter_notation::pgn::Location;
use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_cast::display::array_value_to_string;
use proptest::prelude::*;

/// What is said of each game, without places.
fn said(batches: &[RecordBatch]) -> Vec<String> {
    let mut games = Vec::new();
    for batch in batches {
        for row in 0..batch.num_rows() {
            let mut words = Vec::new();
            for (field, column) in batch.schema().fields().iter().zip(batch.columns()) {
                match field.name().as_str() {
                    "file" | "game" | "line" | "row" => {}
                    "faults" => words.push(faults(&column.as_list::<i32>().value(row))),
                    name => words.push(format!("{name}={}", word(column, row))),
                }
            }
            games.push(words.join(" "));
        }
    }
    games
}

fn word(column: &ArrayRef, row: usize) -> String {
    array_value_to_string(column, row).expect("it can be shown")
}

fn faults(faults: &ArrayRef) -> String {
    let faults = faults.as_struct();
    let columns = ["kind", "severity", "ply", "message", "article", "legal_moves"]
        .map(|name| faults.column_by_name(name).expect("a field"));
    let rows = (0..faults.len()).map(|row| columns.map(|column| word(column, row)).join(" | "));
    rows.collect::<Vec<_>>().join("\n")
}

fn of_text(text: &[u8], two_boards: bool) -> Vec<RecordBatch> {
    let mut batches = Vec::new();
    let file = File {
        name: "a.pgn",
        two_boards,
    };
    TextAudit::new(AuditTexts::default(), file, |batch| batches.push(batch)).read(text, Location::START);
    batches
}

fn games(text: &[u8], two_boards: bool) -> Vec<RecordBatch> {
    let mut batches = Vec::new();
    let mut rows = GameRows::new(1_000, |batch| batches.push(batch));
    cut_games(text, Location::START, two_boards, &mut rows);
    rows.finish();
    drop(rows);
    batches
}

/// As games come from a text that nobody has cut, in pieces of so many bytes.
fn fed(text: &[u8], step: usize, two_boards: bool) -> Vec<RecordBatch> {
    let mut batches = Vec::new();
    let mut rows = GameRows::new(1_000, |batch| batches.push(batch));
    for piece in text.chunks(step) {
        assert!(!rows.feed(piece, Location::START, two_boards));
    }
    rows.end(two_boards);
    rows.finish();
    drop(rows);
    batches
}

fn of_rows(batches: &[RecordBatch]) -> Vec<RecordBatch> {
    let mut audit = AuditRows::new(&games_schema(), &RowOptions::default()).expect("our own schema");
    batches
        .iter()
        .map(|batch| audit.audit(batch, 0).expect("our own rows"))
        .collect()
}

fn check(name: &str, text: &[u8], two_boards: bool) {
    let expected = said(&of_text(text, two_boards));
    let rows = games(text, two_boards);
    let found = said(&of_rows(&rows));
    for (index, (expected, found)) in expected.iter().zip(&found).enumerate() {
        assert!(expected == found, "{name:?}, game {index}:\n{expected}\n{found}");
    }
    assert_eq!(expected.len(), found.len(), "{name}");
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
    found.sort();
}

fn corpus(folder: &str) -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut found = Vec::new();
    files(&root, &mut found);
    assert!(!found.is_empty(), "{}", root.display());
    let read = |path: PathBuf| (path.display().to_string(), fs::read(&path).expect("it is there"));
    found.into_iter().map(read).collect()
}

#[test]
fn of_all_hostile_texts() {
    for folder in [
        "fuzz/corpus/pgn",
        "fuzz/corpus/clocks",
        "fuzz/corpus/encoding",
        "fuzz/corpus/bpgn",
        "fuzz/corpus/variant",
    ] {
        for (name, text) in corpus(folder) {
            check(&name, &text, false);
            check(&name, &text, true);
        }
    }
}

#[test]
fn of_the_examples() {
    for (name, text) in corpus("examples") {
        let is_game = name.ends_with("pgn");
        if is_game {
            check(&name, &text, name.ends_with("bpgn"));
        }
    }
}

#[test]
fn games_fed_in_pieces_are_the_same() {
    for (name, text) in corpus("fuzz/corpus/pgn") {
        let whole = said(&of_rows(&games(&text, false)));
        for step in [7, 1_000] {
            assert_eq!(
                said(&of_rows(&fed(&text, step, false))),
                whole,
                "{name} in steps of {step}"
            );
        }
    }
}

#[test]
fn of_moves_that_are_none() {
    const NEXT: &str = "\n\n[Event \"B\"]\n[Result \"*\"]\n\n1. e4 *\n";
    for between in ["\n...", "\n\u{a0}", "\n…", " \u{a0}", "", "\n\n"] {
        let text = format!("[Event \"A\"]\n[Result \"1-0\"]{between}{NEXT}");
        check(&text, text.as_bytes(), false);
    }
}

/// Pieces of which texts are made that look like games.
const PIECES: &[&str] = &[
    "[Event \"A\"]\n",
    "[White \"Vera\"]\n",
    "[White \"Nona\"]\n",
    "[Result \"1-0\"]\n",
    "[Result \"*\"]\n",
    "[Opening \"Réti\"]\n",
    "[Annotator \"Ünal\"]\n",
    "[Date \"1999.12.31\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n",
    "[SetUp \"1\"]\n",
    "[Variant \"Crazyhouse\"]\n",
    "[Variant \"Klingon\"]\n",
    "[PlyCount \"3\"]\n",
    "[Termination \"Time forfeit\"]\n",
    "[TimeControl \"300+2\"]\n",
    "[Broken \"\n",
    "[\"no name\"]\n",
    "[A B C]\n",
    "\n",
    "\n\n",
    "1. e4 e5 ",
    "2. Nf3 Nc6 ",
    "1. f3 e5 2. g4 Qh4# ",
    "3. Kf2 ",
    "Ke9 ",
    "( 2. d4 ",
    ") ",
    "{ [%clk 0:01:00] } ",
    "{ never closed ",
    "} ",
    "; to the end\n",
    "% escape\n",
    "1-0 ",
    "0-1\n",
    "* ",
    "1/2-1/2\n",
    "$1 ",
    "!? ",
    "\u{feff}",
    "\u{a0}",
    "... ",
    "TN ",
    "N e5 ",
    "00 ",
    "\u{200b}",
    "\u{fffd}",
    "Ã©",
    "\"",
    "\\",
    "text around games\n",
    "1. e4 *\n\n1. d4 *\n",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn of_texts_made_by_chance(pieces in proptest::collection::vec(proptest::sample::select(PIECES), 0..40), cut in 0_usize..4) {
        let text = pieces.concat();
        check(&text, &text.as_bytes()[..text.len().saturating_sub(cut)], false);
    }

    #[test]
    fn of_bytes_by_chance(bytes in proptest::collection::vec(any::<u8>(), 0..200), from in 0_usize..40) {
        let mut text = PIECES[from].as_bytes().to_vec();
        text.extend(bytes);
        check("bytes", &text, false);
    }
}
