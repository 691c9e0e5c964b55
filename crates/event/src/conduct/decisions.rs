//! What is decided for an event: forbidden pairs, points, tie-breaks.

use super::apply::{Done, all_rounds, expected, note, player};
use super::remark::fide_mode;
use super::teams::{number_of, of_teams};
use super::{Notice, Refusal};
use crate::model::{AbnormalPoints, Event, Forbidden};
use crate::points::Points;
use crate::system::System;
use crate::team::TeamSystem;

/// Whether the pairings of a round are made by score, so that two can be kept from meeting.
fn pairs_by_score(event: &Event) -> bool {
    matches!(
        System::of(event),
        None | Some(System::Dutch(_) | System::Team(TeamSystem::Swiss(_)))
    )
}

pub(super) fn forbid(event: &mut Event, players: &[u16], rounds: (u16, u16)) -> Done {
    if !pairs_by_score(event) {
        let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
        return Err(expected(
            "a Swiss: in a table everybody meets everybody, and brackets keep fellows apart",
            numbers.join(" "),
        ));
    }
    for &number in players {
        if of_teams(event) {
            number_of(event, number)?;
        } else {
            player(event, number)?;
        }
    }
    if players.len() < 2 {
        return Err(expected("two players at least", players.len().to_string()));
    }
    if event.paired_rounds() > 0 && fide_mode(event) {
        return Err(Refusal::FideMode);
    }
    if rounds.0 == 0 || rounds.0 > rounds.1 {
        return Err(Refusal::Round {
            found: rounds.0,
            from: 1,
            to: rounds.1,
        });
    }
    event.forbidden.push(Forbidden {
        rounds,
        numbers: players.to_vec(),
    });
    Ok(Vec::new())
}

pub(super) fn penalty(event: &mut Event, number: u16, points: Points, round: u16, reason: &str) -> Done {
    player(event, number)?;
    let last = all_rounds(event).unwrap_or(99);
    if !(1..=last).contains(&round) {
        return Err(Refusal::Round {
            found: round,
            from: 1,
            to: last,
        });
    }
    event.abnormal.push(AbnormalPoints {
        mark: None,
        match_points: String::new(),
        points,
        round,
        numbers: vec![number],
    });
    note(
        event,
        format!("{number}: {points} points in round {round}: {reason}"),
    );
    Ok(vec![Notice::Points {
        player: number,
        points,
    }])
}

pub(super) fn tiebreaks(event: &mut Event, list: &[String]) -> Vec<Notice> {
    let old = event.tiebreaks.join(",");
    let late = event.paired_rounds() > 0;
    event.tiebreaks = list.to_vec();
    if !late {
        return Vec::new();
    }
    let done = event.paired_rounds();
    note(
        event,
        format!("tie-breaks changed after round {done}; before: {old}"),
    );
    vec![Notice::TiebreaksChanged(old)]
}
