//! Acts carried out on an event, or refused before anything changes.

use super::act::{Act, EntryForm};
use super::admit::{admitted, age_group, ages, erase_births};
use super::apart::{apart, joined};
use super::appeals::{appeal, appeal_terms, committee, decision};
use super::decisions::{forbid, penalty, tiebreaks};
use super::hall::{checked, dispute, incident};
use super::hours::set_hour;
use super::knock_out::{settle, through};
use super::numbering::{draw, drawn, publish};
use super::numbers::{renumber, strength};
use super::play::{pair, set_result};
use super::presence::{away, bye, withdraw};
use super::remark::{Remark, fide_mode};
use super::settle::FORMS;
use super::teams::{join, lineup, team, with_teams};
use super::{Notice, Refusal};
use crate::knockout::Plan;
use crate::model::{Cell, Entrant, Event, Kept, Mark};
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
        Act::Apart {
            by,
            rounds,
            if_possible,
        } => apart(event, *by, *rounds, *if_possible),
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
        Act::Team { name, members } => team(event, name, members),
        Act::Lineup { team, round, players } => lineup(event, *team, *round, players),
        Act::Tiebreaks { list } => Ok(tiebreaks(event, list)),
        Act::Incident {
            kind,
            round,
            players,
            text,
        } => incident(event, *kind, *round, players, text),
        Act::Dispute { number, step, text } => dispute(event, *number, step, text),
        Act::Committee {
            chair,
            members,
            reserves,
        } => committee(event, chair, members, reserves),
        Act::AppealTerms { fee, minutes } => appeal_terms(event, *fee, *minutes),
        Act::Appeal { .. } => appeal(event, act),
        Act::Decision {
            dispute,
            upheld,
            reasonable,
            text,
        } => decision(event, *dispute, (*upheld, *reasonable), text),
        Act::Hour { round, what, at } => set_hour(event, *round, *what, at),
        Act::Checked { items } => checked(event, items),
        Act::LeaveFideMode { reason } => {
            if !fide_mode(event) {
                return Err(Refusal::LeftAlready);
            }
            let round = event.paired_rounds() + 1;
            let told = format!("before round {round}: {reason}");
            event.kept.push(Remark::FideModeLeft(told).kept());
            Ok(vec![Notice::LeavesFideMode])
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
        "022", "032", "042", "052", "092", "102", "112", "122", "132", "222", "352", "362",
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
        text: match code {
            "362" => text.trim().to_owned(), // columns count there
            _ => text.split_whitespace().collect::<Vec<_>>().join(" "),
        },
    };
    event.kept.push(kept("012", name));
    event
        .kept
        .extend(records.iter().map(|(code, text)| kept(code, text)));
    if let Some(form) = form {
        if !FORMS.contains(&form.as_str()) {
            return Err(expected("a form: plain, groups, school-cup or teams", form));
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
pub(super) fn swiss(event: &Event) -> bool {
    let table = |system: &System| !matches!(system, System::Dutch(_));
    !System::of(event).as_ref().is_some_and(table)
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
        if with_teams(event) {
            join(event, number, &name);
        }
        event.kept.push(Remark::Club { player: number, name }.kept());
    }
    joined(event, number);
    if fitting && sorted {
        let mut order: Vec<u16> = event.players.iter().map(|player| player.number).collect();
        order.pop();
        order.insert(place, number);
        renumber(event, &order);
    }
    Ok(notices)
}

pub(super) fn all_rounds(event: &Event) -> Option<u16> {
    match System::of(event) {
        Some(System::Berger(berger)) => Some(berger.rounds()),
        Some(System::Scheveningen { boards, cycles }) => Some(boards * cycles),
        Some(System::Team(system)) => system.rounds().or(event.rounds),
        _ => event.rounds,
    }
}

pub(super) fn player(event: &Event, number: u16) -> Result<usize, Refusal> {
    event
        .players
        .binary_search_by_key(&number, |player| player.number)
        .map_err(|_| Refusal::NoPlayer(number))
}

pub(super) fn set(event: &mut Event, at: usize, round: u16, cell: Cell) {
    let rounds = &mut event.players[at].rounds;
    if rounds.len() < usize::from(round) {
        rounds.resize(usize::from(round), None);
    }
    rounds[usize::from(round) - 1] = Some(cell);
}
