//! `arbiter laws coverage`: who sees to each article, counted.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Rulebook, State};
use serde::Serialize;

use super::{Common, books};
use crate::output::Status;

/// Count and list the articles that the software decides, asks about, only shows, or does not treat yet.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    edition: String,
    enforced: usize,
    assisted: usize,
    physical: usize,
    planned: usize,
    heading: usize,
    articles: Vec<ArticleRow>,
}

#[derive(Serialize)]
struct ArticleRow {
    id: String,
    topic: &'static str,
    state: &'static str,
    cases: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let books = books::all(common.laws.as_deref(), &lang)?;
    let rows: Vec<Row> = books.iter().map(|book| row(book)).collect();
    // One rulebook is listed article by article; of all of them only the counts fit a screen.
    let listed = rows.len() == 1;
    let text = |out: &mut dyn Write, lang: &Lang| {
        for (book, row) in books.iter().zip(&rows) {
            print(out, lang, book, row, listed)?;
        }
        Ok(())
    };
    common.answer(&rows, text, &lang)?;
    Ok(Status::Clean)
}

fn row(book: &Rulebook) -> Row {
    let count = |state| {
        book.articles()
            .iter()
            .filter(|article| article.state() == state)
            .count()
    };
    let article = |article: &arbiter_laws::Article| ArticleRow {
        id: article.id().to_owned(),
        topic: article.topic().id(),
        state: article.state().id(),
        cases: article.cases().map(str::to_owned).collect(),
    };
    Row {
        edition: book.id().to_owned(),
        enforced: count(State::Enforced),
        assisted: count(State::Assisted),
        physical: count(State::Physical),
        planned: count(State::Planned),
        heading: count(State::Heading),
        articles: book.articles().iter().map(article).collect(),
    }
}

fn print(out: &mut dyn Write, lang: &Lang, book: &Rulebook, row: &Row, listed: bool) -> Result<()> {
    let args = Args::new()
        .word("title", lang.rulebook(book))
        .count("enforced", row.enforced as u64)
        .count("assisted", row.assisted as u64)
        .count("physical", row.physical as u64)
        .count("planned", row.planned as u64);
    writeln!(out, "{}", lang.text("laws-cli-coverage", &args))?;
    for article in row.articles.iter().filter(|_| listed) {
        let args = Args::new()
            .text("article", article.id.as_str())
            .text("topic", article.topic);
        writeln!(
            out,
            "  {}",
            lang.text("laws-cli-covered", &args.word("state", article.state))
        )?;
    }
    Ok(())
}
