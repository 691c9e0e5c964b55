//! `arbiter perft`: counts paths of legal moves, for one position or for a file of known counts.

mod position;
mod suite;

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_chess::{Playable, divide, perft};
use clap::Args;

use crate::bounds;
use crate::output::Status;
use position::Start;

/// Count the paths of legal moves of a given length, or check a file of known counts.
///
/// The test of every move generator: how many sequences of DEPTH legal moves there are from a position. Chess960
/// positions are recognised by their castling field (X-FEN and Shredder-FEN).
#[derive(Debug, Args)]
pub struct Arguments {
    /// The position, in quotation marks; 4, 5 or 6 fields.
    #[arg(required_unless_present = "suite", requires = "depth")]
    fen: Option<String>,
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
            suite::check(&text, arguments.max_nodes.unwrap_or(u64::MAX), &mut out)?
        }
        (None, Some(fen), Some(depth)) => {
            let start = position::read(fen)?;
            count(&start, depth, arguments.divide, &mut out)?;
            Status::Clean
        }
        _ => anyhow::bail!("expected a position and a depth, or --suite FILE"),
    };
    out.flush()?;
    Ok(status)
}

fn count(start: &Start, depth: u32, by_move: bool, out: &mut impl Write) -> Result<()> {
    let Start { position, chess960 } = start;
    if !by_move {
        writeln!(out, "{}", perft(position, depth))?;
        return Ok(());
    }
    if depth == 0 {
        writeln!(out, "1")?;
        return Ok(());
    }
    let mut lines: Vec<_> = divide(position, depth)
        .into_iter()
        .map(|(one, nodes)| (one.to_move(*chess960).to_string(), nodes))
        .collect();
    lines.sort();
    for (one, nodes) in &lines {
        writeln!(out, "{one}: {nodes}")?;
    }
    let total: u64 = lines.iter().map(|(_, nodes)| nodes).sum();
    writeln!(out, "\n{} moves, {total} nodes", position.legal_count())?;
    Ok(())
}
