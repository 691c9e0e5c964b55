//! Tags at the beginning of a cell of moves: those that have a column are left out.

use arbiter_notation::pgn::{At, GameResult, Location, Mark, Movetext, Nag, PgnFault, Reader, Text, Visitor};

use crate::cell_text::write_raw;

/// Whether tags may stand at the beginning of this cell.
pub fn may_begin_with_tags(cell: &[u8]) -> bool {
    let first = cell.iter().find(|byte| !byte.is_ascii_whitespace());
    matches!(first, Some(b'[' | b'%' | b'{' | b';' | 0xef))
}

/// Writes the tags of a cell that have no column, an empty line, and gives where its moves begin; `None` where it has no tags,
/// or none that can be told from what stands around them.
pub fn split(cell: &[u8], has_column: impl Fn(&[u8]) -> bool, out: &mut Vec<u8>) -> Option<usize> {
    let mut head = Head::default();
    let mut reader = Reader::at(Location::START);
    reader.read_game(cell, true, &mut head);
    if head.tags.is_empty() || head.is_faulty {
        return None;
    }
    for (name, value) in &head.tags {
        if !has_column(name) {
            write_raw(name, value, out);
        }
    }
    let moves = head.moves.unwrap_or(cell.len() as u64);
    usize::try_from(moves).ok().filter(|&at| at <= cell.len())
}

/// Looks at the tags only.
#[derive(Default)]
struct Head {
    /// Names and values as they stand.
    tags: Vec<(Vec<u8>, Vec<u8>)>,
    /// What comes behind the last of them.
    moves: Option<u64>,
    begun: bool,
    is_faulty: bool,
}

impl Head {
    fn note(&mut self, at: At<'_>) {
        self.moves.get_or_insert(at.offset());
    }
}

impl Visitor for Head {
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
        self.tags.push((name.bytes().to_vec(), value.bytes().to_vec()));
        self.moves = None;
    }
    fn begin_moves(&mut self) -> Movetext {
        self.begun = true;
        Movetext::Read
    }
    fn move_number(&mut self, _: u32, at: At<'_>) {
        self.note(at);
    }
    fn board_number(&mut self, _: u32, _: u8, at: At<'_>) {
        self.note(at);
    }
    fn san(&mut self, _: &[u8], at: At<'_>) {
        self.note(at);
    }
    fn mark(&mut self, _: Mark, at: At<'_>) {
        self.note(at);
    }
    fn nag(&mut self, _: Nag, at: At<'_>) {
        self.note(at);
    }
    fn comment(&mut self, _: Text<'_>, at: At<'_>) {
        self.note(at);
    }
    fn escape(&mut self, _: Text<'_>, at: At<'_>) {
        self.note(at);
    }
    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        self.note(at);
        Movetext::Read
    }
    fn result(&mut self, _: GameResult, at: At<'_>) {
        self.note(at);
    }
    fn fault(&mut self, _: PgnFault, at: At<'_>) {
        self.is_faulty |= !self.begun;
        self.note(at);
    }
    fn enough(&self) -> bool {
        self.begun && self.moves.is_some()
    }
}
