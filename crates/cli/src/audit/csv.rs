//! One line a game, for spreadsheets: the fields of the JSON lines, the faults as kinds with their plies.

use std::borrow::Cow;
use std::io::{self, Write};

use arbiter_audit::GameReport;
use serde_json::Value;

/// The fields of a report in their order; `file` and `game` come before them.
const FIELDS: [&str; 21] = [
    "line",
    "event",
    "date",
    "white",
    "black",
    "result",
    "variant",
    "laws",
    "plies",
    "final_fen",
    "end",
    "end_ply",
    "dead_ply",
    "threefold_ply",
    "threefold_written_ply",
    "fivefold_ply",
    "fifty_ply",
    "fifty_written_ply",
    "seventy_five_ply",
    "severities",
    "faults",
];

/// The first line.
pub fn head(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "file,game,{}", FIELDS.join(","))
}

/// A line, behind the name of the file.
pub fn row(report: &GameReport, line: &mut Vec<u8>) {
    let fields = serde_json::to_value(report).unwrap_or_default();
    for name in ["game"].into_iter().chain(FIELDS) {
        let cell = match &fields[name] {
            _ if name == "severities" => severities(report),
            Value::Null => String::new(),
            Value::String(text) => quoted(text).into_owned(),
            Value::Array(_) => faults(report),
            other => other.to_string(),
        };
        line.push(b',');
        line.extend_from_slice(cell.as_bytes());
    }
    line.push(b'\n');
}

/// Kinds with the ply of each: `illegal_move@17 missing_result@17`.
fn faults(report: &GameReport) -> String {
    let each: Vec<String> = report
        .faults
        .iter()
        .map(|fault| format!("{}@{}", fault.kind(), fault.ply))
        .collect();
    each.join(" ")
}

/// What each of them weighs, in the same order: `fault notice`.
fn severities(report: &GameReport) -> String {
    let each: Vec<&str> = report
        .faults
        .iter()
        .map(|fault| fault.severity().as_str())
        .collect();
    each.join(" ")
}

/// A cell in quotation marks, if it needs them.
pub fn quoted(text: &str) -> Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        Cow::Owned(format!("\"{}\"", text.replace('"', "\"\"")))
    } else {
        Cow::Borrowed(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_audit::{Options, audit};

    #[test]
    fn every_field_of_a_report_has_its_column() {
        let report = &audit(b"1. e4 *", Options::default())[0];
        let fields = serde_json::to_value(report).expect("a report is JSON");
        let mut names: Vec<&str> = fields
            .as_object()
            .expect("an object")
            .keys()
            .map(String::as_str)
            .collect();
        names.retain(|&name| name != "game" && name != "faults_left_out");
        names.push("severities"); // a field of each finding in JSON
        let mut columns = FIELDS;
        columns.sort_unstable();
        names.sort_unstable();
        assert_eq!(names, columns);
    }

    #[test]
    fn cells_are_quoted_where_they_must() {
        for (text, cell) in [
            ("Tal", "Tal"),
            ("Tal, Mikhail", "\"Tal, Mikhail\""),
            ("\"x\"", "\"\"\"x\"\"\""),
        ] {
            assert_eq!(quoted(text), cell);
        }
    }
}
