//! `arbiter event settle`: what the regulations leave open, asked before the draw.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::act::{Act, Overrule, QuestionKey, Settle};
use arbiter_lang::{Args as Words, Lang};
use clap::Args;

use super::store::{By, Store};
use super::{expected, fault};
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
    /// After the draw: put these answers in the place of those that stand, as far as nothing is paired by them; this is why.
    #[arg(long, value_name = "WHY", conflicts_with = "defaults", requires = "answers")]
    overrule: Option<String>,
    #[command(flatten)]
    by: By,
}

/// `win=3`.
pub fn answer(text: &str, lang: &Lang) -> Result<Settle> {
    let (key, value) = text
        .split_once('=')
        .ok_or_else(|| expected(lang, "KEY=VALUE", text))?;
    let question = QuestionKey::by_name(key.trim());
    let question = question.ok_or_else(|| {
        let words = Words::new().text("key", key.trim());
        fault(lang, "tournament-cli-no-question", &words)
    })?;
    let option = value.trim().to_owned();
    Ok(Settle::of(question, option))
}

/// Does it; exit status 1 while something is open.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let answers = arguments.defaults || !arguments.answers.is_empty();
    let mut store = if answers {
        Store::change(&arguments.file, lang)?
    } else {
        Store::read(&arguments.file, lang)?
    };
    for text in &arguments.answers {
        let answer = answer(text, lang)?;
        let act = match &arguments.overrule {
            None => Act::from(answer),
            Some(why) => {
                let Settle {
                    question,
                    option,
                    said_by,
                } = answer;
                let why = why.clone();
                Act::from(Overrule {
                    question,
                    option,
                    why,
                    said_by,
                })
            }
        };
        store.act(act, &arguments.by)?;
    }
    if arguments.defaults {
        for question in store.state().unsettled() {
            store.act(
                answer(&format!("{}={}", question.key, question.default), lang)?,
                &arguments.by,
            )?;
        }
    }
    if answers {
        store.save()?;
    }
    let mut out = super::plain::out();
    for question in store.state().questions() {
        let set = QuestionKey::by_name(question.key).and_then(|key| store.state().settled(key));
        let sign = if set.is_some() { ' ' } else { '?' };
        let value = set.unwrap_or(&question.default);
        let words = Words::new().word("question", question.key);
        let (key, answers) = (question.key, question.answers);
        let text = lang.text("event-question", &words);
        writeln!(out, "{sign} {key}={value}  ({answers})  {text}")?;
    }
    out.flush()?;
    Ok(if store.state().unsettled().is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
}
