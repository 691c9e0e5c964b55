//! What the auditing threads hand to the one that writes.

use std::mem;
use std::sync::mpsc::SyncSender;

use arbiter_audit::GameReport;
use arbiter_columns::report_rows;
use arbiter_notation::pgn::Location;
use arrow_array::RecordBatch;

use super::choice::Only;
use super::gate::Passed;
use super::sorted::Sorted;
use super::tally::Counts;
use super::{Format, csv, json, spare};

/// So many bytes of text, or faulty games, are handed on together.
const FULL: usize = 1 << 18;
/// Bytes of one game's report, more than most have.
const ONE: usize = 1 << 12;
const MANY: usize = 200;

/// A step of the report.
#[derive(Debug)]
pub enum Piece {
    /// A file begins.
    File(String),
    /// Reports of some of its games.
    Reports(Box<Reports>),
    /// It cannot be read, or not to its end.
    Unread {
        /// The file.
        name: String,
        /// Why.
        reason: String,
    },
    /// It ends.
    EndOfFile,
    /// All before this place has been told.
    Reached(Place),
}

/// Reports of some games.
#[derive(Debug, Default)]
pub struct Reports {
    /// As JSON lines or CSV.
    pub text: Vec<u8>,
    /// Games of which something is told, for people.
    pub told: Vec<GameReport>,
    /// As rows of a table.
    pub rows: Option<RecordBatch>,
    /// The games themselves, if somebody wants them.
    pub sorted: Sorted,
    /// Of all the games.
    pub counts: Counts,
    /// What a later run has to know of them.
    pub notes: Vec<u8>,
}

/// A place in all that is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Which input, and which file in it if it is a zip, from 0.
    pub input: usize,
    pub entry: usize,
    /// In its text, unpacked.
    pub at: Location,
}

impl Default for Place {
    fn default() -> Self {
        Self {
            input: 0,
            entry: 0,
            at: Location::START,
        }
    }
}

/// How games are told.
#[derive(Debug, Clone, Copy)]
pub struct Teller {
    pub format: Format,
    /// What is told.
    pub only: Only,
}

impl Teller {
    /// Hands the reports of games on, piece by piece.
    pub fn tell(self, passed: Passed) {
        let Passed {
            file,
            batch,
            notes,
            hand_on,
        } = passed;
        let name = match self.format {
            Format::Jsonl => serde_json::to_vec(&*file.name).unwrap_or_default(),
            _ => csv::quoted(&file.name).into_owned().into_bytes(),
        };
        let mut reports = Reports {
            sorted: batch.sorted,
            notes,
            ..Reports::default()
        };
        for mut report in batch.reports {
            // What is not told is there all the same.
            reports.counts.add_game(&report);
            self.only.keep(&mut report);
            if !self.only.skips(&report) {
                self.tell_game(report, &name, &mut reports);
            }
            let is_full = reports.text.len() >= FULL || reports.told.len() >= MANY;
            if is_full && self.format != Format::Parquet {
                send(&hand_on, &mut reports);
            }
        }
        if self.format == Format::Parquet {
            reports.rows = Some(report_rows(&file.name, &mem::take(&mut reports.told)));
        }
        send(&hand_on, &mut reports);
    }

    fn tell_game(self, report: GameReport, file: &[u8], reports: &mut Reports) {
        let text = &mut reports.text;
        if text.capacity() == 0 && matches!(self.format, Format::Jsonl | Format::Csv) {
            text.reserve(FULL + ONE);
        }
        match self.format {
            Format::Jsonl => {
                json::line(file, &report, text);
                spare::give(report);
            }
            Format::Csv => {
                text.extend_from_slice(file);
                csv::row(&report, text);
                spare::give(report);
            }
            Format::Parquet => reports.told.push(report),
            Format::Table if !report.faults.is_empty() => reports.told.push(report),
            Format::Table => spare::give(report),
        }
    }
}

fn send(hand_on: &SyncSender<Piece>, reports: &mut Reports) {
    // An error says that nobody listens any more.
    let _ = hand_on.send(Piece::Reports(Box::new(mem::take(reports))));
}
