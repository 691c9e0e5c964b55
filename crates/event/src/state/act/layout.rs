//! Who sits where: boards of players, boards of matches, and everybody once.

use std::collections::BTreeSet;

use super::{Outcome, Refusal};
use crate::model::Event;
use crate::number::{BoardNumber, EntrantId, Round, TeamId};
use crate::state::{Board, Layout, Match, State};
use crate::team::fixtures;
use arbiter_pairing::Mark;
use arbiter_pairing::Paired as Drawn;

/// Everybody who is there, once; in a table also who is not there.
pub(super) fn once(
    state: &State,
    round: Round,
    pairs: &[(EntrantId, EntrantId)],
    bye: Option<EntrantId>,
) -> Result<(), Refusal> {
    let walkover = state.is_table() || state.is_knockout();
    let mut seen = BTreeSet::new();
    for id in pairs.iter().flat_map(|&(one, two)| [one, two]).chain(bye) {
        let entrant = state.entrant(id)?;
        if !seen.insert(id) {
            return Err(Refusal::NotOnce(state.who(id)));
        }
        if !walkover && entrant.away(round).is_some() {
            return Err(Refusal::Absent {
                who: state.who(id),
                round,
            });
        }
    }
    let forgotten = |one: &&crate::state::Entrant| !seen.contains(&one.id) && one.away(round).is_none();
    match state.entrants.values().find(forgotten) {
        Some(one) if !walkover => Err(Refusal::NotOnce(state.who(one.id))),
        _ => Ok(()),
    }
}

/// Boards in their order, and who sits at none.
pub(super) fn of_players(
    state: &State,
    round: Round,
    pairs: &[(EntrantId, EntrantId)],
    bye: Option<EntrantId>,
) -> Layout {
    let away = |id: EntrantId| {
        state
            .entrants
            .get(&id)
            .is_none_or(|one| one.away(round).is_some())
    };
    let board = |(&(white, black), number): (&(EntrantId, EntrantId), u16)| Board {
        board: BoardNumber(number),
        white,
        black,
        of_match: None,
        result: absent(away(white), away(black)),
    };
    let seated: BTreeSet<EntrantId> = pairs
        .iter()
        .flat_map(|&(one, two)| [one, two])
        .chain(bye)
        .collect();
    let others = state.entrants.values().filter(|one| !seated.contains(&one.id));
    let sign = |one: &crate::state::Entrant| one.away(round).map_or('Z', |away| away.mark().sign());
    let mut boards: Vec<Board> = pairs.iter().zip(state.first_board()..).map(board).collect();
    state.seated(&mut boards);
    Layout {
        boards,
        bye,
        away: others.map(|one| (one.id, sign(one))).collect(),
        ..Layout::default()
    }
}

/// What is known of a board when the round is paired.
const fn absent(white: bool, black: bool) -> Option<Outcome> {
    let (white, black) = match (white, black) {
        (false, false) => return None,
        (true, false) => (Mark::ForfeitLoss, Mark::ForfeitWin),
        (false, true) => (Mark::ForfeitWin, Mark::ForfeitLoss),
        (true, true) => (Mark::ForfeitLoss, Mark::ForfeitLoss),
    };
    Some(Outcome { white, black })
}

/// Every team that is there, once.
pub(super) fn teams_once(
    state: &State,
    round: Round,
    matches: &[(TeamId, TeamId)],
    bye: Option<TeamId>,
) -> Result<(), Refusal> {
    let mut seen = BTreeSet::new();
    for id in matches.iter().flat_map(|&(one, two)| [one, two]).chain(bye) {
        let team = state.team(id)?;
        if !seen.insert(id) {
            return Err(Refusal::TeamNotOnce(team.name.clone()));
        }
        if team.sign(round).is_some() {
            return Err(Refusal::TeamAbsent(team.name.clone()));
        }
    }
    let forgotten = |team: &&crate::state::Team| !seen.contains(&team.id) && team.sign(round).is_none();
    match state.playing_teams().find(forgotten) {
        Some(team) if !state.is_table() => Err(Refusal::TeamNotOnce(team.name.clone())),
        _ => Ok(()),
    }
}

/// Who sits where in the matches of a round.
pub(super) fn of_teams(
    state: &State,
    sheet: &Event,
    round: Round,
    matches: &[(TeamId, TeamId)],
    bye: Option<TeamId>,
) -> Layout {
    let (numbers, teams) = (state.numbers(), state.team_numbers());
    let of = |one: &(TeamId, TeamId)| (teams.of_team(one.0), teams.of_team(one.1));
    let drawn = Drawn {
        round: round.0.into(),
        pairs: matches.iter().map(of).collect(),
        bye: None,
        absent: Vec::new(),
        brackets: Vec::new(),
    };
    let width = state.boards_of_a_match();
    let mut layout = Layout {
        team_bye: bye,
        ..Layout::default()
    };
    let mut seated = BTreeSet::new();
    for (place, fixture) in (0..).zip(fixtures(sheet, &drawn).matches) {
        for (board, &(white, black)) in (1..).zip(&fixture.games) {
            match (numbers.entrant(white), numbers.entrant(black)) {
                (Some(white), Some(black)) => {
                    seated.extend([white, black]);
                    let number = place * width + board + usize::from(state.first_board()) - 1;
                    let short = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
                    layout.boards.push(Board {
                        board: BoardNumber(short(number)),
                        white,
                        black,
                        of_match: Some((short(place + 1), short(board))),
                        result: None,
                    });
                }
                (Some(alone), None) | (None, Some(alone)) => {
                    seated.insert(alone);
                    layout.away.push((alone, '+')); // nobody sits on the other side
                }
                (None, None) => {}
            }
        }
    }
    for &(first, second) in matches {
        let (one, two) = (
            order(state, first, round, width),
            order(state, second, round, width),
        );
        let orders = (!one.is_empty() || !two.is_empty()).then_some((one, two));
        layout.matches.push(Match {
            first,
            second,
            orders,
        });
    }
    let sign = |id: EntrantId| {
        let team = state.teams.values().find(|team| team.members().contains(&id));
        match team {
            Some(team) if Some(team.id) == bye => {
                let place = team.members().iter().position(|member| *member == id);
                if place.is_some_and(|place| place < width) {
                    'U'
                } else {
                    'Z'
                }
            }
            Some(team) => team
                .sign(round)
                .filter(|sign| matches!(sign, 'H' | 'F'))
                .unwrap_or('Z'),
            None => 'Z',
        }
    };
    let others = state.entrants.keys().filter(|id| !seated.contains(id));
    layout.away.extend(others.map(|id| (*id, sign(*id))));
    layout
}

/// What record 300 tells: an order that a captain gave, or the players of a team that has too few.
fn order(state: &State, team: TeamId, round: Round, width: usize) -> Vec<Option<EntrantId>> {
    let Some(team) = state.teams.get(&team) else {
        return Vec::new();
    };
    if let Some(given) = team.order(round) {
        return given.seats.clone();
    }
    if team.members().len() >= width {
        return Vec::new();
    }
    let mut seats: Vec<Option<EntrantId>> = team.members().iter().copied().map(Some).collect();
    seats.resize(width, None);
    seats
}
