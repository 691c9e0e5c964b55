//! What an event asks of a pairing: its entrants, their rounds and what was wished, as a field.

use arbiter_pairing::{Cell, Color, Contestant, Field, Mark, Past};

use crate::history::{History, cell, worth};
use crate::kin::kin;
use crate::model::{Entrant, Event};

/// The field of a round, from the rounds before it; what the event says of later rounds is not looked at.
///
/// ```
/// use arbiter_event::{field::field, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(8, 3, 1));
/// let field = field(&event, 3);
/// assert_eq!((field.round, field.players[0].past.len()), (3, 2));
/// ```
#[must_use]
pub fn field(event: &Event, round: usize) -> Field {
    let history = History::new(event, round.saturating_sub(1));
    let contestant = |(at, player): (usize, &Entrant)| Contestant {
        number: player.number,
        away: absence(event, player, round),
        score: history.pairing_score(at, round.max(1)),
        past: (1..round)
            .map(|past| Past {
                cell: cell(player, past),
                worth: worth(event, player, past),
                score: history.pairing_score(at, past),
            })
            .collect(),
    };
    let here = |rounds: (u16, u16)| (usize::from(rounds.0)..=usize::from(rounds.1)).contains(&round);
    let forbidden = event.forbidden.iter().filter(|one| here(one.rounds));
    Field {
        round: round.max(1),
        rounds: event.rounds.map(usize::from),
        initial: initial_color(event),
        points: event.points,
        players: event.players.iter().enumerate().map(contestant).collect(),
        forbidden: forbidden.map(|one| one.numbers.clone()).collect(),
        kin: kin(event, round),
    }
}

/// Why a player is not to be paired in a round.
#[must_use]
pub fn absence(event: &Event, player: &Entrant, round: usize) -> Option<Mark> {
    if let Some(cell) = player.round(round) {
        return (!cell.paired()).then_some(cell.mark);
    }
    let mut here = event.byes.iter().filter(|bye| usize::from(bye.round) == round);
    here.find(|bye| bye.numbers.contains(&player.number))
        .map(|bye| bye.mark)
}

/// The initial colour: as recorded, or as the first round with colours shows it.
#[must_use]
pub fn initial_color(event: &Event) -> Option<Color> {
    if event.initial_color.is_some() {
        return event.initial_color;
    }
    let rounds = event
        .players
        .iter()
        .map(|player| player.rounds.len())
        .max()
        .unwrap_or(0);
    (1..=rounds).find_map(|round| {
        let mut odd = false;
        event.players.iter().find_map(|player| {
            odd ^= player.rounds.iter().take(round).flatten().any(Cell::paired);
            let color = player.round(round).filter(|cell| cell.opponent != 0)?.color?;
            Some(if odd { color } else { !color })
        })
    })
}
