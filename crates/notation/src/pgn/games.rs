//! Games one by one out of a text of any size, for those who want to write a loop and no visitor.

use alloc::collections::VecDeque;
use alloc::vec::Vec;
use core::mem::take;

use super::game::{Aside, Comment, Game, Line};
use super::{At, Collector, GameResult, Location, Mark, Movetext, Nag, PgnFault, Stream, Text, Visitor};

/// The games of a text that comes in chunks, made with [`games`]. It holds a chunk and a game or two, whatever the size of
/// the text; the next chunk is asked for when the next game needs it.
///
/// ```
/// use arbiter_notation::pgn::games;
/// let chunks = ["1. e4 (1. d4 d5) e5 1/2-", "1/2\n\n1. c4 *\n", "\n1. Nf3 1-0"];
/// let mut read = games(chunks).without_variations();
/// let first = read.next().expect("a game");
/// assert_eq!(first.movetext.len(), 2, "the variation is left out");
/// assert_eq!(read.count(), 2);
/// ```
#[derive(Debug)]
pub struct Games<I> {
    /// `None` when the text is over.
    chunks: Option<I>,
    stream: Stream,
    told: Told,
}

/// The games of a text in chunks of any size: one slice of all of it, or what a file gives piece by piece. They are the same
/// as [`read_games`](super::read_games) gives all at once.
///
/// ```
/// use arbiter_notation::pgn::{games, read_games};
/// let text = b"[White \"Tal\"]\n\n1. e4 c5 1-0\n\n{between} 1. d4 *\n; behind\n";
/// assert_eq!(games([text]).collect::<Vec<_>>(), read_games(text).0);
/// ```
pub fn games<I>(chunks: I) -> Games<I::IntoIter>
where
    I: IntoIterator,
    I::Item: AsRef<[u8]>,
{
    Games {
        chunks: Some(chunks.into_iter()),
        stream: Stream::new(),
        told: Told::default(),
    }
}

impl<I> Games<I> {
    /// Variations are skipped, which is faster and takes less memory.
    #[must_use]
    pub fn without_variations(mut self) -> Self {
        self.told.skips = true;
        self
    }

    /// The faults of form that were found since the last call.
    ///
    /// ```
    /// use arbiter_notation::pgn::{PgnFault, games};
    /// let mut read = games(["1. e4 {never closed"]);
    /// assert!(read.next().is_some());
    /// assert_eq!(read.take_faults()[0].0, PgnFault::UnterminatedComment);
    /// ```
    pub fn take_faults(&mut self) -> Vec<(PgnFault, Location)> {
        take(&mut self.told.faults)
    }
}

impl<I: Iterator<Item: AsRef<[u8]>>> Iterator for Games<I> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        // The last game is kept back until it is known that nothing more belongs to it.
        while self.told.ended.len() < 2
            && let Some(chunks) = &mut self.chunks
        {
            if let Some(chunk) = chunks.next() {
                self.stream.feed(chunk.as_ref(), &mut self.told);
            } else {
                self.chunks = None;
                self.stream.finish(&mut self.told);
                self.told.close();
            }
        }
        self.told.ended.pop_front()
    }
}

/// Notes games with a [`Collector`], apart from what stands between them: that belongs to the next game, and behind the
/// last one to the last.
#[derive(Debug, Default)]
struct Told {
    collector: Collector,
    ended: VecDeque<Game>,
    faults: Vec<(PgnFault, Location)>,
    loose: Vec<Aside>,
    before: Vec<Aside>,
    inside: bool,
    skips: bool,
}

impl Told {
    /// The text is over.
    fn close(&mut self) {
        if let Some(last) = self.ended.back_mut() {
            last.closing.append(&mut self.loose);
        }
    }
}

/// The characters without line breaks.
fn one_line(text: Text<'_>) -> Option<Line> {
    Line::new(&text.decode().text.replace(['\n', '\r'], " ")).ok()
}

impl Visitor for Told {
    fn begin_game(&mut self, at: At<'_>) {
        self.inside = true;
        self.before = take(&mut self.loose);
        self.collector.begin_game(at);
    }

    fn tag(&mut self, name: Text<'_>, value: Text<'_>, at: At<'_>) {
        self.collector.tag(name, value, at);
    }

    fn begin_moves(&mut self) -> Movetext {
        self.collector.begin_moves()
    }

    fn san(&mut self, token: &[u8], at: At<'_>) {
        self.collector.san(token, at);
    }

    fn mark(&mut self, mark: Mark, at: At<'_>) {
        self.collector.mark(mark, at);
    }

    fn nag(&mut self, nag: Nag, at: At<'_>) {
        self.collector.nag(nag, at);
    }

    fn comment(&mut self, text: Text<'_>, at: At<'_>) {
        if self.inside {
            self.collector.comment(text, at);
        } else {
            self.loose
                .push(Aside::Comment(Comment::lossy(&text.decode().text)));
        }
    }

    fn escape(&mut self, text: Text<'_>, at: At<'_>) {
        if self.inside {
            self.collector.escape(text, at);
        } else if let Some(line) = one_line(text) {
            self.loose.push(Aside::Escape(line));
        }
    }

    fn begin_variation(&mut self, at: At<'_>) -> Movetext {
        if self.skips {
            return Movetext::Skip;
        }
        self.collector.begin_variation(at)
    }

    fn end_variation(&mut self, at: At<'_>) {
        self.collector.end_variation(at);
    }

    fn result(&mut self, result: GameResult, at: At<'_>) {
        self.collector.result(result, at);
    }

    fn end_game(&mut self, at: At<'_>) {
        self.inside = false;
        self.collector.end_game(at);
        if let Some(mut game) = self.collector.take_games().pop() {
            game.before = take(&mut self.before);
            self.ended.push_back(game);
        } else {
            // Signs without meaning: what stood before them stands before the next game.
            self.before.append(&mut self.loose);
            self.loose = take(&mut self.before);
        }
    }

    fn outside(&mut self, text: Text<'_>, _: At<'_>) {
        self.loose
            .push(Aside::Comment(Comment::lossy(&text.decode().text)));
    }

    fn fault(&mut self, fault: PgnFault, at: At<'_>) {
        self.faults.push((fault, at.location()));
    }
}
