//! A whole stream out of a store and into another: one line an entry, byte for byte.

use std::io::{BufRead, Read, Write};

use crate::{MAX_ENTRIES, MAX_ENTRY, Store, StoreError};

/// So many entries are held in memory at a time.
const PAGE: usize = 1_000;

/// Writes a stream as lines; gives the number of entries.
///
/// # Errors
/// If the store cannot be read or `out` cannot be written.
pub fn export(store: &dyn Store, stream: &str, out: &mut dyn Write) -> Result<u64, StoreError> {
    let mut version = 0;
    loop {
        let page = store.read(stream, version, PAGE)?;
        for entry in &page {
            out.write_all(entry)?;
            out.write_all(b"\n")?;
        }
        version += page.len() as u64;
        if page.len() < PAGE {
            return Ok(version);
        }
    }
}

/// Fills an empty stream with lines; gives the number of entries.
///
/// Long streams come in several appends; if one fails, what came before stays and the error says what went wrong.
///
/// # Errors
/// [`StoreError::NotEmpty`], or [`StoreError::Entry`] for a line that is empty or longer than 1 MiB.
pub fn import(store: &dyn Store, stream: &str, lines: &mut dyn BufRead) -> Result<u64, StoreError> {
    if store.version(stream)? != 0 {
        return Err(StoreError::NotEmpty(stream.to_owned()));
    }
    let mut version = 0;
    loop {
        let page = page(lines)?;
        if page.is_empty() {
            return Ok(version);
        }
        version = store.append(stream, version, page)?;
    }
}

fn page(lines: &mut dyn BufRead) -> Result<Vec<Vec<u8>>, StoreError> {
    let mut page = Vec::new();
    while page.len() < PAGE.min(MAX_ENTRIES) {
        let mut line = Vec::new();
        // One byte more than fits, and the line end: the store then says that it is too long.
        let mut bounded = Read::take(&mut *lines, MAX_ENTRY as u64 + 2);
        if bounded.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.last() == Some(&b'\n') {
            line.pop();
        }
        page.push(line);
    }
    Ok(page)
}
