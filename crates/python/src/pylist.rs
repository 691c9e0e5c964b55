//! Rows as dictionaries, for who has no library of tables.

use arrow_array::cast::AsArray;
use arrow_array::types::{
    Float32Type, Float64Type, Int8Type, Int16Type, Int32Type, Int64Type, UInt8Type, UInt16Type, UInt32Type,
    UInt64Type,
};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::DataType;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyList, PyString};

use crate::errors;

/// The rows of a batch.
pub fn rows<'py>(py: Python<'py>, batch: &RecordBatch) -> PyResult<Bound<'py, PyList>> {
    let schema = batch.schema();
    let names: Vec<_> = schema
        .fields()
        .iter()
        .map(|field| PyString::new(py, field.name()))
        .collect();
    let list = PyList::empty(py);
    for row in 0..batch.num_rows() {
        let dict = PyDict::new(py);
        for (name, column) in names.iter().zip(batch.columns()) {
            dict.set_item(name, value(py, column, row)?)?;
        }
        list.append(dict)?;
    }
    Ok(list)
}

/// What stands in a cell.
fn value(py: Python<'_>, array: &ArrayRef, row: usize) -> PyResult<Py<PyAny>> {
    if array.is_null(row) {
        return Ok(py.None());
    }
    match array.data_type() {
        DataType::Null => Ok(py.None()),
        DataType::Boolean => array.as_boolean().value(row).into_py_any(py),
        DataType::Int8 => array.as_primitive::<Int8Type>().value(row).into_py_any(py),
        DataType::Int16 => array.as_primitive::<Int16Type>().value(row).into_py_any(py),
        DataType::Int32 => array.as_primitive::<Int32Type>().value(row).into_py_any(py),
        DataType::Int64 => array.as_primitive::<Int64Type>().value(row).into_py_any(py),
        DataType::UInt8 => array.as_primitive::<UInt8Type>().value(row).into_py_any(py),
        DataType::UInt16 => array.as_primitive::<UInt16Type>().value(row).into_py_any(py),
        DataType::UInt32 => array.as_primitive::<UInt32Type>().value(row).into_py_any(py),
        DataType::UInt64 => array.as_primitive::<UInt64Type>().value(row).into_py_any(py),
        DataType::Float32 => array.as_primitive::<Float32Type>().value(row).into_py_any(py),
        DataType::Float64 => array.as_primitive::<Float64Type>().value(row).into_py_any(py),
        DataType::Utf8 => text(py, array.as_string::<i32>().value(row).as_bytes()),
        DataType::LargeUtf8 => text(py, array.as_string::<i64>().value(row).as_bytes()),
        DataType::Utf8View => text(py, array.as_string_view().value(row).as_bytes()),
        DataType::Binary => PyBytes::new(py, array.as_binary::<i32>().value(row)).into_py_any(py),
        DataType::LargeBinary => PyBytes::new(py, array.as_binary::<i64>().value(row)).into_py_any(py),
        DataType::List(_) => list(py, &array.as_list::<i32>().value(row)),
        DataType::LargeList(_) => list(py, &array.as_list::<i64>().value(row)),
        DataType::Struct(fields) => {
            let columns = array.as_struct();
            let dict = PyDict::new(py);
            for (field, column) in fields.iter().zip(columns.columns()) {
                dict.set_item(field.name(), value(py, column, row)?)?;
            }
            dict.into_py_any(py)
        }
        DataType::Map(..) => {
            let entries = array.as_map().value(row);
            let pairs = PyList::empty(py);
            for entry in 0..entries.len() {
                let pair = (
                    value(py, entries.column(0), entry)?,
                    value(py, entries.column(1), entry)?,
                );
                pairs.append(pair)?;
            }
            pairs.into_py_any(py)
        }
        other => Err(errors::arbiter(&format!(
            "expected a column of numbers, texts or lists of them, found {other}: pyarrow.record_batch(batch) has it"
        ))),
    }
}

/// A text. A kept column comes through as it is, and what made it need not have looked whether it is UTF-8: what is none comes as
/// Python has names of files that are none.
fn text(py: Python<'_>, bytes: &[u8]) -> PyResult<Py<PyAny>> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return text.into_py_any(py);
    }
    let bytes = PyBytes::new(py, bytes);
    PyString::from_encoded_object(&bytes, Some(c"utf-8"), Some(c"surrogateescape"))?.into_py_any(py)
}

fn list(py: Python<'_>, items: &ArrayRef) -> PyResult<Py<PyAny>> {
    let list = PyList::empty(py);
    for item in 0..items.len() {
        list.append(value(py, items, item)?)?;
    }
    list.into_py_any(py)
}
