//! The boards of a round that is paired: their order by C.04.2, 3.6, or that of the Berger table.

use core::cmp::Reverse;

use crate::history::History;
use crate::model::Event;
use crate::system::System;
use crate::team::matches;
use arbiter_pairing::Color;
use arbiter_pairing::berger::Berger;

/// White and Black of each board of a round.
///
/// By the score of the higher ranked player, then both scores together, then the higher ranked player's number; a round
/// robin has the order of its table.
///
/// ```
/// use arbiter_event::{conduct::boards, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// assert_eq!(boards(&event, 1)[0], (1, 4));
/// assert_eq!(boards(&event, 3), []);
/// ```
#[must_use]
pub fn boards(event: &Event, round: usize) -> Vec<(u16, u16)> {
    if round == 0 {
        return Vec::new();
    }
    if let Some(System::Team(_)) = System::of(event) {
        let games = matches(event, round).into_iter().flat_map(|one| one.games);
        return games.filter(|&(white, black)| white != 0 && black != 0).collect();
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
    let pairs: Vec<(u16, u16)> = found.into_iter().map(|board| board.1).collect();
    match System::of(event) {
        Some(System::Berger(berger)) => by_table(event, berger, round, pairs),
        _ => pairs,
    }
}

fn by_table(event: &Event, berger: Berger, round: usize, mut pairs: Vec<(u16, u16)>) -> Vec<(u16, u16)> {
    let numbers: Vec<u16> = event.players.iter().map(|player| player.number).collect();
    let table = berger.pairs(&numbers, round).games;
    let same = |one: &(u16, u16), two: &(u16, u16)| *one == *two || (one.1, one.0) == *two;
    let at = |pair: &(u16, u16)| table.iter().position(|game| same(game, pair));
    pairs.sort_by_key(|pair| at(pair).unwrap_or(usize::MAX));
    pairs
}
