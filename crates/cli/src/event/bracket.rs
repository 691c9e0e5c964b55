//! `arbiter event bracket`: a knock-out as far as it is played.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::Event;
use arbiter_event::knockout::{self, plan};
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::knockout::{Bracket, Decision, Match, Plan, State};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::{fault, files};
use crate::output::Status;

/// Show the groups, matches and games of a knock-out, who goes on, and which games are next.
#[derive(Debug, Args)]
pub struct Arguments {
    /// A log or a report file; `-` is the standard input.
    file: PathBuf,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Form::Table)]
    format: Form,
}

/// How it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Lines for people.
    Table,
    /// One JSON value.
    Json,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let event = files::read(&arguments.file, lang)?;
    let plan = plan(&event).ok_or_else(|| fault(lang, "tournament-cli-no-knockout", &Words::new()))?;
    let bracket = knockout::bracket(&event, &plan, event.paired_rounds());
    let mut out = super::plain::out();
    match arguments.format {
        Form::Json => writeln!(out, "{}", json(&plan, &bracket))?,
        Form::Table => table(&mut out, lang, &event, &plan, &bracket)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// The time control of a step of the ladder; nothing for the match itself.
fn time<'a>(plan: &'a Plan, one: &Match, step: usize) -> Option<&'a str> {
    let groups = plan.groups.as_ref();
    let ladder = if one.stage == 0 {
        &groups?.playoff
    } else {
        &plan.ladder
    };
    ladder.get(step.checked_sub(1)?).map(|step| step.time.as_str())
}

const fn name(decision: Decision) -> &'static str {
    match decision {
        Decision::Bye => "bye",
        Decision::Games => "games",
        Decision::Step(_) => "ladder",
        Decision::Lot => "lot",
        Decision::Person => "person",
    }
}

fn json(plan: &Plan, bracket: &Bracket) -> Value {
    let game = |game: &arbiter_pairing::knockout::Game| {
        let (white, black) = game.marks;
        json!({
            "round": game.round, "white": game.white, "black": game.black,
            "result": [white.sign().to_string(), black.sign().to_string()],
        })
    };
    let one = |one: &Match| {
        let mut value = json!({
            "stage": one.stage, "match": one.number, "top": one.top, "bottom": one.bottom, "winner": one.winner(),
            "games": one.games.iter().map(game).collect::<Vec<_>>(),
        });
        match one.state {
            State::Won(_, decision) => {
                value["by"] = json!(name(decision));
                if let Decision::Step(step) = decision {
                    value["time"] = json!(time(plan, one, step));
                }
            }
            State::Next(white, black, step) => {
                value["next"] = json!({"white": white, "black": black, "time": time(plan, one, step)});
            }
            State::Waiting(white, black) => value["waiting"] = json!([white, black]),
            State::Level(..) => value["level"] = json!(true),
        }
        value
    };
    let groups = plan.groups.iter().flat_map(|groups| &groups.members);
    let orders = bracket.groups.iter().map(|table| &table.order);
    json!({
        "groups": groups.zip(orders).map(|(players, order)| json!({"players": players, "order": order})).collect::<Vec<_>>(),
        "playoffs": bracket.playoffs.iter().map(one).collect::<Vec<_>>(),
        "stages": bracket.stages.iter().map(|stage| stage.iter().map(one).collect()).collect::<Vec<Vec<_>>>(),
        "next": bracket.next, "waiting": bracket.waiting, "level": bracket.level, "winner": bracket.winner,
    })
}

fn table(out: &mut impl Write, lang: &Lang, event: &Event, plan: &Plan, bracket: &Bracket) -> io::Result<()> {
    let name_of = |number: Option<u16>| {
        let player = number.and_then(|number| event.player(number));
        player.map_or("-", |player| player.name.trim())
    };
    for (at, table) in bracket.groups.iter().enumerate() {
        let players: Vec<String> = table.order.iter().map(ToString::to_string).collect();
        writeln!(
            out,
            "{}: {}",
            char::from(b'A' + (at % 26) as u8),
            players.join(" ")
        )?;
    }
    let matches = bracket.playoffs.iter().chain(bracket.stages.iter().flatten());
    for one in matches {
        write!(
            out,
            "{}.{:<3} {:<28} {:<28}",
            one.stage,
            one.number,
            name_of(one.top),
            name_of(one.bottom)
        )?;
        for game in &one.games {
            let top = one.top == Some(game.white);
            let mark = if top { game.marks.0 } else { game.marks.1 };
            write!(out, " {}{}", if top { 'w' } else { 'b' }, mark.sign())?;
        }
        match one.state {
            State::Won(winner, decision) => {
                let by = lang.text("tournament-cli-by", &Words::new().word("by", name(decision)));
                writeln!(out, "  -> {winner} {} ({by})", name_of(Some(winner)))?;
            }
            State::Next(white, black, step) => {
                writeln!(out, "  {white}-{black} {}", time(plan, one, step).unwrap_or(""))?;
            }
            State::Waiting(white, black) => writeln!(out, "  {white}-{black} *")?,
            State::Level(..) => writeln!(out, "  =")?,
        }
    }
    if let Some(winner) = bracket.winner {
        writeln!(out, "{winner} {}", name_of(Some(winner)))?;
    }
    Ok(())
}
