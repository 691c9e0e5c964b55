//! `arbiter laws at`: which Laws were in force on a day.

use std::io::Write;

use anyhow::{Result, anyhow};
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Date, InForce, Rulebook, in_force_among, rulebooks};
use serde::Serialize;

use super::{Common, books};
use crate::output::Status;

/// Tell which edition of the Laws was in force on a day, or its neighbours where it is not carried.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The day, such as 2008-05-12.
    date: String,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Answer<'a> {
    date: String,
    edition: Option<&'a str>,
    neighbours: Vec<&'a str>,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let day: Date = arguments.date.parse().map_err(|_| {
        anyhow!(lang.text(
            "laws-cli-no-date",
            &Args::new().text("date", arguments.date.as_str())
        ))
    })?;
    let book = books::one(common.laws.as_deref(), &lang)?;
    // A rulebook outside every series has no predecessors: only its own days count.
    let of_series = |other: &&Rulebook| !book.series().is_empty() && other.series() == book.series();
    let mut family: Vec<&Rulebook> = rulebooks().iter().filter(of_series).collect();
    if family.is_empty() {
        family.push(&book);
    }
    let found = in_force_among(&family, day);
    let answer = answer(day, found);
    let text = |out: &mut dyn Write, lang: &Lang| print(out, lang, day, found);
    common.answer(&answer, text, &lang)?;
    Ok(Status::Clean)
}

fn answer(day: Date, found: InForce<'_>) -> Answer<'_> {
    let date = day.to_string();
    match found {
        InForce::Edition(book) => Answer {
            date,
            edition: Some(book.id()),
            neighbours: Vec::new(),
        },
        InForce::None { before, after } => Answer {
            date,
            edition: None,
            neighbours: [before, after].into_iter().flatten().map(Rulebook::id).collect(),
        },
    }
}

fn print(out: &mut dyn Write, lang: &Lang, day: Date, found: InForce) -> Result<()> {
    let args = Args::new().date("date", day);
    let named = |args: Args, book: &Rulebook| args.text("id", book.id()).word("title", lang.rulebook(book));
    let (before, after) = match found {
        InForce::Edition(book) => {
            writeln!(out, "{}", lang.text("laws-cli-at", &named(args, book)))?;
            return Ok(());
        }
        InForce::None { before, after } => (before, after),
    };
    writeln!(out, "{}", lang.text("laws-cli-at-none", &args))?;
    if let Some(book) = before {
        writeln!(
            out,
            "  {}",
            lang.text("laws-cli-at-before", &named(Args::new(), book))
        )?;
    }
    if let Some(book) = after {
        writeln!(
            out,
            "  {}",
            lang.text("laws-cli-at-after", &named(Args::new(), book))
        )?;
    }
    Ok(())
}
