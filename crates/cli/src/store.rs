//! `arbiter store`: everything that is kept, carried from a folder into a database, or back.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use arbiter_hall::Office;
use arbiter_store::{Append, Folder, FolderError, Sqlite, Store, StoreError, Tenures};
use clap::Subcommand;

use crate::output::Status;
use crate::{log, shared};

/// So many entries are written at once.
const PAGE: usize = 1_000;

/// What a server keeps: copy it between a folder and a database.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// Copy every stream into an empty store; no server may be running at either.
    Copy {
        /// A folder of `arbiter serve --data`, or postgres://USER@HOST:PORT/DB.
        from: String,
        /// The same; nothing may be in it.
        to: String,
    },
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let Job::Copy { from, to } = &arguments.job;
    // Held until the end: nobody writes to it meanwhile.
    let mut held = None;
    let source: Box<dyn Store> = if is_address(from) {
        let store = shared::open(from)?;
        nobody_writes(&store, from)?;
        Box::new(store)
    } else {
        let store = log::open(Path::new(from))?;
        match Folder::take(Path::new(from)) {
            Ok(folder) => held = Some(folder),
            Err(taken @ FolderError::Taken(_)) => bail!(taken),
            // What cannot be written to has no server either.
            Err(_) => {}
        }
        Box::new(store)
    };
    let (streams, entries) = if is_address(to) {
        let store = shared::open(to)?;
        nobody_writes(&store, to)?;
        shared::as_node(&store, "copy", || copy(&*source, &store, Some(&store)))
            .with_context(|| to.clone())?
    } else {
        let folder = Folder::take(Path::new(to))?;
        let store = Sqlite::open(&folder.file())?;
        copy(&*source, &store, None)?
    };
    drop(held);
    writeln!(io::stdout(), "{streams} streams, {entries} entries")?;
    Ok(Status::Clean)
}

/// No node may be alive on a database: what it writes later would stay behind.
fn nobody_writes(store: &dyn Tenures, address: &str) -> Result<()> {
    let holders = store.holders()?;
    let alive = holders.iter().filter(|one| one.lease_left_ms > 0);
    let names: Vec<&str> = alive.map(|one| &*one.tenure.node).collect();
    if !names.is_empty() {
        bail!("{address}: stop the nodes on it first: {}", names.join(", "));
    }
    Ok(())
}

/// Whether a database is meant, and no folder.
fn is_address(text: &str) -> bool {
    text.contains("://")
}

/// Copies everything. Codes and passes lie beside the streams of a database that nodes share, so that an event is found by them from any
/// node.
fn copy(from: &dyn Store, to: &dyn Store, shared: Option<&dyn Tenures>) -> Result<(usize, u64)> {
    if let Some((stream, _)) = to.streams("")?.into_iter().next() {
        bail!(StoreError::NotEmpty(stream));
    }
    let streams = from.streams("")?;
    let Known { owners, names } = known(from, &streams)?;
    let mut entries = 0;
    for (stream, version) in &streams {
        let of = owners.get(stream).unwrap_or(stream);
        copy_stream(from, to, (stream, *version), of).with_context(|| stream.clone())?;
        entries += version;
    }
    if let Some(shared) = shared {
        for (event, names) in &names {
            shared.point(event, names).with_context(|| event.clone())?;
        }
    }
    Ok((streams.len(), entries))
}

/// What events say of the streams beside them.
struct Known {
    /// The event of each stream that belongs to one.
    owners: BTreeMap<String, String>,
    /// The codes and passes by which each event is found.
    names: BTreeMap<String, Vec<String>>,
}

fn known(store: &dyn Store, streams: &[(String, u64)]) -> Result<Known> {
    let (mut owners, mut names) = (BTreeMap::new(), BTreeMap::new());
    let mut games = BTreeMap::new();
    for (stream, _) in streams {
        let Some(event) = stream.strip_prefix("event/") else {
            continue;
        };
        owners.insert(stream.clone(), event.to_owned());
        let lines = store.read(stream, 0, usize::MAX >> 1)?;
        // What cannot be read is set aside by the server too; its games are their own.
        let Ok(office) = Office::read(event, &lines) else {
            continue;
        };
        for board in office.boards.values() {
            games.insert(board.game.clone(), event.to_owned());
        }
        names.insert(event.to_owned(), arbiter_server::names(&office));
    }
    for (stream, _) in streams {
        let mut parts = stream.split('/');
        let found = match (parts.next(), parts.next()) {
            (Some("game" | "photo"), Some(game)) => games.get(game).cloned(),
            (Some("private"), Some(event)) => Some(event.to_owned()),
            _ => None,
        };
        if let Some(event) = found {
            owners.insert(stream.clone(), event);
        }
    }
    Ok(Known { owners, names })
}

/// Each append ends where a mark lies, so that a command that is sent once more is known there too.
fn copy_stream(from: &dyn Store, to: &dyn Store, (stream, version): (&str, u64), of: &str) -> Result<()> {
    let marks: BTreeMap<u64, Vec<u8>> = from.marks(stream, usize::MAX >> 1)?.into_iter().collect();
    let mut at = 0;
    while at < version {
        let next = marks
            .range(at + 1..)
            .next()
            .map_or(version, |(marked, _)| *marked);
        let end = next.min(at + PAGE as u64);
        let entries = from.read(stream, at, (end - at) as usize)?;
        at = to.write(Append {
            stream: stream.to_owned(),
            of: of.to_owned(),
            expected: at,
            entries,
            mark: marks.get(&end).cloned(),
        })?;
    }
    Ok(())
}
