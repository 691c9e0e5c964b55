//! The native half of the Python package `arbiter_chess`: the rooms of Arbiter as functions, tables in and out by Arrow's capsules.
//!
//! Nothing happens at import: no thread, no file, no clock. The interpreter is free while Rust works, and a signal is heard
//! between two batches. With one job all work is done where it is asked for, so a process may fork at any time; with more, threads
//! live as long as the `Batches` that started them.
//!
//! What it is not: it rules nothing, and names no column; what people read comes from `lang`.

#![forbid(unsafe_code)]
#![allow(
    clippy::needless_pass_by_value,
    reason = "arguments come from Python by value"
)]

mod errors;
mod value;

mod batches;
mod pool;
mod pylist;

mod feeds;
mod source;
mod tables;

mod archives;
mod mates;
mod positions;

mod laws;
mod tournaments;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    #[pymodule_export]
    use super::archives::{audit, audit_columns, games, replay};
    #[pymodule_export]
    use super::batches::{Batch, Batches};
    #[pymodule_export]
    use super::laws::{article, editions, in_force, parameter, search};
    #[pymodule_export]
    use super::mates::{Verdict, can_mate, can_mate_columns, is_dead};
    #[pymodule_export]
    use super::positions::Position;
    #[pymodule_export]
    use super::tournaments::{check, pair, standings};

    use super::{Bound, PyModule, PyModuleMethods, PyResult};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add("AUDIT_DDL", arbiter_columns::AUDIT_DDL)
    }
}
