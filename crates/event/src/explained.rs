//! Why a round is what it is, and why two do not meet, as JSON: what the command line and the HTTP interface show.

use arbiter_pairing::dutch::{Criterion, ExplainedBracket, Rules, Verdict, WhyNot, explain, why_not};
pub use arbiter_pairing::dutch::{NotExplained, Stop};
use arbiter_pairing::{Color, Field};
use serde_json::{Value, json};

use crate::Points;
use crate::field::{field, initial_color};
use crate::model::Event;
use crate::system::System;

/// Why two do not meet in a round, and the rules by which they do not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Apart {
    /// The rules.
    pub rules: Rules,
    /// Why.
    pub why: WhyNot,
}

/// Why two do not meet in a round of an event, which the pairing knew as `knew`; nothing where no rules of a Swiss pair it.
///
/// # Errors
/// [`NotExplained`]: the round is not paired either, or whoever asked took the question back.
///
/// ```
/// use arbiter_event::{explained::{Stop, apart}, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// let why = apart(&event, &event.before(2), 2, (1, 2), &Stop::never()).unwrap().unwrap();
/// assert_eq!(why.rules, arbiter_event::rules_of(&event).unwrap());
/// ```
pub fn apart(
    event: &Event,
    knew: &Event,
    round: usize,
    two: (u16, u16),
    stop: &Stop,
) -> Result<Option<Apart>, NotExplained> {
    let Some(System::Dutch(rules)) = System::of(event) else {
        return Ok(None);
    };
    let why = why_not(&before(event, knew, round), rules, two, stop)?;
    Ok(Some(Apart { rules, why }))
}

/// The brackets of a round of an event, which the pairing knew as `knew`, with the rules that make them; nothing where no rules of
/// a Swiss pair it.
///
/// # Errors
/// [`NotExplained`]: the round is not paired by the rules, or whoever asked took the question back.
///
/// ```
/// use arbiter_event::{explained::{Stop, made}, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// let (_, brackets) = made(&event, &event.before(2), 2, &Stop::never()).unwrap().unwrap();
/// assert_eq!(brackets.iter().map(|one| one.pairs.len()).sum::<usize>(), 3);
/// ```
pub fn made(
    event: &Event,
    knew: &Event,
    round: usize,
    stop: &Stop,
) -> Result<Option<(Rules, Vec<ExplainedBracket>)>, NotExplained> {
    let Some(System::Dutch(rules)) = System::of(event) else {
        return Ok(None);
    };
    let found = explain(&before(event, knew, round), rules, stop)?;
    Ok(Some((rules, found)))
}

/// Everybody before a round, with the colour that was drawn.
fn before(event: &Event, knew: &Event, round: usize) -> Field {
    let mut knew = knew.clone();
    knew.initial_color = initial_color(event).or(Some(Color::White));
    field(&knew, round)
}

/// `{rules, round, brackets, bye}`: each bracket with its pairs, and what it costs by criterion.
#[must_use]
pub fn brackets(rules: Rules, round: usize, brackets: &[ExplainedBracket]) -> Value {
    let bracket = |(at, one): (usize, &ExplainedBracket)| {
        let pairs = one.pairs.iter().map(
            |pair| json!({"white": pair.white, "black": pair.black, "article": pair.rule.article(rules)}),
        );
        json!({
            "bracket": at + 1, "moved_down": one.moved_down, "residents": one.residents,
            "pairs": pairs.collect::<Vec<_>>(), "downfloaters": one.downfloaters,
            "criteria": one.verdicts.iter().map(|one| verdict(rules, one)).collect::<Vec<_>>(),
        })
    };
    let list: Vec<Value> = brackets.iter().enumerate().map(bracket).collect();
    json!({"rules": rules.name(), "round": round, "brackets": list, "bye": bye(brackets)})
}

fn verdict(rules: Rules, verdict: &Verdict) -> Value {
    json!({"criterion": verdict.criterion.name(rules), "value": numbers(verdict.criterion, &verdict.value)})
}

/// `{rules, round, players, why, ...}`: the reason and what it rests on.
#[must_use]
pub fn why(rules: Rules, round: usize, (one, two): (u16, u16), why: &WhyNot) -> Value {
    let mut value = json!({"rules": rules.name(), "round": round, "players": [one, two]});
    let mut set = |key: &str, of: Value| value[key] = of;
    let reason = match why {
        WhyNot::TheyMeet => "they_meet",
        WhyNot::NotPaired(number) => {
            set("player", json!(number));
            "not_paired"
        }
        WhyNot::OnePlayer => "one_player",
        WhyNot::Met => {
            set("criterion", json!(Criterion(1).name(rules)));
            "met"
        }
        WhyNot::Forbidden => "forbidden",
        WhyNot::Colour(color) => {
            set("criterion", json!(Criterion(3).name(rules)));
            set("colour", json!(color.word()));
            "colour"
        }
        WhyNot::Completion(criterion) => {
            set("criterion", json!(criterion.name(rules)));
            "completion"
        }
        WhyNot::Worse {
            bracket,
            floats,
            criterion,
            made,
            other,
        } => {
            set("criterion", json!(criterion.name(rules)));
            set("bracket", json!(bracket));
            set("floats", json!(floats));
            set("made", json!(numbers(*criterion, made)));
            set("other", json!(numbers(*criterion, other)));
            "worse"
        }
        WhyNot::Later { bracket, floats } => {
            set("article", json!(rules.order()));
            set("bracket", json!(bracket));
            set("floats", json!(floats));
            "later"
        }
        WhyNot::Undecided => "undecided",
        _ => "other",
    };
    value["why"] = json!(reason);
    value
}
/// Who gets the bye: whoever floats out of the last bracket.
#[must_use]
pub fn bye(brackets: &[ExplainedBracket]) -> Option<u16> {
    brackets
        .last()
        .and_then(|last| last.downfloaters.first().copied())
}

/// A verdict's numbers: counts, and points as decimals in strings; who meets nobody falls without bound.
#[must_use]
pub fn numbers(criterion: Criterion, value: &[i32]) -> Vec<Value> {
    let points = |value: i32| match value {
        500_000.. => json!("∞"),
        _ => json!(Points::hundredths(value).to_string()),
    };
    let one = |(at, &value): (usize, &i32)| match criterion.0 {
        7 | 18.. => points(value),
        8 if at > 0 => points(value),
        _ => json!(value),
    };
    value.iter().enumerate().map(one).collect()
}
