//! What games are read from: bytes, a path, several paths, or a file that Python has open.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;

use arbiter_archive::{Given, Input, Texts, find};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

use crate::{errors, tables};

/// As reports name what has no name.
const NAMELESS: &str = "-";

/// The texts of a source. What cannot be opened is told at once.
pub fn texts(source: &Bound<'_, PyAny>) -> PyResult<Texts> {
    let py = source.py();
    if let Ok(bytes) = source.cast::<PyBytes>() {
        return Ok(Texts::of_bytes(NAMELESS, PyBackedBytes::from(bytes.clone())));
    }
    if source.is_instance_of::<PyByteArray>() || source.is_instance_of::<PyMemoryView>() {
        let bytes = py.get_type::<PyBytes>().call1((source,))?;
        return texts(&bytes);
    }
    if source.hasattr("read")? {
        let name = source
            .getattr("name")
            .ok()
            .and_then(|name| name.extract::<String>().ok());
        let name = name
            .as_deref()
            .and_then(|name| name.rsplit('/').next())
            .unwrap_or(NAMELESS);
        let file = PythonFile {
            file: source.clone().unbind(),
            given: None,
            read: 0,
        };
        return Ok(Texts::given(name, Given::Stream(Box::new(file))));
    }
    if tables::is_table(source)? {
        return Err(PyTypeError::new_err(
            "expected bytes, a path, a list of paths or a binary file, found a table: audit_columns and replay read tables",
        ));
    }
    let mut paths = Vec::new();
    if let Some(path) = path(source)? {
        paths.push(path);
    } else {
        for one in source.try_iter().map_err(|_| no_source(source))? {
            let one = one?;
            paths.push(path(&one)?.ok_or_else(|| no_source(&one))?);
        }
    }
    for path in &paths {
        fs::metadata(path).map_err(|error| errors::file(&path.to_string_lossy(), error))?;
    }
    let inputs = py.detach(|| find(&paths));
    for input in &inputs {
        if let Input::Missing(path, reason) = input {
            return Err(PyOSError::new_err(format!("{}: {reason}", path.display())));
        }
    }
    Ok(Texts::of(inputs))
}

/// A path, if it is one.
fn path(object: &Bound<'_, PyAny>) -> PyResult<Option<PathBuf>> {
    if !object.is_instance_of::<PyString>() && !object.hasattr("__fspath__")? {
        return Ok(None);
    }
    let path: PathBuf = object.extract()?;
    // On the command line this is the standard input.
    Ok(Some(if path.as_os_str() == "-" {
        "./-".into()
    } else {
        path
    }))
}

fn no_source(found: &Bound<'_, PyAny>) -> PyErr {
    let found = found
        .get_type()
        .name()
        .map_or_else(|_| "?".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!(
        "expected bytes, a path, a list of paths or a binary file, found {found}"
    ))
}

/// A file that Python has open; whatever it raises comes back as it is.
struct PythonFile {
    file: Py<PyAny>,
    /// What it has given and nobody has read.
    given: Option<PyBackedBytes>,
    read: usize,
}

impl Read for PythonFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        /// Python is asked for so much at once, as to ask costs more than to copy.
        const STEP: usize = 1 << 20;
        if self.given.as_ref().is_none_or(|given| self.read == given.len()) {
            self.read = 0;
            self.given = Some(Python::attach(|py| -> PyResult<PyBackedBytes> {
                let bytes = self.file.call_method1(py, "read", (STEP,))?.into_bound(py);
                let bytes = bytes.cast_into::<PyBytes>();
                let wrong = |_| PyTypeError::new_err("expected a binary file, whose read gives bytes");
                Ok(PyBackedBytes::from(bytes.map_err(wrong)?))
            })?);
        }
        let left = self.given.as_ref().map_or(&[][..], |given| &given[self.read..]);
        let count = left.len().min(buffer.len());
        buffer[..count].copy_from_slice(&left[..count]);
        self.read += count;
        Ok(count)
    }
}
