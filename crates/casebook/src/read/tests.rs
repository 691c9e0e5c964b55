use super::*;

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
