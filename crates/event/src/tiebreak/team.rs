//! Tie-breaks of teams (Articles 11 to 13).

use super::account::{Addend, AddendKind, Explained, Line, Step, Total};
use super::code::{Code, Name, Reference};
use super::direct;
use super::edition::Edition;
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

    /// The value of a tie-break for a team, with what makes it.
    pub fn explained(&self, at: usize, code: &Code) -> Explained {
        let matches = self.matches.of(false, code.forfeits);
        let games = self.games.of(false, code.forfeits);
        let total = |score: &Sources<'_>| values::points(&score.plain, at);
        match code.name {
            Name::Mpts => total(&self.matches),
            Name::Gpts => total(&self.games),
            Name::Mpvgp => total(self.secondary()),
            Name::Emmsb => values::sonneborn_berger(matches, matches, at, code),
            Name::Emgsb => values::sonneborn_berger(matches, games, at, code),
            Name::Egmsb => values::sonneborn_berger(games, matches, at, code),
            Name::Eggsb => values::sonneborn_berger(games, games, at, code),
            Name::Bc => self.board_count(at),
            Name::Sssc => self.combination(at, code),
            _ => values::explained(self.named(code), at, code),
        }
    }

    /// Article 12.1: the number of each board times its points.
    fn board_count(&self, at: usize) -> Explained {
        let boards = self.board_points(at).into_iter().zip(1..);
        let addend = |(points, board): (i64, usize)| Addend {
            round: None,
            kind: AddendKind::Board(board),
            factors: Some((Value::whole(board as i64), Value::points(points))),
            ..Addend::of(0, None, Value::points(points * board as i64))
        };
        Explained::sum(boards.map(addend).collect())
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
    fn combination(&self, at: usize, code: &Code) -> Explained {
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
        let inner = values::explained(primary, at, &plain);
        let Some(buchholz) = inner.value else {
            return Explained::none();
        };
        let hundredths = (2 * buchholz.get() + 100 * divisor).div_euclid(200 * divisor);
        let score = Value::points(secondary.plain.scores[at]);
        Explained {
            value: Some(Value::new(score.get() + hundredths * 100)),
            addends: inner.addends,
            total: Total::Combination {
                score,
                buchholz,
                divisor,
            },
        }
    }

    /// Splits a level group by the tie-breaks that have no value of their own.
    pub fn split(&self, group: &[usize], code: &Code, steps: &mut Vec<Step>) -> Vec<Vec<usize>> {
        match code.name {
            Name::De => direct::split(&self.named(code).plain, group, code, steps),
            Name::Tbr => self.by_boards(group, steps, &|at| self.board_points(at)),
            Name::Bbe => self.by_boards(group, steps, &|at| self.eliminated(at)),
            _ => self.extended(group, code, steps),
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
    fn extended(&self, group: &[usize], code: &Code, steps: &mut Vec<Step>) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        for score in [self.primary(), self.secondary()] {
            let parts = direct::once(&score.plain, group, code, steps);
            if parts.len() > 1 {
                let again = |part: Vec<usize>| self.extended(&part, code, steps);
                return parts.into_iter().flat_map(again).collect();
            }
        }
        if group.len() > 2 {
            return vec![group.to_vec()];
        }
        let count = |at: usize| -> Vec<i64> {
            let boards = self.board_points(at).into_iter().zip(1..);
            vec![-boards.map(|(points, board)| points * board).sum::<i64>()]
        };
        if matches!(code.name, Name::Edebt | Name::Edebb) {
            let parts = self.by_boards(group, steps, &count);
            if parts.len() > 1 {
                return parts;
            }
        }
        match code.name {
            Name::Edebt | Name::Edet => self.by_boards(group, steps, &|at| self.board_points(at)),
            Name::Edebb | Name::Edeb => self.by_boards(group, steps, &|at| self.eliminated(at)),
            _ => vec![group.to_vec()],
        }
    }

    /// Parts of a group by points on the boards.
    fn by_boards(
        &self,
        group: &[usize],
        steps: &mut Vec<Step>,
        key: &dyn Fn(usize) -> Vec<i64>,
    ) -> Vec<Vec<usize>> {
        let mut order: Vec<usize> = group.to_vec();
        order.sort_by_key(|&at| (core::cmp::Reverse(key(at)), at));
        let parts: Vec<Vec<usize>> = order
            .chunk_by(|&one, &two| key(one) == key(two))
            .map(<[usize]>::to_vec)
            .collect();
        if group.len() > 1 {
            steps.push(direct::step(&parts, |at| Line {
                player: self.matches.plain.event.players[at].number,
                place: 0,
                games: Vec::new(),
                sum: Value::whole(0),
                missing: Vec::new(),
                boards: key(at)
                    .into_iter()
                    .map(|points| Value::points(points.abs()))
                    .collect(),
            }));
        }
        parts
    }
}
