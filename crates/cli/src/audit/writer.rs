//! Writes the report and the games, piece by piece in the order of the input.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Result;
use arbiter_columns::report_schema;
use arbiter_lang::Lang;

use super::out::Report;
use super::piece::{Piece, Place, Reports};
use super::progress::Bar;
use super::resume::{Reached, Resume, State};
use super::sorted::{Outputs, Sorted};
use super::table::Table;
use super::tally::{Counts, Tally};
use super::{Format, csv};
use crate::output::warn;
use crate::parts::Parts;

/// So many rows a file, where a table is written into a folder.
const ROWS_OF_A_PART: usize = 1_000_000;

/// All that is written.
pub struct Writer<'a> {
    format: Format,
    out: Report,
    /// The table, if that is wanted.
    parts: Option<Parts>,
    outputs: Outputs,
    tally: Tally,
    table: Table<'a>,
    bar: Bar<'a>,
    /// The files begun so far.
    names: Vec<String>,
    resume: Option<Resume>,
}

/// Where it is written.
pub struct Paths<'a> {
    pub report: Option<&'a Path>,
    /// Good games, and others.
    pub sorted: [Option<&'a Path>; 2],
}

impl<'a> Writer<'a> {
    /// Opens all files: anew, or where an earlier run has left them.
    pub fn open(
        paths: &Paths<'_>,
        format: Format,
        bar: Bar<'a>,
        lang: &'a Lang,
        resume: Option<(Resume, Option<State>)>,
    ) -> Result<Self> {
        let (resume, state) = resume.map_or((None, None), |(resume, state)| (Some(resume), state));
        let (text, table) = match format {
            Format::Parquet => (None, paths.report),
            _ => (paths.report, None),
        };
        let mut writer = Self {
            format,
            out: Report::open(text, state.as_ref().map(|state| state.report))?,
            parts: table
                .map(|path| Parts::open(path, ROWS_OF_A_PART, report_schema()))
                .transpose()?,
            outputs: Outputs::open(paths.sorted, state.as_ref().map(|state| state.sorted))?,
            tally: Tally::default(),
            table: Table::new(lang),
            bar,
            names: Vec::new(),
            resume,
        };
        match state {
            Some(state) => {
                writer.names = state.names();
                writer.tally = state.tally;
                if let Some(name) = state.untold {
                    writer.table.file(name);
                }
            }
            None if format == Format::Csv => csv::head(&mut writer.out)?,
            None => {}
        }
        Ok(writer)
    }

    /// Writes a piece.
    pub fn take(&mut self, piece: Piece) -> io::Result<()> {
        match piece {
            Piece::File(name) => {
                if self.resume.is_some() {
                    self.names.push(name.clone());
                }
                self.table.file(name);
            }
            Piece::Reports(reports) => self.reports(*reports)?,
            Piece::Unread { name, reason } => {
                self.tally.unread();
                self.bar
                    .hide_while(|| warn(format_args!("arbiter: {name}: {reason}")));
            }
            Piece::EndOfFile => self.tally.end_file(),
            Piece::Reached(place) => self.reached(place)?,
        }
        Ok(())
    }

    fn reports(&mut self, reports: Reports) -> io::Result<()> {
        if let Some((parts, rows)) = self.parts.as_mut().zip(reports.rows) {
            parts.write(&rows)?;
            return self.counted(&reports.counts, &reports.sorted);
        }
        self.outputs.write(&reports.sorted)?;
        if let Some(resume) = &mut self.resume {
            resume.note(&reports.notes)?;
        }
        let Self { out, table, .. } = self;
        self.bar.hide_while(|| {
            out.write_all(&reports.text)?;
            table.games(&reports.told, out)
        })?;
        self.tally.add(&reports.counts);
        self.bar.games(self.tally.counts.games);
        Ok(())
    }

    /// Games of which a table tells.
    fn counted(&mut self, counts: &Counts, sorted: &Sorted) -> io::Result<()> {
        self.outputs.write(sorted)?;
        self.tally.add(counts);
        self.bar.games(self.tally.counts.games);
        Ok(())
    }

    /// All before this place is told: notes that, if it is time.
    fn reached(&mut self, place: Place) -> io::Result<()> {
        let Some(resume) = self.resume.as_mut().filter(|resume| resume.is_due()) else {
            return Ok(());
        };
        let report = self.out.save()?;
        let sorted = self.outputs.save()?;
        let reached = Reached {
            place,
            games: self.tally.games_of_file(),
            names: &self.names,
            untold: self.table.untold(),
            tally: &self.tally,
        };
        resume.save(&reached, report, sorted)
    }

    /// All is read: writes the summary, and gives what was counted.
    pub fn finish(mut self) -> io::Result<Tally> {
        self.bar.finish();
        if self.format == Format::Table {
            self.table.summary(&self.tally, &mut self.out)?;
        }
        self.out.flush()?;
        if let Some(parts) = self.parts {
            parts.finish(self.tally.counts.games == 0 && self.tally.files_unread > 0)?;
        }
        self.outputs.finish()?;
        if let Some(resume) = self.resume {
            resume.finish()?;
        }
        Ok(self.tally)
    }
}
