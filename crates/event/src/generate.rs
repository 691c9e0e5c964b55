//! Random events: what `pairing` makes, as a sheet.

pub use arbiter_pairing::generate::Plan;
use arbiter_pairing::generate::{self, Made};

use crate::history::summed;
use crate::model::{Entrant, Event, Forbidden, VirtualPoints};

/// A random event by a plan; the same seed gives the same event.
///
/// ```
/// use arbiter_event::generate::{Plan, generate};
/// let event = generate(&Plan::plain(8, 3, 1));
/// assert_eq!((event.players.len(), event.paired_rounds()), (8, 3));
/// ```
#[must_use]
pub fn generate(plan: &Plan) -> Event {
    let mut event = sheet(generate::generate(plan));
    let sums: Vec<_> = event
        .players
        .iter()
        .map(|player| summed(&event, player, player.rounds.len()))
        .collect();
    for (player, sum) in event.players.iter_mut().zip(sums) {
        player.points = Some(sum);
    }
    event
}

fn sheet(made: Made) -> Event {
    let players = made.players.into_iter().map(|player| Entrant {
        number: player.number,
        sex: "m".to_owned(),
        name: format!("Player{:04}, Random", player.number),
        rating: Some(player.rating),
        federation: "FID".to_owned(),
        rounds: player.rounds,
        ..Entrant::default()
    });
    let accelerated = made.accelerated.iter().map(|one| VirtualPoints {
        points: one.points,
        match_points: None,
        rounds: one.rounds,
        numbers: one.numbers,
    });
    let forbidden = made.forbidden.into_iter().map(|one| Forbidden {
        rounds: one.rounds,
        numbers: one.numbers,
    });
    Event {
        rounds: Some(made.plan.rounds),
        initial_color: Some(made.initial),
        points: made.plan.points,
        system: Some(made.plan.rules.code().to_owned()),
        players: players.collect(),
        virtual_points: accelerated.collect(),
        forbidden: forbidden.collect(),
        ..Event::default()
    }
}
