//! Errors as Python knows them: the classes stand in `arbiter_chess/errors.py`, with what they carry.

use std::io;

use arbiter_columns::{ColumnError, TableError};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// Why work ended early.
#[derive(Debug)]
pub enum Fail {
    /// Something in Python.
    Python(PyErr),
    /// A file, under this name.
    File(String, io::Error),
    /// A table, under this name if it has one.
    Table(String, TableError),
    /// Something else than was expected was given.
    Given(String),
    /// A thread that worked for us is gone.
    Lost,
    /// It was begun in another process: what worked for it there is not here.
    Forked,
}

impl From<PyErr> for Fail {
    fn from(error: PyErr) -> Self {
        Self::Python(error)
    }
}

impl From<Fail> for PyErr {
    fn from(fail: Fail) -> Self {
        match fail {
            Fail::Python(error) => error,
            Fail::File(path, error) => file(&path, error),
            Fail::Table(path, error) => table(&path, error),
            Fail::Given(said) => arbiter(&said),
            Fail::Lost => PyRuntimeError::new_err("a thread of this audit has ended in a panic"),
            Fail::Forked => arbiter(
                "expected batches of this process, found some that were begun before a fork with several jobs",
            ),
        }
    }
}

/// An error of a class of `arbiter_chess.errors`, made of a message and of what it carries.
pub fn carrying(
    class: &str,
    message: &str,
    carried: impl FnOnce(&Bound<'_, PyDict>) -> PyResult<()>,
) -> PyErr {
    Python::attach(|py| {
        let made = || -> PyResult<PyErr> {
            let class = py.import("arbiter_chess.errors")?.getattr(class)?;
            let keywords = PyDict::new(py);
            carried(&keywords)?;
            let error = class.call(PyTuple::new(py, [message])?, Some(&keywords))?;
            Ok(PyErr::from_value(error))
        };
        made().unwrap_or_else(|error| error)
    })
}

/// An error that carries nothing.
pub fn arbiter(message: &str) -> PyErr {
    carrying("ArbiterError", message, |_| Ok(()))
}

/// A column that is not what was expected.
pub fn column(error: &ColumnError) -> PyErr {
    carrying("ColumnError", &error.to_string(), |carried| {
        carried.set_item("column", &error.column)?;
        carried.set_item("expected", &error.expected)?;
        carried.set_item("found", &error.found)
    })
}

/// A file that cannot be read; what Python itself has raised stays what it is.
pub fn file(path: &str, error: io::Error) -> PyErr {
    if error
        .get_ref()
        .is_some_and(<dyn std::error::Error + Send + Sync>::is::<PyErr>)
    {
        return error.into();
    }
    let number = error.raw_os_error();
    let message = error.to_string();
    Python::attach(|py| match number {
        Some(number) => {
            let said = py
                .import("os")
                .and_then(|os| os.call_method1("strerror", (number,)));
            let said = said.map_or(message, |said| said.to_string());
            pyo3::exceptions::PyOSError::new_err((number, said, path.to_owned()))
        }
        None => pyo3::exceptions::PyOSError::new_err(format!("{path}: {message}")),
    })
}

/// A table that cannot be read.
pub fn table(path: &str, error: TableError) -> PyErr {
    match error {
        TableError::Column(error) => column(&error),
        TableError::Io(error) => file(path, error),
        error if path.is_empty() => arbiter(&error.to_string()),
        error => arbiter(&format!("{path}: {error}")),
    }
}
