//! Files of positions with known counts.
//!
//! ```text
//! # a comment
//! id pos-2
//! epd r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -
//! perft 1 48
//! perft 2 2039
//! ```

use std::io::Write;

use anyhow::Result;
use arbiter_chess::perft;

use super::position::{self, NoStart, Start};
use crate::output::Status;

#[derive(Debug, Default)]
struct Tally {
    passed: u64,
    failed: u64,
    left_out: u64,
    unsupported: u64,
}

/// What a line of a suite says.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    Nothing,
    Id(&'a str),
    Epd(&'a str),
    Perft(u32, u64),
    Unknown,
}

fn line(text: &str) -> Line<'_> {
    let text = text.split('#').next().unwrap_or_default().trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match word {
        "" => Line::Nothing,
        "id" => Line::Id(rest),
        "epd" => Line::Epd(rest),
        "perft" => rest
            .split_once(char::is_whitespace)
            .and_then(|(depth, nodes)| Some((depth.parse().ok()?, nodes.trim().parse().ok()?)))
            .map_or(Line::Unknown, |(depth, nodes)| Line::Perft(depth, nodes)),
        _ => Line::Unknown,
    }
}

/// Checks every count of at most `max_nodes` and prints what differs, then how many passed and failed.
pub fn check(text: &str, max_nodes: u64, out: &mut impl Write) -> Result<Status> {
    let mut tally = Tally::default();
    let mut id = "";
    let mut start = None;
    for (number, text) in (1_u64..).zip(text.lines()) {
        match line(text) {
            Line::Nothing => {}
            Line::Id(name) => {
                id = name;
                start = None;
            }
            Line::Epd(fen) => start = begin(number, id, fen, &mut tally, out)?,
            Line::Perft(depth, nodes) => {
                let Some(start) = &start else { continue };
                if nodes > max_nodes {
                    tally.left_out += 1;
                } else {
                    compare(start, id, depth, nodes, &mut tally, out)?;
                }
            }
            Line::Unknown => {
                tally.failed += 1;
                writeln!(
                    out,
                    "failed: line {number}: expected id, epd or perft DEPTH COUNT"
                )?;
            }
        }
    }
    let Tally {
        passed,
        failed,
        left_out,
        unsupported,
    } = tally;
    write!(out, "passed {passed}, failed {failed}")?;
    for (count, name) in [(left_out, "left out"), (unsupported, "not supported")] {
        if count > 0 {
            write!(out, ", {name} {count}")?;
        }
    }
    writeln!(out)?;
    let all_well = failed + unsupported == 0;
    Ok(if all_well { Status::Clean } else { Status::Found })
}

/// The position of a suite, or `None` after saying what is wrong with it.
fn begin(number: u64, id: &str, fen: &str, tally: &mut Tally, out: &mut impl Write) -> Result<Option<Start>> {
    match position::read(fen) {
        Ok(start) => Ok(Some(start)),
        Err(reason @ NoStart::Variant(_)) => {
            tally.unsupported += 1;
            writeln!(out, "not supported: line {number}: {id}: {reason}")?;
            Ok(None)
        }
        Err(reason) => {
            tally.failed += 1;
            writeln!(out, "failed: line {number}: {id}: {reason}")?;
            Ok(None)
        }
    }
}

fn compare(
    start: &Start,
    id: &str,
    depth: u32,
    nodes: u64,
    tally: &mut Tally,
    out: &mut impl Write,
) -> Result<()> {
    let counted = perft(&start.position, depth);
    if counted == nodes {
        tally.passed += 1;
    } else {
        tally.failed += 1;
        writeln!(
            out,
            "failed: {id}: depth {depth}: expected {nodes}, counted {counted}"
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read() {
        for (text, expected) in [
            ("", Line::Nothing),
            ("  # Position 3.", Line::Nothing),
            ("id pos-2 # Kiwipete", Line::Id("pos-2")),
            ("epd 8/8/8/8/8/8/8/8 w - -", Line::Epd("8/8/8/8/8/8/8/8 w - -")),
            ("perft 3\t 97862", Line::Perft(3, 97_862)),
            ("perft 3", Line::Unknown),
            ("perft three 97862", Line::Unknown),
            ("fen 8/8/8/8/8/8/8/8", Line::Unknown),
        ] {
            assert_eq!(line(text), expected, "{text}");
        }
    }

    fn check_suite(text: &str, max_nodes: u64, status: Status, output: &str) {
        let mut out = Vec::new();
        assert_eq!(
            check(text, max_nodes, &mut out).expect("memory takes it all"),
            status,
            "{text}"
        );
        assert_eq!(String::from_utf8(out).expect("UTF-8"), output, "{text}");
    }

    #[test]
    fn what_passes_what_fails_and_what_is_left_out() {
        let start = "id start\nepd rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -\n";
        let text = format!("{start}perft 1 20\nperft 2 400\nperft 3 8902\n");
        check_suite(&text, u64::MAX, Status::Clean, "passed 3, failed 0\n");
        check_suite(&text, 400, Status::Clean, "passed 2, failed 0, left out 1\n");
        let wrong = format!("{start}perft 1 21\nperft 2 400\n");
        let story = "failed: start: depth 1: expected 21, counted 20\npassed 1, failed 1\n";
        check_suite(&wrong, u64::MAX, Status::Found, story);
    }

    #[test]
    fn other_games_are_named() {
        check_suite(
            "id zh\nepd 2k5/8/8/8/8/8/8/4K3[Qn] w - -\nperft 1 67\n",
            u64::MAX,
            Status::Found,
            "not supported: line 2: zh: crazyhouse: a variant that is not supported\n\
             passed 0, failed 0, not supported 1\n",
        );
    }

    #[test]
    fn a_position_that_cannot_be_read_fails() {
        let mut out = Vec::new();
        let status = check("id x\nepd 8/8/8/8 w - -\nperft 1 1\n", u64::MAX, &mut out);
        assert_eq!(status.expect("memory takes it all"), Status::Found);
        assert!(String::from_utf8_lossy(&out).contains("failed: line 2: x: "));
    }
}
