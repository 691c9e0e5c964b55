//! Tables of somebody else as work: rows in, rows out, their buffers where they are.

use std::collections::VecDeque;

use arbiter_columns::{
    AuditRows, GameTable, MateTable, ReplayRows, Replayed, RowOptions, TableError, Thorough, heeded,
};
use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::SchemaRef;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3_arrow::input::AnyRecordBatch;

use crate::errors::Fail;
use crate::feeds::GAMES;
use crate::pool::{Done, Feed, Step};

/// A table, batch by batch.
pub type Batches = Box<dyn RecordBatchReader + Send>;

/// The rows of an object that has Arrow's capsules.
pub fn table(object: &Bound<'_, PyAny>) -> PyResult<Batches> {
    if !is_table(object)? {
        let found = object.get_type().name()?;
        return Err(PyTypeError::new_err(format!(
            "expected a table of pyarrow, Polars, pandas or whatever else has __arrow_c_stream__, found {found}; audit and replay read \
             files and folders"
        )));
    }
    // A stream may hold other columns than it announced.
    Ok(heeded(object.extract::<AnyRecordBatch>()?.into_reader()?))
}

/// Whether an object has them.
pub fn is_table(object: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(object.hasattr("__arrow_c_stream__")? || object.hasattr("__arrow_c_array__")?)
}

/// What is done with rows.
#[derive(Clone)]
pub enum Work {
    Audit(RowOptions),
    Replay(Replayed),
    Mates {
        fen: String,
        side: String,
        thorough: Thorough,
    },
}

/// Gives the rows of a table.
pub struct Rows {
    batches: Batches,
    schema: SchemaRef,
    /// Where games stand, if that is asked.
    games: Option<GameTable>,
    work: Work,
    most: usize,
    parts: VecDeque<RecordBatch>,
    /// Rows so far.
    row: i64,
}

impl Rows {
    /// So many rows are taken together at most.
    pub fn new(batches: Batches, games: Option<GameTable>, work: Work, most_rows: usize) -> Self {
        Self {
            schema: batches.schema(),
            batches,
            games,
            work,
            most: most_rows,
            parts: VecDeque::new(),
            row: 0,
        }
    }

    fn cut(&self, batch: &RecordBatch) -> Result<VecDeque<RecordBatch>, Fail> {
        if let Some(games) = &self.games {
            let parts = games.parts(batch, self.most);
            return Ok(parts.map_err(failed)?.into());
        }
        let begins = (0..batch.num_rows()).step_by(self.most);
        Ok(begins
            .map(|row| batch.slice(row, self.most.min(batch.num_rows() - row)))
            .collect())
    }
}

fn failed(error: TableError) -> Fail {
    Fail::Table(String::new(), error)
}

impl Feed for Rows {
    fn next(&mut self) -> Result<Option<Step>, Fail> {
        while self.parts.is_empty() {
            let Some(batch) = self.batches.next() else {
                return Ok(None);
            };
            let batch = batch.map_err(|error| failed(error.into()))?;
            self.parts = self.cut(&batch)?;
        }
        let Some(rows) = self.parts.pop_front() else {
            return Ok(None);
        };
        let first = self.row;
        self.row += rows.num_rows().cast_signed() as i64;
        let (work, schema, games) = (self.work.clone(), self.schema.clone(), self.games.clone());
        Ok(Some(Step::Task(Box::new(move || {
            let batches = of(&work, &schema, games.as_ref(), &rows, first).map_err(failed)?;
            Ok(Done {
                batches,
                file: 0,
                games: rows.num_rows().cast_signed() as i64,
            })
        }))))
    }
}

fn of(
    work: &Work,
    schema: &SchemaRef,
    games: Option<&GameTable>,
    rows: &RecordBatch,
    first: i64,
) -> Result<Vec<RecordBatch>, TableError> {
    let mut batches = Vec::new();
    match work {
        Work::Audit(options) => {
            AuditRows::new(schema, options)?.audit_parts(rows, first, &mut |batch| batches.push(batch))?;
        }
        Work::Replay(replayed) => {
            let mut replay = ReplayRows::new(replayed.clone(), GAMES, |batch| batches.push(batch));
            if let Some(games) = games {
                replay.table(games, rows)?;
            }
            replay.finish();
        }
        Work::Mates { fen, side, thorough } => {
            batches.push(MateTable::new(schema, fen, side, *thorough)?.ask(rows)?);
        }
    }
    Ok(batches)
}
