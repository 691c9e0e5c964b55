//! Cuts a text between games into pieces for several threads.

use std::io::{self, Read};
use std::mem;

use arbiter_notation::pgn::{Location, split};

/// The size of a piece in bytes, if games are not longer and nobody asks for another.
const PIECE: usize = 1 << 19;
/// A text in which no game ends for so long is not cut any more but read by one reader, piece by piece.
const LONGEST: usize = 1 << 23;

/// The text of an input, as it comes.
pub struct Chunks<'a> {
    source: Box<dyn Read + Send + 'a>,
    /// What is read and not yet given away; it begins with a game.
    buffer: Vec<u8>,
    place: Location,
    piece: usize,
    /// No end of a game was in sight.
    endless: bool,
    ended: bool,
    broken: Option<io::Error>,
}

/// A piece of a text.
#[derive(Debug, PartialEq, Eq)]
pub enum Chunk {
    /// Whole games, and where they begin.
    Games(Vec<u8>, Location),
    /// Any bytes of a text in which no end of a game is in sight, and where they begin; no other piece follows these.
    Endless(Vec<u8>, Location),
}

impl<'a> Chunks<'a> {
    /// `place` is where the source begins, with a game or at the very beginning.
    #[must_use]
    pub const fn new(source: Box<dyn Read + Send + 'a>, place: Location) -> Self {
        Self {
            source,
            buffer: Vec::new(),
            place,
            piece: PIECE,
            endless: false,
            ended: false,
            broken: None,
        }
    }

    /// In pieces of so many bytes, as far as games are not longer.
    #[must_use]
    pub const fn in_pieces_of(mut self, bytes: usize) -> Self {
        self.piece = bytes;
        self
    }

    /// Where the next piece begins.
    #[must_use]
    pub const fn place(&self) -> Location {
        self.place
    }

    /// The next piece. An error comes after all that could be read before it.
    ///
    /// # Errors
    /// The source cannot be read on.
    #[expect(
        clippy::should_implement_trait,
        reason = "an iterator of results would have no end for an error"
    )]
    pub fn next(&mut self) -> io::Result<Option<Chunk>> {
        let mut wanted = self.piece;
        loop {
            self.fill(wanted);
            if self.ended || self.endless {
                return match self.broken.take_if(|_| self.buffer.is_empty()) {
                    Some(error) => Err(error),
                    None if self.buffer.is_empty() => Ok(None),
                    None => Ok(Some(self.give(self.buffer.len()))),
                };
            }
            if let Some(length) = split::last_game_start(&self.buffer) {
                return Ok(Some(self.give(length)));
            }
            self.endless = self.buffer.len() >= LONGEST;
            wanted = 2 * self.buffer.len();
        }
    }

    /// Reads until the buffer holds as much as wanted, or nothing more comes.
    fn fill(&mut self, wanted: usize) {
        let missing = wanted.saturating_sub(self.buffer.len()) as u64;
        if self.ended || missing == 0 {
            return;
        }
        match self.source.by_ref().take(missing).read_to_end(&mut self.buffer) {
            Ok(count) => self.ended = (count as u64) < missing,
            Err(error) => {
                self.ended = true;
                self.broken = Some(error);
            }
        }
    }

    /// Gives the first bytes away.
    fn give(&mut self, length: usize) -> Chunk {
        let rest = self.buffer.split_off(length);
        let piece = mem::replace(&mut self.buffer, rest);
        let place = self.place;
        if self.endless {
            return Chunk::Endless(piece, place);
        }
        self.place = place.after(&piece);
        Chunk::Games(piece, place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Gives a few bytes at a time, and an error at the end.
    struct Trickle(Vec<u8>, usize);

    impl Read for Trickle {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let left = &self.0[self.1..];
            if left.is_empty() {
                return Err(io::Error::other("cut off"));
            }
            let count = left.len().min(buffer.len()).min(1000);
            buffer[..count].copy_from_slice(&left[..count]);
            self.1 += count;
            Ok(count)
        }
    }

    #[test]
    fn pieces_are_whole_games_and_together_the_text() {
        let game = b"[Event \"A\"]\n[Site \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n";
        let text = game.repeat(40_000);
        let mut chunks = Chunks::new(Box::new(Trickle(text.clone(), 0)), Location::START);
        let mut joined = Vec::new();
        let error = loop {
            match chunks.next() {
                Ok(Some(Chunk::Games(piece, place))) => {
                    assert!(piece.starts_with(b"[Event") && piece.len() <= PIECE);
                    assert_eq!(place, Location::START.after(&joined));
                    joined.extend(piece);
                }
                Ok(other) => panic!("{other:?}"),
                Err(error) => break error,
            }
        };
        assert_eq!(error.to_string(), "cut off");
        assert!(joined == text, "nothing lost, nothing twice");
        assert!(matches!(chunks.next(), Ok(None)));
    }

    /// Each line is looked at once: with a look at all that follows for each, this would take minutes.
    #[test]
    fn a_long_text_that_is_no_game_is_passed_over() {
        for line in ["hello world foo\n", "% x\n"] {
            let text = line.repeat((1 << 24) / line.len()) + "[Event \"A\"]\n\n1. e4 *\n";
            let mut chunks = Chunks::new(Box::new(io::Cursor::new(text.clone())), Location::START);
            let mut length = 0;
            while let Some(Chunk::Games(piece, _) | Chunk::Endless(piece, _)) =
                chunks.next().expect("memory reads")
            {
                length += piece.len();
            }
            assert_eq!(length, text.len());
        }
    }

    #[test]
    fn a_text_without_an_end_of_a_game_comes_in_bounded_pieces() {
        let text = b"e4 ".repeat(LONGEST);
        let mut chunks = Chunks::new(Box::new(io::Cursor::new(text.clone())), Location::START);
        let mut length = 0;
        while let Some(chunk) = chunks.next().expect("memory reads") {
            let Chunk::Endless(piece, place) = chunk else {
                panic!("no game ends")
            };
            assert_eq!(place, Location::START);
            assert!(piece.len() <= 2 * LONGEST);
            length += piece.len();
        }
        assert_eq!(length, text.len());
    }
}
