//! What games are read from: bytes, a path, several paths, or a file that Python has open.

use std::fs;
use std::io::{self, Read};
use std::path::PathBuf;

use arbiter_archive::{Given, Input, Texts, find};
use pyo3::exceptions::{PyOSError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

use crate::errors;

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
        let file = PythonFile(source.clone().unbind());
        return Ok(Texts::given(name, Given::Stream(Box::new(file))));
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
struct PythonFile(Py<PyAny>);

impl Read for PythonFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        /// Python is asked for so much at once, as to ask costs more than to copy.
        const MOST: usize = 1 << 20;
        Python::attach(|py| {
            let read = self.0.call_method1(py, "read", (buffer.len().min(MOST),))?;
            let bytes = read
                .cast_bound::<PyBytes>(py)
                .map_err(|_| PyTypeError::new_err("expected a binary file, whose read gives bytes"))?;
            let bytes = bytes.as_bytes();
            let place = buffer.get_mut(..bytes.len());
            let place =
                place.ok_or_else(|| io::Error::other("expected no more bytes than were asked for"))?;
            place.copy_from_slice(bytes);
            Ok(bytes.len())
        })
    }
}
