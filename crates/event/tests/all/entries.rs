//! Entries: what of them nobody else sees, and who comes too late for any round.

use arbiter_event::act::{
    Announce, Change, Correct, Draw, Enter, EnterResult, EntryForm, Method, Pair, PublishRound, Refusal,
};
use arbiter_event::log::{Log, Salt, Stamp};
use arbiter_event::number::{BoardNumber, EntrantId, Round};

use crate::desk::Desk;

fn named(name: &str, blind: &str) -> EntryForm {
    EntryForm {
        name: name.into(),
        blind: blind.into(),
        ..EntryForm::default()
    }
}

fn is_blind(log: &Log) -> bool {
    log.state().entrants[&EntrantId(1)].is_blind()
}

#[test]
fn who_does_not_see_stands_in_no_entry_and_is_known_all_the_same() {
    let mut desk = Desk::announced(Announce::new("Club", 3));
    desk.enter(named("Tal, Mikhail", "yes"));
    let written = desk.log.write();
    let sealed: Vec<&str> = written
        .lines()
        .filter(|line| !line.starts_with("{\"private\""))
        .collect();
    assert!(
        sealed.iter().all(|line| !line.contains("yes")) && sealed[2].contains("\"blind\":{\"private\":"),
        "{written}"
    );
    let again = Log::read(written.as_bytes(), Salt::default()).unwrap();
    assert!(is_blind(&desk.log) && is_blind(&again));
    // Said by mistake: it is put right, and neither value stands there.
    let (field, was) = ("blind".into(), Some("yes".into()));
    let fields = vec![Change {
        field,
        value: String::new(),
        was,
    }];
    desk.act(Correct {
        entrant: EntrantId(1),
        fields,
    })
    .unwrap();
    assert!(!is_blind(&desk.log));
    let written = desk.log.write();
    let mut sealed = written.lines().filter(|line| !line.starts_with("{\"private\""));
    assert!(sealed.all(|line| !line.contains("yes")), "{written}");
    // Without the lines beside the chain it is forgotten, and the log is read.
    let forgotten: String = written
        .lines()
        .filter(|line| !line.starts_with("{\"private\""))
        .flat_map(|line| [line, "\n"])
        .collect();
    assert!(!is_blind(
        &Log::read(forgotten.as_bytes(), Salt::default()).unwrap()
    ));
}

#[test]
fn after_the_last_round_nobody_enters_and_it_is_said_why() {
    let mut desk = Desk::announced(Announce::new("Club", 1));
    for name in ["Tal", "Falk"] {
        desk.enter(named(name, ""));
    }
    desk.act(Draw::by_lots(Method::Strength, "s")).unwrap();
    desk.act(Pair::by_rules(Round(1))).unwrap();
    desk.act(PublishRound { round: Round(1) }).unwrap();
    let late = || Enter {
        form: named("Gomez", ""),
        from: None,
    };
    let running = desk.log.add(&late().into(), &Stamp::default()).err();
    assert!(!matches!(running, Some(Refusal::AllPlayed(_))), "{running:?}");
    let result = EnterResult::typed(Round(1), BoardNumber(1), "1-0".parse().unwrap());
    desk.act(result).unwrap();
    let refused = desk.act(late()).unwrap_err();
    assert_eq!(refused, Refusal::AllPlayed(Round(1)));
}
