//! The audit of a table: a row in, a row out.

use std::sync::Arc;

use arbiter_audit::{Auditor, EncodingFault, Facts, Fault, GameReport, Options, Sink, What};
use arbiter_notation::pgn::{Location, PgnFault, Reader, Stream, is_utf16};
use arrow_array::{ArrayRef, Int64Array, RecordBatch};
use arrow_schema::{FieldRef, Schema, SchemaRef};

use crate::cell_text::{CellText, Composed};
use crate::names::Columns;
use crate::reports::ReportRows;
use crate::schema::{COMMON, row_schema};
use crate::table::GameTable;
use crate::{ColumnError, TableError};

/// A cell that is larger is fed to the reader piece by piece.
const STEP: usize = 1 << 20;

/// So much is told at once.
const MOST_BYTES: usize = 32 << 20;

/// How the rows of a table are audited.
#[derive(Debug, Clone, Default)]
pub struct RowOptions {
    /// How its columns are called.
    pub columns: Columns,
    /// Columns that are handed on as they are.
    pub keep: Vec<String>,
    /// How games are audited.
    pub audit: Options,
}

/// Audits the rows of tables of one schema.
///
/// ```
/// use std::sync::Arc;
/// use arbiter_columns::{AuditRows, RowOptions};
/// use arrow_array::{ArrayRef, RecordBatch, StringArray, cast::AsArray, types::Int32Type};
///
/// let moves: ArrayRef = Arc::new(StringArray::from(vec![Some("1. f3 e5 2. g4 Qh4# 0-1"), None]));
/// let table = RecordBatch::try_from_iter([("movetext", moves)])?;
/// let mut audit = AuditRows::new(&table.schema(), &RowOptions::default())?;
/// let told = audit.audit(&table, 0)?;
/// assert_eq!(told.column_by_name("end_ply").unwrap().as_primitive::<Int32Type>().iter().collect::<Vec<_>>(), [Some(4), None]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct AuditRows {
    table: GameTable,
    keep: Vec<usize>,
    schema: SchemaRef,
    auditor: Auditor<CellSink<ReportRows>>,
    text: CellText,
}

impl AuditRows {
    /// For tables of this schema.
    ///
    /// # Errors
    /// A column is missing, is of a type that is not read, or is kept under the name of one that is made here.
    pub fn new(schema: &Schema, options: &RowOptions) -> Result<Self, ColumnError> {
        let mut keep = Vec::new();
        let mut fields: Vec<FieldRef> = Vec::new();
        for name in &options.keep {
            let Ok(index) = schema.index_of(name) else {
                return Err(ColumnError::new(name, "a column to keep", "no such column"));
            };
            let is_taken = name == "row" || COMMON.iter().any(|field| field.name() == name);
            if is_taken || fields.iter().any(|field| field.name() == name) {
                let found = "the name of another column of the answer";
                return Err(ColumnError::new(
                    name,
                    "a name of its own for a column to keep",
                    found,
                ));
            }
            keep.push(index);
            fields.push(Arc::clone(&schema.fields()[index]));
        }
        Ok(Self {
            table: GameTable::new(schema, &options.columns)?,
            keep,
            schema: row_schema(&fields),
            auditor: Auditor::new(options.audit, CellSink::default()),
            text: CellText::default(),
        })
    }

    /// The schema of what is told.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// What is told of these rows, of which the first has this place in the whole input.
    ///
    /// # Errors
    /// The rows are not of the schema that was announced.
    pub fn audit(&mut self, batch: &RecordBatch, first_row: i64) -> Result<RecordBatch, TableError> {
        self.audit_range(batch, 0, usize::MAX, first_row)
            .map(|(told, _)| told)
    }

    /// The same in parts of at most 32 MiB, however much there is to tell.
    ///
    /// # Errors
    /// The rows are not of the schema that was announced.
    pub fn audit_parts(
        &mut self,
        batch: &RecordBatch,
        first_row: i64,
        hand_on: &mut dyn FnMut(RecordBatch),
    ) -> Result<(), TableError> {
        let (mut from, mut row) = (0, first_row);
        while from < batch.num_rows() {
            let (told, next) = self.audit_range(batch, from, MOST_BYTES, row)?;
            row += (next - from).cast_signed() as i64;
            from = next;
            hand_on(told);
        }
        Ok(())
    }

    /// Rows from this one on, until so many bytes are told; and the row behind them.
    fn audit_range(
        &mut self,
        batch: &RecordBatch,
        from: usize,
        most_bytes: usize,
        first_row: i64,
    ) -> Result<(RecordBatch, usize), TableError> {
        let next = audit_cells(
            &self.table,
            &mut self.auditor,
            &mut self.text,
            batch,
            from,
            |rows| rows.bytes() >= most_bytes,
        )?;
        let common = self.auditor.finish().rows.finish();
        let places = Int64Array::from_iter_values((first_row..).take(next - from));
        let mut columns: Vec<ArrayRef> = vec![Arc::new(places)];
        let is_whole = next - from == batch.num_rows();
        columns.extend(self.keep.iter().map(|&index| {
            let column = batch.column(index);
            if is_whole {
                Arc::clone(column)
            } else {
                column.slice(from, next - from)
            }
        }));
        columns.extend(common);
        Ok((RecordBatch::try_new(self.schema(), columns)?, next))
    }
}

/// Audits the cells of a table from a row on, one after the other, until it is enough; gives the row behind the last.
fn audit_cells<R: RowSink>(
    table: &GameTable,
    auditor: &mut Auditor<CellSink<R>>,
    text: &mut CellText,
    batch: &RecordBatch,
    from: usize,
    is_enough: impl Fn(&R) -> bool,
) -> Result<usize, TableError> {
    let cells = table.cells(batch)?;
    for row in from..batch.num_rows() {
        let game = text.compose(&cells, row);
        read(auditor, &game);
        if auditor.finish().games == 0 {
            // A text without any game and without a fault; the tags that are always there let this come from `as_written` only.
            let report = auditor.of_no_game();
            auditor.finish().rows.open(&report, 0);
        }
        let sink = auditor.finish();
        sink.close();
        if is_enough(&sink.rows) {
            return Ok(row + 1);
        }
    }
    Ok(batch.num_rows())
}

/// Gives the text of a game to the auditor.
fn read<R: RowSink>(auditor: &mut Auditor<CellSink<R>>, game: &Composed<'_>) {
    let sink = auditor.finish();
    sink.lines_before = game.lines_before;
    sink.is_null = game.is_null;
    sink.not_text = game.not_text;
    let start = beginning(game.text);
    if game.more.is_empty() {
        Reader::at(start).read(game.text, true, auditor);
        return;
    }
    let mut stream = Stream::at(start);
    stream.feed(game.text, auditor);
    for step in game.more.chunks(STEP) {
        stream.feed(step, auditor);
    }
    stream.finish(auditor);
}

/// Where a game is said to begin: what stood in the middle of a text has no mark of its byte order.
pub fn beginning(text: &[u8]) -> Location {
    if is_utf16(text) {
        return Location::START;
    }
    Location {
        offset: 1,
        ..Location::START
    }
}

/// What becomes of the report of a row.
trait RowSink: Default {
    /// The game of the row; its faults stand in lines counted from behind so many.
    fn open(&mut self, report: &GameReport, lines_before: u64);
    /// There is no cell of moves: only the tags are known.
    fn open_without_facts(&mut self, report: &GameReport);
    /// Something stands in the row, or does not, that makes it no row of one game or no text.
    fn add(&mut self, fault: Fault);
    /// The row is over.
    fn close(&mut self);
}

impl RowSink for ReportRows {
    fn open(&mut self, report: &GameReport, lines_before: u64) {
        Self::open(self, report, lines_before);
    }

    fn open_without_facts(&mut self, report: &GameReport) {
        Self::open_without_facts(self, report);
    }

    fn add(&mut self, fault: Fault) {
        Self::add(self, &fault);
    }

    fn close(&mut self) {
        Self::close(self);
    }
}

/// A fault of a row, at a line of its cell.
const fn fault(what: What, ply: u32, line: u64) -> Fault {
    let place = Location {
        line,
        ..Location::START
    };
    Fault {
        ply,
        place,
        article: None,
        what,
    }
}

/// What is wrong with a row that is not one game.
const NOT_ONE_GAME: What = What::Syntax(PgnFault::Unexpected);

/// Takes the reports of one cell at a time: the first is that of the row.
#[derive(Debug, Default)]
struct CellSink<R: RowSink> {
    rows: R,
    games: u32,
    plies: u32,
    lines_before: u64,
    is_null: bool,
    /// A byte of the cells that is no UTF-8.
    not_text: Option<u8>,
}

impl<R: RowSink> Sink for CellSink<R> {
    fn game(&mut self, report: &GameReport) {
        self.games += 1;
        match self.games {
            1 if self.is_null => {
                self.rows.open_without_facts(report);
                self.rows.add(fault(NOT_ONE_GAME, 0, 0));
            }
            1 => {
                self.rows.open(report, self.lines_before);
                self.plies = report.facts.plies;
            }
            2 => {
                let line = report.line.saturating_sub(self.lines_before);
                self.rows.add(fault(NOT_ONE_GAME, self.plies, line));
            }
            _ => {}
        }
        let told = |fault: &Fault| matches!(fault.what, What::Encoding(_));
        if let Some(byte) = self.not_text.take()
            && !report.faults.iter().any(told)
        {
            self.rows
                .add(fault(What::Encoding(EncodingFault::Cell(byte)), 0, 0));
        }
    }
}

impl<R: RowSink> CellSink<R> {
    /// The cell is over.
    fn close(&mut self) {
        self.games = 0;
        self.rows.close();
    }
}

/// The games of tables of one schema, as whoever tells of games one by one wants them.
///
/// ```
/// use std::sync::Arc;
/// use arbiter_audit::Options;
/// use arbiter_columns::{Columns, RowReports};
/// use arrow_array::{ArrayRef, RecordBatch, StringArray};
/// let moves: ArrayRef = Arc::new(StringArray::from(vec!["1. f3 e5 2. g4 Qh4# 0-1", "1. e4 *"]));
/// let table = RecordBatch::try_from_iter([("movetext", moves)])?;
/// let mut rows = RowReports::new(&table.schema(), &Columns::default(), Options::default())?;
/// let reports = rows.reports(&table)?;
/// assert_eq!((reports[0].facts.end_ply, reports[1].facts.plies), (Some(4), 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct RowReports {
    table: GameTable,
    auditor: Auditor<CellSink<Collected>>,
    text: CellText,
}

#[derive(Debug, Default)]
struct Collected(Vec<GameReport>);

impl RowReports {
    /// For tables whose columns are known.
    #[must_use]
    pub fn of(table: GameTable, audit: Options) -> Self {
        Self {
            table,
            auditor: Auditor::new(audit, CellSink::default()),
            text: CellText::default(),
        }
    }

    /// For tables of this schema.
    ///
    /// # Errors
    /// A column is missing or of a type that is not read.
    pub fn new(schema: &Schema, columns: &Columns, audit: Options) -> Result<Self, ColumnError> {
        Ok(Self::of(GameTable::new(schema, columns)?, audit))
    }

    /// What is said of these rows, numbered from 1. A row has no line: its games stand in line 0.
    ///
    /// # Errors
    /// The rows are not of the schema that was announced.
    pub fn reports(&mut self, batch: &RecordBatch) -> Result<Vec<GameReport>, TableError> {
        audit_cells(&self.table, &mut self.auditor, &mut self.text, batch, 0, |_| {
            false
        })?;
        Ok(std::mem::take(&mut self.auditor.finish().rows.0))
    }
}

impl RowSink for Collected {
    fn open(&mut self, report: &GameReport, lines_before: u64) {
        let mut report = report.clone();
        report.game = self.0.len() as u64 + 1;
        report.line = 0;
        for fault in &mut report.faults {
            fault.place.line = fault.place.line.saturating_sub(lines_before);
        }
        self.0.push(report);
    }

    fn open_without_facts(&mut self, report: &GameReport) {
        let report = GameReport {
            facts: Facts::default(),
            faults: Vec::new(),
            faults_left_out: 0,
            ..report.clone()
        };
        self.open(&report, 0);
    }

    fn add(&mut self, fault: Fault) {
        let Some(report) = self.0.last_mut() else { return };
        if report.faults.len() >= GameReport::MOST_FAULTS {
            report.faults_left_out += 1;
        } else {
            report.faults.push(fault);
        }
    }

    fn close(&mut self) {}
}
