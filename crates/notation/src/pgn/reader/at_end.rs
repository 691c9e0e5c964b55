//! Results that are results only where the game ends: `0-0` castles elsewhere, and `+/-` is a valuation.

use super::Chunk;
use crate::pgn::lex::LIMIT;
use crate::pgn::scan::{is_blank, is_break};
use crate::pgn::{GameResult, dashes};

/// What a word turned out to be.
pub(super) enum Found {
    /// No such result.
    None,
    /// That is not known from the bytes at hand.
    Starved,
    /// A result that ends before this index.
    Result(GameResult, usize),
}

/// Looks at the word from `index` to `end`; `said` is the result in the tags.
pub(super) fn result(chunk: &Chunk<'_>, index: usize, end: usize, said: Option<GameResult>) -> Found {
    let word = &chunk.bytes[index..end];
    if matches!(word, b"1" | b"0" | b"1/2" | b"\xc2\xbd") {
        return apart(chunk, index, end, said);
    }
    let plain = dashes::plain(word);
    let word = plain.as_ref().map_or(word, dashes::Plain::as_bytes);
    let Some(result) = GameResult::at_end(word) else {
        return Found::None;
    };
    // What a tag says is believed; where none says anything, castling is likelier, and so is a result than a valuation, but for those that
    // every book has.
    let believed = match said {
        Some(GameResult::Open) | None => !matches!(word, b"0-0" | b"+-" | b"-+"),
        Some(said) => said == result,
    };
    if !believed {
        return Found::None;
    }
    match closes(chunk, end) {
        None => Found::Starved,
        Some(true) => Found::Result(result, end),
        Some(false) => Found::None,
    }
}

/// `1 - 0` and its like, in three words.
fn apart(chunk: &Chunk<'_>, index: usize, end: usize, said: Option<GameResult>) -> Found {
    /// Blanks between the words, at most.
    const MOST: usize = 3;
    let bytes = chunk.bytes;
    let blanks = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        from + rest.iter().take(MOST).take_while(|&&byte| byte == b' ').count()
    };
    let dash = blanks(end);
    if dash == end {
        return if end == bytes.len() && !chunk.last {
            Found::Starved
        } else {
            Found::None
        };
    }
    let rest = bytes.get(dash..).unwrap_or_default();
    let sign: &[u8] = [&b"-"[..], "–".as_bytes(), "—".as_bytes()]
        .into_iter()
        .find(|&sign| rest.starts_with(sign) || !chunk.last && sign.starts_with(rest))
        .unwrap_or_default();
    if sign.is_empty() {
        return Found::None;
    }
    let second = blanks(dash + sign.len());
    let rest = bytes.get(second..).unwrap_or_default();
    let first = &bytes[index..end];
    let behind: &[u8] = match first {
        b"1" => b"0",
        // Where no tag says so, it is no result.
        b"0" if said == Some(GameResult::BothLose) => b"0",
        b"0" => b"1",
        half => half,
    };
    if !chunk.last && rest.len() <= behind.len() && behind.starts_with(rest) {
        return Found::Starved;
    }
    let ends = rest
        .get(behind.len())
        .is_none_or(|&byte| is_blank(byte) || byte == b'[');
    if second == dash + sign.len() || !rest.starts_with(behind) || !ends {
        return Found::None;
    }
    let result = match first {
        b"1" => GameResult::WhiteWins,
        b"0" if behind == b"0" => GameResult::BothLose,
        b"0" => GameResult::BlackWins,
        _ => GameResult::Draw,
    };
    Found::Result(result, second + behind.len())
}

/// Whether the game ends behind `from`: only comments stand before the next tag or the end of the text. `None` where that
/// is not known yet.
fn closes(chunk: &Chunk<'_>, from: usize) -> Option<bool> {
    let bytes = chunk.bytes;
    let mut index = from;
    loop {
        if index - from > LIMIT {
            return Some(false);
        }
        index += bytes[index..].iter().take_while(|&&byte| is_blank(byte)).count();
        let rest = &bytes[index..];
        let end = match rest.first() {
            None => return chunk.last.then_some(true),
            Some(b'[') => return Some(true),
            Some(b'{') => memchr::memchr(b'}', rest),
            Some(b';') => rest.iter().position(|&byte| is_break(byte)),
            Some(_) => return Some(false),
        };
        index += match end {
            Some(length) => length + 1,
            None if chunk.last || rest.len() > LIMIT => return Some(chunk.last),
            None => return None,
        };
    }
}
