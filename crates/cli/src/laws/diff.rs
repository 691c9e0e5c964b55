//! `arbiter laws diff`: where two rulebooks differ.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Difference, Key, Side};
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
        differences
            .iter()
            .try_for_each(|difference| print(out, lang, difference))
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

fn print(out: &mut dyn Write, lang: &Lang, difference: &Difference) -> Result<()> {
    let name = difference.key.map_or(difference.topic.id(), Key::id);
    writeln!(out, "\n{}", lang.isolate(name))?;
    for side in [&difference.a, &difference.b] {
        let value = side.value.as_ref().zip(difference.key);
        let said = match (&side.article, &value) {
            (None, None) => "nothing",
            (Some(_), None) => "article",
            (_, Some(_)) => "value",
        };
        let args = Args::new()
            .word("said", said)
            .text("article", side.article.clone().unwrap_or_default());
        let written = value.map(|(value, key)| key.written(value).to_string());
        let args = args.text("value", written.unwrap_or_default());
        writeln!(out, "  {}", lang.text("laws-cli-side", &args))?;
    }
    Ok(())
}
