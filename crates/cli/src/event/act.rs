//! `arbiter event act`: any act of an event, as its log and the HTTP interface write it.

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::act::{Kind, Unread, named};
use arbiter_event::once::Once;
use arbiter_lang::{Args as Words, Lang};
use clap::Args;
use serde_json::{Map, Value};

use super::store::{By, Store};
use super::{expected, fault};
use crate::bounds;
use crate::output::Status;

/// Do any act of an event: `withdraw entrant=gomez from=3`, or JSON as the log has it. All of them are done, or none.
///
/// A player may be named instead of told by his id. Acts and their fields: see the chapter on events, or `--list`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    #[arg(required_unless_present = "list")]
    file: Option<PathBuf>,
    /// The name of an act and its fields (`FIELD=VALUE`), or acts as JSON, `{"do": "finish"}`; `-` reads JSON from the standard input.
    #[arg(required_unless_present = "list")]
    act: Vec<String>,
    /// Only lists the names of all acts.
    #[arg(long)]
    list: bool,
    #[command(flatten)]
    by: By,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let (false, Some(file)) = (arguments.list, &arguments.file) else {
        for kind in Kind::ALL {
            crate::output::say(kind.name())?;
        }
        return Ok(Status::Clean);
    };
    let acts = written(&arguments.act, lang)?;
    let mut store = Store::change(file, lang)?;
    for (place, act) in acts.into_iter().enumerate() {
        let act = named(store.state(), act).map_err(|why| match why {
            Unread::Refused(why) => store.refused(&why),
            why => nth(lang, place, &why),
        })?;
        if let Some(field) = act.claims_a_game() {
            return Err(nth(lang, place, &field));
        }
        store.act(act, &arguments.by)?;
    }
    store.save()?;
    Ok(Status::Clean)
}

fn nth(lang: &Lang, place: usize, why: &impl ToString) -> anyhow::Error {
    let words = Words::new().text("place", lang.digits(&(place + 1).to_string()));
    fault(lang, "tournament-cli-no-act", &words.text("why", why.to_string()))
}

/// Fields whose values are texts also where they look like figures: points of half a point, an amount, a time, a value put right.
const FIGURES: [&str; 5] = ["points", "amount", "until", "value", "was"];

/// Acts as they were written: JSON, one or a list, or a name with its fields.
fn written(words: &[String], lang: &Lang) -> Result<Vec<Value>> {
    let first = words.first().map_or("", |word| word.trim_start());
    if first == "-" {
        let Once(acts) = serde_json::from_slice(&bounds::read_input()?)?;
        return Ok(listed(acts));
    }
    if first.starts_with(['{', '[']) {
        let mut acts = Vec::new();
        for word in words {
            let Once(read) = serde_json::from_str(word)?;
            acts.extend(listed(read));
        }
        return Ok(acts);
    }
    let mut act = Map::new();
    act.insert("do".to_owned(), first.into());
    for word in &words[1.min(words.len())..] {
        let (field, value) = word
            .split_once('=')
            .ok_or_else(|| expected(lang, "FIELD=VALUE", word))?;
        // What is no JSON is a text: a name needs no quotes; and figures of some fields are texts.
        let value = match serde_json::from_str(value) {
            Ok(Once(Value::Number(_))) if FIGURES.contains(&field) => value.into(),
            Ok(Once(read)) => read,
            Err(_) => value.into(),
        };
        if act.insert(field.to_owned(), value).is_some() {
            return Err(expected(lang, "FIELD=VALUE", word));
        }
    }
    Ok(vec![act.into()])
}

fn listed(acts: Value) -> Vec<Value> {
    match acts {
        Value::Array(acts) => acts,
        act => vec![act],
    }
}
