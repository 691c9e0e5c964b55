//! Rounds paired and results entered.

use std::collections::BTreeSet;

use super::act::Paired;
use super::apply::{Done, all_rounds, note, player, set, swiss};
use super::remark::withdrawn;
use super::teams::{of_teams, pair_teams};
use super::{Notice, Outcome, Refusal};
use crate::dutch::absence;
use crate::model::{Cell, Color, Entrant, Event, Mark};
use crate::regulations::Figures;

pub(super) fn pair(event: &mut Event, paired: &Paired) -> Done {
    let done = event.paired_rounds() as u16;
    let last = all_rounds(event).unwrap_or(99);
    if paired.round != done + 1 || paired.round > last {
        return Err(Refusal::Round {
            found: paired.round,
            from: done + 1,
            to: last.min(done + 1),
        });
    }
    if of_teams(event) {
        let notices = unfinished(event);
        pair_teams(event, paired)?;
        hand_made(event, paired);
        return Ok(notices);
    }
    let table = !swiss(event);
    let named = paired.pairs.iter().flat_map(|&(one, two)| [one, two]);
    let mut seen = BTreeSet::new();
    for number in named.chain(paired.bye) {
        let at = player(event, number)?;
        if !seen.insert(number) {
            return Err(Refusal::NotOnce(number));
        }
        if !table && absence(event, &event.players[at], paired.round.into()).is_some() {
            return Err(Refusal::Absent(number));
        }
    }
    let present = |player: &Entrant| absence(event, player, paired.round.into()).is_none();
    if let Some(player) = event
        .players
        .iter()
        .find(|player| !table && !seen.contains(&player.number) && present(player))
    {
        return Err(Refusal::NotOnce(player.number));
    }
    let notices = unfinished(event);
    event.rounds = event.rounds.or_else(|| all_rounds(event));
    for at in 0..event.players.len() {
        let number = event.players[at].number;
        if seen.contains(&number) {
            continue;
        }
        let mark = absence(event, &event.players[at], paired.round.into()).unwrap_or(Mark::ZeroBye);
        set(event, at, paired.round, Cell::bye(mark));
    }
    for &(white, black) in &paired.pairs {
        board(event, paired.round, white, black)?;
    }
    if let Some(bye) = paired.bye {
        let at = player(event, bye)?;
        set(event, at, paired.round, Cell::bye(Mark::PairingBye));
    }
    for bye in &mut event.byes {
        if bye.round == paired.round {
            bye.numbers.clear();
        }
    }
    event.byes.retain(|bye| !bye.numbers.is_empty());
    hand_made(event, paired);
    Ok(notices)
}

/// A person paired: the report tells why.
fn hand_made(event: &mut Event, paired: &Paired) {
    if paired.rules.is_none() {
        let reason = paired.reason.as_deref().unwrap_or("no reason given");
        note(event, format!("round {} paired by hand: {reason}", paired.round));
    }
}

/// A game to be played, or forfeited by who is absent from a round robin.
fn board(event: &mut Event, round: u16, white: u16, black: u16) -> Result<(), Refusal> {
    let (one, two) = (player(event, white)?, player(event, black)?);
    let away = [one, two].map(|at| {
        let player = &event.players[at];
        let left = withdrawn(event, player.number).is_some_and(|from| from <= round);
        left || absence(event, player, round.into()).is_some()
    });
    let marks = match away {
        [false, false] => [Mark::Open, Mark::Open],
        [true, false] => [Mark::ForfeitLoss, Mark::ForfeitWin],
        [false, true] => [Mark::ForfeitWin, Mark::ForfeitLoss],
        [true, true] => [Mark::ForfeitLoss, Mark::ForfeitLoss],
    };
    let sides = [(one, black, Color::White), (two, white, Color::Black)];
    for ((at, opponent, color), mark) in sides.into_iter().zip(marks) {
        let cell = Cell {
            opponent,
            color: Some(color),
            mark,
        };
        set(event, at, round, cell);
    }
    Ok(())
}

fn unfinished(event: &Event) -> Vec<Notice> {
    let games = |round: usize| {
        let open = event
            .players
            .iter()
            .filter_map(|player| player.round(round))
            .filter(|cell| cell.mark == Mark::Open);
        open.count() / 2
    };
    (1..=event.paired_rounds())
        .map(|round| (round, games(round)))
        .filter(|&(_, games)| games > 0)
        .map(|(round, games)| Notice::Adjourned { round, games })
        .collect()
}

pub(super) fn set_result(
    event: &mut Event,
    round: u16,
    (white, black): (u16, u16),
    result: Outcome,
    excused: Option<bool>,
) -> Done {
    let (one, two) = (player(event, white)?, player(event, black)?);
    let here = |at: usize, opponent: u16, color: Color| {
        let cell = event.players[at].round(round.into());
        cell.filter(|cell| cell.opponent == opponent && cell.color == Some(color))
    };
    let (Some(first), Some(second)) = (here(one, black, Color::White), here(two, white, Color::Black)) else {
        return Err(Refusal::NoGame { white, black, round });
    };
    let old = Outcome {
        white: first.mark,
        black: second.mark,
    };
    let mut notices = Vec::new();
    if !old.open() && old != result {
        notices.push(Notice::Changed {
            white,
            black,
            round,
            old,
        });
    }
    if usize::from(round) < event.paired_rounds() && old.open() && result.decisive() {
        notices.push(Notice::DecidedLate { round });
        note(
            event,
            format!("round {round}, {white}-{black}: adjourned, decided later as {result}"),
        );
    }
    let marks = [(one, first, result.white), (two, second, result.black)];
    for (at, cell, mark) in marks {
        set(event, at, round, Cell { mark, ..cell });
    }
    for (at, mark) in [(one, result.white), (two, result.black)] {
        if mark == Mark::ForfeitLoss {
            notices.extend(defaulted(&event.players[at], excused));
        }
    }
    Ok(notices)
}

/// Tournament Rules 11(a), (b).
fn defaulted(player: &Entrant, excused: Option<bool>) -> Vec<Notice> {
    let forfeits = player
        .rounds
        .iter()
        .flatten()
        .filter(|cell| cell.mark == Mark::ForfeitLoss)
        .count();
    let figures = Figures::of_tournaments();
    let first = match excused {
        _ if figures.unexcused.is_none() => None,
        None => Some(Notice::Excused(player.number)),
        Some(false) => Some(Notice::Excluded(player.number)),
        Some(true) => None,
    };
    let expelled = figures.forfeits.is_some_and(|most| forfeits >= most as usize);
    let expelled = expelled.then_some(Notice::ThreeForfeits(player.number));
    first.into_iter().chain(expelled).collect()
}
