//! `arbiter laws diff`: where two rulebooks differ.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Difference, Key, Rulebook, Side};
use serde::Serialize;
use serde_json::Value;

use super::words::json;
use super::{Common, books};
use crate::output::Status;

/// Compare two rulebooks: each parameter with another value, each subject that only one of them treats.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The first rulebook: an id or a file.
    a: String,
    /// The second rulebook [default: that of --laws, or the newest Laws].
    b: Option<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    topic: &'static str,
    key: Option<&'static str>,
    a: Half,
    b: Half,
}

#[derive(Serialize)]
struct Half {
    article: Option<String>,
    value: Option<Value>,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let a = books::one(Some(&arguments.a), &lang)?;
    let b = books::one(arguments.b.as_deref().or(common.laws.as_deref()), &lang)?;
    let differences = a.differences(&b);
    let rows: Vec<Row> = differences.iter().map(row).collect();
    let text = |out: &mut dyn Write, lang: &Lang| {
        let titles = Args::new()
            .word("a", lang.rulebook(&a))
            .word("b", lang.rulebook(&b))
            .count("differences", differences.len() as u64);
        writeln!(out, "{}", lang.text("laws-cli-diff", &titles))?;
        // What hangs on one subject stands together, and is said once in words.
        for rows in differences.chunk_by(|one, next| one.topic == next.topic) {
            print(out, lang, [&a, &b], rows)?;
        }
        Ok(())
    };
    common.answer(&rows, text, &lang)?;
    Ok(Status::Clean)
}

fn row(difference: &Difference) -> Row {
    let half = |side: &Side| Half {
        article: side.article.clone(),
        value: side
            .value
            .as_ref()
            .and_then(|value| Some(json(difference.key?.written(value)))),
    };
    Row {
        topic: difference.topic.id(),
        key: difference.key.map(Key::id),
        a: half(&difference.a),
        b: half(&difference.b),
    }
}

/// One subject: each parameter with what the two say, then their articles in words.
fn print(out: &mut dyn Write, lang: &Lang, books: [&Rulebook; 2], rows: &[Difference]) -> Result<()> {
    let topic = rows[0].topic.id();
    writeln!(out, "\n{}", lang.isolate(topic))?;
    for row in rows {
        if let Some(key) = row.key.filter(|key| rows.len() > 1 || key.id() != topic) {
            writeln!(out, "  {}", lang.isolate(key.id()))?;
        }
        for side in [&row.a, &row.b] {
            writeln!(out, "    {}", said(lang, row, side))?;
        }
    }
    let sides: [fn(&Difference) -> &Side; 2] = [|row| &row.a, |row| &row.b];
    for (book, side) in books.into_iter().zip(sides) {
        let mut articles: Vec<&str> = rows
            .iter()
            .filter_map(|row| side(row).article.as_deref())
            .collect();
        articles.sort_unstable();
        articles.dedup();
        for article in articles.into_iter().filter_map(|id| book.article(id)) {
            let args = Args::new()
                .text("edition", book.id())
                .text("article", article.id());
            let args = args.word("text", lang.summary(book, article));
            writeln!(out, "  {}", lang.text("laws-cli-found", &args))?;
        }
    }
    Ok(())
}

/// What one of the two says of a parameter, by its article.
fn said(lang: &Lang, row: &Difference, side: &Side) -> String {
    let value = side.value.as_ref().zip(row.key);
    let said = match (&side.article, &value) {
        (None, None) => "nothing",
        (Some(_), None) => "article",
        (_, Some(_)) => "value",
    };
    let args = Args::new()
        .word("said", said)
        .text("article", side.article.clone().unwrap_or_default());
    let written = value.map(|(value, key)| key.written(value).to_string());
    lang.text("laws-cli-side", &args.text("value", written.unwrap_or_default()))
}
