//! Texts in an encoding that the caller names, on their way to UTF-8.

use std::io::{self, Read};

use anyhow::{Context, Result};
use encoding_rs::{CoderResult, Decoder, Encoding};

use super::code_page::CodePage;

/// What a text is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charset {
    /// An encoding of the web.
    Web(&'static Encoding),
    /// A code page of DOS.
    Dos(&'static CodePage),
}

/// The encoding with this name, as web pages name it, or a code page; `None` for `auto`: UTF-8, and what is not UTF-8 as Windows-1252.
pub fn named(name: &str) -> Result<Option<Charset>> {
    if name == "auto" {
        return Ok(None);
    }
    let expected = "expected auto or an encoding such as windows-1251, koi8-r, iso-8859-2, cp437, cp850, cp852, cp866 or utf-16le";
    let web = Encoding::for_label(name.trim().as_bytes()).map(Charset::Web);
    let found = web.or_else(|| CodePage::named(name).map(Charset::Dos));
    found
        .map(Some)
        .with_context(|| format!("--encoding {name}: {expected}"))
}

enum Decoding {
    Web(Decoder),
    /// The characters of the bytes from 0x80 on.
    Dos(Vec<char>),
}

/// Gives UTF-8. What the encoding has no character for becomes the mark of a failed conversion, U+FFFD.
pub struct Decoded<R> {
    source: R,
    decoding: Decoding,
    /// Bytes of the source that are not decoded yet.
    raw: Vec<u8>,
    /// Characters that are not given yet, and how many bytes of them are.
    text: Vec<u8>,
    given: usize,
    ended: bool,
}

impl<R: Read> Decoded<R> {
    pub fn new(source: R, charset: Charset) -> Self {
        Self {
            source,
            decoding: match charset {
                Charset::Web(encoding) => Decoding::Web(encoding.new_decoder()),
                Charset::Dos(page) => Decoding::Dos(page.upper()),
            },
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
        match &mut self.decoding {
            Decoding::Web(decoder) => {
                let room = decoder.max_utf8_buffer_length(self.raw.len());
                self.text.resize(room.unwrap_or(4 * self.raw.len() + 16), 0);
                let (result, read, written, _) =
                    decoder.decode_to_utf8(&self.raw, &mut self.text, self.ended);
                debug_assert!(result == CoderResult::InputEmpty, "there is room for all");
                self.raw.drain(..read);
                self.text.truncate(written);
            }
            Decoding::Dos(upper) => {
                for byte in self.raw.drain(..) {
                    let beyond = byte.checked_sub(0x80).and_then(|at| upper.get(usize::from(at)));
                    match beyond {
                        Some(letter) => {
                            let mut bytes = [0; 4];
                            self.text
                                .extend_from_slice(letter.encode_utf8(&mut bytes).as_bytes());
                        }
                        None => self.text.push(byte),
                    }
                }
            }
        }
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
            ("cp437", b"H\x81bner", "Hübner"),
            ("cp850", b"Andr\x82 \x9fx", "André ƒx"),
            ("cp852", b"Wa\x88\xa9sa", "Wałęsa"),
            ("cp866", b"\x8a\xa0\xe0\xaf\xae\xa2", "Карпов"),
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
