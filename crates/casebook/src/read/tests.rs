use super::*;

/// Broken files, each with the fault it must give.
const BROKEN: &[(&str, &str)] = &[
    (
        "colour = 1",
        "1:1: unknown key \"colour\"; here may stand about, case",
    ),
    ("[[case]]\nname = \"a\"\ncolor = 1", "3:1: unknown key \"color\""),
    (
        "[[case]]\nlaws = \"fide-2009\"",
        "1:1: the key \"name\" is missing",
    ),
    (
        "[[case]]\nname = \"a\"\n[[case]]\nname = \"a\"",
        "3:1: a second case of the name \"a\"",
    ),
    (
        "[[case]]\nname = \"a\"\nplay = \"bullet\"",
        "3:8: expected one of standard, rapid, blitz, found \"bullet\"",
    ),
    (
        "[[case]]\nname = \"a\"\ntime_control = \"soon\"",
        "3:16: expected a time control such as 90m+30s",
    ),
    (
        "[[case]]\nname = \"a\"\nposition = \"9/8 w\"",
        "3:12: expected a position as FEN",
    ),
    (
        "[[case]]\nname = \"a\"\nmoves = \"e4 e5 Ke3\"",
        "3:9: the move \"Ke3\" (number 3 of the list)",
    ),
    (
        "[[case]]\nname = \"a\"\nclocks = { white = \"9:99\" }",
        "3:20: expected a time",
    ),
    (
        "[[case]]\nname = \"a\"\nbefore = { white = { lost = [\"hope\"] } }",
        "3:30: expected one of adjust",
    ),
    (
        "[[case]]\nname = \"a\"\nevents = [\"white jumps\"]",
        "3:11: at character 7 of the sentence: expected a verb",
    ),
    (
        "[[case]]\nname = \"a\"\nevents = [{ by = \"white\" }]",
        "3:11: the key \"do\" is missing",
    ),
    (
        "[[case]]\nname = \"a\"\nevents = [{ by = \"white\", do = \"press\", with = 1 }]",
        "3:11: unknown field `with`",
    ),
    (
        "[[case]]\nname = \"a\"\nevents = [{ by = \"white\", do = \"press\", at = \"noon\" }]",
        "3:11: at: expected a time",
    ),
    (
        "[[case]]\nname = \"a\"\nexpect = { verdict = 1 }",
        "3:12: unknown key \"verdict\"; here may stand decision",
    ),
    (
        "[[case]]\nname = \"a\"\nexpect = { decision = \"won\" }",
        "3:23: expected one of game_over",
    ),
    (
        "[[case]]\nname = \"a\"\nexpect = { remedies = [{ kind = \"slap\" }] }",
        "3:24: expected a remedy",
    ),
    (
        "[[case]]\nname = \"a\"\nexpect = { silent = \"yes\" }",
        "3:21: expected true or false",
    ),
    ("[[case]]\nname = \"a\nlaws = []", "2:10: not TOML"),
];

#[test]
fn a_broken_file_tells_where_and_what_was_expected() {
    for (text, fault) in BROKEN {
        let file = read(text);
        let faults: Vec<String> = file.faults.iter().map(ToString::to_string).collect();
        assert!(
            faults.iter().any(|one| one.contains(fault)),
            "{text}\n{faults:#?}\n{fault}"
        );
    }
}

#[test]
fn a_broken_case_does_not_stop_the_others() {
    for (text, _) in BROKEN.iter().filter(|(text, _)| text.starts_with("[[case]]")) {
        let whole = format!("[[case]]\nname = \"before\"\n{text}\n[[case]]\nname = \"after\"\n");
        let file = read(&whole);
        let names: Vec<&str> = file.cases.iter().map(|case| case.name.as_str()).collect();
        assert!(
            names.starts_with(&["before"]) && names.ends_with(&["after"]),
            "{text}: {names:?}"
        );
        assert!(!file.faults.is_empty());
    }
}

#[test]
fn both_forms_of_an_event_are_the_same_event() {
    for (sentence, table) in [
        (
            "\"white touches c3\"",
            "{ by = \"white\", do = \"touch\", square = \"c3\" }",
        ),
        (
            "\"at 0:38:00 black presses\"",
            "{ at = \"0:38:00\", by = \"black\", do = \"press\" }",
        ),
        (
            "\"arbiter decides clocks_after_restoring own (white 0:24:40, black 0:27:00)\"",
            "{ do = \"decide\", question = \"clocks_after_restoring\", answer = { white = \"24:40\", black = 1620000 } }",
        ),
        ("\"both agree on draw\"", "{ do = \"agree\", what = \"draw\" }"),
    ] {
        let file = read(&format!("[[case]]\nname = \"a\"\nevents = [{sentence}, {table}]"));
        assert_eq!(file.faults, []);
        let events = &file.cases[0].events;
        assert_eq!(events[0].event, events[1].event, "{sentence}");
        assert_eq!(events[0].timed, events[1].timed, "{sentence}");
    }
}

#[test]
fn values_stand_by_rulebook() {
    let text = "[[case]]\nname = \"a\"\nexpect = { result = { \"fide-2009\" = \"1-0\", \"*\" = \"*\" }, score = { white = 1 } }";
    let file = read(text);
    assert_eq!(file.faults, []);
    let wanted = file.cases[0].expect.as_ref().unwrap().of("fide-2023").unwrap();
    assert_eq!(wanted[0].value.of("fide-2009").unwrap(), "1-0");
    assert_eq!(wanted[0].value.of("fide-2023").unwrap(), "*");
    assert_eq!(wanted[1].value.of("fide-2023").unwrap()["white"], "1");
}
