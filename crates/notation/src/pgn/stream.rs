//! A reader that keeps for itself what is not complete.

use alloc::vec::Vec;

use super::{Location, Reader, Visitor};

/// Reads PGN that comes in chunks of any size, and keeps the unfinished token between them.
///
/// It holds at most 1 MiB and one chunk. Where nothing is kept, a chunk is read in place without copying.
///
/// ```
/// use arbiter_notation::pgn::{At, GameResult, Stream, Visitor};
///
/// #[derive(Default)]
/// struct Draws(usize);
/// impl Visitor for Draws {
///     fn result(&mut self, result: GameResult, _: At<'_>) {
///         self.0 += usize::from(result == GameResult::Draw);
///     }
/// }
/// let (mut stream, mut draws) = (Stream::new(), Draws::default());
/// for chunk in ["1. e4 1/2-", "1/2\n\n1. d4 1/2", "-1/2"] {
///     stream.feed(chunk.as_bytes(), &mut draws);
/// }
/// stream.finish(&mut draws);
/// assert_eq!(draws.0, 2);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Stream {
    reader: Reader,
    kept: Vec<u8>,
}

impl Stream {
    /// For a text from its beginning.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// For a piece out of a longer text; the piece begins with a game, at `place`.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Location, Stream, split};
    /// let text = b"[Event \"A\"]\n\n*\n\n[Event \"B\"]\n\n) *\n\n[Event \"C\"]\n\n*\n";
    /// let second = split::games(text).next().expect("a first game").len();
    /// let mut collector = Collector::default();
    /// let mut stream = Stream::at(Location::START.after(&text[..second]));
    /// stream.feed(&text[second..], &mut collector);
    /// stream.finish(&mut collector);
    /// let (games, faults) = collector.finish();
    /// assert_eq!((games.len(), faults[0].1.line), (2, 7), "lines are those of the whole text");
    /// ```
    #[must_use]
    pub fn at(place: Location) -> Self {
        Self {
            reader: Reader::at(place),
            kept: Vec::new(),
        }
    }

    /// Reads on; what is not complete at the end of the chunk is kept for the next one.
    pub fn feed<V: Visitor + ?Sized>(&mut self, chunk: &[u8], visitor: &mut V) {
        if self.kept.is_empty() {
            let consumed = self.reader.read(chunk, false, visitor);
            self.kept.extend_from_slice(&chunk[consumed..]);
        } else {
            self.kept.extend_from_slice(chunk);
            let consumed = self.reader.read(&self.kept, false, visitor);
            self.kept.drain(..consumed);
        }
    }

    /// The text is over: reads what was kept and ends the last game.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Stream};
    /// let (mut stream, mut collector) = (Stream::new(), Collector::default());
    /// stream.feed(b"1. e4 e", &mut collector);
    /// assert!(collector.take_games().is_empty());
    /// stream.finish(&mut collector);
    /// assert_eq!(collector.take_games()[0].moves().last(), Some("e"), "the text is over");
    /// ```
    pub fn finish<V: Visitor + ?Sized>(&mut self, visitor: &mut V) {
        self.reader.read(&core::mem::take(&mut self.kept), true, visitor);
    }

    /// Bytes kept for the next chunk.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Stream};
    /// let mut stream = Stream::new();
    /// stream.feed(b"1. e4 {half a com", &mut Collector::default());
    /// assert_eq!(stream.kept(), "{half a com".len());
    /// ```
    #[must_use]
    pub fn kept(&self) -> usize {
        self.kept.len()
    }
}
