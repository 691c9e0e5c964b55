//! The desk of an arbiter: every incident and every decision is done, says before what it does, and is taken back.

use arbiter_game::event::{Act, ArbiterAct, Event, ShorthandAct};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::{ClaimKind, DeviceKind, FactKind};
use arbiter_hall::{
    Board, Desk, Figures, Grant, Grants, HallError, Order, Phase, Plan, Role, allows, commands,
};
use serde_json::{Value, json};

fn arbiter() -> Grants {
    Grants::new([Grant::of(Role::Arbiter)])
}

fn player(side: Color) -> Grants {
    Grants::new([Grant::player(1, side)])
}

/// A game of three moves under this rulebook whose clock runs.
fn played(rulebook: &str) -> Desk {
    let plan = Plan {
        arbiter: true,
        rulebook: rulebook.into(),
        ..Plan::friends("Evening", "90m+30s")
    };
    let board = Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: "g1".into(),
        players: ["Vera".into(), "Sonja".into()],
        began: 0,
        dated: None,
    };
    let (mut desk, _) = Desk::begin(&plan, &board).unwrap();
    let start = Order::at(1_000, vec![ArbiterAct::Start.into()]);
    desk.prepare(&arbiter(), start).unwrap();
    for (n, san) in (1..).zip(["e4", "e5", "Nf3"]) {
        let by = if n % 2 == 1 { Color::White } else { Color::Black };
        let order = Order::at(n * 60_000, vec![ShorthandAct::san(san).into()]);
        desk.prepare(&player(by), order).unwrap();
    }
    desk
}

fn read(mut act: Value) -> (Act, Option<Color>) {
    let table = act.as_object_mut().unwrap();
    let side = table.get("side").and_then(Value::as_str).map(|side| {
        if side == "white" {
            Color::White
        } else {
            Color::Black
        }
    });
    let claims = table["do"] == "claim";
    if claims {
        table.remove("side");
    }
    table.insert("by".into(), "white".into());
    (
        Event::from_table(table.clone()).unwrap().act,
        side.filter(|_| claims),
    )
}

/// What the desk of an arbiter can enter.
fn entered() -> Vec<Value> {
    let mut all = Vec::new();
    for side in ["white", "black"] {
        for fact in FactKind::ALL {
            all.push(json!({ "do": "observe", "fact": fact, "side": side, "square": "e2", "should": "5m" }));
        }
        for device in DeviceKind::ALL {
            all.push(json!({ "do": "observe", "fact": "device", "side": side, "device": device }));
        }
        for kind in ClaimKind::ALL {
            all.push(json!({ "do": "claim", "kind": kind, "side": side }));
        }
        for kind in ["warning", "opponent_time", "own_time", "loss"] {
            all.push(json!({ "do": "penalise", "list": [{ "kind": kind, "player": side, "ms": 120_000 }] }));
        }
        all.push(json!({ "do": "adjust", "side": side, "ms": 60_000, "counter": 9, "why": "wrong" }));
    }
    for result in ["1-0", "0-1", "1/2-1/2", "0-0"] {
        all.push(json!({ "do": "declare", "result": result }));
    }
    // One act of every other kind that is an arbiter's.
    let other = commands().filter(|tag| allows(Role::Arbiter, tag));
    let fit = |tag: &&str| Act::TAGS.iter().any(|tags| tags.contains(tag)) && !tag.ends_with("_back");
    for tag in other.filter(fit) {
        all.push(Value::Object(crate::acts::act(tag)));
    }
    all
}

fn shows(desk: &Desk, at: u64) -> [u64; 2] {
    desk.shows_at(at).unwrap()
}

/// What is compared before and after: the moves, the board, people, what is open, the end; not the log.
fn bare(desk: &Desk) -> String {
    let state = desk.game().state();
    format!(
        "{:?}",
        (
            state.line.plies(),
            &state.table,
            &state.players,
            &state.questions,
            &state.todo,
            &state.end,
            state.offer,
            &state.faults,
            &state.claims,
        )
    )
}

const THEN: u64 = 240_000;
const LATER: u64 = 300_000;

/// Does it, holds it against its preview, takes it back. Nothing where the game refuses it.
fn check(mut desk: Desk, act: &Value) -> Option<Desk> {
    let (before, runs, phase) = (bare(&desk), desk.runs(), desk.phase());
    let shown = shows(&desk, THEN);
    let (one, side) = read(act.clone());
    let order = Order {
        side,
        ..Order::at(THEN, vec![one])
    };
    let version = desk.version();
    let preview = desk.preview(&arbiter(), order.clone());
    assert_eq!(desk.version(), version, "nothing is done by asking: {act}");
    let done = match desk.prepare(&arbiter(), order) {
        Ok(done) => done,
        Err(refused) => {
            let said = preview.map(|_| ()).unwrap_err();
            assert_eq!(said.to_string(), refused.to_string(), "{act}");
            return None;
        }
    };
    let (foreseen, said) = preview.unwrap_or_else(|error| panic!("{act}: {error}"));
    assert_eq!(said.entries, done.entries, "{act}");
    assert_eq!(foreseen.game(), desk.game(), "{act}");
    let stopped = desk.runs() != runs;
    let entry = done.entries.last().unwrap().seq;
    let after = desk.clone();
    let back = json!({ "do": "take_back", "entry": entry, "reason": "the wrong board" });
    let back = Order::at(LATER, vec![read(back).0]);
    desk.prepare(&arbiter(), back)
        .unwrap_or_else(|error| panic!("{act}: {error}"));
    assert_eq!(bare(&desk), before, "{act}");
    if stopped && runs {
        assert_eq!(shows(&desk, LATER), shown, "{act}");
        let resume = Order::at(LATER, vec![ArbiterAct::Resume { side: None }.into()]);
        desk.prepare(&arbiter(), resume).unwrap();
    }
    assert_eq!((desk.runs(), desk.phase()), (runs, phase), "{act}");
    let ran = if stopped { 0 } else { LATER - THEN };
    assert_eq!(shows(&desk, LATER)[1], shown[1] - ran * u64::from(runs), "{act}");
    Some(after)
}

#[test]
fn every_entry_of_the_desk_says_what_it_does_and_is_taken_back() {
    let (mut done, mut decided) = (0, 0);
    for rulebook in ["fide-2009", "fide-2023"] {
        let desk = played(rulebook);
        for act in entered() {
            let Some(after) = check(desk.clone(), &act) else {
                continue;
            };
            done += 1;
            // What it asks is decided in every way, and that is taken back too.
            for question in &after.game().state().questions {
                for option in &question.options {
                    let decide = json!({ "do": "decide", "question": question.id, "answer": option.id });
                    decided += u32::from(check(after.clone(), &decide).is_some());
                }
            }
        }
    }
    assert!(done > 120, "{done}");
    assert!(decided > 20, "{decided}");
}

#[test]
fn a_player_is_not_told_beforehand_what_would_be_ruled() {
    let desk = played("fide-2023");
    for act in [
        json!({ "do": "claim", "kind": "repetition" }),
        json!({ "do": "move", "text": "e5" }),
        json!({ "do": "resign" }),
    ] {
        let order = Order::at(THEN, vec![read(act).0]);
        let told = desk.preview(&player(Color::Black), order);
        assert!(matches!(told, Err(HallError::Forbidden { .. })));
    }
}

#[test]
fn a_reason_is_needed_to_take_something_back() {
    let mut desk = played("fide-2023");
    for act in [
        json!({ "do": "take_back", "entry": 0, "reason": " " }),
        json!({ "do": "overrule", "ruling": 0 }),
    ] {
        let order = Order::at(THEN, vec![read(act).0]);
        let done = desk.prepare(&arbiter(), order);
        assert!(matches!(done, Err(HallError::NoReason)), "{done:?}");
    }
}

#[test]
fn after_a_restart_to_go_on_does_not_swallow_the_question_which_times_hold() {
    let mut desk = played("fide-2023");
    desk.restart(THEN).unwrap();
    assert!(desk.held().is_some());
    let resume = || Order::at(LATER, vec![ArbiterAct::Resume { side: None }.into()]);
    let done = desk.prepare(&arbiter(), resume());
    assert!(matches!(done, Err(HallError::Held)), "{done:?}");
    assert!(desk.held().is_some());
    let seen = desk.version();
    let done = desk
        .settle(&arbiter(), Figures::LastEvent, None, (seen, LATER))
        .unwrap();
    assert!(desk.held().is_none() && desk.runs());
    // And who chose the wrong ones is asked again.
    let entry = done.entries.last().unwrap().seq;
    let back = json!({ "do": "take_back", "entry": entry, "reason": "the others" });
    desk.prepare(&arbiter(), Order::at(LATER, vec![read(back).0]))
        .unwrap();
    assert!(desk.held().is_some() && !desk.runs());
}

#[test]
fn a_start_that_is_taken_back_has_not_been() {
    let plan = Plan {
        arbiter: true,
        rulebook: "fide-2023".into(),
        ..Plan::friends("Evening", "90m")
    };
    let board = Board {
        control: None,
        of: None,
        blind: [false; 2],
        board: 1,
        game: "g1".into(),
        players: [String::new(), String::new()],
        began: 0,
        dated: None,
    };
    let (mut desk, _) = Desk::begin(&plan, &board).unwrap();
    desk.prepare(&arbiter(), Order::at(0, vec![ArbiterAct::Start.into()]))
        .unwrap();
    let back = json!({ "do": "take_back", "entry": 0, "reason": "nobody is here" });
    desk.prepare(&arbiter(), Order::at(9_000, vec![read(back).0]))
        .unwrap();
    assert_eq!(desk.phase(), Phase::Before);
    assert_eq!(shows(&desk, 99_000), [90 * 60_000; 2]);
}
