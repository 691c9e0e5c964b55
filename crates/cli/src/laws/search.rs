//! `arbiter laws search`: the articles that speak of something.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Article, Rulebook};
use serde::Serialize;

use super::words::logical;
use super::{Common, books};
use crate::output::Status;

/// Find the articles of a rulebook on a subject, with a number, or with all these words; without --laws, of the newest Laws.
///
/// Case, Vietnamese marks, Arabic vowels and the letters of an Arabic or Persian keyboard make no difference, the
/// beginning of a word is enough, and so is what people say instead: "threefold", "j'adoube". Where nothing is found,
/// the nearest articles are named. --laws all looks through every rulebook.
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
    let (mut found, mut near) = (Vec::new(), Vec::new());
    for book in &books {
        let mut texts = lang.summaries(book);
        let hits = lang.search(book, &texts, &wanted);
        let rows = if hits.is_exact { &mut found } else { &mut near };
        for place in hits.places {
            let text = std::mem::take(&mut texts[place]);
            rows.push((&**book, &book.articles()[place], text));
        }
    }
    let is_exact = !found.is_empty();
    let found: Vec<(&Rulebook, &Article, String)> = if is_exact { found } else { near };
    let rows: Vec<Row> = found
        .iter()
        .map(|(book, article, text)| row(book, article, text))
        .collect();
    let text = |out: &mut dyn Write, lang: &Lang| {
        if !is_exact {
            let near = Args::new().count("near", found.len() as u64);
            writeln!(out, "{}", lang.text("laws-cli-nothing-found", &near))?;
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
