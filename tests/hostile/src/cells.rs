//! Cells of a table: whatever stands in one, a row comes out; and an archive as a table says what it says as text.

use std::sync::Arc;

use arbiter_audit::{GameReport, Options, audit};
use arbiter_columns::{AuditRows, Columns, GameRows, RowOptions, RowReports, cut_games, games_schema};
use arbiter_notation::pgn::Location;
use arrow_array::{Array, ArrayRef, BinaryArray, RecordBatch};

/// Read twice: as the archive of some games, and as a cell of moves, whose tags stand in the line before it.
///
/// ```
/// arbiter_hostile::cells(b"[White \"Vera\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 *");
/// ```
pub fn cells(bytes: &[u8]) {
    one_cell(bytes);
    archive(bytes);
}

/// One row in, one row out.
fn one_cell(bytes: &[u8]) {
    let end = bytes.iter().position(|&byte| byte == b'\n').unwrap_or(0);
    let (tags, moves) = bytes.split_at(end);
    let column = |value: Option<&[u8]>| Arc::new(BinaryArray::from(vec![value])) as ArrayRef;
    for moves in [Some(moves), None] {
        let columns = [
            ("movetext", column(moves)),
            ("White", column(Some(tags))),
            ("FEN", column(tags.get(1..))),
            ("Result", column(tags.get(2..))),
        ];
        let Ok(table) = RecordBatch::try_from_iter(columns) else {
            panic!("the columns are of one length");
        };
        let told =
            AuditRows::new(&table.schema(), &RowOptions::default()).map(|mut rows| rows.audit(&table, 7));
        let Ok(Ok(told)) = told else {
            panic!("columns of bytes are read")
        };
        assert_eq!(told.num_rows(), 1);
        let Some(plies) = told.column_by_name("plies") else {
            panic!("a column of the schema")
        };
        assert_eq!(plies.is_null(0), moves.is_none());
    }
}

/// The rows of an archive are audited as its text is.
fn archive(bytes: &[u8]) {
    let mut batches = Vec::new();
    let mut rows = GameRows::new(1_000, |batch| batches.push(batch));
    cut_games(bytes, Location::START, false, &mut rows);
    rows.finish();
    drop(rows);
    let audited = RowReports::new(&games_schema(), &Columns::default(), Options::default());
    let Ok(mut audited) = audited else {
        panic!("our own schema")
    };
    let mut found = Vec::new();
    for batch in &batches {
        let Ok(reports) = audited.reports(batch) else {
            panic!("our own rows")
        };
        found.extend(reports.iter().map(said));
    }
    let expected: Vec<_> = audit(bytes, Options::default()).iter().map(said).collect();
    assert_eq!(found, expected);
}

/// What is said of a game, but for places and for other games.
fn said(report: &GameReport) -> String {
    let faults = report
        .faults
        .iter()
        .filter(|fault| fault.kind().as_str() != "duplicate");
    let faults: Vec<_> = faults
        .map(|fault| (fault.ply, &fault.what, &fault.article))
        .collect();
    let GameReport {
        event,
        date,
        white,
        black,
        result,
        variant,
        laws,
        facts,
        faults_left_out,
        ..
    } = report;
    format!(
        "{event:?} {date:?} {white:?} {black:?} {result:?} {variant:?} {laws} {facts:?} {faults:?} {faults_left_out}"
    )
}
