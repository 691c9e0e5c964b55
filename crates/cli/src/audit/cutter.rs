//! The thread that reads: opens one input after the other, unpacks it, and cuts its text between games.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};

use arbiter_archive::{Chunk, Chunks, Input, Opened, Seeking, Zip};
use arbiter_audit::{Auditor, Options};
use arbiter_columns::{Columns, GameTable, TableFile, read_table};
use arbiter_notation::pgn::{Location, Stream};

use super::batch::Collector;
use super::encoded::{Charset, Decoded};
use super::gate::{File, Gate, Passed};
use super::piece::{Piece, Place, Teller};
use super::pipeline::{Games, Job, Turn};

/// So many rows of a table are audited together.
const ROWS: usize = 1_000;

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
    pub encoding: Option<Charset>,
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
        match arbiter_archive::open(input, read) {
            Ok(Opened::Text(source)) => {
                self.options.two_boards = input.is_of_matches();
                self.file(&input.name(), input.path(), Ok(source))
            }
            Ok(Opened::Zip(mut archive)) => self.zip(input, &mut archive),
            Ok(Opened::Table(kind, source)) => {
                self.options.two_boards = false;
                self.begun(&input.name(), input.path(), |cutter, file| {
                    cutter.table(file, kind, source)
                })
            }
            Err(error) => self.file(&input.name(), input.path(), Err(error)),
        }
    }

    /// The files of games in a zip, one after the other.
    fn zip(&mut self, input: &Input, archive: &mut Zip) -> Result<(), Deaf> {
        let entries = arbiter_archive::entries(archive);
        if entries.is_empty() {
            let error = io::Error::other("no PGN files in this zip");
            return self.file(&input.name(), input.path(), Err(error));
        }
        while let Some(entry) = entries.get(self.place.entry) {
            let name = format!("{}/{}", input.name(), entry.name);
            let path = format!("{}/{}", input.path(), entry.name);
            self.options.two_boards = entry.two_boards;
            let source = arbiter_archive::open_entry(archive, entry.index);
            self.file(&name, path, source)?;
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
    fn file(
        &mut self,
        name: &str,
        path: String,
        source: io::Result<Box<dyn Read + Send>>,
    ) -> Result<(), Deaf> {
        self.begun(name, path, |cutter, file| {
            let source = source.and_then(|source| cutter.skip(cutter.decoded(source)));
            match source {
                Ok(source) => cutter.text(file, Chunks::new(source, cutter.place.at)),
                Err(error) => Ok(Err(error)),
            }
        })
    }

    /// A text or a table, from its beginning to its end.
    fn begun(
        &mut self,
        name: &str,
        path: String,
        read: impl FnOnce(&mut Self, &File) -> Result<io::Result<()>, Deaf>,
    ) -> Result<(), Deaf> {
        let is_begun = self.place.at != Location::START;
        if !is_begun {
            self.files += 1;
            self.turn(Turn::Now(Piece::File(name.to_owned())))?;
        }
        let file = File {
            number: self.files.saturating_sub(1),
            name: name.into(),
        };
        if let Err(error) = read(self, &file)? {
            let piece = Piece::Unread {
                name: path,
                reason: error.to_string(),
            };
            self.turn(Turn::Now(piece))?;
        }
        self.turn(Turn::Now(Piece::EndOfFile))
    }

    /// Gives the rows of a table to the threads. Of a table that an earlier run has begun, the place counts rows.
    fn table(
        &mut self,
        file: &File,
        kind: TableFile,
        source: Box<dyn Seeking>,
    ) -> Result<io::Result<()>, Deaf> {
        if self.sorts {
            let reason = "a row of a table is no text of a game, and is not written to other files";
            return Ok(Err(io::Error::other(reason)));
        }
        let opened = read_table(kind, source, ROWS).and_then(|batches| {
            let table = GameTable::new(&batches.schema(), &Columns::default())?;
            Ok((batches, table))
        });
        let (batches, table) = match opened {
            Ok(opened) => opened,
            Err(error) => return Ok(Err(io::Error::other(error))),
        };
        let (mut rows, begins) = (0, self.place.at.offset);
        for batch in batches {
            let parts = match batch
                .map_err(io::Error::other)
                .and_then(|batch| table.parts(&batch, ROWS).map_err(io::Error::other))
            {
                Ok(parts) => parts,
                Err(error) => return Ok(Err(error)),
            };
            for part in parts {
                rows += part.num_rows() as u64;
                if rows > begins {
                    let at = Location {
                        offset: rows,
                        ..Location::START
                    };
                    self.job(file, Games::Rows(part), at)?;
                }
            }
        }
        Ok(Ok(()))
    }

    /// Gives some games to the threads; with them this place is reached.
    fn job(&mut self, file: &File, games: Games, at: Location) -> Result<(), Deaf> {
        let (hand_on, pieces) = sync_channel(1);
        self.turn(Turn::Later(pieces, Some(Place { at, ..self.place })))?;
        let job = Job {
            ticket: self.ticket,
            file: file.clone(),
            options: self.options,
            games,
            hand_on,
        };
        self.ticket += 1;
        self.jobs.send(job).map_err(|_| Deaf)
    }

    /// In UTF-8, if it is known what it is in.
    fn decoded(&self, source: Box<dyn Read + Send>) -> Box<dyn Read + Send> {
        match self.encoding {
            Some(encoding) => Box::new(Decoded::new(source, encoding)),
            None => source,
        }
    }

    /// Behind what an earlier run has read of it.
    fn skip(&self, mut source: Box<dyn Read + Send>) -> io::Result<Box<dyn Read + Send>> {
        io::copy(&mut source.by_ref().take(self.place.at.offset), &mut io::sink())?;
        Ok(source)
    }

    /// Gives the text of one input to the threads, piece by piece.
    fn text(&mut self, file: &File, mut chunks: Chunks<'_>) -> Result<io::Result<()>, Deaf> {
        loop {
            match chunks.next() {
                Ok(Some(Chunk::Games(bytes, place))) => {
                    let at = chunks.place();
                    self.job(file, Games::Text(bytes, place), at)?;
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
