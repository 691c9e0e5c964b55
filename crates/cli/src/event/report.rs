//! `arbiter event report`: a report file read, and written as TRF-2026.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::trf;
use clap::Args;

use super::files;
use crate::output::Status;

/// Read a report file of any edition and write it as TRF-2026; what deviates goes to the standard error.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The report file; `-` is the standard input.
    file: PathBuf,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let event = files::read(&arguments.file)?;
    let mut out = io::stdout().lock();
    out.write_all(trf::write(&event).as_bytes())?;
    out.flush()?;
    Ok(Status::Clean)
}
