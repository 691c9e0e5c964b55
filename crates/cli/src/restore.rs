//! `arbiter restore`: a copy is proven, and then takes the place of what a folder holds.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use arbiter_lang::Args;
use arbiter_store::{Folder, sync_folder};

use crate::backup::{proven, tell, with_end};
use crate::language::LanguageArgument;
use crate::output::{Status, say};

/// Put a copy that `arbiter backup` has made in the place of what a server keeps, once it is proven.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder of `arbiter serve --data`; no server may be running there.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// The copy.
    #[arg(long, value_name = "FILE")]
    from: PathBuf,
    /// Use it although some events or games in it are damaged.
    #[arg(long)]
    as_it_is: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Restores; what was there before is kept.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let from = &arguments.from;
    ensure!(from.is_file(), "{}: not there", from.display());
    let folder = Folder::take(&arguments.data)?;
    let file = folder.file();
    let new = with_end(&file, "-new");
    fs::copy(from, &new).with_context(|| from.display().to_string())?;
    let faults = match proven(&new).with_context(|| from.display().to_string()) {
        Ok((_, faults)) => faults,
        Err(error) => {
            fs::remove_file(&new)?;
            return Err(error);
        }
    };
    let found = tell(&lang, &faults)?;
    if found != Status::Clean && !arguments.as_it_is {
        fs::remove_file(&new)?;
        say(lang.text("storage-not-restored", &Args::new().text("option", "--as-it-is")))?;
        return Ok(found);
    }
    File::open(&new)?.sync_all()?;
    let args = Args::new()
        .text("folder", arguments.data.display().to_string())
        .text("file", from.display().to_string());
    let kept = keep(&file)?;
    fs::rename(&new, &file)?;
    sync_folder(&file)?;
    say(match kept {
        Some(kept) => lang.text("storage-restored", &args.text("kept", kept.display().to_string())),
        None => lang.text("storage-restored-new", &args),
    })?;
    Ok(found)
}

/// What was there before gets another name, with what lies beside it.
fn keep(file: &Path) -> Result<Option<PathBuf>> {
    if !file.is_file() {
        return Ok(None);
    }
    let mut number = 1;
    let kept = loop {
        let kept = with_end(file, &format!("-before-{number}"));
        if !kept.exists() {
            break kept;
        }
        number += 1;
    };
    for end in ["-wal", "-shm"] {
        if with_end(file, end).is_file() {
            fs::rename(with_end(file, end), with_end(&kept, end))?;
        }
    }
    fs::rename(file, &kept)?;
    Ok(Some(kept))
}
