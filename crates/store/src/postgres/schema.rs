//! The tables in a database, how an older one becomes one of this program, and what of a server would lose what was
//! acknowledged.
//!
//! Each step is applied once; all that are missing are applied in one transaction, one node after the other. A step that has
//! been released is never edited.
//!
//! 1. Tenures of nodes with the leases of those that have not ended, who owns which event, streams, and one row an append: its
//!    entries with a line end between two, and the version of the stream with the last of them.
//! 2. Of an event: which tenure is to have it next, and when its node, which has handed it over, took its last command.
//! 3. Of an event: when something was written to it last, so that what is played is taken over first; what is left of events that were
//!    deleted is gone; streams are found by their event; of each name one tenure is alive. The tables are locked as the statement that writes locks them.

use postgres::Client;

use crate::StoreError;

/// Step N makes schema N + 1 of schema N.
const STEPS: &[&str] = &[
    "
    CREATE TABLE tenures (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        node text NOT NULL,
        address text NOT NULL,
        ended boolean NOT NULL DEFAULT false,
        last_beat bigint
    );
    CREATE TABLE leases (
        tenure bigint PRIMARY KEY REFERENCES tenures,
        until timestamptz NOT NULL,
        beat bigint NOT NULL,
        leaving boolean NOT NULL DEFAULT false
    );
    CREATE TABLE owners (
        event text PRIMARY KEY,
        tenure bigint NOT NULL REFERENCES tenures
    );
    CREATE INDEX owners_of_tenure ON owners (tenure);
    CREATE TABLE streams (
        id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        name text COLLATE \"C\" NOT NULL UNIQUE,
        event text NOT NULL,
        version bigint NOT NULL DEFAULT 0
    ) WITH (fillfactor = 70);
    CREATE TABLE appends (
        stream bigint NOT NULL REFERENCES streams,
        version bigint NOT NULL,
        tenure bigint NOT NULL,
        mark bytea,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        lines bytea NOT NULL,
        PRIMARY KEY (stream, version)
    );
    CREATE TABLE snapshots (
        stream bigint PRIMARY KEY REFERENCES streams,
        version bigint NOT NULL,
        bytes bytea NOT NULL
    );
",
    "
    ALTER TABLE owners ADD COLUMN wanted bigint REFERENCES tenures, ADD COLUMN released bigint;
    CREATE INDEX owners_wanted ON owners (tenure) WHERE wanted IS NOT NULL;
",
    "
    LOCK TABLE streams IN SHARE ROW EXCLUSIVE MODE;
    LOCK TABLE owners IN ACCESS EXCLUSIVE MODE;
    CREATE UNIQUE INDEX tenures_alive ON tenures (node) WHERE NOT ended;
    CREATE INDEX streams_of_event ON streams (event);
    DELETE FROM streams s WHERE s.version = 0 AND (starts_with(s.name, 'code/') OR starts_with(s.name, 'pass/'))
        AND NOT EXISTS (SELECT 1 FROM streams e WHERE e.name = 'event/' || s.event);
    DELETE FROM owners o WHERE NOT EXISTS (SELECT 1 FROM streams s WHERE s.event = o.event);
    ALTER TABLE owners ADD COLUMN played timestamptz NOT NULL DEFAULT now();
    CREATE INDEX owners_played ON owners (tenure, played);
    UPDATE owners o SET played = coalesce((
        SELECT max(last.at) FROM streams s
        CROSS JOIN LATERAL (SELECT at FROM appends WHERE stream = s.id ORDER BY version DESC LIMIT 1) last
        WHERE s.event = o.event), '-infinity');
",
];

/// The newest schema that this program knows.
const NEWEST: u32 = STEPS.len() as u32;

/// The table that says whose database it is, and of which schema.
const OWN: &str = "arbiter_schema";

/// The lock under which one node after the other brings the tables up to date: the letters of the program.
const LOCK: i64 = 0x6172_6269_7465_7200;

/// The oldest server whose behaviour was tried.
const OLDEST: i32 = 150_000;

/// Brings a database to the newest schema; leaves one alone that is newer still, or that another program has filled.
pub fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let mut transaction = client.transaction()?;
    // Another node may be at it, and some steps take their time.
    transaction.batch_execute("SET LOCAL statement_timeout = 0")?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    let tables = transaction.query(
        "SELECT table_name::text FROM information_schema.tables WHERE table_schema = current_schema()",
        &[],
    )?;
    let tables: Vec<String> = tables.iter().map(|row| row.get(0)).collect();
    let found = if tables.iter().any(|table| table == OWN) {
        let row = transaction.query_one("SELECT version FROM arbiter_schema", &[])?;
        row.get::<_, i32>(0).unsigned_abs()
    } else if let Some(table) = tables.into_iter().next() {
        return Err(StoreError::Foreign { table });
    } else {
        transaction.batch_execute(
            "CREATE TABLE arbiter_schema (version int NOT NULL); INSERT INTO arbiter_schema VALUES (0)",
        )?;
        0
    };
    if found > NEWEST {
        return Err(StoreError::TooNew { found, known: NEWEST });
    }
    for step in &STEPS[found as usize..] {
        transaction.batch_execute(step)?;
    }
    if found < NEWEST {
        let newest = NEWEST.cast_signed();
        transaction.execute("UPDATE arbiter_schema SET version = $1", &[&newest])?;
    }
    Ok(transaction.commit()?)
}

/// A server that would lose what was acknowledged is refused, by the name of the setting.
pub fn check(client: &mut Client) -> Result<(), StoreError> {
    let mut value = |of: &str| -> Result<String, StoreError> {
        // What the server says, and not what this connection has set for itself.
        let row = client.query_one("SELECT reset_val FROM pg_settings WHERE name = $1", &[&of])?;
        Ok(row.get(0))
    };
    let unfit = |setting: &str, found: String, expected: &'static str| StoreError::Unfit {
        setting: setting.to_owned(),
        found,
        expected,
    };
    let number = value("server_version_num")?;
    if number.parse::<i32>().is_ok_and(|number| number < OLDEST) {
        return Err(unfit("server_version", value("server_version")?, "15 or newer"));
    }
    for setting in ["fsync", "full_page_writes"] {
        let found = value(setting)?;
        if found != "on" {
            return Err(unfit(setting, found, "on"));
        }
    }
    let found = value("synchronous_commit")?;
    if found == "off" {
        return Err(unfit("synchronous_commit", found, "anything but off"));
    }
    let standby: bool = client.query_one("SELECT pg_is_in_recovery()", &[])?.get(0);
    if standby {
        return Err(unfit(
            "pg_is_in_recovery",
            "true".into(),
            "a server that is no standby",
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use arbiter_database::Server;
    use postgres::NoTls;

    use super::*;

    /// A database as the second schema left it, with an event that was deleted and one that is played.
    const SECOND: &str = "
        CREATE TABLE arbiter_schema (version int NOT NULL);
        INSERT INTO arbiter_schema VALUES (2);
        INSERT INTO tenures (node, address, ended) VALUES ('north', '', true);
        INSERT INTO owners (event, tenure) VALUES ('gone', 1), ('here', 1), ('old', 1), ('nothing', 1);
        INSERT INTO streams (name, event, version) VALUES ('code/gone', 'gone', 0), ('pass/gone', 'gone', 0),
            ('event/here', 'here', 1), ('game/here', 'here', 2), ('code/here', 'here', 0), ('event/old', 'old', 0);
        INSERT INTO appends (stream, version, tenure, at, lines) SELECT id, 1, 1, '2020-01-01 00:00+00', 'x' FROM streams WHERE version > 0;
        INSERT INTO appends (stream, version, tenure, at, lines) SELECT id, 2, 1, '2020-01-02 00:00+00', 'x' FROM streams WHERE version = 2;
    ";

    #[test]
    fn what_an_older_program_left_is_brought_up_to_date_once() {
        let server = Server::start();
        let mut client = Client::connect(&server.fresh(), NoTls).unwrap();
        for step in &STEPS[..2] {
            client.batch_execute(step).unwrap();
        }
        client.batch_execute(SECOND).unwrap();
        for _ in 0..2 {
            migrate(&mut client).unwrap();
            let mut all = |select: &str| -> Vec<String> {
                let rows = client.query(select, &[]).unwrap();
                rows.iter().map(|row| row.get(0)).collect()
            };
            assert_eq!(
                all("SELECT event || ' ' || (played = '2020-01-02 00:00+00') FROM owners ORDER BY event"),
                ["here true", "old false"]
            );
            assert_eq!(
                all("SELECT name FROM streams ORDER BY name"),
                ["code/here", "event/here", "event/old", "game/here"]
            );
            assert_eq!(
                all("SELECT event FROM owners WHERE played < '1970-01-01 00:00+00'"),
                ["old"]
            );
            assert_eq!(all("SELECT version::text FROM arbiter_schema"), ["3"]);
        }
    }
}
