//! Teams: who belongs to them, captains' orders, and their rounds.

use std::collections::BTreeSet;

use super::act::{ByeKind, Paired};
use super::apply::{Done, all_rounds, expected, player, set};
use super::numbering::drawn;
use super::presence::{away, to_come};
use super::remark::Remark;
use super::settle::setting;
use super::{Notice, Refusal};
use crate::dutch::absence;
use crate::model::{Cell, Color, Event, Kept, Mark};
use crate::points::Points;
use crate::system::System;
use crate::team::{
    Fixture, Stated, Team, TeamSystem, Teams, fixtures, forfeits, given, is_order, key, matches,
    order_record, record, same_match, teams, view, with_bye,
};

/// Whether matches of teams are paired here.
pub(super) fn of_teams(event: &Event) -> bool {
    let form = setting(event, "form").is_some_and(|form| form == "teams");
    matches!(System::of(event), Some(System::Team(_))) || form && Teams::named(event)
}

/// Whether players belong to teams: also where everybody of one team meets everybody of the other.
pub(super) fn with_teams(event: &Event) -> bool {
    let each_other = event
        .system
        .as_deref()
        .is_some_and(|system| system.contains("SCHEVENINGEN"));
    of_teams(event) || each_other
}

/// The place of a team in the list of teams.
pub(super) fn number_of(event: &Event, number: u16) -> Result<usize, Refusal> {
    let at = teams(event).iter().position(|team| team.number == number);
    at.ok_or(Refusal::NoTeam(number))
}

/// Writes teams anew in record 310.
fn write(event: &mut Event, list: &[Team]) {
    event
        .kept
        .retain(|kept| kept.code != "310" && kept.code != "013" && kept.code != "082");
    event.kept.push(Kept {
        code: "082".to_owned(),
        text: list.len().to_string(),
    });
    event.kept.extend(list.iter().map(|team| record(team, None)));
}

/// A player joins the team of this name, which is founded where there is none.
pub(super) fn join(event: &mut Event, number: u16, name: &str) {
    let mut list = teams(event);
    let next = list.last().map_or(1, |team| team.number + 1);
    let name: String = name.chars().take(32).collect();
    match list.iter_mut().find(|team| team.name == name) {
        Some(team) => team.members.push(number),
        None => list.push(Team {
            number: next,
            name,
            strength: None,
            members: vec![number],
        }),
    }
    write(event, &list);
}

/// A team is named, or its boards are put in another order.
pub(super) fn team(event: &mut Event, name: &str, members: &[u16]) -> Done {
    let name: String = name.trim().chars().take(32).collect();
    if name.is_empty() {
        return Err(Refusal::NoName);
    }
    if event.paired_rounds() > 0 {
        return Err(Refusal::Drawn(event.paired_rounds()));
    }
    if !with_teams(event) {
        return Err(expected(
            "an event of teams",
            event.system.clone().unwrap_or_default(),
        ));
    }
    for (at, &number) in members.iter().enumerate() {
        player(event, number)?;
        if members[..at].contains(&number) {
            return Err(Refusal::NotOnce(number));
        }
    }
    let mut list = teams(event);
    if drawn(event) && !list.iter().any(|team| team.name == name) {
        return Err(Refusal::Drawn(0));
    }
    for team in list.iter_mut().filter(|team| team.name != name) {
        team.members.retain(|number| !members.contains(number));
    }
    let next = list.last().map_or(1, |team| team.number + 1);
    match list.iter_mut().find(|team| team.name == name) {
        Some(team) => team.members = members.to_vec(),
        None => list.push(Team {
            number: next,
            name,
            strength: None,
            members: members.to_vec(),
        }),
    }
    write(event, &list);
    Ok(Vec::new())
}

/// A captain's order: lawful boards only, and only while the match has no result.
pub(super) fn lineup(event: &mut Event, number: u16, round: u16, seats: &[u16]) -> Done {
    let at = number_of(event, number)?;
    let built = Teams::of(event).ok_or(Refusal::NoTeam(number))?;
    let fault = |why| Refusal::Lineup { team: number, why };
    let team = &built.teams[at];
    if seats.len() != built.boards {
        return Err(fault("a player or 0 for each board"));
    }
    let named: Vec<u16> = seats.iter().copied().filter(|&seat| seat != 0).collect();
    let places: Option<Vec<usize>> = named
        .iter()
        .map(|seat| team.members.iter().position(|member| member == seat))
        .collect();
    let places = places.ok_or_else(|| fault("somebody is not of the team"))?;
    if places.iter().collect::<BTreeSet<_>>().len() < places.len() {
        return Err(fault("somebody sits on two boards"));
    }
    let free = setting(event, "board-order").is_some_and(|order| order == "free");
    if !free && !places.is_sorted() {
        return Err(fault(
            "the order of the boards is fixed; the event must allow another one beforehand",
        ));
    }
    let paired = event.paired_rounds();
    let played = (usize::from(round) == paired).then(|| {
        let of = |one: &Fixture| one.first == number || one.second == number;
        matches(event, paired).into_iter().find(of)
    });
    let fixture = match played {
        Some(Some(fixture)) => Some(fixture),
        Some(None) => return Err(fault("the team has no match in this round")),
        None => {
            to_come(event, round)?;
            None
        }
    };
    if let Some(fixture) = &fixture {
        let open = |number: u16| {
            let cell = event.player(number).and_then(|player| player.round(paired));
            cell.is_none_or(|cell| cell.mark == Mark::Open)
        };
        let sat = fixture.games.iter().flat_map(|&(one, two)| [one, two]);
        if !sat.filter(|&seat| seat != 0).all(open) {
            return Err(fault("the match has results"));
        }
    }
    let key = key(round, number);
    let same = |kept: &Kept| matches!(Remark::of(kept), Some(Remark::Setting { key: set, .. }) if set == key);
    event.kept.retain(|kept| !same(kept));
    let value = seats.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    event.kept.push(
        Remark::Setting {
            key: key.clone(),
            value,
        }
        .kept(),
    );
    if let Some(fixture) = fixture {
        seat(event, round, fixture.first, fixture.second);
    }
    Ok(Vec::new())
}

/// A team that does not play a round to come.
pub(super) fn absent_team(event: &mut Event, number: u16, round: u16, kind: ByeKind) -> Done {
    let at = number_of(event, number)?;
    if absence(event, &view(event).players[at], round.into()).is_some() {
        return Err(Refusal::Absent(number));
    }
    away(event, number, round, kind.mark());
    Ok(match kind {
        ByeKind::Full => vec![Notice::FullPointBye(number)],
        _ => Vec::new(),
    })
}

/// A round of matches.
pub(super) fn pair_teams(event: &mut Event, paired: &Paired) -> Result<(), Refusal> {
    let seen = everybody_once(event, paired)?;
    event.rounds = event.rounds.or_else(|| all_rounds(event));
    for at in 0..event.players.len() {
        set(event, at, paired.round, Cell::bye(Mark::ZeroBye));
    }
    for &(first, second) in &paired.pairs {
        seat(event, paired.round, first, second);
    }
    let built = Teams::of(event);
    let worth = built.as_ref().map_or((Points::ZERO, Points::ZERO), |built| {
        (built.by_match_points.points.bye, event.points.win * built.boards)
    });
    if let (Some(bye), Some(built)) = (paired.bye, built) {
        let team = built.teams.iter().find(|team| team.number == bye);
        for member in team.iter().flat_map(|team| &team.members).take(built.boards) {
            let at = player(event, *member)?;
            set(event, at, paired.round, Cell::bye(Mark::PairingBye));
        }
        with_bye(&mut event.kept, paired.round.into(), bye, worth);
    }
    // Teams that are absent with points keep them through the byes of their players.
    for bye in event.byes.clone() {
        if bye.round == paired.round {
            for number in bye.numbers.iter().filter(|number| !seen.contains(number)) {
                stay_away(event, *number, paired.round, bye.mark);
            }
        }
    }
    event.byes.retain(|bye| bye.round != paired.round);
    Ok(())
}

fn stay_away(event: &mut Event, number: u16, round: u16, mark: Mark) {
    let members = teams(event).into_iter().find(|team| team.number == number);
    for member in members.into_iter().flat_map(|team| team.members) {
        if let Ok(at) = player(event, member) {
            set(event, at, round, Cell::bye(mark));
        }
    }
}

/// Every team that is there, once.
fn everybody_once(event: &Event, paired: &Paired) -> Result<BTreeSet<u16>, Refusal> {
    let view = view(event);
    let mut seen = BTreeSet::new();
    let named = paired.pairs.iter().flat_map(|&(one, two)| [one, two]);
    for number in named.chain(paired.bye) {
        let at = number_of(event, number)?;
        if !seen.insert(number) {
            return Err(Refusal::NotOnce(number));
        }
        if absence(event, &view.players[at], paired.round.into()).is_some() {
            return Err(Refusal::Absent(number));
        }
    }
    let swiss = matches!(System::of(event), Some(System::Team(TeamSystem::Swiss(_))));
    let missing = view.players.iter().find(|team| {
        swiss && !seen.contains(&team.number) && absence(event, team, paired.round.into()).is_none()
    });
    match missing {
        Some(team) => Err(Refusal::NotOnce(team.number)),
        None => Ok(seen),
    }
}

/// Seats two teams for a match: boards by their orders, record 300 where a captain gave one.
fn seat(event: &mut Event, round: u16, first: u16, second: u16) {
    let list = teams(event);
    let members = list
        .iter()
        .filter(|team| [first, second].contains(&team.number))
        .flat_map(|team| team.members.clone());
    for member in members.collect::<Vec<u16>>() {
        if let Ok(at) = player(event, member) {
            set(event, at, round, Cell::bye(Mark::ZeroBye));
        }
    }
    for (team, opponent) in [(first, second), (second, first)] {
        event.kept.retain(|kept| !is_order(kept, round, team));
        let boards = Teams::of(event).map_or(0, |built| built.boards);
        let order = given(event, team, round);
        let few = list
            .iter()
            .find(|one| one.number == team)
            .filter(|one| order.is_none() && one.members.len() < boards)
            .map(|one| {
                let mut seats = one.members.clone();
                seats.resize(boards, 0);
                seats
            });
        if let Some(seats) = order.or(few) {
            event.kept.push(order_record(round, team, opponent, &seats));
        }
    }
    let one = crate::dutch::Round {
        round: round.into(),
        pairs: vec![(first, second)],
        bye: None,
        absent: Vec::new(),
        brackets: Vec::new(),
    };
    for (white, black) in fixtures(event, &one)
        .matches
        .into_iter()
        .flat_map(|one| one.games)
    {
        for (number, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
            let Ok(at) = player(event, number) else { continue };
            let cell = match opponent {
                0 => Cell::bye(Mark::ForfeitWin), // nobody sits on the other side
                opponent => Cell {
                    opponent,
                    color: Some(color),
                    mark: Mark::Open,
                },
            };
            set(event, at, round, cell);
        }
    }
}

/// Numbers of teams as a draw gave them; their strength is the average of the players on the boards.
pub(super) fn draw_teams(event: &mut Event, order: &[u16]) -> Result<(), Refusal> {
    let mut list = teams(event);
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if !list.iter().map(|team| team.number).eq(sorted) {
        return Err(Refusal::NotAnOrder);
    }
    let boards = Teams::of(event).map_or(0, |built| built.boards);
    let place = |number: u16| {
        let at = order.iter().position(|&one| one == number);
        at.map_or(number, |at| at as u16 + 1)
    };
    for team in &mut list {
        team.strength = strength(event, team, boards);
        team.number = place(team.number);
    }
    list.sort_by_key(|team| team.number);
    write(event, &list);
    for kept in &mut event.kept {
        if let Some(Remark::Setting { key: old, value }) = Remark::of(kept)
            && let Some((round, team)) = old.strip_prefix("lineup-").and_then(|rest| rest.split_once('-'))
            && let (Ok(round), Ok(team)) = (round.parse(), team.parse())
        {
            let key = key(round, place(team));
            *kept = Remark::Setting { key, value }.kept();
        }
    }
    let numbers = event
        .byes
        .iter_mut()
        .flat_map(|bye| &mut bye.numbers)
        .chain(event.forbidden.iter_mut().flat_map(|pairs| &mut pairs.numbers));
    for number in numbers {
        *number = place(*number);
    }
    Ok(())
}

/// The average rating of the players on the boards; who is unrated counts for nothing.
pub(super) fn strength(event: &Event, team: &Team, boards: usize) -> Option<u16> {
    let ratings: Vec<u32> = team
        .members
        .iter()
        .take(boards)
        .filter_map(|&member| event.player(member)?.rating.map(u32::from))
        .collect();
    let count = u32::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    u16::try_from((2 * ratings.iter().sum::<u32>() + count) / (2 * count)).ok()
}

/// Records 310 with the points and places that the results give.
pub(super) fn stated_teams(event: &mut Event, built: &Teams, ranks: &[(u16, usize)]) {
    let sums = |view: &Event| -> Vec<(u16, Points)> {
        let sum = |team: &crate::model::Entrant| {
            (team.number, crate::history::summed(view, team, team.rounds.len()))
        };
        view.players.iter().map(sum).collect()
    };
    let (by_matches, by_games) = (sums(&built.by_match_points), sums(&built.by_game_points));
    let of = |list: &[(u16, Points)], number: u16| {
        let found = list.iter().find(|one| one.0 == number);
        found.map_or(Points::ZERO, |one| one.1)
    };
    let forfeited = forfeits(built);
    event
        .kept
        .retain(|kept| kept.code != "330" || forfeited.iter().any(|one| same_match(one, kept)));
    for one in forfeited {
        if !event.kept.iter().any(|kept| same_match(&one, kept)) {
            event.kept.push(one);
        }
    }
    for kept in event.kept.iter_mut().filter(|kept| kept.code == "310") {
        let number = kept
            .text
            .get(..3)
            .and_then(|text| text.trim().parse::<u16>().ok());
        let Some(team) = number.and_then(|number| built.teams.iter().find(|team| team.number == number))
        else {
            continue;
        };
        let rank = ranks.iter().find(|one| one.0 == team.number);
        let stated = Stated {
            matches: of(&by_matches, team.number),
            games: of(&by_games, team.number),
            rank: rank.map_or(0, |one| one.1),
        };
        let nick: String = kept.text.chars().skip(37).take(5).collect();
        let fresh = record(team, Some(stated));
        let signs: Vec<char> = fresh.text.chars().collect();
        // The short name stays as the file has it.
        let before: String = signs[..37].iter().collect();
        let after: String = signs[42..].iter().collect();
        kept.text = format!("{before}{nick:<5}{after}");
    }
}

/// What a check of an order says before anything is drawn: nothing is expected of teams that have no name.
pub(super) fn no_teams(event: &Event) -> Result<(), Refusal> {
    if teams(event).len() < 2 {
        return Err(expected("two teams at least", teams(event).len().to_string()));
    }
    Ok(())
}
