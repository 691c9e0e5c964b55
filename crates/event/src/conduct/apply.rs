//! Acts carried out on an event, or refused before anything changes.

use std::collections::BTreeSet;

use super::act::{Act, ByeKind, EntryForm, Paired};
use super::admit::{admitted, age_group, ages, erase_births};
use super::knock_out::{settle, through};
use super::numbering::{draw, drawn, publish};
use super::numbers::{renumber, strength};
use super::remark::{Remark, fide_mode, withdrawn};
use super::settle::FORMS;
use super::{Notice, Outcome, Refusal};
use crate::dutch::absence;
use crate::knockout::Plan;
use crate::model::{AbnormalPoints, AnnouncedBye, Cell, Color, Entrant, Event, Forbidden, Kept, Mark};
use crate::points::Points;
use crate::system::System;

/// What an act's being carried out tells.
pub(super) type Done = Result<Vec<Notice>, Refusal>;

/// Carries out an act.
///
/// # Errors
/// [`Refusal`]; the event is then as it was.
///
/// ```
/// use arbiter_event::{conduct::{apply, Act, Refusal}, trf};
/// let mut event = trf::read(b"142 3\n001    1      One\n").unwrap().event;
/// assert_eq!(apply(&mut event, &Act::enter("Two", Some(1500))), Ok(vec![]));
/// assert_eq!(apply(&mut event, &Act::enter("", None)), Err(Refusal::NoName));
/// assert_eq!(event.players.len(), 2);
/// ```
pub fn apply(event: &mut Event, act: &Act) -> Done {
    match act {
        Act::Announce { .. } => announce(event, act),
        Act::Enter { player, from } => enter(event, player, *from),
        Act::Publish { commitment } => publish(event, commitment),
        Act::Draw {
            order,
            colour,
            secret,
            ..
        } => draw(event, order, *colour, secret.as_deref()),
        Act::Pair(paired) => pair(event, paired),
        Act::Result {
            round,
            white,
            black,
            result,
            excused,
            comment,
        } => {
            let notices = set_result(event, *round, (*white, *black), *result, *excused)?;
            if let Some(comment) = comment {
                note(event, format!("round {round}, {white}-{black}: {comment}"));
            }
            Ok(notices)
        }
        Act::Bye { player, round, kind } => bye(event, *player, *round, *kind),
        Act::Withdraw { player, from, reason } => withdraw(event, *player, *from, reason.as_deref()),
        Act::Forbid { players, rounds } => forbid(event, players, *rounds),
        Act::Penalty {
            player,
            points,
            round,
            reason,
        } => penalty(event, *player, *points, *round, reason),
        Act::Ages { group } => ages(event, group),
        Act::Seen { player: who, again } => {
            player(event, *who)?;
            let (player, again) = (*who, *again);
            event.kept.push(Remark::Seen { player, again }.kept());
            Ok(Vec::new())
        }
        Act::EraseBirths => erase_births(event),
        Act::Settle { key, value } => settle(event, key, value),
        Act::Through {
            winner,
            loser,
            reason,
        } => through(event, *winner, *loser, reason),
        Act::Tiebreaks { list } => Ok(tiebreaks(event, list)),
        Act::LeaveFideMode { reason } => {
            if !fide_mode(event) {
                return Err(Refusal::LeftAlready);
            }
            let round = event.paired_rounds() + 1;
            let told = format!("before round {round}: {reason}");
            event.kept.push(Remark::FideModeLeft(told).kept());
            Ok(Vec::new())
        }
    }
}

pub(super) fn note(event: &mut Event, text: String) {
    event.kept.push(Remark::Note(text).kept());
}

pub(super) fn expected(expected: &'static str, found: impl Into<String>) -> Refusal {
    let found = found.into();
    Refusal::Expected { expected, found }
}

fn announce(event: &mut Event, act: &Act) -> Done {
    let Act::Announce {
        name,
        rounds,
        system,
        tiebreaks,
        points,
        records,
        form,
    } = act
    else {
        return Err(Refusal::Announcement);
    };
    if let Some(rounds) = rounds.filter(|rounds| !(1..=99).contains(rounds)) {
        return Err(Refusal::Rounds(rounds));
    }
    let texts = [
        "022", "032", "042", "052", "092", "102", "112", "122", "132", "222",
    ];
    if let Some((code, _)) = records.iter().find(|(code, _)| !texts.contains(&code.as_str())) {
        return Err(expected("a text record such as 022, 042 or 102", code));
    }
    let mut worth = event.points;
    for &(letter, value) in points {
        worth
            .set(letter, value)
            .ok_or_else(|| expected("a letter of record 162", letter))?;
    }
    let kept = |code: &str, text: &str| Kept {
        code: code.to_owned(),
        text: text.split_whitespace().collect::<Vec<_>>().join(" "),
    };
    event.kept.push(kept("012", name));
    event
        .kept
        .extend(records.iter().map(|(code, text)| kept(code, text)));
    if let Some(form) = form {
        if !FORMS.contains(&form.as_str()) {
            return Err(expected("a form of knock-out: plain, groups or school-cup", form));
        }
        let (key, value) = ("form".to_owned(), form.clone());
        event.kept.push(Remark::Setting { key, value }.kept());
        if form == "school-cup" {
            let _ = worth.set('D', Points::whole(1)); // 5.4; a win and a loss are the organiser's to say
        }
    }
    event.points = worth;
    event.rounds = *rounds;
    event.system.clone_from(system);
    event.tiebreaks.clone_from(tiebreaks);
    Ok(Vec::new())
}

/// Whether everybody who is there is paired in every round, as in a Swiss and unlike a table or a bracket.
fn swiss(event: &Event) -> bool {
    !matches!(System::of(event), Some(System::Berger(_) | System::Knockout))
}

fn enter(event: &mut Event, form: &EntryForm, from: Option<u16>) -> Done {
    let name = form.name.trim();
    if name.is_empty() {
        return Err(Refusal::NoName);
    }
    let same = |player: &&Entrant| {
        let id = form.fide_id.trim();
        let same_id = !id.is_empty() && id != "0" && player.fide_id.trim() == id;
        same_id || player.name.trim() == name && player.birth.trim() == form.birth.trim()
    };
    if let Some(player) = event.players.iter().find(same) {
        let name = name.to_owned();
        let number = player.number;
        return Err(Refusal::EnteredTwice { name, number });
    }
    let notices = match age_group(event) {
        Some(group) => admitted(&group, name, &form.birth)?,
        None => Vec::new(),
    };
    let number = event.players.last().map_or(1, |player| player.number + 1);
    if number > 9999 {
        return Err(Refusal::TooMany);
    }
    let paired = event.paired_rounds() as u16;
    let swiss = swiss(event);
    if !swiss && paired > 0 || Plan::of(event).is_some() && drawn(event) {
        return Err(Refusal::Drawn(paired.into()));
    }
    let from = from.unwrap_or(paired + 1);
    let last = event.rounds.filter(|_| swiss).unwrap_or(99);
    if !(paired + 1..=last).contains(&from) {
        return Err(Refusal::Round {
            found: from,
            from: paired + 1,
            to: last,
        });
    }
    let mut entrant = form.entrant(number);
    entrant.rounds = vec![Some(Cell::bye(Mark::ZeroBye)); usize::from(paired)];
    let fitting = drawn(event) && paired < 4 && swiss;
    let sorted = event.players.is_sorted_by_key(strength);
    let place = event
        .players
        .partition_point(|one| strength(one) <= strength(&entrant));
    event.players.push(entrant);
    for round in paired + 1..from {
        away(event, number, round, Mark::ZeroBye);
    }
    if !form.club.trim().is_empty() {
        let name = form.club.trim().to_owned();
        event.kept.push(Remark::Club { player: number, name }.kept());
    }
    if fitting && sorted {
        let mut order: Vec<u16> = event.players.iter().map(|player| player.number).collect();
        order.pop();
        order.insert(place, number);
        renumber(event, &order);
    }
    Ok(notices)
}

/// A bye announced for a round.
fn away(event: &mut Event, player: u16, round: u16, mark: Mark) {
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

fn all_rounds(event: &Event) -> Option<u16> {
    match System::of(event) {
        Some(System::Berger(berger)) => Some(berger.rounds()),
        _ => event.rounds,
    }
}

pub(super) fn player(event: &Event, number: u16) -> Result<usize, Refusal> {
    event
        .players
        .binary_search_by_key(&number, |player| player.number)
        .map_err(|_| Refusal::NoPlayer(number))
}

fn set(event: &mut Event, at: usize, round: u16, cell: Cell) {
    let rounds = &mut event.players[at].rounds;
    if rounds.len() < usize::from(round) {
        rounds.resize(usize::from(round), None);
    }
    rounds[usize::from(round) - 1] = Some(cell);
}

fn pair(event: &mut Event, paired: &Paired) -> Done {
    let done = event.paired_rounds() as u16;
    let last = all_rounds(event).unwrap_or(99);
    if paired.round != done + 1 || paired.round > last {
        return Err(Refusal::Round {
            found: paired.round,
            from: done + 1,
            to: last.min(done + 1),
        });
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
    if paired.rules.is_none() {
        let reason = paired.reason.as_deref().unwrap_or("no reason given");
        note(event, format!("round {} paired by hand: {reason}", paired.round));
    }
    Ok(notices)
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

fn set_result(
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
    let first = match excused {
        None => Some(Notice::Excused(player.number)),
        Some(false) => Some(Notice::Excluded(player.number)),
        Some(true) => None,
    };
    let third = (forfeits >= 3).then_some(Notice::ThreeForfeits(player.number));
    first.into_iter().chain(third).collect()
}

/// A round that is not paired yet.
fn to_come(event: &Event, round: u16) -> Result<(), Refusal> {
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

fn bye(event: &mut Event, number: u16, round: u16, kind: ByeKind) -> Done {
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

fn withdraw(event: &mut Event, number: u16, from: u16, reason: Option<&str>) -> Done {
    let at = player(event, number)?;
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
    let Some(System::Berger(berger)) = System::of(event) else {
        return Ok(Vec::new());
    };
    let (games, of) = (
        crate::berger::completed(&event.players[at]),
        crate::berger::scheduled(berger),
    );
    Ok(vec![if games * 2 < of {
        Notice::CountsForNobody {
            player: number,
            games,
            of,
        }
    } else {
        Notice::ResultsStand {
            player: number,
            games,
            of,
        }
    }])
}

fn forbid(event: &mut Event, players: &[u16], rounds: (u16, u16)) -> Done {
    for &number in players {
        player(event, number)?;
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

fn penalty(event: &mut Event, number: u16, points: Points, round: u16, reason: &str) -> Done {
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

fn tiebreaks(event: &mut Event, list: &[String]) -> Vec<Notice> {
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
