//! `arbiter audit` on archives: games that stand twice, repairs, and audits that were interrupted.

use std::fs;
use std::path::Path;
use std::process::{Command as Process, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::audit::{folder, run};

const PLAYED: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 \
                      11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 \
                      19. exd6 Qf6 20. Nbd2 Nxd6";
const MATED: &str = "[Event \"c\"]\n[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n\n";

fn game(white: &str, tags: &str, moves: &str, result: &str) -> String {
    format!(
        "[White \"{white}\"]\n[Black \"Spassky, Boris V\"]\n{tags}[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

/// What is told of games that have come before: file, game, the earlier file, the earlier game, how they stand to each other.
fn twins(output: &str) -> Vec<String> {
    let games = output
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    games
        .flat_map(|game| {
            let faults = game["faults"].as_array().cloned().unwrap_or_default();
            let told = faults.into_iter().filter(|fault| fault["kind"] == "duplicate");
            told.map(move |fault| {
                assert_eq!(fault["severity"], "notice");
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                format!(
                    "{} {} {} {} {}",
                    text(&game["file"]),
                    game["game"],
                    text(&fault["first_file"]),
                    fault["first_game"],
                    text(&fault["twin"])
                )
            })
        })
        .collect()
}

#[test]
fn a_game_that_stands_twice_is_told_where_it_stands_first() {
    let fischer = game("Fischer, Robert James", "", PLAYED, "1-0");
    let again = game("Fischer,R", "[Round \"1\"]\n", PLAYED, "1-0");
    let longer = game("Robert Fischer", "", &format!("{PLAYED} 21. Nc4 Nxc4"), "1-0");
    let other = game("Karpov, Anatoly", "", PLAYED, "1-0");
    let draw = game("Tal, Mihail", "", "1. e4 e5 2. Nf3 Nc6", "1/2-1/2");
    let folder = folder(&[
        (
            "a.pgn",
            [&draw, &other, &fischer, &draw]
                .map(String::as_str)
                .concat()
                .as_bytes(),
        ),
        (
            "b.pgn",
            [&draw, &longer, &again].map(String::as_str).concat().as_bytes(),
        ),
    ]);
    let expected = ["b.pgn 2 a.pgn 3 continued", "b.pgn 3 a.pgn 3 same"];
    for jobs in ["1", "4"] {
        let (status, output, _) = run(
            folder.path(),
            &["a.pgn", "b.pgn", "--format", "jsonl", "--jobs", jobs],
        );
        assert_eq!(
            (status, twins(&output)),
            (0, expected.map(str::to_owned).to_vec())
        );
    }
    let (_, output, _) = run(folder.path(), &["a.pgn", "b.pgn", "--lang", "en"]);
    assert!(
        output.contains("notice, duplicate game: the same game stands in a.pgn, game 3"),
        "{output}"
    );
    let arguments = ["a.pgn", "b.pgn", "--only-faulty", "--format", "csv"];
    let (_, output, _) = run(folder.path(), &arguments);
    assert_eq!(
        output.lines().count(),
        3,
        "the head, and the two of which something is told: {output}"
    );
}

#[test]
fn games_are_the_same_in_any_number_of_threads() {
    let each = |number: usize| {
        let moves = if number.is_multiple_of(3) {
            "1. d4 d5"
        } else {
            PLAYED
        };
        game(&format!("P{}", number % 1000), "", moves, "0-1")
    };
    let text: String = (0..6000).map(each).collect();
    let folder = folder(&[("many.pgn", text.as_bytes())]);
    let with = |jobs: &str| run(folder.path(), &["many.pgn", "--format", "jsonl", "--jobs", jobs]);
    let one = with("1");
    let twins = twins(&one.1);
    assert_eq!(twins.len(), 3000, "four long games of each player");
    assert!(twins.iter().all(|told| told.ends_with(" same")));
    assert!(twins.contains(&"many.pgn 1002 many.pgn 2 same".to_owned()));
    assert_eq!(one, with("5"));
}

#[test]
fn what_is_certain_is_mended_in_what_is_written_only() {
    let missing = "[Event \"d\"]\n[Result \"1-0\"]\n\n1. e4 e5\n\n";
    let faulty = "[Event \"b\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n";
    let all = [MATED, missing, faulty].concat();
    let folder = folder(&[("all.pgn", all.as_bytes())]);
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    let arguments = [
        "all.pgn", "--clean", "good", "--faulty", "bad", "--repair", "--format", "jsonl",
    ];
    let (status, output, _) = run(folder.path(), &arguments);
    assert_eq!(status, 1, "the faults were there");
    assert_eq!(
        read("good"),
        MATED.replace("\"*\"", "\"0-1\"").replace("# *", "# 0-1") + &missing.replace("e5\n", "e5 1-0\n")
    );
    assert_eq!(read("bad"), faulty);
    assert_eq!(read("all.pgn"), all);
    assert_eq!(
        output
            .matches("\"kind\":\"repaired\",\"severity\":\"notice\"")
            .count(),
        3,
        "{output}"
    );
    assert_eq!(run(folder.path(), &["good"]).0, 0);
    assert_eq!(
        run(folder.path(), &["all.pgn", "--repair"]).0,
        2,
        "what is read is never changed"
    );
    let (_, output, _) = run(
        folder.path(),
        &["all.pgn", "--clean", "good", "--repair", "--lang", "en"],
    );
    assert!(
        output.contains("mended: the tag of the result says 0-1 instead of *")
            && output.contains("mended: 1-0 stands behind the moves"),
        "{output}"
    );
}

#[test]
fn the_report_goes_to_a_file_of_its_own() {
    let folder = folder(&[("all.pgn", MATED.as_bytes())]);
    let (_, printed, _) = run(folder.path(), &["all.pgn", "--lang", "en"]);
    let (status, output, _) = run(folder.path(), &["all.pgn", "--lang", "en", "--output", "report"]);
    assert_eq!((status, output.as_str()), (0, ""));
    let written = fs::read_to_string(folder.path().join("report")).expect("a report");
    assert_eq!(written, printed);
    for arguments in [
        &["all.pgn", "--output", "all.pgn"][..],
        &["all.pgn", "--output", "x", "--clean", "x"],
        &["all.pgn", "--resume"],
        &["-", "--resume", "--output", "x"],
    ] {
        assert_eq!(run(folder.path(), arguments).0, 2, "{arguments:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_read_is_written_by_none_of_its_names() {
    let folder = folder(&[("all.pgn", MATED.as_bytes())]);
    let at = |name: &str| folder.path().join(name);
    fs::hard_link(at("all.pgn"), at("hard")).expect("a second name");
    std::os::unix::fs::symlink("all.pgn", at("soft")).expect("a link");
    for name in ["hard", "soft"] {
        for option in ["--clean", "--faulty", "--output"] {
            let (status, _, errors) = run(folder.path(), &["all.pgn", option, name]);
            assert_eq!(status, 2, "{option} {name}");
            assert!(errors.contains(name), "{errors}");
            assert_eq!(fs::read(at("all.pgn")).expect("it is there"), MATED.as_bytes());
        }
    }
    let (status, _, errors) = run(folder.path(), &["all.pgn", "--clean", "new", "--faulty", "hard2"]);
    assert_eq!((status, errors.as_str()), (0, ""));
    fs::hard_link(at("new"), at("newer")).expect("a second name");
    let (status, ..) = run(folder.path(), &["all.pgn", "--clean", "new", "--faulty", "newer"]);
    assert_eq!(status, 2, "two files are one");
}

/// So many games are in a file: what is noted once a second is noted before all of them are through, on any machine.
const GAMES: usize = 16_000;

/// Files of games, some with faults, some that stand twice, one packed, one that is missing.
fn archive() -> tempfile::TempDir {
    let text = |file: usize| -> String {
        let each = |number: usize| {
            let moves = match number % 10 {
                0 => "1. e4 e5 2. Ke3",
                1 => "1. f3 e5 2. g4 Qh4#",
                _ => PLAYED,
            };
            let name = format!("P{}", (file * 7 + number) % 9000);
            game(&name, "", moves, if number % 10 == 1 { "*" } else { "1-0" })
        };
        (0..GAMES).map(each).collect()
    };
    let texts: Vec<String> = (0..4).map(text).collect();
    let packed = zstd::stream::encode_all(texts[2].as_bytes(), 1).expect("packs");
    folder(&[
        ("a.pgn", texts[0].as_bytes()),
        ("b.pgn", texts[1].as_bytes()),
        ("c.pgn.zst", &packed),
        ("d.pgn", texts[3].as_bytes()),
    ])
}

#[test]
fn an_audit_that_was_killed_goes_on_where_it_was() {
    for format in ["jsonl", "csv", "table"] {
        let folder = archive();
        let paths = ["a.pgn", "missing.pgn", "b.pgn", "c.pgn.zst", "d.pgn"];
        let with = |end: &str, more: &[&str]| -> Vec<String> {
            let [report, clean, faulty] = ["report", "good", "bad"].map(|name| format!("{name}{end}"));
            let mut arguments: Vec<String> = paths.map(str::to_owned).to_vec();
            arguments
                .extend(["--jobs", "2", "--lang", "en", "--repair", "--format", format].map(str::to_owned));
            for (option, path) in [("--output", report), ("--clean", clean), ("--faulty", faulty)] {
                arguments.extend([option.to_owned(), path]);
            }
            arguments.extend(more.iter().map(|&one| one.to_owned()));
            arguments
        };
        let at_once = with("-at-once", &[]);
        let at_once: Vec<&str> = at_once.iter().map(String::as_str).collect();
        assert_eq!(run(folder.path(), &at_once).0, 2, "a file is missing");
        let resumed = with("", &["--resume"]);
        let mut kills = 0;
        while kills < 3 && killed(folder.path(), &resumed) {
            kills += 1;
        }
        assert!(kills > 0, "it was interrupted at least once");
        let resumed: Vec<&str> = resumed.iter().map(String::as_str).collect();
        assert_eq!(run(folder.path(), &resumed).0, 2);
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
        for name in ["report", "good", "bad"] {
            let whole = read(&format!("{name}-at-once"));
            assert!(!whole.is_empty());
            assert!(
                read(name) == whole,
                "{format}: {name} after {kills} interruptions"
            );
        }
        for name in ["report.resume", "report.resume-games"] {
            assert!(!folder.path().join(name).exists(), "{name} is gone");
        }
    }
}

/// Runs until it has noted how far it is, once more, and kills it; whether it was killed before it was done.
fn killed(folder: &Path, arguments: &[String]) -> bool {
    let state = folder.join("report.resume");
    let noted = || fs::metadata(&state).and_then(|metadata| metadata.modified()).ok();
    let before = noted();
    let mut program = Process::new(assert_cmd::cargo::cargo_bin("arbiter"))
        .arg("audit")
        .args(arguments)
        .current_dir(folder)
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs");
    let patience = Instant::now() + Duration::from_mins(2);
    while noted() == before && Instant::now() < patience {
        if program.try_wait().expect("a program").is_some() {
            return false;
        }
        thread::sleep(Duration::from_millis(10));
    }
    // A little later more is written than was noted.
    thread::sleep(Duration::from_millis(50));
    let was_running = program.try_wait().expect("a program").is_none();
    program.kill().expect("a program");
    program.wait().expect("a program");
    was_running
}

#[test]
fn what_belongs_to_another_audit_is_not_gone_on_with() {
    let folder = archive();
    let arguments = |first: &str, second: &str| -> Vec<String> {
        let files = [first, second, "c.pgn.zst", "d.pgn"];
        let more = [
            "--output", "report", "--resume", "--format", "jsonl", "--jobs", "1",
        ];
        files.into_iter().chain(more).map(str::to_owned).collect()
    };
    assert!(
        killed(folder.path(), &arguments("a.pgn", "b.pgn")),
        "it was interrupted"
    );
    let other = arguments("b.pgn", "a.pgn");
    let other: Vec<&str> = other.iter().map(String::as_str).collect();
    let (status, _, errors) = run(folder.path(), &other);
    assert_eq!(status, 2);
    assert!(
        errors.contains("report.resume: it belongs to an audit of other files"),
        "{errors}"
    );
    fs::write(folder.path().join("report.resume"), b"{}").expect("a file");
    let same = arguments("a.pgn", "b.pgn");
    let same: Vec<&str> = same.iter().map(String::as_str).collect();
    assert_eq!(run(folder.path(), &same).0, 2, "no notes");
}
