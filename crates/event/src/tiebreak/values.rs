//! The value of a tie-break for one player.

use core::cell::OnceCell;
use core::fmt;

use super::account::{Addend, AddendKind, Explained, Total};
use super::code::{Code, Name};
use super::edition::{Buchholz, Edition};
use super::rating;
use super::tables::{Kind, Row, Score, Tables, View};
use crate::model::Event;
use arbiter_pairing::{Color, Mark};

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

/// The value of a tie-break with what makes it; no value where there is none.
pub fn explained(sources: &Sources<'_>, at: usize, code: &Code) -> Explained {
    let tables = &sources.plain;
    if tables.round_robin && edition_forbids(tables, code.name) {
        return Explained::none();
    }
    let black = |row: &Row| row.over_the_board() && row.color == Some(Color::Black);
    let won = |row: &Row| row.over_the_board() && matches!(row.mark, Mark::Win | Mark::WinUnrated);
    match code.name {
        Name::Pts => points(tables, at),
        Name::Win => count(tables, at, &|row| row.points >= tables.win()),
        Name::Won => count(tables, at, &won),
        Name::Bpg => count(tables, at, &black),
        Name::Bwg => count(tables, at, &|row| won(row) && black(row)),
        Name::Ps => progressive(tables, at, code.low),
        Name::Rep => count(tables, at, &|row| !elected_not_to_play(row)),
        Name::Std => standard(tables, at),
        Name::Tpn => Explained::own(Value::whole(i64::from(tables.event.players[at].number))),
        Name::Bh => buchholz(sources.of(code.fore, code.forfeits), at, code),
        Name::Fb => buchholz(sources.of(true, code.forfeits), at, code),
        Name::Aob => average_buchholz(sources, at, code),
        Name::Sb => {
            let seen = sources.of(false, code.forfeits);
            sonneborn_berger(seen, seen, at, code)
        }
        Name::Ks => koya(tables, at, code),
        Name::Aro | Name::Tpr | Name::Ptp | Name::Apro | Name::Appo | Name::Rtng => {
            rating::explained(tables, at, code)
        }
        _ => Explained::none(), // without a value, or of teams only
    }
}

/// The note to Article 8: no Buchholz in a round robin, where the text has it.
fn edition_forbids(tables: &Tables<'_>, name: Name) -> bool {
    tables.edition.buchholz() == Buchholz::InSwissOnly && matches!(name, Name::Bh | Name::Fb | Name::Aob)
}

fn elected_not_to_play(row: &Row) -> bool {
    row.opponent.is_none() && matches!(row.mark, Mark::HalfBye | Mark::ZeroBye)
        || row.mark == Mark::ForfeitLoss
}

/// A player's rounds, each with what it adds.
fn rounds(tables: &Tables<'_>, at: usize, mut adds: impl FnMut(usize, &Row) -> Value) -> Vec<Addend> {
    let rows = tables.rows[at].iter().zip(1..);
    rows.map(|(row, round)| Addend::of(round, tables.number(row), adds(round, row)))
        .collect()
}

/// The score: rounds, and what the arbiter gave or took.
pub(super) fn points(tables: &Tables<'_>, at: usize) -> Explained {
    let mut all = rounds(tables, at, |_, row| Value::points(row.points));
    let of_rounds: Score = tables.rows[at].iter().map(|row| row.points).sum();
    let ruled = tables.scores[at] - of_rounds;
    if ruled != 0 {
        all.push(Addend {
            round: None,
            kind: AddendKind::Ruled,
            ..Addend::of(0, None, Value::points(ruled))
        });
    }
    Explained::sum(all)
}

fn count(tables: &Tables<'_>, at: usize, which: &dyn Fn(&Row) -> bool) -> Explained {
    let mut all = rounds(tables, at, |_, row| Value::whole(which(row).into()));
    all.retain(|addend| addend.value != Value::whole(0));
    Explained::sum(all)
}

fn progressive(tables: &Tables<'_>, at: usize, cut: usize) -> Explained {
    let mut score = 0;
    let mut all = rounds(tables, at, |_, row| {
        score += row.points;
        Value::points(score)
    });
    for addend in all.iter_mut().take(cut) {
        addend.left_out = true;
    }
    Explained::sum(all)
}

fn standard(tables: &Tables<'_>, at: usize) -> Explained {
    Explained::sum(rounds(tables, at, |round, row| {
        let other = row.opponent.map_or_else(
            || tables.draw(),
            |opponent| tables.rows[opponent][round - 1].points,
        );
        Value::points(match row.points.cmp(&other) {
            core::cmp::Ordering::Greater => 100,
            core::cmp::Ordering::Equal => 50,
            core::cmp::Ordering::Less => 0,
        })
    }))
}

/// A round that contributes an opponent's score, or a dummy's.
struct Part {
    voluntary: bool,
    score: Score,
    product: Score,
    addend: Addend,
}

/// What the rounds of a player contribute; `points` are those of another table, by which the scores are multiplied.
fn parts(scores: &Tables<'_>, at: usize, points: Option<&Tables<'_>>) -> Vec<Part> {
    let rows = scores.rows[at].iter().enumerate();
    rows.filter(|(_, row)| row.kind != Kind::None)
        .map(|(round, row)| {
            let (score, kind) = scores.opponent_score(at, row);
            let points = points.map(|points| points.rows[at][round].points);
            let (product, value) = match points {
                Some(points) => (score * points, Value::new(score * points)),
                None => (score, Value::points(score)),
            };
            Part {
                voluntary: row.voluntary(),
                score,
                product,
                addend: Addend {
                    kind,
                    factors: points.map(|points| (Value::points(score), Value::points(points))),
                    ..Addend::of(round + 1, scores.number(row), value)
                },
            }
        })
        .collect()
}

/// Leaves out what two choices name among those that are left, one after the other; all where there are too few.
fn cut(
    mut all: Vec<Part>,
    code: &Code,
    low: impl Fn(&[&Part]) -> usize,
    high: impl Fn(&[&Part]) -> usize,
) -> Explained {
    let few = all.len() < code.low + code.high;
    for time in 0..if few { all.len() } else { code.low + code.high } {
        let left: Vec<usize> = (0..all.len()).filter(|&one| !all[one].addend.left_out).collect();
        let parts: Vec<&Part> = left.iter().map(|&one| &all[one]).collect();
        let which = if time < code.low {
            low(&parts)
        } else {
            high(&parts)
        };
        all[left[which]].addend.left_out = true;
    }
    Explained::sum(all.into_iter().map(|part| part.addend).collect())
}

/// The place of the least by a key; nothing is empty here.
fn least<K: Ord>(all: &[&Part], key: impl Fn(&Part) -> K) -> usize {
    (0..all.len()).min_by_key(|&one| key(all[one])).unwrap_or(0)
}

/// Contributions to Buchholz, cut by 16.5.
pub(super) fn buchholz(tables: &Tables<'_>, at: usize, code: &Code) -> Explained {
    let low = |all: &[&Part]| least(all, |part| (!part.voluntary, part.score));
    let high = |all: &[&Part]| least(all, |part| core::cmp::Reverse(part.score));
    cut(parts(tables, at, None), code, low, high)
}

fn average_buchholz(sources: &Sources<'_>, at: usize, code: &Code) -> Explained {
    let tables = sources.of(code.fore, code.forfeits);
    let plain = Code {
        low: 0,
        high: 0,
        ..code.clone()
    };
    let met = sources.plain.rows[at].iter().zip(1..);
    let addends: Vec<Addend> = met
        .filter(|(row, _)| row.over_the_board())
        .filter_map(|(row, round)| {
            let value = buchholz(tables, row.opponent?, &plain).value?;
            Some(Addend::of(round, tables.number(row), value))
        })
        .collect();
    let count = addends.len() as i64;
    let sum: i64 = addends.iter().map(|addend| addend.value.get()).sum();
    Explained {
        value: (count > 0).then(|| Value::new((sum * 2 + 100 * count).div_euclid(200 * count) * 100)),
        addends,
        total: Total::Mean,
    }
}

/// The opponents' scores in one table times the points scored against them in the other (of players, the same one).
pub(super) fn sonneborn_berger(
    scores: &Tables<'_>,
    results: &Tables<'_>,
    at: usize,
    code: &Code,
) -> Explained {
    let code = Code {
        high: 0,
        ..code.clone()
    };
    cut(
        parts(scores, at, Some(results)),
        &code,
        least_product,
        least_product,
    )
}

/// 16.5 for Sonneborn-Berger: the higher of the lowest voluntary contribution and that of the lowest score.
fn least_product(all: &[&Part]) -> usize {
    let lowest = least(all, |part| (part.score, part.product, !part.voluntary));
    let voluntary = least(all, |part| (!part.voluntary, part.product, part.score));
    let higher = all[voluntary].voluntary && all[voluntary].product >= all[lowest].product;
    if higher && !all[lowest].voluntary {
        voluntary
    } else {
        lowest
    }
}

fn koya(tables: &Tables<'_>, at: usize, code: &Code) -> Explained {
    let counted = |row: &&Row| row.kind != Kind::None || row.opponent.is_some();
    let rounds = tables.rows[at].iter().filter(counted).count();
    let limit = tables.win() * rounds as Score + i64::from(code.limit) * 100;
    let rows = tables.rows[at].iter().zip(1..);
    let addends = rows
        .filter(|(row, _)| row.kind == Kind::Game)
        .map(|(row, round)| Addend {
            left_out: row
                .opponent
                .is_none_or(|opponent| 2 * tables.scores[opponent] < limit),
            ..Addend::of(round, tables.number(row), Value::points(row.points))
        });
    Explained {
        total: Total::Limit(Value::new(limit * 50)),
        ..Explained::sum(addends.collect())
    }
}
