//! Text as it stands in a record: bytes first, characters when somebody wants to read them.

use alloc::borrow::Cow;
use alloc::string::String;

/// How the bytes of a text were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// Only ASCII: the same in every encoding below.
    Ascii,
    /// UTF-8.
    Utf8,
    /// ISO 8859-1, the encoding that the PGN standard names; what is not UTF-8 is read as this.
    Latin1,
    /// Windows code page 1252: as the one before, but with letters and quotation marks where that has none. So browsers
    /// read it too.
    Windows1252,
}

/// A text and how it was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoded<'a> {
    /// The characters.
    pub text: Cow<'a, str>,
    /// The encoding in which the bytes made sense.
    pub encoding: Encoding,
}

/// Bytes of a tag name, a tag value, a comment or an escape line, not decoded yet.
///
/// ```
/// use arbiter_notation::pgn::{Encoding, Text};
/// let name = Text::new(b"Hort, Vlastimil");
/// assert!(name == "Hort, Vlastimil");
/// let latin = Text::new(b"H\xfcbner").decode();
/// assert_eq!((latin.text.as_ref(), latin.encoding), ("Hübner", Encoding::Latin1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text<'a> {
    bytes: &'a [u8],
    escaped: bool,
}

impl<'a> Text<'a> {
    /// A text in which a backslash is a backslash.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            escaped: false,
        }
    }

    /// The inside of a string token, in which `\"` is a quote and `\\` a backslash.
    ///
    /// ```
    /// use arbiter_notation::pgn::Text;
    /// assert_eq!(Text::quoted(br#"the \"Immortal\""#).decode().text, r#"the "Immortal""#);
    /// ```
    #[must_use]
    pub const fn quoted(bytes: &'a [u8]) -> Self {
        Self { bytes, escaped: true }
    }

    /// The bytes as they stand, escapes not undone.
    #[must_use]
    pub const fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// The characters, escapes undone: as UTF-8 where that is possible, else as Windows-1252, of which Latin-1 is a part.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Encoding, Text};
    /// let decoded = Text::new("Réti".as_bytes()).decode();
    /// assert_eq!((&*decoded.text, decoded.encoding), ("Réti", Encoding::Utf8));
    /// ```
    #[must_use]
    pub fn decode(&self) -> Decoded<'a> {
        let (text, encoding) = match core::str::from_utf8(self.bytes) {
            Ok(text) if text.is_ascii() => (Cow::Borrowed(text), Encoding::Ascii),
            Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
            Err(_) => windows(self.bytes),
        };
        let text = if self.has_escapes() {
            Cow::Owned(unescape(&text))
        } else {
            text
        };
        Decoded { text, encoding }
    }

    /// The text where it stands there just so: UTF-8 and nothing escaped.
    ///
    /// ```
    /// use arbiter_notation::pgn::Text;
    /// assert_eq!(Text::new("Réti".as_bytes()).plain(), Some("Réti"));
    /// assert_eq!(Text::quoted(br#"the \"Immortal\""#).plain(), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn plain(&self) -> Option<&'a str> {
        core::str::from_utf8(self.bytes)
            .ok()
            .filter(|_| !self.has_escapes())
    }

    fn has_escapes(&self) -> bool {
        self.escaped && memchr::memchr(b'\\', self.bytes).is_some()
    }
}

impl PartialEq<&str> for Text<'_> {
    /// Whether the text, escapes undone, says just this.
    fn eq(&self, other: &&str) -> bool {
        if self.has_escapes() {
            self.decode().text == *other
        } else {
            self.bytes == other.as_bytes()
        }
    }
}

/// What the bytes from 0x80 to 0x9F are in Windows-1252; five of them are nothing, and stand for themselves.
const BEYOND_LATIN_1: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

#[cold]
fn windows(bytes: &[u8]) -> (Cow<'static, str>, Encoding) {
    let character = |&byte: &u8| match byte {
        0x80..=0x9f => BEYOND_LATIN_1[usize::from(byte - 0x80)],
        byte => char::from(byte),
    };
    let beyond = bytes.iter().any(|byte| matches!(byte, 0x80..=0x9f));
    let encoding = if beyond {
        Encoding::Windows1252
    } else {
        Encoding::Latin1
    };
    (Cow::Owned(bytes.iter().map(character).collect()), encoding)
}

/// `\"` and `\\` become the second character; any other backslash stands for itself.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                chars.next();
            }
            _ => plain.push(c),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_quotes_and_backslashes_are_escaped() {
        for (raw, plain) in [
            (r#"a \"b\" c"#, r#"a "b" c"#),
            (r"a \\ b", r"a \ b"),
            (r"C:\games", r"C:\games"),
            (r#"\\\""#, r#"\""#),
            (r"end\", r"end\"),
        ] {
            assert_eq!(Text::quoted(raw.as_bytes()).decode().text, plain);
            assert!(Text::quoted(raw.as_bytes()) == plain);
            assert_eq!(
                Text::new(raw.as_bytes()).decode().text,
                raw,
                "a comment has no escapes"
            );
        }
    }

    #[test]
    fn the_encoding_is_told() {
        for (raw, text, encoding) in [
            (&b"Tal"[..], "Tal", Encoding::Ascii),
            ("Đức".as_bytes(), "Đức", Encoding::Utf8),
            (b"Andr\xe9", "André", Encoding::Latin1),
            (
                b"Movsesian\x92s \x8aaric",
                "Movsesian’s Šaric",
                Encoding::Windows1252,
            ),
        ] {
            assert_eq!(
                Text::new(raw).decode(),
                Decoded {
                    text: text.into(),
                    encoding
                }
            );
        }
    }
}
