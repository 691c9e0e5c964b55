//! Braille files and records: what is read is written and read again, what is not is told by its place.

use arbiter_chess::Position;
use arbiter_notation::{BrailleError, RecordError, from_brf, read_record, to_brf, write_record};

/// Any bytes as a BRF file, and its text as a record.
///
/// ```
/// arbiter_hostile::brf(b"1. E4 E5\n2. _NF3\n");
/// arbiter_hostile::brf(b"_&\x0c_");
/// ```
pub fn brf(bytes: &[u8]) {
    let file = String::from_utf8_lossy(bytes);
    match from_brf(&file) {
        Ok(text) => {
            let again = to_brf(&text).map(|brf| from_brf(&brf));
            assert_eq!(again, Ok(Ok(text.clone())), "{file:?}");
            record(&text);
        }
        Err(BrailleError::NoSign { line, column }) => is_within(&file, line, column),
        Err(error) => panic!("{file:?}: {error}"),
    }
    if let Err(BrailleError::NoCells { line, column, .. }) = to_brf(&file) {
        is_within(&file, line, column);
    }
    record(&file);
}

fn record(text: &str) {
    let start = Position::default();
    match read_record(&start, text) {
        Ok(record) => {
            let written = write_record(&start, &record.moves, record.result);
            assert_eq!(
                read_record(&start, &written),
                Ok(record),
                "{text:?} was written {written:?}"
            );
        }
        Err(
            RecordError::Move { line, column, .. }
            | RecordError::Number { line, column, .. }
            | RecordError::Ended { line, column },
        ) => is_within(text, line, column),
        Err(_) => {}
    }
}

fn is_within(text: &str, line: usize, column: usize) {
    let signs = text.lines().nth(line - 1).map(|line| line.chars().count());
    assert!(
        signs.is_some_and(|signs| (1..=signs).contains(&column)),
        "{text:?}: {line}, {column}"
    );
}
