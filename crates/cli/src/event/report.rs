//! `arbiter event report`: the event as TRF-2026, as a cross table, or as data.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::boards::open_games;
use arbiter_event::state::without_open_games;
use arbiter_event::stated::stated;
use arbiter_event::{Cell, Color, Event};
use arbiter_lang::{Args as Words, Lang};
use arbiter_reports::exchange;
use arbiter_reports::trf::{self, Program};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::fault;
use super::store::Store;
use crate::output::{Status, warn};

/// Write the report of an event: TRF-2026 from a log or from a report file of any edition, or a cross table.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A log, or a report file; `-` is the standard input.
    file: PathBuf,
    /// How to write it.
    #[arg(long, value_enum, default_value_t = Form::Trf)]
    format: Form,
    /// For going on elsewhere, also while games are open: one line at the end holds the whole state, with its history. Without
    /// it the report of a finished event is refused as long as a game is adjourned.
    #[arg(long)]
    exchange: bool,
    /// For another program, in the records it knows; what these cannot say is told.
    #[arg(long = "for", value_enum, value_name = "PROGRAM", conflicts_with = "format")]
    program: Option<Reader>,
}

/// Another program that is to read the report.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Reader {
    /// bbpPairings, and what asks it for pairings.
    Bbp,
    /// Programs that know TRF-2016, as `JaVaFo` does.
    Trf16,
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// A report file (TRF-2026); points and places of a log as its results give them, of a report as it states them.
    Trf,
    /// The cross table: places, points and rounds.
    Table,
    /// The cross table as one JSON value.
    Json,
    /// The cross table as comma-separated values.
    Csv,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.file, lang)?;
    if store.log().is_some() && !arguments.exchange {
        let event = store.event();
        let over = event.paired_rounds() > 0 && event.paired_rounds() >= event.all_rounds();
        if let Some((round, white, black)) = open_games(event).first().filter(|_| over) {
            let words = Words::new()
                .count("round", *round as u64)
                .word("game", store.words().met(*white, *black))
                .text("option", "--exchange");
            return Err(fault(lang, "tournament-cli-not-decided", &words));
        }
    }
    let mut out = super::plain::out();
    if arguments.format == Form::Trf {
        let told = store.log().map(|_| stated(store.event()));
        let text = match arguments.program {
            None if arguments.exchange => exchange::with_state(store.state()),
            program => written(told.as_ref().unwrap_or(store.event()), program)?,
        };
        out.write_all(text.as_bytes())?;
        out.flush()?;
        return Ok(Status::Clean);
    }
    let mut event = stated(&without_open_games(store.event()));
    event.points.unknown = store.event().points.unknown;
    event.players.sort_by_key(|player| (player.rank, player.number));
    let places: Vec<(u16, u16)> = event
        .players
        .iter()
        .enumerate()
        .map(|(at, player)| (player.number, at as u16 + 1))
        .collect();
    let line = |number: u16| {
        places
            .iter()
            .find(|place| place.0 == number)
            .map_or(0, |place| place.1)
    };
    match arguments.format {
        Form::Json => writeln!(out, "{}", json(&event))?,
        Form::Csv => csv(&mut out, &event)?,
        _ => table(&mut out, &event, &line)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// The report as TRF-2026, or as another program reads it; what that cannot say goes to the standard error.
fn written(event: &Event, program: Option<Reader>) -> Result<String> {
    let Some(program) = program else {
        return Ok(trf::write(event));
    };
    let older = trf::write_for(
        event,
        match program {
            Reader::Bbp => Program::Bbp,
            Reader::Trf16 => Program::Trf16,
        },
    )?;
    for left_out in &older.left_out {
        warn(format_args!("arbiter: {left_out}"));
    }
    Ok(older.text)
}

fn color(cell: Cell) -> &'static str {
    match cell.color {
        Some(Color::White) => "w",
        Some(Color::Black) => "b",
        None => "-",
    }
}

/// Opponents by their lines in the table.
fn table(out: &mut impl Write, event: &Event, line: &dyn Fn(u16) -> u16) -> io::Result<()> {
    for (at, player) in event.players.iter().enumerate() {
        let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
        let points = player.points.map_or(String::new(), |points| points.to_string());
        let (rank, title, name) = (player.rank.unwrap_or(0), player.title.trim(), player.name.trim());
        write!(
            out,
            "{:>4} {rank:>4} {title:>3} {name:<33} {rating:>4} {points:>5} ",
            at + 1
        )?;
        for cell in &player.rounds {
            match cell {
                Some(cell) if cell.opponent != 0 => {
                    write!(
                        out,
                        " {:>4}{}{}",
                        line(cell.opponent),
                        color(*cell),
                        cell.mark.sign()
                    )?;
                }
                Some(cell) => write!(out, "     -{}", cell.mark.sign())?,
                None => write!(out, "       ")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}

fn json(event: &Event) -> Value {
    let round = |(at, cell): (usize, &Option<Cell>)| {
        let cell = (*cell)?;
        let opponent = (cell.opponent != 0).then_some(cell.opponent);
        let color = cell.color.map(|_| color(cell));
        Some(
            json!({"round": at + 1, "opponent": opponent, "color": color, "result": cell.mark.sign().to_string()}),
        )
    };
    let player = |player: &arbiter_event::Entrant| {
        let rounds: Vec<Value> = player.rounds.iter().enumerate().filter_map(round).collect();
        json!({
            "rank": player.rank, "player": player.number, "name": player.name.trim(), "title": player.title.trim(),
            "rating": player.rating, "federation": player.federation.trim(), "fide_id": player.fide_id.trim(),
            "points": player.points.map(|points| points.to_string()), "rounds": rounds,
        })
    };
    let name = event.kept.iter().find(|kept| kept.code == "012");
    json!({
        "name": name.map(|kept| kept.text.trim()), "system": event.system, "rounds": event.rounds,
        "tiebreaks": event.tiebreaks, "players": event.players.iter().map(player).collect::<Vec<_>>(),
    })
}

fn csv(out: &mut impl Write, event: &Event) -> io::Result<()> {
    let widest = event
        .players
        .iter()
        .map(|player| player.rounds.len())
        .max()
        .unwrap_or(0);
    let rounds: Vec<String> = (1..=widest).map(|round| format!(",round{round}")).collect();
    writeln!(out, "rank,player,name,rating,points{}", rounds.concat())?;
    for player in &event.players {
        let name = player.name.trim().replace('"', "\"\"");
        let rating = player.rating.map_or(String::new(), |rating| rating.to_string());
        let points = player.points.map_or(String::new(), |points| points.to_string());
        write!(
            out,
            "{},{},\"{name}\",{rating},{points}",
            player.rank.unwrap_or(0),
            player.number
        )?;
        for at in 0..widest {
            match player.rounds.get(at).copied().flatten() {
                Some(cell) if cell.opponent != 0 => {
                    write!(out, ",{}{}{}", cell.opponent, color(cell), cell.mark.sign())?;
                }
                Some(cell) => write!(out, ",{}", cell.mark.sign())?,
                None => write!(out, ",")?,
            }
        }
        writeln!(out)?;
    }
    Ok(())
}
