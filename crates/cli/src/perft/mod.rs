//! `arbiter perft`: counts paths of legal moves, for one position or for a file of known counts.

mod position;
mod suite;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_variants::VariantName;
use clap::Args;

use crate::bounds;
use crate::output::Status;
use position::Start;

/// Count the paths of legal moves of a given length, or check a file of known counts.
///
/// The test of every move generator: how many sequences of DEPTH legal moves there are from a position. Chess960
/// positions are recognised by their castling field (X-FEN and Shredder-FEN), Crazyhouse by a pocket or a promoted mark,
/// Three-check by a count of checks. A game that is over counts 0. Of Bughouse one board is counted: pockets only shrink.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The position, in quotation marks; 4, 5 or 6 fields.
    #[arg(required_unless_present = "suite", requires = "depth")]
    fen: Option<String>,
    /// Which game it is: standard, chess960, king-of-the-hill, three-check, crazyhouse or bughouse.
    #[arg(long, value_name = "NAME")]
    variant: Option<VariantName>,
    /// Half-moves to look ahead.
    #[arg(value_parser = bounds::depth)]
    depth: Option<u32>,
    /// Print the count of every first move too.
    #[arg(long)]
    divide: bool,
    /// A file of positions (`epd`) with their names (`id`) and known counts (`perft DEPTH COUNT`).
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "depth", "divide"])]
    suite: Option<PathBuf>,
    /// Leave out what has more than N nodes.
    #[arg(long, value_name = "N", requires = "suite")]
    max_nodes: Option<u64>,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut out = io::stdout().lock();
    let status = match (&arguments.suite, &arguments.fen, arguments.depth) {
        (Some(path), ..) => {
            let text = bounds::read_text(path).with_context(|| path.display().to_string())?;
            suite::check(
                &text,
                arguments.variant,
                arguments.max_nodes.unwrap_or(u64::MAX),
                &mut out,
            )?
        }
        (None, Some(fen), Some(depth)) => {
            let start = Start::read(fen, arguments.variant)?;
            count(&start, depth, arguments.divide, &mut out)?;
            Status::Clean
        }
        _ => anyhow::bail!("expected a position and a depth, or --suite FILE"),
    };
    out.flush()?;
    Ok(status)
}

fn count(start: &Start, depth: u32, by_move: bool, out: &mut impl Write) -> Result<()> {
    if !by_move || depth == 0 {
        writeln!(out, "{}", start.perft(depth))?;
        return Ok(());
    }
    let mut lines = start.divide(depth);
    lines.sort();
    for (one, nodes) in &lines {
        writeln!(out, "{one}: {nodes}")?;
    }
    let total: u64 = lines.iter().map(|(_, nodes)| nodes).sum();
    writeln!(out, "\n{} moves, {total} nodes", lines.len())?;
    Ok(())
}
