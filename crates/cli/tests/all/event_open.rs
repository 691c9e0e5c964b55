//! A whole event from the command line: announced, entered, drawn, paired, played, ranked, reported.

use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// A folder in which commands run, with the table of entries in it.
struct Hall(TempDir);

const TABLE: &str = "Name,Rating,Title,Fed,Club\n\
    \"Nguyen, An\",2100,CM,VIE,Hanoi\n\"Rezaei, Sara\",2250,WIM,IRI,Tehran\n\"Haddad, Omar\",1980,,EGY,\n\
    \"Tran, Binh\",1870,,VIE,Hanoi\n\"Karimi, Ali\",2010,,IRI,\n\"Nasser, Lina\",1750,,EGY,\n\"Le, Chi\",,,VIE,\n";

impl Hall {
    fn new() -> Self {
        let hall = Self(tempfile::tempdir().expect("a folder"));
        std::fs::write(hall.0.path().join("players.csv"), TABLE).expect("written");
        hall
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Runs a line of words; its exit status, standard output and standard error.
    fn say(&self, line: &[&str]) -> (i32, String, String) {
        let mut command = Command::cargo_bin("arbiter").expect("the program is built");
        let output = command
            .arg("event")
            .args(line)
            .current_dir(self.path())
            .env("LC_ALL", "C")
            .output()
            .expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        let code = output.status.code().expect("a status");
        (code, text(output.stdout), text(output.stderr))
    }

    /// Runs a line that must go well.
    fn ok(&self, line: &[&str]) -> String {
        let (code, out, error) = self.say(line);
        assert_eq!(code, 0, "{line:?}: {error}");
        out
    }

    fn json(&self, line: &[&str]) -> Value {
        serde_json::from_str(&self.ok(line)).expect("JSON")
    }

    fn open(&self) {
        self.ok(&[
            "new",
            "cup.jsonl",
            "--name",
            "Club open",
            "--rounds",
            "4",
            "--tiebreaks",
            "BH/C1,SB,DE",
        ]);
        self.ok(&["import", "cup.jsonl", "players.csv"]);
        self.ok(&["draw", "cup.jsonl", "--publish", "--secret", "seven green"]);
        self.ok(&["draw", "cup.jsonl", "--secret", "seven green"]);
    }
}

#[test]
fn a_small_open_is_played_to_its_end() {
    let hall = Hall::new();
    hall.open();
    let verified = hall.ok(&["draw", "cup.jsonl", "--verify"]);
    assert_eq!(verified.matches("yes").count(), 2, "{verified}");
    for round in 1..=4 {
        let shown = hall.json(&["pair", "cup.jsonl", "--format", "json"]);
        let saved = hall.json(&["pair", "cup.jsonl", "--format", "json", "--save"]);
        assert_eq!((&shown, shown["round"].as_u64()), (&saved, Some(round)));
        assert_eq!(shown["pairs"].as_array().map(Vec::len), Some(3));
        let left = hall.ok(&["result", "cup.jsonl", "1=1-0", "2==", "3=0-1"]);
        assert_eq!(left, "");
    }
    assert_eq!(hall.ok(&["check", "cup.jsonl"]), "");
    assert_eq!(hall.say(&["pair", "cup.jsonl"]).0, 3);
    let table = hall.json(&["standings", "cup.jsonl", "--format", "json"]);
    let sum: f64 = table["standings"]
        .as_array()
        .expect("lines")
        .iter()
        .map(|line| {
            line["points"]
                .as_str()
                .and_then(|text| text.parse::<f64>().ok())
                .expect("points")
        })
        .sum();
    assert!((sum - 16.0).abs() < f64::EPSILON); // three games and a bye in each of four rounds
    let report = hall.ok(&["report", "cup.jsonl"]);
    std::fs::write(hall.path().join("cup.trf"), &report).expect("written");
    assert_eq!(hall.ok(&["check", "cup.trf"]), "");
    assert_eq!(hall.ok(&["report", "cup.trf"]), report);
    let of_report = hall.json(&["standings", "cup.trf", "--format", "json"]);
    assert_eq!(of_report, table);
}

#[test]
fn a_report_file_is_played_on_as_a_log_is() {
    let hall = Hall::new();
    hall.open();
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    let report = hall.ok(&["report", "cup.jsonl"]);
    std::fs::write(hall.path().join("cup.trf"), report).expect("written");
    for file in ["cup.jsonl", "cup.trf"] {
        hall.ok(&["result", file, "1=1-0", "2=0-1"]);
        let (code, _, error) = hall.say(&["result", file, "3=+:-"]);
        assert!(code == 0 && error.contains("excused"), "{error}");
        hall.ok(&["change", file, "bye", "2", "--round", "2"]);
        hall.ok(&["change", file, "enter", "Late, Loc", "--rating", "2000"]);
        hall.ok(&["change", file, "withdraw", "8"]);
        hall.ok(&[
            "change", file, "penalty", "1", "-0.5", "--round", "1", "--reason", "phone",
        ]);
    }
    let paired = hall.json(&["pair", "cup.jsonl", "--format", "json"]);
    assert_eq!(paired, hall.json(&["pair", "cup.trf", "--format", "json"]));
    let byes = paired["byes"].as_array().expect("byes");
    assert!(byes.iter().any(|bye| bye["player"] == 2 && bye["kind"] == "half"));
    assert!(byes.iter().any(|bye| bye["player"] == 8 && bye["kind"] == "zero"));
    let names = hall.ok(&["report", "cup.trf", "--format", "csv"]);
    assert!(names.contains(",4,\"Late, Loc\",2000,0,Z"), "{names}"); // between 2010 and 1980
}

#[test]
fn what_cannot_be_is_refused_and_changes_nothing() {
    let hall = Hall::new();
    hall.open();
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    let before = std::fs::read(hall.path().join("cup.jsonl")).expect("read");
    for line in [
        &["result", "cup.jsonl", "1=1-0", "9=1-0"][..],
        &["result", "cup.jsonl", "1=1-1"],
        &["result", "cup.jsonl", "1-2=1-0"],
        &["result", "cup.jsonl", "--round", "3", "1=1-0"],
        &["draw", "cup.jsonl", "--secret", "another"],
        &["change", "cup.jsonl", "bye", "1", "--round", "1"],
        &["change", "cup.jsonl", "forbid", "1", "2"],
        &["change", "cup.jsonl", "enter", "Nguyen, An"],
        &["import", "cup.jsonl", "players.csv"],
        &["pair", "cup.jsonl", "--manual", "1-2 3-4", "--save"],
        &["new", "cup.jsonl", "--name", "Again", "--rounds", "3"],
    ] {
        assert_eq!(hall.say(line).0, 2, "{line:?}");
        assert_eq!(
            std::fs::read(hall.path().join("cup.jsonl")).expect("read"),
            before,
            "{line:?}"
        );
    }
    std::fs::write(hall.path().join("bad.csv"), "name,rating\nA,12\nB,high\n").expect("written");
    let (code, _, error) = hall.say(&["import", "cup.jsonl", "bad.csv"]);
    assert!(code == 2 && error.contains("line 3, column 3"), "{error}");
    let text = String::from_utf8(before)
        .expect("UTF-8")
        .replace("\"pair\"", "\"pear\"");
    std::fs::write(hall.path().join("cup.jsonl"), text).expect("written");
    let (code, _, error) = hall.say(&["standings", "cup.jsonl"]);
    assert!(code == 2 && error.contains("line 12, column"), "{error}");
}

#[test]
fn a_pairing_by_hand_is_taken_with_the_rules_that_it_breaks() {
    let hall = Hall::new();
    hall.open();
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    hall.ok(&["result", "cup.jsonl", "1=1-0", "2=1-0", "3=1-0"]);
    let pairs = "1-4 2-5 3-6 bye 7";
    let (code, _, error) = hall.say(&[
        "pair",
        "cup.jsonl",
        "--manual",
        pairs,
        "--save",
        "--reason",
        "wish",
    ]);
    assert_eq!(code, 1);
    for rule in [
        "and 4 Haddad, Omar have met already (C1)",
        "7 Le, Chi may not get the bye (C2)",
        "By the rules",
    ] {
        assert!(error.contains(rule), "{rule}: {error}");
    }
    assert!(hall.ok(&["report", "cup.jsonl"]).contains("paired by hand: wish"));
    let (code, found, _) = hall.say(&["check", "cup.jsonl"]);
    assert!(
        code == 1 && found.contains("pairing") && found.contains("bye"),
        "{found}"
    );
}

#[test]
fn who_leaves_a_round_robin_early_counts_for_nobody() {
    let hall = Hall::new();
    hall.ok(&[
        "new",
        "rr.jsonl",
        "--name",
        "Masters",
        "--system",
        "round-robin",
        "--tiebreaks",
        "SB",
    ]);
    hall.ok(&["import", "rr.jsonl", "players.csv"]);
    hall.ok(&["draw", "rr.jsonl", "--secret", "x"]);
    for _ in 1..=3 {
        hall.ok(&["pair", "rr.jsonl", "--save"]);
        hall.ok(&["result", "rr.jsonl", "1=1-0", "2==", "3=0-1"]);
    }
    let (_, _, late) = hall.say(&["change", "rr.jsonl", "withdraw", "6"]);
    assert!(
        late.contains("played 3 of 6 games") && late.contains("11(e)"),
        "{late}"
    );
    hall.ok(&["pair", "rr.jsonl", "--save"]);
    let table = hall.json(&["standings", "rr.jsonl", "--format", "json"]);
    assert_eq!(table["standings"].as_array().map(Vec::len), Some(7));

    hall.ok(&[
        "new",
        "two.jsonl",
        "--name",
        "Masters",
        "--system",
        "round-robin",
        "--tiebreaks",
        "SB",
    ]);
    hall.ok(&["import", "two.jsonl", "players.csv"]);
    hall.ok(&["pair", "two.jsonl", "--save"]);
    hall.ok(&["result", "two.jsonl", "1=1-0", "2=1-0", "3=1-0"]);
    let (_, _, early) = hall.say(&["change", "two.jsonl", "withdraw", "2"]);
    assert!(
        early.contains("played 1 of 6 games") && early.contains("11(d)"),
        "{early}"
    );
    let table = hall.json(&["standings", "two.jsonl", "--format", "json"]);
    let lines = table["standings"].as_array().expect("lines");
    assert!(lines.len() == 6 && lines.iter().all(|line| line["player"] != 2));
    let paired = hall.json(&["pair", "two.jsonl", "--format", "json", "--save"]);
    assert_eq!(paired["pairs"].as_array().map(Vec::len), Some(3)); // his game stands in the table as a forfeit
    assert_eq!(hall.ok(&["check", "two.jsonl"]), "");
}

#[test]
fn one_game_has_one_result_and_one_hash_is_published_at_once() {
    let hall = Hall::new();
    hall.ok(&[
        "new",
        "a.jsonl",
        "--name",
        "A",
        "--rounds",
        "3",
        "--players",
        "players.csv",
    ]);
    hall.ok(&["draw", "a.jsonl", "--publish", "--secret", "one"]);
    let (code, _, error) = hall.say(&["draw", "a.jsonl", "--publish", "--secret", "two"]);
    assert!(code == 2 && error.contains("--confirm yes"), "{error}");
    hall.ok(&["draw", "a.jsonl", "--secret", "one"]);
    hall.ok(&["pair", "a.jsonl", "--save"]);
    let before = std::fs::read(hall.path().join("a.jsonl")).expect("a log");
    let (code, _, error) = hall.say(&["result", "a.jsonl", "1=1-0", "1=0-1"]);
    assert!(code == 2 && error.contains("already"), "{error}");
    let (code, _, error) = hall.say(&["change", "a.jsonl", "enter", "Late, One", "--birth", "2010/02/30"]);
    assert!(code == 2 && error.contains("day of birth"), "{error}");
    assert_eq!(std::fs::read(hall.path().join("a.jsonl")).expect("a log"), before);
}

#[test]
fn people_can_act_out_the_restricted_draw() {
    let hall = Hall::new();
    let more = "Extra, One,,,\nExtra, Two,,,\n".replace("Extra, ", "Extra ");
    std::fs::write(hall.path().join("players.csv"), format!("{TABLE}{more}")).expect("written");
    hall.ok(&["new", "rr.jsonl", "--name", "Masters", "--system", "round-robin"]);
    hall.ok(&["import", "rr.jsonl", "players.csv"]);
    // Three of VIE from B, then the others from what has room; wrong answers are asked again.
    let answers = "X\nB\n99\n5\n7\n9\nA\n3\n4\nC\n1\n6\nD\n2\n10\nA\n8\n";
    let output = Command::cargo_bin("arbiter")
        .expect("the program is built")
        .args(["event", "draw", "rr.jsonl", "--act-out"])
        .current_dir(hall.path())
        .write_stdin(answers)
        .output()
        .expect("it runs");
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        shown.starts_with("VIE Le, Chi (7) draws an envelope: A B\n"),
        "{shown}{error}"
    );
    assert!(error.contains("cannot be drawn now"), "{error}");
    assert!(output.status.success(), "{error}");
    assert!(
        shown.contains("   5     Le, Chi") && shown.contains("   8 WIM Rezaei, Sara"),
        "{shown}"
    );
}

#[test]
fn figures_follow_from_the_results() {
    let hall = Hall::new();
    hall.open();
    for _ in 0..4 {
        hall.ok(&["pair", "cup.jsonl", "--save"]);
        hall.ok(&["result", "cup.jsonl", "1=1-0", "2==", "3=0-1"]);
    }
    let ratings = hall.json(&["ratings", "cup.jsonl", "--format", "json"]);
    let lines = ratings.as_array().expect("lines");
    assert_eq!(lines.len(), 7);
    assert!(lines[6]["change"].is_null() && lines[0]["change"].is_i64());
    let norms = hall.json(&["norms", "cup.jsonl", "--player", "1", "--format", "json"]);
    assert_eq!(norms[0]["title"], "GM");
    assert!(
        norms[0]["lacks"]
            .as_array()
            .is_some_and(|lacks| lacks.iter().any(|one| one == "games"))
    );
    let paid = |sharing: &str| {
        let list = hall.json(&[
            "prizes",
            "cup.jsonl",
            "--prizes",
            "100,50,30",
            "--sharing",
            sharing,
            "--format",
            "json",
        ]);
        let list: Vec<f64> = list
            .as_array()
            .expect("lines")
            .iter()
            .filter_map(|line| line["prize"].as_str()?.parse().ok())
            .collect();
        list.iter().sum::<f64>()
    };
    for sharing in ["place", "equal", "hort", "hybrid"] {
        assert!((paid(sharing) - 180.0).abs() < 0.05, "{sharing}");
    }
}

#[test]
fn games_are_read_as_an_event() {
    let hall = Hall::new();
    let game = |round: u16, white: &str, black: &str, result: &str| {
        format!(
            "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n{result}\n\n"
        )
    };
    let games = game(1, "A", "B", "1-0") + &game(1, "C", "D", "1/2-1/2") + &game(2, "C", "A", "0-1");
    std::fs::write(hall.path().join("cup.pgn"), &games).expect("written");
    let table = hall.json(&["standings", "cup.pgn", "--format", "json"]);
    assert_eq!(table["standings"][0]["points"], "2");
    assert_eq!(hall.say(&["result", "cup.pgn", "1=1-0"]).0, 2); // games are read only
    std::fs::write(hall.path().join("cup.pgn"), games.replace("\"2\"", "\"two\"")).expect("written");
    let (code, _, error) = hall.say(&["report", "cup.pgn"]);
    assert!(code == 2 && error.contains("line 18, column 1"), "{error}");
}

#[test]
fn a_name_in_a_table_steers_no_terminal() {
    let hall = Hall::new();
    let table = "name,rating\n\u{1b}[2JTal,2600\nBotvinnik\u{9b}2J,2500\n";
    std::fs::write(hall.path().join("players.csv"), table).expect("written");
    hall.ok(&["new", "cup.jsonl", "--name", "Cup", "--rounds", "1"]);
    let (code, _, _) = hall.say(&["import", "cup.jsonl", "players.csv"]);
    if code != 0 {
        return; // It is refused where it is read.
    }
    for line in [
        &["standings", "cup.jsonl"][..],
        &["pair", "cup.jsonl"],
        &["report", "cup.jsonl"],
    ] {
        let (_, out, _) = hall.say(line);
        assert!(!out.contains(['\u{1b}', '\u{9b}']), "{line:?}: {out:?}");
    }
}

#[test]
fn a_report_for_another_program_has_what_it_reads_and_says_what_it_lacks() {
    let hall = Hall::new();
    hall.open();
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    hall.ok(&["result", "cup.jsonl", "1=1-0", "2=0-1", "3=="]);
    hall.ok(&[
        "change",
        "cup.jsonl",
        "penalty",
        "1",
        "-0.5",
        "--round",
        "1",
        "--reason",
        "phone",
    ]);
    for (program, has, lacks) in [
        (
            "bbp",
            &["XXR 4\n", "XXC ", "001    1 "][..],
            &["\n192", "\n299", "\n212", "###"][..],
        ),
        (
            "trf16",
            &["XXR 4\n", "092 Individual: Swiss-System\n"],
            &["\n192", "\n299", "\n142", "\n152"],
        ),
    ] {
        let (code, out, told) = hall.say(&["report", "cup.jsonl", "--for", program]);
        assert_eq!(code, 0, "{told}");
        assert!(has.iter().all(|part| out.contains(part)), "{program}: {out}");
        assert!(!lacks.iter().any(|part| out.contains(part)), "{program}: {out}");
        assert!(told.contains("192, 212, 299"), "{program}: {told}");
        assert_eq!(
            told.contains("no points taken or given"),
            program == "bbp",
            "{told}"
        );
    }
    assert_eq!(
        hall.say(&["report", "cup.jsonl", "--for", "bbp", "--format", "json"])
            .0,
        2
    );
}

#[test]
fn a_table_as_clubs_have_it_comes_in_and_what_is_left_out_is_told() {
    let hall = Hall::new();
    hall.ok(&["new", "cup.jsonl", "--name", "Cup", "--rounds", "3"]);
    let latin: Vec<u8> =
        b"No.;Name;Elo;Born;Phone\n1;M\xFCller, Jo;1800;31/12/2010;12345\n2;Bo, Al;;;\n".to_vec();
    std::fs::write(hall.path().join("club.csv"), &latin).expect("written");
    let (code, out, told) = hall.say(&["import", "cup.jsonl", "club.csv", "--ignore", "phone"]);
    assert_eq!(
        (code, &*out),
        (0, "2 players came in: Müller, Jo; Bo, Al.\n"),
        "{told}"
    );
    assert!(
        told.contains("left out: No. (") && told.contains("Windows-1252"),
        "{told}"
    );
    std::fs::write(hall.path().join("bad.csv"), "name,rating\nA,high\nB,low\n").expect("written");
    let (code, out, told) = hall.say(&["import", "cup.jsonl", "bad.csv"]);
    assert_eq!((code, &*out), (2, ""));
    assert!(
        told.contains("line 2, column 3") && told.contains("line 3, column 3"),
        "{told}"
    );
    // The ending of a report's name says nothing, and its rounds do not come along unsaid.
    hall.ok(&["draw", "cup.jsonl", "--secret", "x"]);
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    let report = hall.ok(&["report", "cup.jsonl"]);
    std::fs::write(hall.path().join("cup.tab"), report.replace('\n', "\t\r\n")).expect("written");
    hall.ok(&["new", "other.jsonl", "--name", "Other", "--rounds", "3"]);
    let (code, out, told) = hall.say(&["import", "other.jsonl", "cup.tab"]);
    assert!(
        code == 0 && out.starts_with("2 players came in: Müller, Jo"),
        "{out}{told}"
    );
    assert!(told.contains("One round of it is played"), "{told}");
}

/// A report file is an event like a log: what was done to it here can be taken back here, and twice the same key is no act.
#[test]
fn acts_on_a_report_file_are_taken_back_and_a_key_that_stands_twice_is_refused() {
    let hall = Hall::new();
    hall.ok(&["new", "cup.jsonl", "--name", "Cup", "--rounds", "3"]);
    hall.ok(&["import", "cup.jsonl", "players.csv"]);
    hall.ok(&["draw", "cup.jsonl", "--secret", "x"]);
    hall.ok(&["pair", "cup.jsonl", "--save"]);
    let report = hall.ok(&["report", "cup.jsonl", "--exchange"]);
    let plain: Vec<&str> = report
        .lines()
        .filter(|line| !line.starts_with("### arbiter-state"))
        .collect();
    let plain = plain.join("\n");
    std::fs::write(hall.path().join("cup.trf"), &plain).expect("written");
    let standing = || hall.ok(&["standings", "cup.trf", "--format", "csv"]);
    let before = standing();
    hall.ok(&["result", "cup.trf", "1=1-0", "--by", "Ana"]);
    let history = hall.ok(&["history", "cup.trf", "--format", "json"]);
    let rows: Value = serde_json::from_str(&history).expect("JSON");
    assert_eq!(
        (&rows[0]["do"], &rows[0]["by"]),
        (&"result".into(), &"Ana".into()),
        "{history}"
    );
    assert!(
        rows[0]["at"].is_string() && rows[0]["text"].as_str().unwrap().contains("1-0"),
        "{history}"
    );
    assert_ne!(standing(), before);
    hall.ok(&["result", "cup.trf", "--undo", "1"]);
    assert_eq!(standing(), before);
    for text in [
        r#"{"do":"withdraw","entrant":1,"entrant":2,"from":2}"#,
        "withdraw entrant=1 entrant=2 from=2",
    ] {
        let words: Vec<&str> = if text.starts_with('{') {
            vec![text]
        } else {
            text.split(' ').collect()
        };
        let (code, _, told) = hall.say(&[&["act", "cup.jsonl"][..], &words].concat());
        assert_eq!(code, 2, "{text}: {told}");
    }
    // Points of half a point are a figure, and a text in the log.
    hall.ok(&[
        "act",
        "cup.jsonl",
        "penalty",
        "entrant=1",
        "points=0.5",
        "round=1",
        "reason=late",
    ]);
}
