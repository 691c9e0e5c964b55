//! Tie-breaks from ratings (Article 10) and the tables they rest on (Article 11).

use super::account::{Addend, Explained, Total};
use super::code::{Code, Name};
use super::tables::{Row, Tables};
use super::values::Value;
use arbiter_pairing::Mark;

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
pub fn explained(tables: &Tables<'_>, at: usize, code: &Code) -> Explained {
    let mut players = tables.event.players.iter();
    if players.any(|player| player.rating.is_none() && code.unrated.is_none()) {
        return Explained::none();
    }
    let own = |at: usize| {
        let rating = tables.event.players[at].rating.or(code.unrated);
        rating.map_or(0, i64::from)
    };
    let rows = tables.rows[at].iter().zip(1..);
    let met: Vec<(usize, usize)> = rows
        .filter(|(row, _)| row.over_the_board())
        .filter_map(|(row, round)| Some((round, row.opponent?)))
        .collect();
    let against = |value: &dyn Fn(usize) -> Value| -> Vec<Addend> {
        let number = |at: usize| Some(tables.event.players[at].number);
        let addend = |&(round, other): &(usize, usize)| Addend::of(round, number(other), value(other));
        met.iter().map(addend).collect()
    };
    let ratings = against(&|other| Value::whole(own(other)));
    match code.name {
        Name::Rtng => Explained::own(Value::whole(own(at))),
        Name::Aro => average(ratings, code),
        Name::Tpr => performance(tables, at, ratings),
        Name::Ptp => perfect(tables, at, ratings),
        Name::Apro | Name::Appo => {
            let name = if code.name == Name::Apro {
                Name::Tpr
            } else {
                Name::Ptp
            };
            let inner = Code { name, ..code.clone() };
            let of = |other: usize| explained(tables, other, &inner).value;
            if met.iter().any(|&(_, other)| of(other).is_none()) {
                return Explained::none();
            }
            let plain = Code {
                low: 0,
                high: 0,
                ..code.clone()
            };
            average(against(&|other| of(other).unwrap_or(Value::whole(0))), &plain)
        }
        _ => Explained::none(),
    }
}

/// The mean of whole values, without the lowest and the highest that are cut.
fn average(mut addends: Vec<Addend>, code: &Code) -> Explained {
    let mut order: Vec<usize> = (0..addends.len()).collect();
    order.sort_by_key(|&one| addends[one].value);
    let end = addends.len().saturating_sub(code.high);
    for (place, &one) in order.iter().enumerate() {
        addends[one].left_out = place < code.low || place >= end;
    }
    Explained {
        value: mean(&whole(&addends)).map(Value::whole),
        addends,
        total: Total::Mean,
    }
}

/// Whole values that are not left out.
fn whole(addends: &[Addend]) -> Vec<i64> {
    let counted = addends.iter().filter(|addend| !addend.left_out);
    counted.map(|addend| addend.value.get() / 10_000).collect()
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

fn performance(tables: &Tables<'_>, at: usize, addends: Vec<Addend>) -> Explained {
    let Some(average) = mean(&whole(&addends)) else {
        return Explained::none();
    };
    let games = addends.len() as i64;
    let half_points = half_points(tables, at);
    let percent = (half_points * 100 + games).div_euclid(2 * games);
    let difference = difference_for(percent);
    Explained {
        value: Some(Value::whole(average + difference)),
        addends,
        total: Total::Performance {
            average: Value::whole(average),
            score: Value::new(half_points * 5_000),
            percent,
            difference,
        },
    }
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

fn perfect(tables: &Tables<'_>, at: usize, mut addends: Vec<Addend>) -> Explained {
    let ratings = whole(&addends);
    let (Some(&least), Some(&most)) = (ratings.iter().min(), ratings.iter().max()) else {
        return Explained::none();
    };
    let score = half_points(tables, at) * 50;
    let reaches = |rating: i64| {
        let expected = ratings.iter().map(|&other| expected_score(rating - other));
        expected.sum::<i64>() >= score
    };
    let (mut low, mut high) = (least - 801, most + 801);
    if score == 0 {
        high = least - 800;
    }
    while high - low > 1 {
        let middle = i64::midpoint(low, high);
        if reaches(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    let mut expected = 0;
    for (addend, other) in addends.iter_mut().zip(&ratings) {
        let one = expected_score(high - other);
        expected += one;
        addend.factors = Some((addend.value, Value::new(one * 100)));
        addend.value = Value::new(one * 100);
    }
    Explained {
        value: Some(Value::whole(high)),
        addends,
        total: Total::Perfect {
            score: Value::new(score * 100),
            expected: Value::new(expected * 100),
        },
    }
}
