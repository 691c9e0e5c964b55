//! `arbiter say` as a user runs it.

use assert_cmd::Command;
use serde_json::Value;

fn say(arguments: &[&str], code: i32) -> String {
    let mut command = Command::cargo_bin("arbiter").expect("the program is built");
    command.arg("say").args(arguments).env("LC_ALL", "C");
    let done = command.assert().code(code);
    String::from_utf8(done.get_output().stdout.clone()).expect("UTF-8")
}

#[test]
fn a_move_is_said_in_the_words_of_the_laws_and_in_ones_own() {
    for written in ["Nf3", "g1f3", "Springer Felix drei", "knight g1 Felix three"] {
        assert_eq!(
            say(&[written], 0),
            "Move: Nf3 (g1f3)\nIn the words of the Laws: Springer Gustav eins Felix drei\n\
             In English: knight Gustav one Felix three\n",
            "{written}"
        );
    }
    let persian = say(&["e4", "--lang", "fa"], 0);
    assert!(persian.contains("پیاده اوا دو اوا چهار"), "{persian}");
    let vietnamese = say(&["Mf3", "--lang", "vi"], 0);
    assert!(vietnamese.contains("Mã Gustav một Felix ba"), "{vietnamese}");
}

#[test]
fn words_may_stand_apart_and_hold_one_typing_error() {
    let text = say(&["Sprnger", "Gustav", "eins", "Felix", "drei"], 0);
    assert!(text.starts_with("Move: Nf3 (g1f3)\n"), "{text}");
    let text = say(&["zrei", "--position", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"], 2);
    assert!(text.contains("column"), "{text}");
}

#[test]
fn where_more_than_one_move_can_be_meant_it_asks() {
    let knights = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1";
    for said in ["Springer Eva zwei", "Ne2"] {
        let text = say(&[said, "--position", knights], 1);
        assert_eq!(
            text,
            "Which of these moves is meant?\nNge2: Springer Gustav eins Eva zwei\nNce2: Springer Cesar drei Eva zwei\n"
        );
    }
    let text = say(
        &[
            "Gustav acht",
            "--position",
            "4k3/6P1/8/8/8/8/8/4K3 w - - 0 1",
            "--format",
            "json",
        ],
        1,
    );
    let told: Value = serde_json::from_str(&text).expect("JSON");
    let moves: Vec<&str> = told["which"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["move"].as_str())
        .collect();
    assert_eq!(moves, ["g7g8q", "g7g8r", "g7g8b", "g7g8n"]);
}

#[test]
fn what_names_no_move_is_told_with_its_column() {
    let text = say(&["Springer Gustav neun"], 2);
    assert_eq!(
        text,
        "No legal move is announced so: column 17, neun\nNf3: Springer Gustav eins Felix drei\n\
         Nh3: Springer Gustav eins Hector drei\n"
    );
    let told: Value = serde_json::from_str(&say(&["hello", "--format", "json"], 2)).expect("JSON");
    assert_eq!(
        (told["column"].as_u64(), told["begun"].as_array().map(Vec::len)),
        (Some(3), Some(0))
    );
}

#[test]
fn a_man_in_hand_is_put_on_the_board_in_words_too() {
    let crazyhouse = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1";
    for said in [
        "N@f3",
        "knight put on f three",
        "Springer eingesetzt auf Felix drei",
    ] {
        let text = say(&[said, "--position", crazyhouse], 0);
        assert!(text.starts_with("Move: N@f3 (N@f3)\n"), "{text}");
        assert!(text.contains("knight put on Felix three"), "{text}");
    }
    for said in ["queen put on f three", "knight put on e eight"] {
        say(&[said, "--position", crazyhouse], 2);
    }
    say(&["knight put on f three"], 2);
    let text = say(&["Ke2", "--position", crazyhouse], 0);
    assert!(text.starts_with("Move: Ke2 (e1e2)\n"), "{text}");
}
