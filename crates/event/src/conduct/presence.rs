//! Who is absent, and who leaves.

use super::act::ByeKind;
use super::apply::{Done, all_rounds, note, player};
use super::remark::{Remark, withdrawn};
use super::teams::{absent_team, number_of, of_teams};
use super::{Notice, Refusal};
use crate::berger::{completed, counts, scheduled};
use crate::dutch::absence;
use crate::model::{AnnouncedBye, Event, Mark};
use crate::regulations::Figures;
use crate::system::System;

/// A bye announced for a round.
pub(super) fn away(event: &mut Event, player: u16, round: u16, mark: Mark) {
    let same = |bye: &&mut AnnouncedBye| bye.round == round && bye.mark == mark;
    match event.byes.iter_mut().find(same) {
        Some(bye) if bye.numbers.contains(&player) => {}
        Some(bye) => bye.numbers.push(player),
        None => event.byes.push(AnnouncedBye {
            mark,
            round,
            numbers: vec![player],
        }),
    }
}

/// A round that is not paired yet.
pub(super) fn to_come(event: &Event, round: u16) -> Result<(), Refusal> {
    let done = event.paired_rounds() as u16;
    let last = all_rounds(event).unwrap_or(99);
    if (done + 1..=last).contains(&round) {
        return Ok(());
    }
    Err(Refusal::Round {
        found: round,
        from: done + 1,
        to: last,
    })
}

pub(super) fn bye(event: &mut Event, number: u16, round: u16, kind: ByeKind) -> Done {
    if of_teams(event) {
        to_come(event, round)?;
        return absent_team(event, number, round, kind);
    }
    let at = player(event, number)?;
    to_come(event, round)?;
    if absence(event, &event.players[at], round.into()).is_some() {
        return Err(Refusal::Absent(number));
    }
    let mut notices = Vec::new();
    let cells = event.players[at].rounds.iter().flatten();
    let halves = cells.filter(|cell| cell.mark == Mark::HalfBye).count()
        + event
            .byes
            .iter()
            .filter(|bye| bye.mark == Mark::HalfBye && bye.numbers.contains(&number))
            .count();
    match kind {
        ByeKind::Half if halves > 0 => notices.push(Notice::SecondHalfBye(number)),
        ByeKind::Full => {
            notices.push(Notice::FullPointBye(number));
            note(event, format!("full-point bye for {number} in round {round}"));
        }
        _ => {}
    }
    away(event, number, round, kind.mark());
    Ok(notices)
}

pub(super) fn withdraw(event: &mut Event, number: u16, from: u16, reason: Option<&str>) -> Done {
    let teams = of_teams(event);
    let at = if teams {
        number_of(event, number)?
    } else {
        player(event, number)?
    };
    to_come(event, from)?;
    if withdrawn(event, number).is_some() {
        return Err(Refusal::Absent(number));
    }
    let last = all_rounds(event).unwrap_or(from);
    for bye in &mut event.byes {
        if bye.round >= from {
            bye.numbers.retain(|&one| one != number);
        }
    }
    event.byes.retain(|bye| !bye.numbers.is_empty());
    for round in from..=last {
        away(event, number, round, Mark::ZeroBye);
    }
    let remark = Remark::Withdrawn { player: number, from };
    event.kept.push(remark.kept());
    if let Some(reason) = reason {
        note(event, format!("{number} left: {reason}"));
    }
    let Some(System::Berger(berger)) = System::of(event).filter(|_| !teams) else {
        return Ok(Vec::new()); // 11(g) leaves open which paragraph holds for teams
    };
    let (games, of) = (completed(&event.players[at]), scheduled(berger));
    Ok(vec![if counts(games, of, &Figures::of_tournaments()) {
        Notice::ResultsStand {
            player: number,
            games,
            of,
        }
    } else {
        Notice::CountsForNobody {
            player: number,
            games,
            of,
        }
    }])
}
