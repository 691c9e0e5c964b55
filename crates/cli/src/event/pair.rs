//! `arbiter event pair`: the next round.

use std::io::{self, Write};

use anyhow::{Context, Result};
use arbiter_event::act::{Act, Draw, Kind, Level, Notice, Pair, Repair, Undo, decide};
use arbiter_event::field::initial_color;
use arbiter_event::number::{EntrantId, Round as RoundNumber};
use arbiter_event::paired::{Numbered, laid, made, numbered, refusal};
use arbiter_event::{Color, Event, System};
use arbiter_lang::{Args as Words, Lang, TournamentWords};
use arbiter_pairing::{Mark, NotPaired};
use clap::{Args, ValueEnum};

use super::plain::quoted;
use super::store::{By, Store};
use super::{Format, Input, fault, files};
use crate::output::{Status, say, warn};

/// Pair the next round: by the FIDE (Dutch) system, or a round robin by its Berger table.
///
/// Exit status 3 where no legal pairing exists; the reason is printed. Nothing is written to the file without `--save`.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("by_hand").args(["manual", "repair"]).multiple(false))]
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
    /// Take back the round that was paired last, while nobody has a result in it.
    #[arg(long, conflicts_with_all = ["manual", "repair", "save"])]
    pub(super) undo: bool,
    /// A part of the last round by hand, `3-9 4-11`: boards without a result, made up anew from the same players.
    #[arg(long, value_name = "PAIRS", conflicts_with = "manual")]
    pub(super) repair: Option<String>,
    /// Why a person pairs; told in the report.
    #[arg(long, value_name = "TEXT", requires = "by_hand")]
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
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let writes = arguments.save || arguments.undo;
    let file = &arguments.input.file;
    let mut store = if writes {
        Store::change(file, lang)?
    } else {
        Store::read(file, lang)?
    };
    if arguments.undo {
        return take_back(&mut store, &arguments.by);
    }
    if let Some(text) = &arguments.repair {
        return repaired(arguments, &mut store, text);
    }
    let mut event = store.event().clone();
    let system = files::system(&event, &arguments.input, lang)?;
    event.initial_color = initial_color(&event).or(arguments.initial_color.map(Piece::color));
    if let System::Team(system) = system {
        return super::matches::run(arguments, store, &event, system);
    }
    if let Some(text) = &arguments.manual {
        return by_hand(arguments, store, &event, system, text);
    }
    if !arguments.save {
        return preview(&store, arguments, &event, system);
    }
    colour(&mut store, &event, &arguments.by)?;
    let rules = arguments.input.rules.map(|rules| rules.name().to_owned());
    let round = RoundNumber(store.state().paired().0 + 1);
    let act = Pair {
        rules,
        ..Pair::by_rules(round)
    };
    if let Err(arbiter_event::act::Refusal::NotPaired(reason)) = decide(store.state(), &act.clone().into()) {
        return not_paired(&store.words(), arguments.format, system, &reason);
    }
    store.act(act, &arguments.by)?;
    store.save()?;
    print(
        arguments.format,
        store.event(),
        system,
        &made(store.state(), round),
    )?;
    Ok(Status::Clean)
}

/// The next round as it would be; nothing is asked and nothing kept.
fn preview(store: &Store, arguments: &Arguments, event: &Event, system: System) -> Result<Status> {
    match system.pair(event) {
        Ok(round) => print(arguments.format, event, system, &laid(store.state(), &round))?,
        Err(reason) => return not_paired(&store.words(), arguments.format, system, &reason),
    }
    Ok(Status::Clean)
}

fn not_paired(words: &TournamentWords, format: Format, system: System, reason: &NotPaired) -> Result<Status> {
    if !matches!(
        reason,
        NotPaired::Impossible { .. } | NotPaired::Finished(_) | NotPaired::Won(_)
    ) {
        return Err(anyhow::Error::msg(words.not_paired(reason)));
    }
    warn(format_args!("arbiter: {}", words.not_paired(reason)));
    if format == Format::Json {
        say(format_args!("{}", refusal(system, reason)))?;
    }
    Ok(Status::Impossible)
}

/// The round that was paired last is taken back.
fn take_back(store: &mut Store, by: &By) -> Result<Status> {
    let newest = store.state().newest(Kind::Pair, |_| true).map(|made| made.seq);
    let of = newest.ok_or_else(|| {
        let words = Words::new().text("command", "arbiter event pair FILE --save");
        fault(store.lang(), "tournament-cli-nothing-paired", &words)
    })?;
    store.act(Undo::of(of), by)?;
    store.save()?;
    Ok(Status::Clean)
}

/// White and Black of each board, and who has the bye.
type Typed = (Vec<(EntrantId, EntrantId)>, Option<EntrantId>);

/// Pairs as a person types them: `3-9 4-11 bye 7`, White first, by numbers or by names without blanks.
fn typed(store: &Store, text: &str) -> Result<Typed> {
    let (mut pairs, mut bye) = (Vec::new(), None);
    let mut words = text
        .split([' ', ',', ';', '\n', '\t'])
        .filter(|word| !word.is_empty());
    while let Some(word) = words.next() {
        if word.eq_ignore_ascii_case("bye") {
            bye = Some(store.find(words.next().unwrap_or_default())?);
        } else {
            pairs.push(super::result::two(store, word).with_context(|| word.to_owned())?);
        }
    }
    Ok((pairs, bye))
}

/// A part of the last round by hand.
fn repaired(arguments: &Arguments, store: &mut Store, text: &str) -> Result<Status> {
    let round = store.state().paired();
    let (boards, bye) = typed(store, text)?;
    let reason = arguments.reason.clone();
    let act = Repair {
        round,
        boards,
        bye,
        reason,
    };
    let entry = decide(store.state(), &Act::from(act.clone())).map_err(|why| store.refused(&why))?;
    let asks = entry.notices().any(|notice| notice.level() >= Level::Confirm);
    if arguments.save || !asks {
        store.act(act, &arguments.by)?;
    } else {
        store.known_act(act, &arguments.by)?; // a preview never asks
    }
    if arguments.save {
        store.save()?;
    }
    let system = files::system(store.event(), &arguments.input, store.lang())?;
    print(
        arguments.format,
        store.event(),
        system,
        &made(store.state(), round),
    )?;
    Ok(Status::Clean)
}

/// The initial colour that was given with the command belongs to the event from now on.
pub(super) fn colour(store: &mut Store, event: &Event, by: &By) -> Result<()> {
    if store.state().paired().0 == 0 && store.event().initial_color != event.initial_color {
        let numbers = store.state().numbers();
        let order = if store.state().of_teams() {
            let teams = store.state().team_numbers();
            teams.in_order().map(|one| one.1.0).collect()
        } else {
            numbers.in_order().map(|one| one.1.0).collect()
        };
        store.act(Draw::by_hand(order, event.initial_color), by)?;
    }
    Ok(())
}

fn print(format: Format, event: &Event, system: System, round: &Numbered) -> Result<()> {
    let mut out = super::plain::out();
    match format {
        Format::Json => writeln!(out, "{}", numbered(system, round))?,
        Format::Csv => csv(&mut out, event, round)?,
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
    let next = RoundNumber(store.state().paired().0 + 1);
    let (boards, bye) = typed(&store, text)?;
    let reason = arguments.reason.clone();
    colour(&mut store, event, &arguments.by)?;
    let act = Pair {
        boards,
        bye,
        reason,
        ..Pair::by_rules(next)
    };
    let entry = decide(store.state(), &Act::from(act.clone())).map_err(|why| store.refused(&why))?;
    let asks = entry.notices().any(|notice| notice.level() >= Level::Confirm);
    let breaks = entry.notices().any(|notice| matches!(notice, Notice::Breaks(_)));
    if arguments.save || !asks {
        store.act(act, &arguments.by)?;
    } else {
        store.known_act(act, &arguments.by)?; // a preview never asks
    }
    if arguments.save {
        store.save()?;
    }
    print(
        arguments.format,
        store.event(),
        system,
        &made(store.state(), next),
    )?;
    Ok(if breaks { Status::Found } else { Status::Clean })
}

fn csv(out: &mut impl Write, event: &Event, made: &Numbered) -> io::Result<()> {
    let name = |number: u16| quoted(event.player(number).map_or("", |player| &player.name));
    writeln!(out, "board,white,black,white_name,black_name")?;
    for (board, &(white, black)) in made.boards.iter().zip(&made.round.pairs) {
        writeln!(out, "{board},{white},{black},{},{}", name(white), name(black))?;
    }
    match made.round.bye {
        Some(bye) => writeln!(out, ",{bye},,{},", name(bye)),
        None => Ok(()),
    }
}

fn table(out: &mut impl Write, event: &Event, made: &Numbered) -> io::Result<()> {
    let round = &made.round;
    let name = |number: u16| event.player(number).map_or("", |player| player.name.trim());
    // A walkover is told beside the names: nobody is to wait at that board.
    let mark = |number: u16| {
        let cell = event
            .player(number)?
            .rounds
            .get(round.round.checked_sub(1)?)?
            .as_ref()?;
        let is_walkover = matches!(cell.mark, Mark::ForfeitWin | Mark::ForfeitLoss);
        is_walkover.then(|| cell.mark.sign())
    };
    for (board, &(white, black)) in made.boards.iter().zip(&round.pairs) {
        let walkover = mark(white).zip(mark(black));
        let walkover = walkover.map_or_else(String::new, |(white, black)| format!("  {white}:{black}"));
        writeln!(
            out,
            "{:>4}  {white:>4} {:<33}  {black:>4} {}{walkover}",
            board.0,
            name(white),
            name(black)
        )?;
    }
    match round.bye {
        Some(bye) => writeln!(out, "      {bye:>4} {:<33}  +", name(bye)),
        None => Ok(()),
    }
}
