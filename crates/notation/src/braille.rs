//! Text for a Braille display or embosser: a BRF file in six-dot computer Braille.
//!
//! Each sign of the North American Braille ASCII code stands for one cell of six dots, so that the file needs no dots: a small letter
//! is written as its capital, a capital as `_` and its letter. A line has at most forty cells, a page twenty-five lines; a
//! longer line goes on behind `_&`. What is written is read back exactly.

use alloc::string::String;

/// Cells of a line.
const CELLS: usize = 40;
/// Lines of a page.
const LINES: usize = 25;
/// The cells that say that a line goes on.
const GOES_ON: &str = "_&";

/// Why a text has no such form, or a file no such text; line and column from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BrailleError {
    /// The sign has no cells in this code.
    #[error("line {line}, column {column}: {found:?} cannot be written in six-dot computer Braille")]
    NoCells {
        /// In which line.
        line: usize,
        /// At which of its signs.
        column: usize,
        /// The sign.
        found: char,
    },
    /// The file has a sign that stands for no cell, or a shift with nothing behind it.
    #[error("line {line}, column {column}: no cell of six-dot computer Braille")]
    NoSign {
        /// In which line.
        line: usize,
        /// At which of its signs.
        column: usize,
    },
}

/// The lines of a text as a BRF file.
///
/// ```
/// use arbiter_notation::{from_brf, to_brf};
/// let brf = to_brf("1. Nf3 d5\n").unwrap();
/// assert_eq!(brf, "1. _NF3 D5\n");
/// assert_eq!(from_brf(&brf).unwrap(), "1. Nf3 d5\n");
/// ```
///
/// # Errors
/// A sign that is not printable ASCII.
pub fn to_brf(text: &str) -> Result<String, BrailleError> {
    let mut brf = String::new();
    let mut printed = 0;
    let mut end = |brf: &mut String| {
        printed += 1;
        brf.push('\n');
        if printed % LINES == 0 {
            brf.push('\u{c}');
        }
    };
    for (n, line) in text.lines().enumerate() {
        let mut used = 0;
        for (m, found) in line.chars().enumerate() {
            let (line, column) = (n + 1, m + 1);
            let (shift, cell) = cells(found).ok_or(BrailleError::NoCells { line, column, found })?;
            let wide = 1 + usize::from(shift);
            if used + wide > CELLS - GOES_ON.len() {
                brf.push_str(GOES_ON);
                end(&mut brf);
                used = 0;
            }
            if shift {
                brf.push('_');
            }
            brf.push(cell);
            used += wide;
        }
        end(&mut brf);
    }
    Ok(brf)
}

/// Whether a sign needs the shift, and its cell.
const fn cells(sign: char) -> Option<(bool, char)> {
    Some(match sign {
        'a'..='z' => (false, sign.to_ascii_uppercase()),
        'A'..='Z' | '_' => (true, sign),
        '`' => (true, '@'),
        '{' => (true, '['),
        '|' => (true, '\\'),
        '}' => (true, ']'),
        '~' => (true, '^'),
        ' '..='_' => (false, sign),
        _ => return None,
    })
}

/// The text of a BRF file; pages, and either end of a line, are understood.
///
/// # Errors
/// A sign that stands for no cell.
pub fn from_brf(brf: &str) -> Result<String, BrailleError> {
    let mut text = String::new();
    let (mut open, last) = (false, brf.lines().count());
    for (n, line) in brf.lines().enumerate() {
        let whole = line.trim_end_matches('\r');
        let line = whole.trim_start_matches('\u{c}');
        let before = whole.len() - line.len();
        if line.is_empty() && !open && n + 1 == last && brf.ends_with('\u{c}') {
            break;
        }
        open = false;
        let mut signs = line.chars().enumerate().peekable();
        while let Some((m, cell)) = signs.next() {
            let wrong = BrailleError::NoSign {
                line: n + 1,
                column: before + m + 1,
            };
            if cell != '_' {
                text.push(plain(cell).ok_or(wrong)?);
                continue;
            }
            let (_, shifted) = signs.next().ok_or(wrong)?;
            if shifted == '&' && signs.peek().is_none() {
                open = true;
            } else {
                text.push(capital(shifted).ok_or(wrong)?);
            }
        }
        if !open {
            text.push('\n');
        }
    }
    // The file ends where a line was to go on.
    if open {
        text.push('\n');
    }
    Ok(text)
}

/// What a cell without shift means.
const fn plain(cell: char) -> Option<char> {
    match cell {
        'A'..='Z' => Some(cell.to_ascii_lowercase()),
        // Small letters in a file are those of a display that shows them as such.
        'a'..='z' | ' '..='^' => Some(cell),
        _ => None,
    }
}

/// What it means behind the shift.
const fn capital(cell: char) -> Option<char> {
    Some(match cell {
        'A'..='Z' | '_' => cell,
        'a'..='z' => cell.to_ascii_uppercase(),
        '@' => '`',
        '[' => '{',
        '\\' => '|',
        ']' => '}',
        '^' => '~',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, brf: &str) {
        assert_eq!(to_brf(text).as_deref(), Ok(brf), "{text:?}");
        assert_eq!(from_brf(brf).as_deref(), Ok(text), "{brf:?}");
    }

    #[test]
    fn letters_digits_and_signs_have_their_cells() {
        check("1. e4 e5\n", "1. E4 E5\n");
        check("2. Nxe5+ O-O-O#\n", "2. _NXE5+ _O-_O-_O#\n");
        check("{a|b}~`_\n", "_[A_\\B_]_^_@__\n");
        check("\n\nx\n", "\n\nX\n");
        check("", "");
    }

    #[test]
    fn long_lines_go_on_and_pages_end() {
        let long = alloc::format!("{}\n", "a".repeat(50));
        let brf = to_brf(&long).unwrap();
        assert_eq!(brf, alloc::format!("{}_&\n{}\n", "A".repeat(38), "A".repeat(12)));
        assert_eq!(from_brf(&brf).as_deref(), Ok(&*long));
        for lines in [24, 25, 26, 50] {
            let text = "e4\n".repeat(lines);
            let brf = to_brf(&text).unwrap();
            assert_eq!(brf.matches('\u{c}').count(), lines / 25);
            assert_eq!(from_brf(&brf).as_deref(), Ok(&*text), "{lines}");
        }
        assert_eq!(from_brf("E4\r\n\u{c}E5\r\n").as_deref(), Ok("e4\ne5\n"));
    }

    #[test]
    fn what_has_no_cells_is_told_with_its_place() {
        let (line, column, found) = (2, 2, 'ä');
        assert_eq!(
            to_brf("a\nLäufer"),
            Err(BrailleError::NoCells { line, column, found })
        );
        assert_eq!(
            from_brf("E4\nA_"),
            Err(BrailleError::NoSign { line: 2, column: 2 })
        );
        assert_eq!(from_brf("ä"), Err(BrailleError::NoSign { line: 1, column: 1 }));
    }
}
