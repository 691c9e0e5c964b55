//! Tables for people: a name in a file steers nobody's terminal.

use std::io::{self, StdoutLock, Write};

/// The output of a table.
#[derive(Debug)]
pub struct Plain<W>(W);

/// The standard output, without signs that a terminal obeys but for the ends of lines.
pub fn out() -> Plain<StdoutLock<'static>> {
    Plain(io::stdout().lock())
}

/// A text of people in a table of commas.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.trim().replace('"', "\"\""))
}

impl<W: Write> Write for Plain<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write_all(&plain(bytes))?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Control characters replaced: those of ASCII, and those that UTF-8 writes as C2 80 to C2 9F.
fn plain(bytes: &[u8]) -> Vec<u8> {
    let mut plain = bytes.to_vec();
    for place in 0..plain.len() {
        let steers = matches!(plain[place], 0..=8 | 11 | 12 | 14..=31 | 127);
        let second = matches!(plain[place..], [0xc2, 0x80..=0x9f, ..]);
        if steers || second {
            plain[place] = b'?';
        }
        if second {
            plain[place + 1] = b'?';
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_steers_no_terminal() {
        let clean = |text: &str| String::from_utf8(plain(text.as_bytes())).unwrap();
        assert_eq!(clean("1 Tal\u{1b}[2J\u{7}\n"), "1 Tal?[2J?\n");
        assert_eq!(clean("Tal\u{9b}2J"), "Tal??2J");
        assert_eq!(clean("نیک\u{200c}نام\tĐặng\r\n"), "نیک\u{200c}نام\tĐặng\r\n");
    }
}
