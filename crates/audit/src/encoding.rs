//! Bytes that are no readable text. UTF-8 and Windows-1252, of which Latin-1 is a part, are both fine.

mod guess;

use arbiter_notation::pgn::{Encoding, Text};
use arbiter_rules::words;

/// Why a text cannot be read rightly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum EncodingFault {
    /// The file is UTF-16.
    #[error("the file is UTF-16; expected UTF-8 or Latin-1")]
    Utf16,
    /// The text has been converted wrongly before: a character is lost.
    #[error("a character is lost: the text holds the mark of a failed conversion (U+FFFD)")]
    Lost,
    /// Neither UTF-8 nor Windows-1252: a byte that has no character there.
    #[error("byte 0x{0:02X} is no character of UTF-8 or Windows-1252 here")]
    Neither(u8),
    /// A cell of a table, which has texts in UTF-8, has another: the first byte that is none of it.
    #[error("the cell of the table is no UTF-8: byte 0x{0:02X}")]
    Cell(u8),
    /// It can be read as Windows-1252, but looks like something else.
    #[error("the text looks like {}", .0.called())]
    Other(Looks),
    /// UTF-8 that was taken for Latin-1 and written as UTF-8 again: `Ã©` for é.
    #[error("the text looks like UTF-8 that was converted to UTF-8 a second time")]
    Twice,
}

words! {
    /// What a text looks like that was read otherwise.
    pub enum Looks {
        /// Windows-1251 or KOI8-R.
        Cyrillic = "cyrillic",
        /// None for Latin letters: one for Greek, Hebrew, Arabic or Chinese, or for Cyrillic that is not so clear.
        NotWestern = "not_western",
        /// ISO 8859-2 or Windows-1250.
        CentralEuropean = "central_european",
        /// A code page of DOS, such as 437 or 850.
        Dos = "dos",
        /// Another than the one that it was read in, which somebody named.
        Misread = "misread",
    }
}

impl Looks {
    const fn called(self) -> &'static str {
        match self {
            Self::Cyrillic => "a Cyrillic encoding (Windows-1251, KOI8-R)",
            Self::NotWestern => "an encoding that is not Western (Cyrillic, Greek, Hebrew, Arabic, Chinese)",
            Self::CentralEuropean => "ISO 8859-2 or Windows-1250",
            Self::Dos => "a code page of DOS (437, 850)",
            Self::Misread => "another encoding than the one in which it was read",
        }
    }
}

impl EncodingFault {
    /// Whether it is a guess.
    pub(crate) const fn is_guess(self) -> bool {
        matches!(self, Self::Other(_) | Self::Twice)
    }
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
    let text = decoded.text.as_ref();
    match decoded.encoding {
        Encoding::Latin1 | Encoding::Windows1252 => {
            let stray = text.chars().find(|c| matches!(c, '\u{80}'..='\u{9f}'));
            stray
                .map(|c| EncodingFault::Neither(c as u32 as u8))
                .or_else(|| guess::other(text).map(EncodingFault::Other))
        }
        _ if text.contains('\u{fffd}') => Some(EncodingFault::Lost),
        _ if guess::twice(text) => Some(EncodingFault::Twice),
        _ => guess::misread(text).then_some(EncodingFault::Other(Looks::Misread)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MISREAD: Option<EncodingFault> = Some(EncodingFault::Other(Looks::Misread));

    #[test]
    fn latin_1_and_utf_8_are_fine() {
        for (bytes, expected) in [
            (&b"Tal, Mikhail"[..], None),
            ("Đặng Thị Hồng".as_bytes(), None),
            ("Maghsoodloo پرهام".as_bytes(), None),
            (b"H\xfcbner, Robert", None),
            ("H\u{fffd}bner".as_bytes(), Some(EncodingFault::Lost)),
            (b"Kortschnoj \x96 Karpow", None),
            (b"\x8aaric, Ivan \x9eiv", None),
            (b"Kortschnoj \x81 Karpow", Some(EncodingFault::Neither(0x81))),
            (b"Andr\x82", Some(EncodingFault::Other(Looks::Dos))),
            (b"M\x94ller, J\x94rgen", Some(EncodingFault::Other(Looks::Dos))),
            (
                b"\xca\xe0\xf0\xef\xee\xe2",
                Some(EncodingFault::Other(Looks::Cyrillic)),
            ),
            (
                b"\xeb\xc1\xd2\xd0\xcf\xd7",
                Some(EncodingFault::Other(Looks::Cyrillic)),
            ),
            (
                b"Wa\xb3\xeasa",
                Some(EncodingFault::Other(Looks::CentralEuropean)),
            ),
            // A name in GBK; quoted letters are none.
            (
                b"\xd5\xc5\xb9\xfa\xc8\xd9",
                Some(EncodingFault::Other(Looks::NotWestern)),
            ),
            // Greek in Windows-1253, Hebrew, and capitals of which nobody knows.
            (
                b"\xca\xe1\xf1\xf0\xfe\xf6",
                Some(EncodingFault::Other(Looks::NotWestern)),
            ),
            (
                b"\xe1\xe5\xf8\xe9\xf1",
                Some(EncodingFault::Other(Looks::NotWestern)),
            ),
            (
                b"\xca\xc0\xd0\xcf\xce\xc2",
                Some(EncodingFault::Other(Looks::NotWestern)),
            ),
            // One name tells of the others.
            (
                b"\xd2\xc0\xcb\xdc \xd1\xef\xe0\xf1\xf1\xea\xe8\xe9",
                Some(EncodingFault::Other(Looks::Cyrillic)),
            ),
            (b"\xab\xc4\xd6\xbb", None),
            (b"Gu\xf0mundur \xdeorsteinsson", None),
            (b"A\xfeal\xe6\xf0", None),
            ("HÃ¼bner".as_bytes(), Some(EncodingFault::Twice)),
            ("São Paulo".as_bytes(), None),
            // UTF-8 in an encoding that was named: Windows-1251, KOI8-R, ISO 8859-2; and Windows-1251 in KOI8-R.
            ("РљР°СЂРїРѕРІ".as_bytes(), MISREAD),
            ("HГјbner".as_bytes(), MISREAD),
            ("п╨п╟я─п©п╬п╡".as_bytes(), MISREAD),
            ("HĂźbner".as_bytes(), MISREAD),
            ("йЮПОНБ".as_bytes(), MISREAD),
            ("Карпов, Рёрих, «СССР», РЖД".as_bytes(), None),
            ("Сікора, Сјеница, е4".as_bytes(), None),
            ("BĂNESCU, Ştefan; Ăştia; Ăng".as_bytes(), None),
            ("┌ e4 ┐".as_bytes(), None),
        ] {
            assert_eq!(judge(Text::new(bytes)), expected, "{bytes:?}");
        }
    }
}
