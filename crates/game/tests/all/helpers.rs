//! Who acts for a player, and what is still to be done about an appeal: what a screen is told of both.

use arbiter_game::event::Event;
use arbiter_game::rules::chess::Color::{Black, White};
use arbiter_game::rules::fact::HelperDuty::{self, Announces, Moves, Press, Records, Tells, Write};
use arbiter_game::rules::laws::Rulebook;
use arbiter_game::rules::{Refusal, Remedy};
use arbiter_game::{Game, Past, Start, helper_duties};
use serde_json::{Value, json};

fn game(blind: bool) -> Game {
    let start = Start {
        players: [blind, false].map(|blind| Past {
            blind,
            ..Past::default()
        }),
        ..Start::default()
    };
    Game::begin(&start, Rulebook::by_id("fide-2023").unwrap().standard())
}

fn apply(game: &mut Game, event: Value) -> Result<(), Refusal> {
    let event: Event = serde_json::from_value(event).unwrap();
    game.apply(&event).map(|_| ())
}

fn registered(game: &mut Game, duty: &str) -> Option<Vec<HelperDuty>> {
    let register = json!({ "by": "arbiter", "do": "register_helper", "of": "white", "duty": duty });
    apply(game, register).unwrap();
    helper_duties(game.state(), game.regime(), White)
}

#[test]
fn the_duties_are_those_that_were_named_and_that_the_rulebook_knows() {
    let table: &[(bool, &str, &[HelperDuty])] = &[
        (false, "press", &[Press]),
        (false, "writes, presses", &[Write, Press]),
        (false, "", &[Moves, Write, Press]),
        (false, "announces", &[]),
        (true, "announces tells", &[Announces, Tells]),
        (true, "press", &HelperDuty::ALL[..6]),
        (true, "moves, records", &[Moves, Records]),
    ];
    for (blind, duty, expected) in table {
        let found = registered(&mut game(*blind), duty);
        assert_eq!(found.as_deref(), Some(*expected), "{blind} {duty:?}");
    }
    assert_eq!(
        helper_duties(game(true).state(), game(true).regime(), Black),
        None
    );
}

#[test]
fn a_helper_who_writes_does_not_press() {
    let mut game = game(false);
    registered(&mut game, "write");
    let by = |act: Value| {
        let mut event = json!({ "by": "helper_of_white" });
        event
            .as_object_mut()
            .unwrap()
            .extend(act.as_object().unwrap().clone());
        event
    };
    let press = apply(&mut game, by(json!({ "do": "press" })));
    assert!(matches!(press, Err(Refusal::NotThisRole { .. })), "{press:?}");
    apply(
        &mut game,
        by(json!({ "do": "write", "side": "white", "text": "e4" })),
    )
    .unwrap();
}

#[test]
fn an_appeal_that_is_decided_is_on_nobodys_list() {
    let sent = |game: &Game| {
        let todo = game.state().todo.iter();
        todo.filter(|todo| matches!(todo.remedy, Remedy::ReferTo { .. }))
            .count()
    };
    let mut game = game(false);
    let warning = json!([{ "kind": "warning", "player": "white" }]);
    apply(
        &mut game,
        json!({ "by": "arbiter", "do": "penalise", "list": warning }),
    )
    .unwrap();
    apply(&mut game, json!({ "by": "white", "do": "appeal" })).unwrap();
    assert_eq!(sent(&game), 1);
    let decided = json!({ "by": "chief_arbiter", "do": "decide_appeal", "upheld": false });
    apply(&mut game, decided).unwrap();
    assert_eq!(sent(&game), 0);
}
