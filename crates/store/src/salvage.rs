//! A file whose pages are damaged is kept as it is, and what can be read of it goes into a new one.
//!
//! Nothing is made whole here that is not: where an append is gone, lines stand that are none, so that whoever reads the
//! stream finds the place where it is broken.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, params};

use crate::StoreError;
use crate::folder::{beside, close_to_others};
use crate::scan::{Found, PAGE, Row, overlaid, scan};
use crate::schema::migrate;
use crate::store::check_name;
use crate::writer::number;

/// What stands for a line that is gone. It is no line of any log.
pub const GONE: &[u8] = b"(gone)";
/// A version that is so far ahead of what was found is itself damage.
const FAR: u64 = 100_000;

/// A file was damaged, and what of it could be read lies in a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// What was wrong, as the database says it.
    pub why: String,
    /// Where the damaged file lies now, untouched.
    pub kept: PathBuf,
    /// So many streams were found.
    pub found: usize,
    /// The streams of which lines are gone.
    pub broken: Vec<String>,
}

/// Keeps a damaged file under another name, and puts what can be read of it in its place.
pub fn salvage(path: &Path, why: String) -> Result<Damage, StoreError> {
    let image = fs::read(path)?;
    let wal = fs::read(beside(path, "-wal")).unwrap_or_default();
    let ours = begins_as_ours(&image);
    let found = scan(&overlaid(image, &wal));
    if !ours && found.rows.is_empty() {
        return Err(StoreError::Damaged(why));
    }
    let new = beside(path, "-salvaged");
    remove(&new)?;
    let (streams, broken) = write(&new, found)?;
    File::open(&new)?.sync_all()?;
    let kept = (1..).map(|n| beside(path, &format!("-damaged-{n}")));
    let kept = kept.into_iter().find(|kept| !kept.exists()).unwrap_or_default();
    fs::rename(path, &kept)?;
    if beside(path, "-wal").exists() {
        fs::rename(beside(path, "-wal"), beside(&kept, "-wal"))?;
    }
    remove(&beside(path, "-shm"))?;
    close_to_others(&kept)?;
    fs::rename(&new, path)?;
    Ok(Damage {
        why,
        kept,
        found: streams,
        broken,
    })
}

/// Whether a file may once have been one of ours: it begins like one but for a letter, with nothing, or not at all.
fn begins_as_ours(image: &[u8]) -> bool {
    let odd = image
        .iter()
        .zip(b"SQLite format 3\0")
        .filter(|(found, own)| found != own);
    odd.count() <= 1 || image.iter().take(PAGE).all(|byte| *byte == 0)
}

fn remove(file: &Path) -> Result<(), StoreError> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error.into()),
        _ => Ok(()),
    }
}

fn write(new: &Path, found: Found) -> Result<(usize, Vec<String>), StoreError> {
    let mut connection = Connection::open(new)?;
    migrate(&mut connection)?;
    let transaction = connection.transaction()?;
    let mut broken = Vec::new();
    let streams = by_stream(found);
    let count = streams.len();
    for (id, stream) in streams {
        if stream.write(&transaction, id)? {
            broken.push(stream.name.clone());
        }
    }
    transaction.commit()?;
    connection.close().map_err(|(_, error)| error)?;
    broken.sort();
    Ok((count, broken))
}

/// A stream as far as it was found.
struct Stream {
    name: String,
    rows: BTreeMap<u64, Row>,
    /// The last version that an index knows of.
    last: u64,
}

fn by_stream(found: Found) -> BTreeMap<i64, Stream> {
    let mut streams: BTreeMap<i64, Stream> = BTreeMap::new();
    let mut taken = std::collections::BTreeSet::new();
    for (id, names) in found.names {
        let good = names.into_iter().filter(|name| check_name(name).is_ok());
        if let Some(name) = good.into_iter().find(|name| taken.insert(name.clone())) {
            streams.insert(id, Stream::called(name));
        }
    }
    for ((id, version), row) in found.rows {
        let nameless = || Stream::called(format!("lost/{}", id.unsigned_abs()));
        streams
            .entry(id)
            .or_insert_with(nameless)
            .rows
            .insert(version, row);
    }
    for (id, version) in found.known {
        if let Some(stream) = streams.get_mut(&id) {
            stream.last = stream.last.max(version);
        }
    }
    streams.retain(|_, stream| !stream.rows.is_empty() || stream.last > 0);
    streams
}

impl Stream {
    const fn called(name: String) -> Self {
        Self {
            name,
            rows: BTreeMap::new(),
            last: 0,
        }
    }

    /// Writes what is there and what stands for what is gone; whether anything is.
    fn write(&self, transaction: &Transaction<'_>, id: i64) -> Result<bool, StoreError> {
        transaction.execute(
            "INSERT INTO streams (id, name) VALUES (?1, ?2)",
            params![id, self.name],
        )?;
        let mut insert = transaction
            .prepare_cached("INSERT INTO appends (stream, version, lines, mark) VALUES (?1, ?2, ?3, ?4)")?;
        let (mut reached, mut gone) = (0, false);
        for (version, row) in &self.rows {
            let count = row.lines.split(|byte| *byte == b'\n').count() as u64;
            let first = version.saturating_sub(count);
            if first < reached || first - reached > FAR {
                gone = true;
                continue;
            }
            if first > reached {
                insert.execute(params![
                    id,
                    number(first)?,
                    missing(first - reached),
                    None::<Vec<u8>>
                ])?;
                gone = true;
            }
            insert.execute(params![id, number(*version)?, row.lines, row.mark])?;
            reached = *version;
        }
        // A row that was in the way of another may have been the right one: what comes after it is not trusted.
        let last = if gone {
            self.last.max(reached + 1)
        } else {
            self.last
        };
        if last > reached {
            let last = last.min(reached + FAR);
            insert.execute(params![
                id,
                number(last)?,
                missing(last - reached),
                None::<Vec<u8>>
            ])?;
            gone = true;
        }
        Ok(gone)
    }
}

fn missing(count: u64) -> Vec<u8> {
    vec![GONE; count as usize].join(&b'\n')
}
