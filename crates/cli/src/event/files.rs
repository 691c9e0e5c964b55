//! Report files and logs as the command line names them.

use std::path::Path;

use anyhow::{Context, Result};
use arbiter_event::{Event, System};

use arbiter_lang::{Args as Words, Lang};

use super::store::Store;
use super::{Input, fault};
use crate::bounds;
use crate::output::warn;

/// The bytes of a file, or of the standard input.
pub fn bytes(path: &Path, lang: &Lang) -> Result<Vec<u8>> {
    let name = path.display().to_string();
    if name != "-" {
        return bounds::read(path).with_context(|| name.clone());
    }
    bounds::read_input().with_context(|| lang.text("tournament-cli-input", &Words::new()))
}

/// Reads an event; what deviates in a report goes to the standard error.
pub fn read(path: &Path, lang: &Lang) -> Result<Event> {
    Ok(Store::read(path, lang)?.event().clone())
}

/// The system that was asked for, or that the file names.
pub fn system(event: &Event, input: &Input, lang: &Lang) -> Result<System> {
    let named = || {
        let name = event.system.clone().unwrap_or_default();
        System::of(event).ok_or_else(|| {
            let words = Words::new().text("system", &name).text("option", "--rules");
            fault(lang, "tournament-cli-no-system", &words)
        })
    };
    let Some(rules) = input.rules else {
        let found = named()?;
        if let Some(custom) = event
            .system
            .as_deref()
            .filter(|name| name.starts_with("CUSTOM_SWISS"))
        {
            let words = Words::new().text("system", custom).text("as", found.name());
            let text = lang.text("tournament-cli-custom-system", &words);
            warn(format_args!("arbiter: {text}"));
        }
        return Ok(found);
    };
    Ok(System::Dutch(rules))
}
