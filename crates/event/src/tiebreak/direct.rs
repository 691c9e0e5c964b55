//! Direct encounter (Article 6).

use super::code::Code;
use super::tables::{Kind, Row, Score, Tables};

/// Splits a level group by the games among its members; members that stay level stay together.
pub fn split(tables: &Tables<'_>, group: &[usize], code: &Code) -> Vec<Vec<usize>> {
    if group.len() < 2 {
        return vec![group.to_vec()];
    }
    let sums: Vec<Sum> = group.iter().map(|&at| sum(tables, at, group, code)).collect();
    if sums.iter().all(|sum| sum.missing == 0) {
        return by_sums(tables, group, &sums, code);
    }
    certain(tables, group, &sums, code)
}

/// The same without starting again inside the parts.
pub fn once(tables: &Tables<'_>, group: &[usize], code: &Code) -> Vec<Vec<usize>> {
    let sums: Vec<Sum> = group.iter().map(|&at| sum(tables, at, group, code)).collect();
    if sums.iter().any(|sum| sum.missing > 0) {
        return certain(tables, group, &sums, code);
    }
    parts(group, &sums)
}

/// Twice the average of a player's points against the others, and how many of them he has not met.
struct Sum {
    points: Score,
    missing: Score,
}

fn sum(tables: &Tables<'_>, at: usize, group: &[usize], code: &Code) -> Sum {
    let mut sum = Sum {
        points: 0,
        missing: 0,
    };
    let counts = |row: &&Row| {
        row.kind == Kind::Game || code.forfeits && matches!(row.kind, Kind::ForfeitWin | Kind::ForfeitLoss)
    };
    for &other in group.iter().filter(|&&other| other != at) {
        let games: Vec<Score> = tables.rows[at]
            .iter()
            .filter(counts)
            .filter(|row| row.opponent == Some(other))
            .map(|row| row.points)
            .collect();
        match games.len() as Score {
            0 => sum.missing += 1,
            // 6.1.2: several meetings count as their average; 5040 keeps averages of up to ten games whole.
            count => sum.points += games.iter().sum::<Score>() * 5040 / count,
        }
    }
    sum
}

/// 6.2: everybody met everybody.
fn by_sums(tables: &Tables<'_>, group: &[usize], sums: &[Sum], code: &Code) -> Vec<Vec<usize>> {
    let parts = parts(group, sums);
    if parts.len() == 1 {
        return parts;
    }
    parts.iter().flat_map(|part| split(tables, part, code)).collect()
}

fn parts(group: &[usize], sums: &[Sum]) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by_key(|&at| (core::cmp::Reverse(sums[at].points), at));
    order
        .chunk_by(|&one, &two| sums[one].points == sums[two].points)
        .map(|part| part.iter().map(|&at| group[at]).collect())
        .collect()
}

/// 6.3: who is alone at the top whatever the missing games bring; the others start again.
fn certain(tables: &Tables<'_>, group: &[usize], sums: &[Sum], code: &Code) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> = (0..group.len()).collect();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let best = |at: usize| sums[at].points + tables.win() * 5040 * sums[at].missing;
    let least = |at: usize| sums[at].points + tables.loss() * 5040 * sums[at].missing;
    while let Some(place) = left
        .iter()
        .position(|&at| left.iter().all(|&other| other == at || least(at) > best(other)))
    {
        parts.push(vec![group[left.remove(place)]]);
    }
    if left.is_empty() {
        return parts;
    }
    let rest: Vec<usize> = left.iter().map(|&at| group[at]).collect();
    if parts.is_empty() {
        return vec![rest];
    }
    parts.extend(split(tables, &rest, code));
    parts
}
