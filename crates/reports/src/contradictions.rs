//! What a report that is refused says twice and differently.

use arbiter_event::check::{Difference, Kind};

use crate::trf::{Fault, FaultKind, Refused};

/// What a refused report contradicts itself in; `None` where it cannot be read at all.
#[must_use]
pub fn contradictions(refused: &Refused) -> Option<Vec<Difference>> {
    let one = |fault: &Fault| {
        let (round, expected, found) = match &fault.kind {
            FaultKind::Duplicate(number) => (0, "a number of its own".to_owned(), number.to_string()),
            FaultKind::UnknownPlayer(number) => (0, "a player of the event".to_owned(), number.to_string()),
            FaultKind::PlaysHimself(number) => (0, "another player".to_owned(), number.to_string()),
            FaultKind::OpponentsDisagree {
                player, named, round, ..
            } => (*round, player.to_string(), named.to_string()),
            FaultKind::ColorsDisagree {
                player,
                opponent,
                round,
            } => (
                *round,
                "two colours".to_owned(),
                format!("{player}, {opponent}: one colour"),
            ),
            FaultKind::ResultsDisagree {
                player,
                result,
                opponent,
                other,
                round,
            } => (
                *round,
                "results that fit".to_owned(),
                format!("{player} {result}, {opponent} {other}"),
            ),
            FaultKind::SecondBye { player, other, round } => {
                (*round, "one bye".to_owned(), format!("{other}, {player}"))
            }
            _ => return None,
        };
        Some(Difference {
            round,
            kind: Kind::Record,
            expected,
            found,
            reason: fault.to_string(),
        })
    };
    refused.0.iter().map(one).collect()
}
