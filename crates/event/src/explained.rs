//! Why a round is what it is, and why two do not meet, as JSON: what the command line and the HTTP interface show.

use arbiter_pairing::dutch::{Criterion, ExplainedBracket, Rules, Verdict, WhyNot, explain, why_not};
pub use arbiter_pairing::dutch::{NotExplained, Stop};
use arbiter_pairing::{Color, Field};
use serde_json::{Value, json};

use crate::Points;
use crate::field::{field, initial_color};
use crate::model::{Entrant, Event};
use crate::number::Round;
use crate::state::State;
use crate::system::System;

/// A round as its pairing knew the event, and as it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Everybody, with the numbers of that moment.
    pub event: Event,
    /// Who sits against whom in these numbers, White first; nothing of a round that is still to come.
    pub boards: Option<Vec<(u16, u16)>>,
}

impl Known {
    /// As an event was when a round was paired; `now` is how it stands.
    #[must_use]
    pub fn new(before: &State, now: &State, round: Round) -> Self {
        let numbers = before.numbers();
        let boards = now.round(round).map(|made| {
            let seats = made.layout().boards.iter().map(|board| made.seats(board));
            seats
                .map(|(white, black)| (numbers.rank(white), numbers.rank(black)))
                .collect()
        });
        let event = before.sheet();
        Self { event, boards }
    }

    /// As a report file tells it.
    #[must_use]
    pub fn of_report(event: &Event, round: usize) -> Self {
        let white = |player: &Entrant| {
            let cell = player.rounds.get(round.checked_sub(1)?).copied().flatten()?;
            (cell.color == Some(Color::White)).then_some((player.number, cell.opponent))
        };
        let boards =
            (round <= event.paired_rounds()).then(|| event.players.iter().filter_map(white).collect());
        let event = event.before(round);
        Self { event, boards }
    }

    fn meet(&self, (one, two): (u16, u16)) -> Option<bool> {
        let boards = self.boards.as_ref()?;
        Some(boards.contains(&(one, two)) || boards.contains(&(two, one)))
    }

    /// Whether these are the pairs of the round; what a person has paired may have others.
    #[must_use]
    pub fn is_made_so(&self, brackets: &[ExplainedBracket]) -> bool {
        let mut pairs = brackets.iter().flat_map(|bracket| &bracket.pairs);
        pairs.all(|pair| self.meet((pair.white, pair.black)) != Some(false))
    }

    /// What a person has made of two who would, or would not, meet by the rules.
    #[must_use]
    pub fn by_hand(&self, two: (u16, u16), why: &WhyNot) -> Option<ByHand> {
        match (self.meet(two)?, why) {
            (true, WhyNot::TheyMeet) => None,
            (true, _) => Some(ByHand::Meet),
            (false, WhyNot::TheyMeet) => Some(ByHand::Apart),
            (false, _) => None,
        }
    }
}

/// What a person has paired and no rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByHand {
    /// Two meet, and by the rules they would not.
    Meet,
    /// Two do not meet, and by the rules they would.
    Apart,
}

/// Why two do not meet in a round, and the rules by which they do not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Apart {
    /// The rules.
    pub rules: Rules,
    /// Why.
    pub why: WhyNot,
    /// Where a person has paired them otherwise.
    pub by_hand: Option<ByHand>,
}

/// Why two do not meet in a round of an event; nothing where no rules of a Swiss pair it.
///
/// # Errors
/// [`NotExplained`]: the round is not paired either, or whoever asked took the question back.
///
/// ```
/// use arbiter_event::{explained::{Known, Stop, apart}, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// let why = apart(&event, &Known::of_report(&event, 2), 2, (1, 2), &Stop::never()).unwrap().unwrap();
/// assert_eq!(why.rules, arbiter_event::rules_of(&event).unwrap());
/// ```
pub fn apart(
    event: &Event,
    knew: &Known,
    round: usize,
    two: (u16, u16),
    stop: &Stop,
) -> Result<Option<Apart>, NotExplained> {
    let Some(System::Dutch(rules)) = System::of(event) else {
        return Ok(None);
    };
    let why = why_not(&before(event, &knew.event, round), rules, two, stop)?;
    let by_hand = knew.by_hand(two, &why);
    Ok(Some(Apart { rules, why, by_hand }))
}

/// The brackets of a round of an event as the rules make them, which [`Known::is_made_so`] holds against the boards; nothing where no rules of
/// a Swiss pair it.
///
/// # Errors
/// [`NotExplained`]: the round is not paired by the rules, or whoever asked took the question back.
///
/// ```
/// use arbiter_event::{explained::{Known, Stop, made}, generate::{Plan, generate}};
/// let event = generate(&Plan::plain(6, 2, 1));
/// let (_, brackets) = made(&event, &Known::of_report(&event, 2), 2, &Stop::never()).unwrap().unwrap();
/// assert_eq!(brackets.iter().map(|one| one.pairs.len()).sum::<usize>(), 3);
/// ```
pub fn made(
    event: &Event,
    knew: &Known,
    round: usize,
    stop: &Stop,
) -> Result<Option<(Rules, Vec<ExplainedBracket>)>, NotExplained> {
    let Some(System::Dutch(rules)) = System::of(event) else {
        return Ok(None);
    };
    let found = explain(&before(event, &knew.event, round), rules, stop)?;
    Ok(Some((rules, found)))
}

/// Everybody before a round, with the colour that was drawn.
fn before(event: &Event, knew: &Event, round: usize) -> Field {
    let mut knew = knew.clone();
    knew.initial_color = initial_color(event).or(Some(Color::White));
    field(&knew, round)
}

/// `{rules, round, brackets, bye, by_hand}`: each bracket with its pairs, and what it costs by criterion; whether a person has made the
/// round otherwise.
#[must_use]
pub fn brackets(rules: Rules, round: usize, brackets: &[ExplainedBracket], knew: &Known) -> Value {
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
    json!({"rules": rules.name(), "round": round, "brackets": list, "bye": bye(brackets), "by_hand": !knew.is_made_so(brackets)})
}

fn verdict(rules: Rules, verdict: &Verdict) -> Value {
    json!({"criterion": verdict.criterion.name(rules), "value": numbers(verdict.criterion, &verdict.value)})
}

/// `{rules, round, players, why, ...}`: the reason and what it rests on; `they_meet` and `by_hand` speak of the boards as they are.
#[must_use]
pub fn why(round: usize, (one, two): (u16, u16), apart: &Apart) -> Value {
    let Apart { rules, why, by_hand } = apart;
    let rules = *rules;
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
    value["why"] = json!(match by_hand {
        Some(ByHand::Meet) => "they_meet",
        Some(ByHand::Apart) => "by_hand",
        None => reason,
    });
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
