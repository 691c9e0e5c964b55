//! `arbiter laws term`: the approved term of the field for a word, in four languages.

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use arbiter_lang::{Args as Variables, Lang, Language};
use arbiter_laws::{Entry, Term, TermSource, UnknownWord, find_terms};
use clap::{Args, ValueEnum};
use serde_json::json;

use crate::language::LanguageArgument;
use crate::output::Status;

/// Say the approved term for a word, in four languages or in one.
///
/// The word may be a term, another word for it, or a mistaken one, in any language; case, Vietnamese marks and the
/// letters of an Arabic or Persian keyboard make no difference.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The word, in quotation marks if there is a blank in it.
    #[arg(required = true, num_args = 1..)]
    word: Vec<String>,
    #[command(flatten)]
    language: LanguageArgument,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// For people.
    Text,
    /// A list of objects, for programs.
    Json,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let found = find_terms(&arguments.word.join(" ")).map_err(|error| unknown(&lang, &error))?;
    let chosen = arguments.language.chosen();
    let mut out = io::stdout().lock();
    match arguments.format {
        Format::Text => text(&found, chosen, &lang, &mut out)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, &json(&found, chosen))?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(Status::Clean)
}

fn unknown(lang: &Lang, error: &UnknownWord) -> anyhow::Error {
    let args = Variables::new()
        .text("word", &*error.word)
        .word("nearest", list(lang, &error.nearest))
        .count("count", error.nearest.len() as u64);
    anyhow!(lang.text("term-unknown", &args))
}

/// The entries to show: those of the language asked for, or all.
fn entries(term: &Term, chosen: Option<Language>) -> impl Iterator<Item = &'static Entry> {
    let wanted = move |entry: &&Entry| chosen.is_none_or(|language| language.tag() == entry.language());
    term.entries().iter().filter(wanted)
}

fn json(found: &[&Term], chosen: Option<Language>) -> serde_json::Value {
    let rows = found.iter().flat_map(|term| {
        entries(term, chosen).map(|entry| {
            json!({
                "concept": term.concept(),
                "lang": entry.language(),
                "term": entry.term(),
                "synonyms": entry.words().skip(1).collect::<Vec<_>>(),
                "source": entry.source(),
            })
        })
    });
    rows.collect()
}

fn text(found: &[&Term], chosen: Option<Language>, lang: &Lang, out: &mut impl Write) -> io::Result<()> {
    for (place, term) in found.iter().enumerate() {
        if place > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", term.concept())?;
        for entry in entries(term, chosen) {
            for line in lines(entry, lang) {
                writeln!(out, "  {line}")?;
            }
        }
    }
    Ok(())
}

fn lines(entry: &Entry, lang: &Lang) -> Vec<String> {
    let language = lang.text(&format!("language-{}", entry.language()), &Variables::new());
    let head = Variables::new()
        .word("language", language)
        .text("term", entry.term());
    let mut lines = vec![lang.text("term-line", &head)];
    for (id, words) in [
        ("term-synonyms", entry.synonyms()),
        ("term-deprecated", entry.deprecated()),
    ] {
        if !words.is_empty() {
            let words = Variables::new().word("words", list(lang, words));
            lines.push(format!("  {}", lang.text(id, &words)));
        }
    }
    let source = Variables::new().word("source", source(entry, lang));
    lines.push(format!("  {}", lang.text("term-source", &source)));
    lines
}

/// Words one after the other, each kept apart from the direction of the line.
fn list<T: AsRef<str>>(lang: &Lang, words: &[T]) -> String {
    let words: Vec<_> = words.iter().map(|word| lang.isolate(word.as_ref())).collect();
    words.join(&lang.text("list-joint", &Variables::new()))
}

fn source(entry: &Entry, lang: &Lang) -> String {
    let plain = |id: String| lang.text(&id, &Variables::new());
    match entry.source_parts() {
        TermSource::Usage(federation) => {
            let name = plain(format!("federation-{}", federation.to_lowercase()));
            lang.text("term-usage", &Variables::new().word("federation", name))
        }
        TermSource::Document { document, place } => {
            let edition = document.starts_with("fide-");
            let kind = if edition { "rulebook" } else { "term-document" };
            let args = Variables::new()
                .word("document", plain(format!("{kind}-{document}")))
                .word("kind", place)
                .text("place", place);
            lang.text("term-place", &args)
        }
    }
}
