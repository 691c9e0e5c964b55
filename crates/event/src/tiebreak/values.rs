//! The value of a tie-break for one player.

use core::cell::OnceCell;
use core::fmt;

use super::code::{Code, Name};
use super::rating;
use super::tables::{Edition, Kind, Row, Score, Tables, View};
use crate::model::{Color, Event, Mark};

/// A value in ten thousandths, so that products of points are exact.
///
/// ```
/// use arbiter_event::tiebreak::Value;
/// assert_eq!(Value::new(372_500).to_string(), "37.25");
/// assert_eq!(Value::whole(9).to_string(), "9");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(i64);

impl Value {
    /// From ten thousandths.
    #[must_use]
    pub const fn new(value: i64) -> Self {
        Self(value)
    }

    /// From a whole number.
    #[must_use]
    pub const fn whole(value: i64) -> Self {
        Self(value * 10_000)
    }

    /// In ten thousandths.
    #[must_use]
    pub const fn get(self) -> i64 {
        self.0
    }

    pub(super) fn points(score: Score) -> Self {
        Self(score * 100)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 10_000, self.0.unsigned_abs() % 10_000);
        let part = format!("{part:04}");
        let part = part.trim_end_matches('0');
        let dot = if part.is_empty() { "" } else { "." };
        write!(f, "{sign}{whole}{dot}{part}")
    }
}

/// Tables of an event: as it was, and as some tie-breaks and modifiers want it seen.
pub struct Sources<'a> {
    /// As it was.
    pub plain: Tables<'a>,
    /// With the last round drawn, with forfeits as games, with both; made where somebody asks.
    others: [OnceCell<Tables<'a>>; 3],
}

impl<'a> Sources<'a> {
    /// The tables of an event.
    pub fn new(event: &'a Event, edition: Edition) -> Self {
        Self {
            plain: Tables::new(event, edition, View::default()),
            others: Default::default(),
        }
    }

    /// The table of a view.
    pub fn of(&self, fore: bool, forfeits: bool) -> &Tables<'a> {
        let at = match (fore, forfeits) {
            (false, false) => return &self.plain,
            (true, false) => 0,
            (false, true) => 1,
            (true, true) => 2,
        };
        let (event, edition) = (self.plain.event, self.plain.edition);
        self.others[at].get_or_init(|| Tables::new(event, edition, View { fore, forfeits }))
    }
}

/// The value of a tie-break, `None` where there is none.
pub fn value(sources: &Sources<'_>, at: usize, code: &Code) -> Option<Value> {
    let tables = &sources.plain;
    if tables.round_robin && edition_forbids(tables, code.name) {
        return None;
    }
    let rows = &tables.rows[at];
    let count = |which: &dyn Fn(&Row) -> bool| {
        Some(Value::whole(rows.iter().filter(|row| which(row)).count() as i64))
    };
    let black = |row: &Row| row.over_the_board() && row.color == Some(Color::Black);
    let won = |row: &Row| row.over_the_board() && matches!(row.mark, Mark::Win | Mark::WinUnrated);
    match code.name {
        Name::Pts => Some(Value::points(tables.scores[at])),
        Name::Win => count(&|row| row.points >= tables.win()),
        Name::Won => count(&won),
        Name::Bpg => count(&black),
        Name::Bwg => count(&|row| won(row) && black(row)),
        Name::Ps => Some(progressive(rows, code.low)),
        Name::Rep => count(&|row| !elected_not_to_play(row)),
        Name::Std => Some(standard(tables, at)),
        Name::Tpn => Some(Value::whole(i64::from(tables.event.players[at].number))),
        Name::Bh => Some(buchholz(sources.of(code.fore, code.forfeits), at, code)),
        Name::Fb => Some(buchholz(sources.of(true, code.forfeits), at, code)),
        Name::Aob => average_buchholz(sources, at, code),
        Name::Sb => {
            let seen = sources.of(false, code.forfeits);
            Some(sonneborn_berger(seen, seen, at, code))
        }
        Name::Ks => Some(koya(tables, at, code)),
        Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng => {
            rating::value(tables, at, code)
        }
        _ => None, // without a value, or of teams only
    }
}

/// The note to Article 8: no Buchholz in a round robin, since March 2026.
fn edition_forbids(tables: &Tables<'_>, name: Name) -> bool {
    tables.edition == Edition::Of2026 && matches!(name, Name::Bh | Name::Fb | Name::Aob)
}

fn elected_not_to_play(row: &Row) -> bool {
    row.opponent.is_none() && matches!(row.mark, Mark::HalfBye | Mark::ZeroBye)
        || row.mark == Mark::ForfeitLoss
}

fn progressive(rows: &[Row], cut: usize) -> Value {
    let mut score = 0;
    let mut sum = 0;
    for (round, row) in rows.iter().enumerate() {
        score += row.points;
        if round >= cut {
            sum += score;
        }
    }
    Value::points(sum)
}

fn standard(tables: &Tables<'_>, at: usize) -> Value {
    let of = |(round, row): (usize, &Row)| {
        let other = row
            .opponent
            .map_or_else(|| tables.draw(), |opponent| tables.rows[opponent][round].points);
        match row.points.cmp(&other) {
            core::cmp::Ordering::Greater => 100,
            core::cmp::Ordering::Equal => 50,
            core::cmp::Ordering::Less => 0,
        }
    };
    Value::points(tables.rows[at].iter().enumerate().map(of).sum())
}

/// Contributions to Buchholz, cut by 16.5.
fn buchholz(tables: &Tables<'_>, at: usize, code: &Code) -> Value {
    let rows = tables.rows[at].iter().filter(|row| row.kind != Kind::None);
    let mut all: Vec<(bool, Score)> = rows
        .map(|row| (row.voluntary(), tables.opponent_score(at, row)))
        .collect();
    if all.len() < code.low + code.high {
        return Value::whole(0);
    }
    for _ in 0..code.low {
        let least = (0..all.len()).min_by_key(|&one| (!all[one].0, all[one].1));
        least.map(|one| all.swap_remove(one));
    }
    for _ in 0..code.high {
        let most = (0..all.len()).max_by_key(|&one| all[one].1);
        most.map(|one| all.swap_remove(one));
    }
    Value::points(all.iter().map(|one| one.1).sum())
}

fn average_buchholz(sources: &Sources<'_>, at: usize, code: &Code) -> Option<Value> {
    let tables = sources.of(code.fore, code.forfeits);
    let plain = Code {
        low: 0,
        high: 0,
        ..code.clone()
    };
    let met = sources.plain.rows[at].iter().filter(|row| row.over_the_board());
    let values: Vec<i64> = met
        .filter_map(|row| row.opponent)
        .map(|opponent| buchholz(tables, opponent, &plain).get())
        .collect();
    let count = i64::try_from(values.len()).ok().filter(|&count| count > 0)?;
    let hundredths = (values.iter().sum::<i64>() * 2 + 100 * count).div_euclid(200 * count);
    Some(Value::new(hundredths * 100))
}

/// The opponents' scores in one table times the points scored against them in the other (of players, the same one).
pub(super) fn sonneborn_berger(scores: &Tables<'_>, results: &Tables<'_>, at: usize, code: &Code) -> Value {
    let rows = scores.rows[at].iter().zip(&results.rows[at]);
    let mut all: Vec<(bool, Score, Score)> = rows
        .filter(|(row, _)| row.kind != Kind::None)
        .map(|(row, result)| {
            let score = scores.opponent_score(at, row);
            (row.voluntary(), score, score * result.points)
        })
        .collect();
    if all.len() < code.low {
        return Value::whole(0);
    }
    for _ in 0..code.low {
        if let Some(cut) = least_product(&all) {
            all.swap_remove(cut);
        }
    }
    Value::new(all.iter().map(|one| one.2).sum())
}

/// 16.5 for Sonneborn-Berger: the higher of the lowest voluntary contribution and that of the lowest score.
fn least_product(all: &[(bool, Score, Score)]) -> Option<usize> {
    let lowest = (0..all.len()).min_by_key(|&one| (all[one].1, all[one].2, !all[one].0))?;
    let voluntary = (0..all.len())
        .filter(|&one| all[one].0)
        .min_by_key(|&one| (all[one].2, all[one].1));
    match voluntary {
        _ if all[lowest].0 => Some(lowest),
        Some(voluntary) if all[voluntary].2 >= all[lowest].2 => Some(voluntary),
        _ => Some(lowest),
    }
}

fn koya(tables: &Tables<'_>, at: usize, code: &Code) -> Value {
    let rounds = tables.rows[at]
        .iter()
        .filter(|row| row.kind != Kind::None || row.opponent.is_some())
        .count();
    let limit = tables.win() * rounds as Score + i64::from(code.limit) * 100;
    let good = |row: &&Row| {
        row.opponent
            .is_some_and(|opponent| 2 * tables.scores[opponent] >= limit)
    };
    let games = tables.rows[at].iter().filter(|row| row.kind == Kind::Game);
    Value::points(games.filter(good).map(|row| row.points).sum())
}
