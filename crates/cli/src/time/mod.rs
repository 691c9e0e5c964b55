//! `arbiter time`: what a time control gives each player, how long a game can last, and its class under a rulebook.

mod control;
mod words;

use std::io::{self, Write};

use anyhow::{Result, anyhow};
use arbiter_lang::Lang;
use arbiter_laws::Rulebook;
use arbiter_laws::clock::Controls;
use clap::Args;

use crate::language::LanguageArgument;
use crate::laws::books;
use crate::output::{Format, Status};
use control::Explained;

/// Explain a time control: main time, time per move, totals, the latest end of the game, and its class.
///
/// Forms: 90m+30s; 40/90+30, 30+30 (minutes, then seconds); G/10; 10m d5 (delay); 10m b5 (Bronstein); 30s/move;
/// 40/5400+30:1800+30 (seconds, as in a PGN tag); "15 minutes + 10 seconds increment per move, starting from move 1";
/// 5m | 3m where White's and Black's times differ.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The time control.
    #[arg(required = true, value_name = "CONTROL")]
    control: Vec<String>,
    /// The number of moves for which a total and the latest end are told.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: Option<u32>,
    /// A rulebook: its id, such as fide-2005, or the file of one's own [default: the newest Laws].
    #[arg(long, value_name = "RULEBOOK")]
    laws: Option<String>,
    /// How the answer is written.
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let book = books::one(arguments.laws.as_deref(), &lang)?;
    let text = arguments.control.join(" ");
    let controls: Controls = text
        .parse()
        .map_err(|error| anyhow!(lang.unread_control(&error)))?;
    write(arguments, &lang, &book, &controls)?;
    Ok(Status::Clean)
}

fn write(arguments: &Arguments, lang: &Lang, book: &Rulebook, controls: &Controls) -> Result<()> {
    let explained = Explained::new(controls, arguments.moves, book);
    let mut out = io::BufWriter::new(io::stdout().lock());
    match arguments.format {
        Format::Text => words::print(&mut out, lang, book, &explained)?,
        Format::Json => {
            serde_json::to_writer_pretty(&mut out, &explained.json(book)).map_err(io::Error::from)?;
            writeln!(out)?;
        }
    }
    out.flush()?;
    Ok(())
}
