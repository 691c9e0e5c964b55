//! One line seen by columns.

use std::borrow::Cow;

use super::fault::{Fault, FaultKind, Span};
use super::write::decimal;
use arbiter_pairing::Points;

/// A line whose columns are characters, or bytes where the writing program counted those.
pub struct Line<'a> {
    /// Number in the file, from 1.
    pub number: usize,
    text: &'a str,
    bytes: bool,
}

impl<'a> Line<'a> {
    /// A line by characters.
    pub fn new(number: usize, text: &'a str) -> Self {
        Self {
            number,
            text,
            bytes: text.is_ascii(),
        }
    }

    /// The same line by bytes.
    pub fn by_bytes(&self) -> Self {
        Self { bytes: true, ..*self }
    }

    /// Whether characters and bytes differ.
    pub fn ambiguous(&self) -> bool {
        !self.bytes
    }

    /// The whole line.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Number of columns.
    pub fn width(&self) -> usize {
        if self.bytes {
            self.text.len()
        } else {
            self.text.chars().count()
        }
    }

    /// What stands in these columns, both included; shorter where the line ends.
    pub fn columns(&self, from: usize, to: usize) -> Cow<'a, str> {
        if self.bytes {
            let bytes = self.text.as_bytes();
            let end = to.min(bytes.len());
            return bytes
                .get(from - 1..end)
                .map_or(Cow::Borrowed(""), String::from_utf8_lossy);
        }
        let place = |column: usize| {
            self.text
                .char_indices()
                .nth(column)
                .map_or(self.text.len(), |(at, _)| at)
        };
        Cow::Borrowed(self.text.get(place(from - 1)..place(to)).unwrap_or(""))
    }

    /// The character in a column; a blank where the line has ended.
    pub fn at(&self, column: usize) -> char {
        if self.bytes {
            return self
                .text
                .as_bytes()
                .get(column - 1)
                .map_or(' ', |&byte| char::from(byte));
        }
        self.text.chars().nth(column - 1).unwrap_or(' ')
    }

    /// The rest of the line from a column on.
    pub fn from(&self, column: usize) -> Cow<'a, str> {
        self.columns(column, usize::MAX)
    }

    /// A place in this line.
    pub fn span(&self, from: usize, to: usize) -> Span {
        Span {
            line: self.number,
            from,
            to,
        }
    }

    /// A fault in this line.
    pub fn fault(&self, from: usize, to: usize, kind: FaultKind) -> Fault {
        Fault {
            span: self.span(from, to),
            kind,
        }
    }

    /// What was expected in these columns and is not there.
    pub fn expected(&self, from: usize, to: usize, expected: &'static str) -> Fault {
        let found = self.columns(from, to).trim().to_owned();
        self.fault(from, to, FaultKind::Expected { expected, found })
    }

    /// A whole number in these columns, `None` for blanks.
    pub fn number<T: core::str::FromStr>(
        &self,
        from: usize,
        to: usize,
        what: &'static str,
    ) -> Result<Option<T>, Fault> {
        let text = self.columns(from, to);
        match text.trim() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.expected(from, to, what)),
        }
    }

    /// Points in these columns, `None` for blanks; none that the columns could not hold when they are written.
    pub fn points(&self, from: usize, to: usize, what: &'static str) -> Result<Option<Points>, Fault> {
        let text = self.columns(from, to);
        let given = Some(text.trim()).filter(|text| !text.is_empty());
        let read = |text: &str| points(text).ok_or_else(|| self.expected(from, to, what));
        given.map(read).transpose()
    }

    /// Numbers in blocks of four columns with one blank between, from this column to the end.
    pub fn list(&self, from: usize) -> Result<Vec<u16>, Fault> {
        let mut numbers = Vec::new();
        let mut column = from;
        while column <= self.width() {
            numbers.extend(self.number::<u16>(column, column + 3, "a starting rank")?);
            column += 5;
        }
        Ok(numbers)
    }

    /// Numbers separated by blanks, from this column to the end.
    pub fn words(&self, from: usize) -> Result<Vec<u16>, Fault> {
        let text = self.from(from);
        let word = |word: &str| {
            word.parse()
                .map_err(|_| self.expected(from, self.width().max(from), "starting ranks"))
        };
        text.split_whitespace().map(word).collect()
    }
}

/// Points as a report file can write them again: in four columns.
pub fn points(text: &str) -> Option<Points> {
    let fits = |points: &Points| decimal(*points).chars().count() <= 4;
    text.parse().ok().filter(fits)
}
