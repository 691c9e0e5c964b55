//! `arbiter event minutes` and `arbiter event sheet`: a round on paper, before it and after.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use arbiter_event::Event;
use arbiter_event::act::Hour;
use arbiter_event::minutes::{Minute, minutes};
use arbiter_event::number::Round;
use arbiter_event::regulations::{Figures, shown_at_start};
use arbiter_lang::{Args as Words, Lang};
use clap::Args;
use serde_json::{Value as Json, json};

use super::plain::quoted;
use super::store::Store;
use super::{Format, fault};
use crate::output::Status;

/// The minutes of a round as the log tells them: when, who, what (Tournament Rules 8).
#[derive(Debug, Args)]
pub struct Minutes {
    /// A log.
    file: PathBuf,
    /// The round, 0 for what came before the first; without it all.
    #[arg(long)]
    round: Option<u16>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// The sheet of a round: when it begins, how analogue clocks are set (10(c)), the boards.
#[derive(Debug, Args)]
pub struct Sheet {
    /// A log or a report file.
    file: PathBuf,
    /// The round; without it the last that is paired.
    #[arg(long)]
    round: Option<u16>,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// Does it.
pub fn run(arguments: &Minutes, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.file, lang)?;
    let list = minutes(store.state());
    if list.is_empty() {
        return Err(fault(lang, "tournament-cli-minutes-of-a-log", &Words::new()));
    }
    let wanted = list
        .iter()
        .filter(|minute| arguments.round.is_none_or(|round| minute.round.0 == round));
    let mut out = super::plain::out();
    let (words, mut rows) = (store.words(), Vec::new());
    for minute in wanted {
        let (made, what) = (minute.made, minute.made.act.kind().name());
        rows.push(json!({
            "round": minute.round, "at": made.at, "by": made.by, "what": what, "seq": made.seq,
            "details": words.made(made), "undone_by": made.undone_by,
        }));
    }
    let text = |value: &Json| value.as_str().unwrap_or("-").to_owned();
    match arguments.format {
        Format::Json => writeln!(out, "{}", Json::from(rows))?,
        Format::Csv => {
            writeln!(out, "round,at,by,what")?;
            for row in rows {
                writeln!(
                    out,
                    "{},{},{},{}",
                    row["round"],
                    text(&row["at"]),
                    text(&row["by"]),
                    text(&row["what"])
                )?;
            }
        }
        Format::Table => sentences(&mut out, &store, &list, arguments.round)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// The minutes as people read them: what was done under the heading of its round, when and by whom.
fn sentences(out: &mut impl Write, store: &Store, list: &[Minute], round: Option<u16>) -> io::Result<()> {
    let (lang, words) = (store.lang(), store.words());
    let event = store.state().about.name.last().map_or("", String::as_str);
    let title = Words::new().text("event", event);
    writeln!(out, "{}", lang.text("tournament-cli-minutes", &title))?;
    let mut under = None;
    for minute in list
        .iter()
        .filter(|one| round.is_none_or(|round| one.round.0 == round))
    {
        if under != Some(minute.round) {
            under = Some(minute.round);
            let heading = Words::new().count("round", minute.round.0.into());
            writeln!(out, "\n{}", lang.text("tournament-cli-minutes-round", &heading))?;
        }
        let made = minute.made;
        let by = made.by.as_deref().unwrap_or_default();
        let sentence = Words::new()
            .word("by", if by.is_empty() { "none" } else { "some" })
            .text("who", by)
            .word("what", words.made_and_undone(made));
        let sentence = lang.text("tournament-cli-minute", &sentence);
        let at = made
            .at
            .as_deref()
            .map_or_else(|| "-".to_owned(), |at| words.moment(at));
        writeln!(out, "{at}  {sentence}")?;
    }
    Ok(())
}

/// Seconds of the first period in record 222: `40/6000+30:900+30` or `5400+30`.
fn first_period(event: &Event) -> Option<Duration> {
    let text = &event.kept.iter().find(|kept| kept.code == "222")?.text;
    let first = text.trim().trim_start_matches('W').split([':', '-']).next()?;
    let time = first.rsplit('/').next()?.split('+').next()?;
    time.trim().parse().ok().map(Duration::from_secs)
}

/// How long photographs may be taken in a round (13(b)), in minutes.
fn photographs(round: usize) -> Option<u64> {
    let figures = Figures::of_tournaments();
    let window = if round == 1 {
        figures.photo_first
    } else {
        figures.photo_later
    };
    Some(window.as_secs() / 60).filter(|&minutes| minutes > 0)
}

/// Does it.
pub fn sheet(arguments: &Sheet, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.file, lang)?;
    let (event, state) = (store.event(), store.state());
    let round = arguments.round.map_or(state.paired(), Round);
    let begins = state.hour(round, Hour::Scheduled);
    let clock = first_period(event).map(|period| {
        let (hour, minute) = shown_at_start(period);
        format!("{hour}:{minute:02}")
    });
    let photos = photographs(round.0.into());
    let numbers = state.numbers();
    // A walkover has its result before anybody sits down.
    let games: Vec<(u16, u16, u16, Option<String>)> = state.round(round).map_or_else(Vec::new, |found| {
        let seat = |board: &arbiter_event::state::Board| {
            let (white, black) = found.seats(board);
            let result = found.result(board.board).map(|scored| scored.result.to_string());
            (board.board.0, numbers.rank(white), numbers.rank(black), result)
        };
        found.layout().boards.iter().map(seat).collect()
    });
    let mut out = super::plain::out();
    let name = |number: u16| event.player(number).map_or("", |player| player.name.trim());
    match arguments.format {
        Format::Json => {
            let boards: Vec<Json> = games
                .iter()
                .map(|(board, white, black, result)| {
                    json!({"board": board, "white": white, "black": black, "result": result})
                })
                .collect();
            let sheet = json!({"round": round, "begins": begins, "analogue_clock": clock, "photographs": photos, "boards": boards});
            writeln!(out, "{sheet}")?;
        }
        Format::Csv => {
            writeln!(out, "board,white,black,white_name,black_name")?;
            for (board, white, black, _) in &games {
                let names = (quoted(name(*white)), quoted(name(*black)));
                writeln!(out, "{board},{white},{black},{},{}", names.0, names.1)?;
            }
        }
        Format::Table => {
            let at = begins.map_or_else(String::new, |at| store.words().moment(at));
            let clock = clock.unwrap_or_default();
            let photos = Duration::from_secs(60 * photos.unwrap_or(0));
            let some = |is: bool| if is { "some" } else { "none" };
            let head = Words::new()
                .count("round", round.0.into())
                .word("begins", some(!at.is_empty()))
                .word("at", at)
                .word("clock", some(!clock.is_empty()))
                .word("time", lang.digits(&clock))
                .count("photos", photos.as_secs())
                .spoken("minutes", photos);
            writeln!(out, "{}", lang.text("tournament-cli-sheet", &head))?;
            for (board, white, black, result) in &games {
                let result = result.as_deref().unwrap_or("____ : ____");
                writeln!(
                    out,
                    "{board:>4}  {white:>4} {:<33}  {black:>4} {:<33}  {result}",
                    name(*white),
                    name(*black)
                )?;
            }
        }
    }
    out.flush()?;
    Ok(Status::Clean)
}
