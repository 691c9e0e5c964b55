//! `arbiter event pair`: the next round.

use std::io::{self, Write};

use anyhow::{Context, Result};
use arbiter_event::act::{Act, Draw, Kind, Level, Notice, Pair, Repair, Undo, decide};
use arbiter_event::field::initial_color;
use arbiter_event::number::{EntrantId, Round as RoundNumber};
use arbiter_event::state::Layout;
use arbiter_event::{Color, Event, Mark, System};
use arbiter_lang::{Args as Words, Lang, TournamentWords};
use arbiter_pairing::{ByeRole, NotPaired, Paired, Way};
use clap::{Args, ValueEnum};
use serde_json::{Value, json};

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
    print(arguments.format, store.event(), system, &made(&store, round))?;
    Ok(Status::Clean)
}

/// The next round as it would be; nothing is asked and nothing kept.
fn preview(store: &Store, arguments: &Arguments, event: &Event, system: System) -> Result<Status> {
    match system.pair(event) {
        Ok(round) => print(arguments.format, event, system, &round)?,
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
    store.act(
        Repair {
            round,
            boards,
            bye,
            reason,
        },
        &arguments.by,
    )?;
    if arguments.save {
        store.save()?;
    }
    let system = files::system(store.event(), &arguments.input, store.lang())?;
    print(arguments.format, store.event(), system, &made(store, round))?;
    Ok(Status::Clean)
}

/// A round that is paired, in numbers.
fn made(store: &Store, round: RoundNumber) -> Paired {
    let numbers = store.state().numbers();
    let empty = Layout::default();
    let layout = store
        .state()
        .round(round)
        .map_or(&empty, arbiter_event::state::RoundState::layout);
    let mark = |sign: char| Mark::from_sign(sign).unwrap_or(Mark::ZeroBye);
    Paired {
        round: round.0.into(),
        pairs: layout
            .boards
            .iter()
            .map(|one| (numbers.rank(one.white), numbers.rank(one.black)))
            .collect(),
        bye: layout.bye.map(|bye| numbers.rank(bye)),
        absent: layout
            .away
            .iter()
            .map(|one| (numbers.rank(one.0), mark(one.1)))
            .collect(),
        brackets: Vec::new(),
    }
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

fn print(format: Format, event: &Event, system: System, round: &Paired) -> Result<()> {
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
    print(arguments.format, store.event(), system, &made(&store, next))?;
    Ok(if breaks { Status::Found } else { Status::Clean })
}

fn json(system: System, round: &Paired) -> Value {
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
fn free(system: System, round: &Paired) -> Option<u16> {
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

fn csv(out: &mut impl Write, round: &Paired) -> io::Result<()> {
    writeln!(out, "board,white,black")?;
    for (at, (white, black)) in round.pairs.iter().enumerate() {
        writeln!(out, "{},{white},{black}", at + 1)?;
    }
    match round.bye {
        Some(bye) => writeln!(out, ",{bye},"),
        None => Ok(()),
    }
}

fn table(out: &mut impl Write, event: &Event, round: &Paired) -> io::Result<()> {
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
