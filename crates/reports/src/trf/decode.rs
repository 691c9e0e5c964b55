//! Bytes to lines of text.

use super::fault::{Notice, NoticeKind, Span};

/// Code page 1252 from 0x80 to 0x9F; the rest is Latin-1.
const HIGH: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// What DOS and printers leave behind.
const NOISE: [char; 3] = ['\0', '\u{1A}', '\u{0C}'];

/// The text of a file, with what was assumed about its encoding; noise in it is blank, and nothing at the beginning of a line.
pub fn text(bytes: &[u8]) -> (String, Option<Notice>) {
    let (text, guessed) = decoded(bytes);
    let mut begins = true;
    let quiet = text.chars().filter_map(|sign| {
        let is_noise = NOISE.contains(&sign);
        let dropped = is_noise && begins;
        begins = dropped || matches!(sign, '\r' | '\n');
        (!dropped).then_some(if is_noise { ' ' } else { sign })
    });
    (quiet.collect(), guessed)
}

fn decoded(bytes: &[u8]) -> (String, Option<Notice>) {
    if let Some(rest) = bytes.strip_prefix(b"\xEF\xBB\xBF") {
        return decoded(rest);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xFF\xFE") {
        let units = rest
            .chunks_exact(2)
            .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
        let text = char::decode_utf16(units)
            .map(|unit| unit.unwrap_or('\u{FFFD}'))
            .collect();
        return (text, None);
    }
    match core::str::from_utf8(bytes) {
        Ok(text) => (text.to_owned(), None),
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let line = before.split(|&byte| byte == b'\n').count();
            let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
            let span = Span {
                line,
                from: column,
                to: column,
            };
            let notice = Notice {
                span,
                kind: NoticeKind::Encoding("Windows-1252"),
            };
            (bytes.iter().map(|&byte| one(byte)).collect(), Some(notice))
        }
    }
}

fn one(byte: u8) -> char {
    match byte {
        0x80..=0x9F => HIGH[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// The lines of a text with their numbers: CR, LF or both end a line; blanks and tabs at its end are dropped.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = text;
    let mut number = 0;
    core::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(['\r', '\n']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(end);
        rest = after
            .strip_prefix("\r\n")
            .or_else(|| after.get(1..))
            .unwrap_or("");
        number += 1;
        Some((number, line.trim_end_matches([' ', '\t'])))
    })
    .filter(|(_, line)| !line.trim().is_empty())
}
