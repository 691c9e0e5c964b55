//! The schemas: names and types that others build on. New columns come at the end only.

use std::sync::{Arc, LazyLock};

use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};

use crate::names::{A1, BESIDE};

/// The schema of an audit as Spark writes it.
pub const AUDIT_DDL: &str = "file string, game bigint, line bigint, event string, date string, white string, black string, \
    result string, variant string, laws string, plies int, final_fen string, end string, end_ply int, dead_ply int, \
    threefold_ply int, threefold_written_ply int, fivefold_ply int, fifty_ply int, fifty_written_ply int, \
    seventy_five_ply int, faults array<struct<kind: string, ply: int, line: bigint, column: int, message: string, \
    article: string, legal_moves: array<string>, severity: string>>, faults_left_out bigint";

/// The columns of text in a report.
const TEXTS: [&str; 7] = ["event", "date", "white", "black", "result", "variant", "laws"];
/// What stands behind `end`.
const PLIES: [&str; 8] = [
    "end_ply",
    "dead_ply",
    "threefold_ply",
    "threefold_written_ply",
    "fivefold_ply",
    "fifty_ply",
    "fifty_written_ply",
    "seventy_five_ply",
];

fn field(name: &str, kind: DataType) -> Field {
    Field::new(name, kind, true)
}

/// A list of something.
pub(crate) fn list(of: DataType) -> DataType {
    DataType::List(Arc::new(field("item", of)))
}

/// What a fault is made of.
pub(crate) fn fault_fields() -> Fields {
    Fields::from(vec![
        field("kind", DataType::Utf8),
        field("ply", DataType::Int32),
        field("line", DataType::Int64),
        field("column", DataType::Int32),
        field("message", DataType::Utf8),
        field("article", DataType::Utf8),
        field("legal_moves", list(DataType::Utf8)),
        field("severity", DataType::Utf8),
    ])
}

/// The columns that every report has, wherever the game stands.
pub(crate) static COMMON: LazyLock<Vec<Field>> = LazyLock::new(|| {
    let mut fields: Vec<Field> = TEXTS.iter().map(|name| field(name, DataType::Utf8)).collect();
    fields.push(field("plies", DataType::Int32));
    fields.push(field("final_fen", DataType::Utf8));
    fields.push(field("end", DataType::Utf8));
    fields.extend(PLIES.iter().map(|name| field(name, DataType::Int32)));
    fields.push(field("faults", list(DataType::Struct(fault_fields()))));
    fields.push(field("faults_left_out", DataType::Int64));
    fields
});

/// The schema of an audit of texts: where each game stands, and what is said of it.
///
/// ```
/// let schema = arbiter_columns::report_schema();
/// assert_eq!(schema.field(0).name(), "file");
/// assert_eq!(schema.fields().len(), 23);
/// ```
#[must_use]
pub fn report_schema() -> SchemaRef {
    let mut fields = vec![
        field("file", DataType::Utf8),
        field("game", DataType::Int64),
        field("line", DataType::Int64),
    ];
    fields.extend(COMMON.iter().cloned());
    Arc::new(Schema::new(fields))
}

/// The schema of an audit of rows: the place of each in the input, the columns that are kept, and what is said of it.
///
/// ```
/// let schema = arbiter_columns::row_schema(&[]);
/// assert_eq!(schema.field(0).name(), "row");
/// assert_eq!(schema.field(1).name(), "event");
/// ```
#[must_use]
pub fn row_schema(keep: &[Arc<Field>]) -> SchemaRef {
    let mut fields = vec![Arc::new(field("row", DataType::Int64))];
    fields.extend(keep.iter().cloned());
    fields.extend(COMMON.iter().cloned().map(Arc::new));
    Arc::new(Schema::new(fields))
}

/// The type of the tags that have no column of their own.
pub(crate) fn tags_type() -> DataType {
    let entries = Fields::from(vec![
        Field::new("keys", DataType::Utf8, false),
        field("values", DataType::Utf8),
    ]);
    let entries = Field::new("entries", DataType::Struct(entries), false);
    DataType::Map(Arc::new(entries), false)
}

/// The schema of an archive: a column a tag as in the published archives, the other tags, and the moves as they stand.
///
/// `as_written` is the game in its own bytes, only where tags and moves alone would not give the same report: a tag that
/// stands there twice, bytes that are no text.
///
/// ```
/// let schema = arbiter_columns::games_schema();
/// assert_eq!(schema.field(0).name(), "Event");
/// assert!(schema.field_with_name("movetext").is_ok());
/// assert_eq!(schema.fields().last().unwrap().name(), "as_written");
/// ```
#[must_use]
pub fn games_schema() -> SchemaRef {
    let mut fields: Vec<Field> = A1.iter().map(|name| field(name, DataType::Utf8)).collect();
    fields.push(field("movetext", DataType::Utf8));
    fields.extend(BESIDE.iter().map(|name| field(name, DataType::Utf8)));
    fields.push(field("tags", tags_type()));
    fields.push(field("as_written", DataType::Binary));
    Arc::new(Schema::new(fields))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A type as Spark writes it.
    fn ddl(kind: &DataType) -> String {
        match kind {
            DataType::Utf8 => "string".to_owned(),
            DataType::Int32 => "int".to_owned(),
            DataType::Int64 => "bigint".to_owned(),
            DataType::List(item) => format!("array<{}>", ddl(item.data_type())),
            DataType::Struct(fields) => {
                let fields = fields
                    .iter()
                    .map(|one| format!("{}: {}", one.name(), ddl(one.data_type())));
                format!("struct<{}>", fields.collect::<Vec<_>>().join(", "))
            }
            other => panic!("Spark has no {other}"),
        }
    }

    #[test]
    fn spark_is_told_the_schema_that_comes() {
        let schema = report_schema();
        let fields = schema.fields().iter();
        let fields = fields.map(|one| format!("{} {}", one.name(), ddl(one.data_type())));
        assert_eq!(fields.collect::<Vec<_>>().join(", "), AUDIT_DDL);
    }
}
