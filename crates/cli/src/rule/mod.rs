//! `arbiter rule`: ruling cases, run under one edition of the Laws or several, for people or for programs.

mod books;
mod voice;

use std::fs;
use std::io::{self, Write};

use anyhow::Result;
use arbiter_casebook::{Case, Report};
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::output::{Status, warn};
use books::Books;
use voice::Speaker;

/// Run ruling cases and say what the Laws decide.
///
/// A case tells how a game stands and what happens; what is expected of it is checked, and a case that expects nothing
/// prints what the Laws say. FILE#NAME runs one case. Exit status: 0, or 1 when something that was expected is not
/// so, or 2 when a file or a case could not be read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files of cases.
    #[arg(required_unless_present = "schema", value_name = "FILE")]
    files: Vec<String>,
    /// Print the JSON Schema of the objects that --format json writes.
    #[arg(long, conflicts_with = "files")]
    schema: bool,
    /// Run every case under these rulebooks instead of its own.
    #[arg(long, value_name = "IDS", value_delimiter = ',')]
    laws: Vec<String>,
    /// How the answers are written.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    #[command(flatten)]
    language: LanguageArgument,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people.
    Table,
    /// One JSON object a case and rulebook, one a line.
    Json,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut out = io::stdout().lock();
    if arguments.schema {
        out.write_all(arbiter_casebook::SCHEMA.as_bytes())?;
        return Ok(Status::Clean);
    }
    let speaker = Speaker::new(arguments.language.lang());
    let mut status = Status::Clean;
    for name in &arguments.files {
        status = status.max(file(arguments, name, &speaker, &mut out)?);
    }
    out.flush()?;
    Ok(status)
}

fn file(arguments: &Arguments, name: &str, speaker: &Speaker, out: &mut impl Write) -> Result<Status> {
    let (path, only) = match name.split_once('#') {
        Some((path, case)) if !fs::exists(name).unwrap_or(false) => (path, Some(case)),
        _ => (name, None),
    };
    let read =
        bounds::read_text(path).or_else(|error| bounds::read_text(format!("{path}.toml")).map_err(|_| error));
    let text = match read {
        Ok(text) => text,
        Err(error) => {
            warn(format_args!("arbiter: {path}: {error}"));
            return Ok(Status::Unreadable);
        }
    };
    let cases = arbiter_casebook::read(&text);
    let mut status = Status::Clean;
    for fault in &cases.faults {
        warn(format_args!("{path}:{fault}"));
        status = Status::Unreadable;
    }
    for doubt in &cases.doubts {
        warn(format_args!("{path}:{doubt} (warning)"));
    }
    let chosen = cases
        .cases
        .iter()
        .filter(|case| only.is_none_or(|name| case.name == name));
    for case in chosen {
        let found = one(arguments, path, case, speaker, out)?;
        status = status.max(found);
    }
    Ok(status)
}

fn one(
    arguments: &Arguments,
    path: &str,
    case: &Case,
    speaker: &Speaker,
    out: &mut impl Write,
) -> Result<Status> {
    let (mut status, mut reports) = (Status::Clean, Vec::new());
    for book in Books::of(arguments, path, case) {
        let report = book.map(|book| arbiter_casebook::run(case, &book));
        match report {
            Ok(report) => reports.push(report),
            Err(error) => {
                warn(format_args!("{path}:{}: {}: {error:#}", case.line, case.name));
                status = Status::Unreadable;
            }
        }
    }
    if reports.iter().any(|report| !report.ok()) {
        status = status.max(Status::Found);
    }
    match arguments.format {
        Format::Json => {
            for report in &reports {
                serde_json::to_writer(&mut *out, &report.json(path, case, speaker))?;
                writeln!(out)?;
            }
        }
        Format::Table => table(path, case, &reports, speaker, out)?,
    }
    Ok(status)
}

fn table(path: &str, case: &Case, reports: &[Report], speaker: &Speaker, out: &mut impl Write) -> Result<()> {
    for report in reports {
        let sign = if report.ok() { "ok" } else { "FAILED" };
        writeln!(out, "{sign}\t{path}#{}\t{}", case.name, report.laws)?;
        if case.is_experiment() || !report.ok() {
            out.write_all(arbiter_casebook::story(case, report, speaker).as_bytes())?;
        }
    }
    Ok(())
}
