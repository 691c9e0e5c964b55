//! `arbiter laws diff`: where two rulebooks differ.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Change, Difference, Key, Rulebook, Side, Supervision, said_once};
use serde::Serialize;
use serde_json::Value;

use super::words::json;
use super::{Common, books};
use crate::output::Status;

/// Compare two rulebooks, what decides games first: each parameter with another value, each subject that only one of
/// them treats, and the game that it is about.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The first rulebook: an id or a file.
    a: String,
    /// The second rulebook [default: that of --laws, or the newest Laws].
    b: Option<String>,
    /// Also what weighs little, and what is only numbered otherwise.
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Row {
    topic: &'static str,
    key: Option<&'static str>,
    play: &'static str,
    /// With adequate supervision or without; null for both.
    supervision: Option<&'static str>,
    kind: &'static str,
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
    let mut differences = a.differences(&b);
    differences.extend(a.renumbered(&b));
    let everything = differences.len();
    differences.retain(|row| arguments.all || row.weight() > 0);
    let more = everything - differences.len();
    let rows: Vec<Row> = differences.iter().map(row).collect();
    let text = |out: &mut dyn Write, lang: &Lang| {
        let titles = Args::new()
            .word("a", lang.rulebook(&a))
            .word("b", lang.rulebook(&b))
            .count("differences", differences.len() as u64);
        writeln!(out, "{}", lang.text("laws-cli-diff", &titles))?;
        // What hangs on one subject stands together, and is said once in words.
        for rows in differences.chunk_by(together) {
            writeln!(out)?;
            match rows[0].change {
                Change::Moved => moved(out, lang, rows)?,
                _ => print(out, lang, [&a, &b], rows)?,
            }
        }
        if more > 0 {
            let args = Args::new().count("more", more as u64).text("option", "--all");
            writeln!(out, "\n{}", lang.text("laws-cli-diff-more", &args))?;
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
    let (play, supervision) = difference.game();
    Row {
        topic: difference.topic.id(),
        key: difference.key.map(Key::id),
        play: play.id(),
        supervision: supervision.map(Supervision::id),
        kind: difference.change.id(),
        a: half(&difference.a),
        b: half(&difference.b),
    }
}

/// One subject, or all that is only numbered otherwise.
fn together(one: &Difference, next: &Difference) -> bool {
    let moved = [one, next].map(|row| row.change == Change::Moved);
    moved == [true; 2] || moved == [false; 2] && one.topic == next.topic
}

/// What is only numbered otherwise, a line each.
fn moved(out: &mut dyn Write, lang: &Lang, rows: &[Difference]) -> Result<()> {
    for row in rows {
        let [from, to] = [&row.a, &row.b].map(|side| side.article.clone().unwrap_or_default());
        let args = Args::new().text("from", from).text("to", to);
        writeln!(out, "{}", lang.text("laws-cli-moved", &args))?;
    }
    Ok(())
}

/// One subject: each parameter with the games and what the two say, then what their articles say on it.
fn print(out: &mut dyn Write, lang: &Lang, books: [&Rulebook; 2], rows: &[Difference]) -> Result<()> {
    for (first, games) in said_once(rows) {
        let kind = first.key.map_or_else(|| first.change.id(), |_| "named");
        let args = Args::new()
            .word("kind", kind)
            .word(
                "name",
                first.key.map(|key| lang.parameter(key)).unwrap_or_default(),
            )
            .word("games", lang.kinds_of_game(&games));
        writeln!(out, "{}", lang.text("laws-cli-changed", &args))?;
        for side in [&first.a, &first.b].into_iter().filter(|_| first.key.is_some()) {
            writeln!(out, "    {}", said(lang, first, side))?;
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
            let args = args.word("text", lang.said_on(book, article, rows[0].topic));
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
    let words = value.map(|(value, key)| lang.parameter_value(key, value));
    lang.text("laws-cli-side", &args.word("value", words.unwrap_or_default()))
}
