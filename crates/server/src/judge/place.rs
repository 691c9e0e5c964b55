//! Where a fault stands in a text that was pasted, as the page shows it.

use std::ops::Range;

/// So many characters of the line are shown on either side: enough for the moves around, and a few lines on a phone.
const AROUND: usize = 40;

/// The line of a fault, cut around it, and where it stands in the field.
#[derive(Debug, PartialEq, Eq)]
pub struct Place {
    /// What stands before it on its line.
    pub before: String,
    /// What is wrong; empty where something is missing.
    pub found: String,
    /// What follows on its line.
    pub after: String,
    /// Where it begins in the field, in UTF-16 units with line ends of one, as a browser counts.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
}

impl Place {
    /// The place of these bytes of a text.
    pub fn of(text: &str, bytes: Range<usize>) -> Self {
        let start = boundary(text, bytes.start);
        let end = boundary(text, bytes.end).max(start);
        let line_start = text[..start].rfind(['\n', '\r']).map_or(0, |at| at + 1);
        let line_end = text[end..].find(['\n', '\r']).map_or(text.len(), |at| end + at);
        let before = &text[line_start..start];
        let cut = before.char_indices().rev().nth(AROUND).map(|(at, _)| at);
        let before = cut.map_or_else(|| before.to_owned(), |at| format!("…{}", &before[at..]));
        let after = &text[end..line_end];
        let cut = after.char_indices().nth(AROUND).map(|(at, _)| at);
        let after = cut.map_or_else(|| after.to_owned(), |at| format!("{}…", &after[..at]));
        Self {
            before,
            found: text[start..end].to_owned(),
            after,
            from: units(&text[..start]),
            to: units(&text[..end]),
        }
    }
}

/// The last place at or before this byte where a character begins.
fn boundary(text: &str, byte: usize) -> usize {
    let byte = byte.min(text.len());
    (0..=byte)
        .rev()
        .find(|&at| text.is_char_boundary(at))
        .unwrap_or(0)
}

/// A field holds line ends as one sign, whatever was sent.
fn units(text: &str) -> usize {
    text.replace("\r\n", "\n").encode_utf16().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_shown_in_its_line() {
        let text = "[Event \"é\"]\r\n\r\n1. e4 e5 2. Ke3 d5\r\n";
        let from = text.find("Ke3").unwrap();
        let place = Place::of(text, from..from + 3);
        assert_eq!(
            (&*place.before, &*place.found, &*place.after),
            ("1. e4 e5 2. ", "Ke3", " d5")
        );
        assert_eq!((place.from, place.to), (25, 28));
    }

    #[test]
    fn a_long_line_is_cut_around_it() {
        let text = format!("{}x{}", "a".repeat(100), "b".repeat(100));
        let place = Place::of(&text, 100..101);
        assert_eq!(place.before, format!("…{}", "a".repeat(AROUND + 1)));
        assert_eq!(place.after, format!("{}…", "b".repeat(AROUND)));
        assert_eq!((place.from, place.to), (100, 101));
    }

    #[test]
    fn no_place_is_outside_of_the_text() {
        for (bytes, found) in [(0..0, ""), (1..2, "é"), (3..9, ""), (9..99, "")] {
            assert_eq!(Place::of("é", bytes.clone()).found, found, "{bytes:?}");
        }
    }
}
