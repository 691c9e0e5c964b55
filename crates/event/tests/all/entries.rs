//! Entries: what of them nobody else sees, and who comes too late for any round.

use arbiter_event::act::{
    Announce, Change, Correct, Draw, Enter, EnterResult, EntryForm, Exclude, Method, Pair, PublishRound,
    Refusal, Undo, Withdraw,
};
use arbiter_event::log::{Log, Salt, Stamp};
use arbiter_event::number::{BoardNumber, EntrantId, Round};
use arbiter_event::state::RoundState;

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

#[test]
fn a_table_paired_to_its_end_gives_the_games_of_who_goes_to_the_others() {
    let announced = Announce {
        system: Some("FIDE_ROUNDROBIN".to_owned()),
        ..Announce::new("Table", 3)
    };
    let mut desk = Desk::announced(announced);
    for name in ["One", "Two", "Three", "Four"] {
        desk.enter(named(name, ""));
    }
    desk.draw(Method::Strength, "green");
    for _ in 0..3 {
        desk.pair();
    }
    let of = |desk: &Desk, who: EntrantId| -> Vec<String> {
        let rounds = desk.state().rounds.iter();
        let one = |round: &RoundState| {
            let board = round.board_of(who).unwrap();
            let white = round.seats(board).0 == who;
            let result = round.result(board.board);
            result.map_or("*".to_owned(), |scored| {
                let result = scored.result;
                let mine = if white { result.white } else { result.black };
                mine.sign().to_string()
            })
        };
        rounds.map(one).collect()
    };
    let (first, second) = (desk.id(1), desk.id(2));
    for (round, refused) in [(0, true), (4, true), (2, false)] {
        let leaves = Withdraw {
            entrant: first.0,
            from: Round(round),
            reason: None,
        };
        assert_eq!(desk.act(leaves).is_err(), refused, "{round}");
    }
    assert_eq!(of(&desk, first), ["*", "-", "-"]);
    // Who is excluded too: two who are not there have both lost.
    let out = Exclude {
        entrant: second,
        from: Round(3),
        article: String::new(),
        game: None,
    };
    desk.act(out).unwrap();
    let meet = desk.state().board_between(Round(3), first, second).is_some();
    assert_eq!(of(&desk, second)[2], "-");
    assert_eq!(
        of(&desk, second)[1] == "+",
        desk.state().board_between(Round(2), first, second).is_some()
    );
    assert!(!meet || of(&desk, first)[2] == "-");
    let before = desk.state().clone();
    let last = desk.state().last_standing().unwrap();
    desk.act(Undo::of(last)).unwrap();
    assert_eq!(of(&desk, second)[2] == "*", !meet);
    assert_ne!(before.rounds, desk.state().rounds);
    let read = Log::read(desk.log.write().as_bytes(), Salt::default()).unwrap();
    assert_eq!(read.state(), desk.state());
}
