//! `arbiter event pair`: the next round.

use std::io::{self, Write};

use anyhow::Result;
use arbiter_event::dutch::{ByeRole, NotPaired, Round, Way, initial_color};
use arbiter_event::{Color, Event, Mark, System};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::{Format, Input, files};
use crate::output::Status;

/// Pair the next round: by the FIDE (Dutch) system, or a round robin by its Berger table.
///
/// Exit status 3 where no legal pairing exists; the reason is printed.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    input: Input,
    /// The initial colour drawn by lot (C.04.3, 5.1), where the file does not tell it.
    #[arg(long, value_enum)]
    initial_color: Option<Piece>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Piece {
    /// White.
    White,
    /// Black.
    Black,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let (mut event, system) = files::event(&arguments.input)?;
    let said = arguments.initial_color.map(|color| {
        if color == Piece::White {
            Color::White
        } else {
            Color::Black
        }
    });
    event.initial_color = initial_color(&event).or(said);
    let round = match system.pair(&event) {
        Ok(round) => round,
        Err(reason @ (NotPaired::Impossible { .. } | NotPaired::Finished(_))) => {
            eprintln!("arbiter: {reason}");
            if arguments.format == Format::Json {
                println!("{}", refusal(system, &reason));
            }
            return Ok(Status::Impossible);
        }
        Err(reason) => return Err(reason.into()),
    };
    let mut out = io::stdout().lock();
    match arguments.format {
        Format::Json => writeln!(out, "{}", json(system, &round))?,
        Format::Csv => csv(&mut out, &round)?,
        Format::Table => table(&mut out, &event, &round)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

fn json(system: System, round: &Round) -> Value {
    let boards = round.pairs.iter().enumerate();
    let pairs: Vec<Value> = boards
        .map(|(at, (white, black))| json!({"board": at + 1, "white": white, "black": black}))
        .collect();
    let bye = |player: u16, kind: &str| json!({"player": player, "kind": kind});
    let mut byes: Vec<Value> = round
        .bye
        .map(|player| bye(player, "pairing"))
        .into_iter()
        .collect();
    byes.extend(round.absent.iter().map(|&(player, mark)| bye(player, kind(mark))));
    json!({
        "rules": system.name(), "round": round.round, "pairs": pairs,
        "bye": round.bye, "byes": byes, "unpaired": [],
    })
}

/// Why there is no pairing: who blocks it, and what would help.
fn refusal(system: System, reason: &NotPaired) -> Value {
    let mut value =
        json!({"rules": system.name(), "pairs": [], "bye": null, "byes": [], "reason": reason.to_string()});
    if let NotPaired::Impossible {
        round,
        blocking,
        ways,
        ..
    } = reason
    {
        value["round"] = json!(round);
        value["unpaired"] = json!(blocking.players());
        let role = match blocking.bye {
            ByeRole::Apart => Value::Null,
            ByeRole::Partner => json!("partner"),
            ByeRole::Group => json!("group"),
        };
        value["blocking"] = json!({"groups": blocking.groups, "partners": blocking.partners, "bye": role});
        let way = |way: &Way| match way {
            Way::Absence(players) => json!({"way": way.name(), "players": players}),
            _ => json!({"way": way.name()}),
        };
        value["ways"] = ways.iter().map(way).collect();
    }
    value
}

/// The name of a bye in JSON.
pub fn kind(mark: Mark) -> &'static str {
    match mark {
        Mark::PairingBye => "pairing",
        Mark::HalfBye => "half",
        Mark::FullBye => "full",
        _ => "zero",
    }
}

fn csv(out: &mut impl Write, round: &Round) -> io::Result<()> {
    writeln!(out, "board,white,black")?;
    for (at, (white, black)) in round.pairs.iter().enumerate() {
        writeln!(out, "{},{white},{black}", at + 1)?;
    }
    match round.bye {
        Some(bye) => writeln!(out, ",{bye},"),
        None => Ok(()),
    }
}

fn table(out: &mut impl Write, event: &Event, round: &Round) -> io::Result<()> {
    let name = |number: u16| event.player(number).map_or("", |player| player.name.trim());
    for (at, &(white, black)) in round.pairs.iter().enumerate() {
        writeln!(
            out,
            "{:>4}  {white:>4} {:<33}  {black:>4} {}",
            at + 1,
            name(white),
            name(black)
        )?;
    }
    match round.bye {
        Some(bye) => writeln!(out, "      {bye:>4} {:<33}  +", name(bye)),
        None => Ok(()),
    }
}
