//! What can still be read of a damaged file, page by page, without trusting how its pages hang together.
//!
//! The format is that of `SQLite` (sqlite.org/fileformat2.html) with pages of 4 KiB. Every page that looks like a leaf with rows of
//! ours is read, and every index page: names stand twice in the file, and an index knows of rows that are gone.

use std::collections::{BTreeMap, BTreeSet};

/// The length of a page; this program makes no other.
pub const PAGE: usize = 4_096;
/// No row of ours is longer.
const LONGEST: usize = 4 << 20;

/// An append as it stood in its row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub lines: Vec<u8>,
    pub mark: Option<Vec<u8>>,
}

/// What was found.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The names of streams, by their rows.
    pub names: BTreeMap<i64, BTreeSet<String>>,
    /// The appends, by stream and version.
    pub rows: BTreeMap<(i64, u64), Row>,
    /// What the index knows of: stream and version.
    pub known: BTreeSet<(i64, u64)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Value {
    Null,
    Int(i64),
    Text(String),
    Blob(Vec<u8>),
}

/// Reads every page of an image.
pub fn scan(image: &[u8]) -> Found {
    let mut found = Found::default();
    for number in 1..=image.len() / PAGE {
        let records = records(image, number).unwrap_or_default();
        for record in records {
            found.take(record);
        }
    }
    found
}

impl Found {
    fn take(&mut self, (row, values): (Option<i64>, Vec<Value>)) {
        use Value::{Blob, Int, Null, Text};
        match (row, values.as_slice()) {
            (Some(id), [Null, Text(name)] | [Null, Text(name), Int(_)]) => self.name(id, name),
            (None, [Text(name), Int(id)]) => self.name(*id, name),
            (Some(_), [Null, Int(stream), Int(version), Blob(lines)])
            | (None, [Int(stream), Int(version), Blob(lines)]) => self.row((*stream, *version), lines, None),
            (Some(_), [Null, Int(stream), Int(version), Blob(lines), mark]) => {
                let mark = match mark {
                    Blob(mark) => Some(mark.clone()),
                    _ => None,
                };
                self.row((*stream, *version), lines, mark);
            }
            (None, [Int(stream), Int(version), Int(_)]) => {
                self.known.insert((*stream, version.unsigned_abs()));
            }
            _ => {}
        }
    }

    fn name(&mut self, id: i64, name: &str) {
        self.names.entry(id).or_default().insert(name.to_owned());
    }

    fn row(&mut self, (stream, version): (i64, i64), lines: &[u8], mark: Option<Vec<u8>>) {
        let lines = lines.to_vec();
        let place = (stream, version.unsigned_abs());
        self.rows.entry(place).or_insert(Row { lines, mark });
    }
}

type Record = (Option<i64>, Vec<Value>);

/// The records of one page, those of them that can be read; nothing where it is no page of records.
fn records(image: &[u8], number: usize) -> Option<Vec<Record>> {
    let page = page(image, number)?;
    let head = if number == 1 { 100 } else { 0 };
    let (table, before) = match page[head] {
        0x0d => (true, 0),
        0x0a => (false, 0),
        0x02 => (false, 4),
        _ => return None,
    };
    let count = usize::from(short(page, head + 3)?);
    let array = head + 8 + before;
    let cells = (0..count).filter_map(|n| short(page, array + 2 * n));
    let read = |cell: u16| record(image, page.get(usize::from(cell) + before..)?, table);
    Some(cells.filter_map(read).collect())
}

fn page(image: &[u8], number: usize) -> Option<&[u8]> {
    let start = number.checked_sub(1)?.checked_mul(PAGE)?;
    image.get(start..start + PAGE)
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?))
}

fn long(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

fn record(image: &[u8], cell: &[u8], table: bool) -> Option<Record> {
    let (length, cell) = varint(cell)?;
    let length = usize::try_from(length).ok().filter(|length| *length <= LONGEST)?;
    let (row, cell) = if table {
        let (row, cell) = varint(cell)?;
        (Some(row), cell)
    } else {
        (None, cell)
    };
    Some((row, values(&payload(image, cell, length, table)?)?))
}

/// The bytes of a record, with what lies on further pages.
fn payload(image: &[u8], cell: &[u8], length: usize, table: bool) -> Option<Vec<u8>> {
    let most = if table {
        PAGE - 35
    } else {
        (PAGE - 12) * 64 / 255 - 23
    };
    if length <= most {
        return Some(cell.get(..length)?.to_vec());
    }
    let least = (PAGE - 12) * 32 / 255 - 23;
    let fits = least + (length - least) % (PAGE - 4);
    let here = if fits <= most { fits } else { least };
    let mut all = cell.get(..here)?.to_vec();
    let mut next = long(cell, here)?;
    while all.len() < length {
        let further = page(image, next as usize)?;
        let rest = (length - all.len()).min(PAGE - 4);
        all.extend_from_slice(&further[4..4 + rest]);
        next = long(further, 0)?;
    }
    Some(all)
}

fn values(payload: &[u8]) -> Option<Vec<Value>> {
    let (head, rest) = varint(payload)?;
    let head = usize::try_from(head).ok()?;
    let mut kinds = payload.get(payload.len() - rest.len()..head)?;
    let mut body = payload.get(head..)?;
    let mut values = Vec::new();
    while !kinds.is_empty() {
        let (kind, more) = varint(kinds)?;
        kinds = more;
        let (value, more) = value(kind, body)?;
        body = more;
        values.push(value);
    }
    Some(values)
}

fn value(kind: i64, body: &[u8]) -> Option<(Value, &[u8])> {
    let length = match kind {
        0 => return Some((Value::Null, body)),
        8 | 9 => return Some((Value::Int(kind - 8), body)),
        1..=4 => kind as usize,
        5 => 6,
        6 => 8,
        12.. => usize::try_from((kind - 12) / 2).ok()?,
        _ => return None,
    };
    let (own, rest) = body.split_at_checked(length)?;
    let value = match kind {
        1..=6 => {
            let sign = if own[0] & 0x80 == 0 { 0 } else { -1 };
            Value::Int(own.iter().fold(sign, |sum, byte| sum << 8 | i64::from(*byte)))
        }
        _ if kind % 2 == 1 => Value::Text(String::from_utf8(own.to_vec()).ok()?),
        _ => Value::Blob(own.to_vec()),
    };
    Some((value, rest))
}

/// A number of one to nine bytes, and what comes after it.
fn varint(bytes: &[u8]) -> Option<(i64, &[u8])> {
    let mut number: u64 = 0;
    for (index, byte) in bytes.iter().enumerate().take(9) {
        if index == 8 {
            return Some(((number << 8 | u64::from(*byte)).cast_signed(), &bytes[9..]));
        }
        number = number << 7 | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            return Some((number.cast_signed(), &bytes[index + 1..]));
        }
    }
    None
}

/// The image of a file with what its write-ahead log holds beyond it, up to the last whole transaction.
pub fn overlaid(mut image: Vec<u8>, wal: &[u8]) -> Vec<u8> {
    const FRAME: usize = 24 + PAGE;
    let (Some(salts), Some(frames)) = (wal.get(16..24), wal.get(32..)) else {
        return image;
    };
    let valid: Vec<&[u8]> = frames
        .chunks_exact(FRAME)
        .take_while(|frame| &frame[8..16] == salts)
        .collect();
    let committed = valid.iter().rposition(|frame| frame[4..8] != [0; 4]);
    for frame in valid.iter().take(committed.map_or(0, |last| last + 1)) {
        let number = long(frame, 0).unwrap_or_default() as usize;
        // A page far beyond the file is no page of it.
        if number == 0 || number > image.len() / PAGE + valid.len() + 1 {
            continue;
        }
        if image.len() < number * PAGE {
            image.resize(number * PAGE, 0);
        }
        image[(number - 1) * PAGE..number * PAGE].copy_from_slice(&frame[24..]);
    }
    image
}
