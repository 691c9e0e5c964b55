//! `arbiter event history`: who did what, and what was taken back.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::state::Made;
use arbiter_lang::{Lang, TournamentWords};
use clap::Args;
use serde_json::{Value, json};

use super::Format;
use super::store::Store;
use crate::output::Status;

/// Show what was done, in order: who, when, what, and whether it was taken back.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log, or a report file that has a history.
    file: PathBuf,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.file, lang)?;
    let state = store.state();
    let words = store.words();
    let mut out = super::plain::out();
    match arguments.format {
        Format::Json => {
            let rows: Vec<Value> = state.history.iter().map(|made| row(&words, made)).collect();
            writeln!(out, "{}", Value::from(rows))?;
        }
        Format::Csv => {
            writeln!(out, "seq,at,by,do,text,undoes,undone_by")?;
            for made in &state.history {
                let row = row(&words, made);
                let field = |key: &str| match &row[key] {
                    Value::Null => String::new(),
                    Value::String(text) => format!("\"{}\"", text.replace('"', "\"\"")),
                    other => other.to_string(),
                };
                let fields = ["seq", "at", "by", "do", "text", "undoes", "undone_by"].map(field);
                writeln!(out, "{}", fields.join(","))?;
            }
        }
        Format::Table => {
            for made in &state.history {
                writeln!(
                    out,
                    "{:>5} {:<20} {:<12} {}",
                    made.seq,
                    made.at.as_deref().unwrap_or("-"),
                    made.by.as_deref().unwrap_or("-"),
                    words.made_and_undone(made)
                )?;
            }
        }
    }
    out.flush()?;
    Ok(Status::Clean)
}

fn row(words: &TournamentWords, made: &Made) -> Value {
    let undoes = match &made.act {
        arbiter_event::act::Act::Undo(undo) => Some(undo.of),
        _ => None,
    };
    json!({
        "seq": made.seq, "at": made.at, "by": made.by, "do": made.act.kind().name(), "text": words.made(made),
        "undoes": undoes, "undone_by": made.undone_by,
    })
}
