//! `arbiter audit` as a user meets it: files, folders, pipes, formats, exit statuses.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command as Process, Stdio};

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

const CLEAN: &str = "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Date \"1851.06.21\"]\n[Result \"1-0\"]\n\n\
                     1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 1-0\n\n";
const FAULTY: &str =
    "[White \"A\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n";

fn arbiter() -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("audit").env("LC_ALL", "C");
    command
}

pub fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    folder
}

/// Runs with these arguments in a folder; the exit status, the standard output, and the errors.
pub fn run(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let output = arbiter()
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        output.status.code().unwrap_or(-1),
        text(output.stdout),
        text(output.stderr),
    )
}

fn lines(output: &str) -> Vec<Value> {
    output
        .lines()
        .map(|line| serde_json::from_str(line).expect("one object a line"))
        .collect()
}

#[test]
fn the_exit_status_tells_what_was_found() {
    let folder = folder(&[("clean.pgn", CLEAN.as_bytes()), ("faulty.pgn", FAULTY.as_bytes())]);
    for (arguments, status) in [
        (&["clean.pgn"][..], 0),
        (&["faulty.pgn"], 1),
        (&["clean.pgn", "faulty.pgn"], 1),
        (&["faulty.pgn", "missing.pgn"], 2),
        (&["faulty.pgn", "--fail-on", "never"], 0),
        (&["faulty.pgn", "--fail-on", "clock,notation"], 0),
        (&["faulty.pgn", "--fail-on", "clock,illegal_move"], 1),
        (&["missing.pgn", "--fail-on", "never"], 2),
        (&["clean.pgn", "--fail-on", "nonsense"], 2),
        (&["clean.pgn", "--laws", "fide-1066"], 2),
        (&["clean.pgn", "--laws", "fide-2018", "--jobs", "3"], 0),
        (&["clean.pgn", "--jobs", "0"], 2),
        (&[], 2),
    ] {
        assert_eq!(run(folder.path(), arguments).0, status, "{arguments:?}");
    }
}

#[test]
fn json_lines_name_file_game_and_line() {
    let text = [CLEAN, FAULTY, CLEAN].concat();
    let folder = folder(&[("two words.pgn", text.as_bytes())]);
    let (_, output, _) = run(folder.path(), &["two words.pgn", "--format", "jsonl"]);
    let games = lines(&output);
    let told: Vec<_> = games
        .iter()
        .map(|game| (&game["file"], game["game"].as_u64(), game["line"].as_u64()))
        .collect();
    let file = &Value::from("two words.pgn");
    assert_eq!(
        told,
        [
            (file, Some(1), Some(1)),
            (file, Some(2), Some(8)),
            (file, Some(3), Some(15))
        ]
    );
    assert_eq!(games[1]["faults"][0]["kind"], "illegal_move");
    assert_eq!(games[1]["faults"][0]["line"], 13);
    assert!(output.starts_with("{\"file\":\"two words.pgn\",\"game\":1,\"line\":1,"));
}

#[test]
fn csv_has_a_head_and_a_line_a_game() {
    let folder = folder(&[("a,b.pgn", [CLEAN, FAULTY].concat().as_bytes())]);
    let (_, output, _) = run(folder.path(), &["a,b.pgn", "--format", "csv"]);
    let rows: Vec<&str> = output.lines().collect();
    assert_eq!(rows.len(), 3);
    assert!(
        rows[0].starts_with("file,game,line,event,date,white,black,result,"),
        "{}",
        rows[0]
    );
    assert!(
        rows[1].starts_with("\"a,b.pgn\",1,1,?,1851.06.21,Anderssen,Kieseritzky,1-0,standard,fide-2001,8,")
    );
    assert!(rows[2].ends_with(",illegal_move@2"), "{}", rows[2]);
}

#[test]
fn a_folder_is_read_to_its_depths_in_order() {
    let folder = folder(&[
        ("games/b.pgn", CLEAN.as_bytes()),
        ("games/a/z.PGN", CLEAN.as_bytes()),
        (
            "games/c.pgn.zst",
            &zstd::stream::encode_all(CLEAN.as_bytes(), 1).expect("packs"),
        ),
        ("games/notes.txt", b"not a game"),
        ("empty/readme", b""),
    ]);
    let (status, output, _) = run(folder.path(), &["games", "--format", "jsonl"]);
    let names: Vec<Value> = lines(&output).iter().map(|game| game["file"].clone()).collect();
    assert_eq!(
        (status, names),
        (0, ["z.PGN", "b.pgn", "c.pgn.zst"].map(Value::from).to_vec())
    );
    let (status, _, errors) = run(folder.path(), &["empty"]);
    assert_eq!(status, 2);
    assert!(errors.contains("empty"), "{errors}");
}

#[test]
fn packed_input_is_told_by_its_bytes() {
    let gz = {
        let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        writer.write_all(CLEAN.as_bytes()).expect("packs");
        writer.finish().expect("packs")
    };
    for bytes in [CLEAN.as_bytes(), &gz, &[&gz[..], &gz[..]].concat()] {
        let output = arbiter()
            .args(["-", "--format", "jsonl"])
            .write_stdin(bytes)
            .assert()
            .code(0);
        let output = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        assert!(output.starts_with("{\"file\":\"-\",\"game\":1,"), "{output}");
    }
    let text = CLEAN.repeat(50);
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    writer.write_all(text.as_bytes()).expect("packs");
    let whole = writer.finish().expect("packs");
    let folder = folder(&[
        ("cut.pgn.gz", &whole[..whole.len() - 9]),
        ("then.pgn", CLEAN.as_bytes()),
    ]);
    let (status, output, errors) = run(folder.path(), &["cut.pgn.gz", "then.pgn", "--format", "jsonl"]);
    assert_eq!(status, 2);
    assert!(errors.contains("cut.pgn.gz"), "{errors}");
    assert!(output.contains("then.pgn"), "the rest goes on: {output}");
}

#[test]
fn what_is_no_pgn_never_stops_the_rest() {
    let long = [
        b"1. e4 e5 ".to_vec(),
        vec![b'x'; 2 << 20],
        b" *\n\n".to_vec(),
        CLEAN.into(),
    ]
    .concat();
    let binary: Vec<u8> = (0..=255_u8).cycle().take(100_000).collect();
    for (name, bytes, games) in [
        ("empty.pgn", Vec::new(), 0),
        ("blank.pgn", b"\n \n\t\n".to_vec(), 0),
        ("binary.pgn", binary, 1),
        ("long.pgn", long, 2),
        ("utf16.pgn", b"\xff\xfe[\0E\0".to_vec(), 1),
    ] {
        let folder = folder(&[(name, &bytes)]);
        let (status, output, _) = run(folder.path(), &[name, "--format", "jsonl"]);
        let games_found = lines(&output);
        assert!(games_found.len() >= games, "{name}: {output}");
        let faulty = games_found
            .iter()
            .any(|game| game["faults"].as_array().is_some_and(|faults| !faults.is_empty()));
        assert_eq!(status, i32::from(faulty), "{name}");
        assert_eq!(faulty, games > 0, "{name}");
        let (table_status, ..) = run(folder.path(), &[name]);
        assert_eq!(table_status, status, "{name}");
    }
}

#[test]
fn the_report_is_the_same_whatever_the_number_of_jobs() {
    let game = |number: usize| {
        format!(
            "[White \"{number}\"]\n[Result \"*\"]\n\n1. e4 e5 {{{}}} 2. Ke{} *\n\n",
            "x".repeat(number % 997),
            2 + number % 2
        )
    };
    let text: String = (0..6000).map(game).collect();
    let folder = folder(&[("many.pgn", text.as_bytes())]);
    let with =
        |jobs: &str, format: &str| run(folder.path(), &["many.pgn", "--format", format, "--jobs", jobs]);
    for format in ["jsonl", "csv", "table"] {
        let one = with("1", format);
        assert_eq!(one.0, 1);
        assert_eq!(one, with("4", format), "{format}");
    }
    let numbers: Vec<u64> = lines(&with("4", "jsonl").1)
        .iter()
        .filter_map(|game| game["game"].as_u64())
        .collect();
    assert_eq!(numbers, (1..=6000).collect::<Vec<u64>>());
}

#[test]
fn a_closed_pipe_ends_it_without_a_word() {
    let folder = folder(&[("many.pgn", CLEAN.repeat(20_000).as_bytes())]);
    let mut program = Process::new(assert_cmd::cargo::cargo_bin("arbiter"))
        .args(["audit", "many.pgn", "--format", "jsonl"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(program.stdout.take());
    let output = program.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(141));
}

#[test]
fn the_table_speaks_the_language_asked_for() {
    let folder = folder(&[("faulty.pgn", FAULTY.as_bytes())]);
    for (arguments, locale, word) in [
        (&["faulty.pgn"][..], "C", "illegal move"),
        (&["faulty.pgn"], "vi_VN.UTF-8", "nước đi không hợp lệ"),
        (&["faulty.pgn", "--lang", "fa"], "vi_VN.UTF-8", "حرکت غیرقانونی"),
        (&["faulty.pgn", "--lang", "ar"], "C", "نقلة غير قانونية"),
    ] {
        let output = arbiter()
            .args(arguments)
            .env("LC_ALL", locale)
            .current_dir(folder.path())
            .assert()
            .code(1);
        let output = String::from_utf8_lossy(&output.get_output().stdout).into_owned();
        assert!(output.contains(word), "{arguments:?}: {output}");
        assert!(output.contains("Ke3"), "{output}");
    }
    let (status, ..) = run(folder.path(), &["faulty.pgn", "--lang", "tlh"]);
    assert_eq!(status, 2);
}

#[test]
fn the_book_shows_what_is_printed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (status, output, _) = run(&root, &["examples/faulty.pgn"]);
    assert_eq!(status, 1);
    let page = fs::read_to_string(root.join("docs/audit.md")).expect("the page");
    let block = page
        .split("```text\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("a block");
    for line in block.lines() {
        assert!(
            output.lines().any(|printed| printed == line),
            "not printed: {line}"
        );
    }
}

/// White has a lone king, and six men do not look like the end that is near.
const FORFEIT: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\
                       [FEN \"4k3/4p3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Ke2 Kd7 1-0\n\n";
const SHUT_IN: &str = "[White \"A\"]\n[Black \"B\"]\n[Date \"2024.01.01\"]\n[Result \"1-0\"]\n\
                       [FEN \"1k6/Pp6/1P6/8/8/8/6K1/6R1 b - - 0 1\"]\n\n1... Ka8 1-0\n\n";

#[test]
fn a_win_by_flag_fall_against_the_laws_is_told_in_every_language() {
    let folder = folder(&[("flag.pgn", FORFEIT.as_bytes())]);
    for (lang, told) in [
        (
            "en",
            "[6.9]: the result is 1-0, but the game ended in 1/2-1/2: Black’s flag fell, and the opponent could not checkmate",
        ),
        (
            "fa",
            "سیاه سقوط کرد و حریف با هیچ سلسله‌ای از حرکت‌های قانونی نمی‌توانست کیش و مات کند",
        ),
        (
            "ar",
            "الأسود ولم يكن المنافس يستطيع أن ينفذ كش مات بأي سلسلة من النقلات القانونية",
        ),
        (
            "vi",
            "Đen rơi cờ và đối thủ không thể chiếu hết bằng bất kỳ chuỗi nước đi hợp lệ nào",
        ),
    ] {
        let (status, output, _) = run(folder.path(), &["flag.pgn", "--lang", lang]);
        let plain: String = output
            .chars()
            .filter(|c| !('\u{2066}'..='\u{2069}').contains(c))
            .collect();
        assert_eq!(status, 1);
        assert!(plain.contains(told), "{plain}");
    }
    let (status, output, _) = run(folder.path(), &["flag.pgn", "--laws", "lekocup-1402"]);
    assert_eq!(
        status, 0,
        "in the league a fallen flag loses even to a lone king: {output}"
    );
}

#[test]
fn dead_positions_that_nobody_suspects_are_found_where_that_is_asked() {
    let folder = folder(&[("shut.pgn", SHUT_IN.as_bytes())]);
    for (arguments, status, dead) in [
        (&["shut.pgn", "--format", "jsonl"][..], 0, Value::Null),
        (
            &["shut.pgn", "--format", "jsonl", "--exact-dead"],
            1,
            Value::from(1),
        ),
    ] {
        let (found, output, _) = run(folder.path(), arguments);
        assert_eq!(
            (found, &lines(&output)[0]["dead_ply"]),
            (status, &dead),
            "{output}"
        );
    }
}

#[test]
fn games_beside_chess_are_read_by_their_tags_and_matches_by_the_name_of_their_file() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let files = [
        "examples/variants.pgn",
        "examples/bughouse.bpgn",
        "--format",
        "jsonl",
    ];
    let (status, output, _) = run(&root, &files);
    assert_eq!(status, 1);
    let told: Vec<Value> = output
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    for (game, variant, end, faults) in [
        (0, "crazyhouse", None, ""),
        (1, "crazyhouse", None, "illegal_move"),
        (2, "three-check", Some("third_check"), ""),
        (3, "king-of-the-hill", Some("hill"), "move_after_end"),
        (4, "bughouse", Some("checkmate"), ""),
    ] {
        let one = &told[game];
        assert_eq!(
            (one["variant"].as_str(), one["end"].as_str()),
            (Some(variant), end),
            "{one}"
        );
        let kinds: Vec<&str> = one["faults"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|fault| fault["kind"].as_str())
            .collect();
        assert_eq!(kinds.join(" "), faults, "{one}");
    }
    assert_eq!(told[4]["plies"], 11);
}
