//! `arbiter audit`: recorded games from files, folders and pipes, held against the Laws.
//!
//! One thread reads, unpacks and cuts the text between games; as many as wanted audit the pieces; the main thread
//! writes their reports in the order of the input. What waits between them is bounded.

mod choice;
mod chunks;
mod csv;
mod encoded;
mod inputs;
mod packed;
mod piece;
mod pipeline;
mod progress;
mod sorted;
mod table;
mod tally;
mod words;
mod zipped;

use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use arbiter_audit::{Lettering, Options};
use arbiter_laws::{Date, Rulebook};
use arbiter_notation::Language;
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::laws::books::named;
use crate::output::{Status, warn};
use choice::{FailOn, Only};
use piece::Piece;
use sorted::Outputs;
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
    /// Files, folders (all PGN files in them), or - for standard input; also packed as .zst, .gz, .bz2, .xz or .zip.
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
    /// What gives exit status 1: kinds of findings, severities, or never [default: fault].
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    fail_on: Vec<String>,
    /// Tell only findings that weigh so much: fault, notice, artefact, claim, or several of them [default: all].
    #[arg(long, value_name = "SEVERITY", value_delimiter = ',')]
    only: Vec<String>,
    /// Leave games of which nothing is told out of JSON lines and CSV.
    #[arg(long)]
    only_faulty: bool,
    /// Write the games without faults to this file, as they are; a file that is there is replaced.
    #[arg(long, value_name = "FILE")]
    clean: Option<PathBuf>,
    /// Write the games with faults to this file, as they are.
    #[arg(long, value_name = "FILE")]
    faulty: Option<PathBuf>,
    /// The encoding of the texts, such as windows-1251, koi8-r or iso-8859-2; auto: UTF-8, else Windows-1252.
    #[arg(long, value_name = "NAME", default_value = "auto")]
    encoding: String,
    /// The language of the letters of the pieces, such as de or ru; auto: that in which the moves of a game are legal.
    #[arg(long, value_name = "LANG", default_value = "en")]
    letters: String,
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
        letters: lettering(&arguments.letters)?,
        today: today(),
    };
    let fail_on = FailOn::read(&arguments.fail_on)?;
    let only = Only::read(&arguments.only, arguments.only_faulty)?;
    let jobs = arguments.jobs.or_else(|| available_parallelism().ok());
    let inputs = inputs::find(&arguments.paths);
    let lang = arguments.language.lang();
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    if arguments.format == Format::Csv {
        csv::head(&mut out)?;
    }
    let mut outputs = Outputs::create(arguments.clean.as_ref(), arguments.faulty.as_ref(), &inputs)?;
    let mut tally = Tally::default();
    let mut table = Table::new(&lang);
    let bar = progress::Bar::new(&inputs, &lang);
    let plan = pipeline::Plan {
        inputs,
        options,
        format: arguments.format,
        only,
        sorts: outputs.are_wanted(),
        encoding: encoded::named(&arguments.encoding)?,
        jobs: jobs.map_or(1, NonZero::get),
    };
    let read = bar.read();
    pipeline::run(plan, &read, |piece| {
        match piece {
            Piece::File(name) => table.file(name),
            Piece::Reports {
                text,
                faulty,
                sorted,
                counts,
            } => {
                outputs.write(&sorted)?;
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
    outputs.finish()?;
    Ok(tally.status(&fail_on))
}

fn lettering(name: &str) -> Result<Lettering> {
    if name == "auto" {
        return Ok(Lettering::Auto);
    }
    let codes = || Language::ALL.map(Language::code).join(", ");
    let language = Language::from_code(name);
    language
        .map(Lettering::Of)
        .with_context(|| format!("--letters {name}: expected auto or one of {}", codes()))
}

/// The day, by the clock of the machine; none where that is wrong by centuries.
fn today() -> Option<Date> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    Date::from_days(i64::try_from(since.as_secs() / 86_400).ok()?)
}

fn rulebook(id: &str) -> Result<Option<&'static Rulebook>> {
    if id == "auto" {
        return Ok(None);
    }
    named(id, "auto or the id of a rulebook").map(Some)
}
