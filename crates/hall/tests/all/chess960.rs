//! Chess960 at a desk: a start by its number, drawn with the plan, or drawn later by two lots.

use crate::people::board;
use arbiter_game::state::Mode;
use arbiter_hall::{Desk, HallError, Plan, VariantName};

fn plan(start: Option<u16>) -> Plan {
    Plan {
        variant: VariantName::Chess960,
        mode: Mode::Online,
        start,
        ..Plan::friends("Two", "5m")
    }
}

fn lots(one: &str) -> [String; 2] {
    [one.repeat(32), "1b".repeat(32)]
}

fn placed(desk: &Desk) -> String {
    desk.game().state().line.now().board().placement()
}

#[test]
fn a_start_is_one_of_chess960_by_its_number() {
    let (desk, _) = Desk::begin(&plan(Some(0)), &board(0)).unwrap();
    assert_eq!(placed(&desk), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR");
    let standard = Plan {
        variant: VariantName::Standard,
        ..plan(Some(518))
    };
    for (plan, number) in [(plan(Some(960)), 960), (standard, 518)] {
        let refused = Desk::begin(&plan, &board(0)).map(|_| ()).unwrap_err();
        assert!(
            matches!(refused, HallError::NoStart { number: told, .. } if told == number),
            "{refused}"
        );
        assert_eq!(refused.tag(), "no_start");
    }
}

#[test]
fn a_start_that_was_drawn_is_drawn_anew_and_one_that_was_named_stays() {
    let mut drawn = plan(None);
    drawn.draw_start(lots("0a"));
    let first = drawn.start;
    assert_eq!(first, Some(311));
    drawn.draw_start(lots("0c"));
    assert!(drawn.start.is_some() && drawn.start != first);
    let mut named = plan(Some(3));
    named.draw_start(lots("0a"));
    assert_eq!((named.start, named.lots), (Some(3), None));
    let mut ordinary = Plan::friends("Two", "5m");
    ordinary.draw_start(lots("0a"));
    assert_eq!(ordinary, Plan::friends("Two", "5m"));
}

#[test]
fn two_lots_draw_the_start_once_and_it_stands_in_the_log() {
    let plan = plan(None);
    let (mut desk, first) = Desk::begin(&plan, &board(0)).unwrap();
    let done = desk
        .draw_start(&lots("0a"), 5)
        .unwrap()
        .expect("it was not drawn yet");
    let now = placed(&desk);
    assert_ne!(now, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert!(desk.draw_start(&lots("0c"), 6).unwrap().is_none(), "once");
    let lines: Vec<Vec<u8>> = [first.entries, done.append.expect("it is written").entries].concat();
    let (again, _) = Desk::read(&lines, &plan, &board(0)).unwrap();
    assert_eq!(placed(&again), now);
    assert_eq!(again.game().state().number, Some(311));
    let (mut ordinary, _) = Desk::begin(&Plan::friends("Two", "5m"), &board(0)).unwrap();
    assert!(ordinary.draw_start(&lots("0a"), 5).unwrap().is_none());
}
