//! Sentences of events: `white claims repetition by Nf3`, and back.
//!
//! ```text
//! sentence = ["at" TIME] [","] ACTOR verb { place } [ "(" FIELD VALUE { "," FIELD VALUE } ")" ] [ seen ] [ reported ]
//! seen     = "seen" "by" ( "nobody" | ACTOR { "," ACTOR } )
//! reported = "reported" "by" ACTOR
//! place    = VALUE | WORD VALUE                as the verb has them
//! VALUE    = a word, or "a text in quotation marks", [a list] or {a table} as in JSON
//! ```
//!
//! Any field of an event may stand in the brackets, so every event can be said.

mod token;
mod verbs;

use std::collections::VecDeque;

use arbiter_game::event::{Actor, Event};
use serde_json::{Map, Value, json};

use crate::time;
use token::{Token, tokens, write as word};
use verbs::Place;

pub use verbs::{VERBS, Verb};

/// Why a sentence is none, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("at character {column} of the sentence: {wrong}")]
pub struct SentenceError {
    /// Counted from 1.
    pub column: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a sentence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Wrong {
    /// No instant.
    #[error("expected a time such as 0:38:00 or 2/0:05:00")]
    Time,
    /// Nobody acts.
    #[error("expected one who acts: {}", actors())]
    Actor,
    /// No verb is known that begins so.
    #[error("expected a verb such as touches, presses, claims")]
    Verb,
    /// A value is missing or broken.
    #[error("expected a word, or a text, list or table as in JSON")]
    Value,
    /// Something stands where nothing of this verb belongs.
    #[error("expected the end, or: {0}")]
    End(String),
}

fn actors() -> String {
    Actor::ALL
        .iter()
        .map(|actor| actor.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

struct Words {
    left: VecDeque<(usize, Token)>,
    end: usize,
}

impl Words {
    fn column(&self) -> usize {
        self.left.front().map_or(self.end, |(column, _)| *column)
    }

    fn wrong(&self, wrong: Wrong) -> SentenceError {
        let column = self.column();
        SentenceError { column, wrong }
    }

    fn peek(&self) -> Option<&str> {
        self.left.front().and_then(|(_, token)| token.word())
    }

    fn next_is(&mut self, word: &str) -> bool {
        let is = self.peek() == Some(word);
        if is {
            self.left.pop_front();
        }
        is
    }

    fn sign(&mut self, sign: char) -> bool {
        let is = matches!(self.left.front(), Some((_, Token::Sign(next))) if *next == sign);
        if is {
            self.left.pop_front();
        }
        is
    }

    fn value(&mut self) -> Result<Value, SentenceError> {
        let value = self.left.front().and_then(|(_, token)| token.value());
        let value = value.ok_or_else(|| self.wrong(Wrong::Value))?;
        self.left.pop_front();
        Ok(value)
    }

    fn actor(&mut self) -> Result<Actor, SentenceError> {
        let actor = self.peek().and_then(Actor::from_word);
        let actor = actor.ok_or_else(|| self.wrong(Wrong::Actor))?;
        self.left.pop_front();
        Ok(actor)
    }
}

/// The table of the event that a sentence tells: what stands in a file as `{ by = "white", do = "touch", square = "c3" }`.
///
/// ```
/// let table = arbiter_casebook::sentence::read("white claims repetition by Nf3").unwrap();
/// assert_eq!(table["written"], "Nf3");
/// ```
///
/// # Errors
/// At which character what was expected.
pub fn read(text: &str) -> Result<Map<String, Value>, SentenceError> {
    let mut words = Words {
        left: tokens(text)?.into(),
        end: text.chars().count() + 1,
    };
    let mut table = Map::new();
    if words.next_is("at") {
        let at = words.peek().filter(|word| time::instant(word).is_some());
        let at = at.map(Value::from).ok_or_else(|| words.wrong(Wrong::Time))?;
        words.left.pop_front();
        words.sign(',');
        table.insert("at".into(), at);
    }
    table.insert("by".into(), json!(words.actor()?));
    let verb = {
        let said: Vec<&str> = words.left.iter().map_while(|(_, token)| token.word()).collect();
        verbs::said(&said).ok_or_else(|| words.wrong(Wrong::Verb))?
    };
    words.left.drain(..verb.said.split(' ').count());
    table.insert("do".into(), verb.tag.into());
    let places: Vec<Place> = verb.places().collect();
    follow(&mut words, &places, &mut table)?;
    brackets(&mut words, &mut table)?;
    witnesses(&mut words, &mut table)?;
    if words.left.is_empty() {
        return Ok(table);
    }
    let could = places
        .iter()
        .map(|place| place.after)
        .filter(|after| !after.is_empty());
    let could: Vec<&str> = could.chain(["(field value)", "seen by", "reported by"]).collect();
    Err(words.wrong(Wrong::End(could.join(", "))))
}

fn follow(words: &mut Words, places: &[Place], table: &mut Map<String, Value>) -> Result<(), SentenceError> {
    let ends = reserved(places);
    for place in places {
        let stops = |words: &Words| {
            words.left.is_empty()
                || matches!(words.left.front(), Some((_, Token::Sign(_))))
                || words.peek().is_some_and(|word| ends.contains(&word))
        };
        if place.rest {
            let mut list = Vec::new();
            while !stops(words) {
                list.push(words.value()?);
            }
            table.insert(place.field.into(), Value::Array(list));
        } else if place.after.is_empty() {
            if !stops(words) {
                let value = words.value()?;
                table.insert(place.field.into(), value);
            }
        } else if words.next_is(place.after) {
            let value = words.value()?;
            table.insert(place.field.into(), value);
        }
    }
    Ok(())
}

/// The words that end a list and are never a value without quotation marks.
fn reserved(places: &[Place]) -> Vec<&'static str> {
    let after = places
        .iter()
        .map(|place| place.after)
        .filter(|after| !after.is_empty());
    after.chain(["seen", "reported"]).collect()
}

fn brackets(words: &mut Words, table: &mut Map<String, Value>) -> Result<(), SentenceError> {
    if !words.sign('(') {
        return Ok(());
    }
    loop {
        let field = words.peek().map(str::to_owned);
        let field = field.ok_or_else(|| words.wrong(Wrong::Value))?;
        words.left.pop_front();
        let value = words.value()?;
        table.insert(field, value);
        if words.sign(')') {
            return Ok(());
        }
        if !words.sign(',') {
            return Err(words.wrong(Wrong::End(", )".into())));
        }
    }
}

fn witnesses(words: &mut Words, table: &mut Map<String, Value>) -> Result<(), SentenceError> {
    if words.next_is("seen") {
        words.next_is("by");
        let mut seen = Vec::new();
        loop {
            match words.actor()? {
                Actor::Nobody => {}
                actor => seen.push(json!(actor)),
            }
            if !words.sign(',') {
                break;
            }
        }
        table.insert("seen_by".into(), Value::Array(seen));
    }
    if words.next_is("reported") {
        words.next_is("by");
        table.insert("reported_by".into(), json!(words.actor()?));
    }
    Ok(())
}

/// The sentence that tells an event; it is read back as the same event.
///
/// ```
/// use arbiter_game::event::{Actor, Event, SpeechAct};
/// let event = Event::new(Actor::Black, SpeechAct::Resign);
/// assert_eq!(arbiter_casebook::sentence::write(&event, false), "black resigns");
/// ```
#[must_use]
pub fn write(event: &Event, timed: bool) -> String {
    let mut table = needed(event);
    let mut words = Vec::new();
    if timed {
        words.push(format!("at {}", time::write_instant(event.at)));
    }
    words.push(event.by.to_string());
    let verb = verbs::of_act(event.act.tag());
    words.extend(verb.map(|verb| verb.said.to_owned()));
    let places: Vec<Place> = verb.into_iter().flat_map(Verb::places).collect();
    let ends = reserved(&places);
    for place in &places {
        let Some(value) = table.remove(place.field) else {
            continue;
        };
        match value {
            Value::Array(list) if place.rest => words.extend(list.iter().map(|value| word(value, &ends))),
            value if place.after.is_empty() => words.push(word(&value, &ends)),
            value => words.push(format!("{} {}", place.after, word(&value, &[]))),
        }
    }
    if !table.is_empty() {
        let fields = table
            .iter()
            .map(|(field, value)| format!("{field} {}", word(value, &[])));
        words.push(format!("({})", fields.collect::<Vec<_>>().join(", ")));
    }
    if let Some(seen) = &event.seen_by {
        let seen: Vec<&str> = seen.iter().map(|actor| actor.as_str()).collect();
        let seen = if seen.is_empty() {
            "nobody".into()
        } else {
            seen.join(", ")
        };
        words.push(format!("seen by {seen}"));
    }
    words.extend(event.reported_by.map(|actor| format!("reported by {actor}")));
    words.join(" ")
}

/// The fields of an event that do not follow from the others.
fn needed(event: &Event) -> Map<String, Value> {
    let Ok(Value::Object(mut table)) = serde_json::to_value(event) else {
        return Map::new();
    };
    let fields: Vec<String> = table.keys().cloned().collect();
    for field in fields {
        let Some(value) = table.remove(&field) else {
            continue;
        };
        if Event::from_table(table.clone()).as_ref() != Ok(event) {
            table.insert(field, value);
        }
    }
    for told in ["at", "by", "do", "seen_by", "reported_by"] {
        table.remove(told);
    }
    table
}

#[cfg(test)]
mod tests;
