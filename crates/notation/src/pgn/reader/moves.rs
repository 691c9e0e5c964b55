//! Movetext: moves, numbers, results. The hot path of every archive.

use super::{Chunk, PgnFault, Reader, State, Step, Visitor, at_end, lone};
use crate::pgn::lex::{CLASS, Class, LIMIT, Lex, word_end};
use crate::pgn::stray::{persian_number, unseen};
use crate::pgn::{GameResult, Mark, Nag, dashes, glued};

impl Reader {
    /// Reads on until the state has changed, the visitor has had enough, or more bytes are needed.
    #[inline]
    pub(super) fn moves<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, from: usize, v: &mut V) -> Step {
        let bytes = chunk.bytes;
        let mut index = from;
        loop {
            index = plain_moves(chunk, index, v);
            if v.enough() {
                return Step::Go(index);
            }
            let Some(&byte) = bytes.get(index) else { break };
            let step = match CLASS[byte as usize] {
                Class::Blank | Class::Dot => Step::Go(index + 1),
                Class::Digit => self.number(chunk, index, v),
                Class::Word => self.word(chunk, index, v),
                Class::Inner | Class::Sign => self.sign(chunk, index, v),
            };
            let Step::Go(next) = step else { return step };
            index = next;
            if v.enough() || !matches!(self.state, State::Moves) {
                return Step::Go(index);
            }
        }
        Step::Starved(index)
    }

    /// A move number; or a result, or castling with zeros.
    #[inline]
    fn number<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let bytes = chunk.bytes;
        let mut number = u32::from(bytes[index] - b'0');
        let mut end = index + 1;
        while let Some(digit @ b'0'..=b'9') = bytes.get(end) {
            number = number.wrapping_mul(10).wrapping_add(u32::from(digit - b'0'));
            end += 1;
        }
        if bytes.get(end) == Some(&b'.') && end - index < 10 {
            v.move_number(number, chunk.at(index));
            return Step::Go(end + 1);
        }
        self.digits(chunk, index, v)
    }

    /// A word that begins with a digit and is not simply a move number with its dot.
    #[cold]
    fn digits<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let bytes = chunk.bytes;
        let end = match word_end(bytes, index, chunk.last) {
            Lex::Done(end) => end,
            Lex::Starved => return Step::Starved(index),
            Lex::TooLong(end) => return self.give_up(PgnFault::TokenTooLong, chunk, index, None, end, v),
        };
        let word = &bytes[index..end];
        match at_end::result(chunk, index, end, self.said) {
            at_end::Found::Starved => return Step::Starved(index),
            at_end::Found::Result(result, end) => {
                self.result(result, chunk, index, v);
                return Step::Go(end);
            }
            at_end::Found::None => {}
        }
        let plain = dashes::plain(word);
        let plain = plain.as_ref().map_or(word, dashes::Plain::as_bytes);
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if let Some(result) = GameResult::from_bytes(plain) {
            self.result(result, chunk, index, v);
        } else if word == b"0000" || is_castling(word) || (word[0] == b'0' && plain.get(1) == Some(&b'-')) {
            v.san(word, chunk.at(index));
            return Step::Go(behind_comma(bytes, end));
        } else if digits == word.len() || word[digits] == b'.' || word[digits..].starts_with("…".as_bytes())
        {
            v.move_number(value(&word[..digits]), chunk.at(index));
            return Step::Go(index + digits);
        } else if let [letter @ (b'A' | b'a' | b'B' | b'b'), b'.', ..] = word[digits..] {
            v.board_number(value(&word[..digits]), letter, chunk.at(index));
            return Step::Go(index + digits + 2);
        } else {
            v.fault(PgnFault::Unexpected, chunk.at(index));
        }
        Step::Go(end)
    }

    /// A move, nearly always.
    #[inline]
    fn word<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let bytes = chunk.bytes;
        let end = match word_end(bytes, index, chunk.last) {
            Lex::Done(end) => end,
            Lex::Starved => return Step::Starved(index),
            Lex::TooLong(end) => return self.give_up(PgnFault::TokenTooLong, chunk, index, None, end, v),
        };
        let odd = !bytes[index].is_ascii_alphabetic()
            || end - index == 1
            || matches!(bytes[index + 1], b'.' | b'p')
            || !bytes[index..end].is_ascii();
        if odd || bytes.get(end) == Some(&b'(') {
            return self.odd_word(chunk, index, end, v);
        }
        v.san(&bytes[index..end], chunk.at(index));
        Step::Go(behind_comma(bytes, end))
    }

    /// A word that may be something else than a move, or a move with a promotion in parentheses behind it.
    #[cold]
    fn odd_word<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        index: usize,
        end: usize,
        v: &mut V,
    ) -> Step {
        let word = &chunk.bytes[index..end];
        let at = chunk.at(index);
        if let Some(prefix) = no_move(word) {
            return Step::Go(index + prefix);
        }
        match drop_end(chunk, index, end) {
            Lex::Starved => return Step::Starved(index),
            Lex::Done(behind) if behind > end => {
                v.san(&chunk.bytes[index..behind], at);
                return Step::Go(behind_comma(chunk.bytes, behind));
            }
            _ => {}
        }
        match at_end::result(chunk, index, end, self.said) {
            at_end::Found::Starved => return Step::Starved(index),
            at_end::Found::Result(result, end) => {
                self.result(result, chunk, index, v);
                return Step::Go(end);
            }
            at_end::Found::None => {}
        }
        match lone::joined(chunk, index, end) {
            lone::Lone::Starved => return Step::Starved(index),
            lone::Lone::Move(token, end) => {
                v.san(token.as_bytes(), at);
                return Step::Go(behind_comma(chunk.bytes, end));
            }
            lone::Lone::None => {}
        }
        // One event a step: the signs behind a move come with the next.
        let glued = glued::first(word).filter(|_| GameResult::from_bytes(word).is_none());
        let end = match glued {
            Some((0, length, nag)) => {
                if let Some(nag) = nag {
                    v.nag(nag, at);
                }
                return Step::Go(index + length);
            }
            Some((start, ..)) => index + start,
            None => end,
        };
        let word = &chunk.bytes[index..end];
        if matches!(word, b"e.p." | b"e.p" | b"ep" | b"ep.") {
            v.mark(Mark::EnPassant, at);
        } else if let Some(result) = GameResult::from_bytes(word) {
            self.result(result, chunk, index, v);
        } else if let Some(nag) = Nag::from_bytes(word) {
            v.nag(nag, at);
        } else if matches!(word[0], b'+' | b'-' | b'=' | b'#') && word != b"--" {
            v.fault(PgnFault::Unexpected, at);
        } else {
            return match promotion_end(chunk, index, end) {
                Lex::Starved => Step::Starved(index),
                Lex::Done(end) => {
                    v.san(&chunk.bytes[index..end], at);
                    Step::Go(behind_comma(chunk.bytes, end))
                }
                Lex::TooLong(end) => self.give_up(PgnFault::TokenTooLong, chunk, index, None, end, v),
            };
        }
        Step::Go(end)
    }

    /// A result: outside of variations nothing but comments follows it.
    pub(super) fn result<V: Visitor + ?Sized>(
        &mut self,
        result: GameResult,
        chunk: &Chunk<'_>,
        index: usize,
        v: &mut V,
    ) {
        v.result(result, chunk.at(index));
        if self.depth == 0 {
            self.state = State::Closing { lf: 0, cr: 0 };
        }
    }
}

/// Behind the comma that follows a move, if one does. The end of a word is in sight, so what follows it is, too.
fn behind_comma(bytes: &[u8], end: usize) -> usize {
    end + usize::from(bytes.get(end) == Some(&b','))
}

/// Reads on over what nearly all of movetext is: words of a few letters and numbers with a dot, each with a blank
/// behind it. Stops before anything else, where few bytes are left, and where the visitor has had enough.
#[inline]
fn plain_moves<V: Visitor + ?Sized>(chunk: &Chunk<'_>, from: usize, v: &mut V) -> usize {
    let mut index = from;
    while let Some(window) = chunk.bytes.get(index..).and_then(|rest| rest.first_chunk::<8>()) {
        let first = window[0];
        if first.is_ascii_alphabetic() {
            let length = plain_word(*window);
            let ends = window
                .get(length)
                .is_some_and(|&behind| CLASS[behind as usize] == Class::Blank);
            if !ends || length == 1 || matches!(window[1], b'.' | b'p') {
                break;
            }
            v.san(&window[..length], chunk.at(index));
            index += length + 1;
            if v.enough() {
                break;
            }
        } else if first.is_ascii_digit() {
            let Some(digits) = (1..4).find(|&digits| window[digits] == b'.') else {
                break;
            };
            let Some(number) = number(&window[..digits]) else {
                break;
            };
            v.move_number(number, chunk.at(index));
            index += digits + 1 + usize::from(window[digits + 1] == b' ');
            if v.enough() {
                break;
            }
        } else if matches!(CLASS[first as usize], Class::Blank | Class::Dot) {
            index += 1;
        } else {
            break;
        }
    }
    index
}

/// The length of a word of letters, digits and the signs `+ - . / = #`; 8 if it does not end within the window.
///
/// Where the next word begins hangs on this, so everything waits for it; and words have any length, so a loop would
/// cost a mispredicted branch for many of them. This is arithmetic on the eight bytes at once: adding to a byte sets
/// its highest bit if it is at least so large.
#[inline]
fn plain_word(window: [u8; 8]) -> usize {
    const ALL: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ALL;
    let bytes = u64::from_le_bytes(window);
    let low = bytes & !HIGH;
    let at_least = |bytes: u64, least: u8| bytes + (0x80 - u64::from(least)) * ALL;
    let differs = |from: u8| (low ^ (u64::from(from) * ALL)) + 0x7f * ALL;
    let small = low | (0x20 * ALL);
    let letters = at_least(small, b'a') & !at_least(small, b'z' + 1);
    let digits_and_signs = at_least(low, b'+') & !at_least(low, b'9' + 1) & differs(b',');
    let plain = (letters | digits_and_signs | !differs(b'=') | !differs(b'#')) & !bytes;
    (!plain & HIGH).trailing_zeros() as usize / 8
}

/// The number that these digits are, or the greatest there is.
fn value(digits: &[u8]) -> u32 {
    digits.iter().fold(0, |number: u32, digit| {
        number.saturating_mul(10).saturating_add(u32::from(digit - b'0'))
    })
}

#[inline]
fn number(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |number, digit| {
        digit
            .is_ascii_digit()
            .then(|| number * 10 + u32::from(digit - b'0'))
    })
}

/// Castling without its dashes, `00` and `000`: no move has these numbers.
fn is_castling(word: &[u8]) -> bool {
    let zeros = word.iter().take_while(|&&byte| byte == b'0').count();
    matches!(zeros, 2 | 3) && word[zeros..].iter().all(|byte| matches!(byte, b'+' | b'#'))
}

/// Bytes at the beginning of a word that are no part of a move: a byte order mark in joined files, an ellipsis, a mark of direction or
/// joining that nobody sees, and a move number in other digits.
fn no_move(word: &[u8]) -> Option<usize> {
    if let Some(rest) = unseen(word) {
        return Some(word.len() - rest.len());
    }
    Some(persian_number(word)).filter(|&digits| digits > 0)
}

/// The end of a drop such as `N*f3`, as some programs write it, whose sign ends a game elsewhere; `end` where it is none.
fn drop_end(chunk: &Chunk<'_>, index: usize, end: usize) -> Lex {
    let bytes = chunk.bytes;
    if end - index > 1 || !bytes[index].is_ascii_alphabetic() || bytes.get(end) != Some(&b'*') {
        return Lex::Done(end);
    }
    match word_end(bytes, end + 1, chunk.last) {
        Lex::Done(behind) => match bytes[end + 1..behind] {
            [b'a'..=b'h', b'1'..=b'8', ..] => Lex::Done(behind),
            _ => Lex::Done(end),
        },
        other => other,
    }
}

/// The end of a move, with a promotion in parentheses such as `e8(Q)+`.
fn promotion_end(chunk: &Chunk<'_>, index: usize, end: usize) -> Lex {
    /// The longest letter of a piece, in bytes.
    const LETTER: usize = 4;
    let bytes = chunk.bytes;
    let last_rank = end - index >= 2 && matches!(bytes[end - 1], b'1' | b'8');
    if bytes.get(end) != Some(&b'(') || !last_rank {
        return Lex::Done(end);
    }
    let inside = &bytes[end + 1..bytes.len().min(end + 2 + LETTER)];
    match inside
        .iter()
        .position(|&byte| !(byte.is_ascii_alphabetic() || byte >= 0x80))
    {
        Some(length) if length > 0 && inside[length] == b')' => {
            let behind = end + length + 2;
            match word_end(bytes, behind, chunk.last) {
                Lex::Done(end) if end - index > LIMIT => Lex::TooLong(index + LIMIT),
                // A word that is no UTF-8 is taken as Latin-1, where every such byte is a letter of two bytes: a letter
                // that is too long then must be so at once, or the word would not read back as it was written.
                Lex::Done(whole) if str::from_utf8(&bytes[index..whole]).is_err() => {
                    let letter = &inside[..length];
                    let written = length + letter.iter().filter(|byte| !byte.is_ascii()).count();
                    // So must a word whose beginning is UTF-8: its signs were looked for as such.
                    let word = &bytes[index..end];
                    let is_mixed = !word.is_ascii() && str::from_utf8(word).is_ok();
                    Lex::Done(if written > LETTER || is_mixed { end } else { whole })
                }
                Lex::TooLong(_) => Lex::TooLong(index + LIMIT),
                other => other,
            }
        }
        None if inside.len() <= LETTER && !chunk.last => Lex::Starved,
        _ => Lex::Done(end),
    }
}
