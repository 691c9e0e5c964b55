//! Reads `laws/diagrams.toml` and writes the diagrams down as Rust.

use crate::File;
use crate::read::{Document, Fault, Problem, nearest};
use crate::schema::Schema;
use std::fmt::Write as _;

pub fn diagrams((file, text): &File, schema: &Schema) -> Result<String, Vec<Fault>> {
    let document = Document::parse(file, text).map_err(|fault| vec![*fault])?;
    let mut faults = Vec::new();
    let root = document.root();
    root.only(&["diagram"], &mut faults);
    let mut code = String::from(
        "/// The diagrams of the Laws.\npub(crate) static DIAGRAMS: &[crate::diagrams::Diagram] = &[\n",
    );
    for row in root.tables("diagram", &mut faults) {
        row.only(&["topics", "board", "rings", "arrows"], &mut faults);
        let mut topics = Vec::new();
        for name in row.texts("topics", &mut faults) {
            if let Some(place) = schema.topics.iter().position(|topic| topic.id == name) {
                topics.push(place);
                continue;
            }
            let nearest = nearest(name, schema.topics.iter().map(|topic| topic.id));
            let name = name.to_owned();
            faults.push(row.fault("topics", Problem::UnknownTopic { name, nearest }));
        }
        let board = row
            .needed("board", "the first field of a FEN", &mut faults)
            .unwrap_or_default();
        let [rings, arrows] = ["rings", "arrows"].map(|key| row.texts(key, &mut faults));
        let _ = writeln!(
            code,
            "crate::diagrams::Diagram {{ topics: &{topics:?}, board: {board:?}, rings: &{rings:?}, arrows: &{arrows:?} }},"
        );
    }
    code.push_str("];\n");
    if faults.is_empty() { Ok(code) } else { Err(faults) }
}
