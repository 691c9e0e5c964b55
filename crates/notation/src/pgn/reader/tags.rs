//! The tags of a game, and what lies between games.

use super::{Chunk, Header, PgnFault, Reader, State, Step, Text, Visitor};
use crate::pgn::lex::{Bracket, Lex, bracket, is_utf16};
use crate::pgn::scan::{BYTE_ORDER_MARK, Within, is_blank};
use crate::pgn::stray::{Begins, begins, mark_end};
use crate::pgn::{GameResult, Movetext};

impl Reader {
    /// A byte order mark, if there is one.
    pub(super) fn start<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, v: &mut V) -> Step {
        let bytes = chunk.bytes;
        if bytes.len() < BYTE_ORDER_MARK.len() && !chunk.last {
            return Step::Starved(0);
        }
        self.state = State::Between;
        if bytes.starts_with(BYTE_ORDER_MARK) {
            chunk.skip_without_column(BYTE_ORDER_MARK.len());
            return Step::Go(BYTE_ORDER_MARK.len());
        }
        if is_utf16(bytes) {
            v.fault(PgnFault::Utf16, chunk.at(0));
            self.state = State::Deaf;
        }
        Step::Go(0)
    }

    pub(super) fn between<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, from: usize, v: &mut V) -> Step {
        let Some(index) = next_sign(chunk.bytes, from) else {
            return Step::Starved(chunk.bytes.len());
        };
        match chunk.bytes[index] {
            b'{' => self.brace_comment(chunk, index, v),
            b';' => self.line_comment(chunk, index, v),
            b'%' if self.is_line_start(chunk, index) => self.escape(chunk, index, v),
            b'[' => match bracket(chunk.bytes, index, chunk.last) {
                Bracket::Tag(_) => self.begin_game(chunk, index, v),
                Bracket::NotTag(end) if !is_of_tag(&chunk.bytes[index..end]) => {
                    self.pass_stray(chunk, index, end, v)
                }
                other => self.no_tag(&other, chunk, index, v),
            },
            _ => match begins(chunk.bytes, index, chunk.last) {
                Begins::Game => self.begin_game(chunk, index, v),
                Begins::Starved => Step::Starved(index),
                Begins::Else(end) => self.pass_stray(chunk, index, end, v),
            },
        }
    }

    /// A text that is no game, up to `end`: told once for all of it.
    pub(super) fn pass_stray<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        index: usize,
        end: usize,
        v: &mut V,
    ) -> Step {
        if !core::mem::replace(&mut self.stray, true) {
            v.fault(PgnFault::Stray, chunk.at(index));
        }
        Step::Go(end)
    }

    /// A game begins; the next step reads its first token.
    fn begin_game<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        v.begin_game(chunk.at(index));
        self.header = Header::default();
        self.stray = false;
        self.said = None;
        self.state = State::Tags;
        Step::Go(index)
    }

    pub(super) fn tags<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, from: usize, v: &mut V) -> Step {
        let Some(index) = next_sign(chunk.bytes, from) else {
            self.header.pass(&chunk.bytes[from..]);
            return Step::Starved(chunk.bytes.len());
        };
        self.header.pass(&chunk.bytes[from..index]);
        match chunk.bytes[index] {
            b'[' => self.tag(chunk, index, v),
            b'{' => self.brace_comment(chunk, index, v),
            b';' => self.line_comment(chunk, index, v),
            b'%' if self.is_line_start(chunk, index) => self.escape(chunk, index, v),
            // Mail that is quoted.
            b'>' => Step::Go(index + 1),
            b'<' => match mark_end(chunk.bytes, index, chunk.last) {
                Lex::Done(end) => self.pass_stray(chunk, index, end, v),
                Lex::Starved => Step::Starved(index),
                Lex::TooLong(_) => self.first_move(chunk, index, v),
            },
            _ => self.first_move(chunk, index, v),
        }
    }

    /// The tags are over.
    fn first_move<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match v.begin_moves() {
            Movetext::Read => {
                self.state = State::Moves;
                Step::Go(index)
            }
            Movetext::Skip => self.skip_rest(chunk, index, Within::Text, index, v),
        }
    }

    fn tag<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let tag = match bracket(chunk.bytes, index, chunk.last) {
            Bracket::Tag(tag) => tag,
            other => return self.no_tag(&other, chunk, index, v),
        };
        if self.header.begins_another(&chunk.bytes[tag.name.clone()]) {
            self.end_game(chunk, index, v);
            return Step::Ended(index);
        }
        if &chunk.bytes[tag.name.clone()] == b"Result" {
            let value = Text::quoted(&chunk.bytes[tag.value.clone()]);
            self.said = GameResult::parse(&value.decode().text);
        }
        if let Some(fault) = tag.fault {
            v.fault(fault, chunk.at(index));
        }
        v.tag(
            Text::new(&chunk.bytes[tag.name]),
            Text::quoted(&chunk.bytes[tag.value]),
            chunk.at(index),
        );
        Step::Go(tag.end)
    }

    /// A bracket that begins no complete tag.
    pub(super) fn no_tag<V: Visitor + ?Sized>(
        &mut self,
        read: &Bracket,
        chunk: &Chunk<'_>,
        index: usize,
        v: &mut V,
    ) -> Step {
        match *read {
            Bracket::TooLong(end) => {
                self.give_up(PgnFault::TokenTooLong, chunk, index, Some(Within::Line), end, v)
            }
            Bracket::NotTag(end) => {
                v.fault(PgnFault::MalformedTag, chunk.at(index));
                Step::Go(end)
            }
            Bracket::Starved | Bracket::Tag(_) => Step::Starved(index),
        }
    }
}

/// Whether a bracket was meant to be a tag: it begins with the name of one that nearly every game has, or it is a capital name and
/// one word behind it that is no address.
fn is_of_tag(bracket: &[u8]) -> bool {
    const NAMES: [&str; 10] = [
        "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN", "SetUp", "ECO",
    ];
    let inside = bracket[1..].trim_ascii_start();
    let length = inside
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    let (name, value) = inside.split_at(length);
    let value = value.strip_suffix(b"]").unwrap_or(value).trim_ascii();
    let is_word = !value.is_empty() && !value.iter().any(|&byte| is_blank(byte) || byte == b'.');
    NAMES.iter().any(|known| known.as_bytes() == name)
        || is_word && inside.first().is_some_and(u8::is_ascii_uppercase) && inside.get(length) == Some(&b' ')
}

/// The next byte that is no blank.
fn next_sign(bytes: &[u8], from: usize) -> Option<usize> {
    bytes[from..]
        .iter()
        .position(|&byte| !is_blank(byte))
        .map(|length| from + length)
}
