//! `arbiter laws`: what the rulebooks say, where they differ, which one was in force, and whether a new one holds
//! together. Each subcommand has its file; the rulebooks speak through `arbiter-laws`, the words come from `lang/`.

mod at;
pub mod books;
mod check;
mod coverage;
mod diff;
mod list;
mod problem;
mod search;
mod show;
mod term;
mod words;

pub use words::logical;

use std::io::{self, Write};

use anyhow::Result;
use arbiter_lang::Lang;
use clap::{Args, Subcommand};
use serde::Serialize;

use crate::language::LanguageArgument;
use crate::output::{Format, Status};

/// Read the Laws: articles, editions and where they differ; check a rulebook of one's own.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    List(list::Arguments),
    Show(show::Arguments),
    Diff(diff::Arguments),
    Search(search::Arguments),
    At(at::Arguments),
    Term(term::Arguments),
    Coverage(coverage::Arguments),
    Check(check::Arguments),
}

/// What every job here takes.
#[derive(Debug, Args)]
struct Common {
    /// A rulebook: its id, such as fide-2005, or the file of one's own [default: the newest Laws, or all of them].
    #[arg(long, value_name = "RULEBOOK")]
    laws: Option<String>,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: LanguageArgument,
}

impl Common {
    /// Writes the answer: for people by `text`, else the value as JSON.
    fn answer<T: Serialize>(
        &self,
        answer: &T,
        text: impl FnOnce(&mut dyn Write, &Lang) -> Result<()>,
        lang: &Lang,
    ) -> Result<()> {
        let mut out = io::BufWriter::new(io::stdout().lock());
        match self.format {
            Format::Text => text(&mut out, lang)?,
            Format::Json => {
                serde_json::to_writer_pretty(&mut out, answer).map_err(io::Error::from)?;
                writeln!(out)?;
            }
        }
        out.flush()?;
        Ok(())
    }
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    match &arguments.job {
        Job::List(arguments) => list::run(arguments),
        Job::Show(arguments) => show::run(arguments),
        Job::Diff(arguments) => diff::run(arguments),
        Job::Search(arguments) => search::run(arguments),
        Job::At(arguments) => at::run(arguments),
        Job::Term(arguments) => term::run(arguments),
        Job::Coverage(arguments) => coverage::run(arguments),
        Job::Check(arguments) => check::run(arguments),
    }
}
