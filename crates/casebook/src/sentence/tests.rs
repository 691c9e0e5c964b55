use super::*;
use serde_json::json;

fn check(text: &str, table: impl Into<Value>) {
    let read = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(Value::Object(read), table.into(), "{text}");
}

#[test]
fn sentences_are_tables() {
    check("black presses", json!({ "by": "black", "do": "press" }));
    check(
        "white touches c3",
        json!({ "by": "white", "do": "touch", "square": "c3" }),
    );
    check(
        "at 2/0:05:00, white claims repetition by Nf3 (stop false)",
        json!({ "at": "2/0:05:00", "by": "white", "do": "claim", "kind": "repetition", "written": "Nf3", "stop": false }),
    );
    check(
        "black puts back on e4 seen by nobody",
        json!({ "by": "black", "do": "put_back", "square": "e4", "seen_by": [] }),
    );
    check(
        "white displaces e4 d5 seen by arbiter, black reported by spectator",
        json!({ "by": "white", "do": "displace", "squares": ["e4", "d5"], "seen_by": ["arbiter", "black"],
            "reported_by": "spectator" }),
    );
    check(
        r#"arbiter decides opponents_score "1/2""#,
        json!({ "by": "arbiter", "do": "decide", "question": "opponents_score", "answer": "1/2" }),
    );
    check(
        r#"arbiter penalises [{"kind": "warning", "player": "white"}]"#,
        json!({ "by": "arbiter", "do": "penalise", "list": [{ "kind": "warning", "player": "white" }] }),
    );
    check(
        "clock shows zero for black",
        json!({ "by": "clock", "do": "shows_zero", "side": "black" }),
    );
    check(
        "clock shows 5000 0:00:07",
        json!({ "by": "clock", "do": "reading", "white": 5000, "black": "0:00:07" }),
    );
    check("white offers a draw", json!({ "by": "white", "do": "offer" }));
    check(
        "arbiter adjusts the clock of white to 0:05:00 counter 40",
        json!({ "by": "arbiter", "do": "adjust", "side": "white", "ms": "0:05:00", "counter": 40 }),
    );
}

#[test]
fn what_is_no_sentence_is_told_with_its_character() {
    for (text, fault) in [
        ("", "character 1 of the sentence: expected one who acts"),
        (
            "somebody presses",
            "character 1 of the sentence: expected one who acts",
        ),
        ("white jumps", "character 7 of the sentence: expected a verb"),
        (
            "at noon white presses",
            "character 4 of the sentence: expected a time",
        ),
        (
            "white presses twice",
            "character 15 of the sentence: expected the end, or: with",
        ),
        (
            "white moves e4 (press",
            "character 22 of the sentence: expected a word",
        ),
        (
            "white moves e4 (press false",
            "character 28 of the sentence: expected the end",
        ),
        ("white says \"no", "character 12 of the sentence: expected a word"),
        (
            "white moves e4 seen by ghosts",
            "character 24 of the sentence: expected one who acts",
        ),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(fault), "{text}: {error}");
    }
}
