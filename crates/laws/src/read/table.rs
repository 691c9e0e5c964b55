//! TOML tables with the line of every key, so that each fault can say where it is.

use super::value::Raw;
use super::{Fault, Problem};
use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A file's text, parsed.
pub(crate) struct Document<'a> {
    file: &'a str,
    /// The bytes at which lines end.
    ends: Vec<usize>,
    root: Spanned<DeTable<'a>>,
}

/// A table in a document, with the dotted name under which it stands.
#[derive(Clone)]
pub(crate) struct Row<'a> {
    document: &'a Document<'a>,
    table: &'a DeTable<'a>,
    at: usize,
    path: String,
}

impl<'a> Document<'a> {
    /// Parses a file, or says where it is not TOML.
    pub(crate) fn parse(file: &'a str, text: &'a str) -> Result<Self, Box<Fault>> {
        let ends = ends(text);
        match DeTable::parse(text) {
            Ok(root) => Ok(Self { file, ends, root }),
            Err(error) => {
                let at = error.span().map_or(0, |span| span.start);
                let problem = Problem::Syntax(error.message().to_owned());
                Err(Box::new(Fault {
                    file: file.to_owned(),
                    line: line(&ends, at),
                    key: String::new(),
                    problem,
                }))
            }
        }
    }

    /// The whole document as a table.
    pub(crate) fn root(&'a self) -> Row<'a> {
        Row {
            document: self,
            table: self.root.get_ref(),
            at: 0,
            path: String::new(),
        }
    }
}

/// The bytes at which lines end: found once, so that the time for many faults does not grow with their square.
fn ends(text: &str) -> Vec<usize> {
    text.match_indices('\n').map(|(at, _)| at).collect()
}

/// The line of a byte, counted from 1.
fn line(ends: &[usize], at: usize) -> usize {
    ends.partition_point(|end| *end < at) + 1
}

impl<'a> Row<'a> {
    fn name(&self, key: &str) -> String {
        if self.path.is_empty() {
            key.to_string()
        } else {
            format!("{}.{key}", self.path)
        }
    }

    /// A fault at a key, which may be missing: then it is the table's own line.
    pub(crate) fn fault(&self, key: &str, problem: Problem) -> Fault {
        let at = self.table.get_key_value(key).map(|(name, _)| name.span().start);
        let line = line(&self.document.ends, at.unwrap_or(self.at));
        Fault {
            file: self.document.file.to_owned(),
            line,
            key: self.name(key),
            problem,
        }
    }

    /// Every key of the table, in the order of the alphabet.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.table.keys().map(|key| &**key.get_ref())
    }

    /// Whether the key stands here.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    fn get(&self, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.table.get(key)
    }

    /// Faults for keys that may not stand here.
    pub(crate) fn only(&self, known: &[&str], faults: &mut Vec<Fault>) {
        for key in self.keys().filter(|key| !known.contains(key)) {
            let known = known.iter().map(|key| (*key).to_owned()).collect();
            faults.push(self.fault(key, Problem::UnknownKey(known)));
        }
    }

    /// The value as the reader of values takes it.
    pub(crate) fn raw(&self, key: &str, faults: &mut Vec<Fault>) -> Option<Raw<'a>> {
        let value = self.get(key)?.get_ref();
        let raw = raw(value);
        if raw.is_none() {
            let expected = "a text, a number, true, false or a list of texts".to_owned();
            let found = value.type_str().to_owned();
            faults.push(self.fault(key, Problem::WrongValue { expected, found }));
        }
        raw
    }

    /// A text, if one stands here.
    pub(crate) fn text(&self, key: &str, faults: &mut Vec<Fault>) -> Option<&'a str> {
        match self.raw(key, faults)? {
            Raw::Text(text) => Some(text),
            other => {
                faults.push(self.fault(key, other.wrong("a text")));
                None
            }
        }
    }

    /// A text that must stand here.
    pub(crate) fn needed(&self, key: &str, what: &'static str, faults: &mut Vec<Fault>) -> Option<&'a str> {
        if !self.has(key) {
            faults.push(self.fault(key, Problem::Missing(what)));
        }
        self.text(key, faults)
    }

    /// A list of texts, or one text as a list of one; empty if nothing stands here.
    pub(crate) fn texts(&self, key: &str, faults: &mut Vec<Fault>) -> Vec<&'a str> {
        match self.raw(key, faults) {
            None => Vec::new(),
            Some(Raw::Text(text)) => vec![text],
            Some(Raw::List(texts)) => texts,
            Some(other) => {
                faults.push(self.fault(key, other.wrong("a list of texts")));
                Vec::new()
            }
        }
    }

    /// `true` or `false`, if it stands here.
    pub(crate) fn yes_no(&self, key: &str, faults: &mut Vec<Fault>) -> Option<bool> {
        match self.raw(key, faults)? {
            Raw::YesNo(yes) => Some(yes),
            other => {
                faults.push(self.fault(key, other.wrong("true or false")));
                None
            }
        }
    }

    /// A table under a key.
    pub(crate) fn table(&self, key: &str, faults: &mut Vec<Fault>) -> Option<Row<'a>> {
        let value = self.get(key)?;
        let Some(table) = value.get_ref().as_table() else {
            faults.push(self.wrong_shape(key, "a table", value.get_ref()));
            return None;
        };
        Some(Row {
            document: self.document,
            table,
            at: value.span().start,
            path: self.name(key),
        })
    }

    /// The tables of a list of tables (`[[key]]`).
    pub(crate) fn tables(&self, key: &str, faults: &mut Vec<Fault>) -> Vec<Row<'a>> {
        let Some(value) = self.get(key) else {
            return Vec::new();
        };
        let rows: Option<Vec<Row<'a>>> = value
            .get_ref()
            .as_array()
            .and_then(|array| {
                array
                    .iter()
                    .map(|value| Some((value.get_ref().as_table()?, value.span().start)))
                    .collect::<Option<Vec<_>>>()
            })
            .map(|tables| {
                let row = |(table, at)| Row {
                    document: self.document,
                    table,
                    at,
                    path: self.name(key),
                };
                tables.into_iter().map(row).collect()
            });
        rows.unwrap_or_else(|| {
            faults.push(self.wrong_shape(key, "a list of tables", value.get_ref()));
            Vec::new()
        })
    }

    fn wrong_shape(&self, key: &str, expected: &str, found: &DeValue) -> Fault {
        let (expected, found) = (expected.to_owned(), found.type_str().to_owned());
        self.fault(key, Problem::WrongValue { expected, found })
    }
}

fn raw<'a>(value: &'a DeValue<'a>) -> Option<Raw<'a>> {
    match value {
        DeValue::String(text) => Some(Raw::Text(text)),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .ok()
            .map(Raw::Number),
        DeValue::Boolean(yes) => Some(Raw::YesNo(*yes)),
        DeValue::Array(array) => array
            .iter()
            .map(|value| value.get_ref().as_str())
            .collect::<Option<Vec<_>>>()
            .map(Raw::List),
        _ => None,
    }
}
