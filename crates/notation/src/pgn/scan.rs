//! Where games begin, found without reading them: for splitting work, and for skipping.

use memchr::{memchr_iter, memchr2, memchr3};

use super::lex::{BraceEnd, Bracket, CLASS, Class, EVENT, Lex, brace_end, bracket, line_end};
use super::stray::{Begins, begins, mark_end};

/// The beginning of a tag name: enough to see whether two are the same.
#[derive(Debug, Clone, Copy)]
struct TagName {
    bytes: [u8; 32],
    length: usize,
}

impl TagName {
    fn new(name: &[u8]) -> Self {
        let mut bytes = [0; 32];
        bytes.iter_mut().zip(name).for_each(|(to, from)| *to = *from);
        Self {
            bytes,
            length: name.len(),
        }
    }

    fn is(&self, name: &[u8]) -> bool {
        let known = self.length.min(self.bytes.len());
        self.length == name.len() && self.bytes[..known] == name[..known]
    }
}

/// The tags of the game at hand, as far as they tell where the next one begins.
///
/// A tag pair behind movetext begins a new game. In a list of games without movetext (headers only) a new one
/// begins where the name of the first tag comes again, or `Event`. Right behind itself, without an empty line between, a tag only stands
/// there twice.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Header {
    first: Option<TagName>,
    event: bool,
    /// No other tag than the first has come.
    only_first: bool,
    /// The last tag was `Event`.
    last_event: bool,
    /// Line breaks since the last tag.
    lf: u8,
    cr: u8,
}

impl Header {
    /// Notes a tag; `true` if it cannot belong to the same game as those before it.
    pub(crate) fn begins_another(&mut self, name: &[u8]) -> bool {
        let is_event = name == b"Event";
        let is_first = self.first.as_ref().is_some_and(|first| first.is(name));
        let stands_twice = is_first && self.only_first || is_event && self.last_event;
        let is_near = self.lf < 2 && self.cr < 2;
        let another = (is_first || is_event && self.event) && !(stands_twice && is_near);
        if another {
            *self = Self::default();
        }
        self.only_first = self.first.is_none() || self.only_first && is_first;
        if self.first.is_none() {
            self.first = Some(TagName::new(name));
        }
        self.event |= is_event;
        self.last_event = is_event;
        (self.lf, self.cr) = (0, 0);
        another
    }

    /// Notes what is too long to be read: what stands behind it is not right behind the last tag.
    pub(crate) fn part(&mut self) {
        self.lf = u8::MAX;
    }

    /// Notes blanks between tags.
    pub(crate) fn pass(&mut self, blanks: &[u8]) {
        for byte in blanks {
            match byte {
                b'\n' => self.lf = self.lf.saturating_add(1),
                b'\r' => self.cr = self.cr.saturating_add(1),
                _ => {}
            }
        }
    }
}

/// What the scanner stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Within {
    /// Tags or movetext.
    Text,
    /// A comment in braces that was too long to be read.
    Brace,
    /// A line that was too long to be read.
    Line,
}

/// Looks for the next game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scanner {
    pub(crate) header: Header,
    pub(crate) moves_seen: bool,
    pub(crate) within: Within,
    pub(crate) line_start: bool,
}

/// What a step of the scanner came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scan {
    /// A game begins at this index, with its first tag.
    Game(usize),
    /// Nothing begins before this index.
    Next(usize),
    /// Nothing begins before this index, and what follows needs more bytes.
    Starved(usize),
}

impl Scanner {
    /// For text that begins with a game.
    pub(crate) fn new() -> Self {
        Self {
            header: Header::default(),
            moves_seen: false,
            within: Within::Text,
            line_start: true,
        }
    }

    /// Goes from `from` to the next game: [`Scan::Game`] or [`Scan::Starved`].
    pub(crate) fn next_game(&mut self, bytes: &[u8], from: usize, last: bool) -> Scan {
        let mut index = from;
        loop {
            let step = match self.within {
                Within::Text => self.text(bytes, index, last),
                Within::Brace => self.long_comment(bytes, index, last),
                Within::Line => self.long_line(bytes, index),
            };
            let Scan::Next(next) = step else { return step };
            if next > index {
                self.line_start = is_break(bytes[next - 1]);
            }
            index = next;
        }
    }

    /// One step over tags, moves and comments.
    fn text(&mut self, bytes: &[u8], from: usize, last: bool) -> Scan {
        if self.line_start && bytes.get(from) == Some(&b'%') {
            return self.line(bytes, from, last);
        }
        if !self.moves_seen
            && self.header.first.is_none()
            && let Some(scan) = before_games(bytes, from, last)
        {
            return scan;
        }
        let stop = stop(bytes, from);
        if !self.moves_seen
            && let Some(cut) = self.before_moves(bytes, (from, stop), last)
        {
            return Scan::Starved(cut);
        }
        if stop > from {
            self.line_start = is_break(bytes[stop - 1]);
        }
        match bytes.get(stop) {
            None => Scan::Starved(stop),
            Some(b'%' | b';') => self.line(bytes, stop, last),
            Some(b'{') => self.brace(bytes, stop, last),
            Some(_) => self.bracket(bytes, stop, last),
        }
    }

    /// Whether moves stand in a text among tags: all but blanks, the signs of mail that is quoted, and the marks of web pages are. Gives where
    /// a mark begins whose end is not in sight.
    fn before_moves(&mut self, bytes: &[u8], (from, stop): (usize, usize), last: bool) -> Option<usize> {
        let mut index = from;
        loop {
            let blanks = bytes[index..stop]
                .iter()
                .take_while(|&&byte| is_no_move(byte))
                .count();
            self.header.pass(&bytes[index..index + blanks]);
            index += blanks;
            if index >= stop {
                return None;
            }
            let mark = if bytes[index] == b'<' {
                mark_end(bytes, index, last)
            } else {
                Lex::TooLong(index)
            };
            match mark {
                Lex::Done(end) => index = end,
                Lex::Starved => {
                    if index > from {
                        self.line_start = is_break(bytes[index - 1]);
                    }
                    return Some(index);
                }
                Lex::TooLong(_) => {
                    self.moves_seen = true;
                    return None;
                }
            }
        }
    }

    /// An escape line, or a comment that ends with its line.
    fn line(&mut self, bytes: &[u8], at: usize, last: bool) -> Scan {
        match line_end(bytes, at, last) {
            Lex::Done(end) => Scan::Next(end),
            Lex::Starved => Scan::Starved(at),
            Lex::TooLong(end) => self.enter(Within::Line, end),
        }
    }

    fn brace(&mut self, bytes: &[u8], at: usize, last: bool) -> Scan {
        match brace_end(bytes, at, last) {
            BraceEnd::Closed(end) => Scan::Next(end + 1),
            BraceEnd::Unterminated(end) => Scan::Next(end),
            BraceEnd::Starved => Scan::Starved(at),
            BraceEnd::TooLong(end) => self.enter(Within::Brace, end),
        }
    }

    fn bracket(&mut self, bytes: &[u8], at: usize, last: bool) -> Scan {
        match bracket(bytes, at, last) {
            Bracket::Tag(tag) if self.header.begins_another(&bytes[tag.name.clone()]) || self.moves_seen => {
                Scan::Game(at)
            }
            Bracket::Tag(tag) => Scan::Next(tag.end),
            Bracket::NotTag(end) => Scan::Next(end),
            Bracket::Starved => Scan::Starved(at),
            Bracket::TooLong(end) => self.enter(Within::Line, end),
        }
    }

    fn enter(&mut self, within: Within, at: usize) -> Scan {
        if within != Within::Text {
            self.header.part();
        }
        self.within = within;
        Scan::Next(at)
    }

    /// On through a comment that is too long, to its end or to a line that begins a game.
    fn long_comment(&mut self, bytes: &[u8], from: usize, last: bool) -> Scan {
        let Some(length) = memchr3(b'}', b'\n', b'\r', &bytes[from..]) else {
            return Scan::Starved(bytes.len());
        };
        let behind = from + length + 1;
        let line = &bytes[behind..];
        if bytes[behind - 1] == b'}' || line.starts_with(EVENT) {
            self.enter(Within::Text, behind)
        } else if EVENT.starts_with(line) && !last {
            Scan::Starved(behind - 1)
        } else {
            Scan::Next(behind)
        }
    }

    fn long_line(&mut self, bytes: &[u8], from: usize) -> Scan {
        match memchr2(b'\n', b'\r', &bytes[from..]) {
            Some(length) => self.enter(Within::Text, from + length),
            None => Scan::Starved(bytes.len()),
        }
    }
}

/// Blanks, and what mail that is quoted puts before its lines.
fn is_no_move(byte: u8) -> bool {
    is_blank(byte) || byte == b'>'
}

/// So many bytes are looked at first for where text stops: more than lie between most comments and tags.
const WINDOW: usize = 1 << 10;

/// Where text from here on stops: at a comment, a bracket, an escape line, or the end. No further is looked than it takes, however
/// much text there is behind.
fn stop(bytes: &[u8], from: usize) -> usize {
    let (mut at, mut window) = (from, WINDOW);
    loop {
        let end = bytes.len().min(at + window);
        let structural = memchr3(b'{', b';', b'[', &bytes[at..end]).map(|length| at + length);
        let gap = at..structural.unwrap_or(end);
        let mut escapes = memchr_iter(b'%', &bytes[gap]).map(|length| at + length);
        let escape = escapes.find(|&place| place > from && is_break(bytes[place - 1]));
        if let Some(stop) = escape.or(structural) {
            return stop;
        }
        if end == bytes.len() {
            return end;
        }
        (at, window) = (end, 2 * window);
    }
}

/// Before the first tag: a text that is no game is passed over, as the reader does.
#[cold]
fn before_games(bytes: &[u8], from: usize, last: bool) -> Option<Scan> {
    let index = from + bytes[from..].iter().position(|&byte| !is_blank(byte))?;
    let is_escape = bytes[index] == b'%' && index > from && is_break(bytes[index - 1]);
    if is_escape || matches!(bytes[index], b'{' | b';' | b'[') {
        return None;
    }
    match begins(bytes, index, last) {
        Begins::Game => None,
        Begins::Else(end) => Some(Scan::Next(end)),
        Begins::Starved => Some(Scan::Starved(index)),
    }
}

/// What may stand at the very beginning of a text in UTF-8; the first line begins behind it.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// LF or CR.
pub(crate) fn is_break(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// Blanks, and the bytes of a byte order mark, which joined files carry in their middle.
pub(crate) fn is_blank(byte: u8) -> bool {
    CLASS[byte as usize] == Class::Blank || matches!(byte, 0xef | 0xbb | 0xbf)
}
