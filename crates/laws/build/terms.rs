//! Reads `laws/terms.toml` and writes the terms down as Rust.

use crate::File;
use crate::read::{Document, Fault, Problem, Row};
use std::fmt::Write as _;

/// The languages, in the order in which they are printed.
const LANGUAGES: [&str; 4] = ["en", "fa", "ar", "vi"];

/// Texts for the source of a term: a document's name or `usage`.
const SOURCES: [&str; 17] = [
    "000",
    "001",
    "002",
    "003",
    "004-2001",
    "004-2005",
    "004-2009",
    "004-tr",
    "004-guide",
    "fide-2001",
    "fide-2005",
    "fide-2009",
    "fide-2014",
    "fide-2018",
    "fide-2023",
    "handbook",
    "usage",
];

pub fn terms((file, text): &File) -> Result<String, Vec<Fault>> {
    let document = Document::parse(file, text).map_err(|fault| vec![*fault])?;
    let mut faults = Vec::new();
    let root = document.root();
    root.only(&["term"], &mut faults);
    let mut code =
        String::from("/// The approved terms.\npub(crate) static TERMS: &[crate::terms::Term] = &[\n");
    let mut seen: Vec<&str> = Vec::new();
    for row in root.tables("term", &mut faults) {
        let mut known = vec!["concept"];
        known.extend(LANGUAGES);
        row.only(&known, &mut faults);
        let concept = row.needed("concept", "its name", &mut faults).unwrap_or_default();
        if seen.contains(&concept) {
            faults.push(row.fault("concept", Problem::Duplicate(concept.to_owned())));
        }
        seen.push(concept);
        let _ = write!(code, "crate::terms::Term {{ concept: {concept:?}, entries: &[");
        for language in LANGUAGES {
            match row.table(language, &mut faults) {
                Some(entry) => code.push_str(&self::entry(language, &entry, &mut faults)),
                None => faults.push(row.fault(language, Problem::Missing("the term in this language"))),
            }
        }
        code.push_str("] },\n");
    }
    code.push_str("];\n");
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}

fn entry(language: &str, row: &Row, faults: &mut Vec<Fault>) -> String {
    row.only(&["term", "source", "synonyms", "deprecated", "avoid"], faults);
    let term = row
        .needed("term", "the approved term", faults)
        .unwrap_or_default();
    let source = row
        .needed("source", "where it was taken from", faults)
        .unwrap_or_default();
    if !SOURCES.contains(&source.split(' ').next().unwrap_or_default()) {
        faults.push(row.fault(
            "source",
            Problem::UnknownWord {
                word: source.to_owned(),
                words: SOURCES.map(str::to_owned).to_vec(),
            },
        ));
    }
    let [synonyms, deprecated, avoid] = ["synonyms", "deprecated", "avoid"].map(|key| row.texts(key, faults));
    format!(
        "crate::terms::Entry {{ language: {language:?}, term: {term:?}, source: {source:?}, synonyms: &{synonyms:?}, deprecated: &{deprecated:?}, avoid: &{avoid:?} }},"
    )
}
