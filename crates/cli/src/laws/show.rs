//! `arbiter laws show`: one article in the words of a language, with every figure, and what hangs on it.

use std::io::Write;

use anyhow::Result;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{Article, Note, Rulebook, commentary_on};
use serde::Serialize;
use serde_json::{Map, Value};

use super::words::{json, logical, regime_of};
use super::{Common, books};
use crate::output::Status;

/// Show an article: what it asks, its figures, who sees to it, and how sure its text is.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The number of the article, such as 9.2a, 4.3.1, A.4.2.
    article: String,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct Shown {
    edition: String,
    article: String,
    topic: &'static str,
    state: &'static str,
    ground: &'static str,
    /// How sure the text is of each of its topics.
    grounds: Map<String, Value>,
    summary: String,
    parameters: Map<String, Value>,
    cites: Vec<String>,
    cases: Vec<String>,
    notes: Vec<NoteRow>,
}

#[derive(Serialize)]
struct NoteRow {
    author: &'static str,
    authority: &'static str,
    contradicts: bool,
    text: String,
}

pub fn run(arguments: &Arguments) -> Result<Status> {
    let common = &arguments.common;
    let lang = common.language.lang();
    let book = books::one(common.laws.as_deref(), &lang)?;
    let article = books::article(&book, &arguments.article, &lang)?;
    let shown = shown(&lang, &book, article);
    let text = |out: &mut dyn Write, lang: &Lang| print(out, lang, &book, article, &shown);
    common.answer(&shown, text, &lang)?;
    Ok(Status::Clean)
}

fn shown(lang: &Lang, book: &Rulebook, article: &Article) -> Shown {
    Shown {
        edition: book.id().to_owned(),
        article: article.id().to_owned(),
        topic: article.topic().id(),
        state: article.state().id(),
        ground: article.ground().id(),
        grounds: grounds(article),
        summary: logical(&lang.summary(book, article)),
        parameters: parameters(article),
        cites: cites(book, article),
        cases: article.cases().map(str::to_owned).collect(),
        notes: notes(book, article)
            .iter()
            .map(|note| note_row(lang, note))
            .collect(),
    }
}

/// The notes on an article; those on one that was taken over stand with the rulebook that it comes from.
fn notes(book: &Rulebook, article: &Article) -> &'static [Note] {
    commentary_on(article.taken_from().unwrap_or(book.id()), article.number())
}

fn note_row(lang: &Lang, note: &Note) -> NoteRow {
    NoteRow {
        author: note.author(),
        authority: note.authority().id(),
        contradicts: note.contradicts_law(),
        text: logical(&lang.note_text(note)),
    }
}

fn grounds(article: &Article) -> Map<String, Value> {
    article
        .topics()
        .map(|topic| (topic.id().to_owned(), Value::from(article.ground_on(topic).id())))
        .collect()
}

fn parameters(article: &Article) -> Map<String, Value> {
    article
        .values()
        .map(|(key, value)| (key.id().to_owned(), json(key.written(value))))
        .collect()
}

/// The articles on which a ruling on any of its topics rests, itself first.
fn cites(book: &Rulebook, article: &Article) -> Vec<String> {
    let regime = regime_of(book, article);
    let mut cites = vec![article.number().to_owned()];
    for topic in article.topics() {
        for citation in regime.cites(topic) {
            if !cites.iter().any(|other| other == citation.article()) {
                cites.push(citation.article().to_owned());
            }
        }
    }
    cites
}

fn print(out: &mut dyn Write, lang: &Lang, book: &Rulebook, article: &Article, shown: &Shown) -> Result<()> {
    let args = Args::new()
        .word("title", lang.rulebook(book))
        .text("article", article.id());
    writeln!(out, "{}", lang.text("laws-cli-heading", &args))?;
    for (text, note) in lang.apart(book, article) {
        writeln!(out, "{text}")?;
        if let Some(note) = note {
            writeln!(out, "  {note}")?;
        }
    }
    for sub in below(book, article) {
        let args = Args::new().text("article", sub.id());
        let text = lang.summary(book, sub);
        writeln!(out, "{}", lang.text("laws-cli-line", &args.word("text", text)))?;
        for (text, note) in lang.apart(book, sub) {
            if let Some(note) = note {
                writeln!(out, "    {text} {note}")?;
            }
        }
        for note in notes(book, sub) {
            writeln!(out, "    {}", lang.note(note))?;
        }
    }
    for note in notes(book, article) {
        writeln!(out, "  {}", lang.note(note))?;
    }
    writeln!(out)?;
    writeln!(out, "{}", lang.standing(article))?;
    if let Some(games) = lang.games(article) {
        writeln!(
            out,
            "{}",
            lang.text("laws-cli-games", &Args::new().word("games", games))
        )?;
    }
    for (key, value) in article.values() {
        let args = Args::new().text("key", key.id());
        let args = args.text("value", key.written(value).to_string());
        writeln!(out, "{}", lang.text("laws-cli-parameter", &args))?;
        let said = Args::new().word("name", lang.parameter(key));
        let said = said.word("value", lang.parameter_value(key, value));
        writeln!(out, "  {}", lang.text("laws-cli-parameter-said", &said))?;
    }
    if shown.cites.len() > 1 {
        let others = Args::new().text("articles", shown.cites[1..].join(", "));
        writeln!(out, "{}", lang.text("laws-cli-see-also", &others))?;
    }
    if let Some(from) = article.taken_from() {
        let args = Args::new().text("rulebook", from);
        writeln!(out, "{}", lang.text("laws-cli-taken-from", &args))?;
    }
    if !shown.cases.is_empty() {
        let args = Args::new().text("cases", shown.cases.join(", "));
        writeln!(out, "{}", lang.text("laws-cli-cases", &args))?;
    }
    Ok(())
}

/// The sub-articles of an article, of every depth.
fn below<'a>(book: &'a Rulebook, article: &'a Article) -> impl Iterator<Item = &'a Article> {
    let own = article.taken_from();
    book.articles()
        .iter()
        .filter(move |other| other.taken_from() == own && other.is_below(article.id()))
}
