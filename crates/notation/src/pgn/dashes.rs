//! Dashes of other kinds than the one of ASCII, in results and in castling with zeros.

use crate::pgn::sign::is_dash;

/// The longest result or castling with a dash of three bytes for each.
const LONGEST: usize = 16;

/// A word with the dash of ASCII for every other.
pub(crate) struct Plain {
    bytes: [u8; LONGEST],
    length: usize,
}

impl Plain {
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }
}

/// The word so, if it has other dashes and is no longer than a result or castling.
pub(crate) fn plain(word: &[u8]) -> Option<Plain> {
    if word.is_ascii() || word.len() > LONGEST {
        return None;
    }
    let text = str::from_utf8(word).ok()?;
    let mut plain = Plain {
        bytes: [0; LONGEST],
        length: 0,
    };
    for c in text.chars() {
        let c = if is_dash(c) { '-' } else { c };
        let end = plain.length + c.len_utf8();
        c.encode_utf8(&mut plain.bytes[plain.length..end]);
        plain.length = end;
    }
    Some(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dash_is_one() {
        for dash in ('\u{2010}'..='\u{2015}').chain(['\u{2212}']) {
            let word = alloc::format!("0{dash}0{dash}0+");
            let read = plain(word.as_bytes());
            assert_eq!(read.as_ref().map(Plain::as_bytes), Some(&b"0-0-0+"[..]), "{word}");
        }
        assert!(plain(b"0-0").is_none());
        assert!(plain("0–0–0–0–0–0".as_bytes()).is_none());
    }
}
