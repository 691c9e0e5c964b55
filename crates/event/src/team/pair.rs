//! A round of teams: which boards follow from who meets whom.

use arbiter_pairing::team::{Fixture, boards};
use arbiter_pairing::{Mark, Paired};

use super::Teams;
use super::order::seats;
use super::records::colors;
use crate::model::Event;

/// A round of an event of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRound {
    /// The round.
    pub round: usize,
    /// Matches in their order.
    pub matches: Vec<Fixture>,
    /// The team that has the pairing-allocated bye.
    pub bye: Option<u16>,
    /// Teams that are absent or free.
    pub absent: Vec<(u16, Mark)>,
}

/// Teams as players, by the score that counts first.
#[must_use]
pub fn view(event: &Event) -> Event {
    Teams::of(event).map_or_else(Event::default, |teams| {
        if teams.game_points_first {
            teams.by_game_points
        } else {
            teams.by_match_points
        }
    })
}

/// A round of teams with their boards.
#[must_use]
pub fn fixtures(event: &Event, paired: &Paired) -> TeamRound {
    let round = u16::try_from(paired.round).unwrap_or(u16::MAX);
    let games = |first, second| {
        games(event, first, second, |team, boards| {
            seats(event, team, round, boards)
        })
    };
    let matches = paired.pairs.iter().map(|&(first, second)| Fixture {
        first,
        second,
        games: games(first, second),
    });
    TeamRound {
        round: paired.round,
        matches: matches.collect(),
        bye: paired.bye,
        absent: paired.absent.clone(),
    }
}

/// White and Black of each board.
pub(crate) fn games(
    event: &Event,
    first: u16,
    second: u16,
    seats: impl Fn(&super::Team, usize) -> Vec<u16>,
) -> Vec<(u16, u16)> {
    let Some(teams) = Teams::of(event) else {
        return Vec::new();
    };
    let of = |number: u16| {
        let team = teams.teams.iter().find(|team| team.number == number);
        team.map_or_else(Vec::new, |team| seats(team, teams.boards))
    };
    let (one, two) = (of(first), of(second));
    let width = teams.boards.max(one.len()).max(two.len());
    boards(&colors(event, width), [&one, &two])
}
