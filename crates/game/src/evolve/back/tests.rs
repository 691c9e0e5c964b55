//! Whatever an official does is taken back, and the game is as it was.

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use arbiter_rules::Refusal;
use arbiter_rules::fact::{At, ClaimKind, DeviceKind, FactKind};
use arbiter_rules::laws::Rulebook;
use arbiter_rules::laws::clock::ClockSetting;
use serde_json::{Value, json};

use super::*;
use crate::event::ShorthandAct;
use crate::state::Moment;
use crate::{Displays, Game, Running, Start};

/// What remains of a state when what only the log knows is left out.
fn bare(game: &Game) -> State {
    let mut state = game.state().clone();
    (state.seq, state.answers, state.at) = (0, 0, At::Unknown);
    (state.moment, state.answered) = (Moment::default(), None);
    state.undos.clear();
    state.causes.clear();
    if let Some(clocks) = &mut state.clocks {
        clocks.device.stop(clocks.device.at()).unwrap();
        clocks.for_question = None;
    }
    state.clocks = None;
    state
}

fn shown(game: &Game) -> [u64; 2] {
    let clocks = game.state().clocks.as_ref().unwrap();
    Color::ALL.map(|of| clocks.shows(of))
}

fn running(game: &Game) -> Option<Color> {
    game.state().clocks.as_ref().unwrap().running()
}

struct Play {
    game: Game,
    now: u64,
    seed: u64,
}

impl Play {
    fn begin(laws: &str, seed: u64) -> Self {
        let start = Start {
            clock: Some(ClockSetting::same("40/90m+30s, 30m+30s".parse().unwrap())),
            displays: Some(Displays {
                running: Running::None,
                ..Displays::default()
            }),
            ..Start::default()
        };
        let regime = Rulebook::by_id(laws).unwrap().standard();
        let mut play = Self {
            game: Game::begin(&start, regime),
            now: 1_000,
            seed,
        };
        play.act(json!({ "by": "arbiter", "do": "start" })).unwrap();
        play
    }

    fn random(&mut self, below: usize) -> usize {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.seed >> 33) as usize % below
    }

    fn event(&mut self, event: &Event) -> Result<u32, Refusal> {
        let event = event.clone().at(At::ms(self.now));
        let entries = self.game.apply(&event)?;
        Ok(entries.last().unwrap().seq)
    }

    fn act(&mut self, table: Value) -> Result<u32, Refusal> {
        let Value::Object(table) = table else {
            panic!("a table")
        };
        self.event(&Event::from_table(table).unwrap())
    }

    fn wait(&mut self) {
        self.now += 1_000 + self.random(9) as u64 * 777;
    }

    fn moves(&mut self, most: usize) {
        for _ in 0..self.random(most + 1) {
            let Some(moves) = self.game.state().line.now().legal_moves() else {
                return;
            };
            let moves = moves.moves();
            if moves.is_empty() || self.game.state().is_over() || running(&self.game).is_none() {
                return;
            }
            let one = moves[self.random(moves.len())].to_move(false).to_string();
            let by = self.game.state().line.now().turn();
            self.wait();
            self.event(&Event::new(by.into(), ShorthandAct::san(&one)))
                .unwrap();
        }
    }

    fn take_back(&mut self, entry: u32) -> Result<u32, Refusal> {
        self.act(json!({ "by": "arbiter", "do": "take_back", "entry": entry, "reason": "a slip" }))
    }

    /// Every act of an official that can be done now, with fields that mean something.
    fn acts(&self) -> Vec<Value> {
        let mut acts = vec![
            json!({ "do": "stop" }),
            json!({ "do": "resume" }),
            json!({ "do": "start" }),
            json!({ "do": "adjust", "side": "white", "ms": 300_000, "counter": 7, "why": "wrong" }),
            json!({ "do": "adjust", "side": "black", "ms": 9_000_000 }),
            json!({ "do": "order", "what": "silence" }),
            json!({ "do": "new_game" }),
            json!({ "do": "adjourn" }),
            json!({ "do": "postpone" }),
            json!({ "do": "open_envelope" }),
            json!({ "do": "declare", "result": "1-0" }),
            json!({ "do": "declare", "result": "0-0", "score": { "white": "1/2", "black": "0" } }),
            json!({ "do": "correct", "result": "1/2-1/2" }),
            json!({ "do": "schedule", "start": 5 }),
            json!({ "do": "round_start" }),
            json!({ "do": "set_clock", "control": "5m" }),
            json!({ "do": "register_helper", "of": "white", "duty": "moves" }),
            json!({ "do": "place", "square": "e4", "piece": "Q" }),
            json!({ "do": "remove", "square": "a1" }),
            json!({ "do": "remedy_done", "ruling": 1 }),
            json!({ "do": "observe", "fact": "sheets_differ", "side": "white", "ply": 3 }),
        ];
        for kind in "warning opponent_time own_time loss own_points opponent_points fine expel".split(' ') {
            let penalty = json!({ "kind": kind, "player": "black", "ms": 120_000, "amount": 1 });
            acts.push(json!({ "do": "penalise", "list": [penalty] }));
        }
        for side in ["white", "black"] {
            for fact in FactKind::ALL.iter().filter(|fact| **fact != FactKind::Device) {
                acts.push(
                    json!({ "do": "observe", "fact": fact, "side": side, "square": "e2", "should": "5m" }),
                );
            }
            for device in DeviceKind::ALL {
                acts.push(json!({ "do": "observe", "fact": "device", "side": side, "device": device }));
            }
            for kind in ClaimKind::ALL {
                acts.push(json!({ "by": side, "reported_by": "arbiter", "do": "claim", "kind": kind }));
            }
        }
        for question in &self.game.state().questions {
            for option in &question.options {
                let (id, answer) = (question.id, &option.id);
                acts.push(json!({ "do": "decide", "question": id, "answer": answer }));
            }
        }
        acts
    }

    fn official(&mut self, act: &Value) -> Result<u32, Refusal> {
        let mut act = act.clone();
        let fields = act.as_object_mut().unwrap();
        fields.entry("by").or_insert("arbiter".into());
        self.act(act)
    }
}

/// Does it, waits, takes it back: game, score and clocks are as before. Returns whether it could be done.
fn check(play: &mut Play, act: &Value, told: &str) -> bool {
    let (before, was_shown, ran) = (bare(&play.game), shown(&play.game), running(&play.game));
    let begun = play.now;
    let Ok(entry) = play.official(act) else {
        return false;
    };
    let stopped = running(&play.game) != ran;
    play.wait();
    play.take_back(entry)
        .unwrap_or_else(|refusal| panic!("{told} {act}: {refusal}"));
    assert_eq!(bare(&play.game), before, "{told} {act}");
    let passed = play.now - begun;
    let mut expected = was_shown;
    if let Some(side) = ran.filter(|_| !stopped) {
        expected[side.index()] -= passed;
    }
    assert_eq!(shown(&play.game), expected, "{told} {act}");
    assert_eq!(running(&play.game), ran.filter(|_| !stopped), "{told} {act}");
    let again = play.take_back(entry);
    assert!(
        matches!(again, Err(Refusal::TakenBackAlready { .. })),
        "{told} {act}: {again:?}"
    );
    if let Some(side) = ran.filter(|_| stopped) {
        let by = json!({ "by": "arbiter", "do": "resume", "side": side.word() });
        play.act(by).unwrap();
    }
    assert_eq!(running(&play.game), ran, "{told} {act}");
    true
}

const LAWS: [&str; 4] = ["fide-2001", "fide-2009", "fide-2023", "lekocup-1402"];

#[test]
fn whatever_an_official_does_is_taken_back_in_any_game() {
    let mut done = 0;
    for seed in 0..24 {
        let laws = LAWS[seed as usize % LAWS.len()];
        let mut play = Play::begin(laws, seed);
        play.moves(30);
        for act in play.acts() {
            done += u32::from(check(&mut play, &act, &alloc::format!("{laws} {seed}")));
        }
    }
    assert!(done > 1_500, "{done}");
}

#[test]
fn what_was_done_after_it_and_taken_back_leaves_no_trace() {
    for seed in 100..220 {
        let laws = LAWS[seed as usize % LAWS.len()];
        let mut play = Play::begin(laws, seed);
        play.moves(20);
        let (before, was_shown) = (bare(&play.game), shown(&play.game));
        let mut done: Vec<(u32, Value)> = Vec::new();
        for _ in 0..6 {
            let acts = play.acts();
            let act = acts[play.random(acts.len())].clone();
            if let Ok(entry) = play.official(&act) {
                done.push((entry, act));
            }
        }
        for (entry, act) in done.iter().rev() {
            // A question that was answered as it was proposed is an entry of its own before the next one.
            let later: Vec<u32> = (play.game.state().undos().iter().rev())
                .filter(|undo| undo.entry > *entry && undo.taken_back.is_none() && undo.of.is_none())
                .map(|undo| undo.entry)
                .collect();
            for entry in later {
                play.take_back(entry)
                    .unwrap_or_else(|refusal| panic!("{laws} {seed} {act}: {refusal} {done:?}"));
            }
            play.take_back(*entry)
                .unwrap_or_else(|refusal| panic!("{laws} {seed} {act}: {refusal} {done:?}"));
        }
        assert_eq!(bare(&play.game), before, "{laws} {seed} {done:?}");
        assert_eq!(shown(&play.game), was_shown, "{laws} {seed} {done:?}");
    }
}

#[test]
fn moves_made_since_stand_where_they_can() {
    let penalty =
        json!({ "do": "penalise", "list": [{ "kind": "opponent_time", "player": "white", "ms": 120_000 }] });
    let warning = json!({ "do": "penalise", "list": [{ "kind": "warning", "player": "white" }] });
    let illegal = json!({ "do": "observe", "fact": "device", "side": "white", "device": "in_bag" });
    for (seed, act) in (0..).zip([penalty, warning, illegal]) {
        let mut play = Play::begin("fide-2009", seed);
        play.moves(10);
        let entry = play.official(&act).unwrap();
        let mut other = Play::begin("fide-2009", seed);
        other.moves(10);
        for play in [&mut play, &mut other] {
            play.moves(12);
        }
        play.take_back(entry).unwrap();
        // What the clocks showed at each move is what they showed then.
        let moves = |game: &Game| {
            let plies = game.state().line.plies().iter();
            plies.map(|ply| ply.played).collect::<Vec<_>>()
        };
        assert_eq!(moves(&play.game), moves(&other.game), "{act}");
        assert_eq!(bare(&play.game).players, bare(&other.game).players, "{act}");
        assert_eq!(shown(&play.game), shown(&other.game), "{act}");
        assert_eq!(running(&play.game), running(&other.game), "{act}");
    }
}

#[test]
fn what_cannot_be_taken_back_is_refused_with_the_reason() {
    let mut play = Play::begin("fide-2023", 5);
    let moved = play
        .event(&Event::new(Actor::White, ShorthandAct::san("e4")))
        .unwrap();
    assert_eq!(
        play.take_back(0),
        Err(Refusal::PlayedOn { entry: 0 }),
        "the game has begun"
    );
    assert_eq!(
        play.take_back(moved),
        Err(Refusal::NothingToTakeBack { entry: moved }),
        "a move is no official's"
    );
    let declared = play
        .official(&json!({ "do": "declare", "result": "1-0" }))
        .unwrap();
    play.official(&json!({ "do": "correct", "result": "0-1" }))
        .unwrap();
    assert_eq!(
        play.take_back(declared),
        Err(Refusal::ChangedSince { entry: declared }),
        "another result stands since"
    );
}

#[test]
fn the_time_that_ran_meanwhile_is_told() {
    let mut play = Play::begin("fide-2023", 5);
    let stopped = play.official(&json!({ "do": "stop" })).unwrap();
    let resumed = play.official(&json!({ "do": "resume" })).unwrap();
    play.now += 12_000;
    let event = json!({ "by": "arbiter", "do": "take_back", "entry": resumed, "reason": "too early" });
    let event = Event::from_table(event.as_object().unwrap().clone())
        .unwrap()
        .at(At::ms(play.now));
    let entries = play.game.apply(&event).unwrap();
    let told = serde_json::to_value(&entries[0].answers).unwrap();
    assert_eq!(told[0]["ruling"]["ran"], 12_000, "{told}");
    assert_eq!(
        told[0]["ruling"]["clocks"],
        json!([5_400_000, 5_400_000]),
        "{told}"
    );
    assert!(running(&play.game).is_none());
    play.take_back(stopped).unwrap();
}

#[test]
fn a_ruling_on_a_players_act_is_overruled_and_the_act_stands() {
    let mut play = Play::begin("fide-2023", 5);
    play.act(json!({ "by": "white", "do": "move", "text": "e4" }))
        .unwrap();
    let before = bare(&play.game);
    play.act(json!({ "by": "black", "do": "resign" })).unwrap();
    let ruling = play.game.state().undos().last().unwrap().answers.start;
    assert!(play.game.state().is_over());
    play.act(
        json!({ "by": "arbiter", "do": "overrule", "ruling": ruling, "reason": "he spoke to his friend" }),
    )
    .unwrap();
    assert_eq!(bare(&play.game), before);
}

#[test]
fn to_take_something_back_can_be_taken_back() {
    let mut play = Play::begin("fide-2023", 5);
    let declared = play
        .official(&json!({ "do": "declare", "result": "1-0" }))
        .unwrap();
    let after = bare(&play.game);
    let back = play.take_back(declared).unwrap();
    assert!(!play.game.state().is_over());
    play.take_back(back).unwrap();
    assert_eq!(bare(&play.game), after);
    play.take_back(declared).unwrap();
    assert!(!play.game.state().is_over());
}

#[test]
fn a_log_with_what_was_taken_back_leads_to_the_same_state() {
    let mut play = Play::begin("fide-2009", 3);
    play.moves(8);
    let mut loaded = Game::begin(
        &Start {
            clock: Some(ClockSetting::same("40/90m+30s, 30m+30s".parse().unwrap())),
            displays: Some(Displays {
                running: Running::None,
                ..Displays::default()
            }),
            ..Start::default()
        },
        Rulebook::by_id("fide-2009").unwrap().standard(),
    );
    let mut again = Play::begin("fide-2009", 3);
    again.game = loaded.clone();
    again.now = 1_000;
    let mut entries = Vec::new();
    for act in [
        json!({ "by": "arbiter", "do": "start" }),
        json!({ "by": "white", "do": "move", "text": "e4" }),
        json!({ "by": "arbiter", "do": "observe", "fact": "device", "side": "white", "device": "rang" }),
        json!({ "by": "arbiter", "do": "take_back", "entry": Value::Null, "reason": "the other board" }),
        json!({ "by": "arbiter", "do": "resume" }),
    ] {
        let mut act = act;
        if act["do"] == "take_back" {
            act["entry"] = again.game.state().undos().last().unwrap().entry.into();
        }
        again.wait();
        let event = Event::from_table(act.as_object().unwrap().clone())
            .unwrap()
            .at(At::ms(again.now));
        entries.extend(again.game.apply(&event).unwrap());
    }
    for entry in &entries {
        let stored: String = serde_json::to_string(entry).unwrap();
        loaded.evolve(&serde_json::from_str(&stored).unwrap());
    }
    let loaded = loaded.state();
    assert!(!loaded.is_over() && loaded.line.ply() == 1);
    assert_eq!(
        (loaded.undos(), &loaded.clocks),
        (again.game.state().undos(), &again.game.state().clocks)
    );
}
