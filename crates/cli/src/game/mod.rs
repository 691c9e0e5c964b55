//! `arbiter game`: a game's log verified, replayed and told, and judged again by the rules of today.

mod inquiry;
mod json;
mod record;
mod story;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use arbiter_game::log::{Difference, Log};
use arbiter_game::{bpgn, pgn};
use clap::{Args, ValueEnum};

use crate::bounds;
use crate::language::LanguageArgument;
use crate::output::Status;

/// Replay the log of a game: its story with rulings and clocks, or PGN, or JSON.
///
/// The chain of the log is verified first: a line that was changed, left out or moved is named, and nothing is told.
/// What was ruled then is told as it was; --rejudge asks the rules of today again. A record, plain or in Braille, is read
/// back too: as PGN, or as the other one. Exit status: 0, or 1 when today's rules would answer otherwise, or 2 when the
/// file could not be read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The log, a file of JSON lines, or a record of moves; - for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Ask the rules of today about every event again, and tell where they answer otherwise.
    #[arg(long)]
    rejudge: bool,
    /// The hash that the last line must have; without it nobody can see that whole lines are missing at the end.
    #[arg(long, value_name = "HASH")]
    ends_with: Option<String>,
    /// How the game is told.
    #[arg(long, value_enum, default_value_t = Format::Story)]
    format: Format,
    /// One entry as an inquiry to the federation, by its number (`seq` in the log): the facts, the articles, the options and what was
    /// decided.
    #[arg(long, value_name = "SEQ", conflicts_with_all = ["rejudge", "format"])]
    inquiry: Option<u32>,
    #[command(flatten)]
    language: LanguageArgument,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people: every event as a sentence, with what was ruled, asked and ordered.
    Story,
    /// The moves, with the clock after each.
    Pgn,
    /// A match of two boards: the moves of both in the order in which they were made.
    Bpgn,
    /// One JSON object.
    Json,
    /// The moves alone, a line each.
    Record,
    /// The same in six-dot computer Braille, for a Braille display or printer.
    Brf,
}

/// A log that was verified, and what is told about it besides its entries.
struct Replay {
    log: Log,
    /// The hash of its last line.
    last: String,
    /// Where today's rules answer otherwise; `None` where nobody asked.
    differences: Option<Vec<Difference>>,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let name = || arguments.file.display().to_string();
    let text = text(arguments).with_context(name)?;
    let mut out = io::stdout().lock();
    if record::is_one(&text) && !arguments.rejudge && arguments.inquiry.is_none() {
        out.write_all(recorded(&text, arguments.format).with_context(name)?.as_bytes())?;
        out.flush()?;
        return Ok(Status::Clean);
    }
    let replay = read(arguments, &text).with_context(name)?;
    let lang = arguments.language.lang();
    if let Some(seq) = arguments.inquiry {
        inquiry::tell(&replay, seq, &lang, &mut out).with_context(name)?;
        out.flush()?;
        return Ok(Status::Clean);
    }
    match arguments.format {
        Format::Story => story::tell(&replay, &lang, &mut out)?,
        Format::Json => json::write(&replay, &name(), &lang, &mut out)?,
        Format::Bpgn => {
            let text = bpgn::write(&replay.log, &bpgn::Tags::default());
            let text = text.context("it is no match of two boards: pgn writes it")?;
            out.write_all(text.as_bytes())?;
        }
        Format::Record => out.write_all(record::text(&replay.log.state())?.as_bytes())?,
        Format::Brf => out.write_all(record::braille(&replay.log.state())?.as_bytes())?,
        Format::Pgn => {
            let text = pgn::write(&replay.log.state(), &pgn::Tags::default(), pgn::Kept::default());
            out.write_all(text.as_bytes())?;
            if replay.differences.is_some() {
                story::differences(&replay, &lang, &mut io::stderr().lock())?;
            }
        }
    }
    out.flush()?;
    Ok(match &replay.differences {
        Some(differences) if !differences.is_empty() => Status::Found,
        _ => Status::Clean,
    })
}

fn text(arguments: &Arguments) -> Result<String> {
    Ok(if arguments.file == Path::new("-") {
        bounds::read_input_text()
    } else {
        bounds::read_text(&arguments.file)
    }?)
}

/// A record in another form; for people PGN is what their programs open.
fn recorded(text: &str, format: Format) -> Result<String> {
    let read = record::read(text)?;
    match format {
        Format::Story | Format::Pgn => Ok(read.pgn()),
        Format::Record => Ok(read.text()),
        Format::Brf => read.braille(),
        Format::Json | Format::Bpgn => {
            bail!("a record holds moves and nothing else: pgn, record and brf write it")
        }
    }
}

fn read(arguments: &Arguments, text: &str) -> Result<Replay> {
    let log = Log::read(text)?;
    let last = last_hash(text);
    if let Some(wanted) = &arguments.ends_with
        && *wanted != last
    {
        let line = text.lines().count();
        bail!("line {line}: the log ends with {last}, not with {wanted}: something is missing after it");
    }
    let differences = arguments.rejudge.then(|| log.rejudge()).transpose()?;
    Ok(Replay {
        log,
        last,
        differences,
    })
}

/// The hash of the last line of a log that was read.
fn last_hash(text: &str) -> String {
    let line = text.lines().last().unwrap_or_default();
    let sealed: Option<serde_json::Value> = serde_json::from_str(line).ok();
    let hash = sealed.and_then(|line| Some(line.get("hash")?.as_str()?.to_owned()));
    hash.unwrap_or_default()
}
