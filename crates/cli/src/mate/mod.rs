//! `arbiter mate`: whether a side can still checkmate by any series of legal moves, in words or for programs.

mod batch;
mod limits;
mod words;

use std::io::{self, Write};
use std::num::NonZero;
use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_chess::{Color, Position};
use arbiter_laws::{Rulebook, default_rulebook};
use arbiter_mate::{Budget, Solver};
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::laws::books::named;
use crate::output::Status;

/// Say whether a side can still checkmate by any series of legal moves.
///
/// For when a flag has fallen: the verdict with the article of the rulebook, and the line that mates or the reason
/// why there is none. Counters in the position do not matter. Exit status: 0, or 2 when a position could not be
/// read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The position, in quotation marks; 4, 5 or 6 fields.
    #[arg(required_unless_present = "batch")]
    fen: Option<String>,
    /// The side that would checkmate [default: both].
    #[arg(long, value_name = "white|black")]
    side: Option<Color>,
    /// The rulebook to cite, such as fide-2018 [default: the newest]. In a batch each verdict gets what follows of the
    /// opponent's fallen flag.
    #[arg(long, value_name = "ID")]
    laws: Option<String>,
    /// Positions, one a line: FEN [white|black]; - for standard input.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "side"])]
    batch: Option<PathBuf>,
    /// How the verdicts of a batch are written.
    #[arg(long, value_enum, default_value_t = Format::Jsonl, requires = "batch")]
    format: Format,
    /// Look only for a proof that the side cannot checkmate.
    #[arg(long)]
    quick: bool,
    /// Give up after so many positions.
    #[arg(long, value_name = "N", conflicts_with = "budget")]
    nodes: Option<u64>,
    /// What a question may cost: positions such as 2000000, bytes held such as 64MB, or both with a comma.
    #[arg(long, value_name = "N[,SIZE]")]
    budget: Option<limits::Limits>,
    /// So many threads for a batch [default: one for each core].
    #[arg(long, value_name = "N", requires = "batch", value_parser = bounds::jobs)]
    jobs: Option<NonZero<usize>>,
    #[command(flatten)]
    language: LanguageArgument,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One JSON object a line.
    Jsonl,
}

/// Answers for one position, or for a batch of them.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let budget = budget(arguments);
    let laws = arguments.laws.as_deref();
    let laws = laws.map(|id| named(id, "the id of a rulebook")).transpose()?;
    if let Some(path) = &arguments.batch {
        let text = if path.as_os_str() == "-" {
            bounds::read_input_text()
        } else {
            bounds::read_text(path)
        };
        let text = text.with_context(|| path.display().to_string())?;
        let Format::Jsonl = arguments.format;
        let laws = laws.map(Rulebook::standard);
        return batch::run(
            &text,
            &batch::Asking { budget, laws },
            arguments.jobs,
            &mut io::stdout().lock(),
        );
    }
    let fen = arguments.fen.as_deref().unwrap_or_default();
    let position = Position::from_fen(fen).with_context(|| fen.to_owned())?;
    let sides = match arguments.side {
        Some(side) => vec![side],
        None => Color::ALL.to_vec(),
    };
    let mut solver = Solver::new();
    let verdicts: Vec<_> = sides
        .into_iter()
        .map(|side| (side, solver.can_mate(&position, side, &budget)))
        .collect();
    let speaker = words::Speaker::new(
        arguments.language.lang(),
        laws.unwrap_or_else(|| default_rulebook()),
    );
    io::stdout()
        .lock()
        .write_all(speaker.say(&position, &verdicts).as_bytes())?;
    Ok(Status::Clean)
}

fn budget(arguments: &Arguments) -> Budget<'static> {
    let budget = if arguments.quick {
        Budget::quick()
    } else {
        Budget::full()
    };
    let budget = arguments.nodes.map_or(budget, |nodes| budget.with_nodes(nodes));
    arguments.budget.map_or(budget, |limits| limits.of(budget))
}
