//! `arbiter game` as an arbiter meets it.

use std::fs;
use std::path::PathBuf;

use arbiter_game::rules::laws::Rulebook;
use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// A game of four minutes: a touched piece, an illegal move, an offer at the wrong moment, a resignation.
const CASE: &str = r#"
[[case]]
name = "an evening"
time_control = "90m+30s"
events = [
  { at = "0:00:00", by = "arbiter", do = "start" },
  { at = "0:00:05", by = "white", do = "move", text = "e4" },
  { at = "0:00:20", by = "black", do = "touch", square = "e7" },
  { at = "0:00:25", by = "black", do = "move", text = "e5" },
  { at = "0:01:00", by = "white", do = "move", uci = "e1e3" },
  { at = "0:01:30", by = "arbiter", do = "decide", question = "clocks_after_restoring", answer = "proposal" },
  { at = "0:01:40", by = "white", do = "move", text = "Ke2" },
  { at = "0:02:00", by = "white", do = "offer" },
  { at = "0:02:30", by = "black", do = "resign" },
]
"#;

struct Played {
    folder: TempDir,
    text: String,
}

impl Played {
    fn new() -> Self {
        let file = arbiter_casebook::read(CASE);
        assert_eq!(file.faults, []);
        let text = arbiter_casebook::log(&file.cases[0], Rulebook::by_id("fide-2023").unwrap());
        let folder = TempDir::new().unwrap();
        Self { folder, text }
    }

    fn path(&self, text: &str) -> PathBuf {
        let path = self.folder.path().join("game.jsonl");
        fs::write(&path, text).unwrap();
        path
    }

    fn run(&self, text: &str, arguments: &[&str], code: i32) -> (String, String) {
        let mut command = Command::cargo_bin("arbiter").unwrap();
        command
            .arg("game")
            .arg(self.path(text))
            .args(arguments)
            .env("LC_ALL", "C");
        let done = command.assert().code(code);
        let output = done.get_output();
        let utf8 = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
        (utf8(&output.stdout), utf8(&output.stderr))
    }
}

#[test]
fn a_game_is_told_with_its_rulings_times_and_articles() {
    let played = Played::new();
    let (story, _) = played.run(&played.text, &["--lang", "en"], 0);
    for part in [
        "FIDE Laws of Chess 2023",
        "time control 90m+30s",
        "0:05  1. White plays e4 and presses the clock.  [White 1:30:25, Black 1:30:00]",
        "0:20  Black touches the piece on e7.",
        "Black must move the pawn. (Article 4.3.1)",
        "2. White moves the piece from e1 to e3 and presses the clock.",
        "An illegal move by White, number 1",
        "? What do the clocks show now that the position is restored? Proposed: ",
        "The arbiter decides. What do the clocks show now that the position is restored? – as proposed.",
        "> 2:00 is added to Black’s time.",
        "Black resigns.",
        "Result: White wins (points: White 1, Black 0).",
    ] {
        assert!(story.contains(part), "{part}\n{story}");
    }
}

#[test]
fn a_game_is_told_in_four_languages() {
    let played = Played::new();
    for (language, words) in [
        ("fa", "پیشنهاد تساوی"),
        ("ar", "يعرض الأبيض التعادل"),
        ("vi", "Trắng đề nghị hòa"),
    ] {
        let (story, _) = played.run(&played.text, &["--lang", language, "--rejudge"], 0);
        assert!(story.contains(words), "{story}");
        assert!(!story.contains("act-") && !story.contains("game-"), "{story}");
    }
}

#[test]
fn a_game_is_written_as_pgn_with_its_clocks() {
    let played = Played::new();
    let (pgn, _) = played.run(&played.text, &["--format", "pgn"], 0);
    assert!(
        pgn.contains("[Termination \"normal\"]") && pgn.contains("[TimeControl \"5400+30\"]"),
        "{pgn}"
    );
    assert!(
        pgn.contains("1. e4 {[%clk 1:30:25]} 1... e5") && pgn.trim_end().ends_with("1-0"),
        "{pgn}"
    );
}

#[test]
fn a_game_is_written_for_those_who_read_with_their_fingers() {
    let played = Played::new();
    let (record, _) = played.run(&played.text, &["--format", "record"], 0);
    assert!(
        record.starts_with("1. e4 e5\n") && record.ends_with("\n1-0\n"),
        "{record}"
    );
    let (brf, _) = played.run(&played.text, &["--format", "brf"], 0);
    assert_eq!(arbiter_notation::from_brf(&brf).unwrap(), record);
    // Both are read back: each as the other, and as a game for other programs.
    for text in [&record, &brf] {
        assert_eq!(played.run(text, &["--format", "record"], 0).0, record);
        assert_eq!(played.run(text, &["--format", "brf"], 0).0, brf);
        let (pgn, _) = played.run(text, &[], 0);
        assert!(
            pgn.contains("[Result \"1-0\"]\n\n1. e4 e5\n") && pgn.ends_with("1-0\n"),
            "{pgn}"
        );
    }
    let (_, told) = played.run("1. e4 e5\n2. Ke3\n", &[], 2);
    assert!(told.contains("line 2, column 4"), "{told}");
    // Where it began from another position, that stands first.
    let set_up = "FEN 4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\n40. ... Kd7\n41. e4\n";
    let (brf, _) = played.run(set_up, &["--format", "brf"], 0);
    assert_eq!(played.run(&brf, &["--format", "record"], 0).0, set_up);
    let (pgn, _) = played.run(set_up, &[], 0);
    assert!(
        pgn.contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 40\"]"),
        "{pgn}"
    );
    let (_, told) = played.run("FEN 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n1. Kd8\n", &[], 2);
    assert!(told.contains("line 2, column 4"), "{told}");
    let (_, told) = played.run("FEN nothing\n1. e4\n", &[], 2);
    assert!(told.contains("line 1, column 5"), "{told}");
    let (_, told) = played.run(&record, &["--format", "json"], 2);
    assert!(told.contains("pgn, record and brf"), "{told}");
}

#[test]
fn a_game_is_one_object_for_programs() {
    let played = Played::new();
    let (json, _) = played.run(
        &played.text,
        &["--format", "json", "--lang", "en", "--rejudge"],
        0,
    );
    let game: Value = serde_json::from_str(&json).expect(&json);
    assert_eq!(game["laws"], "fide-2023");
    assert_eq!(game["end"]["result"], "1-0");
    assert_eq!(game["end"]["reason"], "resignation");
    assert_eq!(game["differences"], Value::Array(vec![]));
    assert!(played.text.contains(game["ends_with"].as_str().unwrap()));
    let entries = game["entries"].as_array().unwrap();
    assert_eq!(entries.len() + 1, played.text.lines().count());
    let counted = entries
        .iter()
        .flat_map(|entry| entry["answers"].as_array().unwrap());
    assert!(
        counted
            .clone()
            .any(|answer| answer["ruling"]["decision"] == "illegal_move_counted")
    );
    assert!(
        counted
            .clone()
            .all(|answer| answer["text"].as_str().is_some_and(|text| !text.is_empty()))
    );
}

#[test]
fn a_log_that_was_changed_cut_or_reordered_is_refused_with_its_line() {
    let played = Played::new();
    let lines: Vec<&str> = played.text.lines().collect();
    let mut moved = lines.clone();
    moved.swap(3, 4);
    let mut without = lines.clone();
    without.remove(5);
    let flipped = played.text.replacen("\"square\":\"e7\"", "\"square\":\"d7\"", 1);
    let line = 1 + flipped
        .lines()
        .zip(&lines)
        .position(|(new, old)| new != *old)
        .unwrap();
    let cut = &played.text[..played.text.len() - 20];
    for (text, line) in [
        (flipped, line),
        (moved.join("\n"), 4),
        (without.join("\n"), 6),
        (cut.to_owned(), lines.len()),
        (lines[1..].join("\n"), 1),
        (String::new(), 1),
    ] {
        let (out, told) = played.run(&text, &[], 2);
        assert!(
            told.contains(&format!("line {line}: ")) && out.is_empty(),
            "{line}: {told}"
        );
    }
}

#[test]
fn whole_lines_missing_at_the_end_are_found_by_the_last_hash() {
    let played = Played::new();
    let (json, _) = played.run(&played.text, &["--format", "json"], 0);
    let game: Value = serde_json::from_str(&json).unwrap();
    let last = game["ends_with"].as_str().unwrap();
    played.run(&played.text, &["--ends-with", last], 0);
    let lines: Vec<&str> = played.text.lines().collect();
    let shorter = lines[..lines.len() - 1].join("\n");
    played.run(&shorter, &[], 0);
    let (_, told) = played.run(&shorter, &["--ends-with", last], 2);
    assert!(told.contains(&format!("line {}: ", lines.len() - 1)), "{told}");
}

#[test]
fn where_the_rules_of_today_answer_otherwise_is_told() {
    let played = Played::new();
    // A log as an older program would have written it, with another price of an illegal move.
    let mut chain = arbiter_game::log::Chain::new();
    let mut text = String::new();
    let mut read = arbiter_game::log::Chain::new();
    for line in played.text.lines() {
        let line = read
            .check(line)
            .unwrap()
            .replace("\"ms\":120000", "\"ms\":180000");
        text += &(chain.seal(&line) + "\n");
    }
    assert_ne!(text, played.text);
    played.run(&text, &[], 0);
    let (story, _) = played.run(&text, &["--rejudge", "--lang", "en"], 1);
    assert!(
        story.contains("Judged again today: one entry")
            && story.contains("> 3:00 is added")
            && story.contains("> 2:00 is added"),
        "{story}"
    );
    let (_, told) = played.run(&text, &["--rejudge", "--format", "pgn", "--lang", "en"], 1);
    assert!(told.contains("Answered today:"), "{told}");
}

#[test]
fn a_ruling_is_an_inquiry_with_its_facts_articles_options_and_decision() {
    let played = Played::new();
    let mut entries = played
        .text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let asked = |entry: &Value| entry["answers"].to_string().contains("clocks_after_restoring");
    let seq = entries.clone().find(asked).unwrap()["seq"].to_string();
    for (language, words) in [
        ("en", ["Inquiry", "FIDE Laws of Chess", "1... e5", "legal move"]),
        ("fa", ["استفسار", "قوانین", "1... e5", "حرکت"]),
        ("ar", ["استفسار", "قوانين", "1... e5", "نقلة"]),
        ("vi", ["Câu hỏi", "Luật", "1... e5", "nước"]),
    ] {
        let (told, _) = played.run(&played.text, &["--inquiry", &seq, "--lang", language], 0);
        for word in words {
            assert!(told.contains(word), "{language}: {word}: {told}");
        }
        // What was decided of the question stands there, and what came after it does not.
        assert!(
            told.contains("7.5") || told.contains("۷.۵") || told.contains("٧.٥"),
            "{language}: {told}"
        );
        assert!(!told.contains("0-1"), "{language}: {told}");
    }
    let last = entries.next_back().unwrap()["seq"].as_u64().unwrap();
    let (_, none) = played.run(&played.text, &["--inquiry", &(last + 1).to_string()], 2);
    assert!(none.contains(&format!("no entry {}", last + 1)), "{none}");
    let (_, plain) = played.run(&played.text, &["--inquiry", "1", "--lang", "en"], 2);
    assert!(plain.contains("nothing was ruled"), "{plain}");
}

/// White of board A captures before board B has moved: the record, read again, ends where the log does.
const MATCH: &str = r#"
[[case]]
name = "a match"
variant = "bughouse"
events = [
  { by = "white", board = "a", do = "move", text = "e4" },
  { by = "black", board = "a", do = "move", text = "d5" },
  { by = "white", board = "a", do = "move", text = "exd5" },
  { by = "white", board = "b", do = "move", text = "d4" },
  { by = "black", board = "b", do = "move", text = "P@e4" },
]
"#;

#[test]
fn a_match_written_as_bpgn_is_audited_to_the_boards_of_its_log() {
    let file = arbiter_casebook::read(MATCH);
    assert_eq!(file.faults, []);
    let text = arbiter_casebook::log(&file.cases[0], Rulebook::by_id("fide-2023").unwrap());
    let folder = TempDir::new().unwrap();
    let played = Played { folder, text };
    let (bpgn, _) = played.run(&played.text, &["--format", "bpgn"], 0);
    let path = played.folder.path().join("match.bpgn");
    fs::write(&path, bpgn).unwrap();
    let mut audit = Command::cargo_bin("arbiter").unwrap();
    audit.arg("audit").arg(&path).args(["--format", "jsonl"]);
    let output = audit.assert().get_output().stdout.clone();
    let text = String::from_utf8(output).unwrap();
    let one: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(
        one["final_fen"],
        "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 2 | \
         rnbqkbnr/pppppppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR[] w KQkq - 0 2",
        "{text}"
    );
}
