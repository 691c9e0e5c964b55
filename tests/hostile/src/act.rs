//! Acts as people write them, and the names in them: what is refused changes nothing, and what is taken is carried out.

use std::sync::LazyLock;

use arbiter_event::act::{Act, Announce, Draw, Enter, Method, Pair, Undo, decide, evolve, named};
use arbiter_event::number::{EntrantId, Round};
use arbiter_event::show::{Eyes, show};
use arbiter_event::state::State;
use serde_json::Value;

/// Names that are near each other, of several scripts, with a rating where it fits.
const NAMES: [(&str, Option<u16>); 6] = [
    ("Gomez, Ana", Some(2100)),
    ("Gómez, Ana María", Some(2000)),
    ("رضایی، نیک\u{200c}نام", Some(1900)),
    ("Đặng Thị Hạnh", None),
    ("12", Some(1500)),
    ("o", None),
];

/// As many acts of one input; each is decided on the state that the last one left.
const MOST: usize = 50;

/// The club, made once.
static CLUB: LazyLock<State> = LazyLock::new(club);

/// Six players, drawn, round 1 paired.
fn club() -> State {
    let mut state = State::default();
    let entered = NAMES.map(|(name, rating)| Act::from(Enter::rated(name, rating)));
    let begins = [
        Draw::by_lots(Method::Strength, "x").into(),
        Pair::by_rules(Round(1)).into(),
    ];
    let all = [Act::from(Announce::new("Cup", 3))]
        .into_iter()
        .chain(entered)
        .chain(begins);
    for act in all {
        let entry = decide(&state, &act).expect("an act that can be done");
        evolve(&mut state, &entry);
    }
    state
}

/// Any bytes, a line as a name or as an act in JSON of a club that has paired its first round.
///
/// ```
/// arbiter_hostile::act(b"{\"do\":\"withdraw\",\"entrant\":\"gomez, ana\",\"from\":2}\n{\"do\":\"pair\",\"round\":99999}\n#3\n");
/// arbiter_hostile::act(b"{\"do\":\"undo\",\"of\":4294967295}\n{\"do\":\"fly\"}\n\xff\n");
/// ```
pub fn act(bytes: &[u8]) {
    let mut state = CLUB.clone();
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines().take(MOST) {
        called(&state, line);
        let Ok(value) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        let Ok(act) = named(&state, value) else { continue };
        done(&mut state, &act);
    }
    let _ = show(&state, Eyes::Keepers, Some("2026-10-03T15:00:00Z"));
}

/// Whoever is found by a name is somebody, and by his own words he is found again.
fn called(state: &State, name: &str) {
    let Ok(id) = state.find(name) else { return };
    assert!(state.entrants.contains_key(&id), "{name:?} is nobody");
    assert_eq!(state.find(&format!("#{id}")).ok(), Some(id), "{name:?}");
}

fn done(state: &mut State, act: &Act) {
    let json = serde_json::to_string(act).expect("an act can be written");
    let again: Act = serde_json::from_str(&json).unwrap_or_else(|fault| panic!("{fault}: {json}"));
    assert_eq!(again, *act, "an act is read as it was written");
    let before = state.clone();
    let decided = decide(state, act);
    assert_eq!(*state, before, "to ask changes nothing: {json}");
    let Ok(entry) = decided else { return };
    evolve(state, &entry);
    let written = serde_json::to_string(&entry.act).expect("an entry can be written");
    assert!(serde_json::from_str::<Act>(&written).is_ok(), "{written}");
    assert!(
        state
            .entrants
            .keys()
            .all(|id| *id <= EntrantId(state.given.entrants)),
        "no id is given twice"
    );
    // What can be taken back leaves everything but what only grows.
    let mut after = state.clone();
    if let Ok(undone) = decide(&after, &Undo::of(entry.seq).into()) {
        evolve(&mut after, &undone);
        assert_eq!(after.sheet(), before.sheet(), "taken back: {json}");
    }
}
