//! A cell that is no UTF-8 is a row with a fault, in every file of tables.

use std::io::Cursor;
use std::sync::Arc;

use arbiter_audit::Options;
use arbiter_columns::{Columns, RowReports, TableFile, read_table};
use arrow_array::types::Int32Type;
use arrow_array::{ArrayRef, DictionaryArray, RecordBatch, StringArray, StringViewArray};
use arrow_ipc::writer::{FileWriter, StreamWriter};
use parquet::arrow::ArrowWriter;
use parquet::file::properties::WriterProperties;

/// Three rows; what stands in the second is made no UTF-8 in the bytes of the file.
fn table() -> RecordBatch {
    let moves = [
        "1. e4 e5 *",
        "1. e4 {The ABCDE and a comment of some length} e5 *",
        "1. d4 d5 *",
    ];
    let white = ["Vera", "The ABCDE of a name that is no short one", "Nona"];
    let columns: [(&str, ArrayRef); 4] = [
        ("movetext", Arc::new(StringArray::from(moves.to_vec()))),
        ("White", Arc::new(StringViewArray::from(white.to_vec()))),
        ("Black", Arc::new(DictionaryArray::<Int32Type>::from_iter(white))),
        ("Annotator", Arc::new(StringArray::from(white.to_vec()))),
    ];
    RecordBatch::try_from_iter(columns).expect("a table")
}

fn spoilt(mut file: Vec<u8>) -> Vec<u8> {
    let mut found = 0;
    for at in 0..file.len().saturating_sub(5) {
        if file[at..].starts_with(b"ABCDE") {
            file[at + 1] = 0xff;
            file[at + 2] = 0xc3;
            found += 1;
        }
    }
    assert!(found >= 4, "each column has its cell");
    file
}

fn check(kind: TableFile, file: Vec<u8>) {
    let rows = read_table(kind, Cursor::new(spoilt(file)), 2).expect("it opens");
    let mut reports = Vec::new();
    let schema = rows.schema();
    let mut audit =
        RowReports::new(&schema, &Columns::default(), Options::default()).expect("moves are there");
    for batch in rows {
        reports.extend(
            audit
                .reports(&batch.expect("it is whole"))
                .expect("it is of the schema"),
        );
    }
    let plies: Vec<_> = reports.iter().map(|report| report.facts.plies).collect();
    assert_eq!(plies, [2, 2, 2], "{kind:?}");
    let faults: Vec<_> = reports.iter().map(|report| report.faults.len()).collect();
    assert_eq!((faults[0], faults[2]), (0, 0), "{kind:?}");
    assert!(faults[1] > 0, "{kind:?}: a row with a fault");
    assert_eq!(reports[2].white, "Nona", "{kind:?}");
    assert!(
        reports[1].white.starts_with("The"),
        "{kind:?}: {:?}",
        reports[1].white
    );
}

#[test]
fn of_parquet() {
    let plain = WriterProperties::builder()
        .set_statistics_enabled(parquet::file::properties::EnabledStatistics::None);
    let mut writer = ArrowWriter::try_new(Vec::new(), table().schema(), Some(plain.build())).expect("begins");
    writer.write(&table()).expect("writes");
    check(TableFile::Parquet, writer.into_inner().expect("ends"));
}

#[test]
fn of_arrow() {
    let mut writer = FileWriter::try_new(Vec::new(), &table().schema()).expect("begins");
    writer.write(&table()).expect("writes");
    writer.write(&table().slice(0, 0)).expect("writes");
    check(TableFile::Arrow, writer.into_inner().expect("ends"));
    let mut writer = StreamWriter::try_new(Vec::new(), &table().schema()).expect("begins");
    writer.write(&table()).expect("writes");
    check(TableFile::ArrowStream, writer.into_inner().expect("ends"));
}

#[test]
fn a_file_that_is_cut_is_told() {
    let mut writer = FileWriter::try_new(Vec::new(), &table().schema()).expect("begins");
    writer.write(&table()).expect("writes");
    let file = writer.into_inner().expect("ends");
    let mut writer = StreamWriter::try_new(Vec::new(), &table().schema()).expect("begins");
    writer.write(&table()).expect("writes");
    let stream = writer.into_inner().expect("ends");
    for (kind, bytes) in [(TableFile::Arrow, file), (TableFile::ArrowStream, stream)] {
        for length in 8..bytes.len() - 8 {
            let read = read_table(kind, Cursor::new(bytes[..length].to_vec()), 2);
            let Ok(rows) = read else { continue };
            let rows: Result<Vec<_>, _> = rows.collect();
            assert!(
                rows.is_err() || kind == TableFile::ArrowStream && rows.is_ok_and(|rows| rows.len() <= 1),
                "{kind:?}, {length} bytes"
            );
        }
    }
}
