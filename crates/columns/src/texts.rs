//! The audit of texts: games as they come, rows in batches.

use std::sync::Arc;

use arbiter_audit::{Auditor, GameReport, Options, Sink};
use arbiter_notation::pgn::{Location, Reader, Stream};
use arrow_array::cast::AsArray;
use arrow_array::types::Int64Type;
use arrow_array::{ArrayRef, Int64Array, RecordBatch, StringArray};

use crate::reports::{ReportRows, long};
use crate::schema::report_schema;

/// Rows of so many bytes of text are handed on, however few they are.
const MOST_BYTES: usize = 16 << 20;

/// How texts are audited.
#[derive(Debug, Clone, Copy)]
pub struct AuditTexts {
    /// How games are audited.
    pub audit: Options,
    /// So many rows a batch, at most.
    pub most_rows: usize,
}

impl Default for AuditTexts {
    fn default() -> Self {
        Self {
            audit: Options::default(),
            most_rows: 8_192,
        }
    }
}

/// A text of games.
#[derive(Debug, Clone, Copy)]
pub struct File<'a> {
    /// As reports name it.
    pub name: &'a str,
    /// It holds matches of two boards.
    pub two_boards: bool,
}

/// Audits a text, or a piece of one that begins with a game, and hands rows on in batches. Games are numbered from 1 within it;
/// see [`numbered`].
pub struct TextAudit<F: FnMut(RecordBatch)> {
    auditor: Auditor<TextSink<F>>,
    stream: Option<Stream>,
}

impl<F: FnMut(RecordBatch)> TextAudit<F> {
    /// For a text with this name.
    #[must_use]
    pub fn new(options: AuditTexts, file: File<'_>, hand_on: F) -> Self {
        let audit = Options {
            two_boards: file.two_boards,
            ..options.audit
        };
        let sink = TextSink {
            file: file.name.to_owned(),
            most_rows: options.most_rows.max(1),
            games: Vec::new(),
            lines: Vec::new(),
            rows: ReportRows::default(),
            hand_on,
        };
        Self {
            auditor: Auditor::new(audit, sink),
            stream: None,
        }
    }

    /// Reads a whole text, or a piece of one that stands at a place.
    pub fn read(mut self, bytes: &[u8], place: Location) {
        Reader::at(place).read(bytes, true, &mut self.auditor);
        self.auditor.finish().flush();
    }

    /// Reads on in a text in which no end of a game is in sight; `place` is where its first bytes stand.
    pub fn feed(&mut self, bytes: &[u8], place: Location) {
        let stream = self.stream.get_or_insert_with(|| Stream::at(place));
        for step in bytes.chunks(1 << 20) {
            stream.feed(step, &mut self.auditor);
        }
    }

    /// The text that was fed is over.
    pub fn end(mut self) {
        if let Some(mut stream) = self.stream.take() {
            stream.finish(&mut self.auditor);
        }
        self.auditor.finish().flush();
    }
}

/// Takes reports as rows.
struct TextSink<F: FnMut(RecordBatch)> {
    file: String,
    most_rows: usize,
    games: Vec<i64>,
    lines: Vec<i64>,
    rows: ReportRows,
    hand_on: F,
}

impl<F: FnMut(RecordBatch)> Sink for TextSink<F> {
    fn game(&mut self, report: &GameReport) {
        if self.rows.len() >= self.most_rows || self.rows.bytes() >= MOST_BYTES {
            self.flush();
        }
        self.push(report);
    }
}

impl<F: FnMut(RecordBatch)> TextSink<F> {
    fn push(&mut self, report: &GameReport) {
        self.games.push(long(report.game));
        self.lines.push(long(report.line));
        self.rows.open(report, 0);
        self.rows.close();
    }

    /// Hands on what waits.
    fn flush(&mut self) {
        let count = self.rows.len();
        if count == 0 {
            return;
        }
        let files = StringArray::from_iter_values(std::iter::repeat_n(&self.file, count));
        let mut columns: Vec<ArrayRef> = vec![
            Arc::new(files),
            Arc::new(Int64Array::from(std::mem::take(&mut self.games))),
            Arc::new(Int64Array::from(std::mem::take(&mut self.lines))),
        ];
        columns.extend(self.rows.finish());
        if let Ok(batch) = RecordBatch::try_new(report_schema(), columns) {
            (self.hand_on)(batch);
        }
    }
}

/// Reports as rows, for whoever has them at hand. What a game is to another one is not told: a row speaks of one game.
///
/// ```
/// use arbiter_audit::{Options, audit};
/// use arbiter_columns::report_rows;
/// let rows = report_rows("a.pgn", &audit(b"1. e4 *", Options::default()));
/// assert_eq!(rows.num_rows(), 1);
/// ```
#[must_use]
pub fn report_rows(file: &str, reports: &[GameReport]) -> RecordBatch {
    let mut batches = Vec::new();
    let mut sink = TextSink {
        file: file.to_owned(),
        most_rows: usize::MAX,
        games: Vec::new(),
        lines: Vec::new(),
        rows: ReportRows::default(),
        hand_on: |batch| batches.push(batch),
    };
    for report in reports {
        sink.push(report);
    }
    sink.flush();
    batches
        .pop()
        .unwrap_or_else(|| RecordBatch::new_empty(report_schema()))
}

/// The same rows with the games in a column numbered from behind so many.
///
/// ```
/// use arbiter_columns::{AuditTexts, File, TextAudit, numbered};
/// use arbiter_notation::pgn::Location;
/// use arrow_array::{cast::AsArray, types::Int64Type};
/// let mut batches = Vec::new();
/// let file = File { name: "a.pgn", two_boards: false };
/// TextAudit::new(AuditTexts::default(), file, |batch| batches.push(batch)).read(b"1. e4 *", Location::START);
/// let later = numbered(batches.remove(0), 1, 41);
/// assert_eq!(later.column(1).as_primitive::<Int64Type>().value(0), 42);
/// ```
#[must_use]
pub fn numbered(batch: RecordBatch, column: usize, before: i64) -> RecordBatch {
    if before == 0 {
        return batch;
    }
    let games = batch.column(column).as_primitive::<Int64Type>();
    let games: Int64Array = games.values().iter().map(|game| game + before).collect();
    let mut columns = batch.columns().to_vec();
    columns[column] = Arc::new(games);
    RecordBatch::try_new(batch.schema(), columns).unwrap_or(batch)
}
