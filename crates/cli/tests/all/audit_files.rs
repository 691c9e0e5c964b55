//! `arbiter audit` on files as they come: packed, in other encodings, sorted into clean and faulty ones.

use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use serde_json::Value;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::audit::{folder, run};

const CLEAN: &str = "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 *\n\n";
const FAULTY: &str = "[Event \"b\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n";
const MATED: &str = "[Event \"c\"]\n[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n\n";
/// `[Result "*"]`, an empty line, `1. e4 *`.
const XZ: &[u8] = b"\xfd\x37\x7a\x58\x5a\x00\x00\x04\xe6\xd6\xb4\x46\x02\x00\x21\x01\x16\x00\x00\x00\x74\x2f\xe5\xa3\x01\x00\x15\x5b\x52\x65\x73\x75\x6c\x74\x20\x22\x2a\x22\x5d\x0a\x0a\x31\x2e\x20\x65\x34\x20\x2a\x0a\x00\x00\x00\x0f\x35\xd1\x7a\x09\xf1\x8d\xb1\x00\x01\x2e\x16\x56\x09\x55\xdf\x1f\xb6\xf3\x7d\x01\x00\x00\x00\x00\x04\x59\x5a";

fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("a file");
        zip.write_all(bytes).expect("memory takes it");
    }
    zip.finish().expect("memory takes it").into_inner()
}

fn files(output: &str) -> Vec<String> {
    let object = |line: &str| serde_json::from_str::<Value>(line).expect("one object a line");
    let file = |line| object(line)["file"].as_str().expect("a name").to_owned();
    output.lines().map(file).collect()
}

#[test]
fn zip_and_xz_are_unpacked() {
    let zip = zipped(&[
        ("one.pgn", CLEAN.as_bytes()),
        ("../../climbs.pgn", CLEAN.as_bytes()),
        ("readme.txt", b"no games"),
        ("C:\\games\\two.PGN", CLEAN.as_bytes()),
    ]);
    let folder = folder(&[
        ("a.zip", &zip),
        ("b.pgn.xz", XZ),
        ("empty.zip", &zipped(&[("x.txt", b"")])),
    ]);
    let (status, output, errors) = run(folder.path(), &["a.zip", "b.pgn.xz", "--format", "jsonl"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    assert_eq!(
        files(&output),
        ["a.zip/one.pgn", "a.zip/climbs.pgn", "a.zip/two.PGN", "b.pgn.xz"]
    );
    let (status, _, errors) = run(folder.path(), &["empty.zip"]);
    assert_eq!(status, 2);
    assert!(errors.contains("no PGN files"), "{errors}");
}

#[test]
fn files_as_they_are_found_say_the_same_in_every_packing() {
    let found = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/as-found");
    let mut names: Vec<String> = fs::read_dir(&found)
        .expect("the folder")
        .map(|entry| entry.expect("a file").file_name().into_string().expect("a name"))
        .filter(|name| Path::new(name).extension().is_some_and(|ending| ending == "pgn"))
        .collect();
    names.sort();
    assert!(names.len() >= 9, "{names:?}");
    let texts: Vec<Vec<u8>> = names
        .iter()
        .map(|name| fs::read(found.join(name)).expect("a file"))
        .collect();
    let all: Vec<(&str, &[u8])> = names
        .iter()
        .map(String::as_str)
        .zip(texts.iter().map(Vec::as_slice))
        .collect();
    let plain = folder(&all);
    let reports = |folder: &Path, paths: &[String]| {
        let mut arguments = vec!["--format", "jsonl"];
        arguments.extend(paths.iter().map(String::as_str));
        let (status, output, errors) = run(folder, &arguments);
        assert_eq!((status, errors.as_str()), (1, ""));
        let games = output.lines().map(|line| {
            let mut game: Value = serde_json::from_str(line).expect("one object a line");
            game["file"] = Value::Null;
            game
        });
        games.collect::<Vec<_>>()
    };
    let expected = reports(plain.path(), &names);
    let gz = |text: &[u8]| {
        let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        writer.write_all(text).expect("packs");
        writer.finish().expect("packs")
    };
    let bz2 = |text: &[u8]| {
        let mut writer = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        writer.write_all(text).expect("packs");
        writer.finish().expect("packs")
    };
    let zst = |text: &[u8]| zstd::stream::encode_all(text, 1).expect("packs");
    for (ending, pack) in [
        ("gz", &gz as &dyn Fn(&[u8]) -> Vec<u8>),
        ("bz2", &bz2),
        ("zst", &zst),
    ] {
        let packed: Vec<(String, Vec<u8>)> = all
            .iter()
            .map(|(name, text)| (format!("{name}.{ending}"), pack(text)))
            .collect();
        let files: Vec<(&str, &[u8])> = packed
            .iter()
            .map(|(name, text)| (name.as_str(), &text[..]))
            .collect();
        let paths: Vec<String> = packed.iter().map(|(name, _)| name.clone()).collect();
        assert_eq!(reports(folder(&files).path(), &paths), expected, "{ending}");
    }
    let zip = folder(&[("all.zip", &zipped(&all))]);
    assert_eq!(reports(zip.path(), &["all.zip".to_owned()]), expected, "zip");
}

#[test]
fn a_zip_that_unpacks_to_too_much_or_is_cut_is_told() {
    let bomb = zipped(&[("bomb.pgn", &vec![b' '; 40 << 20])]);
    let many: Vec<(String, &[u8])> = (0..1000)
        .map(|n| (format!("{n}.pgn"), CLEAN.as_bytes()))
        .collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|(name, bytes)| (name.as_str(), *bytes)).collect();
    let many = zipped(&many);
    let folder = folder(&[
        ("bomb.zip", &bomb),
        ("many.zip", &many),
        ("cut.zip", &many[..many.len() / 2]),
    ]);
    let (status, _, errors) = run(folder.path(), &["bomb.zip"]);
    assert_eq!(status, 2);
    assert!(errors.contains("200 times"), "{errors}");
    let (status, output, _) = run(folder.path(), &["many.zip", "--format", "jsonl"]);
    assert_eq!((status, files(&output).len()), (0, 1000));
    assert_eq!(run(folder.path(), &["cut.zip"]).0, 2);
}

#[test]
fn an_encoding_that_is_named_is_read() {
    let text = b"[White \"\xca\xe0\xf0\xef\xee\xe2\"]\n[Result \"*\"]\n\n1. e4 *\n";
    let folder = folder(&[("old.pgn", text)]);
    let (_, output, _) = run(
        folder.path(),
        &["old.pgn", "--format", "jsonl", "--encoding", "windows-1251"],
    );
    assert!(
        output.contains("Карпов") && output.contains("\"faults\":[]"),
        "{output}"
    );
    let (status, output, _) = run(folder.path(), &["old.pgn"]);
    assert_eq!(status, 0, "a guess is no fault");
    assert!(output.contains("looks like a Cyrillic encoding"), "{output}");
    assert_eq!(run(folder.path(), &["old.pgn", "--encoding", "klingon"]).0, 2);
}

#[test]
fn games_are_sorted_byte_for_byte() {
    let all = [CLEAN, FAULTY, MATED, FAULTY].concat();
    let folder = folder(&[
        ("all.pgn", all.as_bytes()),
        ("bom.pgn", format!("\u{feff}{}", CLEAN.trim_end()).as_bytes()),
    ]);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    let arguments = [
        "all.pgn", "bom.pgn", "bom.pgn", "--clean", "good", "--faulty", "bad",
    ];
    assert_eq!(run(folder.path(), &arguments).0, 1);
    let one = CLEAN.trim_end();
    assert_eq!(read("good"), format!("{CLEAN}{MATED}{one}\n\n{one}"));
    assert_eq!(read("bad"), [FAULTY, FAULTY].concat());
    assert_eq!(run(folder.path(), &["good"]).0, 0);
    for arguments in [
        ["all.pgn", "--clean", "all.pgn"],
        ["all.pgn", "--faulty", "./all.pgn"],
    ] {
        assert_eq!(run(folder.path(), &arguments).0, 2, "{arguments:?}");
    }
    assert_eq!(read("all.pgn"), all, "what is read is not written over");
}

#[test]
fn severities_choose_what_is_told_and_what_fails() {
    let all = [CLEAN, FAULTY, MATED].concat();
    let folder = folder(&[("all.pgn", all.as_bytes()), ("mated.pgn", MATED.as_bytes())]);
    for (arguments, status) in [
        (&["mated.pgn"][..], 0),
        (&["mated.pgn", "--fail-on", "notice"], 1),
        (&["mated.pgn", "--fail-on", "result_mismatch"], 1),
        (&["all.pgn", "--only", "notice"], 1),
        (&["all.pgn", "--only", "notice", "--fail-on", "fault"], 1),
        (&["all.pgn", "--only", "notice", "--fail-on", "never"], 0),
        (&["mated.pgn", "--only", "fault"], 0),
        (&["mated.pgn", "--only", "fault", "--fail-on", "notice"], 1),
        (&["all.pgn", "--only", "nonsense"], 2),
    ] {
        assert_eq!(run(folder.path(), arguments).0, status, "{arguments:?}");
    }
    let (_, output, _) = run(
        folder.path(),
        &[
            "all.pgn",
            "--only",
            "notice",
            "--only-faulty",
            "--format",
            "jsonl",
        ],
    );
    assert_eq!(files(&output).len(), 1);
    assert!(output.contains("\"severity\":\"notice\""), "{output}");
    let (_, output, _) = run(folder.path(), &["all.pgn", "--format", "csv"]);
    assert!(
        output.contains(",fault,illegal_move@2") && output.contains(",notice,result_mismatch@4"),
        "{output}"
    );
    let (_, output, _) = run(folder.path(), &["all.pgn"]);
    assert!(
        output.contains("1 fault in one game") || output.contains("one fault in one game"),
        "{output}"
    );
    assert!(output.contains("notices: 1"), "{output}");
}
