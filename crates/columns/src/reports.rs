//! Reports on their way to columns: what is said of each game, written once and straight into the buffers.

use std::fmt::Write;
use std::sync::Arc;

use arbiter_audit::{BoardEnd, Fault, GameReport, What};
use arrow_array::builder::{GenericListBuilder, Int32Builder, Int64Builder, ListBuilder, StringBuilder};
use arrow_array::{ArrayRef, StructArray};
use arrow_buffer::OffsetBuffer;
use arrow_schema::{DataType, Field};

use crate::schema::fault_fields;

/// The word of an end, as in the JSON lines.
const fn end_word(end: BoardEnd) -> &'static str {
    match end {
        BoardEnd::Checkmate => "checkmate",
        BoardEnd::Stalemate => "stalemate",
        BoardEnd::DeadPosition => "dead_position",
        BoardEnd::Hill => "hill",
        BoardEnd::ThirdCheck => "third_check",
    }
}

fn int(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

pub fn long(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The columns that every report has.
#[derive(Debug, Default)]
pub struct ReportRows {
    rows: usize,
    bytes: usize,
    texts: [StringBuilder; 7],
    plies: Int32Builder,
    final_fen: StringBuilder,
    end: StringBuilder,
    /// From `end_ply` on.
    numbers: [Int32Builder; 8],
    faults: Faults,
    left_out: Int64Builder,
    /// Of the row that is open.
    open_left_out: u64,
}

impl ReportRows {
    /// How many rows are there.
    pub const fn len(&self) -> usize {
        self.rows
    }

    /// Bytes of text so far, roughly.
    pub fn bytes(&self) -> usize {
        self.bytes + self.faults.bytes + 200 * self.rows
    }

    /// Begins a row; it is open for more faults. Lines of faults are counted from behind so many lines: what stands before
    /// them has no line.
    pub fn open(&mut self, report: &GameReport, lines_before: u64) {
        self.open_tags(report);
        let facts = &report.facts;
        self.plies.append_value(int(facts.plies));
        match &facts.final_fen {
            Some(game) => self.final_fen.append_value(game.to_fen()),
            None => self.final_fen.append_null(),
        }
        self.end.append_option(facts.end.map(end_word));
        for (column, ply) in self.numbers.iter_mut().zip([
            facts.end_ply,
            facts.dead_ply,
            facts.threefold_ply,
            facts.threefold_written_ply,
            facts.fivefold_ply,
            facts.fifty_ply,
            facts.fifty_written_ply,
            facts.seventy_five_ply,
        ]) {
            column.append_option(ply.map(int));
        }
        let of_the_game = |fault: &&Fault| !matches!(fault.what, What::Duplicate { .. });
        for fault in report.faults.iter().filter(of_the_game) {
            self.faults.add(fault, lines_before);
        }
        self.open_left_out = report.faults_left_out;
    }

    /// Begins a row of which only the tags are known.
    pub fn open_without_facts(&mut self, report: &GameReport) {
        self.open_tags(report);
        self.plies.append_null();
        self.final_fen.append_null();
        self.end.append_null();
        self.numbers.iter_mut().for_each(Int32Builder::append_null);
        self.open_left_out = 0;
    }

    fn open_tags(&mut self, report: &GameReport) {
        self.rows += 1;
        for (column, text) in self.texts.iter_mut().zip([
            report.event.as_str(),
            &report.date,
            &report.white,
            &report.black,
            &report.result,
            &report.variant,
            report.laws,
        ]) {
            column.append_value(text);
            self.bytes += text.len();
        }
    }

    /// A fault of form that only the table has, in the row that is open.
    pub fn add(&mut self, fault: &Fault) {
        if self.faults.in_row >= GameReport::MOST_FAULTS {
            self.open_left_out += 1;
        } else {
            self.faults.add(fault, 0);
        }
    }

    /// Ends the row that is open.
    pub fn close(&mut self) {
        self.faults.close();
        self.left_out.append_value(long(self.open_left_out));
    }

    /// All rows as columns, and none are left.
    pub fn finish(&mut self) -> Vec<ArrayRef> {
        self.rows = 0;
        self.bytes = 0;
        let mut columns: Vec<ArrayRef> = Vec::with_capacity(20);
        columns.extend(
            self.texts
                .iter_mut()
                .map(|column| Arc::new(column.finish()) as ArrayRef),
        );
        columns.push(Arc::new(self.plies.finish()));
        columns.push(Arc::new(self.final_fen.finish()));
        columns.push(Arc::new(self.end.finish()));
        columns.extend(
            self.numbers
                .iter_mut()
                .map(|column| Arc::new(column.finish()) as ArrayRef),
        );
        columns.push(self.faults.finish());
        columns.push(Arc::new(self.left_out.finish()));
        columns
    }
}

/// The faults of all rows, one behind the other.
#[derive(Debug)]
struct Faults {
    kind: StringBuilder,
    ply: Int32Builder,
    line: Int64Builder,
    column: Int32Builder,
    message: StringBuilder,
    article: StringBuilder,
    legal: ListBuilder<StringBuilder>,
    severity: StringBuilder,
    /// Where each row ends.
    ends: Vec<i32>,
    /// In the row that is open.
    in_row: usize,
    bytes: usize,
}

impl Default for Faults {
    fn default() -> Self {
        let legal: GenericListBuilder<i32, _> = ListBuilder::new(StringBuilder::new());
        Self {
            kind: StringBuilder::new(),
            ply: Int32Builder::new(),
            line: Int64Builder::new(),
            column: Int32Builder::new(),
            message: StringBuilder::new(),
            article: StringBuilder::new(),
            legal: legal.with_field(Field::new("item", DataType::Utf8, true)),
            severity: StringBuilder::new(),
            ends: vec![0],
            in_row: 0,
            bytes: 0,
        }
    }
}

impl Faults {
    fn add(&mut self, fault: &Fault, lines_before: u64) {
        self.in_row += 1;
        self.kind.append_value(fault.kind().as_str());
        self.ply.append_value(int(fault.ply));
        self.line
            .append_value(long(fault.place.line.saturating_sub(lines_before)));
        self.column
            .append_value(i32::try_from(fault.place.column).unwrap_or(i32::MAX));
        // Memory takes everything.
        let _ = write!(self.message, "{}", fault.what);
        self.message.append_value("");
        self.article.append_option(fault.article.as_deref());
        match &fault.what {
            What::IllegalMove { legal, .. } | What::AmbiguousMove { fitting: legal, .. } => {
                for one in legal {
                    self.legal.values().append_value(one);
                    self.bytes += 2 * one.len();
                }
                self.legal.append(true);
            }
            _ => self.legal.append_null(),
        }
        self.severity.append_value(fault.severity().as_str());
        self.bytes += 130;
    }

    fn close(&mut self) {
        self.in_row = 0;
        self.ends
            .push(i32::try_from(self.kind_count()).unwrap_or(i32::MAX));
    }

    fn kind_count(&self) -> usize {
        use arrow_array::builder::ArrayBuilder;
        self.ply.len()
    }

    fn finish(&mut self) -> ArrayRef {
        self.bytes = 0;
        let columns: Vec<ArrayRef> = vec![
            Arc::new(self.kind.finish()),
            Arc::new(self.ply.finish()),
            Arc::new(self.line.finish()),
            Arc::new(self.column.finish()),
            Arc::new(self.message.finish()),
            Arc::new(self.article.finish()),
            Arc::new(self.legal.finish()),
            Arc::new(self.severity.finish()),
        ];
        let ends = std::mem::replace(&mut self.ends, vec![0]);
        let all = StructArray::new(fault_fields(), columns, None);
        let item = Arc::new(Field::new("item", DataType::Struct(fault_fields()), true));
        let offsets = OffsetBuffer::new(ends.into());
        Arc::new(arrow_array::ListArray::new(item, offsets, Arc::new(all), None))
    }
}
