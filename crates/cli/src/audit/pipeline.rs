//! The threads of an audit: one reads and cuts, some audit, the caller writes; in order, and never far ahead.

use std::io;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use arbiter_archive::Input;
use arbiter_audit::{Auditor, GameReport, Options, Sink};
use arbiter_columns::{Columns, RowReports, TableError};
use arbiter_notation::pgn::{Location, Reader};
use arrow_array::RecordBatch;

use super::batch::{Collector, Sorting};
use super::cutter::Cutter;
use super::encoded::Charset;
use super::gate::{Before, File, Gate, Passed};
use super::piece::{Piece, Place, Teller};

/// What is to be done.
pub struct Plan {
    pub inputs: Vec<Input>,
    pub options: Options,
    pub teller: Teller,
    /// What is done with the games themselves, if somebody wants them.
    pub sorting: Option<Sorting>,
    /// What the texts are in, if it is known.
    pub encoding: Option<Charset>,
    /// Threads that audit.
    pub jobs: usize,
    /// Whether a later run may go on.
    pub resumes: bool,
    /// Where to begin, and what an earlier run knew.
    pub start: Place,
    pub before: Before,
}

/// A step of the report in the order of the input.
pub enum Turn {
    Now(Piece),
    /// Pieces that some thread will hand on, and the place that is reached with them.
    Later(Receiver<Piece>, Option<Place>),
}

/// Games for some thread.
pub struct Job {
    /// Its place in the order of all jobs.
    pub ticket: u64,
    pub file: File,
    pub options: Options,
    pub games: Games,
    /// Where their reports are waited for.
    pub hand_on: SyncSender<Piece>,
}

/// The games of a job.
pub enum Games {
    /// As text, and where it stands.
    Text(Vec<u8>, Location),
    /// As rows of a table.
    Rows(RecordBatch),
}

/// Does it; `write` is called with every piece in order, and its first error ends all.
pub fn run(
    plan: Plan,
    read: &Arc<AtomicU64>,
    mut write: impl FnMut(Piece) -> io::Result<()>,
) -> io::Result<()> {
    let jobs = plan.jobs;
    let (give_turn, turns) = sync_channel(jobs + 2);
    let (give_job, queue) = sync_channel(jobs + 1);
    let queue = Mutex::new(queue);
    let files = plan.before.names.len() as u32;
    let gate = Gate::new(plan.before, plan.resumes);
    let (gate, queue) = (&gate, &queue);
    let (teller, sorting) = (plan.teller, plan.sorting);
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(move || work(queue, gate, teller, sorting));
        }
        let read = Arc::clone(read);
        let (inputs, start) = (plan.inputs, plan.start);
        scope.spawn(move || {
            let mut cutter = Cutter {
                turns: give_turn,
                jobs: give_job,
                gate,
                teller,
                options: plan.options,
                sorts: sorting.is_some(),
                encoding: plan.encoding,
                place: start,
                files,
                ticket: 0,
            };
            // An error says that nobody listens any more.
            let _ = cutter.inputs(&inputs, &read);
        });
        turns.into_iter().try_for_each(|turn| match turn {
            Turn::Now(piece) => write(piece),
            Turn::Later(pieces, reached) => {
                pieces.into_iter().try_for_each(&mut write)?;
                reached.map_or(Ok(()), |place| write(Piece::Reached(place)))
            }
        })
    })
}

/// Audits jobs until there are no more.
fn work(queue: &Mutex<Receiver<Job>>, gate: &Gate, teller: Teller, sorting: Option<Sorting>) {
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(job) = next() {
        let passing = |batch| Passed {
            file: job.file.clone(),
            batch,
            notes: Vec::new(),
            hand_on: job.hand_on.clone(),
        };
        let mut collector = Collector::new(|batch| teller.tell(gate.pass_some(job.ticket, passing(batch))));
        let last = match &job.games {
            Games::Text(bytes, place) => {
                if let Some(sorting) = sorting {
                    collector = collector.sorting(bytes, place.offset, sorting);
                }
                let mut auditor = Auditor::new(job.options, collector);
                Reader::at(*place).read(bytes, true, &mut auditor);
                auditor.finish().end()
            }
            Games::Rows(rows) => {
                // The columns were looked at when the table was opened.
                for report in of_rows(rows, job.options).unwrap_or_default() {
                    collector.game(&report);
                }
                let last = collector.end();
                drop(collector);
                last
            }
        };
        let last = passing(last);
        // Who waits for its pieces would wait as long as this stands here.
        let ticket = job.ticket;
        drop(job);
        gate.pass_last(ticket, last)
            .into_iter()
            .for_each(|passed| teller.tell(passed));
    }
}

/// What is said of the games of these rows.
fn of_rows(rows: &RecordBatch, options: Options) -> Result<Vec<GameReport>, TableError> {
    RowReports::new(&rows.schema(), &Columns::default(), options)?.reports(rows)
}
