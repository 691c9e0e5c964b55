//! `arbiter mate` as a user meets it.

use assert_cmd::Command;
use serde_json::Value;

fn arbiter(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.args(arguments).env("LC_ALL", "C");
    command
}

fn out(command: &mut Command, code: i32) -> String {
    let done = command.assert().code(code);
    String::from_utf8_lossy(&done.get_output().stdout).into_owned()
}

const WALLED: &str = "8/8/5k2/p3p1p1/Pp1pP1Pp/1P1P3P/2K5/8 b - - 0 1";

#[test]
fn a_dead_position_is_told_with_its_article() {
    let text = out(
        &mut arbiter(&["mate", WALLED, "--laws", "fide-2018", "--lang", "en"]),
        0,
    );
    assert!(
        text.contains("White") && text.contains("Black") && text.contains("5.2.2"),
        "{text}"
    );
    let one = out(
        &mut arbiter(&["mate", WALLED, "--side", "white", "--lang", "vi"]),
        0,
    );
    assert_eq!(one.lines().count(), 1, "{one}");
}

/// LekoCup knows no draw by a fallen flag, only the dead position.
#[test]
fn where_a_fallen_flag_always_loses_it_is_said() {
    let ask = |fen: &str, laws: &str| {
        let text = out(&mut arbiter(&["mate", fen, "--laws", laws, "--lang", "en"]), 0);
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let lines = ask(bare, "lekocup-1402");
    assert!(!lines[0].contains("flag") && !lines[1].contains('('), "{lines:?}");
    assert!(lines[2].contains("3.11") && lines[2].contains("2.4"), "{lines:?}");
    let dead = ask(WALLED, "lekocup-1402");
    assert!(dead.len() == 3 && dead[2].contains("2.4"), "{dead:?}");
    let fide = ask(bare, "fide-2023");
    assert!(
        fide.len() == 2 && fide[0].contains("flag") && fide[1].contains("6.9"),
        "{fide:?}"
    );
}

/// A stalemate is no dead position, though nobody can checkmate any more either.
#[test]
fn what_had_ended_the_game_is_said_by_its_own_name() {
    let stalemate = "7k/8/6QK/8/8/8/8/8 b - - 0 1";
    let text = out(
        &mut arbiter(&["mate", stalemate, "--laws", "fide-2023", "--lang", "en"]),
        0,
    );
    assert!(
        text.contains("stalemate") && text.contains("5.2.1") && !text.contains("dead"),
        "{text}"
    );
}

#[test]
fn a_batch_says_what_follows_of_a_fallen_flag_by_a_rulebook() {
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 black\n";
    let ask = |laws: &str| -> Value {
        let mut command = arbiter(&["mate", "--batch", "-", "--laws", laws]);
        serde_json::from_str(&out(command.write_stdin(bare), 0)).unwrap()
    };
    let (fide, league) = (ask("fide-2023"), ask("lekocup-1402"));
    assert_eq!(fide["flag"]["result"], "1/2-1/2");
    assert_eq!(fide["flag"]["cites"][0], "fide-2023 6.9");
    assert_eq!(league["flag"]["result"], "0-1");
    assert_eq!(league["verdict"], "unwinnable");
}

#[test]
fn a_line_is_told_in_san() {
    let fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let text = out(&mut arbiter(&["mate", fen, "--side", "white", "--lang", "en"]), 0);
    assert!(text.contains("Ra8#"), "{text}");
}

#[test]
fn what_is_no_position_is_an_error() {
    arbiter(&["mate", "8/8/8/8/8/8/8/K7 w - -"]).assert().code(2);
    arbiter(&["mate", WALLED, "--laws", "nobody"]).assert().code(2);
}

#[test]
fn a_batch_takes_positions_without_castling_and_en_passant_fields() {
    for fen in ["7k/6Q1/6K1/8/8/8/8/8 b", "7k/6Q1/6K1/8/8/8/8/8 b -"] {
        let mut command = arbiter(&["mate", "--batch", "-", "--format", "jsonl"]);
        let text = out(command.write_stdin(format!("{fen} white\n")), 0);
        let answer: Value = serde_json::from_str(text.trim()).expect(&text);
        assert_eq!(
            (&answer["fen"], &answer["verdict"]),
            (&fen.into(), &"winnable".into())
        );
    }
}

#[test]
fn a_batch_answers_in_order_and_goes_on_after_a_fault() {
    let lines = format!("{WALLED} white\n\nrubbish\n7k/6Q1/6K1/8/8/8/8/8 b - -\n");
    let mut command = arbiter(&["mate", "--batch", "-", "--format", "jsonl", "--jobs", "2"]);
    let text = out(command.write_stdin(lines), 2);
    let answers: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert_eq!(answers.len(), 4, "{text}");
    assert_eq!(answers[0]["verdict"], "unwinnable");
    assert_eq!(answers[0]["fen"], WALLED);
    assert_eq!(answers[0]["reason"], "blockade");
    assert_eq!(answers[1]["line"], 3);
    assert_eq!(
        (&answers[2]["side"], &answers[2]["verdict"]),
        (&"white".into(), &"winnable".into())
    );
    assert_eq!(answers[2]["line"], Value::Array(vec![]));
    assert_eq!(
        (&answers[3]["side"], &answers[3]["reason"]),
        (&"black".into(), &"over".into())
    );
}
