//! Lines and their cells, each with the place where it stood before marks were taken off.

use arbiter_event::act::is_unseen;

use super::Place;
use crate::fields::{bare_fields, fields};

/// A line without marks of direction and other signs that nobody sees.
pub(super) struct Line {
    pub number: usize,
    pub text: String,
    /// The column of each character in the text as it was pasted.
    columns: Vec<usize>,
}

/// A cell of a line, without the blanks around it.
#[derive(Clone)]
pub(super) struct Cell {
    pub place: Place,
    pub text: String,
}

/// So many lines a cell goes on for at most: a quotation mark that nobody closed is a sign as any other.
const CELL: usize = 6;

/// The lines of a text; a cell in quotation marks goes on to where they are closed.
pub(super) fn lines<'a>(all: impl Iterator<Item = (usize, &'a str)>) -> Vec<Line> {
    let all: Vec<(usize, &str)> = all.collect();
    let marks = |text: &str| text.matches('"').count();
    let begins = |text: &str| {
        let mut before = None;
        let opened = text.chars().any(|sign| {
            let opens = sign == '"' && before.is_none_or(|sign| is_part(sign) || sign == ',');
            before = Some(sign);
            opens
        });
        opened && marks(text) % 2 == 1
    };
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(&(number, text)) = all.get(at) {
        let rest = &all[at + 1..all.len().min(at + CELL)];
        let more = rest.iter().position(|(_, text)| marks(text) % 2 == 1);
        let more = more.filter(|_| begins(text)).map_or(0, |last| last + 1);
        if more == 0 {
            found.push(Line::of(number, text));
        } else {
            let parts: Vec<&str> = all[at..=at + more].iter().map(|line| line.1.trim_end()).collect();
            found.push(Line::of(number, &parts.join(" ")));
        }
        at += more + 1;
    }
    found
}

impl Line {
    pub fn of(number: usize, raw: &str) -> Self {
        let (mut text, mut columns) = (String::new(), Vec::new());
        for (at, sign) in raw.chars().enumerate() {
            if sign != '\t' && is_unseen(sign) {
                continue;
            }
            let blank = sign != '\t' && sign.is_whitespace();
            text.push(if blank { ' ' } else { sign });
            columns.push(at + 1);
        }
        Self {
            number,
            text,
            columns,
        }
    }

    /// Where a character of the line stood, counted from 1.
    pub fn place(&self, column: usize) -> Place {
        let at = self.columns.get(column.saturating_sub(1)).or(self.columns.last());
        Place {
            line: self.number,
            column: at.copied().unwrap_or(1),
        }
    }

    /// Its cells; quotation marks that do not fit are signs like others.
    pub fn cells(&self, parts: impl Fn(char) -> bool + Copy) -> Vec<Cell> {
        let all = fields(&self.text, parts).unwrap_or_else(|_| bare_fields(&self.text, parts));
        let cell = |(column, text): (usize, String)| {
            let before = text.chars().take_while(|sign| sign.is_whitespace()).count();
            Cell {
                place: self.place(column + before),
                text: text.trim().to_owned(),
            }
        };
        all.into_iter().map(cell).collect()
    }
}

/// What parts cells wherever it stands.
pub(super) const fn is_part(sign: char) -> bool {
    matches!(sign, '\t' | ';' | '؛' | '|')
}
