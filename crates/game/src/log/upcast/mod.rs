//! Old formats: each step turns one version into the next, so that an old log loads for ever.
//!
//! Version 1 is the first and the present one, so there is no step yet. The next one comes as `v1.rs` with the golden
//! logs of version 1 beside it, which are never edited.

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
pub(super) fn entry(line: Value, _schema: u64) -> Value {
    line
}
