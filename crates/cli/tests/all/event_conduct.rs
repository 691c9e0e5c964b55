//! What a person must confirm, what is refused while a game is open, and matches of teams, from the command line.

use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

/// A folder in which commands run.
struct Hall(TempDir);

impl Hall {
    fn new(table: &str) -> Self {
        let hall = Self(tempfile::tempdir().expect("a folder"));
        std::fs::write(hall.path().join("players.csv"), table).expect("written");
        hall
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn say(&self, line: &str) -> (i32, String, String) {
        let mut command = Command::cargo_bin("arbiter").expect("the program is built");
        let output = command
            .arg("event")
            .args(line.split(' ').map(|word| word.replace('_', " ")))
            .current_dir(self.path())
            .env("LC_ALL", "C")
            .output()
            .expect("it runs");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        let code = output.status.code().expect("a status");
        (code, text(output.stdout), text(output.stderr))
    }

    fn ok(&self, line: &str) -> String {
        let (code, out, error) = self.say(line);
        assert_eq!(code, 0, "{line}: {error}");
        out
    }

    fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.ok(line)).expect("JSON")
    }

    /// Asks, takes the code that was shown with the consequences, and confirms.
    fn twice(&self, line: &str, consequence: &str) {
        let before = std::fs::read(self.path().join("cup.jsonl")).expect("a log");
        let (code, _, error) = self.say(line);
        assert_eq!(code, 2, "{error}");
        assert!(error.contains(consequence), "{error}");
        assert_eq!(
            std::fs::read(self.path().join("cup.jsonl")).expect("a log"),
            before
        );
        assert_eq!(self.say(&format!("{line} --confirm yes")).0, 2, "a second step");
        let shown = error.split("--confirm ").nth(1).expect("a code").trim();
        self.ok(&format!("{line} --confirm {shown}"));
    }
}

const SIX: &str = "name,rating\nA,2000\nB,1900\nC,1800\nD,1700\nE,1600\nF,1500\n";

#[test]
fn what_must_be_confirmed_is_done_only_then() {
    let hall = Hall::new(SIX);
    hall.ok("new cup.jsonl --name Cup --rounds 3 --tiebreaks BH --players players.csv");
    hall.ok("change cup.jsonl tiebreaks BH/C1"); // before the start nobody asks
    hall.ok("pair cup.jsonl --save --initial-color white");
    hall.twice("change cup.jsonl tiebreaks SB", "The tie-breaks were BH/C1");
    hall.ok("change cup.jsonl bye 6 --round 2");
    let second = "change cup.jsonl bye 6 --round 3";
    let (code, _, error) = hall.say(second);
    assert!(code == 2 && error.contains("--confirm yes"), "{error}");
    hall.ok(&format!("{second} --confirm yes"));
    assert_eq!(hall.say("change cup.jsonl forbid 1 2").0, 2);
    hall.twice("change cup.jsonl leave-fide-mode --reason a_feud", "for good");
    let (code, _, error) = hall.say("change cup.jsonl forbid 1 2");
    assert!(
        code == 0 && error.contains("outside FIDE mode since before round 2: a feud"),
        "{error}"
    );
    let report = hall.ok("report cup.jsonl");
    assert!(
        report.contains("tie-breaks changed after round 1; before: BH/C1"),
        "{report}"
    );
    assert!(
        report.contains("FIDE mode left: before round 2: a feud"),
        "{report}"
    );
    let again = hall.say("change cup.jsonl leave-fide-mode --reason again").2;
    assert!(again.contains("already"), "{again}");
}

#[test]
fn no_final_report_is_made_while_a_game_is_adjourned() {
    let hall = Hall::new(SIX);
    hall.ok("new cup.jsonl --name Cup --rounds 2 --players players.csv");
    hall.ok("pair cup.jsonl --save --initial-color white");
    hall.ok("result cup.jsonl 1=1-0 2=1-0 3=*");
    let (code, _, error) = hall.say("pair cup.jsonl --save");
    assert!(
        code == 2 && error.contains("3 "),
        "the open board is named: {error}"
    );
    hall.ok("pair cup.jsonl --save --confirm yes");
    hall.ok("result cup.jsonl 1== 2== 3==");
    let (code, _, error) = hall.say("report cup.jsonl");
    assert!(code == 2 && error.contains("3 C – 6 F: not decided"), "{error}");
    let exchange = hall.ok("report cup.jsonl --exchange");
    assert!(exchange.contains(" ?"), "{exchange}");
    let (_, _, error) = hall.say("standings cup.jsonl");
    assert!(error.contains("not final"), "{error}");
    let late = "result cup.jsonl --round 1 3=1-0";
    let (code, _, error) = hall.say(late);
    assert!(code == 2 && error.contains("Their pairings stand"), "{error}");
    hall.ok(&format!("{late} --confirm yes"));
    assert!(
        hall.ok("report cup.jsonl")
            .contains("adjourned, decided later as 1-0")
    );
}

#[test]
fn a_league_of_teams_is_run_from_the_command_line() {
    let line = |team: &str, seat: u16| format!("{team}{seat},{},{team}\n", 2000 - seat);
    let lines = ["Oak", "Elm", "Ash"]
        .iter()
        .flat_map(|team| (1..=3).map(|seat| line(team, seat)));
    let hall = Hall::new(&format!("name,rating,team\n{}", lines.collect::<String>()));
    let new = "new league.jsonl --name League --system team-round-robin --tiebreaks MPTS,GPTS";
    assert_eq!(hall.say(new).0, 2, "boards are asked for");
    hall.ok(&format!(
        "{new} --boards 2 --match-points W=3,D=1,L=0 --players players.csv"
    ));
    hall.ok("draw league.jsonl --method strength");
    hall.ok("change league.jsonl lineup 2 4 6");
    let round = hall.json("pair league.jsonl --save --format json");
    assert_eq!(
        (round["matches"].as_array().map(Vec::len), &round["rules"]),
        (Some(1), &"team-round-robin".into())
    );
    assert_eq!(round["byes"][0]["kind"], "zero");
    hall.ok("result league.jsonl 1.1=1-0 1.2==");
    hall.ok("pair league.jsonl --save");
    hall.ok("result league.jsonl m1=+:-");
    hall.ok("pair league.jsonl --save");
    hall.ok("result league.jsonl 1== 2==");
    assert_eq!(hall.say("pair league.jsonl").0, 3);
    let table = hall.json("standings league.jsonl --format json");
    let points: Vec<&str> = (0..3)
        .map(|at| table["standings"][at]["points"].as_str().expect("points"))
        .collect();
    assert_eq!(points, ["4", "3", "1"]);
    let report = hall.ok("report league.jsonl");
    std::fs::write(hall.path().join("league.trf"), &report).expect("written");
    assert_eq!(hall.ok("report league.trf"), report);
    assert_eq!(hall.ok("check league.trf"), "");
    assert!(
        report.contains("362 TW 3.0   TD 1.0   TL 0.0") && report.contains("300   1   2"),
        "{report}"
    );
}

#[test]
fn a_round_has_its_sheet_and_its_minutes() {
    let hall = Hall::new(SIX);
    hall.ok("new cup.jsonl --name Cup --rounds 3 --time 40/7200:3600 --players players.csv");
    hall.ok("note cup.jsonl schedule 1 2026-10-03T15:00");
    assert_eq!(hall.say("note cup.jsonl schedule 1 noon").0, 2);
    assert_eq!(hall.say("note cup.jsonl start").0, 2, "nothing is paired");
    let (_, _, left) = hall.say("note cup.jsonl checked light noise");
    assert!(
        left.contains("medical officer; heating; place for smoking; staff"),
        "{left}"
    );
    hall.ok("pair cup.jsonl --save --initial-color white");
    let sheet = hall.json("sheet cup.jsonl --format json");
    // Six o'clock at the first control, after two hours; ten minutes for photographs.
    assert_eq!(
        (&sheet["analogue_clock"], &sheet["photographs"]),
        (&"4:00".into(), &10.into())
    );
    assert_eq!(sheet["begins"], "2026-10-03T15:00");
    hall.ok("note cup.jsonl start");
    let (code, _, told) = hall.say("note cup.jsonl incident collusion both_said_so --players 1,4");
    assert!(
        code == 0 && told.contains("must impose a penalty (Article 10(e))"),
        "{told}"
    );
    let (code, _, told) = hall.say("note cup.jsonl incident captain his_rook_hangs --said position");
    assert!(
        code == 0 && told.contains("may impose a penalty (Article 15(b))"),
        "{told}"
    );
    let (code, _, told) = hall.say("note cup.jsonl incident captain asked --said accept");
    assert!(
        code == 0 && told.contains("this is allowed (Article 15(b))"),
        "{told}"
    );
    let (code, _, told) = hall.say("note cup.jsonl incident smoking asked --said accept");
    assert!(code == 2 && told.contains("captain"), "{told}");
    let (code, _, told) = hall.say("note cup.jsonl incident photograph flash --photo-after 900 --accredited");
    assert!(
        code == 0 && told.contains("may impose a penalty (Article 13(b))"),
        "{told}"
    );
    hall.ok("note cup.jsonl dispute reported a_claim_on_board_2");
    let (code, _, told) = hall.say("note cup.jsonl dispute ruled");
    assert!(code == 2 && told.contains("mediation"), "{told}");
    hall.ok("note cup.jsonl dispute ruled a_flag_fell_before_witnesses");
    assert_eq!(hall.say("note cup.jsonl dispute decided").0, 2);
    hall.ok("result cup.jsonl 1=1-0 2=0-1 3==");
    hall.ok("pair cup.jsonl --save");
    assert_eq!(hall.json("sheet cup.jsonl --format json")["photographs"], 5);
    let minutes = hall.json("minutes cup.jsonl --round 1 --format json");
    let what: Vec<&str> = minutes
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|row| row["what"].as_str())
        .collect();
    assert_eq!(
        what,
        [
            "pair", "hour", "incident", "incident", "incident", "incident", "dispute", "dispute", "result",
            "result", "result"
        ]
    );
    assert!(minutes[0]["at"].is_string());
    let incident = minutes[2]["details"].as_str().expect("what happened");
    assert!(
        incident.contains("both said so") && incident.contains("1 A; 4 D"),
        "{incident}"
    );
    let report = hall.ok("report cup.jsonl");
    assert!(
        !report.contains("both said so"),
        "what happened beside the games stays in the minutes"
    );
    std::fs::write(hall.path().join("cup.trf"), report).expect("written");
    assert_eq!(hall.say("minutes cup.trf").0, 2);
}

#[test]
fn fellows_are_kept_apart_from_the_command_line() {
    let table =
        "name,rating,federation\nA,2000,VIE\nB,1900,IRI\nC,1800,EGY\nD,1700,VIE\nE,1600,IRI\nF,1500,EGY\n";
    let hall = Hall::new(table);
    hall.ok("new cup.jsonl --name Cup --rounds 3 --players players.csv");
    let natural = hall.json("pair cup.jsonl --initial-color white --format json");
    assert_eq!(natural["pairs"][0]["black"], 4);
    hall.ok("change cup.jsonl apart federation --last 3");
    let round = hall.json("pair cup.jsonl --initial-color white --format json");
    let pairs = round["pairs"].as_array().expect("pairs");
    assert!(
        pairs
            .iter()
            .all(|pair| pair["white"].as_i64().expect("a number") % 3
                != pair["black"].as_i64().expect("a number") % 3)
    );
    let report = hall.ok("report cup.jsonl");
    assert!(report.contains("260 001 003    1    4"), "{report}");
    assert_eq!(
        hall.say("change cup.jsonl apart club --if-possible").0,
        2,
        "only outside FIDE mode"
    );
}
