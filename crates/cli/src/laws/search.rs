//! `arbiter laws search`: the articles that speak of something.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Article, Rulebook};
use serde::Serialize;

use super::words::logical;
use super::{Common, books};
use crate::output::Status;

/// Find the articles of a rulebook whose summaries have all these words; without --laws, of the newest Laws.
///
/// Case, Vietnamese marks, Arabic vowels and the letters of an Arabic or Persian keyboard make no difference, and the
/// beginning of a word is enough. --laws all looks through every rulebook.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The words.
    #[arg(required = true)]
    words: Vec<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    edition: String,
    article: String,
    topic: &'static str,
    text: String,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let books = match common.laws.as_deref() {
        Some("all") => books::all(None, &lang)?,
        name => vec![books::one(name, &lang)?],
    };
    let wanted = arguments.words.join(" ");
    let found: Vec<(&Rulebook, &Article, String)> = books
        .iter()
        .flat_map(|book| {
            let found = lang.search(book, &wanted).into_iter();
            found.map(move |(article, text)| (&**book, article, text))
        })
        .collect();
    let rows: Vec<Row> = found
        .iter()
        .map(|(book, article, text)| row(book, article, text))
        .collect();
    let text = |out: &mut dyn Write, lang: &Lang| {
        if found.is_empty() {
            writeln!(out, "{}", lang.text("laws-cli-nothing-found", &Args::new()))?;
        }
        for (book, article, text) in &found {
            let args = Args::new()
                .text("edition", book.id())
                .text("article", article.id());
            writeln!(
                out,
                "{}",
                lang.text("laws-cli-found", &args.word("text", text.as_str()))
            )?;
        }
        Ok(())
    };
    common.answer(&rows, text, &lang)?;
    Ok(Status::Clean)
}

fn row(book: &Rulebook, article: &Article, text: &str) -> Row {
    Row {
        edition: book.id().to_owned(),
        article: article.id().to_owned(),
        topic: article.topic().id(),
        text: logical(text),
    }
}
