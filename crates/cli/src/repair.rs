//! `arbiter log repair`: a damaged stream begins again with what of it is whole, and nothing is thrown away.

use std::path::Path;

use anyhow::{Context, Result};
use arbiter_hall::mend;
use arbiter_lang::{Args, Lang};
use arbiter_store::{Folder, Sqlite, Store, file_in};

use crate::output::{Status, say};

/// So much of a lost line is shown.
const SHOWN: usize = 400;

/// Mends one stream, and says what was lost.
pub fn run(lang: &Lang, data: &Path, stream: &str) -> Result<Status> {
    let file = file_in(data);
    anyhow::ensure!(file.is_file(), "{}: not there", file.display());
    let folder = Folder::take(data)?;
    let (store, damage) = Sqlite::open_or_salvage(&folder.file())?;
    if let Some(damage) = damage {
        let args = Args::new().text("file", damage.kept.display().to_string());
        say(lang.text("storage-salvaged", &args))?;
    }
    let mended = mend(&store, stream).with_context(|| stream.to_owned())?;
    let args = Args::new().text("stream", stream);
    let args = args.count("lines", mended.lines.len() as u64);
    if mended.is_as_it_was() {
        say(lang.text("storage-whole", &args))?;
        return Ok(Status::Clean);
    }
    let kept = kept(&store, stream)?;
    let is_anew = mended.anew;
    store.replace(stream, &kept, mended.lines)?;
    say(lang.text("storage-repaired", &args.text("kept", kept)))?;
    if is_anew {
        say(lang.text("storage-anew", &Args::new()))?;
    }
    if !mended.lost.is_empty() {
        let args = Args::new().count("lines", mended.lost.len() as u64);
        say(lang.text("storage-lost", &args))?;
    }
    for line in mended.lost {
        let line: String = String::from_utf8_lossy(&line).chars().take(SHOWN).collect();
        // What a terminal would obey is shown, not sent.
        say(line.replace(char::is_control, "\u{fffd}"))?;
    }
    Ok(Status::Found)
}

/// A name that nothing has.
fn kept(store: &dyn Store, stream: &str) -> Result<String> {
    let mut number = 1;
    loop {
        let name = format!("kept/{number}/{stream}");
        if store.streams(&name)?.is_empty() {
            return Ok(name);
        }
        number += 1;
    }
}
