//! `arbiter laws check`: whether rulebooks of one's own hold together, and stay within what a federation may set.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Finding, Rulebook};
use serde::Serialize;

use super::words::logical;
use super::{Common, problem};
use crate::bounds;
use crate::output::{Status, warn};

/// Check rulebooks of one's own: what is unknown, missing or contradictory, and what goes beyond the Preface.
///
/// What nothing follows from is told and is no fault.
///
/// Exit status: 0 no fault, 1 faults, 2 a file could not be read.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The rulebooks' files.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    file: String,
    line: usize,
    key: String,
    problem: String,
    cites: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    note: bool,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let mut found = Vec::new();
    let mut status = Status::Clean;
    for file in &arguments.files {
        match bounds::read_text(file) {
            Ok(text) => found.extend(Rulebook::check(file, &text)),
            Err(error) => {
                warn(format_args!("arbiter: {file}: {error}"));
                status = Status::Unreadable;
            }
        }
    }
    let rows: Vec<Row> = found.iter().map(|finding| row(&lang, finding)).collect();
    let text = |out: &mut dyn Write, lang: &Lang| {
        for (finding, row) in found.iter().zip(&rows) {
            print(out, lang, finding, &row.cites)?;
        }
        if found.is_empty() && status == Status::Clean {
            writeln!(out, "{}", lang.text("laws-cli-nothing-wrong", &Args::new()))?;
        }
        Ok(())
    };
    common.answer(&rows, text, &lang)?;
    Ok(if found.iter().all(|finding| finding.is_note) {
        status
    } else {
        status.max(Status::Found)
    })
}

fn row(lang: &Lang, finding: &Finding) -> Row {
    let fault = &finding.fault;
    Row {
        file: fault.file.clone(),
        line: fault.line,
        key: fault.key.clone(),
        problem: logical(&lang.problem(&fault.problem)),
        cites: finding
            .cites
            .iter()
            .map(|citation| citation.article().to_owned())
            .collect(),
        note: finding.is_note,
    }
}

fn print(out: &mut dyn Write, lang: &Lang, finding: &Finding, cites: &[String]) -> Result<()> {
    let line = problem::line(lang, &finding.fault);
    if cites.is_empty() {
        writeln!(out, "{line}")?;
    } else {
        let args = Args::new().text("articles", cites.join(", "));
        writeln!(out, "{line} {}", lang.text("laws-cli-by", &args))?;
    }
    Ok(())
}
