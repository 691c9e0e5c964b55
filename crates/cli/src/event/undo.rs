//! `arbiter event undo`: an entry is taken back.

use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::act::{Refusal, Undo};
use arbiter_event::number::Seq;
use arbiter_lang::Lang;
use clap::Args;

use super::store::{By, Store};
use crate::output::Status;

/// Take an entry back: the newest that still stands, or the one with this number (`arbiter event history` shows them).
///
/// Nothing is erased: that it was done and taken back both stay in the history. What stands in the way is named.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log, or a report file that has a history.
    file: PathBuf,
    /// The entry.
    seq: Option<u32>,
    /// Why.
    #[arg(long, value_name = "TEXT")]
    why: Option<String>,
    #[command(flatten)]
    by: By,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let mut store = Store::change(&arguments.file, lang)?;
    let newest = store.state().last_standing();
    let of = arguments.seq.map(Seq).or(newest).ok_or(Refusal::NothingToUndo)?;
    let why = arguments.why.clone();
    store.act(Undo { of, why, game: None }, &arguments.by)?;
    store.save()?;
    Ok(Status::Clean)
}
