//! Why a round is what it is: its brackets with what they cost, and why two players do not meet.

use arbiter_chess::Color;

use super::Rules;
use super::bracket::{Bracket, Demand, Paired};
use super::colour::{ColorRule, color_of_higher};
use super::feasible::complete;
use super::judge::{Criterion, Verdict, verdicts};
use super::round::{Run, run};
use super::table::Table;
use crate::field::Field;
use crate::paired::NotPaired;

/// A pair with the rule that gave the colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExplainedPair {
    /// Starting rank of White.
    pub white: u16,
    /// Starting rank of Black.
    pub black: u16,
    /// The rule.
    pub rule: ColorRule,
}

/// A bracket and what its pairing costs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExplainedBracket {
    /// Moved-down players, by starting rank.
    pub moved_down: Vec<u16>,
    /// Residents.
    pub residents: Vec<u16>,
    /// Pairs, the higher ranked player's in their order.
    pub pairs: Vec<ExplainedPair>,
    /// Who floats down, or gets the bye out of the last bracket.
    pub downfloaters: Vec<u16>,
    /// What it costs, criterion by criterion.
    pub verdicts: Vec<Verdict>,
}

/// Why two players do not meet.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum WhyNot {
    /// They do meet.
    TheyMeet,
    /// This one is not to be paired in the round, or not in the event.
    NotPaired(u16),
    /// One cannot meet oneself.
    OnePlayer,
    /// C1: they have met.
    Met,
    /// The event forbids it.
    Forbidden,
    /// C3: both must have one colour.
    Colour(Color),
    /// Whoever is left could not all be paired (C4), or the bye would have to go to a higher score (C5).
    Completion(Criterion),
    /// The best pairing in which they meet is worse under this criterion in this bracket, the first that differs.
    Worse {
        /// The bracket, from 1.
        bracket: usize,
        /// Who would have to float down out of it first; `None` where both are in it.
        floats: Option<u16>,
        /// The criterion.
        criterion: Criterion,
        /// How the pairing made does.
        made: Vec<i32>,
        /// How the best pairing in which they meet does.
        other: Vec<i32>,
    },
    /// It is as good, and comes later in the order of the candidates (Article 4, 2017 D).
    Later {
        /// The bracket, from 1.
        bracket: usize,
        /// Who would have to float down out of it first.
        floats: Option<u16>,
    },
}

/// The brackets of a round with their costs.
///
/// # Errors
/// [`NotPaired`], as [`super::pair`].
pub fn explain(field: &Field, rules: Rules) -> Result<Vec<ExplainedBracket>, NotPaired> {
    let initial = field.initial.ok_or(NotPaired::NoInitialColor)?;
    let run = run(field, rules)?;
    let number = |at: usize| run.table.cards[at].number;
    let numbers = |list: &[usize]| list.iter().map(|&at| number(at)).collect();
    let explained = |place: usize| {
        let (bracket, paired) = &run.brackets[place];
        let pair = |&(u, v): &(usize, usize)| {
            let (color, rule) = color_of_higher(&run.table.cards[u], &run.table.cards[v], initial);
            let (white, black) = if color == Color::White { (u, v) } else { (v, u) };
            ExplainedPair {
                white: number(white),
                black: number(black),
                rule,
            }
        };
        let (full, decides) = run.full(place, Demand::None);
        ExplainedBracket {
            moved_down: numbers(&bracket.down),
            residents: numbers(&bracket.residents),
            pairs: paired.pairs.iter().map(pair).collect(),
            downfloaters: numbers(&paired.floaters),
            verdicts: verdicts(&run.table, &full, paired, (decides, run.after(place, &full))),
        }
    };
    Ok((0..run.brackets.len()).map(explained).collect())
}

/// Why two players do not meet in a round: the first criterion under which the best pairing in which they do is worse.
///
/// # Errors
/// [`NotPaired`], as [`super::pair`].
pub fn why_not(field: &Field, rules: Rules, one: u16, two: u16) -> Result<WhyNot, NotPaired> {
    let run = run(field, rules)?;
    let place = |number: u16| run.table.cards.iter().position(|card| card.number == number);
    let (Some(first), Some(second)) = (place(one), place(two)) else {
        let away = if place(one).is_none() { one } else { two };
        debug_assert!(field.player(away).is_none_or(|player| player.away.is_some()));
        return Ok(WhyNot::NotPaired(away));
    };
    if first == second {
        return Ok(WhyNot::OnePlayer);
    }
    let (high, low) = (first.min(second), first.max(second));
    if run
        .brackets
        .iter()
        .any(|(_, paired)| paired.pairs.contains(&(high, low)))
    {
        return Ok(WhyNot::TheyMeet);
    }
    if !run.table.legal(high, low) {
        return Ok(barred(field, &run.table, high, low));
    }
    let both = |(bracket, _): &(Bracket, Paired)| bracket.has(high) && bracket.has(low);
    let (at, floats) = match run.brackets.iter().position(both) {
        Some(at) => (at, None),
        None => (
            run.brackets
                .iter()
                .rposition(|(bracket, _)| bracket.has(high))
                .unwrap_or(0),
            Some(high),
        ),
    };
    let demand = floats.map_or(Demand::Pair(high, low), Demand::Float);
    let (full, decides) = run.full(at, demand);
    let other = full.pair(&run.table);
    if let Some(criterion) = incomplete(&run, at, &other, demand) {
        return Ok(WhyNot::Completion(criterion));
    }
    let floats = floats.map(|at| run.table.cards[at].number);
    let bracket = at + 1;
    let made = verdicts(
        &run.table,
        &full,
        &run.brackets[at].1,
        (decides, run.after(at, &full)),
    );
    let others = verdicts(&run.table, &full, &other, (decides, None));
    let differs = made.iter().find_map(|made| {
        let other = others.iter().find(|other| other.criterion == made.criterion)?;
        (made.value != other.value).then_some((made, other))
    });
    Ok(
        differs.map_or(WhyNot::Later { bracket, floats }, |(made, other)| WhyNot::Worse {
            bracket,
            floats,
            criterion: made.criterion,
            made: made.value.clone(),
            other: other.value.clone(),
        }),
    )
}

/// C1, forbidden pairs, C3.
fn barred(field: &Field, table: &Table, high: usize, low: usize) -> WhyNot {
    let (one, two) = (&table.cards[high], &table.cards[low]);
    let met = field.player(one.number).is_some_and(|player| {
        let cells = player.past.iter().map(|past| past.cell);
        cells
            .into_iter()
            .any(|cell| cell.played() && cell.opponent == two.number)
    });
    match one.absolute() {
        _ if met => WhyNot::Met,
        Some(color) if !one.barred.contains(&two.number) => WhyNot::Colour(color),
        _ => WhyNot::Forbidden,
    }
}

/// Whether the others could still be paired: C4, or C5 where only the score of the bye's receiver stands against it.
fn incomplete(run: &Run, at: usize, other: &Paired, demand: Demand) -> Option<Criterion> {
    let kept = match demand {
        Demand::Pair(u, v) => other.pairs.contains(&(u, v)),
        Demand::Float(u) => other.floaters.contains(&u),
        Demand::None => true,
    };
    let below = run.brackets[at].0.residents.last().map_or(0, |&last| last + 1);
    let left: Vec<usize> = other
        .floaters
        .iter()
        .copied()
        .chain(below..run.table.len())
        .collect();
    let down = other.floaters.len();
    let able = |at: usize| {
        run.receivers
            .as_ref()
            .is_none_or(|able| able.binary_search(&at).is_ok())
    };
    let any = |at: usize| run.table.cards[at].may_get_bye;
    match kept {
        true if complete(&run.table, &left, down, &able) => None,
        true if complete(&run.table, &left, down, &any) => Some(Criterion(5)),
        _ => Some(Criterion(4)),
    }
}
