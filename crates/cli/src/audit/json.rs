//! A report as a line of JSON: the same bytes as its serializer writes, in a third of the time, because the names of the
//! fields need no looking at.

use std::io::Write;

use arbiter_audit::{Facts, GameReport};
use serde::Serialize;

/// Writes a report behind the name of its file, as one line.
pub fn line(file: &[u8], report: &GameReport, text: &mut Vec<u8>) {
    text.extend_from_slice(b"{\"file\":");
    text.extend_from_slice(file);
    number(text, b",\"game\":", report.game);
    number(text, b",\"line\":", report.line);
    for (name, value) in [
        (&b",\"event\":"[..], report.event.as_str()),
        (b",\"date\":", &report.date),
        (b",\"white\":", &report.white),
        (b",\"black\":", &report.black),
        (b",\"result\":", &report.result),
        (b",\"variant\":", &report.variant),
        (b",\"laws\":", report.laws),
    ] {
        text.extend_from_slice(name);
        string(text, value);
    }
    facts(text, &report.facts);
    text.extend_from_slice(b",\"faults\":");
    if report.faults.is_empty() {
        text.extend_from_slice(b"[]");
    } else {
        other(text, &report.faults);
    }
    number(text, b",\"faults_left_out\":", report.faults_left_out);
    text.extend_from_slice(b"}\n");
}

fn facts(text: &mut Vec<u8>, facts: &Facts) {
    number(text, b",\"plies\":", facts.plies.into());
    for (name, of_board) in [
        (&b",\"plies_a\":"[..], facts.plies_a),
        (b",\"plies_b\":", facts.plies_b),
    ] {
        if let Some(plies) = of_board {
            number(text, name, plies.into());
        }
    }
    text.extend_from_slice(b",\"final_fen\":");
    match &facts.final_fen {
        Some(game) => string(text, &game.to_fen()),
        None => text.extend_from_slice(b"null"),
    }
    text.extend_from_slice(b",\"end\":");
    match facts.end {
        Some(end) => other(text, &end),
        None => text.extend_from_slice(b"null"),
    }
    for (name, ply) in [
        (&b",\"end_ply\":"[..], facts.end_ply),
        (b",\"dead_ply\":", facts.dead_ply),
        (b",\"threefold_ply\":", facts.threefold_ply),
        (b",\"threefold_written_ply\":", facts.threefold_written_ply),
        (b",\"fivefold_ply\":", facts.fivefold_ply),
        (b",\"fifty_ply\":", facts.fifty_ply),
        (b",\"fifty_written_ply\":", facts.fifty_written_ply),
        (b",\"seventy_five_ply\":", facts.seventy_five_ply),
    ] {
        if let Some(ply) = ply {
            number(text, name, ply.into());
        } else {
            text.extend_from_slice(name);
            text.extend_from_slice(b"null");
        }
    }
}

fn number(text: &mut Vec<u8>, name: &[u8], number: u64) {
    text.extend_from_slice(name);
    // Memory takes everything.
    let _ = write!(text, "{number}");
}

/// A text between quotes, where nothing in it must be written otherwise.
fn string(text: &mut Vec<u8>, value: &str) {
    let is_plain = |byte: &u8| *byte >= b' ' && *byte != b'"' && *byte != b'\\';
    if value.as_bytes().iter().all(is_plain) {
        text.push(b'"');
        text.extend_from_slice(value.as_bytes());
        text.push(b'"');
    } else {
        other(text, value);
    }
}

/// What is seldom there.
fn other<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    // Memory takes everything.
    let _ = serde_json::to_writer(text, value);
}

#[cfg(test)]
mod tests {
    use arbiter_audit::{Options, audit};

    use super::*;

    /// As the serializer of the report writes it.
    fn serialized(file: &[u8], report: &GameReport) -> Vec<u8> {
        let report = serde_json::to_string(report).expect("a report");
        [b"{\"file\":", file, b",", &report.as_bytes()[1..], b"\n"].concat()
    }

    #[test]
    fn a_line_is_what_the_serializer_writes() {
        let texts: [&[u8]; 9] = [
            b"1. e4 e5 *",
            b"[Event \"a \\\"b\\\" \\\\ c\"]\n[White \"\xc3\x89\x01\x7f\"]\n[Black \"\xff\t\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
            b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2",
            b"[FEN \"8/8/8/8/8/8/8/8 w - -\"]\n\n1. e4 *",
            b"[FEN \"8/8/4k3/8/8/8/4K3/8 w - - 98 70\"]\n\n70. Kd2 Kd6 71. Kc2 *",
            b"[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4 *",
            b"[Variant \"Bughouse\"]\n\n1A. e4 1B. d4 1a. e5 1b. d5 *",
            b"1. e4 e5 2. Ke3 Qz9 ) } 3. Nf3 1-0",
            b"\x00\xff garbage [",
        ];
        let mut compared = 0;
        for text in texts {
            for report in audit(text, Options::default()) {
                let mut line = Vec::new();
                super::line(b"\"a.pgn\"", &report, &mut line);
                let expected = serialized(b"\"a.pgn\"", &report);
                assert_eq!(String::from_utf8(line), String::from_utf8(expected));
                compared += 1;
            }
        }
        assert!(compared >= texts.len());
    }
}
