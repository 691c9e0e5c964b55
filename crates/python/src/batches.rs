//! Answers that are tables: a stream of batches, read once.

use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

use arrow_array::{RecordBatch, RecordBatchReader};
use arrow_schema::{ArrowError, SchemaRef};
use arrow_select::concat::concat_batches;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyCapsule, PyList, PyTuple};
use pyo3_arrow::{PyRecordBatch, PyRecordBatchReader, PySchema};

use crate::errors::{self, Fail};
use crate::pool::{Feed, Pool};
use crate::pylist;

/// Batches are put together up to so many bytes.
const MOST_BYTES: usize = 16 << 20;

/// How rows of several tasks become batches.
#[derive(Debug, Clone, Copy)]
pub struct Shape {
    /// So many rows a batch at most.
    pub most_rows: usize,
    /// The column that numbers games, and whether it begins anew with every file.
    pub numbered: Option<(usize, bool)>,
}

impl Shape {
    /// Batches stay what they are: their buffers may be those of somebody else.
    pub const AS_THEY_COME: Self = Self {
        most_rows: 0,
        numbered: None,
    };
}

/// The stream behind an answer.
pub struct Stream {
    schema: SchemaRef,
    pool: Pool,
    shape: Shape,
    file: u32,
    games: i64,
    /// Rows that wait to be put together.
    pending: Vec<RecordBatch>,
    rows: usize,
    bytes: usize,
    /// What comes next, last first.
    ready: Vec<RecordBatch>,
    ended: bool,
    failed: Option<Fail>,
}

impl Stream {
    pub fn new(schema: SchemaRef, feed: Box<dyn Feed>, jobs: usize, shape: Shape) -> Self {
        Self {
            schema,
            pool: Pool::new(feed, jobs),
            shape,
            file: 0,
            games: 0,
            pending: Vec::new(),
            rows: 0,
            bytes: 0,
            ready: Vec::new(),
            ended: false,
            failed: None,
        }
    }

    /// The next batch. The interpreter is not held; `heard` asks it for signals.
    pub fn next(&mut self, heard: &mut dyn FnMut() -> Result<(), Fail>) -> Result<Option<RecordBatch>, Fail> {
        loop {
            if let Some(batch) = self.ready.pop() {
                return Ok(Some(batch));
            }
            if let Some(fail) = self.failed.take() {
                return Err(fail);
            }
            if self.ended {
                return Ok(None);
            }
            match self.pool.next(heard) {
                Ok(Some(done)) => {
                    if self.shape.numbered.is_some_and(|(_, anew)| anew) && done.file != self.file {
                        self.file = done.file;
                        self.games = 0;
                    }
                    for batch in done.batches {
                        self.push(batch)?;
                    }
                    self.games += done.games;
                }
                Ok(None) => {
                    self.ended = true;
                    self.flush()?;
                }
                Err(fail) => {
                    // What was read before it comes before it.
                    self.pool.close();
                    self.ended = true;
                    self.failed = Some(fail);
                    self.flush()?;
                }
            }
            self.ready.reverse();
        }
    }

    fn push(&mut self, batch: RecordBatch) -> Result<(), Fail> {
        let batch = match self.shape.numbered {
            Some((column, _)) => arbiter_columns::numbered(batch, column, self.games),
            None => batch,
        };
        let (rows, bytes) = (batch.num_rows(), batch.get_array_memory_size());
        if self.rows > 0 && (self.rows + rows > self.shape.most_rows || self.bytes + bytes > MOST_BYTES) {
            self.flush()?;
        }
        self.pending.push(batch);
        self.rows += rows;
        self.bytes += bytes;
        if self.rows >= self.shape.most_rows {
            self.flush()?;
        }
        Ok(())
    }

    /// Puts together what waits.
    fn flush(&mut self) -> Result<(), Fail> {
        self.rows = 0;
        self.bytes = 0;
        match self.pending.len() {
            0 => {}
            1 => self.ready.append(&mut self.pending),
            _ => {
                let pending = std::mem::take(&mut self.pending);
                let joined = concat_batches(&self.schema, &pending);
                self.ready
                    .push(joined.map_err(|error| Fail::Table(String::new(), error.into()))?);
            }
        }
        Ok(())
    }

    pub fn close(&mut self) {
        self.ended = true;
        self.pending.clear();
        self.ready.clear();
        self.pool.close();
    }
}

/// Asks the interpreter for signals.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method holds for one lifetime only"
)]
fn heard() -> Result<(), Fail> {
    Python::attach(|py| py.check_signals()).map_err(Fail::Python)
}

enum State {
    Fresh(Box<Stream>),
    Iterated(Box<Stream>),
    Over(&'static str),
}

/// A table on its way, batch by batch. It is read once.
#[pyclass(module = "arbiter_chess", frozen)]
pub struct Batches {
    schema: SchemaRef,
    state: Mutex<State>,
}

impl Batches {
    pub fn new(stream: Stream) -> Self {
        Self {
            schema: stream.schema.clone(),
            state: Mutex::new(State::Fresh(Box::new(stream))),
        }
    }

    fn state(&self, py: Python<'_>) -> MutexGuard<'_, State> {
        // Another thread may hold it while it waits for the interpreter.
        self.state
            .lock_py_attached(py)
            .unwrap_or_else(PoisonError::into_inner)
    }
}

const READ: &str = "expected batches that nobody has read, found some that were read before";
const CLOSED: &str = "expected open batches, found closed ones";

#[pymethods]
impl Batches {
    /// The names of the columns.
    #[getter]
    fn names(&self) -> Vec<String> {
        names(&self.schema)
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyResult<PyRef<'_, Self>> {
        {
            let mut state = slf.state(slf.py());
            match std::mem::replace(&mut *state, State::Over(READ)) {
                State::Fresh(stream) | State::Iterated(stream) => *state = State::Iterated(stream),
                State::Over(why) => {
                    *state = State::Over(why);
                    return Err(errors::arbiter(why));
                }
            }
        }
        Ok(slf)
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Batch>> {
        py.detach(|| -> Result<Option<Batch>, Fail> {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if let State::Fresh(_) = &*state
                && let State::Fresh(stream) = std::mem::replace(&mut *state, State::Over(READ))
            {
                *state = State::Iterated(stream);
            }
            let State::Iterated(stream) = &mut *state else {
                return Ok(None);
            };
            let next = stream.next(&mut heard);
            if !matches!(next, Ok(Some(_))) {
                *state = State::Over(READ);
            }
            Ok(next?.map(Batch))
        })
        .map_err(PyErr::from)
    }

    /// Ends the work: threads end, files are closed.
    fn close(&self, py: Python<'_>) {
        py.detach(|| {
            let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            let before = std::mem::replace(&mut *state, State::Over(CLOSED));
            if let State::Fresh(mut stream) | State::Iterated(mut stream) = before {
                stream.close();
            }
        });
    }

    fn __enter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    #[pyo3(signature = (*_why))]
    fn __exit__(&self, py: Python<'_>, _why: &Bound<'_, PyTuple>) {
        self.close(py);
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let schema = PySchema::new(self.schema.clone()).into_pyobject(py)?;
        schema.call_method0("__arrow_c_schema__")
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let stream = {
            let mut state = self.state(py);
            match std::mem::replace(&mut *state, State::Over(READ)) {
                State::Fresh(stream) => stream,
                State::Iterated(stream) => {
                    *state = State::Iterated(stream);
                    return Err(errors::arbiter(READ));
                }
                State::Over(why) => {
                    *state = State::Over(why);
                    return Err(errors::arbiter(why));
                }
            }
        };
        let reader = PyRecordBatchReader::new(Box::new(Reader { stream, failed: None })).into_pyobject(py)?;
        reader.call_method1("__arrow_c_stream__", (requested_schema,))
    }
}

/// A stream as other libraries read it.
struct Reader {
    stream: Box<Stream>,
    /// Why it ended early, and what the other library was told of it.
    failed: Option<(PyErr, String)>,
}

impl Iterator for Reader {
    type Item = Result<RecordBatch, ArrowError>;

    fn next(&mut self) -> Option<Self::Item> {
        // Whoever asks may hold the interpreter, or not.
        let stream = &mut self.stream;
        let next = Python::try_attach(|py| py.detach(|| stream.next(&mut heard)));
        match next? {
            Ok(batch) => batch.map(Ok),
            Err(fail) => {
                let is_file = matches!(fail, Fail::File(..));
                let error = PyErr::from(fail);
                let said = told(&error);
                self.failed = Some((error, said.clone()));
                Some(Err(if is_file {
                    ArrowError::IoError(said.clone(), io::Error::other(said))
                } else {
                    ArrowError::CDataInterface(said)
                }))
            }
        }
    }
}

impl RecordBatchReader for Reader {
    fn schema(&self) -> SchemaRef {
        self.stream.schema.clone()
    }
}

impl Drop for Reader {
    /// Arrow hands an error on as a text. Where the other library raises that text and lets go of the stream on its way, as
    /// `pyarrow.table` does, the error itself takes its place.
    fn drop(&mut self) {
        let Some((error, said)) = self.failed.take() else {
            return;
        };
        Python::try_attach(|py| {
            let Some(raised) = PyErr::take(py) else {
                return;
            };
            // The interrupt that was given back is heard here, and not once more; to ask for a text hears it too, and drops it.
            let interrupt = is_interrupt(&error, py).then(|| py.check_signals().err());
            let is_ours = raised.to_string().contains(&said);
            let Some(error) = interrupt.flatten().or_else(|| is_ours.then_some(error)) else {
                raised.restore(py);
                return;
            };
            error.set_cause(py, Some(raised));
            error.restore(py);
        });
    }
}

fn is_interrupt(error: &PyErr, py: Python<'_>) -> bool {
    error.is_instance_of::<pyo3::exceptions::PyKeyboardInterrupt>(py)
}

/// An error for a library that knows only texts. An interrupt is given back to the interpreter, which raises it as soon as it
/// runs again.
fn told(error: &PyErr) -> String {
    // First: who asks for a text after it hears the interrupt, and drops it.
    let said = error.to_string();
    Python::attach(|py| {
        if is_interrupt(error, py) {
            let again = py
                .import("_thread")
                .and_then(|thread| thread.call_method0("interrupt_main"));
            drop(again);
        }
    });
    said
}

fn names(schema: &SchemaRef) -> Vec<String> {
    schema.fields().iter().map(|field| field.name().clone()).collect()
}

/// Some rows of a table.
#[pyclass(module = "arbiter_chess", frozen)]
pub struct Batch(RecordBatch);

#[pymethods]
impl Batch {
    /// How many rows there are.
    #[getter]
    fn num_rows(&self) -> usize {
        self.0.num_rows()
    }

    /// The names of the columns.
    #[getter]
    fn names(&self) -> Vec<String> {
        names(&self.0.schema())
    }

    fn __len__(&self) -> usize {
        self.0.num_rows()
    }

    /// The rows as dictionaries.
    fn to_pylist<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        pylist::rows(py, &self.0)
    }

    fn __arrow_c_schema__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let batch = PyRecordBatch::new(self.0.clone()).into_pyobject(py)?;
        batch.call_method0("__arrow_c_schema__")
    }

    #[pyo3(signature = (requested_schema=None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<Bound<'py, PyCapsule>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let batch = PyRecordBatch::new(self.0.clone()).into_pyobject(py)?;
        batch.call_method1("__arrow_c_array__", (requested_schema,))
    }
}
