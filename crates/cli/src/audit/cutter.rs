//! The thread that reads: opens one input after the other, unpacks it, and cuts its text between games.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

use arbiter_audit::{Auditor, Options};
use arbiter_notation::pgn::{Location, Stream};
use encoding_rs::Encoding;
use zip::ZipArchive;

use super::batch::Collector;
use super::chunks::{Chunk, Chunks};
use super::encoded::Decoded;
use super::gate::{File, Gate, Passed};
use super::inputs::Input;
use super::packed::{self, Opened, Seeking};
use super::piece::{Piece, Place, Teller};
use super::pipeline::{Job, Turn};
use super::zipped;

/// Nobody listens any more.
pub struct Deaf;

pub struct Cutter<'a> {
    pub turns: SyncSender<Turn>,
    pub jobs: SyncSender<Job>,
    pub gate: &'a Gate,
    pub teller: Teller,
    pub options: Options,
    /// The games themselves are wanted.
    pub sorts: bool,
    pub encoding: Option<&'static Encoding>,
    /// What comes next; in the middle of a text where an earlier run has ended there.
    pub place: Place,
    /// Files begun so far.
    pub files: u32,
    /// Jobs so far.
    pub ticket: u64,
}

impl Cutter<'_> {
    fn turn(&self, turn: Turn) -> Result<(), Deaf> {
        self.turns.send(turn).map_err(|_| Deaf)
    }

    /// All that is left of them.
    pub fn inputs(&mut self, inputs: &[Input], read: &Arc<AtomicU64>) -> Result<(), Deaf> {
        for input in &inputs[..self.place.input.min(inputs.len())] {
            if let Input::File(_, size) = input {
                read.fetch_add(*size, Ordering::Relaxed);
            }
        }
        while let Some(input) = inputs.get(self.place.input) {
            self.input(input, read)?;
            self.place = Place {
                input: self.place.input + 1,
                ..Place::default()
            };
            self.turn(Turn::Now(Piece::Reached(self.place)))?;
        }
        Ok(())
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
        while let Some(entry) = entries.get(self.place.entry) {
            let name = format!("{}/{}", input.name(), entry.name);
            let path = format!("{}/{}", input.path(), entry.name);
            self.options.two_boards = entry.two_boards;
            let source = zipped::open(archive, entry.index);
            self.file(
                &name,
                path,
                source.map(|source| Box::new(source) as Box<dyn Read>),
            )?;
            self.place = Place {
                input: self.place.input,
                entry: self.place.entry + 1,
                at: Location::START,
            };
            self.turn(Turn::Now(Piece::Reached(self.place)))?;
        }
        Ok(())
    }

    /// One text: `name` for reports, `path` for errors.
    fn file(&mut self, name: &str, path: String, source: io::Result<Box<dyn Read + '_>>) -> Result<(), Deaf> {
        let is_begun = self.place.at != Location::START;
        if !is_begun {
            self.files += 1;
            self.turn(Turn::Now(Piece::File(name.to_owned())))?;
        }
        let file = File {
            number: self.files.saturating_sub(1),
            name: name.into(),
        };
        let source = source.and_then(|source| self.skip(self.decoded(source)));
        let outcome = match source {
            Ok(source) => self.text(&file, Chunks::new(source, self.place.at))?,
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

    /// Behind what an earlier run has read of it.
    fn skip<'a>(&self, mut source: Box<dyn Read + 'a>) -> io::Result<Box<dyn Read + 'a>> {
        io::copy(&mut source.by_ref().take(self.place.at.offset), &mut io::sink())?;
        Ok(source)
    }

    /// Gives the text of one input to the threads, piece by piece.
    fn text(&mut self, file: &File, mut chunks: Chunks<'_>) -> Result<io::Result<()>, Deaf> {
        loop {
            match chunks.next() {
                Ok(Some(Chunk::Games(bytes, place))) => {
                    let (hand_on, pieces) = sync_channel(1);
                    let at = chunks.place();
                    self.turn(Turn::Later(pieces, Some(Place { at, ..self.place })))?;
                    let job = Job {
                        ticket: self.ticket,
                        file: file.clone(),
                        options: self.options,
                        bytes,
                        place,
                        hand_on,
                    };
                    self.ticket += 1;
                    self.jobs.send(job).map_err(|_| Deaf)?;
                }
                Ok(Some(Chunk::Endless(bytes, place))) => return self.endless(file, bytes, place, chunks),
                Ok(None) => return Ok(Ok(())),
                Err(error) => return Ok(Err(error)),
            }
        }
    }

    /// Audits the rest of a text here, in one stream.
    fn endless(
        &mut self,
        file: &File,
        mut bytes: Vec<u8>,
        place: Location,
        mut chunks: Chunks<'_>,
    ) -> Result<io::Result<()>, Deaf> {
        if self.sorts {
            let reason = "no game ends within 8 MiB of it, and games so long are not written to other files";
            return Ok(Err(io::Error::other(reason)));
        }
        let (hand_on, pieces) = sync_channel(1);
        self.turn(Turn::Later(pieces, None))?;
        let (gate, teller, ticket) = (self.gate, self.teller, self.ticket);
        self.ticket += 1;
        let passing = |batch| Passed {
            file: file.clone(),
            batch,
            notes: Vec::new(),
            hand_on: hand_on.clone(),
        };
        let collector = Collector::new(|batch| teller.tell(gate.pass_some(ticket, passing(batch))));
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
        let last = auditor.finish().end();
        drop(auditor);
        let last = passing(last);
        drop(hand_on);
        gate.pass_last(ticket, last)
            .into_iter()
            .for_each(|passed| teller.tell(passed));
        Ok(outcome)
    }
}
