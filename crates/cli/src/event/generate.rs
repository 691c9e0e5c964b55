//! `arbiter event generate`: a random tournament as a report file.

use std::io::{self, Write};

use anyhow::{Result, bail};
use arbiter_event::PointSystem;
use arbiter_event::generate::{Plan, generate};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::rating_list::{Form, write};
use arbiter_reports::trf;
use clap::{Args, ValueEnum};

use super::rules;
use crate::output::Status;

/// Make a random tournament, the same for the same seed, and write it as TRF-2026. Chances are in thousandths.
///
/// With `--rating-list` a rating list of invented players in one of the forms of FIDE's.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Number of players.
    #[arg(long)]
    players: u32,
    /// Number of rounds.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=99), required_unless_present = "rating_list")]
    rounds: Option<u16>,
    /// Make a rating list of so many players.
    #[arg(long, value_enum)]
    rating_list: Option<List>,
    /// What chance starts from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Chance of a forfeit.
    #[arg(long, default_value_t = 0)]
    forfeits: u64,
    /// Chance of a half-point bye.
    #[arg(long, default_value_t = 0)]
    half_byes: u64,
    /// Chance of a full-point bye.
    #[arg(long, default_value_t = 0)]
    full_byes: u64,
    /// Chance of an absence.
    #[arg(long, default_value_t = 0)]
    absences: u64,
    /// Chance of a game ruled ½–0 or 0–0, or too short to be rated.
    #[arg(long, default_value_t = 0)]
    unusual: u64,
    /// Number of pairs that may not meet.
    #[arg(long, default_value_t = 0)]
    forbidden: u16,
    /// How far the ratings reach below 2600.
    #[arg(long, default_value_t = 1200)]
    spread: u16,
    /// What results are worth, as `W=3,D=1,L=0,A=0,P=3` (letters of record 162).
    #[arg(long, value_parser = points)]
    points: Option<PointSystem>,
    /// Chance of a late entry.
    #[arg(long, default_value_t = 0)]
    late: u64,
    /// Chance of a withdrawal.
    #[arg(long, default_value_t = 0)]
    withdrawals: u64,
    /// Baku acceleration.
    #[arg(long)]
    baku: bool,
    /// The rule set.
    #[arg(long, value_parser = rules, default_value = Rules::newest().name())]
    rules: Rules,
}

/// The form of a rating list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum List {
    /// Text with three ratings and arena titles.
    Txt,
    /// Text with three ratings as it was without arena titles.
    Legacy,
    /// Text with the standard rating.
    Standard,
    /// XML.
    Xml,
}

impl List {
    const fn form(self) -> Form {
        match self {
            Self::Txt => Form::Combined,
            Self::Legacy => Form::Legacy,
            Self::Standard => Form::Standard,
            Self::Xml => Form::Xml,
        }
    }
}

fn rating_list(form: Form, players: u32, seed: u64) -> Result<Status> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    out.write_all(write(form, players, seed).as_bytes())?;
    out.flush()?;
    Ok(Status::Clean)
}

/// A point system by the letters of record 162.
fn points(text: &str) -> Result<PointSystem, String> {
    let mut system = PointSystem::default();
    for pair in text.split(',') {
        let fault = || format!("expected a letter of W D L A P X and points, as W=3, found {pair:?}");
        let (letter, value) = pair.trim().split_once('=').ok_or_else(fault)?;
        let value = value.parse().map_err(|_| fault())?;
        let mut letters = letter.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return Err(fault());
        };
        system.set(letter, value).ok_or_else(fault)?;
    }
    Ok(system)
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    if let Some(list) = arguments.rating_list {
        return rating_list(list.form(), arguments.players, arguments.seed);
    }
    let players = u16::try_from(arguments.players)
        .ok()
        .filter(|count| (2..=9999).contains(count));
    let Some(players) = players else {
        bail!("--players: expected 2 to 9999");
    };
    let plan = Plan {
        forfeits: arguments.forfeits,
        half_byes: arguments.half_byes,
        full_byes: arguments.full_byes,
        absences: arguments.absences,
        unusual: arguments.unusual,
        forbidden: arguments.forbidden,
        spread: arguments.spread,
        points: arguments.points.unwrap_or_default(),
        late: arguments.late,
        withdrawals: arguments.withdrawals,
        baku: arguments.baku,
        rules: arguments.rules,
        ..Plan::plain(players, arguments.rounds.unwrap_or(1), arguments.seed)
    };
    let mut out = io::stdout().lock();
    out.write_all(trf::write(&generate(&plan)).as_bytes())?;
    out.flush()?;
    Ok(Status::Clean)
}
