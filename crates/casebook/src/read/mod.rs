//! Reading a file of cases: a broken case never stops the others, and every fault knows its place.

mod case;
mod event;
mod expect;
mod normal;
mod setting;

use std::collections::HashSet;
use std::ops::Range;

use crate::case::CaseFile;
use crate::fault::{Fault, Problem};
use crate::tree::{self, Field, Node};

#[cfg(test)]
pub(crate) use event::of as event_of;
pub(crate) use normal::{points, times};
pub(crate) use setting::start;

/// The cases of a text, and what is wrong with those that could not be read.
///
/// ```
/// let file = arbiter_casebook::read("[[case]]\nname = \"no\"\ncolour = 1\n");
/// assert!(file.cases.is_empty());
/// assert!(file.faults[0].to_string().starts_with("3:1: unknown key \"colour\""));
/// ```
#[must_use]
pub fn read(text: &str) -> CaseFile {
    let (tree, broken) = tree::parse(text);
    let mut file = CaseFile::default();
    let mut reader = Reader::new(text);
    let fields = tree.table().unwrap_or_default();
    let mut cases = Vec::new();
    for field in fields {
        match field.key.as_str() {
            "about" => file.about = reader.text(&field.node).unwrap_or_default(),
            "case" => cases.extend(field.node.list().unwrap_or_default()),
            _ => reader.unknown(field, &["about", "case"]),
        }
    }
    let ends = cases
        .iter()
        .skip(1)
        .map(|next: &&Node| next.at.start)
        .chain([text.len()]);
    let spans: Vec<Range<usize>> = cases
        .iter()
        .zip(ends)
        .map(|(node, end)| node.at.start..end)
        .collect();
    let mut names = HashSet::new();
    let mut breaks: Vec<usize> = broken.iter().map(|(at, _)| *at).collect();
    breaks.sort_unstable();
    for (node, span) in cases.iter().zip(spans) {
        let next = breaks.partition_point(|at| *at < span.start);
        if breaks.get(next).is_some_and(|at| span.contains(at)) {
            continue;
        }
        let before = reader.faults.len();
        let case = case::read(&mut reader, node);
        if !case.name.is_empty() && !names.insert(case.name.clone()) {
            reader.wrong(&node.at, Problem::SameName(case.name.clone()));
        }
        if reader.faults.len() == before {
            file.cases.push(case);
        }
    }
    for (at, problem) in broken {
        reader.wrong(&(at..at), problem);
    }
    file.faults = reader.faults;
    file.doubts = reader.doubts;
    file.faults.sort_by_key(|fault| (fault.line, fault.column));
    file
}

/// Reads values and remembers what is wrong.
pub(crate) struct Reader<'a> {
    text: &'a str,
    /// The bytes at which lines end.
    ends: Vec<usize>,
    faults: Vec<Fault>,
    doubts: Vec<Fault>,
    /// The rulebooks that stand before expectations of the case that is read, and where.
    named: Vec<(String, Range<usize>)>,
}

impl<'a> Reader<'a> {
    /// Of a text in which nothing is wrong yet.
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            ends: text.match_indices('\n').map(|(at, _)| at).collect(),
            faults: Vec::new(),
            doubts: Vec::new(),
            named: Vec::new(),
        }
    }

    /// What is wrong so far.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// What is wrong, by its place.
    pub fn into_faults(mut self) -> Vec<Fault> {
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        self.faults
    }
}

impl Reader<'_> {
    /// The line and column of a byte.
    pub fn place(&self, at: usize) -> (usize, usize) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let lines = self.ends.partition_point(|end| *end < before.len());
        let begin = lines.checked_sub(1).map_or(0, |last| self.ends[last] + 1);
        (lines + 1, before[begin..].chars().count() + 1)
    }

    /// Whether these words stand at a byte.
    pub fn stands(&self, at: usize, words: &str) -> bool {
        self.text.get(at..).is_some_and(|rest| rest.starts_with(words))
    }

    pub fn wrong(&mut self, at: &Range<usize>, problem: Problem) {
        let fault = self.fault(at, problem);
        self.faults.push(fault);
    }

    /// What can be meant, but hardly is.
    pub fn doubtful(&mut self, at: &Range<usize>, problem: Problem) {
        let doubt = self.fault(at, problem);
        self.doubts.push(doubt);
    }

    fn fault(&self, at: &Range<usize>, problem: Problem) -> Fault {
        let (line, column) = self.place(at.start);
        Fault {
            line,
            column,
            problem,
        }
    }

    /// Remembers the rulebooks that are the keys of a table.
    pub fn books(&mut self, fields: &[Field]) {
        let named = fields.iter().filter(|field| field.key != "*");
        self.named
            .extend(named.map(|field| (field.key.clone(), field.at.clone())));
    }

    pub fn unknown(&mut self, field: &Field, known: &[&'static str]) {
        let (key, known) = (field.key.clone(), known.to_vec());
        self.wrong(&field.at, Problem::UnknownKey { key, known });
    }

    pub fn expected(&mut self, node: &Node, expected: &str) {
        let (expected, found) = (expected.to_owned(), node.json().to_string());
        self.wrong(&node.at, Problem::Wrong { expected, found });
    }

    /// What a function makes of a value.
    pub fn some<T>(
        &mut self,
        node: &Node,
        expected: &str,
        read: impl FnOnce(&Node) -> Option<T>,
    ) -> Option<T> {
        let value = read(node);
        if value.is_none() {
            self.expected(node, expected);
        }
        value
    }

    pub fn text(&mut self, node: &Node) -> Option<String> {
        self.some(node, "a text", |node| node.text().map(str::to_owned))
    }

    /// A word of a list of words.
    pub fn word<T>(&mut self, node: &Node, words: &[&str], read: impl Fn(&str) -> Option<T>) -> Option<T> {
        self.some(node, &format!("one of {}", words.join(", ")), |node| {
            read(node.text()?)
        })
    }

    /// A text or a list of texts.
    pub fn texts(&mut self, node: &Node) -> Vec<String> {
        match node.list() {
            Some(list) => list.iter().filter_map(|node| self.text(node)).collect(),
            None => self.text(node).into_iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests;
