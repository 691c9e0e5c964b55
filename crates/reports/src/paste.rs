//! Players from whatever text is pasted: a column of names, a numbered list, a table of a spreadsheet or of another program.
//!
//! Nothing is refused for what it says: what is not understood is a doubt with its place, and the player stands in the list all
//! the same. Only what is no text, or too much of it, is not read.

mod cells;
mod chosen;
mod columns;
mod doubt;
mod free;
mod guess;
mod table;
mod twice;
mod value;

pub use chosen::{Held, MEANINGS};
pub use doubt::{Doubt, DoubtKind, NotRead};

use arbiter_event::form::EntryForm;

use crate::trf::decode;

/// The longest text that is read, in bytes.
pub const MOST_BYTES: usize = 1024 * 1024;
/// The most players that are read at once.
pub const MOST_PLAYERS: usize = 2_000;

/// A table of more columns than this is read as far as here: spreadsheets have empty ones without end.
pub const MOST_COLUMNS: usize = 200;

/// What was pasted, read.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pasted {
    /// The players, in the order of the text; the doubtful ones too.
    pub players: Vec<EntryForm>,
    /// Where each of them stands.
    pub places: Vec<Place>,
    /// What is not certain, by its place.
    pub doubts: Vec<Doubt>,
    /// What is kept out: columns that nothing is known of and that hold something, and lines above a table.
    pub left_out: Vec<LeftOut>,
    /// The columns of the table, each with what it is taken for; none where it is no table.
    pub columns: Vec<Held>,
}

/// A place in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// Line from 1.
    pub line: usize,
    /// Column in characters from 1.
    pub column: usize,
}

/// Something that is kept out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeftOut {
    /// A column by the name in its head.
    Named(String),
    /// A column without a name, counted from 1.
    Unnamed(usize),
    /// A line above the table.
    Above(String),
}

/// Reads what was pasted.
///
/// # Errors
/// [`NotRead`]: it is no text, or too much of it.
///
/// ```
/// use arbiter_reports::paste::read;
/// let list = read("1. Tal, Mikhail 2645 LAT\n2. Karimi, Sara\n".as_bytes()).unwrap();
/// assert_eq!((list.players[0].name.as_str(), list.players[0].rating), ("Tal, Mikhail", Some(2645)));
/// assert_eq!((list.players[1].name.as_str(), list.doubts.len()), ("Karimi, Sara", 0));
/// let table = read("نام\tمدرسه\tتاریخ تولد\nسارا کریمی\tمدرسه ۵\t۱۳۹۱/۱۲/۱۰\n".as_bytes()).unwrap();
/// assert_eq!(table.players[0].birth, "2013/02/28");
/// ```
pub fn read(bytes: &[u8]) -> Result<Pasted, NotRead> {
    read_as(bytes, &[])
}

/// Reads what was pasted, with its columns taken for what somebody says: one of [`MEANINGS`] a column, and any other word where
/// what is recognised is right. Words for another number of columns are said of another table, and nothing here.
///
/// # Errors
/// [`NotRead`]: it is no text, or too much of it.
///
/// ```
/// use arbiter_reports::paste::read_as;
/// let text = b"Name\tHouse\tClub\nTal\tRiga\tDaugava\n";
/// let list = read_as(text, &["", "club", ""].map(String::from)).unwrap();
/// assert_eq!(list.players[0].club, "Riga");
/// assert_eq!(list.columns[2].meaning, "out");
/// ```
pub fn read_as(bytes: &[u8], columns: &[String]) -> Result<Pasted, NotRead> {
    if bytes.len() > MOST_BYTES {
        let (found, most) = (bytes.len(), MOST_BYTES);
        return Err(NotRead::TooLong { found, most });
    }
    let (text, _) = decode::text(bytes);
    if !is_text(bytes, &text) || is_of_a_program(&text) {
        return Err(NotRead::NoText);
    }
    let mut lines = cells::lines(decode::lines(&text));
    lines.retain(|line| !line.text.trim().is_empty());
    let mut pasted = match table::Table::of(&lines, columns) {
        Some(table) => table.read(),
        None => free::list(&lines),
    };
    if pasted.players.len() > MOST_PLAYERS {
        let (found, most) = (pasted.players.len(), MOST_PLAYERS);
        return Err(NotRead::TooMany { found, most });
    }
    pasted.doubt_of_twins();
    pasted.sort();
    Ok(pasted)
}

impl Pasted {
    fn add(&mut self, place: Place, form: EntryForm) {
        self.players.push(form);
        self.places.push(place);
    }

    fn doubt(&mut self, place: Place, kind: DoubtKind) {
        let Place { line, column } = place;
        self.doubts.push(Doubt { line, column, kind });
    }

    /// Doubts stand in the order of the text.
    fn sort(&mut self) {
        self.doubts.sort_by_key(|doubt| (doubt.line, doubt.column));
    }
}

/// How pictures, archives and documents of offices begin.
const NO_TEXT: [&[u8]; 8] = [
    b"\x89PNG",
    b"\xFF\xD8\xFF",
    b"GIF8",
    b"RIFF",
    b"%PDF",
    b"PK\x03\x04",
    b"\xD0\xCF\x11\xE0",
    b"data:image/",
];

/// Whether these bytes are a text at all.
fn is_text(bytes: &[u8], text: &str) -> bool {
    let wide = bytes.starts_with(b"\xFF\xFE");
    let strange = |sign: &char| sign.is_control() && !matches!(sign, '\t' | '\r' | '\n');
    let begins = NO_TEXT.iter().any(|sign| bytes.starts_with(sign));
    !begins && (wide || !bytes.contains(&0)) && text.chars().filter(strange).count() <= text.len() / 100
}

/// Whether it is a message from one program to another: nobody is called `["Tal"]`.
fn is_of_a_program(text: &str) -> bool {
    let text = text.trim();
    text.starts_with(['{', '[']) && serde_json::from_str::<serde_json::Value>(text).is_ok()
}

#[cfg(test)]
mod tests;
