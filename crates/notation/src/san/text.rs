//! A written move, held without allocation.

use core::fmt;
use core::ops::Deref;

use crate::letters::LONGEST;

/// Room for the longest move in full: two letters of pieces, two squares, the widest sign of a capture, e.p., check.
const ROOM: usize = 2 * LONGEST + 2 * 2 + 2 + " e.p.".len() + "++".len() + 2;

/// A move as it is written: a short text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SanText {
    bytes: [u8; ROOM],
    length: u8,
}

impl SanText {
    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; ROOM],
            length: 0,
        }
    }

    /// Appends; what has no room is dropped whole (letters of one's own making can be longer than those here).
    pub(crate) fn push(&mut self, text: &str) {
        let from = usize::from(self.length);
        if let Some(room) = self.bytes.get_mut(from..from + text.len()) {
            room.copy_from_slice(text.as_bytes());
            self.length += text.len() as u8;
        }
    }

    pub(crate) fn push_char(&mut self, c: char) {
        self.push(c.encode_utf8(&mut [0; 4]));
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl Deref for SanText {
    type Target = str;
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for SanText {
    fn as_ref(&self) -> &str {
        self
    }
}

impl PartialEq<&str> for SanText {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl fmt::Display for SanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for SanText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
