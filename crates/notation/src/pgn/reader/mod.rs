//! The streaming reader: bytes in, events out, nothing kept but where it stands.
//!
//! One file a part of a game: tags and what lies between games, movetext, what follows the result; and what is read
//! without being told.

mod at_end;
mod closing;
mod lone;
mod moves;
mod sign;
mod tags;
#[cfg(test)]
mod tests;
mod untold;

pub(super) use self::lone::is_letter;
pub use self::lone::lone_letter;
use self::untold::Untold;
use super::lex::{BraceEnd, Lex, brace_end, line_end};
use super::location::Chunk;
use super::scan::{BYTE_ORDER_MARK, Header, Scan, Scanner, Within, is_break};
use super::{GameResult, Location, PgnFault, Text, Visitor};

/// The deepest nesting of variations that is read.
pub const MAX_DEPTH: u16 = 256;

/// Bytes that are read before their lines are counted, while they are still in the processor's cache.
const WINDOW: usize = 1 << 17;

/// Reads PGN from chunks of any size and tells a [`Visitor`] what stands there.
///
/// The reader keeps no bytes: [`read`](Self::read) says how many it has consumed, and the caller gives the others
/// again, with more behind them. A token (word, tag, comment) is told when it is complete, so 1 MiB and one chunk
/// are always enough. [`Stream`](super::Stream) does that bookkeeping.
///
/// ```
/// use arbiter_notation::pgn::{At, Reader, Visitor};
///
/// struct Moves(Vec<String>);
/// impl Visitor for Moves {
///     fn san(&mut self, token: &[u8], _: At<'_>) {
///         self.0.push(String::from_utf8_lossy(token).into_owned());
///     }
/// }
/// let mut moves = Moves(Vec::new());
/// Reader::new().read(b"[Event \"?\"]\n\n1. e4 e5 {quiet} 2. Nf3 *\n", true, &mut moves);
/// assert_eq!(moves.0, ["e4", "e5", "Nf3"]);
/// ```
#[derive(Debug, Clone)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each says one thing of the text before, and they are not states"
)]
pub struct Reader {
    state: State,
    /// Variations that are open.
    depth: u16,
    /// The game was left: its rest is read without being told.
    left: bool,
    header: Header,
    /// The result in the tags of the game, if they tell one.
    said: Option<GameResult>,
    /// A text outside of games has been told since the last of them.
    stray: bool,
    place: Location,
    after_cr: bool,
    line_start: bool,
}

/// What the reader stands in.
#[derive(Debug, Clone, Copy)]
enum State {
    /// The very beginning, where a byte order mark may stand.
    Start,
    /// No game is open.
    Between,
    /// A game is open, none of its movetext has come.
    Tags,
    /// Movetext.
    Moves,
    /// Movetext of a variation that is not told, so many of those that are open.
    Aside(u16),
    /// Behind the result, where comments may follow; with the line breaks (LF, CR) since then.
    Closing { lf: u8, cr: u8 },
    /// The rest of a game that is not read.
    Skip(Scanner),
    /// Nothing more can be read.
    Deaf,
}

/// What one step of the reader came to.
#[derive(Debug, Clone, Copy)]
enum Step {
    /// Go on at this index, in whatever state.
    Go(usize),
    /// A game has ended before this index.
    Ended(usize),
    /// What begins at this index is not complete.
    Starved(usize),
}

/// How far [`Reader::read_game`] came.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Bytes that need not be given again.
    pub consumed: usize,
    /// Whether a game has ended there; else more bytes are needed, or there are none.
    pub ended: bool,
}

impl Default for Reader {
    fn default() -> Self {
        Self::new()
    }
}

impl Reader {
    /// A reader for a text from its beginning.
    #[must_use]
    pub fn new() -> Self {
        Self::at(Location::START)
    }

    /// A reader for a piece out of a longer text; the piece begins with a game, at `place`.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Location, Reader};
    /// let text = b"1. e4 *\n\n1. d4 ) *";
    /// let second = 9;
    /// let mut collector = Collector::default();
    /// Reader::at(Location::START.after(&text[..second])).read(&text[second..], true, &mut collector);
    /// assert_eq!(collector.finish().1[0].1.line, 3, "the line of the whole text");
    /// ```
    #[must_use]
    pub fn at(place: Location) -> Self {
        Self {
            state: if place.offset == 0 {
                State::Start
            } else {
                State::Between
            },
            depth: 0,
            left: false,
            header: Header::default(),
            said: None,
            stray: false,
            place,
            after_cr: false,
            line_start: true,
        }
    }

    /// Where the first byte stands that has not been consumed.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Reader};
    /// let (text, mut reader) = (b"1. e4 *\n\n1. d4 *", Reader::new());
    /// reader.read_game(text, true, &mut Collector::default());
    /// assert_eq!(reader.location().line, 3, "the next game");
    /// ```
    #[must_use]
    pub fn location(&self) -> Location {
        self.place
    }

    /// Reads what is complete of `bytes` and returns how many of them are consumed.
    ///
    /// The others belong to a token whose end is not in sight; they must come again at the beginning of the next
    /// call. With `last`, nothing follows, and all is consumed.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Reader};
    /// let (mut reader, mut collector) = (Reader::new(), Collector::default());
    /// let consumed = reader.read(b"1. e4 {half a com", false, &mut collector);
    /// assert_eq!(consumed, "1. e4 ".len(), "the comment comes again, with its end");
    /// reader.read(b"{half a comment} *", true, &mut collector);
    /// assert_eq!(collector.finish().0.len(), 1);
    /// ```
    pub fn read<V: Visitor + ?Sized>(&mut self, bytes: &[u8], last: bool, visitor: &mut V) -> usize {
        let (mut consumed, mut window) = (0, WINDOW);
        while let Some(part) = bytes.get(consumed..consumed + window) {
            match self.run(part, false, visitor, false).consumed {
                0 => window *= 2,
                read => (consumed, window) = (consumed + read, WINDOW),
            }
        }
        consumed + self.run(&bytes[consumed..], last, visitor, false).consumed
    }

    /// Like [`read`](Self::read), but stops behind every game.
    ///
    /// ```
    /// use arbiter_notation::pgn::{Collector, Reader};
    /// let (text, mut collector) = (b"1. e4 *\n\n1. d4 *", Collector::default());
    /// let progress = Reader::new().read_game(text, true, &mut collector);
    /// assert!(progress.ended && progress.consumed < text.len());
    /// assert_eq!(collector.take_games().len(), 1);
    /// ```
    pub fn read_game<V: Visitor + ?Sized>(&mut self, bytes: &[u8], last: bool, visitor: &mut V) -> Progress {
        self.run(bytes, last, visitor, true)
    }

    fn run<V: Visitor + ?Sized>(&mut self, bytes: &[u8], last: bool, v: &mut V, one: bool) -> Progress {
        let chunk = Chunk::new(bytes, last, self.place, self.after_cr);
        let mut index = 0;
        let progress = loop {
            match self.step(&chunk, index, v) {
                Step::Ended(next) if one => {
                    break Progress {
                        consumed: next,
                        ended: true,
                    };
                }
                Step::Go(next) | Step::Ended(next) => index = next,
                Step::Starved(next) => {
                    let ended = last && self.finish(&chunk, v);
                    break Progress {
                        consumed: next,
                        ended,
                    };
                }
            }
        };
        self.leave(&chunk, progress.consumed);
        progress
    }

    #[inline]
    fn step<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        if self.left {
            return self.rest(chunk, index);
        }
        match self.part(chunk, index, v) {
            Step::Go(next) if v.enough() => self.leave_game(chunk, next, v),
            step => step,
        }
    }

    #[inline]
    fn part<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match self.state {
            State::Moves => self.moves(chunk, index, v),
            State::Aside(open) => self.aside(chunk, index, open, v),
            State::Start => self.start(chunk, v),
            State::Between => self.between(chunk, index, v),
            State::Tags => self.tags(chunk, index, v),
            State::Closing { lf, cr } => self.closing(chunk, index, lf, cr, v),
            State::Skip(scanner) => self.skip(chunk, index, scanner),
            State::Deaf => Step::Starved(chunk.bytes.len()),
        }
    }

    /// Remembers where `consumed` is, for the next call.
    fn leave(&mut self, chunk: &Chunk<'_>, consumed: usize) {
        let walked = chunk.walk_to(consumed);
        self.line_start = self.is_line_start(chunk, consumed);
        self.place = walked.location;
        self.after_cr = walked.after_cr;
    }

    /// The text is over: ends the game that is open, if there is one.
    fn finish<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, v: &mut V) -> bool {
        let end = chunk.bytes.len();
        match self.state {
            _ if self.left => self.forget(chunk, end),
            State::Tags | State::Moves | State::Closing { .. } => {
                self.end_game(chunk, end, v);
                return true;
            }
            State::Aside(open) => {
                self.end_game(chunk, end, &mut Untold { visitor: v, open });
                return true;
            }
            State::Skip(_) => self.state = State::Between,
            State::Start | State::Between | State::Deaf => {}
        }
        false
    }

    /// Closes what is open, variations too.
    fn end_game<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) {
        if self.depth > 0 {
            v.fault(PgnFault::UnclosedVariation, chunk.at(index));
        }
        self.close_variations(chunk, index, v);
        v.end_game(chunk.at(index));
        self.header = Header::default();
        self.state = State::Between;
    }

    fn close_variations<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) {
        for _ in 0..core::mem::take(&mut self.depth) {
            v.end_variation(chunk.at(index));
        }
    }

    fn is_line_start(&self, chunk: &Chunk<'_>, index: usize) -> bool {
        if index == 0 {
            self.line_start
        } else {
            let before = &chunk.bytes[..index];
            is_break(before[index - 1]) || self.place.offset == 0 && before == BYTE_ORDER_MARK
        }
    }

    /// An escape line: `%` in the first column.
    fn escape<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match line_end(chunk.bytes, index, chunk.last) {
            Lex::Done(end) => {
                v.escape(Text::new(&chunk.bytes[index + 1..end]), chunk.at(index));
                Step::Go(end)
            }
            Lex::Starved => Step::Starved(index),
            Lex::TooLong(end) => {
                self.give_up(PgnFault::TokenTooLong, chunk, index, Some(Within::Line), end, v)
            }
        }
    }

    /// A comment that goes to the end of its line.
    fn line_comment<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match line_end(chunk.bytes, index, chunk.last) {
            Lex::Done(end) => {
                self.tell_comment(chunk, index, end, v);
                Step::Go(end)
            }
            Lex::Starved => Step::Starved(index),
            Lex::TooLong(end) => {
                self.give_up(PgnFault::TokenTooLong, chunk, index, Some(Within::Line), end, v)
            }
        }
    }

    /// A comment in braces.
    fn brace_comment<V: Visitor + ?Sized>(&mut self, chunk: &Chunk<'_>, index: usize, v: &mut V) -> Step {
        match brace_end(chunk.bytes, index, chunk.last) {
            BraceEnd::Closed(end) => {
                self.tell_comment(chunk, index, end, v);
                Step::Go(end + 1)
            }
            BraceEnd::Unterminated(end) => {
                v.fault(PgnFault::UnterminatedComment, chunk.at(index));
                self.tell_comment(chunk, index, end, v);
                Step::Go(end)
            }
            BraceEnd::Starved => Step::Starved(index),
            BraceEnd::TooLong(end) => {
                self.give_up(PgnFault::TokenTooLong, chunk, index, Some(Within::Brace), end, v)
            }
        }
    }

    fn tell_comment<V: Visitor + ?Sized>(&self, chunk: &Chunk<'_>, index: usize, end: usize, v: &mut V) {
        let text = Text::new(&chunk.bytes[index + 1..end]);
        match self.state {
            State::Between => v.outside(text, chunk.at(index)),
            _ => v.comment(text, chunk.at(index)),
        }
    }

    /// A fault behind which the rest of the game cannot be read: skips to the next one.
    fn give_up<V: Visitor + ?Sized>(
        &mut self,
        fault: PgnFault,
        chunk: &Chunk<'_>,
        index: usize,
        within: Option<Within>,
        resume: usize,
        v: &mut V,
    ) -> Step {
        v.fault(fault, chunk.at(index));
        self.skip_rest(chunk, index, within.unwrap_or(Within::Text), resume, v)
    }

    /// Ends the game here and skips to the next one.
    fn skip_rest<V: Visitor + ?Sized>(
        &mut self,
        chunk: &Chunk<'_>,
        index: usize,
        within: Within,
        resume: usize,
        v: &mut V,
    ) -> Step {
        let moves_seen = !matches!(self.state, State::Tags);
        let open = matches!(self.state, State::Tags | State::Moves | State::Closing { .. });
        let mut header = core::mem::take(&mut self.header);
        if within != Within::Text {
            header.part();
        }
        if open {
            self.close_variations(chunk, index, v);
            v.end_game(chunk.at(index));
        }
        let line_start = self.is_line_start(chunk, resume);
        self.state = State::Skip(Scanner {
            header,
            moves_seen,
            within,
            line_start,
        });
        if open {
            Step::Ended(resume)
        } else {
            Step::Go(resume)
        }
    }

    fn skip(&mut self, chunk: &Chunk<'_>, index: usize, mut scanner: Scanner) -> Step {
        match scanner.next_game(chunk.bytes, index, chunk.last) {
            Scan::Game(start) | Scan::Next(start) => {
                self.state = State::Between;
                Step::Go(start)
            }
            Scan::Starved(end) => {
                self.state = State::Skip(scanner);
                Step::Starved(end)
            }
        }
    }
}
