//! `arbiter event act`: any act of an event, as its log and the HTTP interface write it.

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::act::{Kind, Unread, named};
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

/// Acts as they were written: JSON, one or a list, or a name with its fields.
fn written(words: &[String], lang: &Lang) -> Result<Vec<Value>> {
    let first = words.first().map_or("", |word| word.trim_start());
    if first == "-" {
        return Ok(listed(serde_json::from_slice(&bounds::read_input()?)?));
    }
    if first.starts_with(['{', '[']) {
        let mut acts = Vec::new();
        for word in words {
            acts.extend(listed(serde_json::from_str(word)?));
        }
        return Ok(acts);
    }
    let mut act = Map::new();
    act.insert("do".to_owned(), first.into());
    for word in &words[1.min(words.len())..] {
        let (field, value) = word
            .split_once('=')
            .ok_or_else(|| expected(lang, "FIELD=VALUE", word))?;
        // What is no JSON is a text: a name needs no quotes.
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        act.insert(field.to_owned(), value);
    }
    Ok(vec![act.into()])
}

fn listed(acts: Value) -> Vec<Value> {
    match acts {
        Value::Array(acts) => acts,
        act => vec![act],
    }
}
