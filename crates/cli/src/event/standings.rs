//! `arbiter event standings`: the table by points and tie-breaks.

use std::io::{self, Write};

use anyhow::Result;
use arbiter_event::Event;
use arbiter_event::accounts::json;
use arbiter_event::boards::open_games;
use arbiter_event::table::{Table, Wanted};
use arbiter_event::team::Teams;
use arbiter_event::tiebreak::{Code, Edition, Standing, accounts};
use arbiter_lang::{AccountWords, Args as Words, Lang};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::plain::quoted;
use super::store::Store;
use super::{Format, Input, fault};
use crate::output::{Status, warn};

/// Make the standings by points and a list of tie-breaks (FIDE Handbook C.07).
#[derive(Debug, Args)]
pub struct Arguments {
    #[command(flatten)]
    input: Input,
    /// Tie-breaks in their order, `BH/C1,SB,DE`; without it those that the file names. Points stand first unless named.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// The text of C.07 that holds; without it the one in force when the event began.
    #[arg(long, value_parser = editions())]
    edition: Option<Edition>,
    /// Explain the values to their last addend: of these starting ranks (or numbers of teams), without any of everybody.
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', num_args = 0..)]
    explain: Option<Vec<String>>,
    /// The table after this round, also while a later one runs.
    #[arg(long)]
    round: Option<usize>,
    /// Games that run count as draws, as the pairing takes them.
    #[arg(long)]
    as_paired: bool,
    /// How to print it.
    #[arg(long, value_enum, default_value_t = Format::Table)]
    format: Format,
}

/// The texts of C.07 by the year of their coming into force.
fn editions() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::all().map(Edition::name))
        .map(|name| Edition::by_name(&name).unwrap_or(Edition::newest()))
}

/// The tie-breaks of a comma-separated list.
pub fn codes(list: &str) -> Result<Vec<Code>> {
    let words = list.split(',').map(str::trim).filter(|word| !word.is_empty());
    Ok(words.map(str::parse).collect::<Result<_, _>>()?)
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::read(&arguments.input.file, lang)?;
    let wanted = Wanted {
        after: arguments.round,
        as_paired: arguments.as_paired,
        tiebreaks: arguments.tiebreaks.as_deref().map(codes).transpose()?,
        edition: arguments.edition,
    };
    let table = wanted.table(store.event())?;
    for number in &table.out_of_it {
        let text = store.words().counts_for_nobody(*number);
        warn(format_args!("arbiter: {text}"));
    }
    let until = arguments.round.unwrap_or(usize::MAX);
    for (round, white, black) in open_games(store.event())
        .into_iter()
        .filter(|open| open.0 <= until)
    {
        let words = Words::new()
            .count("round", round as u64)
            .word("game", store.words().met(white, black));
        let text = lang.text("tournament-cli-not-final", &words);
        warn(format_args!("arbiter: {text}"));
    }
    let mut out = super::plain::out();
    if let Some(players) = &arguments.explain {
        let players = numbers(&store, players)?;
        let text = explained(&table, &players, arguments.format, lang)?;
        out.write_all(text.as_bytes())?;
        out.flush()?;
        return Ok(Status::Clean);
    }
    match arguments.format {
        Format::Json => writeln!(out, "{}", table.json())?,
        Format::Csv => csv(&mut out, &table.event, &table.list, &table.lines)?,
        Format::Table => print(&mut out, &table.event, &table.list, &table.lines)?,
    }
    out.flush()?;
    Ok(Status::Clean)
}

/// Players by what is known of them; teams by number or name.
fn numbers(store: &Store, asked: &[String]) -> Result<Vec<u16>> {
    let of_teams = Teams::of(store.event()).is_some();
    let one = |text: &String| match text.trim().parse() {
        Ok(number) => Ok(number),
        Err(_) if of_teams => Ok(store.state().team_numbers().of_team(store.team(text)?)),
        Err(_) => store.rank(text),
    };
    asked.iter().map(one).collect()
}

/// What makes the values of these players, or of all.
fn explained(table: &Table, players: &[u16], format: Format, lang: &Lang) -> Result<String> {
    let (event, list) = (&table.event, table.list.as_slice());
    let mut told = accounts(event, list, table.edition);
    for number in players {
        if !told.iter().any(|account| account.standing.player == *number) {
            let words = Words::new().word("number", lang.digits(&number.to_string()));
            return Err(fault(lang, "tournament-cli-no-number", &words));
        }
    }
    told.retain(|account| players.is_empty() || players.contains(&account.standing.player));
    let words = AccountWords { event, list, lang };
    match format {
        Format::Json => Ok(json(list, &told).to_string() + "\n"),
        Format::Table => Ok(words.table(&told)),
        Format::Csv => {
            let words = Words::new().text("formats", "table, json");
            Err(fault(lang, "tournament-cli-formats", &words))
        }
    }
}

/// The name of a line: of a player, or of a team where teams are ranked.
fn named<'a>(event: &'a Event, teams: Option<&'a Teams>, number: u16) -> &'a str {
    let Some(teams) = teams else {
        return event.player(number).map_or("", |player| player.name.trim());
    };
    let team = teams.teams.iter().find(|team| team.number == number);
    team.map_or("", |team| team.name.as_str())
}

fn csv(out: &mut impl Write, event: &Event, list: &[Code], table: &[Standing]) -> io::Result<()> {
    let teams = Teams::of(event);
    let head = list
        .iter()
        .map(|code| format!(",{code}"))
        .collect::<Vec<String>>()
        .concat();
    writeln!(out, "rank,player,points{head},name")?;
    for line in table {
        let value = |value: &Option<_>| {
            value
                .as_ref()
                .map_or(",".to_owned(), |value: &arbiter_event::tiebreak::Value| {
                    format!(",{value}")
                })
        };
        let values = line.values.iter().map(value).collect::<Vec<String>>().concat();
        let name = quoted(named(event, teams.as_ref(), line.player));
        writeln!(
            out,
            "{},{},{}{values},{name}",
            line.rank, line.player, line.points
        )?;
    }
    Ok(())
}

fn print(out: &mut impl Write, event: &Event, list: &[Code], table: &[Standing]) -> io::Result<()> {
    let head = list
        .iter()
        .map(|code| format!(" {:>8}", code.to_string()))
        .collect::<Vec<String>>()
        .concat();
    writeln!(out, "{:50}{head}", "")?;
    let teams = Teams::of(event);
    for line in table {
        let name = named(event, teams.as_ref(), line.player);
        let values = line
            .values
            .iter()
            .map(|value| format!(" {:>8}", value.map_or(String::new(), |value| value.to_string())))
            .collect::<Vec<String>>()
            .concat();
        writeln!(
            out,
            "{:>4} {:>4} {name:<33} {:>6}{values}",
            line.rank,
            line.player,
            line.points.to_string()
        )?;
    }
    Ok(())
}
