//! `arbiter event show`: an event as it stands.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use arbiter_event::number::Round;
use arbiter_event::show::{Eyes, show};
use arbiter_event::state::State;
use arbiter_lang::{Args as Words, Lang};
use clap::Args;

use super::Format;
use super::plain::quoted;
use super::store::{Store, now};
use crate::output::Status;

/// Show an event as it stands: who is in it, which boards each round has, what waits for an answer.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.file, lang)?;
    let mut out = super::plain::out();
    match arguments.format {
        Format::Json => writeln!(out, "{}", show(store.state(), Eyes::Keepers, Some(&now())))?,
        Format::Csv => csv(&mut out, store.state())?,
        Format::Table => table(&mut out, &store)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

fn csv(out: &mut impl Write, state: &State) -> io::Result<()> {
    writeln!(out, "rank,id,name,rating,club,status,from")?;
    let next = Round(state.paired().0 + 1);
    for (rank, id) in state.numbers().in_order() {
        let Some(one) = state.entrants.get(&id) else {
            continue;
        };
        let form = one.form();
        let rating = form.rating.map_or_else(String::new, |rating| rating.to_string());
        let (name, club) = (quoted(&form.name), quoted(&form.club));
        writeln!(
            out,
            "{rank},{id},{name},{rating},{club},{},{}",
            one.status(next).name(),
            one.from()
        )?;
    }
    Ok(())
}

fn table(out: &mut impl Write, store: &Store) -> io::Result<()> {
    let (lang, state) = (store.lang(), store.state());
    let name = state.about.name.last().map_or("", String::as_str);
    let system = state.terms.system.as_deref().unwrap_or_default();
    let rounds = state.all_rounds().map_or(0, |rounds| rounds.0);
    let head = Words::new()
        .text("event", name)
        .word("system", if system.is_empty() { "none" } else { "some" })
        .text("name", system)
        .count("round", state.paired().0.into())
        .count("rounds", rounds.into());
    writeln!(out, "{}", lang.text("tournament-cli-show", &head))?;
    let next = Round(state.paired().0 + 1);
    for (rank, id) in state.numbers().in_order() {
        let Some(one) = state.entrants.get(&id) else {
            continue;
        };
        let rating = one
            .form()
            .rating
            .map_or_else(String::new, |rating| rating.to_string());
        let club = state.club(id);
        let status = Words::new().word("status", one.status(next).name());
        let status = lang.text("tournament-status", &status);
        writeln!(
            out,
            "{rank:>4} {:>5} {:<33} {rating:>4} {club:<20} {status}",
            format!("#{id}"),
            one.name()
        )?;
    }
    let numbers = state.numbers();
    for round in &state.rounds {
        for board in &round.layout().boards {
            let (white, black) = round.seats(board);
            let result = round
                .result(board.board)
                .map_or_else(|| "*".to_owned(), |one| one.result.to_string());
            writeln!(
                out,
                "{:>2}.{:<4} {:>4} {:<33} {:>4} {:<33} {result}",
                round.round,
                board.board,
                numbers.rank(white),
                state.name(white),
                numbers.rank(black),
                state.name(black)
            )?;
        }
    }
    Ok(())
}
