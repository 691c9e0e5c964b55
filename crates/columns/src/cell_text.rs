//! The text of one game of a table: its tags from their columns, and its moves.

use crate::header;
use crate::table::GameCells;

/// Cells up to this size are copied behind their tags; larger ones are read where they stand.
const COPIED: usize = 1 << 20;

/// Puts the texts of games together, one after the other, in memory that it keeps.
#[derive(Debug, Default)]
pub struct CellText {
    text: Vec<u8>,
    scratch: Vec<u8>,
    /// Tags that a column has told.
    told: Vec<u32>,
}

/// The text of a game.
pub struct Composed<'a> {
    /// Its beginning, or all of it.
    pub text: &'a [u8],
    /// What comes behind that.
    pub more: &'a [u8],
    /// Lines before the cell of moves.
    pub lines_before: u64,
    /// There is no cell of moves.
    pub is_null: bool,
    /// A byte of its cells that is no UTF-8, in which tables have their texts.
    pub not_text: Option<u8>,
}

impl CellText {
    /// The text of the game in a row.
    pub(crate) fn compose<'a>(&'a mut self, cells: &'a GameCells<'_>, row: usize) -> Composed<'a> {
        self.text.clear();
        if let Some(written) = cells.written.as_ref().filter(|written| !written.is_null(row)) {
            let text = written.get(row, &mut self.text).unwrap_or_default();
            return Composed {
                text,
                more: &[],
                lines_before: 0,
                is_null: false,
                not_text: None,
            };
        }
        let mut not_text = None;
        self.write_tags(cells, row, &mut not_text);
        let is_null = cells.movetext.is_null(row);
        let mut cell = cells.movetext.get(row, &mut self.scratch).unwrap_or_default();
        look(cell, &mut not_text);
        if header::may_begin_with_tags(cell) {
            let told = &self.told;
            let has_column = |name: &[u8]| {
                told.iter()
                    .any(|&one| cells.tags[one as usize].0.as_bytes() == name)
            };
            if let Some(moves) = header::split(cell, has_column, &mut self.text) {
                cell = &cell[moves..];
            }
        }
        self.text.extend_from_slice(b"\n");
        let lines_before = lines(&self.text);
        let more = if cell.len() <= COPIED {
            self.text.extend_from_slice(cell);
            &[][..]
        } else {
            cell
        };
        Composed {
            text: &self.text,
            more,
            lines_before,
            is_null,
            not_text,
        }
    }

    /// The tags that have a column or stand in the map, at least one of them, so that there is a game however empty the row is.
    fn write_tags(&mut self, cells: &GameCells<'_>, row: usize, not_text: &mut Option<u8>) {
        let Self { text, scratch, told } = self;
        told.clear();
        for (index, (tag, column, is_read)) in cells.tags.iter().enumerate() {
            if let Some(value) = column.get(row, scratch) {
                told.push(index as u32);
                if *is_read || !value.is_ascii() {
                    look(value, not_text);
                    write_tag(tag.as_bytes(), value, text);
                }
            }
        }
        if let Some(others) = &cells.others {
            for index in others.of(row) {
                let mut name = Vec::new();
                let Some(name) = others.keys.get(index, &mut name).map(<[u8]>::to_vec) else {
                    continue;
                };
                let has_column = told
                    .iter()
                    .any(|&one| cells.tags[one as usize].0.as_bytes() == name);
                let value = others.values.get(index, scratch);
                if let Some(value) = value.filter(|_| is_name(&name) && !has_column) {
                    look(value, not_text);
                    write_tag(&name, value, text);
                }
            }
        }
        if text.is_empty() {
            text.extend_from_slice(b"[Event \"?\"]\n");
        }
    }
}

/// Notes the first byte that is no UTF-8.
fn look(cell: &[u8], not_text: &mut Option<u8>) {
    if let Err(error) = std::str::from_utf8(cell) {
        *not_text = not_text.or_else(|| cell.get(error.valid_up_to()).copied());
    }
}

fn lines(text: &[u8]) -> u64 {
    text.split(|&byte| byte == b'\n').count() as u64 - 1
}

/// Whether PGN has such a name of a tag.
pub fn is_name(name: &[u8]) -> bool {
    let begins = name.first().is_some_and(u8::is_ascii_alphabetic);
    begins
        && name
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
}

/// Writes a tag; signs that PGN has not within one become blanks.
pub fn write_tag(name: &[u8], value: &[u8], out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name);
    out.extend_from_slice(b" \"");
    for &byte in value {
        match byte {
            b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
            b'\n' | b'\r' => out.push(b' '),
            byte => out.push(byte),
        }
    }
    out.extend_from_slice(b"\"]\n");
}

/// Writes a tag as it stands.
pub fn write_raw(name: &[u8], value: &[u8], out: &mut Vec<u8>) {
    out.push(b'[');
    out.extend_from_slice(name);
    out.extend_from_slice(b" \"");
    out.extend_from_slice(value);
    out.extend_from_slice(b"\"]\n");
}
