//! `arbiter backup`: a copy of everything as of one instant, proven, while the server goes on.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use arbiter_hall::{Fault, faults};
use arbiter_lang::{Args, Lang};
use arbiter_store::{Sqlite, Store, back_up, file_in, sync_folder};

use crate::language::LanguageArgument;
use crate::output::{Status, say};

/// Copy everything that a server keeps into one file, while it runs, and prove the copy.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    /// The folder of `arbiter serve --data`.
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// How many copies to keep: the older ones become FILE.1, FILE.2 and so on.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    keep: u32,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Writes the copy; 1 where something in it is damaged.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let (from, to) = (file_in(&arguments.data), &arguments.to);
    ensure!(from.is_file(), "{}: not there", from.display());
    let new = with_end(to, ".new");
    back_up(&from, &new).with_context(|| new.display().to_string())?;
    let (streams, faults) = proven(&new)?;
    rotate(to, arguments.keep)?;
    fs::rename(&new, to).with_context(|| to.display().to_string())?;
    sync_folder(to)?;
    let args = Args::new().text("file", to.display().to_string());
    say(lang.text("storage-backed-up", &args.count("streams", streams as u64)))?;
    tell(&lang, &faults)
}

/// How many streams a file holds that nobody writes to, and those of them that cannot be opened.
pub fn proven(file: &Path) -> Result<(usize, Vec<Fault>)> {
    arbiter_store::check(file).with_context(|| file.display().to_string())?;
    let store = Sqlite::open(file)?;
    Ok((store.streams("")?.len(), faults(&store)?))
}

/// Says what is damaged.
pub fn tell(lang: &Lang, faults: &[Fault]) -> Result<Status> {
    for fault in faults {
        let args = Args::new()
            .text("stream", &*fault.stream)
            .text("why", &*fault.why);
        say(lang.text("storage-fault", &args))?;
    }
    Ok(if faults.is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
}

/// A name with something behind it.
pub fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The copies that were made before move up by one, and the oldest goes.
fn rotate(to: &Path, keep: u32) -> Result<()> {
    let name = |age: u32| {
        if age == 0 {
            to.to_owned()
        } else {
            with_end(to, &format!(".{age}"))
        }
    };
    for age in (0..keep.saturating_sub(1)).rev() {
        if name(age).is_file() {
            fs::rename(name(age), name(age + 1)).with_context(|| name(age).display().to_string())?;
        }
    }
    Ok(())
}
