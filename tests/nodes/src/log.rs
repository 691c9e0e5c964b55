//! The log as it lies in the database, read by its tables.

use std::error::Error;

use postgres::{Client, NoTls, Row};

use crate::checker::Append;

/// Every append of every game and event, in the order of streams and versions.
const ALL: &str = "
    SELECT s.name, a.version, a.tenure, (extract(epoch FROM a.at) * 1000000)::bigint, a.mark, a.lines, t.node, s.event
    FROM appends a JOIN streams s ON s.id = a.stream JOIN tenures t ON t.id = a.tenure
    WHERE s.name LIKE 'game/%' OR s.name LIKE 'event/%' ORDER BY s.name, a.version";

/// Reads it.
pub fn read(address: &str) -> Result<Vec<Append>, Box<dyn Error>> {
    let mut client = Client::connect(address, NoTls)?;
    let rows = client.query(ALL, &[])?;
    Ok(rows.iter().map(append).collect())
}

fn append(row: &Row) -> Append {
    let number = |at: usize| row.get::<_, i64>(at).unsigned_abs();
    let (mark, lines): (Option<Vec<u8>>, Vec<u8>) = (row.get(4), row.get(5));
    let mark = mark.and_then(|mark| serde_json::from_slice::<serde_json::Value>(&mark).ok());
    Append {
        stream: row.get(0),
        event: row.get(7),
        version: number(1),
        entries: lines.split(|byte| *byte == b'\n').count() as u64,
        tenure: number(2),
        node: row.get(6),
        at: number(3),
        key: mark.and_then(|mark| Some(mark["key"].as_str()?.to_owned())),
    }
}
