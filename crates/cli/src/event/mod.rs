//! `arbiter event`: tournaments from the first entry to the report, kept as a log or as a report file.

mod act;
mod bracket;
mod change;
mod check;
mod draw;
mod explain;
mod figures;
mod files;
mod generate;
mod history;
mod import;
mod matches;
mod minutes;
mod new;
mod note;
mod pair;
mod plain;
mod report;
mod result;
mod settle;
mod show;
mod standings;
mod store;
mod undo;

use std::path::PathBuf;

use anyhow::Result;
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::dutch::Rules;
use clap::{Args, Subcommand, ValueEnum};

use crate::language::LanguageEverywhere;
use crate::output::Status;

/// Run tournaments: entries, lots, pairings, results, standings, reports; a log of our own or a report file.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
    #[command(flatten)]
    language: LanguageEverywhere,
}

#[derive(Debug, Subcommand)]
enum Job {
    New(new::Arguments),
    Import(import::Arguments),
    Draw(draw::Arguments),
    Pair(pair::Arguments),
    Result(result::Arguments),
    Act(act::Arguments),
    Undo(undo::Arguments),
    History(history::Arguments),
    Show(show::Arguments),
    Settle(settle::Arguments),
    Bracket(bracket::Arguments),
    Note(note::Arguments),
    Minutes(minutes::Minutes),
    Sheet(minutes::Sheet),
    Change(change::Arguments),
    Standings(standings::Arguments),
    Explain(explain::Arguments),
    Check(check::Arguments),
    Generate(generate::Arguments),
    Report(report::Arguments),
    Ratings(figures::Ratings),
    Norms(figures::Norms),
    Prizes(figures::Prizes),
}

/// The report file that a job is about.
#[derive(Debug, Args)]
struct Input {
    /// A log, or a report file (TRF-2006, TRF-2016 or TRF-2026); `-` is the standard input.
    file: PathBuf,
    /// The rule set: `fide-dutch-2026` or `fide-dutch-2017`; without it the one that the file names, else the one in force.
    #[arg(long, value_parser = rules)]
    rules: Option<Rules>,
}

/// How a job answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Columns for people.
    Table,
    /// One JSON value.
    Json,
    /// Comma-separated values with a header.
    Csv,
}

fn rules(name: &str) -> Result<Rules, String> {
    Rules::by_name(name).ok_or_else(|| {
        let names: Vec<&str> = Rules::all().rev().map(Rules::name).collect();
        format!("expected {}", names.join(" or "))
    })
}

/// An error that people read.
fn fault(lang: &Lang, id: &str, words: &Words) -> anyhow::Error {
    anyhow::Error::msg(lang.text(id, words))
}

/// What stands in the place of something that was expected.
fn expected(lang: &Lang, form: &str, found: &str) -> anyhow::Error {
    let words = Words::new().text("form", form).text("found", found);
    fault(lang, "tournament-cli-expected", &words)
}

/// Does it; what goes wrong with a file or an act is said in the language of whoever asks.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    job(&arguments.job, &lang).map_err(|error| said(error, &lang))
}

/// An error in the language of whoever asks, where it is about a tournament; others stay what they are.
fn said(error: anyhow::Error, lang: &Lang) -> anyhow::Error {
    let causes: Vec<Option<String>> = error.chain().map(|cause| lang.tournament_fault(cause)).collect();
    if causes.iter().all(Option::is_none) {
        return error;
    }
    let mut said: Vec<String> = Vec::new();
    for (cause, text) in error.chain().zip(causes) {
        let known = text.is_some();
        said.push(text.unwrap_or_else(|| cause.to_string()));
        if known {
            break; // what lies below it is in its sentence
        }
    }
    anyhow::Error::msg(said.join(": "))
}

fn job(job: &Job, lang: &Lang) -> Result<Status> {
    match job {
        Job::New(arguments) => new::run(arguments, lang),
        Job::Import(arguments) => import::run(arguments, lang),
        Job::Draw(arguments) => draw::run(arguments, lang),
        Job::Result(arguments) => result::run(arguments, lang),
        Job::Act(arguments) => act::run(arguments, lang),
        Job::Undo(arguments) => undo::run(arguments, lang),
        Job::History(arguments) => history::run(arguments, lang),
        Job::Show(arguments) => show::run(arguments, lang),
        Job::Settle(arguments) => settle::run(arguments, lang),
        Job::Bracket(arguments) => bracket::run(arguments, lang),
        Job::Change(arguments) => change::run(arguments, lang),
        Job::Note(arguments) => note::run(arguments, lang),
        Job::Minutes(arguments) => minutes::run(arguments, lang),
        Job::Sheet(arguments) => minutes::sheet(arguments, lang),
        Job::Check(arguments) => check::run(arguments, lang),
        Job::Explain(arguments) => explain::run(arguments, lang),
        Job::Generate(arguments) => generate::run(arguments),
        Job::Pair(arguments) => pair::run(arguments, lang),
        Job::Ratings(arguments) => figures::ratings(arguments, lang),
        Job::Norms(arguments) => figures::norms(arguments, lang),
        Job::Prizes(arguments) => figures::prizes(arguments, lang),
        Job::Report(arguments) => report::run(arguments, lang),
        Job::Standings(arguments) => standings::run(arguments, lang),
    }
}
