//! Signs of movetext: comments, valuations, variations, and what does not belong there.

use super::{Chunk, MAX_DEPTH, PgnFault, Reader, State, Step, Visitor};
use crate::pgn::lex::{Bracket, CLASS, Class, LIMIT, Lex, bracket};
use crate::pgn::stray::mark_end;
use crate::pgn::{GameResult, Mark, Movetext, Nag};

impl Reader {
    pub(super) fn sign<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let at = chunk.at(index);
        match chunk.bytes[index] {
            b'{' => return self.brace_comment(chunk, index, v),
            b';' => return self.line_comment(chunk, index, v),
            b'(' => return self.open(chunk, index, v),
            b')' if self.depth > 0 => {
                self.depth -= 1;
                v.end_variation(at);
            }
            b')' => v.fault(PgnFault::UnopenedVariation, at),
            b'!' | b'?' => return valuation(chunk, index, v),
            b'$' => return self.numbered(chunk, index, v),
            b'*' => self.result(GameResult::Open, chunk, index, v),
            b'~' => v.nag(Nag(13), at),
            b'}' => v.fault(PgnFault::UnopenedComment, at),
            b'[' => return self.bracket(chunk, index, v),
            b'<' => return self.page_mark(chunk, index, v),
            b'%' if self.is_line_start(chunk, index) => return self.escape(chunk, index, v),
            b'>' if self.is_line_start(chunk, index) => return quoted(chunk, index),
            _ => return self.junk(chunk, index, v),
        }
        Step::Go(index + 1)
    }

    /// A variation, or the mark of a draw offer.
    fn open<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let rest = &chunk.bytes[index..];
        if rest.starts_with(b"(=)") {
            v.mark(Mark::DrawOffer, chunk.at(index));
            return Step::Go(index + 3);
        }
        if !chunk.last && b"(=)".starts_with(rest) {
            return Step::Starved(index);
        }
        if self.depth == MAX_DEPTH {
            return self.give_up(PgnFault::TooDeep, chunk, index, None, index + 1, v);
        }
        self.depth += 1;
        if v.begin_variation(chunk.at(index)) == Movetext::Skip {
            self.state = State::Aside(1);
        }
        Step::Go(index + 1)
    }

    /// A valuation by number, such as `$14`.
    fn numbered<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let digits = &chunk.bytes[index + 1..];
        let end = digits
            .iter()
            .position(|byte| !byte.is_ascii_digit())
            .map(|length| index + 1 + length);
        match Lex::new(chunk.bytes, index, end, chunk.last) {
            Lex::Starved => Step::Starved(index),
            Lex::TooLong(end) => self.give_up(PgnFault::TokenTooLong, chunk, index, None, end, v),
            Lex::Done(end) => {
                let number = core::str::from_utf8(&chunk.bytes[index + 1..end])
                    .ok()
                    .and_then(|text| text.parse().ok());
                match number {
                    Some(number) => v.nag(Nag(number), chunk.at(index)),
                    None => v.fault(PgnFault::InvalidNag, chunk.at(index)),
                }
                Step::Go(end)
            }
        }
    }

    /// A bracket in movetext: the tags of the next game, or nothing.
    fn bracket<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match bracket(chunk.bytes, index, chunk.last) {
            Bracket::Tag(_) => {
                self.end_game(chunk, index, v);
                Step::Ended(index)
            }
            other => self.no_tag(&other, chunk, index, v),
        }
    }

    /// A mark of a web page, or nothing.
    fn page_mark<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match mark_end(chunk.bytes, index, chunk.last) {
            Lex::Done(end) => self.pass_stray(chunk, index, end, v),
            Lex::Starved => Step::Starved(index),
            Lex::TooLong(_) => self.junk(chunk, index, v),
        }
    }

    /// Bytes that mean nothing here: one fault for as many as stand together.
    fn junk<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        let rest = &chunk.bytes[index + 1..];
        let end = rest
            .iter()
            .position(|&byte| !is_junk(byte))
            .map(|length| index + 1 + length);
        match Lex::new(chunk.bytes, index, end, chunk.last) {
            Lex::Starved => Step::Starved(index),
            Lex::TooLong(end) => self.give_up(PgnFault::TokenTooLong, chunk, index, None, end, v),
            Lex::Done(end) => {
                v.fault(PgnFault::Unexpected, chunk.at(index));
                Step::Go(end)
            }
        }
    }
}

/// The signs before a line of mail that is quoted, once or several times.
fn quoted(chunk: &Chunk<'_>, index: usize) -> Step {
    let rest = &chunk.bytes[index..];
    match rest.iter().position(|&byte| !matches!(byte, b'>' | b' ')) {
        Some(length) => Step::Go(index + length),
        None if chunk.last || rest.len() > LIMIT => Step::Go(chunk.bytes.len()),
        None => Step::Starved(index),
    }
}

fn is_junk(byte: u8) -> bool {
    let signs = b"{;()!?$*~}[%";
    matches!(CLASS[byte as usize], Class::Inner | Class::Sign) && !signs.contains(&byte)
}

/// One of `! ? !! ?? !? ?!`; longer rows of them are several valuations.
fn valuation<V: Visitor + ?Sized>(chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
    let pair = match chunk.bytes.get(index + 1) {
        None if !chunk.last => return Step::Starved(index),
        Some(b'!' | b'?') => 2,
        _ => 1,
    };
    if let Some(nag) = Nag::from_bytes(&chunk.bytes[index..index + pair]) {
        v.nag(nag, chunk.at(index));
    }
    Step::Go(index + pair)
}
