//! Archives as work: texts cut between games, pieces of tables.

use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use arbiter_archive::{Chunk, Chunks, Source, Texts};
use arbiter_columns::{
    AuditTexts, Columns, File, GameRows, GameTable, ReplayRows, Replayed, RowReports, TableError, TextAudit,
    cut_games, read_table, report_rows,
};
use arbiter_notation::pgn::Location;
use arrow_array::{RecordBatch, RecordBatchReader};

use crate::errors::Fail;
use crate::pool::{Done, Feed, Step};

/// Texts are cut into pieces of so many bytes.
const PIECE: usize = 2 << 20;
/// So many rows of a table are taken together.
const ROWS: usize = 4_096;

/// What is done with games.
#[derive(Debug, Clone)]
pub enum Work {
    Audit(AuditTexts),
    Games,
    Replay(Replayed, Columns),
}

/// So many rows a batch of games.
pub const GAMES: usize = 8_192;

/// Gives the games of texts and tables.
pub struct Archive {
    texts: Texts,
    work: Work,
    file: u32,
    open: Option<Open>,
}

/// A file in whose middle we are.
struct Open {
    named: Named,
    held: Held,
}

#[derive(Debug, Clone)]
struct Named {
    name: Arc<str>,
    path: String,
    two_boards: bool,
}

enum Held {
    Text(Chunks<'static>),
    Endless(Box<Endless>, Chunks<'static>),
    Table(Box<OpenTable>),
}

struct OpenTable {
    batches: Box<dyn RecordBatchReader + Send>,
    table: GameTable,
    parts: VecDeque<RecordBatch>,
}

impl Archive {
    pub fn new(texts: Texts, work: Work) -> Self {
        Self {
            texts,
            work,
            file: 0,
            open: None,
        }
    }

    fn columns(&self) -> Columns {
        match &self.work {
            Work::Replay(_, columns) => columns.clone(),
            _ => Columns::default(),
        }
    }

    /// Opens the next file.
    fn open(&mut self) -> Result<Option<Open>, Fail> {
        let Some(text) = self.texts.next() else {
            return Ok(None);
        };
        let named = Named {
            name: text.name.into(),
            path: text.path,
            two_boards: text.two_boards,
        };
        self.file += 1;
        let failed = |error| Fail::File(named.path.clone(), error);
        let held = match text.source.map_err(failed)? {
            Source::Text(source) => Held::Text(Chunks::new(source, Location::START).in_pieces_of(PIECE)),
            Source::Table(..) if matches!(self.work, Work::Games) => {
                return Err(Fail::Given(format!(
                    "{}: expected games as text, found a table, whose rows are games already: audit and replay read it, and so \
                     does pyarrow.parquet.read_table, for audit_columns",
                    named.path
                )));
            }
            Source::Table(kind, source) => {
                let failed = |error| Fail::Table(named.path.clone(), error);
                let batches = read_table(kind, source, ROWS).map_err(failed)?;
                let table = GameTable::new(&batches.schema(), &self.columns())
                    .map_err(|error| failed(error.into()))?;
                let parts = VecDeque::new();
                Held::Table(Box::new(OpenTable {
                    batches,
                    table,
                    parts,
                }))
            }
        };
        Ok(Some(Open { named, held }))
    }
}

impl Feed for Archive {
    fn next(&mut self) -> Result<Option<Step>, Fail> {
        loop {
            let Some(Open { named, held }) = self.open.take() else {
                self.open = self.open()?;
                if self.open.is_none() {
                    return Ok(None);
                }
                continue;
            };
            let step = match held {
                Held::Text(chunks) => self.text(named, chunks)?,
                Held::Endless(endless, chunks) => Some(self.endless(named, endless, chunks)?),
                Held::Table(table) => self.table(named, table)?,
            };
            if step.is_some() {
                return Ok(step);
            }
        }
    }
}

impl Archive {
    /// The next piece of a text.
    fn text(&mut self, named: Named, mut chunks: Chunks<'static>) -> Result<Option<Step>, Fail> {
        let failed = |error| Fail::File(named.path.clone(), error);
        Ok(match chunks.next().map_err(failed)? {
            Some(Chunk::Games(bytes, place)) => {
                let (work, file, given) = (self.work.clone(), self.file, named.clone());
                self.open = Some(Open {
                    named,
                    held: Held::Text(chunks),
                });
                Some(Step::Task(Box::new(move || {
                    Ok(of_text(&work, &given, &bytes, place, file))
                })))
            }
            Some(Chunk::Endless(bytes, place)) => {
                let mut endless = Box::new(Endless::new(&self.work, &named));
                let done = endless.feed(&bytes, place, &named)?;
                self.open = Some(Open {
                    named,
                    held: Held::Endless(endless, chunks),
                });
                Some(Step::Done(self.of_this_file(done, 0)))
            }
            None => None,
        })
    }

    /// The next bytes of a text in which no end of a game is in sight: read here, one after the other.
    fn endless(
        &mut self,
        named: Named,
        mut endless: Box<Endless>,
        mut chunks: Chunks<'static>,
    ) -> Result<Step, Fail> {
        let failed = |error| Fail::File(named.path.clone(), error);
        let Some(Chunk::Endless(bytes, place) | Chunk::Games(bytes, place)) =
            chunks.next().map_err(failed)?
        else {
            let (done, games) = endless.end(&named);
            return Ok(Step::Done(self.of_this_file(done, games)));
        };
        let done = endless.feed(&bytes, place, &named)?;
        self.open = Some(Open {
            named,
            held: Held::Endless(endless, chunks),
        });
        Ok(Step::Done(self.of_this_file(done, 0)))
    }

    const fn of_this_file(&self, batches: Vec<RecordBatch>, games: i64) -> Done {
        Done {
            batches,
            file: self.file,
            games,
        }
    }

    /// The next rows of a table.
    fn table(&mut self, named: Named, mut open: Box<OpenTable>) -> Result<Option<Step>, Fail> {
        let path = named.path.clone();
        let failed = |error| Fail::Table(path.clone(), error);
        while open.parts.is_empty() {
            let Some(batch) = open.batches.next() else {
                return Ok(None);
            };
            let batch = batch.map_err(|error| failed(TableError::Spoilt(error.to_string())))?;
            open.parts = open.table.parts(&batch, ROWS).map_err(failed)?.into();
        }
        let rows = open.parts.pop_front();
        let (work, file, given, table) = (self.work.clone(), self.file, named.clone(), open.table.clone());
        self.open = Some(Open {
            named,
            held: Held::Table(open),
        });
        Ok(rows.map(|rows| {
            Step::Task(Box::new(move || {
                let done = of_rows(&work, &given, &table, &rows, file);
                done.map_err(|error| Fail::Table(given.path.clone(), error))
            }))
        }))
    }
}

/// What becomes of whole games in a text.
fn of_text(work: &Work, named: &Named, bytes: &[u8], place: Location, file: u32) -> Done {
    let mut batches = Vec::new();
    let mut games = 0;
    let hand_on = |batch: RecordBatch| batches.push(batch);
    match work {
        Work::Audit(options) => {
            let text = File {
                name: &named.name,
                two_boards: named.two_boards,
            };
            TextAudit::new(*options, text, hand_on).read(bytes, place);
            games = batches
                .iter()
                .map(RecordBatch::num_rows)
                .sum::<usize>()
                .cast_signed() as i64;
        }
        Work::Games => {
            let mut rows = GameRows::new(GAMES, hand_on);
            cut_games(bytes, place, named.two_boards, &mut rows);
            rows.finish();
        }
        Work::Replay(replayed, _) => {
            let mut rows = ReplayRows::new(replayed.clone(), GAMES, hand_on);
            rows.read(bytes, place);
            rows.finish();
            games = rows.games();
        }
    }
    Done { batches, file, games }
}

/// What becomes of rows of a table.
fn of_rows(
    work: &Work,
    named: &Named,
    table: &GameTable,
    rows: &RecordBatch,
    file: u32,
) -> Result<Done, TableError> {
    let mut batches = Vec::new();
    match work {
        Work::Audit(options) => {
            let reports = RowReports::of(table.clone(), options.audit).reports(rows)?;
            batches.push(report_rows(&named.name, &reports));
        }
        Work::Games => {}
        Work::Replay(replayed, _) => {
            let mut replay = ReplayRows::new(replayed.clone(), GAMES, |batch| batches.push(batch));
            replay.table(table, rows)?;
            replay.finish();
        }
    }
    let games = rows.num_rows().cast_signed() as i64;
    Ok(Done { batches, file, games })
}

type HandOn = Box<dyn FnMut(RecordBatch) + Send>;

/// A text in which no end of a game is in sight, read as it comes.
struct Endless {
    made: Arc<Mutex<Vec<RecordBatch>>>,
    doing: Doing,
}

enum Doing {
    Audit(Option<Box<TextAudit<HandOn>>>),
    Games(Box<GameRows<HandOn>>),
    Replay(Box<ReplayRows<HandOn>>),
}

impl Endless {
    fn new(work: &Work, named: &Named) -> Self {
        let made: Arc<Mutex<Vec<RecordBatch>>> = Arc::default();
        let put = Arc::clone(&made);
        let hand_on: HandOn =
            Box::new(move |batch| put.lock().unwrap_or_else(PoisonError::into_inner).push(batch));
        let doing = match work {
            Work::Audit(options) => {
                let text = File {
                    name: &named.name,
                    two_boards: named.two_boards,
                };
                Doing::Audit(Some(Box::new(TextAudit::new(*options, text, hand_on))))
            }
            Work::Games => Doing::Games(Box::new(GameRows::new(GAMES, hand_on))),
            Work::Replay(replayed, _) => {
                Doing::Replay(Box::new(ReplayRows::new(replayed.clone(), GAMES, hand_on)))
            }
        };
        Self { made, doing }
    }

    fn feed(&mut self, bytes: &[u8], place: Location, named: &Named) -> Result<Vec<RecordBatch>, Fail> {
        match &mut self.doing {
            Doing::Audit(audit) => {
                if let Some(audit) = audit {
                    audit.feed(bytes, place);
                }
            }
            Doing::Games(rows) => {
                if rows.feed(bytes, place, named.two_boards) {
                    let error = io::Error::other("expected a game of at most 64 MiB");
                    return Err(Fail::File(named.path.clone(), error));
                }
            }
            Doing::Replay(rows) => rows.feed(bytes, place),
        }
        Ok(self.taken())
    }

    /// The text is over: the last rows, and how many games they were.
    fn end(&mut self, named: &Named) -> (Vec<RecordBatch>, i64) {
        let mut games = 0;
        match &mut self.doing {
            Doing::Audit(audit) => {
                if let Some(audit) = audit.take() {
                    audit.end();
                }
            }
            Doing::Games(rows) => {
                rows.end(named.two_boards);
                rows.finish();
            }
            Doing::Replay(rows) => {
                rows.end();
                rows.finish();
                games = rows.games();
            }
        }
        (self.taken(), games)
    }

    fn taken(&self) -> Vec<RecordBatch> {
        std::mem::take(&mut *self.made.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
