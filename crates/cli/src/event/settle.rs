//! `arbiter event settle`: what the regulations leave open, asked before the draw.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_event::conduct::{Act, questions, setting, unsettled};
use arbiter_lang::Args as Words;
use clap::Args;

use super::store::{By, Store};
use crate::language::LanguageArgument;
use crate::output::Status;

/// Show what the regulations of an event leave open, with the default that is offered, or answer: `win=3 group-size=4`.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Answers.
    #[arg(value_name = "KEY=VALUE")]
    answers: Vec<String>,
    /// Take the default for every question that is still open.
    #[arg(long)]
    defaults: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    by: By,
}

/// `win=3`.
pub fn answer(text: &str) -> Result<Act> {
    let (key, value) = text
        .split_once('=')
        .with_context(|| format!("expected KEY=VALUE, found {text:?}"))?;
    let (key, value) = (key.trim().to_owned(), value.trim().to_owned());
    Ok(Act::Settle { key, value })
}

/// Does it; exit status 1 while something is open.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::read(&arguments.file)?;
    for text in &arguments.answers {
        store.act(answer(text)?, &arguments.by)?;
    }
    if arguments.defaults {
        for question in unsettled(store.event()) {
            let (key, value) = (question.key.to_owned(), question.default.to_owned());
            store.act(Act::Settle { key, value }, &arguments.by)?;
        }
    }
    if arguments.defaults || !arguments.answers.is_empty() {
        store.save()?;
    }
    let lang = arguments.language.lang();
    let mut out = super::plain::out();
    for question in questions(store.event()) {
        let set = setting(store.event(), question.key);
        let sign = if set.is_some() { ' ' } else { '?' };
        let value = set.unwrap_or_else(|| question.default.to_owned());
        let words = Words::new().word("question", question.key);
        let (key, answers) = (question.key, question.answers);
        let text = lang.text("event-question", &words);
        writeln!(out, "{sign} {key}={value}  ({answers})  {text}")?;
    }
    out.flush()?;
    Ok(if unsettled(store.event()).is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
}
