//! `arbiter audit`: recorded games from files, folders and pipes, held against the Laws.
//!
//! One thread reads, unpacks and cuts the text between games; as many as wanted audit the pieces; the main thread
//! writes their reports in the order of the input. What waits between them is bounded.

mod chunks;
mod csv;
mod inputs;
mod packed;
mod piece;
mod pipeline;
mod progress;
mod table;
mod tally;
mod words;

use std::collections::BTreeSet;
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use anyhow::{Context, Result};
use arbiter_audit::{FaultKind, Options};
use arbiter_laws::Rulebook;
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::laws::books::named;
use crate::output::{Status, warn};
use piece::Piece;
use table::Table;
use tally::Tally;

/// Hold recorded games (PGN, BPGN) against the Laws of Chess.
///
/// Reports where the record and the Laws disagree, and at which half-move a draw could have been claimed. Each game is
/// judged by the edition of the Laws that was in force on its date. Chess960, King of the Hill, Three-check, Crazyhouse and
/// Bughouse (a file .bpgn, or games that name four players) are read too. Exit status: 0 no fault, 1 faults, 2 something
/// could not be read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files, folders (all PGN files in them), or - for standard input; also packed as .zst, .gz or .bz2.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The rulebook to judge by, such as fide-2018; auto: the one in force on the date of the game.
    #[arg(long, value_name = "ID", default_value = "auto")]
    laws: String,
    /// Decide in full whether the last position of every game is dead, not only where that is likely.
    #[arg(long)]
    exact_dead: bool,
    /// Games are audited on so many threads [default: one for each core].
    #[arg(long, value_name = "N", value_parser = bounds::jobs)]
    jobs: Option<NonZero<usize>>,
    /// How reports are written.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
    /// Kinds of faults that give exit status 1, or never [default: every kind].
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    fail_on: Vec<String>,
    #[command(flatten)]
    language: LanguageArgument,
}

/// How reports are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people: the faults, and a summary.
    Table,
    /// One JSON object a game.
    Jsonl,
    /// One line a game.
    Csv,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let options = Options {
        laws: rulebook(&arguments.laws)?,
        exact_dead: arguments.exact_dead,
        two_boards: false,
    };
    let fail_on = fail_on(&arguments.fail_on)?;
    let jobs = arguments.jobs.or_else(|| available_parallelism().ok());
    let inputs = inputs::find(&arguments.paths);
    let lang = arguments.language.lang();
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    if arguments.format == Format::Csv {
        csv::head(&mut out)?;
    }
    let mut tally = Tally::default();
    let mut table = Table::new(&lang);
    let bar = progress::Bar::new(&inputs, &lang);
    let plan = pipeline::Plan {
        inputs,
        options,
        format: arguments.format,
        jobs: jobs.map_or(1, NonZero::get),
    };
    let read = bar.read();
    pipeline::run(plan, &read, |piece| {
        match piece {
            Piece::File(name) => table.file(name),
            Piece::Reports { text, faulty, counts } => {
                bar.hide_while(|| -> io::Result<()> {
                    text.write(tally.games_of_file(), &mut out)?;
                    table.games(&faulty, tally.games_of_file(), &mut out)
                })?;
                tally.add(&counts);
                bar.games(tally.counts.games);
            }
            Piece::Unread { name, reason } => {
                tally.unread();
                bar.hide_while(|| warn(format_args!("arbiter: {name}: {reason}")));
            }
            Piece::EndOfFile => tally.end_file(),
        }
        Ok(())
    })?;
    bar.finish();
    if arguments.format == Format::Table {
        table.summary(&tally, &mut out)?;
    }
    out.flush()?;
    Ok(tally.status(&fail_on))
}

fn rulebook(id: &str) -> Result<Option<&'static Rulebook>> {
    if id == "auto" {
        return Ok(None);
    }
    named(id, "auto or the id of a rulebook").map(Some)
}

fn fail_on(names: &[String]) -> Result<BTreeSet<FaultKind>> {
    match names {
        [] => Ok(FaultKind::ALL.iter().copied().collect()),
        [never] if never == "never" => Ok(BTreeSet::new()),
        names => names
            .iter()
            .map(|name| {
                let expected =
                    "expected a kind of fault such as illegal_move or result_mismatch, or never alone";
                FaultKind::from_word(name).with_context(|| format!("--fail-on {name}: {expected}"))
            })
            .collect(),
    }
}
