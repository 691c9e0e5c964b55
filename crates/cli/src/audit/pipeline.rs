//! The threads of an audit: one reads and cuts, some audit, the caller writes; in order, and never far ahead.

use std::io::{self, Read};
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use arbiter_audit::{Auditor, Options};
use arbiter_notation::pgn::{Location, Reader, Stream};
use encoding_rs::Encoding;
use zip::ZipArchive;

use super::Format;
use super::choice::Only;
use super::chunks::{Chunk, Chunks};
use super::encoded::Decoded;
use super::inputs::Input;
use super::packed::{self, Opened, Seeking};
use super::piece::{Collector, Piece};
use super::zipped;

/// What is to be done.
pub struct Plan {
    pub inputs: Vec<Input>,
    pub options: Options,
    pub format: Format,
    /// Which findings are told.
    pub only: Only,
    /// Whether the games themselves are wanted.
    pub sorts: bool,
    /// What the texts are in, if it is known.
    pub encoding: Option<&'static Encoding>,
    /// Threads that audit.
    pub jobs: usize,
}

/// A step of the report in the order of the input.
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
        only,
        sorts,
        encoding,
        jobs,
    } = plan;
    let (give_turn, turns) = sync_channel(jobs + 2);
    let (give_job, queue) = sync_channel(jobs + 1);
    let queue = Mutex::new(queue);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| work(&queue, format, only, sorts));
        }
        let read = Arc::clone(read);
        scope.spawn(move || {
            let mut cutter = Cutter {
                turns: give_turn,
                jobs: give_job,
                options,
                format,
                only,
                sorts,
                encoding,
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
fn work(queue: &Mutex<Receiver<Job>>, format: Format, only: Only, sorts: bool) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(Job {
        name,
        options,
        bytes,
        place,
        hand_on,
    }) = next()
    {
        let mut collector = Collector::new(format, only, &name, |piece| drop(hand_on.send(piece)));
        if sorts {
            collector = collector.sorting(&bytes, place.offset);
        }
        let mut auditor = Auditor::new(options, collector);
        Reader::at(place).read(&bytes, true, &mut auditor);
        auditor.finish().end();
    }
}

/// Nobody listens any more.
struct Deaf;

struct Cutter {
    turns: SyncSender<Turn>,
    jobs: SyncSender<Job>,
    options: Options,
    format: Format,
    only: Only,
    sorts: bool,
    encoding: Option<&'static Encoding>,
}

impl Cutter {
    fn turn(&self, turn: Turn) -> Result<(), Deaf> {
        self.turns.send(turn).map_err(|_| Deaf)
    }

    fn input(&mut self, input: &Input, read: &Arc<AtomicU64>) -> Result<(), Deaf> {
        match packed::open(input, read) {
            Ok(Opened::Text(source)) => {
                self.options.two_boards = input.is_of_matches();
                self.file(&input.name(), input.path(), Ok(source))
            }
            Ok(Opened::Zip(mut archive)) => self.zip(input, &mut archive),
            Err(error) => self.file(&input.name(), input.path(), Err(error)),
        }
    }

    /// The files of games in a zip, one after the other.
    fn zip(&mut self, input: &Input, archive: &mut ZipArchive<Box<dyn Seeking>>) -> Result<(), Deaf> {
        let entries = zipped::entries(archive);
        if entries.is_empty() {
            let error = io::Error::other("no PGN files in this zip");
            return self.file(&input.name(), input.path(), Err(error));
        }
        for entry in entries {
            let name = format!("{}/{}", input.name(), entry.name);
            let path = format!("{}/{}", input.path(), entry.name);
            self.options.two_boards = entry.two_boards;
            let source = zipped::open(archive, entry.index);
            self.file(
                &name,
                path,
                source.map(|source| Box::new(source) as Box<dyn Read>),
            )?;
        }
        Ok(())
    }

    /// One text: `name` for reports, `path` for errors.
    fn file(&self, name: &str, path: String, source: io::Result<Box<dyn Read + '_>>) -> Result<(), Deaf> {
        let name: Arc<str> = name.into();
        self.turn(Turn::Now(Piece::File(name.to_string())))?;
        let outcome = match source {
            Ok(source) => self.text(&name, Chunks::new(self.decoded(source)))?,
            Err(error) => Err(error),
        };
        if let Err(error) = outcome {
            let piece = Piece::Unread {
                name: path,
                reason: error.to_string(),
            };
            self.turn(Turn::Now(piece))?;
        }
        self.turn(Turn::Now(Piece::EndOfFile))
    }

    /// In UTF-8, if it is known what it is in.
    fn decoded<'a>(&self, source: Box<dyn Read + 'a>) -> Box<dyn Read + 'a> {
        match self.encoding {
            Some(encoding) => Box::new(Decoded::new(source, encoding)),
            None => source,
        }
    }

    /// Gives the text of one input to the threads, piece by piece.
    fn text(&self, name: &Arc<str>, mut chunks: Chunks<'_>) -> Result<io::Result<()>, Deaf> {
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
        mut chunks: Chunks<'_>,
    ) -> Result<io::Result<()>, Deaf> {
        if self.sorts {
            let reason = "no game ends within 8 MiB of it, and games so long are not written to other files";
            return Ok(Err(io::Error::other(reason)));
        }
        let (hand_on, pieces) = sync_channel(1);
        self.turn(Turn::Later(pieces))?;
        let collector = Collector::new(self.format, self.only, name, |piece| drop(hand_on.send(piece)));
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
