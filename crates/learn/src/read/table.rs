//! Tables of a TOML text in which every key and value knows where it stands.

use std::ops::{Range, RangeInclusive};

use arbiter_game::rules::laws::default_rulebook;
use serde_json::{Map, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::fault::{Fault, Faults, Problem, place};

/// More bytes than this are no lesson.
const LONGEST: usize = 200_000;

/// Remembers what is wrong.
pub struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
}

impl<'a> Reader<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            faults: Vec::new(),
        }
    }

    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    pub fn count(&self) -> usize {
        self.faults.len()
    }

    pub fn faults(mut self) -> Faults {
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        Faults(self.faults)
    }

    /// The line and column of a byte, from 1.
    pub fn place(&self, at: usize) -> (usize, usize) {
        place(self.text, at)
    }

    pub fn wrong(&mut self, at: &Range<usize>, problem: Problem) {
        let (line, column) = self.place(at.start);
        self.faults.push(Fault {
            line,
            column,
            problem,
        });
    }

    pub fn expected(&mut self, at: &Range<usize>, expected: &str, found: &str) {
        let (expected, found) = (expected.to_owned(), found.to_owned());
        self.wrong(at, Problem::Wrong { expected, found });
    }
}

/// A value and where it stands.
#[derive(Debug, Clone)]
pub struct Node {
    pub at: Range<usize>,
    pub kind: Kind,
}

/// What stands there.
#[derive(Debug, Clone)]
pub enum Kind {
    Plain(Value),
    List(Vec<Node>),
    Table(Table),
}

/// A table, its keys in the order of the text.
#[derive(Debug, Clone)]
pub struct Table {
    pub at: Range<usize>,
    fields: Vec<(String, Range<usize>, Node)>,
}

/// The table of a whole text.
pub fn parse(text: &str, reader: &mut Reader<'_>) -> Option<Table> {
    if text.len() > LONGEST {
        reader.expected(
            &(0..0),
            &format!("at most {LONGEST} bytes"),
            &text.len().to_string(),
        );
        return None;
    }
    match DeTable::parse(text) {
        Ok(table) => Some(read(table.span(), table.get_ref())),
        Err(error) => {
            let at = error.span().unwrap_or(0..0);
            reader.wrong(&at, Problem::Syntax(error.message().to_owned()));
            None
        }
    }
}

fn read(at: Range<usize>, table: &DeTable<'_>) -> Table {
    let fields = table
        .iter()
        .map(|(key, value)| (key.get_ref().to_string(), key.span(), node(value)));
    let mut fields: Vec<_> = fields.collect();
    fields.sort_by_key(|(_, at, _)| at.start);
    Table { at, fields }
}

fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let kind = match value.get_ref() {
        DeValue::String(text) => Kind::Plain(Value::String(text.to_string())),
        DeValue::Datetime(time) => Kind::Plain(Value::String(time.to_string())),
        DeValue::Boolean(yes) => Kind::Plain(Value::Bool(*yes)),
        DeValue::Integer(number) => {
            let parsed = i64::from_str_radix(number.as_str(), number.radix()).ok();
            Kind::Plain(parsed.map_or(Value::Null, Value::from))
        }
        DeValue::Float(number) => {
            let parsed: Option<f64> = number.as_str().parse().ok();
            Kind::Plain(parsed.map_or(Value::Null, Value::from))
        }
        DeValue::Array(list) => Kind::List(list.iter().map(node).collect()),
        DeValue::Table(table) => Kind::Table(read(value.span(), table)),
    };
    Node {
        at: value.span(),
        kind,
    }
}

impl Node {
    /// It without places.
    pub fn json(&self) -> Value {
        match &self.kind {
            Kind::Plain(value) => value.clone(),
            Kind::List(list) => list.iter().map(Self::json).collect(),
            Kind::Table(table) => table.json(),
        }
    }

    fn text(&self) -> Option<&str> {
        match &self.kind {
            Kind::Plain(value) => value.as_str(),
            _ => None,
        }
    }
}

/// Letters, digits and hyphens: what can be a part of an address and of the key of a sentence.
fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first.is_ascii_lowercase())
        && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        && text.len() <= 40
}

impl Table {
    /// It without places.
    pub fn json(&self) -> Value {
        let fields = self
            .fields
            .iter()
            .map(|(key, _, node)| (key.clone(), node.json()));
        Value::Object(fields.collect::<Map<_, _>>())
    }

    fn get(&self, key: &str) -> Option<&Node> {
        self.fields
            .iter()
            .find(|(known, ..)| known == key)
            .map(|(.., node)| node)
    }

    /// Where the value of a key stands, or the table where there is none.
    pub fn place_of(&self, key: &str) -> Range<usize> {
        self.get(key)
            .map_or_else(|| self.at.clone(), |node| node.at.clone())
    }

    /// Every other key is a fault.
    pub fn only(&self, known: &[&'static str], reader: &mut Reader<'_>) {
        for (key, at, _) in &self.fields {
            if !known.contains(&key.as_str()) {
                let (key, known) = (key.clone(), known.to_vec());
                reader.wrong(at, Problem::UnknownKey { key, known });
            }
        }
    }

    /// Whether the key stands there.
    pub fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// Whether anything but an empty list stands there.
    pub fn has_some(&self, key: &str) -> bool {
        let empty = |node: &Node| matches!(&node.kind, Kind::List(list) if list.is_empty());
        self.get(key).is_some_and(|node| !empty(node))
    }

    /// A text that may be missing.
    pub fn maybe(&self, key: &'static str, reader: &mut Reader<'_>) -> Option<String> {
        let node = self.get(key)?;
        let text = node.text().map(str::to_owned);
        if text.is_none() {
            reader.expected(&node.at, "a text", &node.json().to_string());
        }
        text
    }

    /// A text that must be there.
    pub fn text(&self, key: &'static str, reader: &mut Reader<'_>) -> Option<String> {
        if !self.has(key) {
            reader.wrong(&self.at, Problem::Missing(key));
        }
        self.maybe(key, reader)
    }

    /// A name that must be there.
    pub fn name(&self, key: &'static str, reader: &mut Reader<'_>) -> Option<String> {
        let text = self.text(key, reader)?;
        if is_name(&text) {
            return Some(text);
        }
        reader.expected(
            &self.place_of(key),
            "a name of small letters, digits and hyphens, such as two-marks",
            &text,
        );
        None
    }

    /// What a function makes of a text that must be there.
    pub fn read<T>(
        &self,
        key: &'static str,
        expected: &str,
        reader: &mut Reader<'_>,
        make: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(key, reader)?;
        let made = make(&text);
        if made.is_none() {
            reader.expected(&self.place_of(key), expected, &text);
        }
        made
    }

    /// A number that may be missing.
    pub fn maybe_number(
        &self,
        key: &str,
        within: RangeInclusive<i64>,
        reader: &mut Reader<'_>,
    ) -> Option<u32> {
        let node = self.get(key)?;
        let number = node.json().as_i64().filter(|number| within.contains(number));
        if number.is_none() {
            let expected = format!("a number from {} to {}", within.start(), within.end());
            reader.expected(&node.at, &expected, &node.json().to_string());
        }
        number.and_then(|number| u32::try_from(number).ok())
    }

    /// Yes or no; no where nothing stands.
    pub fn flag(&self, key: &'static str, reader: &mut Reader<'_>) -> bool {
        let Some(node) = self.get(key) else { return false };
        node.json().as_bool().unwrap_or_else(|| {
            reader.expected(&node.at, "true or false", &node.json().to_string());
            false
        })
    }

    /// A list of texts, each with its place; nothing where the key is missing.
    pub fn list(&self, key: &'static str, reader: &mut Reader<'_>) -> Option<Vec<(Range<usize>, String)>> {
        let node = self.get(key)?;
        let Kind::List(list) = &node.kind else {
            reader.expected(&node.at, "a list of texts", &node.json().to_string());
            return None;
        };
        let mut all = Vec::new();
        for one in list {
            match one.text() {
                Some(text) => all.push((one.at.clone(), text.to_owned())),
                None => reader.expected(&one.at, "a text", &one.json().to_string()),
            }
        }
        Some(all)
    }

    /// The same without places.
    pub fn texts(&self, key: &'static str, reader: &mut Reader<'_>) -> Option<Vec<String>> {
        let list = self.list(key, reader)?;
        Some(list.into_iter().map(|(_, text)| text).collect())
    }

    /// What a function makes of each text of a list; nothing where the key is missing.
    pub fn each<T>(
        &self,
        key: &'static str,
        expected: &str,
        reader: &mut Reader<'_>,
        make: impl Fn(&str) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut all = Vec::new();
        for (at, text) in self.list(key, reader)? {
            match make(&text) {
                Some(one) => all.push(one),
                None => reader.expected(&at, expected, &text),
            }
        }
        Some(all)
    }

    /// Articles, each of which stands in the newest edition.
    pub fn articles(&self, key: &'static str, reader: &mut Reader<'_>) -> Vec<String> {
        let known = |text: &str| default_rulebook().article(text).map(|_| text.to_owned());
        self.each(key, "an article of the newest edition", reader, known)
            .unwrap_or_default()
    }

    /// One text or a list of them.
    pub fn one_or_more(&self, key: &'static str, reader: &mut Reader<'_>) -> Vec<(Range<usize>, String)> {
        let Some(node) = self.get(key) else {
            reader.wrong(&self.at, Problem::Missing(key));
            return Vec::new();
        };
        match node.text() {
            Some(text) => vec![(node.at.clone(), text.to_owned())],
            None => self.list(key, reader).unwrap_or_default(),
        }
    }

    /// The tables of a list.
    pub fn tables(&self, key: &'static str, reader: &mut Reader<'_>) -> Vec<&Self> {
        let Some(node) = self.get(key) else {
            return Vec::new();
        };
        let Kind::List(list) = &node.kind else {
            reader.expected(&node.at, "a list of tables", &node.json().to_string());
            return Vec::new();
        };
        let mut all = Vec::new();
        for one in list {
            match &one.kind {
                Kind::Table(table) => all.push(table),
                _ => reader.expected(&one.at, "a table", &one.json().to_string()),
            }
        }
        all
    }
}
