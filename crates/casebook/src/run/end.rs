//! How a game stands at a point of a case.

use arbiter_game::event::{Actor, ArbiterAct, Decided, Event};
use arbiter_game::rules::answer::{GameResult, Proposal, QuestionId};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::variants::{Asked, BoardLetter};
use arbiter_game::{Game, moves_left};
use serde_json::{Value, json};

use crate::time;

/// How it stands, as the output writes it.
pub fn end(game: &Game) -> Value {
    let state = game.state();
    let over = state.end.as_ref();
    let asked = state.question(QuestionId::OpponentsScore).is_some();
    let result = over.filter(|_| !asked).map_or(GameResult::Open, |end| end.result);
    let since = over.map(|end| json!({ "ply": end.since.ply, "at": time::write_instant(end.since.at) }));
    let shown = proposed(game);
    let clocks = shown.state().clocks.as_ref();
    json!({
        "result": result,
        "score": over.filter(|_| !asked).map(|end| end.score),
        "reason": over.map(|end| end.reason),
        "since": since,
        "fen": position(game),
        "clocks": clocks.map(|clocks| both(|of| clocks.shows(of).into())),
        "counters": clocks.map(|clocks| both(|of| clocks.counter(of).into())),
        "duty": bound(game),
    })
}

fn both(of: impl Fn(Color) -> Value) -> Value {
    json!({ "white": of(Color::White), "black": of(Color::Black) })
}

/// The position after the last move made; in a match those of both boards.
pub fn position(game: &Game) -> String {
    let fen = |letter| game.turned_to(letter).state().line.now().to_fen();
    match game.letter() {
        None => game.state().line.now().to_fen(),
        Some(_) => BoardLetter::ALL.map(fen).join(" | "),
    }
}

/// The legal moves left to the player who has the move, whether or not anybody has said so.
pub fn duty(game: &Game) -> Vec<String> {
    let left = moves_left(game.state(), game.regime()).unwrap_or_default();
    left.iter().map(Asked::to_string).collect()
}

/// The same, or nothing where every legal move is left.
fn bound(game: &Game) -> Option<Vec<String>> {
    let left = moves_left(game.state(), game.regime())?;
    let all = game
        .state()
        .line
        .now()
        .legal_moves()
        .map_or(0, |moves| moves.len());
    (left.len() < all).then(|| duty(game))
}

/// The game with the proposals of its open questions taken as answered.
fn proposed(game: &Game) -> Game {
    let mut game = game.clone();
    for question in game.state().questions.clone() {
        let answer = match question.proposal {
            Some(Proposal::Choice(word)) => word.as_str().to_owned(),
            Some(Proposal::Clocks { .. }) => "proposal".into(),
            None => continue,
        };
        let decided = Event::new(
            Actor::Arbiter,
            ArbiterAct::Decide(Decided::plain(question.id, answer)),
        );
        // Where the answer is refused the displays are what they are.
        drop(game.apply(&decided.at(game.state().at)));
    }
    game
}
