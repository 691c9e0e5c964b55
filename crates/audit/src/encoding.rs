//! Bytes that are no readable text. UTF-8 and Latin-1 are both fine.

use arbiter_notation::pgn::{Encoding, Text};

/// Why a text cannot be read rightly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum EncodingFault {
    /// The file is UTF-16.
    #[error("the file is UTF-16; expected UTF-8 or Latin-1")]
    Utf16,
    /// The text has been converted wrongly before: a character is lost.
    #[error("a character is lost: the text holds the mark of a failed conversion (U+FFFD)")]
    Lost,
    /// Neither UTF-8 nor Latin-1: a byte between 0x80 and 0x9F, where Latin-1 has no characters.
    #[error("byte 0x{0:02X} is no character of UTF-8 or Latin-1 here")]
    Neither(u8),
}

/// What is wrong with the bytes of a tag or comment.
#[inline]
pub fn judge(text: Text<'_>) -> Option<EncodingFault> {
    if text.bytes().is_ascii() {
        None
    } else {
        beyond_ascii(text)
    }
}

#[cold]
fn beyond_ascii(text: Text<'_>) -> Option<EncodingFault> {
    let decoded = text.decode();
    match decoded.encoding {
        Encoding::Latin1 => {
            let stray = text.bytes().iter().find(|byte| matches!(byte, 0x80..=0x9f));
            stray.map(|&byte| EncodingFault::Neither(byte))
        }
        _ => decoded.text.contains('\u{fffd}').then_some(EncodingFault::Lost),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_1_and_utf_8_are_fine() {
        for (bytes, expected) in [
            (&b"Tal, Mikhail"[..], None),
            ("Đặng Thị Hồng".as_bytes(), None),
            ("Maghsoodloo پرهام".as_bytes(), None),
            (b"H\xfcbner, Robert", None),
            ("H\u{fffd}bner".as_bytes(), Some(EncodingFault::Lost)),
            (b"Kortschnoj \x96 Karpow", Some(EncodingFault::Neither(0x96))),
        ] {
            assert_eq!(judge(Text::new(bytes)), expected, "{bytes:?}");
        }
    }
}
