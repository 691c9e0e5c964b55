//! Tie-breaks of teams (Articles 11 to 13).

use super::code::{Code, Name, Reference};
use super::direct;
use super::tables::Edition;
use super::values::{self, Sources, Value};
use crate::team::Teams;

/// Teams with the tables of both scores.
pub struct Scores<'a> {
    /// The teams.
    pub teams: &'a Teams,
    /// By match points.
    pub matches: Sources<'a>,
    /// By game points.
    pub games: Sources<'a>,
    /// Whether game points are primary.
    pub games_first: bool,
}

impl<'a> Scores<'a> {
    /// The tables of both scores.
    pub fn new(teams: &'a Teams, list: &[Code], edition: Edition) -> Self {
        let first = list.iter().find_map(|code| match code.name {
            Name::Mpts => Some(false),
            Name::Gpts => Some(true),
            _ => None,
        });
        Self {
            teams,
            matches: Sources::new(&teams.by_match_points, edition),
            games: Sources::new(&teams.by_game_points, edition),
            games_first: first.unwrap_or(teams.game_points_first),
        }
    }

    /// The tables of the primary score.
    pub fn primary(&self) -> &Sources<'a> {
        if self.games_first {
            &self.games
        } else {
            &self.matches
        }
    }

    fn secondary(&self) -> &Sources<'a> {
        if self.games_first {
            &self.matches
        } else {
            &self.games
        }
    }

    fn named(&self, code: &Code) -> &Sources<'a> {
        match code.reference {
            Some(Reference::MatchPoints) => &self.matches,
            Some(Reference::GamePoints) => &self.games,
            None => self.primary(),
        }
    }

    /// The value of a tie-break for a team.
    pub fn value(&self, at: usize, code: &Code) -> Option<Value> {
        let matches = self.matches.of(false, code.forfeits);
        let games = self.games.of(false, code.forfeits);
        let total = |score: &Sources<'_>| Some(Value::points(score.plain.scores[at]));
        match code.name {
            Name::Mpts => total(&self.matches),
            Name::Gpts => total(&self.games),
            Name::Mpvgp => total(self.secondary()),
            Name::Emmsb => Some(values::sonneborn_berger(matches, matches, at, code)),
            Name::Emgsb => Some(values::sonneborn_berger(matches, games, at, code)),
            Name::Egmsb => Some(values::sonneborn_berger(games, matches, at, code)),
            Name::Eggsb => Some(values::sonneborn_berger(games, games, at, code)),
            Name::Bc => Some(Value::points(
                self.board_points(at)
                    .iter()
                    .zip(1..)
                    .map(|(points, board)| points * board)
                    .sum(),
            )),
            Name::Sssc => self.combination(at, code),
            _ => values::value(self.named(code), at, code),
        }
    }

    /// Game points on each board over the whole event.
    fn board_points(&self, at: usize) -> Vec<i64> {
        let mut sums = vec![0; self.teams.boards];
        for one in &self.teams.rounds[at] {
            for (sum, points) in sums.iter_mut().zip(&one.boards) {
                *sum += i64::from(points.value());
            }
        }
        sums
    }

    /// Article 13.4.
    fn combination(&self, at: usize, code: &Code) -> Option<Value> {
        let (primary, secondary) = (self.primary(), self.secondary());
        let rounds = primary.plain.event.all_rounds() as i64;
        let divisor = code
            .divisor
            .unwrap_or(primary.plain.win() * rounds / secondary.plain.win())
            .max(1);
        let plain = Code {
            name: if code.fore { Name::Fb } else { Name::Bh },
            low: 0,
            high: 0,
            ..code.clone()
        };
        let buchholz = values::value(primary, at, &plain)?.get();
        let hundredths = (2 * buchholz + 100 * divisor).div_euclid(200 * divisor);
        Some(Value::new(secondary.plain.scores[at] * 100 + hundredths * 100))
    }

    /// Splits a level group by the tie-breaks that have no value of their own.
    pub fn split(&self, group: &[usize], code: &Code) -> Vec<Vec<usize>> {
        match code.name {
            Name::De => direct::split(&self.named(code).plain, group, code),
            Name::Tbr => by_boards(group, &|at| self.board_points(at)),
            Name::Bbe => by_boards(group, &|at| self.eliminated(at)),
            _ => self.extended(group, code),
        }
    }

    /// Points without the last board, without the last two, and so on.
    fn eliminated(&self, at: usize) -> Vec<i64> {
        let boards = self.board_points(at);
        (1..boards.len())
            .rev()
            .map(|left| boards[..left].iter().sum())
            .collect()
    }

    /// Article 13.3: the primary score; if that broke nothing, the secondary; every new subset starts again.
    fn extended(&self, group: &[usize], code: &Code) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        for score in [self.primary(), self.secondary()] {
            let parts = direct::once(&score.plain, group, code);
            if parts.len() > 1 {
                return parts.iter().flat_map(|part| self.extended(part, code)).collect();
            }
        }
        if group.len() > 2 {
            return vec![group.to_vec()];
        }
        let count = |at: usize| -> Vec<i64> {
            vec![
                -self
                    .board_points(at)
                    .iter()
                    .zip(1..)
                    .map(|(points, board)| points * board)
                    .sum::<i64>(),
            ]
        };
        let parts = match code.name {
            Name::Edebt | Name::Edebb => by_boards(group, &count),
            _ => vec![group.to_vec()],
        };
        match code.name {
            _ if parts.len() > 1 => parts,
            Name::Edebt | Name::Edet => by_boards(group, &|at| self.board_points(at)),
            Name::Edebb | Name::Edeb => by_boards(group, &|at| self.eliminated(at)),
            _ => parts,
        }
    }
}

/// Parts of a group by points on the boards.
fn by_boards(group: &[usize], key: &dyn Fn(usize) -> Vec<i64>) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = group.to_vec();
    order.sort_by_key(|&at| (core::cmp::Reverse(key(at)), at));
    order
        .chunk_by(|&one, &two| key(one) == key(two))
        .map(<[usize]>::to_vec)
        .collect()
}
