//! Reads `laws/commentary/*.toml` and writes the notes down as Rust, by rulebook and article.

use crate::File;
use crate::data::Rulebook;
use crate::read::{Document, Fault, Problem, Row, nearest};
use std::fmt::Write as _;

const KEYS: [&str; 6] = ["edition", "article", "text", "author", "authority", "contradicts"];

const AUTHORITIES: [(&str, &str); 4] = [
    ("law", "Law"),
    ("official-interpretation", "OfficialInterpretation"),
    ("national", "National"),
    ("translator", "Translator"),
];

/// One note as it stands in a file: its place, by which it is sorted, and its Rust.
type Line<'a> = (&'a str, &'a str, String);

pub fn notes(files: &[File], books: &[Rulebook]) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut documents = Vec::new();
    for (file, text) in files {
        match Document::parse(file, text) {
            Ok(document) => documents.push(document),
            Err(fault) => faults.push(*fault),
        }
    }
    let mut lines: Vec<Line> = Vec::new();
    for document in &documents {
        let root = document.root();
        root.only(&["note"], &mut faults);
        for row in root.tables("note", &mut faults) {
            lines.push(note(&row, books, &mut faults));
        }
    }
    lines.sort_by_key(|(edition, article, _)| (*edition, *article));
    let mut code = String::from("/// The notes.\npub(crate) static NOTES: &[crate::notes::Note] = &[\n");
    for (.., line) in lines {
        let _ = writeln!(code, "{line}");
    }
    code.push_str("];\n");
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}

fn note<'a>(row: &Row<'a>, books: &[Rulebook], faults: &mut Vec<Fault>) -> Line<'a> {
    row.only(&KEYS, faults);
    let mut needed = |key, what| row.needed(key, what, faults).unwrap_or_default();
    let edition = needed("edition", "the id of a rulebook");
    let article = needed("article", "the id of an article");
    let text = needed("text", "the id of the message that says it");
    let author = needed("author", "who wrote it");
    let authority = needed("authority", "what it is worth");
    place(row, edition, article, books, faults);
    let variant = AUTHORITIES.iter().find(|(id, _)| *id == authority);
    if variant.is_none() {
        faults.push(row.fault(
            "authority",
            Problem::UnknownWord {
                word: authority.to_owned(),
                words: AUTHORITIES.map(|(id, _)| id.to_owned()).to_vec(),
            },
        ));
    }
    let variant = variant.map_or("Law", |(_, variant)| variant);
    let contradicts = row.yes_no("contradicts", faults);
    if contradicts.is_none() {
        faults.push(row.fault("contradicts", Problem::Missing("true or false")));
    }
    let line = format!(
        "crate::notes::Note {{ rulebook: {edition:?}, article: {article:?}, text: {text:?}, author: {author:?}, authority: crate::notes::Authority::{variant}, contradicts: {} }},",
        contradicts.unwrap_or_default()
    );
    (edition, article, line)
}

/// A note stands on an article that there is.
fn place(row: &Row, edition: &str, article: &str, books: &[Rulebook], faults: &mut Vec<Fault>) {
    let Some(book) = books.iter().find(|book| book.id == edition) else {
        let nearest = nearest(edition, books.iter().map(|book| &*book.id));
        let name = edition.to_owned();
        faults.push(row.fault("edition", Problem::UnknownRulebook { name, nearest }));
        return;
    };
    if !book.articles.iter().any(|other| other.id == article) {
        let nearest = nearest(article, book.articles.iter().map(|article| &*article.id));
        let (rulebook, article) = (edition.to_owned(), article.to_owned());
        faults.push(row.fault(
            "article",
            Problem::UnknownArticle {
                rulebook,
                article,
                nearest,
            },
        ));
    }
}
