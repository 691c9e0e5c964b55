//! What nobody saw leads to nothing that the players are told, until somebody claims, observes or finds it: only that a move
//! was made, or completed, or has ended the game.

use arbiter_game::event::Event;
use arbiter_game::rules::Answer;
use arbiter_game::rules::answer::{Decision, GameDecision, MoveDecision, Viewer};
use arbiter_game::rules::laws::{Play, Regulations, Rulebook, Supervision};
use arbiter_game::{Game, Start};
use arbiter_rules::laws::clock::ClockSetting;
use proptest::prelude::*;
use serde_json::{Value, json};

fn square() -> impl Strategy<Value = String> {
    // Half of them where pieces stand at the start, so that something is taken up.
    ("[a-h]", prop_oneof!["[12]", "[78]", "[1-8]"]).prop_map(|(file, rank)| file + &rank)
}

fn act() -> impl Strategy<Value = Value> {
    let role = prop::sample::select(vec!["Q", "N", "q", "n"]);
    prop_oneof![
        3 => (square(), square()).prop_map(|(from, to)| json!({ "do": "move", "text": from + &to })),
        1 => (square(), square()).prop_map(|(from, to)| json!({ "do": "move", "text": from + &to, "press": false })),
        1 => (square(), square()).prop_map(|(from, to)| json!({ "do": "move", "text": from + &to, "two_hands": true })),
        2 => prop::sample::select(vec!["e4", "e5", "d4", "Nf3", "Nf6", "a6", "h6"]).prop_map(|text| json!({ "do": "move", "text": text })),
        2 => square().prop_map(|on| json!({ "do": "touch", "square": on })),
        2 => square().prop_map(|on| json!({ "do": "lift", "square": on })),
        2 => square().prop_map(|on| json!({ "do": "place", "square": on })),
        1 => (square(), role).prop_map(|(on, piece)| json!({ "do": "place", "square": on, "piece": piece })),
        2 => Just(json!({ "do": "release" })),
        1 => square().prop_map(|on| json!({ "do": "remove", "square": on })),
        1 => Just(json!({ "do": "press" })),
        1 => Just(json!({ "do": "press", "hand": "other" })),
        1 => square().prop_map(|on| json!({ "do": "displace", "squares": [on] })),
        1 => Just(json!({ "do": "hit_clock" })),
    ]
}

/// Whether the players may know it though nobody saw what happened: the board and the clock show it.
fn shows_itself(answer: &Answer) -> bool {
    let Answer::Ruling(ruling) = answer else {
        return false;
    };
    let hidden = [Viewer::White, Viewer::Black].map(|player| !ruling.shown_to.contains(player)) == [true; 2];
    let of_itself = match &ruling.decision {
        Decision::Move(decision) => !matches!(decision, MoveDecision::FinishRequired { .. }),
        Decision::Game(decision) => matches!(decision, GameDecision::GameOver { .. }),
        _ => false,
    };
    hidden || of_itself
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_nobody_saw_is_told_to_no_player(
        book in prop::sample::select(vec!["fide-2001", "fide-2005", "fide-2009", "fide-2014", "fide-2018", "fide-2023", "lekocup-1402"]),
        acts in prop::collection::vec((any::<bool>(), act()), 1..24),
    ) {
        let book = Rulebook::by_id(book).unwrap();
        let regime = book.regime(Play::Standard, Supervision::Competition, &Regulations::default());
        let clock = Some(ClockSetting::same("90m".parse().unwrap()));
        let mut game = Game::begin(&Start { clock, ..Start::default() }, regime);
        for (white, act) in acts {
            let Value::Object(mut table) = act else { unreachable!("an act is a table") };
            table.insert("by".into(), json!(if white { "white" } else { "black" }));
            table.insert("seen_by".into(), json!([]));
            let event = Event::from_table(table).unwrap();
            // What cannot have happened is refused, and nothing of it is left.
            for entry in game.apply(&event).unwrap_or_default() {
                for answer in &entry.answers {
                    prop_assert!(shows_itself(answer), "{:?}: {answer:?}", entry.event);
                }
            }
        }
    }
}
