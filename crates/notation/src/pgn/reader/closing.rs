//! What follows a result: comments on it, until the next game or an empty line.

use super::{Chunk, PgnFault, Reader, State, Step, Visitor};
use crate::pgn::GameResult;
use crate::pgn::lex::{Lex, word_end};

impl Reader {
    pub(super) fn closing<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        from: usize,
        mut lf: u8,
        mut cr: u8,
        v: &mut V,
    ) -> Step {
        let mut index = from;
        while lf < 2 && cr < 2 {
            self.state = State::Closing { lf, cr };
            let Some(&byte) = chunk.bytes.get(index) else {
                return Step::Starved(index);
            };
            match byte {
                b'\n' => lf += 1,
                b'\r' => cr += 1,
                b' ' | b'\t' => {}
                b'{' | b';' => return self.remark(chunk, index, v),
                b'%' if self.is_line_start(chunk, index) => return self.remark(chunk, index, v),
                b'0'..=b'9' | b'*' => match second_result(chunk, index) {
                    Lex::Starved => return Step::Starved(index),
                    Lex::Done(end) => {
                        v.fault(PgnFault::Unexpected, chunk.at(index));
                        return Step::Go(end);
                    }
                    Lex::TooLong(_) => break,
                },
                _ => break,
            }
            index += 1;
        }
        self.end_game(chunk, index, v);
        Step::Ended(index)
    }

    /// A comment or an escape line; whether an empty line follows is counted from its end.
    fn remark<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        self.state = State::Closing { lf: 0, cr: 0 };
        match chunk.bytes[index] {
            b'{' => self.brace_comment(chunk, index, v),
            b';' => self.line_comment(chunk, index, v),
            _ => self.escape(chunk, index, v),
        }
    }
}

/// The end of another result behind the first; [`Lex::TooLong`] if something else begins here.
fn second_result(chunk: &Chunk<'_>, index: usize) -> Lex {
    let end = match chunk.bytes[index] {
        b'*' => Lex::Done(index + 1),
        _ => word_end(chunk.bytes, index, chunk.last),
    };
    match end {
        Lex::Done(end) if GameResult::from_bytes(&chunk.bytes[index..end]).is_none() => Lex::TooLong(end),
        other => other,
    }
}
