//! Direct encounter (Article 6).

use super::account::{Line, Step};
use super::code::Code;
use super::tables::{Kind, Row, Score, Tables};
use super::values::Value;

/// Splits a level group by the games among its members; members that stay level stay together.
pub fn split(tables: &Tables<'_>, group: &[usize], code: &Code, steps: &mut Vec<Step>) -> Vec<Vec<usize>> {
    let parts = once(tables, group, code, steps);
    if parts.len() == 1 {
        return parts;
    }
    let again = |part: Vec<usize>| split(tables, &part, code, steps);
    parts.into_iter().flat_map(again).collect()
}

/// The same without starting again inside the parts.
pub fn once(tables: &Tables<'_>, group: &[usize], code: &Code, steps: &mut Vec<Step>) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let sums: Vec<Sum> = group.iter().map(|&at| sum(tables, at, group, code)).collect();
    let parts = if sums.iter().all(|sum| sum.missing.is_empty()) {
        parts(group, &sums)
    } else {
        certain(tables, group, &sums)
    };
    let number = |at: usize| tables.event.players[at].number;
    steps.push(step(&parts, |at| {
        let sum = &sums[group.iter().position(|&one| one == at).unwrap_or(0)];
        Line {
            player: number(at),
            place: 0,
            games: sum.games.clone(),
            sum: Value::new(sum.points * 100 / AVERAGES),
            missing: sum.missing.iter().map(|&other| number(other)).collect(),
            boards: Vec::new(),
        }
    }));
    parts
}

/// How a group came apart, with the places inside it.
pub fn step(parts: &[Vec<usize>], line: impl Fn(usize) -> Line) -> Step {
    let mut lines = Vec::new();
    for part in parts {
        let place = lines.len() + 1;
        lines.extend(part.iter().map(|&at| Line { place, ..line(at) }));
    }
    Step { lines }
}

/// 6.1.2: several meetings count as their average; this keeps averages of up to ten games whole.
const AVERAGES: Score = 5040;

/// The average of a player's points against the others, so many times, his games, and whom of them he has not met.
#[derive(Default)]
struct Sum {
    points: Score,
    games: Vec<(usize, u16, Value)>,
    missing: Vec<usize>,
}

fn sum(tables: &Tables<'_>, at: usize, group: &[usize], code: &Code) -> Sum {
    let mut sum = Sum::default();
    let counts = |row: &Row| {
        row.kind == Kind::Game || code.forfeits && matches!(row.kind, Kind::ForfeitWin | Kind::ForfeitLoss)
    };
    for &other in group.iter().filter(|&&other| other != at) {
        let rows = tables.rows[at].iter().zip(1..);
        let games: Vec<(usize, &Row)> = rows
            .filter(|(row, _)| counts(row) && row.opponent == Some(other))
            .map(|(row, round)| (round, row))
            .collect();
        let points: Score = games.iter().map(|(_, row)| row.points).sum();
        match games.len() as Score {
            0 => sum.missing.push(other),
            count => sum.points += points * AVERAGES / count,
        }
        let number = tables.event.players[other].number;
        let game = |&(round, row): &(usize, &Row)| (round, number, Value::points(row.points));
        sum.games.extend(games.iter().map(game));
    }
    sum.games.sort_unstable();
    sum
}

/// 6.2: everybody met everybody, so the sums rank them.
fn parts(group: &[usize], sums: &[Sum]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by_key(|&at| (core::cmp::Reverse(sums[at].points), at));
    order
        .chunk_by(|&one, &two| sums[one].points == sums[two].points)
        .map(|part| part.iter().map(|&at| group[at]).collect())
        .collect()
}

/// 6.3: who is alone at the top whatever the missing games bring; the others stay together.
fn certain(tables: &Tables<'_>, group: &[usize], sums: &[Sum]) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> = (0..group.len()).collect();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let missing = |at: usize| AVERAGES * sums[at].missing.len() as Score;
    let best = |at: usize| sums[at].points + tables.win() * missing(at);
    let least = |at: usize| sums[at].points + tables.loss() * missing(at);
    while let Some(place) = left
        .iter()
        .position(|&at| left.iter().all(|&other| other == at || least(at) > best(other)))
    {
        parts.push(vec![group[left.remove(place)]]);
    }
    if !left.is_empty() {
        parts.push(left.iter().map(|&at| group[at]).collect());
    }
    parts
}
