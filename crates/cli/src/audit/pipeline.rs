//! The threads of an audit: one reads and cuts, some audit, the caller writes; in order, and never far ahead.

use std::io;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use arbiter_audit::{Auditor, Options};
use arbiter_notation::pgn::{Location, Reader, Stream};

use super::Format;
use super::chunks::{Chunk, Chunks};
use super::inputs::Input;
use super::packed;
use super::piece::{Collector, Piece};

/// What is to be done.
pub struct Plan {
    pub inputs: Vec<Input>,
    pub options: Options,
    pub format: Format,
    /// Threads that audit.
    pub jobs: usize,
}

/// A step of the report in the order of the input.
#[expect(clippy::large_enum_variant, reason = "a few wait at a time")]
enum Turn {
    Now(Piece),
    /// Pieces that some thread will hand on.
    Later(Receiver<Piece>),
}

/// Games for some thread.
struct Job {
    name: Arc<str>,
    options: Options,
    bytes: Vec<u8>,
    place: Location,
    /// Where their reports are waited for.
    hand_on: SyncSender<Piece>,
}

/// Does it; `write` is called with every piece in order, and its first error ends all.
pub fn run(
    plan: Plan,
    read: &Arc<AtomicU64>,
    mut write: impl FnMut(Piece) -> io::Result<()>,
) -> io::Result<()> {
    let Plan {
        inputs,
        options,
        format,
        jobs,
    } = plan;
    let (give_turn, turns) = sync_channel(jobs + 2);
    let (give_job, queue) = sync_channel(jobs + 1);
    let queue = Mutex::new(queue);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| work(&queue, format));
        }
        let read = Arc::clone(read);
        scope.spawn(move || {
            let mut cutter = Cutter {
                turns: give_turn,
                jobs: give_job,
                options,
                format,
            };
            // An error says that nobody listens any more.
            let _ = inputs.iter().try_for_each(|input| cutter.input(input, &read));
        });
        turns.into_iter().try_for_each(|turn| match turn {
            Turn::Now(piece) => write(piece),
            Turn::Later(pieces) => pieces.into_iter().try_for_each(&mut write),
        })
    })
}

/// Audits jobs until there are no more.
fn work(queue: &Mutex<Receiver<Job>>, format: Format) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job {
        name,
        options,
        bytes,
        place,
        hand_on,
    }) = next()
    {
        let collector = Collector::new(format, &name, |piece| drop(hand_on.send(piece)));
        let mut auditor = Auditor::new(options, collector);
        Reader::at(place).read(&bytes, true, &mut auditor);
        auditor.finish().finish();
    }
}

/// Nobody listens any more.
struct Deaf;

struct Cutter {
    turns: SyncSender<Turn>,
    jobs: SyncSender<Job>,
    options: Options,
    format: Format,
}

impl Cutter {
    fn turn(&self, turn: Turn) -> Result<(), Deaf> {
        self.turns.send(turn).map_err(|_| Deaf)
    }

    fn input(&mut self, input: &Input, read: &Arc<AtomicU64>) -> Result<(), Deaf> {
        let name: Arc<str> = input.name().into();
        self.turn(Turn::Now(Piece::File(name.to_string())))?;
        self.options.two_boards = input.is_of_matches();
        let outcome = match packed::open(input, read) {
            Ok(source) => self.text(&name, Chunks::new(source))?,
            Err(error) => Err(error),
        };
        if let Err(error) = outcome {
            let piece = Piece::Unread {
                name: input.path(),
                reason: error.to_string(),
            };
            self.turn(Turn::Now(piece))?;
        }
        self.turn(Turn::Now(Piece::EndOfFile))
    }

    /// Gives the text of one input to the threads, piece by piece.
    fn text(&self, name: &Arc<str>, mut chunks: Chunks) -> Result<io::Result<()>, Deaf> {
        loop {
            match chunks.next() {
                Ok(Some(Chunk::Games(bytes, place))) => {
                    let (hand_on, pieces) = sync_channel(1);
                    self.turn(Turn::Later(pieces))?;
                    let job = Job {
                        name: Arc::clone(name),
                        options: self.options,
                        bytes,
                        place,
                        hand_on,
                    };
                    self.jobs.send(job).map_err(|_| Deaf)?;
                }
                Ok(Some(Chunk::Endless(bytes, place))) => return self.endless(name, bytes, place, chunks),
                Ok(None) => return Ok(Ok(())),
                Err(error) => return Ok(Err(error)),
            }
        }
    }

    /// Audits the rest of a text here, in one stream.
    fn endless(
        &self,
        name: &str,
        mut bytes: Vec<u8>,
        place: Location,
        mut chunks: Chunks,
    ) -> Result<io::Result<()>, Deaf> {
        let (hand_on, pieces) = sync_channel(1);
        self.turn(Turn::Later(pieces))?;
        let collector = Collector::new(self.format, name, |piece| drop(hand_on.send(piece)));
        let mut auditor = Auditor::new(self.options, collector);
        let mut stream = Stream::at(place);
        let outcome = loop {
            stream.feed(&bytes, &mut auditor);
            match chunks.next() {
                Ok(Some(Chunk::Endless(more, _) | Chunk::Games(more, _))) => bytes = more,
                Ok(None) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        stream.finish(&mut auditor);
        auditor.finish().finish();
        Ok(outcome)
    }
}
