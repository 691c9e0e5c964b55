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
    hall.twice("change cup.jsonl tiebreaks SB", "the tie-breaks were BH/C1");
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
    hall.ok("pair cup.jsonl --save");
    hall.ok("result cup.jsonl 1== 2== 3==");
    let (code, _, error) = hall.say("report cup.jsonl");
    assert!(code == 2 && error.contains("is not decided"), "{error}");
    let exchange = hall.ok("report cup.jsonl --exchange");
    assert!(exchange.contains(" ?"), "{exchange}");
    let (_, _, error) = hall.say("standings cup.jsonl");
    assert!(error.contains("not final"), "{error}");
    let late = "result cup.jsonl --round 1 3=1-0";
    let (code, _, error) = hall.say(late);
    assert!(code == 2 && error.contains("their pairings stand"), "{error}");
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
