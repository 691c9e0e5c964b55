//! `arbiter event`: tournaments from the first entry to the report, kept as a log or as a report file.

mod account;
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
mod told;
mod undo;

use std::path::PathBuf;

use anyhow::Result;
use arbiter_pairing::dutch::Rules;
use clap::{Args, Subcommand, ValueEnum};

use crate::output::Status;

/// Run tournaments: entries, lots, pairings, results, standings, reports; a log of our own or a report file.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    New(new::Arguments),
    Import(import::Arguments),
    Draw(draw::Arguments),
    Pair(pair::Arguments),
    Result(result::Arguments),
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

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    match &arguments.job {
        Job::New(arguments) => new::run(arguments),
        Job::Import(arguments) => import::run(arguments),
        Job::Draw(arguments) => draw::run(arguments),
        Job::Result(arguments) => result::run(arguments),
        Job::Undo(arguments) => undo::run(arguments),
        Job::History(arguments) => history::run(arguments),
        Job::Show(arguments) => show::run(arguments),
        Job::Settle(arguments) => settle::run(arguments),
        Job::Bracket(arguments) => bracket::run(arguments),
        Job::Change(arguments) => change::run(arguments),
        Job::Note(arguments) => note::run(arguments),
        Job::Minutes(arguments) => minutes::run(arguments),
        Job::Sheet(arguments) => minutes::sheet(arguments),
        Job::Check(arguments) => check::run(arguments),
        Job::Explain(arguments) => explain::run(arguments),
        Job::Generate(arguments) => generate::run(arguments),
        Job::Pair(arguments) => pair::run(arguments),
        Job::Ratings(arguments) => figures::ratings(arguments),
        Job::Norms(arguments) => figures::norms(arguments),
        Job::Prizes(arguments) => figures::prizes(arguments),
        Job::Report(arguments) => report::run(arguments),
        Job::Standings(arguments) => standings::run(arguments),
    }
}
