//! `arbiter log`: a stream as it is stored, proven untouched, taken out of a server's data and put into another's.

use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use arbiter_game::log::{Chain, Log, LogFault};
use arbiter_lang::{Args, Lang};
use arbiter_store::{Sqlite, export, import};
use clap::Subcommand;

use crate::language::LanguageArgument;
use crate::output::Status;

/// The file in the folder of `arbiter serve` that holds everything.
const FILE: &str = "arbiter.sqlite3";

/// Logs of games and events: prove them untouched, take them out, put them in.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
    #[command(flatten)]
    language: LanguageArgument,
}

#[derive(Debug, Subcommand)]
enum Job {
    /// Prove that a log is whole and untouched, or say where it was changed.
    Verify {
        /// The file: JSON lines.
        file: PathBuf,
    },
    /// Write a stream as it is stored.
    Export {
        /// The folder of `arbiter serve --data`.
        #[arg(long, value_name = "DIR")]
        data: PathBuf,
        /// The stream: `game/ID` or `event/ID`.
        stream: String,
    },
    /// Put a log that is whole into an empty stream.
    Import {
        /// The folder of `arbiter serve --data`.
        #[arg(long, value_name = "DIR")]
        data: PathBuf,
        /// The stream: `game/ID` or `event/ID`.
        stream: String,
        /// The file: JSON lines.
        file: PathBuf,
    },
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    match &arguments.job {
        Job::Verify { file } => verify(&lang, file),
        Job::Export { data, stream } => {
            let store = open(data)?;
            let mut out = io::stdout().lock();
            if export(&store, stream, &mut out)? == 0 {
                bail!("{stream}: no such stream in {}", data.display());
            }
            out.flush()?;
            Ok(Status::Clean)
        }
        Job::Import { data, stream, file } => {
            let found = verify(&lang, file)?;
            if found != Status::Clean {
                return Ok(found);
            }
            let name = file.display().to_string();
            let mut lines = BufReader::new(File::open(file).with_context(|| name.clone())?);
            import(&open(data)?, stream, &mut lines).with_context(|| name)?;
            Ok(Status::Clean)
        }
    }
}

/// A store that is there: looking into a folder never makes one.
fn open(data: &Path) -> Result<Sqlite> {
    let file = data.join(FILE);
    if !file.is_file() {
        bail!("{}: not there", file.display());
    }
    Ok(Sqlite::open(&file)?)
}

fn verify(lang: &Lang, file: &Path) -> Result<Status> {
    let name = file.display().to_string();
    let text = fs::read_to_string(file).with_context(|| name)?;
    let (lines, fault) = first_fault(&text);
    let (id, args) = match &fault {
        None => ("live-log-whole", Args::new().count("lines", lines as u64)),
        Some(fault) => ("live-log-broken", told(lines, fault)),
    };
    println!("{}", lang.text(id, &args));
    Ok(if fault.is_some() {
        Status::Found
    } else {
        Status::Clean
    })
}

fn told(line: usize, fault: &LogFault) -> Args {
    let why = match fault {
        LogFault::Empty => "empty",
        LogFault::NoHash => "no_hash",
        LogFault::Broken { .. } => "broken",
        LogFault::UnknownVersion(_) => "unknown_version",
        LogFault::OutOfOrder { .. } => "out_of_order",
        _ => "not_a_line",
    };
    Args::new().count("line", line as u64).word("why", why)
}

/// The number of lines of a log that is whole, or the first line that is not what it must be.
///
/// Every log has the chain; that of a game also has its entries in order and in a form that can be read.
fn first_fault(text: &str) -> (usize, Option<LogFault>) {
    let mut chain = Chain::new();
    for (index, line) in text.lines().enumerate() {
        if let Err(fault) = chain.check(line) {
            return (index + 1, Some(fault));
        }
    }
    let lines = text.lines().count();
    if lines == 0 {
        return (1, Some(LogFault::Empty));
    }
    let of_a_game = text
        .lines()
        .next()
        .is_some_and(|first| first.contains("\"rulebook\":"));
    match Log::read(text) {
        Err(error) if of_a_game => (error.line, Some(error.fault)),
        _ => (lines, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_game::event::{Actor, Event, ShorthandAct};
    use arbiter_game::log::{Header, Writer};
    use arbiter_game::rules::laws::default_rulebook;
    use arbiter_game::{Game, Start};

    fn log() -> String {
        let (book, start) = (default_rulebook(), Start::default());
        let regime = book.standard();
        let (mut writer, first) = Writer::begin(&Header::new(book, &regime, &start));
        let mut game = Game::begin(&start, regime);
        let entries = game
            .apply(&Event::new(Actor::White, ShorthandAct::san("e4")))
            .unwrap();
        let lines = entries.iter().map(|entry| writer.entry(entry));
        std::iter::once(first).chain(lines).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_log_is_whole_until_a_letter_changes() {
        let whole = log();
        assert_eq!(first_fault(&whole), (whole.lines().count(), None));
        let changed = whole.replace("\"e4\"", "\"e3\"");
        let (line, fault) = first_fault(&changed);
        assert!(
            line > 1 && matches!(fault, Some(LogFault::Broken { .. })),
            "{line}: {fault:?}"
        );
        let cut: Vec<&str> = whole
            .lines()
            .enumerate()
            .filter(|(index, _)| *index != 2)
            .map(|(_, line)| line)
            .collect();
        assert!(matches!(
            first_fault(&cut.join("\n")),
            (3, Some(LogFault::Broken { .. }))
        ));
        assert_eq!(first_fault(""), (1, Some(LogFault::Empty)));
        assert_eq!(first_fault("{}").0, 1);
    }
}
