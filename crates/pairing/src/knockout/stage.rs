//! The whole knock-out as far as it is played: groups, stages, and which games are next.

use super::course::Course;
use super::groups::{self, Table};
use super::plan::{Order, Plan};
use super::run::{Decision, Judge, Match, State, games};
use super::seeding::{band, lines, separate_by};
use crate::field::Field;

/// A knock-out as far as it is played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bracket {
    /// The groups before it, from A on.
    pub groups: Vec<Table>,
    /// Play-offs of the groups.
    pub playoffs: Vec<Match>,
    /// The stages; the last one may have the match for the third place behind the final.
    pub stages: Vec<Vec<Match>>,
    /// The games of the next round: White and Black in the order of the boards.
    pub next: Vec<(u16, u16)>,
    /// Players still in it who have no game in the next round.
    pub resting: Vec<u16>,
    /// Games without result that the next round waits for.
    pub waiting: Vec<(u16, u16)>,
    /// Players who are level after everything: a person says who goes on.
    pub level: Vec<Vec<u16>>,
    /// Who has won.
    pub winner: Option<u16>,
}

/// A match to be played: its stage, its number there, and its lines.
type Place = (usize, usize, Option<u16>, Option<u16>);

impl Bracket {
    /// The knock-out that comes of a plan and what was played.
    ///
    /// ```
    /// use arbiter_pairing::{Field, knockout::{Bracket, Course, Plan}};
    /// let bracket = Bracket::new(&Course::new(Field::fresh(3)), &Plan::default());
    /// assert_eq!((bracket.next, bracket.resting), (vec![(3, 2)], vec![1]));
    /// ```
    #[must_use]
    pub fn new(course: &Course, plan: &Plan) -> Self {
        let judge = Judge::new(course, plan);
        let rounds = course.field.round - 1;
        let players = || course.field.players.iter().map(|player| player.number);
        let mut bracket = Self::default();
        let mut from = 1;
        let seeds = match &plan.groups {
            None => players().collect(),
            Some(setup) => {
                from = groups::rounds(setup) + 1;
                bracket.groups = groups::tables(&course.groups, setup, &judge);
                if rounds + 1 < from {
                    (bracket.next, bracket.resting) = groups::round(players(), setup, rounds + 1);
                    return bracket;
                }
                if !bracket.waits(course, &setup.members.concat(), 1..from)
                    && !bracket.play_off(&course.field, &judge, &mut from, rounds)
                {
                    return bracket;
                }
                if !bracket.waiting.is_empty() {
                    return bracket;
                }
                groups::seeds(&bracket.groups, setup.qualify)
            }
        };
        bracket.knock_out(&course.field, plan, &judge, &seeds, from, rounds);
        bracket
    }

    /// Games without result among these players.
    fn waits(&mut self, course: &Course, players: &[u16], rounds: core::ops::Range<usize>) -> bool {
        for &(round, white, black) in &course.open {
            if rounds.contains(&round) && players.contains(&white) {
                self.waiting.push((white, black));
            }
        }
        !self.waiting.is_empty()
    }

    /// Plays off the ties of the groups; `false` while that is not finished.
    fn play_off(&mut self, field: &Field, judge: &Judge<'_>, from: &mut usize, rounds: usize) -> bool {
        let pairs: Vec<(usize, (u16, u16))> = self
            .groups
            .iter()
            .enumerate()
            .flat_map(|(at, table)| table.play_offs.iter().map(move |&pair| (at, pair)))
            .collect();
        let playing: Vec<Place> = pairs
            .iter()
            .zip(1..)
            .map(|(&(_, pair), number)| (0, number, Some(pair.0), Some(pair.1)))
            .collect();
        let matches = self.play(field, judge, &playing, 0, from, rounds);
        let done = matches.iter().all(|one| one.winner().is_some());
        for ((at, _), one) in pairs.iter().zip(&matches) {
            if let (Some(winner), Some(loser)) = (one.winner(), one.loser()) {
                self.groups[*at].put_before(winner, loser);
            }
        }
        self.playoffs = matches;
        if done {
            let open = self.groups.iter().flat_map(|table| table.open.clone());
            self.level.extend(open);
        }
        done && self.level.is_empty()
    }

    fn knock_out(
        &mut self,
        field: &Field,
        plan: &Plan,
        judge: &Judge<'_>,
        seeds: &[u16],
        mut from: usize,
        rounds: usize,
    ) {
        if seeds.is_empty() {
            return;
        }
        let seed = |line: u16| seeds.get(usize::from(line) - 1).copied();
        let order = lines(seeds.len() as u16);
        let mut lines: Vec<Option<u16>> = order.iter().copied().map(seed).collect();
        let depth = if plan.order == Order::Fixed {
            lines.len().ilog2() as usize
        } else {
            1
        };
        keep_apart(&mut lines, &order, depth, plan, &self.groups);
        let mut third = None;
        for stage in 1.. {
            if lines.len() == 1 {
                self.winner = lines[0];
                return;
            }
            if stage > 1 {
                arrange(&mut lines, plan, seeds, judge, stage);
            }
            let pairs = lines.chunks_exact(2).zip(1..);
            let mut playing: Vec<Place> = pairs
                .map(|(pair, number)| (stage, number, pair[0], pair[1]))
                .collect();
            playing.extend(third.take().map(|(one, two)| (stage, 2, Some(one), Some(two))));
            let matches = self.play(field, judge, &playing, plan.games, &mut from, rounds);
            let done = matches.iter().all(|one| one.winner().is_some());
            let finalists = lines.len() / 2;
            if finalists == 2
                && plan.third_place
                && let [Some(one), Some(two)] = [matches[0].loser(), matches[1].loser()]
            {
                third = Some((one, two));
            }
            lines = matches.iter().take(finalists).map(Match::winner).collect();
            self.stages.push(matches);
            if !done {
                return;
            }
        }
    }

    /// Plays matches side by side, one game of each in a round, until all are decided or the rounds end.
    fn play(
        &mut self,
        field: &Field,
        judge: &Judge<'_>,
        matches: &[Place],
        match_games: u16,
        from: &mut usize,
        rounds: usize,
    ) -> Vec<Match> {
        let mut end = *from;
        let mut found: Vec<Match> = Vec::new();
        for &(stage, number, top, bottom) in matches {
            let (played, state) = match (top, bottom) {
                (Some(top), Some(bottom)) => {
                    let all = games(field, (top, bottom), *from..rounds + 1);
                    // Those who play off a tie met in their group before.
                    let before = games(field, (top, bottom), 1..if stage == 0 { *from } else { 1 });
                    let met = before.last().map(|game| game.white == top);
                    let after = |count: usize| {
                        judge.state((stage, number), (top, bottom), &all[..count], match_games, met)
                    };
                    // Those who played off a tie in their group may meet again: later games are not of this match.
                    let won = |count: &usize| matches!(after(*count), State::Won(..));
                    let count = (0..=all.len()).find(won).unwrap_or(all.len());
                    let state = after(count);
                    (all[..count].to_vec(), state)
                }
                (one, two) => (Vec::new(), State::Won(one.or(two).unwrap_or(0), Decision::Bye)),
            };
            end = played.last().map_or(end, |game| end.max(game.round + 1));
            found.push(Match {
                stage,
                number,
                top,
                bottom,
                games: played,
                state,
            });
        }
        for one in &found {
            match one.state {
                State::Next(white, black, _) => self.next.push((white, black)),
                State::Waiting(white, black) => self.waiting.push((white, black)),
                State::Level(one, two) => self.level.push(vec![one, two]),
                State::Won(winner, _) => self.resting.push(winner),
            }
        }
        if found.iter().all(|one| one.winner().is_some()) {
            self.resting.clear();
        }
        *from = end;
        found
    }
}

/// Fellows as far apart as can be, each in the band of his seed; who rests stays. After groups everybody keeps the worth of his place
/// too, and in the first stage that two of one group do not meet comes before all.
fn keep_apart(lines: &mut [Option<u16>], order: &[u16], depth: usize, plan: &Plan, groups: &[Table]) {
    if plan.fellows.is_empty() {
        return;
    }
    let place = |player: u16| {
        groups.iter().enumerate().find_map(|(group, table)| {
            let place = table.order.iter().position(|&one| one == player)?;
            Some((group, place as u32))
        })
    };
    let worth = |(line, &seed): (&Option<u16>, &u16)| {
        let place = place((*line)?).map_or(0, |(_, place)| place);
        Some(band(seed) * 100 + place)
    };
    let bands: Vec<Option<u32>> = lines.iter().zip(order).map(worth).collect();
    separate_by(lines, &bands, depth, &|one, two, stage| match (one, two) {
        (Some(one), Some(two)) => {
            let group = |player: &u16| place(*player).map(|(group, _)| group);
            let one_group = stage == 0 && group(one).is_some() && group(one) == group(two);
            i64::from(plan.are_fellows(*one, *two)) + if one_group { 1000 } else { 0 }
        }
        _ => 0,
    });
}

/// The lines of a later stage.
fn arrange(lines: &mut [Option<u16>], plan: &Plan, seeds: &[u16], judge: &Judge<'_>, stage: usize) {
    match plan.order {
        Order::Fixed => {}
        Order::Reseeded => {
            let seed =
                |player: &Option<u16>| player.and_then(|one| seeds.iter().position(|&seed| seed == one));
            let mut sorted = lines.to_vec();
            sorted.sort_by_key(seed);
            let order = super::seeding::lines(sorted.len() as u16);
            for (line, &number) in lines.iter_mut().zip(&order) {
                *line = sorted[usize::from(number) - 1];
            }
            keep_apart(lines, &order, 1, plan, &[]);
        }
        Order::Drawn => {
            if let Some(mut lots) = judge.lots(&format!("stage {stage}")) {
                let drawn = lots.shuffled(lines);
                lines.copy_from_slice(&drawn);
                keep_apart(lines, &vec![1; lines.len()], 1, plan, &[]); // by lot all lines are worth the same
            }
        }
    }
}
