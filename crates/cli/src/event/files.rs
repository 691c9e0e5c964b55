//! Report files as the command line names them.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use arbiter_event::dutch::Rules;
use arbiter_event::{Event, trf};

use super::Input;

/// Reads a report; what deviates in it goes to the standard error.
pub fn read(path: &Path) -> Result<Event> {
    let name = path.display().to_string();
    let bytes = if name == "-" {
        let mut bytes = Vec::new();
        io::stdin()
            .read_to_end(&mut bytes)
            .context("the standard input")?;
        bytes
    } else {
        fs::read(path).with_context(|| name.clone())?
    };
    let report = trf::read(&bytes).with_context(|| name.clone())?;
    for notice in &report.notices {
        eprintln!("{name}: {notice}");
    }
    Ok(report.event)
}

/// The event and the rules that hold for it.
pub fn event(input: &Input) -> Result<(Event, Rules)> {
    let event = read(&input.file)?;
    let rules = input.rules.unwrap_or_else(|| Rules::of(&event));
    Ok((event, rules))
}
