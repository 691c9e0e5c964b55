//! The tables, and how a file of an older program becomes one of this.
//!
//! Each step is applied once, in a transaction of its own; a step that has been released is never edited.

use rusqlite::Connection;

use crate::StoreError;

/// Step N makes schema N + 1 of schema N.
const STEPS: &[&str] = &["
    CREATE TABLE streams (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        version INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE entries (
        stream INTEGER NOT NULL REFERENCES streams (id),
        version INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (stream, version)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshots (
        stream INTEGER PRIMARY KEY REFERENCES streams (id),
        version INTEGER NOT NULL,
        bytes BLOB NOT NULL
    ) STRICT;
"];

/// The newest schema that this program knows.
pub const NEWEST: u32 = STEPS.len() as u32;

/// Brings a file to the newest schema; leaves one alone that is newer still.
pub fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let found: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if found > NEWEST {
        return Err(StoreError::TooNew { found, known: NEWEST });
    }
    for (number, step) in (found + 1..).zip(&STEPS[found as usize..]) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_gets_every_step_and_an_old_one_only_what_it_lacks() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        let found: u32 = connection
            .query_row("PRAGMA user_version", [], |row| row.get(0))
            .unwrap();
        assert_eq!(found, NEWEST);
    }

    #[test]
    fn a_file_of_a_newer_program_is_left_alone() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection
            .pragma_update(None, "user_version", NEWEST + 1)
            .unwrap();
        let error = migrate(&mut connection).unwrap_err();
        assert!(matches!(error, StoreError::TooNew { found, .. } if found == NEWEST + 1));
    }
}
