//! Old formats: each step turns one version into the next, so that an old log loads for ever.
//!
//! Version 1 is the first and the present one, so there is no step between versions yet. The next one comes as `v1.rs` with
//! the golden logs of version 1 beside it, which are never edited. Within version 1 some fields were free text once that
//! have closed words today: a text that is none of the words is read as what it meant, and the bytes of a log stay.

mod device;

use serde_json::Value;

use super::LogFault;

/// The present version.
pub const SCHEMA: u64 = 1;

/// A first line in the present format.
pub(super) fn header(line: Value, schema: u64) -> Result<Value, LogFault> {
    if schema == SCHEMA {
        Ok(line)
    } else {
        Err(LogFault::UnknownVersion(schema))
    }
}

/// An entry in the present format. The version is one that [`header`] let through.
pub(super) fn entry(mut line: Value, _schema: u64) -> Value {
    if let Value::Object(table) = &mut line {
        device::entry(table);
    }
    line
}
