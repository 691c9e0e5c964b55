//! `arbiter audit`: recorded games from files, folders and pipes, held against the Laws.
//!
//! One thread reads, unpacks and cuts the text between games; as many as wanted audit the pieces; the main thread
//! writes their reports in the order of the input. What waits between them is bounded.

mod batch;
mod choice;
mod code_page;
mod csv;
mod cutter;
mod encoded;
mod gate;
mod json;
mod out;
mod piece;
mod pipeline;
mod progress;
mod resume;
mod sorted;
mod spare;
mod table;
mod tally;
mod words;
mod writer;

use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, bail};
use arbiter_archive::Input;
use arbiter_audit::{Lettering, Options};
use arbiter_laws::{Date, Rulebook};
use arbiter_notation::Language;
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::laws::books::named;
use crate::output::Status;
use batch::Sorting;
use choice::{FailOn, Only};
use gate::Before;
use piece::{Place, Teller};
use resume::{Resume, State};
use writer::{Paths, Writer};

/// Hold recorded games (PGN, BPGN) against the Laws of Chess.
///
/// Reports where the record and the Laws disagree, and at which half-move a draw could have been claimed. Each game is
/// judged by the edition of the Laws that was in force on its date. Chess960, King of the Hill, Three-check, Crazyhouse and
/// Bughouse (a file .bpgn, or games that name four players) are read too. Exit status: 0 no fault, 1 faults, 2 something
/// could not be read.
#[derive(Debug, Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is an option of the command line"
)]
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
    /// In what is written to these files, mend what is certain: the result of a mated board, a missing result behind the moves.
    #[arg(long)]
    repair: bool,
    /// Write the report to this file instead of standard output; a file that is there is replaced. A table also into a folder,
    /// as files of 1,000,000 games.
    #[arg(long, value_name = "FILE", visible_alias = "out")]
    output: Option<PathBuf>,
    /// Go on where the same command was interrupted, and note how far it is from now on; needs --output.
    #[arg(long, requires = "output")]
    resume: bool,
    /// The encoding of the texts, such as windows-1251, koi8-r, iso-8859-2 or cp850; auto: UTF-8, else Windows-1252.
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
    /// A table, a row a game, into --out.
    Parquet,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut options = Options {
        laws: rulebook(&arguments.laws)?,
        exact_dead: arguments.exact_dead,
        two_boards: false,
        letters: lettering(&arguments.letters)?,
        today: today(),
    };
    let fail_on = FailOn::read(&arguments.fail_on)?;
    let only = Only::read(&arguments.only, arguments.only_faulty)?;
    let encoding = encoded::named(&arguments.encoding)?;
    let sorts = arguments.clean.is_some() || arguments.faulty.is_some();
    if arguments.repair && !sorts {
        bail!("--repair: expected --clean or --faulty, as what is read is never changed");
    }
    let is_table = arguments.format == Format::Parquet;
    if is_table && (arguments.output.is_none() || arguments.resume) {
        bail!("--format parquet: expected --out with a file or a folder, and no --resume");
    }
    if is_table {
        // A row says the same whenever it is made.
        options.today = None;
    }
    let jobs = arguments.jobs.or_else(|| available_parallelism().ok());
    let inputs = arbiter_archive::find(&arguments.paths);
    sorted::are_apart(
        &[
            ("--clean", arguments.clean.as_ref()),
            ("--faulty", arguments.faulty.as_ref()),
            ("--output", arguments.output.as_ref()),
        ],
        &inputs,
    )?;
    let lang = arguments.language.lang();
    let (resume, before) = arguments.take_up(&inputs, options.today)?;
    let state = resume.as_ref().and_then(|(_, state)| state.as_ref());
    if let Some(state) = state {
        options.today = state.today.and_then(Date::from_days);
    }
    let start = state.map_or_else(Place::default, State::place);
    let bar = progress::Bar::new(&inputs, &lang);
    let read = bar.read();
    let paths = Paths {
        report: arguments.output.as_deref(),
        sorted: [arguments.clean.as_deref(), arguments.faulty.as_deref()],
    };
    let resumes = resume.is_some();
    let mut writer = Writer::open(&paths, arguments.format, bar, &lang, resume)?;
    let plan = pipeline::Plan {
        inputs,
        options,
        teller: Teller {
            format: arguments.format,
            only,
        },
        sorting: sorts.then(|| Sorting {
            mends: arguments.repair.then_some(options),
        }),
        encoding,
        jobs: jobs.map_or(1, NonZero::get),
        resumes,
        start,
        before,
    };
    pipeline::run(plan, &read, |piece| writer.take(piece))?;
    Ok(writer.finish()?.status(&fail_on))
}

/// The notes for a later run, what an earlier one has noted, and what it knew.
type TakenUp = (Option<(Resume, Option<State>)>, Before);

impl Arguments {
    /// What an earlier run has left, where this one may go on.
    fn take_up(&self, inputs: &[Input], today: Option<Date>) -> Result<TakenUp> {
        let Some(output) = self.output.as_ref().filter(|_| self.resume) else {
            return Ok((None, Before::default()));
        };
        // All that changes a byte of what is written.
        let options = format!(
            "{:?}",
            (
                (
                    &self.laws,
                    self.exact_dead,
                    self.format,
                    &self.only,
                    self.only_faulty
                ),
                (&self.clean, &self.faulty, self.repair),
                (&self.encoding, &self.letters, &self.language),
            )
        );
        let job = resume::job(inputs, &options)?;
        let (resume, state, before) = Resume::open(output, job, today.map(Date::days))?;
        Ok((Some((resume, state)), before))
    }
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
