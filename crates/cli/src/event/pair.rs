//! `arbiter event pair`: the next round.

use std::io::{self, Write};

use anyhow::Result;
use arbiter_event::conduct::{Act, DrawMethod, Paired, broken, manual};
use arbiter_event::dutch::{ByeRole, NotPaired, Round, Way, absence, initial_color};
use arbiter_event::team::Teams;
use arbiter_event::{Color, Event, Mark, System};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::store::{By, Store};
use super::{Format, Input, files};
use crate::output::{Status, say, warn};

/// Pair the next round: by the FIDE (Dutch) system, or a round robin by its Berger table.
///
/// Exit status 3 where no legal pairing exists; the reason is printed. Nothing is written to the file without `--save`.
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    pub(super) input: Input,
    /// The initial colour drawn by lot (C.04.3, 5.1), where the file does not tell it.
    #[arg(long, value_enum)]
    pub(super) initial_color: Option<Piece>,
    /// Take the round into the file.
    #[arg(long)]
    pub(super) save: bool,
    /// A pairing by hand, `1-5 3-2 bye 7`, White first; the rules that it breaks are told, exit status 1 where there are any.
    #[arg(long, value_name = "PAIRS")]
    pub(super) manual: Option<String>,
    /// Why a person pairs; told in the report.
    #[arg(long, value_name = "TEXT", requires = "manual")]
    pub(super) reason: Option<String>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    pub(super) format: Format,
    #[command(flatten)]
    pub(super) by: By,
}

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Piece {
    /// White.
    White,
    /// Black.
    Black,
}

impl Piece {
    /// As the event has it.
    pub const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::read(&arguments.input.file)?;
    let mut event = store.event().clone();
    let system = files::system(&event, &arguments.input)?;
    event.initial_color = initial_color(&event).or(arguments.initial_color.map(Piece::color));
    if let System::Team(system) = system {
        return super::matches::run(arguments, store, &event, system);
    }
    if let Some(text) = &arguments.manual {
        return by_hand(arguments, store, &event, system, text);
    }
    let round = match system.pair(&event) {
        Ok(round) => round,
        Err(reason @ (NotPaired::Impossible { .. } | NotPaired::Finished(_) | NotPaired::Won(_))) => {
            warn(format_args!("arbiter: {reason}"));
            if arguments.format == Format::Json {
                say(format_args!("{}", refusal(system, &reason)))?;
            }
            return Ok(Status::Impossible);
        }
        Err(reason) => return Err(reason.into()),
    };
    if arguments.save {
        colour(&mut store, &event, &arguments.by)?;
        let paired = Paired {
            round: u16::try_from(round.round).unwrap_or(u16::MAX),
            pairs: round.pairs.clone(),
            bye: round.bye,
            rules: Some(system.name().to_owned()),
            reason: None,
        };
        store.act(Act::Pair(paired), &arguments.by)?;
        store.save()?;
    }
    print(arguments.format, &event, system, &round)?;
    Ok(Status::Clean)
}

/// The initial colour that was given with the command belongs to the event from now on.
pub(super) fn colour(store: &mut Store, event: &Event, by: &By) -> Result<()> {
    if store.event().paired_rounds() == 0 && store.event().initial_color != event.initial_color {
        let order = Teams::of(event).map_or_else(
            || event.players.iter().map(|player| player.number).collect(),
            |teams| teams.teams.iter().map(|team| team.number).collect(),
        );
        let act = Act::Draw {
            method: DrawMethod::Hand,
            order,
            colour: event.initial_color,
            secret: None,
        };
        store.act(act, by)?;
    }
    Ok(())
}

fn print(format: Format, event: &Event, system: System, round: &Round) -> Result<()> {
    let mut out = super::plain::out();
    match format {
        Format::Json => writeln!(out, "{}", json(system, round))?,
        Format::Csv => csv(&mut out, round)?,
        Format::Table => table(&mut out, event, round)?,
    }
    out.flush()?;
    Ok(())
}

/// A pairing that a person made: lawful or not it is taken, with the rules that it breaks.
fn by_hand(
    arguments: &Arguments,
    mut store: Store,
    event: &Event,
    system: System,
    text: &str,
) -> Result<Status> {
    let next = event.paired_rounds() + 1;
    let mut paired = manual(u16::try_from(next).unwrap_or(u16::MAX), text)?;
    paired.reason.clone_from(&arguments.reason);
    let breaks: Vec<String> = match system {
        System::Dutch(rules) => broken(event, &paired, rules)
            .iter()
            .map(ToString::to_string)
            .collect(),
        _ => Vec::new(),
    };
    if !breaks.is_empty() {
        let reason = paired.reason.unwrap_or_default();
        paired.reason = Some(format!("{reason} [{}]", breaks.join("; ")).trim().to_owned());
    }
    colour(&mut store, event, &arguments.by)?;
    store.act(Act::Pair(paired.clone()), &arguments.by)?;
    if arguments.save {
        store.save()?;
    }
    for rule in &breaks {
        warn(format_args!("arbiter: the pairing by hand breaks {rule}"));
    }
    let round = Round {
        round: next,
        pairs: paired.pairs,
        bye: paired.bye,
        absent: event
            .players
            .iter()
            .filter_map(|player| Some((player.number, absence(event, player, next)?)))
            .collect(),
        brackets: Vec::new(),
    };
    print(arguments.format, event, system, &round)?;
    Ok(if breaks.is_empty() {
        Status::Clean
    } else {
        Status::Found
    })
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
        "bye": round.bye.or_else(|| free(system, round)), "byes": byes, "unpaired": [],
    })
}

/// Who is free in a round of a round robin with an odd number of players; he gets no points for it.
fn free(system: System, round: &Round) -> Option<u16> {
    let playing = |player: u16| {
        let mut pairs = round.pairs.iter();
        pairs.any(|&(white, black)| player == white || player == black)
    };
    let mut absent = round.absent.iter().map(|one| one.0);
    absent.find(|&player| matches!(system, System::Berger(_)) && !playing(player))
}

/// Why there is no pairing: who blocks it, and what would help.
pub(super) fn refusal(system: System, reason: &NotPaired) -> Value {
    let mut value = json!({"rules": system.name(), "pairs": [], "bye": null, "byes": [], "unpaired": [], "reason": reason.to_string()});
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
