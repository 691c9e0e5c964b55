//! Where something stands in a record: counted only when somebody asks.

use core::cell::Cell;

use memchr::memchr_iter;

/// A place in a text: byte offset from 0, line and column from 1, columns in characters.
///
/// A line ends with LF, CR or CRLF. A byte order mark at the beginning has no column.
///
/// ```
/// use arbiter_notation::pgn::Location;
/// let place = Location::START.after("1. e4\n1... é".as_bytes());
/// assert_eq!((place.offset, place.line, place.column), (13, 2, 7));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location {
    /// Bytes before this place.
    pub offset: u64,
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1, in characters.
    pub column: u64,
}

impl Location {
    /// The beginning of a text.
    pub const START: Self = Self {
        offset: 0,
        line: 1,
        column: 1,
    };

    /// The place that is reached from here over `bytes`, which must not begin between CR and LF.
    #[must_use]
    pub fn after(self, bytes: &[u8]) -> Self {
        let mark = if self.offset == 0 && bytes.starts_with(b"\xef\xbb\xbf") {
            3
        } else {
            0
        };
        Walked {
            location: Self {
                offset: self.offset + mark as u64,
                ..self
            },
            index: mark,
            after_cr: false,
        }
        .walk(bytes, bytes.len())
        .location
    }
}

/// How far the lines of a chunk are counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Walked {
    /// The place of the byte at `index`.
    pub(crate) location: Location,
    /// Index into the chunk.
    pub(crate) index: usize,
    /// The byte before `index` was a CR: an LF here belongs to the same line break.
    pub(crate) after_cr: bool,
}

impl Walked {
    /// Goes on to `to`, which is not before `self.index`.
    fn walk(self, chunk: &[u8], to: usize) -> Self {
        let Some(segment) = chunk.get(self.index..to).filter(|segment| !segment.is_empty()) else {
            return self;
        };
        let (breaks, line_start) = line_breaks(segment, self.after_cr);
        let tail = segment.get(line_start..).unwrap_or_default();
        let before = if line_start == 0 { self.location.column } else { 1 };
        Self {
            location: Location {
                offset: self.location.offset + segment.len() as u64,
                line: self.location.line + breaks,
                column: before + characters(tail),
            },
            index: to,
            after_cr: segment.last() == Some(&b'\r'),
        }
    }
}

/// Number of line breaks in `segment`, and where its last line begins.
fn line_breaks(segment: &[u8], after_cr: bool) -> (u64, usize) {
    let joined = usize::from(after_cr && segment.first() == Some(&b'\n'));
    let mut breaks = memchr_iter(b'\n', segment).count() - joined;
    for cr in memchr_iter(b'\r', segment) {
        breaks += usize::from(segment.get(cr + 1) != Some(&b'\n'));
    }
    let line_start = memchr::memrchr2(b'\n', b'\r', segment).map_or(0, |last| last + 1);
    (breaks as u64, line_start)
}

/// Characters in a stretch of a line: every byte that does not continue a character of UTF-8.
///
/// So the count is the same wherever the text is cut. In Latin-1, letters count one each, as they should.
fn characters(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|&&byte| byte & 0xc0 != 0x80).count() as u64
}

/// The bytes that the reader has at hand.
#[derive(Debug)]
pub(crate) struct Chunk<'a> {
    /// The bytes themselves.
    pub(crate) bytes: &'a [u8],
    /// Whether nothing follows them.
    pub(crate) last: bool,
    base: Walked,
    walked: Cell<Walked>,
}

impl<'a> Chunk<'a> {
    pub(crate) fn new(bytes: &'a [u8], last: bool, location: Location, after_cr: bool) -> Self {
        let base = Walked {
            location,
            index: 0,
            after_cr,
        };
        Self {
            bytes,
            last,
            base,
            walked: Cell::new(base),
        }
    }

    /// Counts the first `length` bytes as no column: a byte order mark.
    pub(crate) fn skip_without_column(&self, length: usize) {
        let location = Location {
            offset: self.base.location.offset + length as u64,
            ..self.base.location
        };
        self.walked.set(Walked {
            location,
            index: length,
            after_cr: false,
        });
    }

    /// The place of the byte at `index`.
    #[inline]
    pub(crate) fn at(&self, index: usize) -> At<'_> {
        At { chunk: self, index }
    }

    /// Counts the lines up to `index`; remembers how far, so that asking in order costs one pass.
    pub(crate) fn walk_to(&self, index: usize) -> Walked {
        let from = if self.walked.get().index <= index {
            self.walked.get()
        } else {
            self.base
        };
        let walked = from.walk(self.bytes, index);
        self.walked.set(walked);
        walked
    }
}

/// Where an event of the [`Reader`](super::Reader) stands; asking for the line counts it then.
#[derive(Debug, Clone, Copy)]
pub struct At<'a> {
    chunk: &'a Chunk<'a>,
    index: usize,
}

impl At<'_> {
    /// Bytes before this place in the whole text.
    #[must_use]
    #[inline]
    pub fn offset(&self) -> u64 {
        self.chunk.base.location.offset + self.index as u64
    }

    /// The place of a byte before this one, by its offset; `None` where the reader holds it no longer.
    #[must_use]
    pub fn back_to(&self, offset: u64) -> Option<Location> {
        let index = usize::try_from(offset.checked_sub(self.chunk.base.location.offset)?).ok()?;
        (index <= self.index).then(|| self.chunk.walk_to(index).location)
    }

    /// Offset, line and column.
    ///
    /// ```
    /// use arbiter_notation::pgn::{At, PgnFault, Reader, Visitor};
    /// struct Faults(Vec<(u64, u64)>);
    /// impl Visitor for Faults {
    ///     fn fault(&mut self, _: PgnFault, at: At<'_>) {
    ///         let place = at.location();
    ///         self.0.push((place.line, place.column));
    ///     }
    /// }
    /// let mut faults = Faults(Vec::new());
    /// Reader::new().read(b"1. e4\ne5 ) *", true, &mut faults);
    /// assert_eq!(faults.0, [(2, 4)]);
    /// ```
    #[must_use]
    pub fn location(&self) -> Location {
        self.chunk.walk_to(self.index).location
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_three_line_ends_count_once() {
        for (text, line, column) in [
            ("", 1, 1),
            ("ab", 1, 3),
            ("a\nb", 2, 2),
            ("a\r\nb\r\n", 3, 1),
            ("a\rb\rc", 3, 2),
            ("a\n\r\n\rb", 4, 2),
            ("é€", 1, 3),
        ] {
            let place = Location::START.after(text.as_bytes());
            assert_eq!((place.line, place.column), (line, column), "{text:?}");
            assert_eq!(place.offset, text.len() as u64);
        }
        assert_eq!(Location::START.after(b"\xe9\xe8").column, 3, "Latin-1");
        let marked = Location::START.after(b"\xef\xbb\xbfab");
        assert_eq!(
            (marked.offset, marked.column),
            (5, 3),
            "a byte order mark has no column"
        );
    }

    #[test]
    fn a_chunk_counts_the_same_in_any_order() {
        let text = b"one\r\ntwo\nthree\rfour";
        let chunk = Chunk::new(text, true, Location::START, false);
        for index in (0..=text.len()).rev().chain(0..=text.len()) {
            if index > 0 && text[index - 1] == b'\r' && text.get(index) == Some(&b'\n') {
                continue; // between CR and LF stands nothing
            }
            assert_eq!(chunk.at(index).location(), Location::START.after(&text[..index]));
        }
    }

    #[test]
    fn an_earlier_place_is_found_by_its_offset() {
        let place = Location {
            offset: 10,
            line: 3,
            column: 1,
        };
        let chunk = Chunk::new(b"ab\ncd\nef", true, place, false);
        let at = chunk.at(7);
        assert_eq!(at.location().line, 5);
        let earlier = at.back_to(14).expect("in this chunk");
        assert_eq!((earlier.line, earlier.column), (4, 2));
        assert_eq!(at.back_to(9), None, "before this chunk");
        assert_eq!(at.back_to(18), None, "behind this place");
        assert_eq!(at.location().line, 5, "asking back changes nothing");
    }

    #[test]
    fn a_line_break_cut_in_two_is_one() {
        let chunk = Chunk::new(
            b"\nb",
            true,
            Location {
                offset: 2,
                line: 2,
                column: 1,
            },
            true,
        );
        assert_eq!(
            chunk.at(2).location(),
            Location {
                offset: 4,
                line: 2,
                column: 2
            }
        );
    }
}
