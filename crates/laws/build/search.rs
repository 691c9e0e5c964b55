//! Reads `laws/search.toml` and writes down as Rust what people say for which subjects.

use crate::File;
use crate::read::{Document, Fault, Problem, nearest};
use crate::schema::Schema;
use std::fmt::Write as _;

/// The languages of the phrases.
const LANGUAGES: [&str; 4] = ["en", "fa", "ar", "vi"];

pub fn subjects((file, text): &File, schema: &Schema) -> Result<String, Vec<Fault>> {
    let document = Document::parse(file, text).map_err(|fault| vec![*fault])?;
    let mut faults = Vec::new();
    let root = document.root();
    root.only(&["subject"], &mut faults);
    let mut code = String::from(
        "/// What people say when they look for a rule.\npub(crate) static SUBJECTS: &[crate::subjects::Subject] = &[\n",
    );
    for row in root.tables("subject", &mut faults) {
        let mut known = vec!["topics"];
        known.extend(LANGUAGES);
        row.only(&known, &mut faults);
        let mut topics = Vec::new();
        for id in row.texts("topics", &mut faults) {
            match schema.topics.iter().position(|topic| topic.id == id) {
                Some(place) => topics.push(place),
                None => faults.push(row.fault(
                    "topics",
                    Problem::UnknownTopic {
                        name: id.to_owned(),
                        nearest: nearest(id, schema.topics.iter().map(|topic| topic.id)),
                    },
                )),
            }
        }
        let phrases = LANGUAGES.map(|language| row.texts(language, &mut faults));
        for (language, phrases) in LANGUAGES.iter().zip(&phrases) {
            if phrases.is_empty() {
                faults.push(row.fault(language, Problem::Missing("what people say in this language")));
            }
        }
        let _ = writeln!(
            code,
            "crate::subjects::Subject {{ topics: &{topics:?}, phrases: &{:?} }},",
            phrases.concat()
        );
    }
    code.push_str("];\n");
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}
