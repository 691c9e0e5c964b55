//! Values that can be forgotten: days of birth, who does not see, own columns of the organiser, reasons of leaving, notes about people.
//!
//! An entry holds `{"private": HASH}`, the hash of a salted value. Salt and value lie in a line of their own outside the
//! chain; when that line goes, nobody can tell the value from the hash, and the chain stays whole.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::once::Once;
use crate::state::act::{Act, Answer, Entry, births};

/// Fresh chance for the private values of one entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Salt(pub [u8; 16]);

/// A line outside the chain.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    private: String,
    salt: String,
    value: String,
}

const BEGINS: &str = "{\"private\":";

/// Whether a line stands outside the chain.
pub(super) fn is_private(line: &str) -> bool {
    line.starts_with(BEGINS)
}

/// Private values by their hashes.
///
/// ```
/// use arbiter_event::act::{Announce, WriteNote, decide};
/// use arbiter_event::{log::{Private, Salt}, state::State};
/// let mut private = Private::default();
/// let entry = decide(&State::default(), &Announce::new("Club", 3).into()).unwrap();
/// let (text, lines) = private.hide(&entry, Salt([7; 16]));
/// assert!(lines.is_empty());
/// assert_eq!(private.reveal(&text).unwrap(), entry);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Private(BTreeMap<String, String>);

/// What is shown in place of a value until the entry is text; no value can hold it, since none holds a hash of itself.
fn stand_in(hash: &str) -> String {
    format!("private {hash}")
}

fn hash(salt: &str, value: &str) -> String {
    arbiter_chain::hex(&Sha256::digest(format!("arbiter private:{salt}:{value}")))
}

/// The day of birth in a private value: the value itself, or columns 70 to 79 of a national rating line.
pub(super) fn birth_in(value: &str) -> String {
    const SHORTEST_LINE: usize = 60; // no day of birth is as long
    if value.chars().count() < SHORTEST_LINE {
        return value.to_owned();
    }
    value
        .chars()
        .skip(65)
        .take(10)
        .collect::<String>()
        .trim()
        .to_owned()
}

/// Every day of birth of what came of an act: an event that goes on from a report file brings everybody's.
pub(super) fn births_of(answers: &mut [Answer], each: &mut dyn FnMut(&mut String)) {
    for answer in answers {
        if let Answer::Begun { state } = answer {
            for entrant in state.entrants.values_mut() {
                for form in entrant.forms.all_mut() {
                    each(&mut form.birth);
                    each(&mut form.blind);
                    form.own.values_mut().for_each(&mut *each);
                }
                let nationals = entrant.national.iter_mut();
                nationals.for_each(|national| each(&mut national.1));
            }
        }
    }
}

/// Every private value of an act.
fn values(act: &mut Act, each: &mut dyn FnMut(&mut String)) {
    births(act, each);
    match act {
        Act::Enter(enter) => {
            each(&mut enter.form.blind);
            enter.form.own.values_mut().for_each(&mut *each);
        }
        Act::CorrectEntrant(correct) => {
            for field in correct.fields.iter_mut().filter(|field| field.field == "blind") {
                each(&mut field.value);
                field.was.iter_mut().for_each(&mut *each);
            }
        }
        Act::Withdraw(withdraw) => withdraw.reason.iter_mut().for_each(each),
        Act::Note(note) if note.private => each(&mut note.text),
        _ => {}
    }
}

impl Private {
    /// Takes a line that stands outside the chain.
    ///
    /// # Errors
    /// What it is instead.
    pub fn learn(&mut self, line: &str) -> Result<(), String> {
        let Line { private, salt, value } = serde_json::from_str(line).map_err(|error| error.to_string())?;
        if hash(&salt, &value) != private {
            return Err("a private value that is not that of its hash".to_owned());
        }
        self.0.insert(private, value);
        Ok(())
    }

    /// The text of an entry without its private values, and the lines that hold them.
    #[must_use]
    pub fn hide(&mut self, entry: &Entry, Salt(salt): Salt) -> (String, Vec<String>) {
        let mut hidden = entry.clone();
        let mut lines = Vec::new();
        let mut hashes = Vec::new();
        let mut hide = |value: &mut String| {
            if value.trim().is_empty() {
                return;
            }
            let place = u64::try_from(hashes.len()).unwrap_or(u64::MAX).to_le_bytes();
            let salt = arbiter_chain::hex(&Sha256::digest([&salt[..], &place[..]].concat()));
            let private = hash(&salt, value);
            let line = Line {
                private: private.clone(),
                salt,
                value: core::mem::replace(value, stand_in(&private)),
            };
            lines.push(super::stored(&line));
            self.0.insert(private.clone(), line.value);
            hashes.push(private);
        };
        values(&mut hidden.act, &mut hide);
        births_of(&mut hidden.answers, &mut hide);
        let mut text = super::stored(&hidden);
        for hash in hashes {
            text = text.replace(
                &format!("\"{}\"", stand_in(&hash)),
                &format!("{{\"private\":\"{hash}\"}}"),
            );
        }
        (text, lines)
    }

    /// An entry with the values that are still known; those that were forgotten are empty.
    ///
    /// # Errors
    /// The text is no entry.
    pub fn reveal(&self, text: &str) -> Result<Entry, serde_json::Error> {
        if !text.contains(BEGINS) {
            return serde_json::from_str(text);
        }
        let Once(mut value) = serde_json::from_str(text)?;
        self.shown(&mut value);
        serde_json::from_value(value)
    }

    fn shown(&self, value: &mut Value) {
        match value {
            Value::Object(map) => {
                let hash = map
                    .get("private")
                    .filter(|_| map.len() == 1)
                    .and_then(Value::as_str);
                if let Some(hash) = hash {
                    let known = self.0.get(hash).cloned().unwrap_or_default();
                    *value = Value::String(known);
                } else {
                    map.values_mut().for_each(|inner| self.shown(inner));
                }
            }
            Value::Array(list) => list.iter_mut().for_each(|inner| self.shown(inner)),
            _ => {}
        }
    }

    /// Forgets the values that fit, in the file too.
    pub(super) fn forget(&mut self, lines: &mut Vec<String>, fits: impl Fn(&str) -> bool) {
        self.0.retain(|_, value| !fits(value));
        lines.retain(|line| {
            let kept = |line: &str| {
                serde_json::from_str::<Line>(line).is_ok_and(|line| self.0.contains_key(&line.private))
            };
            !is_private(line) || kept(line)
        });
    }
}

/// Whether a line outside the chain holds something that is to be forgotten once days of birth of minors are erased.
#[must_use]
pub fn is_of_a_minor(line: &str, state: &crate::state::State) -> bool {
    serde_json::from_str::<Line>(line).is_ok_and(|line| state.is_minor(&birth_in(&line.value)))
}

/// The hashes of private values that a text names.
fn named_in(text: &str) -> impl Iterator<Item = &str> {
    text.split(BEGINS)
        .skip(1)
        .filter_map(|rest| rest.split('"').nth(1))
}

/// A log as a file has it, from entries as [`Private::hide`] has written them and the lines outside the chain.
///
/// ```
/// use arbiter_event::act::{Announce, decide};
/// use arbiter_event::{log::{Log, Private, Salt, written}, state::State};
/// let entry = decide(&State::default(), &Announce::new("Club", 3).into()).unwrap();
/// let (text, lines) = Private::default().hide(&entry, Salt::default());
/// let file = written([text.as_str()], &lines);
/// assert_eq!(Log::read(file.as_bytes(), Salt::default()).unwrap().entries(), [entry]);
/// ```
#[must_use]
pub fn written<'a>(entries: impl IntoIterator<Item = &'a str>, private: &[String]) -> String {
    let known: BTreeMap<&str, &String> = private
        .iter()
        .filter_map(|line| Some((line.split('"').nth(3)?, line)))
        .collect();
    let mut chain = arbiter_chain::Chain::new();
    let mut lines = vec![chain.seal(&super::head())];
    for text in entries {
        lines.extend(named_in(text).filter_map(|hash| known.get(hash).map(ToString::to_string)));
        lines.push(chain.seal(text));
    }
    lines.push(String::new());
    lines.join("\n")
}
