//! Tables: archives converted, audited as such, and reports written as one.

use std::fs::{self, File};
use std::path::Path;

use arbiter_columns::{TableFile, read_table};
use arrow_array::cast::AsArray;
use arrow_array::types::{Int32Type, Int64Type};
use arrow_schema::SchemaRef;
use assert_cmd::Command;
use serde_json::Value;

use crate::audit::{folder, run};

/// Converts, and gives the exit status, the output and the errors.
fn convert(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::cargo_bin("arbiter").expect("the program");
    let out = command
        .current_dir(folder)
        .arg("convert")
        .args(arguments)
        .env("LC_ALL", "C")
        .output();
    let out = out.expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    (
        out.status.code().unwrap_or(-1),
        text(out.stdout),
        text(out.stderr),
    )
}

const GAMES: &str = "[Event \"a\"]\n[White \"Vera\"]\n[Result \"*\"]\n\n1. e4 *\n\n[Event \"b\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n\
    [Event \"c\"]\n[White \"x\"]\n[White \"y\"]\n[Annotator \"z\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 *\n";

/// What is told of each game, without places.
fn told(folder: &Path, path: &str) -> Vec<Value> {
    let (status, output, errors) = run(folder, &[path, "--format", "jsonl", "--fail-on", "never"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    let lines = output.lines().map(|line| {
        let mut game: Value = serde_json::from_str(line).expect("one object a line");
        for place in ["file", "game", "line"] {
            game[place].take();
        }
        for fault in game["faults"].as_array_mut().expect("a list") {
            fault["line"].take();
            fault["column"].take();
        }
        game
    });
    lines.collect()
}

fn parts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = entries
        .map(|one| one.expect("a file").file_name().into_string().expect("a name"))
        .collect();
    names.sort();
    names
}

#[test]
fn a_converted_archive_says_the_same() {
    let packed = zstd::stream::encode_all(GAMES.as_bytes(), 1).expect("packs");
    let folder = folder(&[("a.pgn.zst", &packed)]);
    let (status, output, errors) = convert(folder.path(), &["a.pgn.zst", "--to", "tables", "--games", "3"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert!(output.contains('4') && output.contains('2'), "{output}");
    assert_eq!(
        parts(&folder.path().join("tables")),
        ["part-00000.parquet", "part-00001.parquet"]
    );
    assert_eq!(told(folder.path(), "tables"), told(folder.path(), "a.pgn.zst"));
    let (status, _, errors) = convert(folder.path(), &["a.pgn.zst", "--to", "tables"]);
    assert_eq!(status, 2, "parts of two archives are no table");
    assert!(errors.contains("without tables"), "{errors}");
}

#[test]
fn a_report_is_a_table() {
    let folder = folder(&[("a.pgn", GAMES.as_bytes())]);
    let (status, output, _) = run(
        folder.path(),
        &["a.pgn", "--format", "parquet", "--out", "report.parquet"],
    );
    assert_eq!((status, output.as_str()), (1, ""), "there are faults");
    assert_eq!(parts(folder.path()), ["a.pgn", "report.parquet"]);
    let file = File::open(folder.path().join("report.parquet")).expect("it is there");
    let batches = read_table(TableFile::Parquet, file, 100).expect("it is whole");
    let names = |schema: SchemaRef| -> Vec<String> {
        let names = schema.fields().iter().map(|field| field.name().clone());
        names.collect()
    };
    assert_eq!(names(batches.schema()), names(arbiter_columns::report_schema()));
    let batches: Vec<_> = batches.collect::<Result<_, _>>().expect("it is whole");
    let column = |name: &str| batches[0].column_by_name(name).expect("a column").clone();
    assert_eq!(column("game").as_primitive::<Int64Type>().values(), &[1, 2, 3, 4]);
    assert_eq!(
        column("plies").as_primitive::<Int32Type>().values(),
        &[1, 2, 4, 1]
    );
    assert_eq!(column("file").as_binary::<i32>().value(3), b"a.pgn");

    let (status, ..) = run(
        folder.path(),
        &[
            "a.pgn",
            "--format",
            "parquet",
            "--out",
            "reports/",
            "--fail-on",
            "never",
        ],
    );
    assert_eq!(status, 0);
    assert_eq!(parts(&folder.path().join("reports")), ["part-00000.parquet"]);
    let (status, _, errors) = run(folder.path(), &["a.pgn", "--format", "parquet"]);
    assert_eq!(status, 2);
    assert!(errors.contains("--out"), "{errors}");
}

#[test]
fn a_spoilt_table_is_told_and_the_others_are_read() {
    let folder = folder(&[
        ("a.pgn", GAMES.as_bytes()),
        ("spoilt.parquet", b"PAR1 and no more"),
    ]);
    let (status, output, errors) = run(folder.path(), &["spoilt.parquet", "a.pgn", "--format", "jsonl"]);
    assert_eq!(status, 2);
    assert_eq!(output.lines().count(), 4);
    assert!(errors.contains("spoilt.parquet"), "{errors}");
    let (status, output, errors) = convert(folder.path(), &["spoilt.parquet", "a.pgn", "--to", "out"]);
    assert_eq!(status, 2);
    assert!(
        errors.contains("spoilt.parquet") && output.contains('4'),
        "{errors}{output}"
    );
}

#[cfg(unix)]
#[test]
fn a_slip_in_a_path_costs_nothing_that_was_there() {
    let folder = folder(&[("a.pgn", b"1. f3 e5 2. g4 Qh4# 0-1\n")]);
    let at = |name: &str| folder.path().join(name);
    let report = ["--format", "parquet", "--out", "r.parquet"];
    assert_eq!(run(folder.path(), &[&["a.pgn"][..], &report].concat()).0, 0);
    let whole = fs::read(at("r.parquet")).expect("a report");
    assert_eq!(run(folder.path(), &[&["typo.pgn"][..], &report].concat()).0, 2);
    assert_eq!(fs::read(at("r.parquet")).expect("a report"), whole);
    assert_eq!(convert(folder.path(), &["typo.pgn", "--to", "tables"]).0, 2);
    assert_eq!(convert(folder.path(), &["a.pgn", "--to", "tables"]).0, 0);
    // A link stays one, and what is no file is no place for one.
    std::os::unix::fs::symlink("r.parquet", at("soft")).expect("a link");
    assert_eq!(
        run(folder.path(), &["a.pgn", "--format", "parquet", "--out", "soft"]).0,
        0
    );
    assert!(
        fs::symlink_metadata(at("soft"))
            .expect("it is there")
            .is_symlink()
    );
    let (status, _, errors) = run(
        folder.path(),
        &["a.pgn", "--format", "parquet", "--out", "/dev/null"],
    );
    assert_eq!(status, 2, "{errors}");
    assert!(errors.contains("/dev/null"), "{errors}");
}

/// A table of half an archive looks whole: there is none.
#[test]
fn what_breaks_off_in_its_middle_leaves_no_table() {
    // Many blocks, of which all but the last are read.
    let packed = zstd::stream::encode_all(GAMES.repeat(8_000).as_bytes(), 1).expect("packs");
    let folder = folder(&[
        ("a.pgn", GAMES.as_bytes()),
        ("cut.pgn.zst", &packed[..packed.len() - 5]),
        ("lost.pgn.zst", &packed[..6]),
    ]);
    for games in ["3", "100000"] {
        let arguments = ["a.pgn", "cut.pgn.zst", "--to", "tables", "--games", games];
        let (status, output, errors) = convert(folder.path(), &arguments);
        assert_eq!((status, output.as_str()), (2, ""));
        assert!(
            errors.contains("cut.pgn.zst") && errors.contains("no tables"),
            "{errors}"
        );
        assert_eq!(
            parts(&folder.path().join("tables")),
            Vec::<String>::new(),
            "{games}"
        );
    }
    // Of what has given no game nothing is missing in the others.
    let (status, output, errors) = convert(folder.path(), &["a.pgn", "lost.pgn.zst", "--to", "tables"]);
    assert_eq!(status, 2);
    assert!(
        output.contains('4') && errors.contains("lost.pgn.zst"),
        "{output}{errors}"
    );
    assert_eq!(parts(&folder.path().join("tables")), ["part-00000.parquet"]);
}

/// Tags as hand and program leave them: what the text says, the table says.
#[test]
fn odd_tags_come_through_a_table() {
    let odd = r#"
        [Result ""] | [k ""] | [Result "1-0"][Result "0-1"] | [result "1-0"] | [RESULT "1-0"][Result "0-1"] | [White ""]
        [White "A"][White "A"] | [white "A"][White "B"] | [FEN ""] | [SetUp "1"] | [SetUp ""][FEN ""] | [Date ""] | [date "2001.01.01"]
        [Event ""] | [Event "?"] | [UTCDate ""][Date "2001.05.05"] | [PlyCount ""] | [PlyCount "7"] | [plycount "7"] | [Variant ""]
        [variant "Crazyhouse"] | [TimeControl ""] | [Termination ""] | [termination "time forfeit"] | [ICCResult ""] | [k "v"][k "w"]
        [K "v"][k "w"] | [WhiteA ""] | [whitea "X"] | [Round ""] | [Result "x"] | [Result " 1-0 "] | [Result "1/2"] | [Result "½-½"]
        [Result "*"][Result ""] | [White "a\"b\\c"] | [White "	tab"] | [_x "y"] | [9x "y"] | [White-Elo "1"] | [WhiteElo ""] | [White "\x"]"#;
    let tags: Vec<_> = odd
        .split(['|', '\n'])
        .map(str::trim)
        .filter(|tags| !tags.is_empty())
        .collect();
    for moves in [
        "1. f3 e5 2. g4 Qh4# 0-1",
        "1. e4 {[%clk 0:01:00]} e5 *",
        "",
        "0-1",
        "1. e4",
    ] {
        let games: Vec<_> = tags
            .iter()
            .map(|tags| format!("{}\n\n{moves}\n\n", tags.replace("][", "]\n[")))
            .collect();
        let text = games.concat();
        let folder = folder(&[("a.pgn", text.as_bytes())]);
        let (status, _, errors) = convert(folder.path(), &["a.pgn", "--to", "tables"]);
        assert_eq!((status, errors.as_str()), (0, ""));
        let (table, plain) = (told(folder.path(), "tables"), told(folder.path(), "a.pgn"));
        assert_eq!(table.len(), plain.len(), "{moves}");
        for (index, (table, plain)) in table.iter().zip(&plain).enumerate() {
            assert_eq!(table, plain, "{moves}: game {}", index + 1);
        }
    }
}
