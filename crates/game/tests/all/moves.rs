//! Moves by hands: what is made, what is completed, what the clock shows, and what is refused.

use arbiter_game::event::{Actor, Event, HandsAct, ShorthandAct};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::fact::At;
use arbiter_game::rules::laws::clock::{ClockSetting, TimeControl};
use arbiter_game::rules::laws::default_rulebook;
use arbiter_game::rules::variants::Setup;
use arbiter_game::{Game, Start, decide, evolve};

fn game(start: &Start) -> Game {
    Game::begin(start, default_rulebook().standard())
}

fn from(fen: &str) -> Start {
    let position = Setup::from_fen(fen).unwrap();
    Start {
        position,
        ..Start::default()
    }
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let by = Actor::from(game.state().line.now().turn());
        let event = Event::new(by, ShorthandAct::san(text));
        game.apply(&event)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn check(start: &Start, moves: &str, fen: &str) {
    let mut game = game(start);
    play(&mut game, moves);
    let state = game.state();
    assert_eq!(state.line.now().to_fen(), fen, "{moves}");
    assert_eq!(state.table.board, state.line.now().board(), "{moves}");
    assert!(
        state
            .line
            .plies()
            .iter()
            .all(|ply| ply.completed && ply.illegal.is_none())
    );
    assert!(state.faults.is_empty());
}

#[test]
fn every_kind_of_move_is_made_by_hands() {
    let start = Start::default();
    check(
        &start,
        "e4 e5 Nf3 Nc6 Bb5 a6 O-O axb5",
        "r1bqkbnr/1ppp1ppp/2n5/1p2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 5",
    );
    check(
        &start,
        "e4 a6 e5 d5 exd6 Bf5 dxc7 Nd7 cxd8=N Rxd8",
        "3rkbnr/1p1npppp/p7/5b2/8/8/PPPP1PPP/RNBQKBNR w KQk - 0 6",
    );
    check(
        &from("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"),
        "e8c8 e1g1",
        "2kr3r/8/8/8/8/8/8/R4RK1 b - - 2 2",
    );
}

#[test]
fn an_illegal_move_that_nobody_sees_is_remembered() {
    let mut game = game(&Start::default());
    let mut event = Event::new(Actor::White, ShorthandAct::san("e2e5"));
    event.seen_by = Some(vec![]);
    game.apply(&event).unwrap();
    let state = game.state();
    assert_eq!(state.line.ply(), 1);
    assert_eq!(state.faults.len(), 1);
    assert!(!state.faults[0].seen && !state.faults[0].ruled);
    assert_eq!(state.line.now().turn(), Color::Black);
}

fn clocked(control: &str) -> Start {
    let control: TimeControl = control.parse().unwrap();
    let clock = Some(ClockSetting::same(control));
    Start {
        clock,
        ..Start::default()
    }
}

#[test]
fn the_press_adds_the_increment_and_starts_the_other_clock() {
    let mut game = game(&clocked("10m+5s"));
    let at = |seconds: u64| At::ms(seconds * 1000);
    game.apply(&Event::new(Actor::Arbiter, arbiter_game::event::ArbiterAct::Start).at(at(0)))
        .unwrap();
    game.apply(&Event::new(Actor::White, ShorthandAct::san("e4")).at(at(20)))
        .unwrap();
    game.apply(&Event::new(Actor::Black, ShorthandAct::san("e5")).at(at(50)))
        .unwrap();
    let clocks = game.state().clocks.as_ref().unwrap();
    assert_eq!(
        [clocks.shows(Color::White), clocks.shows(Color::Black)],
        [585_000, 575_000]
    );
    assert_eq!(game.state().line.plies()[1].clocks, [585_000, 575_000]);
    assert_eq!(clocks.running(), Some(Color::White));
    assert_eq!(game.state().line.plies()[1].press, Some(1));
}

#[test]
fn what_cannot_have_happened_is_refused_and_changes_nothing() {
    let mut game = game(&clocked("10m"));
    play(&mut game, "e4");
    let before = game.state().clone();
    let touch = |square: &str| HandsAct::Remove {
        square: square.into(),
        hand: None,
    };
    let press = |by| Event::new(by, HandsAct::Press { hand: None });
    let place = HandsAct::Release {
        square: None,
        interrupted: false,
    };
    let refused = [
        (Event::new(Actor::White, touch("z9")), "unknown_square"),
        (Event::new(Actor::White, touch("e5")), "nothing_there"),
        (Event::new(Actor::White, place), "nothing_lifted"),
        (press(Actor::Spectator), "not_at_this_board"),
        (
            Event::new(Actor::Black, ShorthandAct::san("Qxz9")),
            "unknown_square",
        ),
    ];
    for (event, tag) in refused {
        assert_eq!(game.apply(&event).unwrap_err().tag(), tag);
        assert_eq!(game.state(), &before, "{tag}");
    }
    game.apply(&Event::new(Actor::Arbiter, arbiter_game::event::ArbiterAct::Stop).at(At::ms(5)))
        .unwrap();
    assert_eq!(
        game.apply(&press(Actor::Black)).unwrap_err().tag(),
        "clocks_stand"
    );
    let late = Event::new(Actor::Black, touch("e7")).at(At::ms(4));
    assert_eq!(game.apply(&late).unwrap_err().tag(), "time_backwards");
}

#[test]
fn deciding_changes_nothing_and_evolving_the_entries_gives_the_same_state() {
    let mut game = game(&clocked("5m+3s"));
    let mut other = game.state().clone();
    for text in ["e4", "e5", "Nf3", "Nc6", "e1g1"] {
        let by = Actor::from(game.state().line.now().turn());
        let event = Event::new(by, ShorthandAct::san(text));
        let answers = decide(game.state(), game.regime(), &event).unwrap();
        let entries = game.apply(&event).unwrap();
        let given: Vec<_> = entries.iter().flat_map(|entry| entry.answers.clone()).collect();
        assert_eq!(answers, given);
        for entry in &entries {
            evolve(&mut other, entry);
        }
        assert_eq!(&other, game.state(), "{text}");
    }
}
