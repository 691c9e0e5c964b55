//! The order of boards by C.04.2, 3.6.

use core::cmp::Reverse;

use arbiter_pairing::{Color, Mark};

use crate::history::History;
use crate::model::Event;

/// White and Black of a round: by the score of the higher ranked player, then both scores together, then the higher ranked
/// player's number.
pub(crate) fn by_score(event: &Event, round: usize) -> Vec<(u16, u16)> {
    if round == 0 {
        return Vec::new();
    }
    let mut found = Vec::new();
    let history = History::new(event, round);
    let place = |number: u16| {
        event
            .players
            .binary_search_by_key(&number, |player| player.number)
    };
    for (at, player) in event.players.iter().enumerate() {
        let Some(cell) = player.round(round).filter(|cell| cell.opponent > player.number) else {
            continue;
        };
        let Ok(other) = place(cell.opponent) else { continue };
        let pair = match cell.color {
            Some(Color::Black) => (cell.opponent, player.number),
            _ => (player.number, cell.opponent),
        };
        let scores = (
            history.pairing_score(at, round),
            history.pairing_score(other, round),
        );
        let higher = if scores.0 >= scores.1 {
            player.number
        } else {
            cell.opponent
        };
        let key = (
            Reverse(scores.0.max(scores.1)),
            Reverse(scores.0 + scores.1),
            higher,
        );
        found.push((key, pair));
    }
    found.sort_unstable();
    found.into_iter().map(|board| board.1).collect()
}

/// Those of some games that are not decided.
pub(crate) fn open(event: &Event, round: usize, games: Vec<(u16, u16)>) -> Vec<(usize, u16, u16)> {
    let open = |white: u16| {
        let cell = event.player(white).and_then(|player| player.round(round));
        cell.is_some_and(|cell| cell.mark == Mark::Open)
    };
    let games = games.into_iter().filter(|game| open(game.0));
    games.map(|(white, black)| (round, white, black)).collect()
}
