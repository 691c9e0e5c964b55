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
use arbiter_variants::VariantName;

use super::position::{Start, told};
use crate::output::Status;

#[derive(Debug, Default)]
struct Tally {
    passed: u64,
    failed: u64,
    left_out: u64,
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

/// Checks every count of at most `max_nodes` and prints what differs, then how many passed and failed. A suite is of one game:
/// that of this name, else what its positions give away, also for those among them that give away nothing.
pub fn check(text: &str, name: Option<VariantName>, max_nodes: u64, out: &mut impl Write) -> Result<Status> {
    let mut tally = Tally::default();
    let of_suite = || {
        text.lines().find_map(|text| match line(text) {
            Line::Epd(fen) => told(fen),
            _ => None,
        })
    };
    let default = if name.is_none() { of_suite() } else { None };
    let mut id = "";
    let mut start = None;
    for (number, text) in (1_u64..).zip(text.lines()) {
        match line(text) {
            Line::Nothing => {}
            Line::Id(name) => {
                id = name;
                start = None;
            }
            Line::Epd(fen) => {
                start = begin(
                    number,
                    id,
                    (fen, name.or_else(|| told(fen)).or(default)),
                    &mut tally,
                    out,
                )?;
            }
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
    } = tally;
    write!(out, "passed {passed}, failed {failed}")?;
    if left_out > 0 {
        write!(out, ", left out {left_out}")?;
    }
    writeln!(out)?;
    Ok(if failed == 0 { Status::Clean } else { Status::Found })
}

/// The position of a suite, or `None` after saying what is wrong with it.
fn begin(
    number: u64,
    id: &str,
    (fen, name): (&str, Option<VariantName>),
    tally: &mut Tally,
    out: &mut impl Write,
) -> Result<Option<Start>> {
    match Start::read(fen, name) {
        Ok(start) => Ok(Some(start)),
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
    let counted = start.perft(depth);
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
            check(text, None, max_nodes, &mut out).expect("memory takes it all"),
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
    fn a_suite_is_of_one_game() {
        let (kings, pocket) = (
            "id k\nepd 2k5/8/8/8/8/8/8/4K3 w - -\n",
            "id zh\nepd 2k5/8/8/8/8/8/8/4K3[Qn] w - -\n",
        );
        let text = format!("{kings}perft 1 5\n{pocket}perft 1 67\n");
        check_suite(&text, u64::MAX, Status::Clean, "passed 2, failed 0\n");
        let mut out = Vec::new();
        let status = check(&text, Some(VariantName::Standard), u64::MAX, &mut out);
        assert_eq!(status.expect("memory takes it all"), Status::Found);
        let story = "failed: line 5: zh: not a position to play from: men in hand, which this game does not know\n\
                     passed 1, failed 1\n";
        assert_eq!(String::from_utf8(out).expect("UTF-8"), story);
    }

    #[test]
    fn a_position_that_cannot_be_read_fails() {
        let mut out = Vec::new();
        let status = check("id x\nepd 8/8/8/8 w - -\nperft 1 1\n", None, u64::MAX, &mut out);
        assert_eq!(status.expect("memory takes it all"), Status::Found);
        assert!(String::from_utf8_lossy(&out).contains("failed: line 2: x: "));
    }
}
