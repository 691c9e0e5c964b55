//! Where games begin and end in a text, what their tags say, and where their moves stand.

use std::collections::HashSet;
use std::mem;

use arbiter_notation::pgn::{
    At, Encoding, GameResult, Mark, Movetext, Nag, PgnFault, Text, Visitor, is_utf16,
};

use crate::cell_text::is_name;
use crate::names::{A1, BESIDE};

/// No game of an archive has more tags without a column than these.
const FEW: usize = 64;

/// The tags of a game and what is unusual in it.
#[derive(Debug, Default)]
pub struct Cut {
    /// By the order of the columns; empty where there is none.
    slots: [String; A1.len() + BESIDE.len()],
    has: u32,
    /// Tags without a column.
    pub others: Vec<(String, String)>,
    /// Their names, where there are many.
    names: HashSet<String>,
    /// Where the moves begin, in bytes of the text before them.
    pub moves: Option<u64>,
    /// Values beyond ASCII.
    beyond: u32,
    begun: bool,
    /// Tags and moves alone may not give the same report.
    pub is_odd: bool,
}

impl Cut {
    /// What the tag of a column says.
    pub fn slot(&self, index: usize) -> Option<&str> {
        (self.has & 1 << index != 0).then(|| self.slots[index].as_str())
    }

    /// All tags with their columns first.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        let columns = A1.iter().chain(&BESIDE).enumerate();
        let columns = columns.filter_map(|(index, &name)| Some((name, self.slot(index)?)));
        columns.chain(
            self.others
                .iter()
                .map(|(name, value)| (name.as_str(), value.as_str())),
        )
    }

    /// Says what a tag says that has a column and is not there.
    pub fn set_missing(&mut self, tag: &str, value: &str) {
        let index = A1.iter().chain(&BESIDE).position(|&name| name == tag);
        if let Some(index) = index.filter(|index| self.has & 1 << index == 0) {
            value.clone_into(&mut self.slots[index]);
            self.has |= 1 << index;
        }
    }

    fn clear(&mut self) {
        self.has = 0;
        self.others.clear();
        self.names.clear();
        self.moves = None;
        self.beyond = 0;
        self.begun = false;
        self.is_odd = false;
    }

    /// Whether a tag without a column has come already. Few are looked through one by one; of many the names are kept besides.
    fn is_known(&mut self, name: &str) -> bool {
        if self.others.len() < FEW {
            return self.others.iter().any(|(other, _)| *other == name);
        }
        if self.names.is_empty() {
            self.names
                .extend(self.others.iter().map(|(other, _)| other.clone()));
        }
        !self.names.insert(name.to_owned())
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>) {
        // Something stood between the tags, and would stand in the moves of nobody.
        self.is_odd |= mem::take(&mut self.moves).is_some();
        let decoded = value.decode();
        self.is_odd |=
            !matches!(decoded.encoding, Encoding::Ascii | Encoding::Utf8) || !is_name(name.bytes());
        self.is_odd |= decoded.text.bytes().any(|byte| byte < b' ');
        if decoded.encoding != Encoding::Ascii {
            self.beyond += 1;
            // Which of two is told first hangs on their order.
            self.is_odd |= self.beyond > 1;
        }
        let index = A1
            .iter()
            .chain(&BESIDE)
            .position(|tag| tag.as_bytes() == name.bytes());
        let Some(index) = index else {
            let name = name.decode().text.into_owned();
            self.is_odd |= name == "ICCResult" || self.is_known(&name);
            self.others.push((name, decoded.text.into_owned()));
            return;
        };
        self.is_odd |= self.has & 1 << index != 0;
        self.has |= 1 << index;
        self.slots[index].clear();
        self.slots[index].push_str(&decoded.text);
    }
}

/// What may stand at the very beginning of a text in UTF-8.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A text without its byte order mark, but where it would begin as another does then.
pub fn without_mark(text: &[u8]) -> &[u8] {
    let bare = text.strip_prefix(BYTE_ORDER_MARK).filter(|bare| !is_utf16(bare));
    bare.unwrap_or(text)
}

/// Tells of every game that is complete, with the text between its beginning and that of the next.
pub struct Cutter<'a, F> {
    /// What is read, and the bytes of the text before it.
    pub bytes: &'a [u8],
    pub base: u64,
    pub game: &'a mut Open,
    pub tell: F,
}

/// The game that is open.
#[derive(Debug, Default)]
pub struct Open {
    pub cut: Cut,
    /// Where its text begins.
    pub start: Option<u64>,
    /// Where the game itself begins: a text that is none may stand before it.
    pub begins: u64,
    /// It begins in the middle of a line.
    pub in_line: bool,
    /// Something is wrong before the first game.
    pub stray: bool,
}

impl<F: FnMut(&mut Open, &[u8], u64)> Cutter<'_, F> {
    /// The game that is open ends here.
    pub fn close(&mut self, end: u64) {
        let Some(start) = self.game.start.take() else {
            return;
        };
        let text = self
            .bytes
            .get(self.index(start)..self.index(end))
            .unwrap_or_default();
        // Moves had begun, but nothing that is one was there to cut: dots, or blanks of another kind.
        self.game.cut.is_odd |= self.game.cut.begun && self.game.cut.moves.is_none();
        // A game without tags is told from the one before it by how that ended.
        self.game.cut.is_odd |= self.bytes.get(self.index(end)).is_some_and(|&byte| byte != b'[');
        (self.tell)(self.game, text, start);
    }

    fn index(&self, at: u64) -> usize {
        at.saturating_sub(self.base) as usize
    }

    /// Whether a place is in the middle of a line.
    fn is_in_line(&self, at: u64) -> bool {
        let before = self
            .index(at)
            .checked_sub(1)
            .and_then(|index| self.bytes.get(index));
        before.is_some_and(|byte| !matches!(byte, b'\n' | b'\r'))
    }

    fn note(&mut self, at: At<'_>) {
        self.game.cut.moves.get_or_insert(at.offset());
    }
}

impl<F: FnMut(&mut Open, &[u8], u64)> Visitor for Cutter<'_, F> {
    fn begin_game(&mut self, at: At<'_>) {
        self.close(at.offset());
        let stray = mem::take(&mut self.game.stray);
        let bare = without_mark(self.bytes);
        let mark = if self.base == 0 {
            self.bytes.len() - bare.len()
        } else {
            0
        };
        let beginning = self.base + mark as u64;
        // In its own bytes alone it would not be the same.
        let is_like_another = || is_utf16(self.bytes.get(self.index(at.offset())..).unwrap_or_default());
        self.game.in_line = !stray && (self.is_in_line(at.offset()) || is_like_another());
        self.game.begins = at.offset();
        self.game.start = Some(if stray { beginning } else { at.offset() });
        self.game.cut.clear();
        self.game.cut.is_odd = stray || self.game.in_line;
    }
    fn tag(&mut self, name: Text<'_>, value: Text<'_>, _: At<'_>) {
        self.game.cut.tag(name, value);
    }
    fn begin_moves(&mut self) -> Movetext {
        let cut = &mut self.game.cut;
        cut.begun = true;
        cut.is_odd |= cut.has == 0 && cut.others.is_empty();
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
        self.game.cut.is_odd |= !self.game.cut.begun;
        self.note(at);
    }
    fn escape(&mut self, _: Text<'_>, at: At<'_>) {
        self.game.cut.is_odd |= !self.game.cut.begun;
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
        if self.game.start.is_none() {
            self.game.stray = true;
            return;
        }
        self.game.cut.is_odd = true;
        self.note(at);
    }
}
