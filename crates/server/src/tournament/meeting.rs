//! A match of teams within the boards of a round.

use arbiter_hall::event::number::{EntrantId, Round, TeamId};
use arbiter_hall::event::state::{Layout, Match, Team};
use arbiter_hall::event::{Mark, Points};

use super::seen::{Seen, halves};

/// Which teams meet, and how it stands.
#[derive(Debug, Clone)]
pub struct Meeting {
    /// The teams, the first-named one first: name and page.
    pub teams: [(String, String); 2],
    /// Game points so far; nothing before a game has ended.
    pub score: Option<String>,
}

/// The match of this number, from 1.
pub fn meeting(seen: &Seen, number: Round, layout: &Layout, at: u16) -> Option<Meeting> {
    let pair = layout.matches.get(usize::from(at).checked_sub(1)?)?;
    let numbers = seen.state.team_numbers();
    let named = |id: TeamId| {
        let team = seen.state.teams.get(&id);
        let name = team.map(|team| team.name.clone()).unwrap_or_default();
        (name, seen.links.team(numbers.of_team(id)))
    };
    Some(Meeting {
        teams: [named(pair.first), named(pair.second)],
        score: score(seen, number, layout, (at, pair)),
    })
}

fn score(seen: &Seen, number: Round, layout: &Layout, (at, pair): (u16, &Match)) -> Option<String> {
    let round = seen.round(number)?;
    let worth = seen.state.terms.worth();
    let [first, second] = [pair.first, pair.second].map(|id| seen.state.teams.get(&id));
    let is_of = |team: Option<&Team>, who: EntrantId| team.is_some_and(|team| team.members().contains(&who));
    let boards = layout.boards.iter();
    let own = boards.filter(|board| board.of_match.is_some_and(|place| place.0 == at));
    let ended = own.filter_map(|board| Some((round.seats(board), round.result(board.board)?.result)));
    let points = ended.map(|((white, _), result)| {
        let (white_made, black_made) = (worth.of(result.white), worth.of(result.black));
        if is_of(first, white) {
            (white_made, black_made)
        } else {
            (black_made, white_made)
        }
    });
    // Nobody sits before some: that is a point, and no board.
    let win = worth.of(Mark::ForfeitWin);
    let alone = layout.away.iter().filter(|one| one.1 == Mark::ForfeitWin.sign());
    let alone = alone.filter_map(|(who, _)| match who {
        who if is_of(first, *who) => Some((win, Points::ZERO)),
        who if is_of(second, *who) => Some((Points::ZERO, win)),
        _ => None,
    });
    let sum = points
        .chain(alone)
        .reduce(|sum: (Points, Points), one| (sum.0 + one.0, sum.1 + one.1))?;
    Some(format!(
        "{}–{}",
        halves(&sum.0.to_string()),
        halves(&sum.1.to_string())
    ))
}
