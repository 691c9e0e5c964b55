//! Tie-breaks from ratings (Article 10) and the tables they rest on (Article 11).

use super::code::{Code, Name};
use super::tables::{Row, Tables};
use super::values::Value;
use crate::model::Mark;

/// Rating difference for a score of .50, .51, … 1.00 (11.1).
const DIFFERENCE: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175,
    184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444,
    470, 501, 538, 589, 677, 800,
];

/// Largest rating difference for which the stronger player is expected to score .50, .51, … .99 (11.2).
const EXPECTED: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
    188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
    484, 517, 559, 619, 735,
];

/// The value of a rating tie-break; `None` where a player is unrated and nothing is said of him, or no game was played.
pub fn value(tables: &Tables<'_>, at: usize, code: &Code) -> Option<Value> {
    if tables
        .event
        .players
        .iter()
        .any(|player| player.rating.is_none() && code.unrated.is_none())
    {
        return None;
    }
    let own = |at: usize| {
        tables.event.players[at]
            .rating
            .or(code.unrated)
            .map_or(0, i64::from)
    };
    let met = |row: &Row| row.opponent.filter(|_| row.over_the_board());
    let opponents: Vec<usize> = tables.rows[at].iter().filter_map(met).collect();
    let mut ratings: Vec<i64> = opponents.iter().map(|&opponent| own(opponent)).collect();
    ratings.sort_unstable();
    let value = match code.name {
        Name::Rtng => Some(own(at)),
        Name::Aro => {
            let end = ratings.len().checked_sub(code.high)?;
            mean(ratings.get(code.low..end)?)
        }
        Name::Tpr => performance(tables, at, &ratings),
        Name::Ptp => perfect(tables, at, &ratings),
        Name::Apro | Name::Appo => {
            let name = if code.name == Name::Apro {
                Name::Tpr
            } else {
                Name::Ptp
            };
            let inner = Code { name, ..code.clone() };
            let values: Option<Vec<i64>> = opponents
                .iter()
                .map(|&opponent| value(tables, opponent, &inner).map(|value| value.get() / 10_000))
                .collect();
            mean(&values?)
        }
        _ => None,
    };
    value.map(Value::whole)
}

/// The mean, a half rounded up.
fn mean(values: &[i64]) -> Option<i64> {
    let count = i64::try_from(values.len()).ok().filter(|&count| count > 0)?;
    Some((values.iter().sum::<i64>() * 2 + count).div_euclid(2 * count))
}

/// Games over the board in half points: 1, ½, 0 whatever the event gives.
fn half_points(tables: &Tables<'_>, at: usize) -> i64 {
    let of = |row: &Row| match row.mark {
        Mark::Win | Mark::WinUnrated => 2,
        Mark::Draw | Mark::DrawUnrated | Mark::Open => 1,
        _ => 0,
    };
    tables.rows[at]
        .iter()
        .filter(|row| row.over_the_board())
        .map(of)
        .sum()
}

fn performance(tables: &Tables<'_>, at: usize, ratings: &[i64]) -> Option<i64> {
    let average = mean(ratings)?;
    let games = ratings.len() as i64;
    let percent = (half_points(tables, at) * 100 + games).div_euclid(2 * games);
    Some(average + difference_for(percent))
}

/// Rating difference for a score in per cent (11.1).
#[must_use]
pub fn difference_for(percent: i64) -> i64 {
    if percent >= 50 {
        DIFFERENCE[(percent - 50).clamp(0, 50) as usize]
    } else {
        -DIFFERENCE[(50 - percent).clamp(0, 50) as usize]
    }
}

/// Expected score in hundredths against a player so many points weaker (11.2).
#[must_use]
pub fn expected_score(difference: i64) -> i64 {
    let band = EXPECTED
        .iter()
        .position(|&end| difference.abs() <= end)
        .unwrap_or(50) as i64;
    if difference >= 0 { 50 + band } else { 50 - band }
}

fn perfect(tables: &Tables<'_>, at: usize, ratings: &[i64]) -> Option<i64> {
    let (&least, &most) = (ratings.first()?, ratings.last()?);
    let score = half_points(tables, at) * 50;
    if score == 0 {
        return Some(least - 800);
    }
    let reaches = |rating: i64| {
        ratings
            .iter()
            .map(|&other| expected_score(rating - other))
            .sum::<i64>()
            >= score
    };
    let (mut low, mut high) = (least - 801, most + 801);
    while high - low > 1 {
        let middle = i64::midpoint(low, high);
        if reaches(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    Some(high)
}
