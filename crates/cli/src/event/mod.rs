//! `arbiter event`: tournaments from report files: pairings, standings, checks, generated tournaments.

mod check;
mod explain;
mod files;
mod generate;
mod pair;
mod report;
mod standings;

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::dutch::Rules;
use clap::{Args, Subcommand, ValueEnum};

use crate::output::Status;

/// Pair rounds, make standings and check tournaments given as report files.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    Check(check::Arguments),
    Explain(explain::Arguments),
    Generate(generate::Arguments),
    Pair(pair::Arguments),
    Report(report::Arguments),
    Standings(standings::Arguments),
}

/// The report file that a job is about.
#[derive(Debug, Args)]
struct Input {
    /// A report file (TRF-2006, TRF-2016 or TRF-2026); `-` is the standard input.
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
    Rules::by_name(name).ok_or_else(|| "expected fide-dutch-2026 or fide-dutch-2017".to_owned())
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    match &arguments.job {
        Job::Check(arguments) => check::run(arguments),
        Job::Explain(arguments) => explain::run(arguments),
        Job::Generate(arguments) => generate::run(arguments),
        Job::Pair(arguments) => pair::run(arguments),
        Job::Report(arguments) => report::run(arguments),
        Job::Standings(arguments) => standings::run(arguments),
    }
}
