//! Where tokens end: pure functions over the bytes at hand, shared by the reader and by the scanner for games.
//!
//! Each answers [`Starved`](Lex::Starved) where the bytes at hand end before the token does, so that the same text
//! gives the same tokens however it is cut into chunks.

use core::ops::Range;

use memchr::{memchr, memchr2, memchr3};

use super::PgnFault;
use super::stray::behind_tag;

#[cfg(test)]
mod tests;

/// The longest token that is read: 1 MiB.
pub(crate) const LIMIT: usize = 1 << 20;

/// Where a token ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lex {
    /// Before this index.
    Done(usize),
    /// Behind the bytes at hand.
    Starved,
    /// Behind [`LIMIT`] bytes, counted from its start up to this index.
    TooLong(usize),
}

impl Lex {
    /// The answer for a token that begins at `start` and ends at `end`, if its end is in sight.
    pub(crate) fn new(bytes: &[u8], start: usize, end: Option<usize>, last: bool) -> Self {
        let known = end.or(last.then_some(bytes.len()));
        if known.unwrap_or(bytes.len()) - start > LIMIT {
            return Self::TooLong(start + LIMIT);
        }
        known.map_or(Self::Starved, Self::Done)
    }
}

/// Whether a text begins with the byte order mark of UTF-16, or without one with the bracket of a tag in it.
#[must_use]
pub const fn is_utf16(bytes: &[u8]) -> bool {
    matches!(
        bytes,
        [0xfe, 0xff, ..] | [0xff, 0xfe, ..] | [b'[', 0, ..] | [0, b'[', 0, ..]
    )
}

/// What a byte can be in movetext.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Blank or line break.
    Blank,
    /// Decimal digit.
    Digit,
    /// Letter or sign of which moves, valuations and results are written, and everything beyond ASCII.
    Word,
    /// `.`
    Dot,
    /// `/`, `:` and others that stand only inside of words.
    Inner,
    /// Everything else: a token by itself, or nothing.
    Sign,
}

/// [`Class`] of every byte.
pub(crate) static CLASS: [Class; 256] = {
    let mut class = [Class::Sign; 256];
    let mut byte = 0;
    while byte < 256 {
        class[byte] = match byte as u8 {
            // The last of them ended files in DOS.
            b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c | 0x1a => Class::Blank,
            b'0'..=b'9' => Class::Digit,
            b'a'..=b'z' | b'A'..=b'Z' | b'+' | b'-' | b'=' | b'#' | b'@' | 0x80.. => Class::Word,
            b'.' => Class::Dot,
            b'/' | b':' => Class::Inner,
            _ => Class::Sign,
        };
        byte += 1;
    }
    class
};

/// Whether a byte can stand inside a word of movetext.
static IN_WORD: [bool; 256] = {
    let mut inside = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        inside[byte] = !matches!(CLASS[byte], Class::Blank | Class::Sign);
        byte += 1;
    }
    inside
};

/// The end of the word that begins at `start`.
pub(crate) fn word_end(bytes: &[u8], start: usize, last: bool) -> Lex {
    let end = bytes[start..].iter().position(|&byte| !IN_WORD[byte as usize]);
    Lex::new(bytes, start, end.map(|length| start + length), last)
}

/// The end of the line on which `start` stands, before its line break.
pub(crate) fn line_end(bytes: &[u8], start: usize, last: bool) -> Lex {
    let end = memchr2(b'\n', b'\r', &bytes[start..]).map(|length| start + length);
    Lex::new(bytes, start, end, last)
}

/// Where a comment in braces ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BraceEnd {
    /// At the closing brace with this index.
    Closed(usize),
    /// Never; the text goes on at this index, with the next game or at its end.
    Unterminated(usize),
    /// Behind the bytes at hand.
    Starved,
    /// Behind [`LIMIT`] bytes, at this index.
    TooLong(usize),
}

/// Finds the end of the comment whose opening brace stands at `start`.
///
/// A comment may contain anything, even lines that look like tags. But where a line in it begins with `[Event "`,
/// and the next brace behind that line opens a comment or there is none, its closing brace has been forgotten.
pub(crate) fn brace_end(bytes: &[u8], start: usize, last: bool) -> BraceEnd {
    let limit = bytes.len().min(start + 1 + LIMIT);
    let inside = &bytes[start + 1..limit];
    // Most comments stand on one line, and one look is enough for them.
    let stop = memchr3(b'}', b'\n', b'\r', inside);
    if let Some(length) = stop.filter(|&length| inside[length] == b'}') {
        return BraceEnd::Closed(start + 1 + length);
    }
    let first_line = stop.unwrap_or(inside.len());
    if let Some(length) = memchr(b'}', &inside[first_line..]).map(|length| first_line + length) {
        let inside = &inside[..length];
        return match event_line(inside) {
            Some(event) if memchr(b'{', &inside[event..]).is_some() => {
                BraceEnd::Unterminated(start + 1 + event)
            }
            _ => BraceEnd::Closed(start + 1 + length),
        };
    }
    let full = inside.len() == LIMIT;
    if !full && !last {
        return BraceEnd::Starved;
    }
    match event_line(inside) {
        Some(event) => BraceEnd::Unterminated(start + 1 + event),
        None if full => BraceEnd::TooLong(limit),
        None => BraceEnd::Unterminated(limit),
    }
}

/// How the first tag of nearly every game begins.
pub(crate) const EVENT: &[u8] = b"[Event \"";

/// The index of the first line that begins with [`EVENT`], not counting the first line.
pub(crate) fn event_line(bytes: &[u8]) -> Option<usize> {
    let mut from = memchr2(b'\n', b'\r', bytes)?;
    while let Some(found) = memchr::memmem::find(&bytes[from..], EVENT) {
        let at = from + found;
        if matches!(bytes[at - 1], b'\n' | b'\r') {
            return Some(at);
        }
        from = at + 1;
    }
    None
}

/// A tag pair: where name and value stand, where it ends, what is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TagPair {
    pub(crate) name: Range<usize>,
    pub(crate) value: Range<usize>,
    pub(crate) end: usize,
    pub(crate) fault: Option<PgnFault>,
}

/// What an opening bracket begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Bracket {
    Tag(TagPair),
    /// No tag; the text goes on behind the closing bracket or at the end of the line.
    NotTag(usize),
    Starved,
    TooLong(usize),
}

/// Reads the tag pair whose opening bracket stands at `start`.
pub(crate) fn bracket(bytes: &[u8], start: usize, last: bool) -> Bracket {
    let read = tag_pair(bytes, start, last);
    let end = match &read {
        Bracket::Tag(tag) => tag.end,
        Bracket::NotTag(end) => *end,
        _ => bytes.len(),
    };
    if end - start > LIMIT {
        Bracket::TooLong(start + LIMIT)
    } else {
        read
    }
}

fn tag_pair(bytes: &[u8], start: usize, last: bool) -> Bracket {
    let name = skip_blanks(bytes, start + 1);
    let name_end = name + bytes[name..].iter().take_while(|&&byte| is_name(byte)).count();
    let quote = skip_blanks(bytes, name_end);
    match bytes.get(quote) {
        Some(b'"') if name_end > name => tag_value(bytes, name..name_end, quote + 1, last),
        None if !last => Bracket::Starved,
        _ => match memchr3(b']', b'\n', b'\r', &bytes[start + 1..]) {
            Some(length) => {
                Bracket::NotTag(start + 1 + length + usize::from(bytes[start + 1 + length] == b']'))
            }
            None if last => Bracket::NotTag(bytes.len()),
            None => Bracket::Starved,
        },
    }
}

/// The value that begins at `value`, behind its quotation mark.
fn tag_value(bytes: &[u8], name: Range<usize>, value: usize, last: bool) -> Bracket {
    let tag = |end_of_value: usize, end: usize, fault| {
        Bracket::Tag(TagPair {
            name: name.clone(),
            value: value..end_of_value,
            end,
            fault,
        })
    };
    let Some(stop) = value_end(bytes, value) else {
        return if last {
            unterminated(bytes, &tag, value, bytes.len())
        } else {
            Bracket::Starved
        };
    };
    if bytes[stop] != b'"' {
        return unterminated(bytes, &tag, value, stop);
    }
    let behind = skip_blanks(bytes, stop + 1);
    match bytes.get(behind) {
        Some(b']') => match behind_tag(bytes, behind + 1, last) {
            Some(end) if end == behind + 1 => tag(stop, end, None),
            Some(end) => tag(stop, end, Some(PgnFault::MalformedTag)),
            None => Bracket::Starved,
        },
        Some(b'\n' | b'\r') => tag(stop, behind, Some(PgnFault::UnclosedTag)),
        None if last => tag(stop, behind, Some(PgnFault::UnclosedTag)),
        None => Bracket::Starved,
        Some(_) => match (closing_quote(bytes, behind), line_end(bytes, behind, last)) {
            (Some((quote, end)), _) => tag(quote, end, Some(PgnFault::UnescapedQuote)),
            (None, Lex::Done(end)) => tag(stop, end, Some(PgnFault::MalformedTag)),
            (None, _) => Bracket::Starved,
        },
    }
}

/// A value that ends with its line: as much of it as there is, without the bracket that was meant to close it.
fn unterminated(
    bytes: &[u8],
    tag: &impl Fn(usize, usize, Option<PgnFault>) -> Bracket,
    value: usize,
    line_end: usize,
) -> Bracket {
    let text = &bytes[value..line_end];
    let tail = text
        .iter()
        .rev()
        .take_while(|byte| matches!(byte, b' ' | b'\t' | b']' | b'"'))
        .count();
    tag(line_end - tail, line_end, Some(PgnFault::UnterminatedString))
}

/// The first quotation mark that is not escaped, or the line break before it.
fn value_end(bytes: &[u8], value: usize) -> Option<usize> {
    let mut index = value;
    loop {
        match bytes.get(index)? {
            b'"' | b'\n' | b'\r' => return Some(index),
            b'\\' if matches!(bytes.get(index + 1)?, b'"' | b'\\') => index += 2,
            _ => index += 1,
        }
    }
}

/// On the line of `from`: the first quotation mark that a bracket follows, and the end of that bracket.
fn closing_quote(bytes: &[u8], from: usize) -> Option<(usize, usize)> {
    let mut index = from;
    loop {
        index += memchr3(b'"', b'\n', b'\r', &bytes[index..])?;
        if bytes[index] != b'"' {
            return None;
        }
        let behind = skip_blanks(bytes, index + 1);
        if bytes.get(behind) == Some(&b']') {
            return Some((index, behind + 1));
        }
        index += 1;
    }
}

fn skip_blanks(bytes: &[u8], from: usize) -> usize {
    from + bytes[from..]
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count()
}

/// Tag names are wider in real files than in the standard, which knows letters, digits and `_`.
pub(crate) fn is_name(byte: u8) -> bool {
    byte > b' ' && !matches!(byte, b'"' | b'[' | b']' | b'{' | b'}' | b'(' | b')' | b';')
}
