//! What the writer asks of the database beside the batch: each of it is done as a whole, or not at all.

use postgres::{Client, GenericClient};

use crate::tenures::LEASE;
use crate::writer::number;
use crate::{Append, Snapshot, StoreError, Tenure};

/// The number of a tenure, as a database has it.
pub fn id_of(tenure: &Tenure) -> Result<i64, StoreError> {
    number(tenure.id)
}

/// The number of a tenure that is about to begin.
pub fn next_number(client: &mut impl GenericClient) -> Result<i64, StoreError> {
    let row = client.query_one("SELECT nextval(pg_get_serial_sequence('tenures', 'id'))", &[])?;
    Ok(row.get(0))
}

/// A tenure with its lease, which begins with a sign of life and perhaps on the point of leaving.
pub fn insert(
    client: &mut impl GenericClient,
    new: &Tenure,
    (beat, leaving): (i64, bool),
) -> Result<(), StoreError> {
    let id = id_of(new)?;
    client.execute(
        "INSERT INTO tenures (id, node, address) OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3)",
        &[&id, &new.node, &new.address],
    )?;
    client.execute(
        "INSERT INTO leases (tenure, until, beat, leaving)
         VALUES ($1, clock_timestamp() + $2::bigint * interval '1 ms', $3, $4)",
        &[&id, &number(LEASE)?, &beat, &leaving],
    )?;
    Ok(())
}

/// A tenure ends, and another one of the same node begins with its events: both or nothing. Its number was fetched before, so that
/// it is begun once, however often that is tried. Nothing where somebody else has ended the old one.
pub fn begin_instead(
    client: &mut Client,
    old: &Tenure,
    number_of_new: i64,
) -> Result<Option<Tenure>, StoreError> {
    let id = id_of(old)?;
    let new = Tenure {
        id: number_of_new.unsigned_abs(),
        ..old.clone()
    };
    let mut transaction = client.transaction()?;
    let ended = transaction.execute(
        "UPDATE tenures SET ended = true WHERE id = $1 AND NOT ended",
        &[&id],
    )?;
    if ended == 0 {
        let begun = transaction.query_opt("SELECT 1 FROM tenures WHERE id = $1", &[&number_of_new])?;
        return Ok(begun.map(|_row| new));
    }
    let lease = transaction.query_opt(
        "DELETE FROM leases WHERE tenure = $1 RETURNING beat, leaving",
        &[&id],
    )?;
    let goes_on = lease.map_or((0, false), |row| (row.get(0), row.get(1)));
    insert(&mut transaction, &new, goes_on)?;
    for moves in [
        "UPDATE owners SET tenure = $2 WHERE tenure = $1",
        "UPDATE owners SET wanted = $2 WHERE wanted = $1",
    ] {
        transaction.execute(moves, &[&id, &number_of_new])?;
    }
    transaction.commit()?;
    Ok(Some(new))
}

/// Of each append whether it stands in its stream, written under this tenure, byte for byte.
pub fn done_of(client: &mut Client, tenure: &Tenure, appends: &[Append]) -> Result<Vec<bool>, StoreError> {
    let id = id_of(tenure)?;
    let mut done = Vec::with_capacity(appends.len());
    for one in appends {
        let row = client.query_opt(
            "SELECT a.lines = $4 FROM appends a JOIN streams s ON s.id = a.stream
             WHERE s.name = $1 AND a.version = $2 AND a.tenure = $3",
            &[&one.stream, &number(one.after())?, &id, &one.entries.join(&b'\n')],
        )?;
        done.push(row.is_some_and(|row| row.get(0)));
    }
    Ok(done)
}

/// Whether none of these streams is there.
pub fn are_gone(client: &mut Client, streams: &[String]) -> Result<bool, StoreError> {
    let row = client.query_opt("SELECT 1 FROM streams WHERE name = ANY($1) LIMIT 1", &[&streams])?;
    Ok(row.is_none())
}

/// An event goes to the node of another tenure, by the node that has it: to the tenure that this node holds by now.
pub fn hand_over(
    client: &mut Client,
    own: &Tenure,
    event: &str,
    (to, at): (u64, u64),
) -> Result<u64, StoreError> {
    let done = client.execute(
        "UPDATE owners SET tenure = t.id, wanted = NULL, released = $4 FROM tenures t JOIN tenures named ON named.node = t.node
         WHERE event = $1 AND owners.tenure = $2 AND named.id = $3 AND NOT t.ended AND t.id <> $2",
        &[&event, &id_of(own)?, &number(to)?, &number(at)?],
    )?;
    if done == 1 {
        Ok(0)
    } else {
        Err(StoreError::NotOwner)
    }
}

/// Removes streams that are this node's: all of them or none.
pub fn remove(client: &mut Client, tenure: &Tenure, streams: &[String]) -> Result<u64, StoreError> {
    let mut transaction = client.transaction()?;
    let own = transaction.query_opt(
        "SELECT id FROM tenures WHERE id = $1 AND NOT ended FOR SHARE",
        &[&id_of(tenure)?],
    )?;
    let rows = transaction.query(
        "SELECT s.id, o.tenure = $2, s.event FROM streams s JOIN owners o ON o.event = s.event WHERE s.name = ANY($1)
         FOR UPDATE OF s",
        &[&streams, &id_of(tenure)?],
    )?;
    if own.is_none() || rows.iter().any(|row| !row.get::<_, bool>(1)) {
        return Err(StoreError::NotOwner);
    }
    let ids: Vec<i64> = rows.iter().map(|row| row.get(0)).collect();
    let events: Vec<String> = rows.iter().map(|row| row.get(2)).collect();
    for delete in [
        "DELETE FROM snapshots WHERE stream = ANY($1)",
        "DELETE FROM appends WHERE stream = ANY($1)",
        "DELETE FROM streams WHERE id = ANY($1)",
    ] {
        transaction.execute(delete, &[&ids])?;
    }
    forget(&mut transaction, &events)?;
    transaction.commit()?;
    Ok(0)
}

/// No name leads to an event that is there no more, and of which nothing is left is nobody's.
pub fn forget(client: &mut impl GenericClient, events: &[String]) -> Result<(), StoreError> {
    for delete in [
        "DELETE FROM streams s WHERE s.event = ANY($1) AND s.version = 0
             AND NOT EXISTS (SELECT 1 FROM snapshots n WHERE n.stream = s.id)
             AND NOT EXISTS (SELECT 1 FROM streams e WHERE e.name = 'event/' || s.event)",
        "DELETE FROM owners o WHERE o.event = ANY($1) AND NOT EXISTS (SELECT 1 FROM streams s WHERE s.event = o.event)",
    ] {
        client.execute(delete, &[&events])?;
    }
    Ok(())
}

pub fn keep(client: &mut Client, stream: &str, snapshot: &Snapshot) -> Result<u64, StoreError> {
    let version = number(snapshot.version)?;
    let found = client.query_opt("SELECT id, version FROM streams WHERE name = $1", &[&stream])?;
    let stands = found.as_ref().map_or(0, |row| row.get::<_, i64>(1));
    let Some(row) = found.filter(|_| version <= stands) else {
        return Err(StoreError::WrongVersion {
            stream: stream.to_owned(),
            expected: snapshot.version,
            found: stands.unsigned_abs(),
        });
    };
    client.execute(
        "INSERT INTO snapshots (stream, version, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (stream) DO UPDATE SET version = excluded.version, bytes = excluded.bytes
         WHERE excluded.version > snapshots.version",
        &[&row.get::<_, i64>(0), &version, &snapshot.bytes],
    )?;
    Ok(snapshot.version)
}
