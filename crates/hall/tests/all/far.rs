//! Two far tables: what a packet was on its way is given back online, and a flag waits for what may be on its way.

use crate::people::{arbiter, black, board, white};
use arbiter_game::event::{Act, ArbiterAct, ClockAct, ShorthandAct};
use arbiter_game::rules::answer::GameResult;
use arbiter_game::rules::chess::Color;
use arbiter_game::state::Mode;
use arbiter_hall::{Desk, Grants, Order, Plan};

fn plan() -> Plan {
    Plan {
        arbiter: true,
        rulebook: "fide-2023".into(),
        ..Plan::friends("Far tables", "90m")
    }
}

/// Plays any legal moves, both sides always 5 seconds away; gives what White was given in all, and the moves made.
fn far_away(mode: Mode, moves: u64) -> (u64, u64) {
    let plan = Plan { mode, ..plan() };
    let board = board(1_000_000);
    let (mut desk, _) = Desk::begin(&plan, &board).unwrap();
    let (mut given, mut made) = (0, 0);
    let mut does = |desk: &mut Desk, by: &Grants, act: Act| {
        made += 1;
        let now = board.began + made * 1_000;
        let order = Order {
            way: 5_000,
            ..Order::at(now, vec![act])
        };
        let done = desk.prepare(by, order).unwrap();
        assert_eq!(done.append.unwrap().entries.len(), done.entries.len());
        done.entries
    };
    does(&mut desk, &arbiter(), ArbiterAct::Start.into());
    for n in 0..moves {
        let Some(legal) = desk.game().state().line.now().legal_moves() else {
            break;
        };
        let legal = legal.moves();
        if desk.game().state().is_over() {
            break;
        }
        let one = legal[(n * 7 % legal.len() as u64) as usize]
            .to_move(false)
            .to_string();
        let by = if n % 2 == 0 { white() } else { black() };
        let entries = does(&mut desk, &by, ShorthandAct::san(&one).into());
        given += entries
            .iter()
            .map(|entry| match entry.event.act {
                Act::Clock(ClockAct::Adds {
                    side: Color::White,
                    ms,
                }) => ms,
                _ => 0,
            })
            .sum::<u64>();
    }
    (given, made)
}

#[test]
fn time_on_the_way_is_given_back_online_only_and_not_without_end() {
    assert_eq!(far_away(Mode::Online, 1), (500, 2), "half a second a move");
    let (given, made) = far_away(Mode::Online, 130);
    assert_eq!((given, made), (30_000, 131), "half a minute a game");
    for mode in [Mode::Assisted, Mode::Physical] {
        assert_eq!(far_away(mode, 10).0, 0, "{mode}");
    }
}

/// A game at two far tables: one minute each, White to move since the first second.
fn far_tables() -> Desk {
    let plan = Plan {
        mode: Mode::Online,
        control: "1m".into(),
        ..plan()
    };
    let (mut desk, _) = Desk::begin(&plan, &board(1_000_000)).unwrap();
    let start = order(&desk, ArbiterAct::Start.into(), 1_000, 0);
    desk.prepare(&arbiter(), start).unwrap();
    assert_eq!(desk.zero_at(), Some(1_000_000 + 61_000));
    desk
}

fn order(desk: &Desk, act: Act, ms: u64, way: u64) -> Order {
    Order {
        seen: desk.version(),
        way,
        ..Order::at(1_000_000 + ms, vec![act])
    }
}

#[test]
fn a_move_that_was_on_its_way_when_the_display_came_to_zero_was_made_in_time() {
    let mut desk = far_tables();
    assert!(
        desk.zero(1_000_000 + 61_400).unwrap().is_none(),
        "something may be on its way"
    );
    let seen = desk.version();
    assert!(desk.late(&white(), 400, 1_000_000 + 61_300).unwrap().is_none());
    let order = Order {
        seen,
        ..order(&desk, ShorthandAct::san("e4").into(), 61_300, 400)
    };
    let done = desk.prepare(&white(), order).unwrap();
    let first = &done.entries[0].event;
    assert!(
        matches!(
            first.act,
            Act::Clock(ClockAct::Adds {
                side: Color::White,
                ms: 400
            })
        ),
        "{first:?}"
    );
    assert!(!desk.game().state().is_over());
    assert_eq!(desk.shows_at(1_000_000 + 61_300).unwrap()[0], 100);
    assert_eq!(done.append.unwrap().entries.len(), done.entries.len());
}

#[test]
fn a_move_that_was_sent_too_late_finds_the_flag_fallen() {
    let mut desk = far_tables();
    assert!(
        desk.late(&black(), 0, 1_000_000 + 61_300).unwrap().is_none(),
        "it is not his clock"
    );
    let done = desk.late(&white(), 200, 1_000_000 + 61_300).unwrap().unwrap();
    assert!(matches!(
        done.entries[0].event.act,
        Act::Clock(ClockAct::ShowsZero { .. })
    ));
    assert_eq!(
        desk.game().state().end.as_ref().unwrap().result,
        GameResult::BlackWins
    );

    let mut desk = far_tables();
    assert!(
        desk.zero(1_000_000 + 61_500).unwrap().is_some(),
        "nothing has come by now"
    );
}
