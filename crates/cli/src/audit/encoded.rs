//! Texts in an encoding that the caller names, on their way to UTF-8.

use std::io::{self, Read};

use anyhow::{Context, Result};
use encoding_rs::{CoderResult, Decoder, Encoding};

/// The encoding with this name, as web pages name it; `None` for `auto`: UTF-8, and what is not UTF-8 as Windows-1252.
pub fn named(name: &str) -> Result<Option<&'static Encoding>> {
    if name == "auto" {
        return Ok(None);
    }
    let expected = "expected auto or an encoding such as windows-1251, koi8-r, iso-8859-2 or utf-16le";
    let encoding = Encoding::for_label(name.trim().as_bytes());
    encoding
        .map(Some)
        .with_context(|| format!("--encoding {name}: {expected}"))
}

/// Gives UTF-8. What the encoding has no character for becomes the mark of a failed conversion, U+FFFD.
pub struct Decoded<R> {
    source: R,
    decoder: Decoder,
    /// Bytes of the source that are not decoded yet.
    raw: Vec<u8>,
    /// Characters that are not given yet, and how many bytes of them are.
    text: Vec<u8>,
    given: usize,
    ended: bool,
}

impl<R: Read> Decoded<R> {
    pub fn new(source: R, encoding: &'static Encoding) -> Self {
        Self {
            source,
            decoder: encoding.new_decoder(),
            raw: Vec::new(),
            text: Vec::new(),
            given: 0,
            ended: false,
        }
    }

    /// Decodes some more.
    fn fill(&mut self) -> io::Result<()> {
        const STEP: u64 = 1 << 16;
        let before = self.raw.len();
        self.source.by_ref().take(STEP).read_to_end(&mut self.raw)?;
        self.ended = self.raw.len() == before;
        self.given = 0;
        self.text.clear();
        let room = self.decoder.max_utf8_buffer_length(self.raw.len());
        self.text.resize(room.unwrap_or(4 * self.raw.len() + 16), 0);
        let (result, read, written, _) = self.decoder.decode_to_utf8(&self.raw, &mut self.text, self.ended);
        debug_assert!(result == CoderResult::InputEmpty, "there is room for all");
        self.raw.drain(..read);
        self.text.truncate(written);
        Ok(())
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.given == self.text.len() && !self.ended {
            self.fill()?;
        }
        let rest = &self.text[self.given..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        self.given += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_masters_in_the_encodings_of_their_time() {
        for (label, bytes, text) in [
            ("windows-1251", &b"\xca\xe0\xf0\xef\xee\xe2"[..], "Карпов"),
            ("koi8-r", b"\xeb\xc1\xd2\xd0\xcf\xd7", "Карпов"),
            ("iso-8859-2", b"Wa\xb3\xeasa", "Wałęsa"),
            ("utf-16le", b"\xff\xfeT\0a\0l\0", "Tal"),
        ] {
            let encoding = named(label).expect("known").expect("no guess");
            let mut read = String::new();
            Decoded::new(bytes, encoding)
                .read_to_string(&mut read)
                .expect("reads");
            assert_eq!(read, text, "{label}");
        }
        assert!(named("auto").expect("known").is_none());
        assert!(named("klingon").is_err());
    }

    #[test]
    fn a_long_text_comes_whole() {
        let bytes = b"\xca\xe0 ".repeat(100_000);
        let mut read = String::new();
        let encoding = named("windows-1251").expect("known").expect("no guess");
        Decoded::new(&bytes[..], encoding)
            .read_to_string(&mut read)
            .expect("reads");
        assert!(read == "Ка ".repeat(100_000));
    }
}
