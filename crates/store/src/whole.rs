//! Whether a file is whole, and a copy of one that somebody may be writing to at this moment.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, params};

use crate::StoreError;
use crate::folder::{beside, close_to_others};
use crate::scan::PAGE;
use crate::schema::{NEWEST, schema_of, tables};

/// The first 100 bytes as this program has them: where, and which values may stand there.
const HEAD: [(usize, &[u8]); 7] = [
    (18, &[1, 2]),
    (19, &[1, 2]),
    (20, &[0]),
    (21, &[64]),
    (22, &[32]),
    (23, &[32]),
    (59, &[0, 1]),
];

/// Whether a file that is there is one of ours and whole, before anything is written to it.
///
/// # Errors
/// [`StoreError::Damaged`], [`StoreError::TooNew`], or it cannot be read.
pub fn check(path: &Path) -> Result<(), StoreError> {
    let mut first = Vec::new();
    File::open(path)?.take(100).read_to_end(&mut first)?;
    head(&first)?;
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    check_tables(&connection)?;
    let said: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if said == "ok" {
        Ok(())
    } else {
        Err(StoreError::Damaged(said))
    }
}

fn head(bytes: &[u8]) -> Result<(), StoreError> {
    let damaged = |why: &str| Err(StoreError::Damaged(why.into()));
    if bytes.len() < 100 {
        return damaged("the file is cut");
    }
    if !bytes.starts_with(b"SQLite format 3\0") {
        return damaged("file is not a database");
    }
    let page = usize::from(u16::from_be_bytes([bytes[16], bytes[17]]));
    let odd = |(at, may): &(usize, &[u8])| !may.contains(&bytes[*at]);
    if page != PAGE || HEAD.iter().any(odd) {
        return damaged("the head of the file is not as it was written");
    }
    Ok(())
}

fn check_tables(connection: &Connection) -> Result<(), StoreError> {
    let found: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let own = tables(connection)?;
    if found > NEWEST && own != schema_of(NEWEST)? {
        return Err(StoreError::TooNew { found, known: NEWEST });
    }
    if found > NEWEST || own != schema_of(found)? {
        return Err(StoreError::Damaged("the tables are not as they were made".into()));
    }
    Ok(())
}

/// A copy of a file, as of one instant, although a server may be writing to it. It is proven before it gets its name; what
/// stood there before is replaced.
///
/// # Errors
/// The file cannot be read or is damaged, or the copy cannot be written.
pub fn back_up(path: &Path, to: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    let new = beside(to, "-new");
    if new.exists() {
        fs::remove_file(&new)?;
    }
    let name = new
        .to_str()
        .ok_or_else(|| StoreError::Database("the name is no text".into()))?;
    connection.execute("VACUUM INTO ?1", params![name])?;
    close_to_others(&new)?;
    check(&new)?;
    File::open(&new)?.sync_all()?;
    fs::rename(&new, to)?;
    sync_folder(to)
}

/// The name of a file is durable too.
///
/// # Errors
/// What the system says.
pub fn sync_folder(file: &Path) -> Result<(), StoreError> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    Ok(File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?)
}
