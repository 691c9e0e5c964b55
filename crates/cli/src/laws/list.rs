//! `arbiter laws list`: the rulebooks that there are.

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::Rulebook;
use serde::Serialize;

use super::words::logical;
use super::{Common, books};
use crate::output::Status;

/// List the rulebooks, with the days on which they were in force.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    id: String,
    title: String,
    in_force_from: Option<String>,
    in_force_to: Option<String>,
    articles: usize,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let books = books::all(common.laws.as_deref(), &lang)?;
    let rows: Vec<Row> = books.iter().map(|book| row(&lang, book)).collect();
    let text = |out: &mut dyn std::io::Write, lang: &Lang| {
        for book in &books {
            writeln!(out, "{}", line(lang, book))?;
        }
        Ok(())
    };
    common.answer(&rows, text, &lang)?;
    Ok(Status::Clean)
}

fn row(lang: &Lang, book: &Rulebook) -> Row {
    Row {
        id: book.id().to_owned(),
        title: logical(&lang.rulebook(book)),
        in_force_from: book.in_force_from().map(|day| day.to_string()),
        in_force_to: book.in_force_to().map(|day| day.to_string()),
        articles: book.articles().len(),
    }
}

fn line(lang: &Lang, book: &Rulebook) -> String {
    let mut args = Args::new()
        .text("id", book.id())
        .word("title", lang.rulebook(book))
        .count("articles", book.articles().len() as u64);
    let days = match (book.in_force_from(), book.in_force_to()) {
        (None, _) => "never",
        (Some(_), None) => "still",
        (Some(_), Some(_)) => "ended",
    };
    args = args.word("days", days);
    for (name, day) in [("from", book.in_force_from()), ("to", book.in_force_to())] {
        args = match day {
            Some(day) => args.date(name, day),
            None => args.word(name, ""),
        };
    }
    lang.text("laws-cli-rulebook", &args)
}
