//! The rulebooks that a case is run under.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use arbiter_casebook::Case;
use arbiter_laws::{Rulebook, default_rulebook, nearest_ids};

use super::Arguments;
use crate::bounds;

/// A rulebook that is built in, or one that was read.
type Book = Cow<'static, Rulebook>;

/// Which rulebooks are meant.
pub struct Books;

impl Books {
    /// Those of the command line, else those of the case, else the newest edition.
    pub fn of(arguments: &Arguments, path: &str, case: &Case) -> Vec<Result<Book>> {
        let names = if arguments.laws.is_empty() {
            &case.laws
        } else {
            &arguments.laws
        };
        if names.is_empty() {
            return vec![Ok(Cow::Borrowed(default_rulebook()))];
        }
        names.iter().map(|name| one(name, path)).collect()
    }
}

/// A built-in rulebook by its id, or a file, named as seen from the file of cases or from where the program runs.
fn one(name: &str, cases: &str) -> Result<Book> {
    if let Some(book) = Rulebook::by_id(name) {
        return Ok(Cow::Borrowed(book));
    }
    let beside = Path::new(cases).parent().map(|folder| folder.join(name));
    let text = beside.and_then(|path| bounds::read_text(path).ok());
    let Some(text) = text.or_else(|| bounds::read_text(name).ok()) else {
        let near = nearest_ids(name).join(", ");
        bail!("no rulebook and no file is called {name:?}; nearest: {near}");
    };
    let read = Rulebook::read(name, &text);
    read.map(Cow::Owned).map_err(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        anyhow!(lines.join("\n"))
    })
}
