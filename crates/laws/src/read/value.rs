//! The value of one parameter, by the kind that the schema gives it.

use super::Problem;
use crate::schema::{Kind, PolicyDef, Schema};
use crate::value::{Ladder, Points, Rung, Step, TimeRange, Value};
use alloc::borrow::{Cow, ToOwned};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::time::Duration;

/// A value as a file has it, before anybody has said what it should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Raw<'a> {
    /// A text: also durations, ranges, days and words are written as texts.
    Text(&'a str),
    /// A number.
    Number(i64),
    /// `true` or `false`.
    YesNo(bool),
    /// A list of texts.
    List(Vec<&'a str>),
}

impl Raw<'_> {
    pub(crate) fn wrong(&self, expected: &str) -> Problem {
        let found = match self {
            Self::Text(text) => format!("{text:?}"),
            Self::Number(number) => number.to_string(),
            Self::YesNo(yes) => yes.to_string(),
            Self::List(texts) => format!("{texts:?}"),
        };
        Problem::WrongValue {
            expected: expected.to_owned(),
            found,
        }
    }
}

/// Reads a value of this kind.
pub(crate) fn value(raw: &Raw, kind: Kind, schema: &Schema) -> Result<Value, Problem> {
    let read = match (kind, raw) {
        (Kind::Word(policy), raw) => return word(raw, &schema.policies[policy as usize]).map(Value::Word),
        (Kind::Words(policy), raw) => return words(raw, &schema.policies[policy as usize]),
        (Kind::Duration, Raw::Text(text)) => duration(text).map(Value::Duration),
        (Kind::Count, Raw::Number(number)) => u32::try_from(*number).ok().map(Value::Count),
        (Kind::Ladder, Raw::List(rungs)) => ladder(rungs).map(Value::Ladder),
        (Kind::Ladder, Raw::Text(rung)) => ladder(&[rung]).map(Value::Ladder),
        (Kind::Range, Raw::Text(text)) => range(text).map(Value::Range),
        (Kind::Points, Raw::Text(text)) => points(text).map(Value::Points),
        (Kind::Points, Raw::Number(number)) => points(&number.to_string()).map(Value::Points),
        (Kind::Date, Raw::Text(text)) => text.parse().ok().map(Value::Date),
        _ => None,
    };
    read.ok_or_else(|| raw.wrong(expected(kind)))
}

fn expected(kind: Kind) -> &'static str {
    match kind {
        Kind::Duration => "a time such as \"2:00\" or \"1:00:00\"",
        Kind::Count => "a number from 0 on",
        Kind::Ladder => {
            "a list of steps such as [\"opponent +2:00\", \"offender -1:00 and opponent +1:00\", \"loss\"]"
        }
        Kind::Range => "a range of times such as \"[15:00, 1:00:00)\"",
        Kind::Points => "points such as 1 or \"1/2\"",
        Kind::Date => "a day such as \"2024-03-01\"",
        Kind::Word(_) => "a word",
        Kind::Words(_) => "a list of words",
    }
}

fn word(raw: &Raw, policy: &PolicyDef) -> Result<u8, Problem> {
    match (raw, policy.yes_no) {
        (Raw::Text(text), _) => find(text, policy),
        (Raw::YesNo(yes), Some((word, other))) => Ok(if *yes { word } else { other }),
        _ => Err(raw.wrong(&format!("a word of {}", names(policy).join(", ")))),
    }
}

fn find(word: &str, policy: &PolicyDef) -> Result<u8, Problem> {
    let at = policy.words.iter().position(|(name, _)| *name == word);
    at.map(|at| at as u8).ok_or_else(|| Problem::UnknownWord {
        word: word.to_owned(),
        words: names(policy),
    })
}

fn names(policy: &PolicyDef) -> Vec<String> {
    policy.words.iter().map(|(name, _)| (*name).to_owned()).collect()
}

fn words(raw: &Raw, policy: &PolicyDef) -> Result<Value, Problem> {
    let Raw::List(texts) = raw else {
        return Err(raw.wrong(&format!("a list of words of {}", names(policy).join(", "))));
    };
    let mut places = Vec::new();
    for text in texts {
        let place = find(text, policy)?;
        if !places.contains(&place) {
            places.push(place);
        }
    }
    Ok(Value::Words(places.into()))
}

/// `m:ss`, `h:mm:ss`, either with `.mmm`.
fn duration(text: &str) -> Option<Duration> {
    let (clock, millis) = match text.split_once('.') {
        Some((clock, millis)) if millis.len() == 3 => (clock, number(millis)?),
        Some(_) => return None,
        None => (text, 0),
    };
    let parts: Vec<&str> = clock.split(':').collect();
    let seconds = match parts[..] {
        [minutes, seconds] => number(minutes)? * 60 + sixty(seconds)?,
        [hours, minutes, seconds] => number(hours)? * 3600 + sixty(minutes)? * 60 + sixty(seconds)?,
        _ => return None,
    };
    Some(Duration::from_millis(seconds * 1000 + millis))
}

fn number(text: &str) -> Option<u64> {
    let plain = !text.is_empty() && text.len() <= 6 && text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok())?
}

fn sixty(text: &str) -> Option<u64> {
    number(text).filter(|figure| text.len() == 2 && *figure < 60)
}

fn ladder(rungs: &[&str]) -> Option<Ladder> {
    let rungs: Option<Vec<Rung>> = rungs.iter().map(|rung| rung_of(rung)).collect();
    rungs
        .filter(|rungs| !rungs.is_empty())
        .map(|rungs| Ladder(Cow::Owned(rungs)))
}

fn rung_of(text: &str) -> Option<Rung> {
    let steps: Option<Vec<Step>> = text.split(" and ").map(step).collect();
    steps.map(Cow::Owned)
}

fn step(text: &str) -> Option<Step> {
    match text.trim() {
        "loss" => Some(Step::Loss),
        "claim_win" => Some(Step::ClaimWin),
        text => match text.split_once(' ')? {
            ("opponent", time) => duration(time.strip_prefix('+')?).map(Step::Opponent),
            ("offender", time) => duration(time.strip_prefix('-')?).map(Step::Offender),
            _ => None,
        },
    }
}

/// `[15:00, 1:00:00)`: a square bracket takes the end in, a round one leaves it out, nothing is no end.
fn range(text: &str) -> Option<TimeRange> {
    let inside = text.get(1..text.len().checked_sub(1)?)?;
    let (from, to) = inside.split_once(',')?;
    let first = match text.as_bytes()[0] {
        b'[' => true,
        b'(' => false,
        _ => return None,
    };
    let last = match text.as_bytes()[text.len() - 1] {
        b']' => true,
        b')' => false,
        _ => return None,
    };
    Some(TimeRange {
        from: end(from, first).ok()?,
        to: end(to, last).ok()?,
    })
}

/// One end of a range: nothing where none is written, an error where it is no time.
fn end(text: &str, inside: bool) -> Result<Option<(Duration, bool)>, ()> {
    match text.trim() {
        "" if inside => Err(()),
        "" => Ok(None),
        time => duration(time).map(|time| Some((time, inside))).ok_or(()),
    }
}

fn points(text: &str) -> Option<Points> {
    let halves = match text.split_once('/') {
        Some(("1", "2")) => 1,
        Some(_) => return None,
        None => 2 * number(text)? as u16,
    };
    Some(Points { halves })
}
