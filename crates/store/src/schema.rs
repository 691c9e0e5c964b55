//! The tables, and how a file of an older program becomes one of this.
//!
//! Each step is applied once, in a transaction of its own; a step that has been released is never edited.
//!
//! 1. One row an entry, in the order of stream and version.
//! 2. One row an append, in the order of writing, so that what happens at the same time in many streams lies side by side:
//!    its entries with a line end between two, and the version of the stream with the last of them.
//! 3. An append may carry a mark: what its writer wants to find again when he is asked the same once more.

use rusqlite::Connection;

use crate::StoreError;

/// Step N makes schema N + 1 of schema N.
const STEPS: &[&str] = &[
    "
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
",
    "
    CREATE TABLE appends (
        id INTEGER PRIMARY KEY,
        stream INTEGER NOT NULL REFERENCES streams (id),
        version INTEGER NOT NULL,
        lines BLOB NOT NULL
    ) STRICT;
    INSERT INTO appends (stream, version, lines)
        SELECT stream, version, bytes FROM entries ORDER BY stream, version;
    DROP TABLE entries;
    CREATE UNIQUE INDEX appends_of_stream ON appends (stream, version);
    ALTER TABLE streams DROP COLUMN version;
",
    "
    ALTER TABLE appends ADD COLUMN mark BLOB;
",
];

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

/// The columns of all tables and of all indexes that were made by name, as text.
pub fn tables(connection: &Connection) -> Result<Vec<String>, StoreError> {
    let mut select = connection.prepare(
        "SELECT s.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk
             FROM sqlite_schema s, pragma_table_info(s.name) c WHERE s.type = 'table'
         UNION ALL SELECT s.name || ': ' || coalesce(c.name, '') || c.seqno
             FROM sqlite_schema s, pragma_index_info(s.name) c WHERE s.type = 'index'
         ORDER BY 1",
    )?;
    let rows = select.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The same of a schema, made anew.
pub fn schema_of(version: u32) -> Result<Vec<String>, StoreError> {
    let connection = Connection::open_in_memory()?;
    for step in &STEPS[..version as usize] {
        connection.execute_batch(step)?;
    }
    tables(&connection)
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
    fn what_an_older_file_holds_comes_along() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch(STEPS[0]).unwrap();
        connection.pragma_update(None, "user_version", 1).unwrap();
        connection
            .execute_batch(
                "INSERT INTO streams VALUES (1, 'game/1', 2), (2, 'game/2', 1);
                 INSERT INTO entries VALUES (1, 2, x'62'), (2, 1, x'63'), (1, 1, x'61');
                 INSERT INTO snapshots VALUES (1, 2, x'64');",
            )
            .unwrap();
        migrate(&mut connection).unwrap();
        let mut select = connection
            .prepare(
                "SELECT name, version, lines FROM appends JOIN streams ON streams.id = stream ORDER BY 1, 2",
            )
            .unwrap();
        let rows = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        let rows: Vec<(String, i64, Vec<u8>)> = rows.unwrap().map(Result::unwrap).collect();
        let expected = [("game/1", 1, "a"), ("game/1", 2, "b"), ("game/2", 1, "c")];
        assert_eq!(
            rows,
            expected.map(|(name, version, line)| (name.into(), version, line.into()))
        );
        let snapshots =
            connection.query_row("SELECT count(*) FROM snapshots", [], |row| row.get::<_, u32>(0));
        assert_eq!(snapshots.unwrap(), 1);
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
