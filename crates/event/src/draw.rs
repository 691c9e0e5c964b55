//! The draw: starting ranks and the initial colour by strength or by lots, the same again for everybody who knows the secret.

use core::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::model::Event;
use crate::ranks::{by_strength, method};
use crate::system::{System, TeamSystem};
use crate::team::{Team, Teams, teams};
use crate::words::Form;
use arbiter_pairing::Color;
use arbiter_pairing::lots::Lots;
pub use arbiter_pairing::lots::commitment;
use arbiter_pairing::varma::{Asks, Draw, Drawer, Drawn};

/// How starting ranks are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum DrawMethod {
    /// By rating, title and name (C.04.2, 2); the lots give the initial colour only.
    Strength,
    /// Every number by lots.
    Lots,
    /// By the Varma tables, federations with most players first.
    Restricted,
    /// The same with 11 and 12 exchanged in the table for 12 players.
    RestrictedRepaired,
    /// Drawn by people and typed in.
    Hand,
}

/// Why lots cannot be drawn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DrawProblem {
    /// Nobody has entered.
    #[error("nobody has entered yet")]
    Nobody,
    /// The Varma tables are for 9 to 24 players.
    #[error("the restricted draw is for 9 to 24 players, here are {0}")]
    NoTable(usize),
    /// No large envelope has enough numbers for a federation: the arbiter says from which it draws.
    #[error(
        "no envelope has enough numbers for {federation}; envelopes with numbers left, the fullest first: {envelopes:?}"
    )]
    NoEnvelope {
        /// The federation.
        federation: String,
        /// Envelopes with numbers left.
        envelopes: Vec<char>,
    },
    /// Nothing is drawn by lots where people draw.
    #[error("what people drew is typed in, not drawn")]
    ByHand,
}

/// The numbers so far in the order of the new ones, and the initial colour where a system has one. `fill`: where no envelope has
/// enough numbers, the fullest is taken and the next follows.
pub(crate) fn drawn_order(
    event: &Event,
    method: DrawMethod,
    secret: &str,
    fill: bool,
) -> Result<(Vec<u16>, Option<Color>), DrawProblem> {
    if event.players.is_empty() {
        return Err(DrawProblem::Nobody);
    }
    let mut lots = Lots::new(secret);
    let of_teams = of_teams(event);
    let numbers: Vec<u16> = if of_teams {
        teams(event).iter().map(|team| team.number).collect()
    } else {
        event.players.iter().map(|player| player.number).collect()
    };
    let order = match method {
        DrawMethod::Strength if of_teams => teams_by_strength(event),
        DrawMethod::Restricted | DrawMethod::RestrictedRepaired if of_teams => {
            return Err(DrawProblem::NoTable(numbers.len()));
        }
        DrawMethod::Strength => by_strength(event),
        DrawMethod::Lots => lots.shuffled(&numbers),
        DrawMethod::Restricted | DrawMethod::RestrictedRepaired => {
            restricted(event, method == DrawMethod::RestrictedRepaired, &mut lots, fill)?
        }
        DrawMethod::Hand => return Err(DrawProblem::ByHand),
    };
    let swiss = match System::of(event) {
        Some(System::Berger(_) | System::Scheveningen { .. }) => false,
        Some(System::Team(system)) => matches!(system, TeamSystem::Swiss(_)),
        _ => true,
    };
    let colour = swiss.then(|| {
        if lots.below(2) == 0 {
            Color::White
        } else {
            Color::Black
        }
    });
    Ok((order, colour))
}

/// Whether matches of teams are paired here.
fn of_teams(event: &Event) -> bool {
    let form = event.beside.form == Some(Form::Teams);
    matches!(System::of(event), Some(System::Team(_))) || form && Teams::named(event)
}

/// The average rating of the players on the boards; who is unrated counts for nothing.
fn strength(event: &Event, team: &Team, boards: usize) -> Option<u16> {
    let method = method(event);
    let ratings: Vec<u32> = team
        .members
        .iter()
        .take(boards)
        .filter_map(|&member| {
            let player = event.player(member)?;
            method.of(player.rating, player.national_rating()).map(u32::from)
        })
        .collect();
    let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    u16::try_from((2 * ratings.iter().sum::<u32>() + count) / (2 * count)).ok()
}

/// Teams by the average rating of their boards, then by name.
fn teams_by_strength(event: &Event) -> Vec<u16> {
    let boards = Teams::of(event).map_or(0, |built| built.boards);
    let mut list = teams(event);
    list.sort_by_cached_key(|team| {
        let strength = strength(event, team, boards).unwrap_or(0);
        (Reverse(strength), team.name.to_lowercase(), team.number)
    });
    list.iter().map(|team| team.number).collect()
}

/// Who draws in a restricted draw: everybody, by federation; the number so far makes equal names differ.
fn restricted(event: &Event, repaired: bool, lots: &mut Lots, fill: bool) -> Result<Vec<u16>, DrawProblem> {
    let count = event.players.len();
    let drawers = drawers(event);
    let names = drawers.iter().map(|(drawer, _)| drawer.clone()).collect();
    let mut draw = Draw::new(names, repaired).map_err(|_| DrawProblem::NoTable(count))?;
    loop {
        match draw.by_lots(lots) {
            Asks::NoEnvelope { from, .. } if fill && !from.is_empty() => {
                let taken = draw.answer(Drawn::Envelope(from[0]));
                debug_assert!(taken.is_ok(), "one of the envelopes on offer");
            }
            Asks::NoEnvelope { drawer, from } => {
                return Err(DrawProblem::NoEnvelope {
                    federation: drawer.federation,
                    envelopes: from,
                });
            }
            _ => break,
        }
    }
    let mut given = draw.given().to_vec();
    given.sort_by_key(|(_, number)| *number);
    let of = |drawer: &Drawer| drawers.iter().find(|(one, _)| one == drawer).map(|one| one.1);
    Ok(given.iter().filter_map(|(drawer, _)| of(drawer)).collect())
}

/// Those who draw, with their numbers so far.
pub(crate) fn drawers(event: &Event) -> Vec<(Drawer, u16)> {
    let drawer = |player: &crate::Entrant| Drawer {
        federation: player.federation.trim().to_owned(),
        name: format!("{} ({})", player.name.trim(), player.number),
    };
    event
        .players
        .iter()
        .map(|player| (drawer(player), player.number))
        .collect()
}
