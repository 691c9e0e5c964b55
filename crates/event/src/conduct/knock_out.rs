//! What is settled before a knock-out, its groups, and whom a person lets through.

use super::Refusal;
use super::apply::{Done, expected, note, player};
use super::numbering::drawn;
use super::remark::{Remark, remarks};
use super::settle::{questions, setting};
use crate::knockout::{self, Bracket, Plan};
use crate::lots::Lots;
use crate::model::{Entrant, Event, Kept};

/// Answers a question of the regulations; an answer before the draw replaces an earlier one.
pub(super) fn settle(event: &mut Event, key: &str, value: &str) -> Done {
    let value = value.trim();
    let asked = questions(event).into_iter().find(|question| question.key == key);
    let Some(question) = asked else {
        return Err(expected("a question of this event", key));
    };
    if drawn(event) {
        return Err(Refusal::Drawn(event.paired_rounds()));
    }
    if !question.answers.allow(value) {
        return Err(Refusal::Answer {
            key: question.key,
            answers: question.answers,
            found: value.to_owned(),
        });
    }
    let points = value.parse().ok();
    match (key, points) {
        ("win", Some(points)) => (event.points.win, event.points.bye) = (points, points),
        ("loss", Some(points)) => event.points.loss = points,
        _ => {}
    }
    let same = |kept: &Kept| matches!(Remark::of(kept), Some(Remark::Setting { key: set, .. }) if set == key);
    event.kept.retain(|kept| !same(kept));
    let (key, value) = (key.to_owned(), value.to_owned());
    event.kept.push(Remark::Setting { key, value }.kept());
    Ok(Vec::new())
}

/// Only of two whom the knock-out waits for.
pub(super) fn through(event: &mut Event, winner: u16, loser: u16, reason: &str) -> Done {
    player(event, winner)?;
    player(event, loser)?;
    let bracket = Plan::of(event).map(|plan| Bracket::new(event, &plan, event.paired_rounds()));
    let level = bracket.is_some_and(|bracket| {
        let both = |level: &Vec<u16>| level.contains(&winner) && level.contains(&loser);
        winner != loser && bracket.level.iter().any(both)
    });
    if !level {
        return Err(Refusal::NotLevel(winner, loser));
    }
    event.kept.push(Remark::Through { winner, loser }.kept());
    note(event, format!("{winner} goes on, {loser} does not: {reason}"));
    Ok(Vec::new())
}

/// The groups of a knock-out that begins with groups: by lots, schools and clubs apart, or federations where these are protected. Where people drew, the numbers tell.
pub(super) fn group(event: &mut Event, secret: Option<&str>) {
    let wished = Plan::of(event)
        .and_then(|plan| plan.groups)
        .map(|_| setting(event, "group-size"));
    let (Some(wished), Some(secret)) = (wished, secret) else {
        return;
    };
    let wished = wished.and_then(|size| size.parse().ok()).unwrap_or(4);
    let clubs: Vec<(u16, String)> = remarks(event)
        .filter_map(|remark| match remark {
            Remark::Club { player, name } => Some((player, name)),
            _ => None,
        })
        .collect();
    let club = |number: u16| {
        let found = clubs.iter().find(|one| one.0 == number);
        found.map_or("", |one| one.1.as_str())
    };
    let by_federation = setting(event, "protect").as_deref() == Some("federation");
    let bond = |player: &Entrant| {
        if by_federation {
            player.federation.trim().to_uppercase()
        } else {
            club(player.number).to_owned()
        }
    };
    let bonds: Vec<(u16, String)> = event
        .players
        .iter()
        .map(|player| (player.number, bond(player)))
        .collect();
    let players: Vec<(u16, &str)> = bonds
        .iter()
        .map(|(number, bond)| (*number, bond.as_str()))
        .collect();
    let sizes = knockout::sizes(players.len(), wished);
    let groups = knockout::drawn(&players, &sizes, &mut Lots::new(&format!("{secret}:groups")));
    for (at, players) in groups.into_iter().enumerate() {
        let letter = |at: usize| char::from(b'A' + (at % 26) as u8).to_string();
        let name = letter(at).repeat(1 + at / 26);
        event.kept.push(Remark::Group { name, players }.kept());
    }
}
