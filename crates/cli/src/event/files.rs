//! Report files and logs as the command line names them.

use std::path::Path;

use anyhow::{Context, Result};
use arbiter_event::{Event, System};

use super::Input;
use super::store::Store;
use crate::bounds;
use crate::output::warn;

/// The bytes of a file, or of the standard input.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    let name = path.display().to_string();
    if name != "-" {
        return bounds::read(path).with_context(|| name.clone());
    }
    bounds::read_input().context("the standard input")
}

/// Reads an event; what deviates in a report goes to the standard error.
pub fn read(path: &Path) -> Result<Event> {
    Ok(Store::read(path)?.event().clone())
}

/// The system that was asked for, or that the file names.
pub fn system(event: &Event, input: &Input) -> Result<System> {
    let named = || {
        let name = event.system.clone().unwrap_or_default();
        System::of(event)
            .with_context(|| format!("the file names {name}, which is not a system known here; give --rules"))
    };
    let Some(rules) = input.rules else {
        let found = named()?;
        if let Some(custom) = event
            .system
            .as_deref()
            .filter(|name| name.starts_with("CUSTOM_SWISS"))
        {
            warn(format_args!(
                "arbiter: the file names {custom}, whose rules no file tells; taken as {}",
                found.name()
            ));
        }
        return Ok(found);
    };
    Ok(System::Dutch(rules))
}
