//! What the stores have in common: locks, rows of lines, and waiting for an answer.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Nothing under these locks could be left half done by a panic: every change is one assignment or one `extend`.
pub fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Adds what a row holds to the entries that are read from index `from` on, up to `limit` of them; `last` is the version of the
/// stream with the last of its lines.
pub fn add_row(entries: &mut Vec<Vec<u8>>, lines: &[u8], last: u64, (from, limit): (u64, usize)) {
    let count = lines.split(|byte| *byte == b'\n').count() as u64;
    let known = (from + count).saturating_sub(last) as usize;
    let lines = lines.split(|byte| *byte == b'\n').skip(known);
    entries.extend(lines.take(limit - entries.len()).map(<[u8]>::to_vec));
}
