//! `arbiter event new`: a log that announces an event.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use arbiter_event::Points;
use arbiter_event::act::{Announce, Enter};
use arbiter_event::ages::Day;
use arbiter_event::announced::{Plan, Way};
use arbiter_event::state::{BoardMode, Play, Results, State};
use arbiter_lang::{Args as Words, Lang};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::csv::entries;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::standings::codes;
use super::store::{By, Store};
use super::{expected, fault};
use crate::output::{Status, say};

/// Announce an event: a new log (JSON lines) to which every entry, pairing and result is added.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file to be made; it must not exist.
    file: PathBuf,
    /// The name of the event.
    #[arg(long, required_unless_present = "from", default_value = "")]
    name: String,
    /// Go on with the event of a report file, rounds included: name, rounds and system come from it.
    #[arg(long, value_name = "REPORT", conflicts_with_all = ["rounds", "players", "set", "boards"])]
    from: Option<PathBuf>,
    /// Comments that Arbiter 0.1 wrote into that file count once more; each is shown.
    #[arg(long, requires = "from")]
    accept_notes: bool,
    /// Number of rounds; a round robin needs none.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: Option<u16>,
    /// How it is paired.
    #[arg(long, value_parser = ways(), default_value = Way::Dutch(Rules::newest()).name())]
    system: Way,
    /// Baku acceleration (Swiss only).
    #[arg(long)]
    baku: bool,
    /// Tie-breaks in their order, `BH/C1,SB,DE`.
    #[arg(long, value_name = "LIST")]
    tiebreaks: Option<String>,
    /// What results are worth where that is not 1, ½ and 0: `W=3,D=1,L=0`; also A absence, P pairing-allocated bye, X unknown.
    #[arg(long, value_name = "LIST")]
    points: Option<String>,
    /// City.
    #[arg(long)]
    city: Option<String>,
    /// Federation, three letters.
    #[arg(long)]
    federation: Option<String>,
    /// First day, `YYYY/MM/DD`.
    #[arg(long)]
    begins: Option<String>,
    /// Last day.
    #[arg(long)]
    ends: Option<String>,
    /// Chief arbiter.
    #[arg(long)]
    arbiter: Option<String>,
    /// Time control, in the way of record 222: `5400+30`.
    #[arg(long)]
    time: Option<String>,
    /// The rulebook of the games by its id (`arbiter laws list`).
    #[arg(long)]
    rulebook: Option<String>,
    /// The time control of the boards as people write it, `90m+30s`.
    #[arg(long)]
    control: Option<String>,
    /// How physical the boards are.
    #[arg(long, value_parser = words(BoardMode::ALL, BoardMode::name, BoardMode::by_name))]
    mode: Option<BoardMode>,
    /// How results come; without it in every way.
    #[arg(long, value_parser = words(Results::ALL, Results::name, Results::by_name))]
    results: Option<Results>,
    /// Boards of a match of teams.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=40))]
    boards: Option<u8>,
    /// Match points where they are not 2, 1 and 0: `W=3,D=1,L=0`.
    #[arg(long, value_name = "LIST")]
    match_points: Option<String>,
    /// Teams are ranked and paired by game points first.
    #[arg(long)]
    game_points_first: bool,
    /// Entries: a table of comma-separated values.
    #[arg(long, value_name = "CSV")]
    players: Option<PathBuf>,
    /// Answers to what the regulations leave open, `games=2`; see `arbiter event settle`.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    #[command(flatten)]
    by: By,
}

/// The words of a closed set; the parser lets no other through.
fn words<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
    by_name: fn(&str) -> Option<T>,
) -> impl TypedValueParser<Value = T> {
    let known = PossibleValuesParser::new(all.iter().map(|one| name(*one)));
    known.map(move |word| by_name(&word).unwrap_or(all[0]))
}

/// The ways of pairing, each with a word about it.
fn ways() -> impl TypedValueParser<Value = Way> {
    let about = |way: Way| match way {
        Way::Dutch(rules) => in_force(rules),
        other => plain(other).to_owned(),
    };
    let value = |way: Way| PossibleValue::new(way.name()).help(about(way));
    PossibleValuesParser::new(Way::all().map(value))
        .map(|name| Way::by_name(&name).unwrap_or(Way::Dutch(Rules::newest())))
}

const fn plain(way: Way) -> &'static str {
    match way {
        Way::RoundRobin => "Everybody meets everybody once",
        Way::DoubleRoundRobin | Way::TeamDoubleRoundRobin => {
            "Twice, with the last two rounds of the first cycle exchanged"
        }
        Way::DoubleRoundRobinPlain => "Twice, without that exchange",
        Way::Knockout => "A knock-out of matches; seeds by rating",
        Way::GroupsKnockout => "Groups, then a knock-out",
        Way::SchoolCup => "Groups by lots, schools apart, then a knock-out with drawn games replayed",
        Way::TeamRoundRobin => "Teams, everybody against everybody once",
        Way::TeamSwiss => "Teams by score: paired as players are by the FIDE (Dutch) system",
        Way::Scheveningen => "Everybody of one team against everybody of the other",
        Way::DoubleScheveningen => "Twice, the second time with colours reversed",
        _ => "",
    }
}

/// An edition with its days.
fn in_force(rules: Rules) -> String {
    let day = |(year, month, day): (u16, u16, u16)| format!("{year}-{month:02}-{day:02}");
    match rules.in_force() {
        (from, None) => format!("FIDE (Dutch), in force since {}", day(from)),
        (from, Some(until)) => format!("FIDE (Dutch), {} to {}", day(from), day(until)),
    }
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    if let Some(from) = &arguments.from {
        return gone_on(arguments, from, lang);
    }
    let tiebreaks = match &arguments.tiebreaks {
        Some(list) => codes(list)?.iter().map(ToString::to_string).collect(),
        None => Vec::new(),
    };
    let (begins, ends) = (day(arguments.begins.as_deref())?, day(arguments.ends.as_deref())?);
    if begins.zip(ends).is_some_and(|(begins, ends)| ends < begins) {
        return Err(fault(lang, "tournament-cli-days", &Words::new()));
    }
    let (begins, ends) = (begins.map(|day| day.to_string()), ends.map(|day| day.to_string()));
    let records = [
        ("022", &arguments.city),
        ("032", &arguments.federation),
        ("042", &begins),
        ("052", &ends),
        ("102", &arguments.arbiter),
        ("222", &arguments.time),
    ];
    let plan = Plan {
        baku: arguments.baku,
        boards: arguments.boards,
        match_points: points(arguments.match_points.as_deref().unwrap_or(""), lang)?,
        game_points_first: arguments.game_points_first,
        ..Plan::of(arguments.system, arguments.rounds)
    };
    let mut act = plan.announce(&arguments.name).map_err(|why| {
        let nothing = State::default();
        anyhow::Error::msg(lang.tournament(&nothing).refusal(&why.into()))
    })?;
    act.tiebreaks = tiebreaks;
    act.play = played(arguments);
    act.points = points(arguments.points.as_deref().unwrap_or(""), lang)?;
    let texts = records.into_iter();
    let texts = texts.filter_map(|(code, text)| Some((code.to_owned(), text.clone()?)));
    act.records = texts.chain(act.records).collect();
    let mut store = Store::create(&arguments.file, lang)?;
    store.act(act, &arguments.by)?;
    for text in &arguments.set {
        store.act(super::settle::answer(text, lang)?, &arguments.by)?;
    }
    if let Some(path) = &arguments.players {
        let bytes = super::files::bytes(path, lang)?;
        let list = entries(&bytes).with_context(|| path.display().to_string())?;
        for form in list {
            store.act(Enter { form, from: None }, &arguments.by)?;
        }
    }
    store.save()?;
    Ok(Status::Clean)
}

/// A log that begins with what a report file holds.
fn gone_on(arguments: &Arguments, from: &Path, lang: &Lang) -> Result<Status> {
    let read = Store::read(from, lang)?;
    let mut state = read.state().clone();
    if arguments.accept_notes {
        for note in state.accept_notes() {
            say(format_args!("{note}"))?;
        }
        for note in state.notes_left() {
            let words = Words::new().text("text", note);
            say(format_args!("{}", lang.text("tournament-cli-note-left", &words)))?;
        }
    }
    let name = state.about.name.last().cloned().unwrap_or_default();
    let name = if arguments.name.is_empty() {
        name
    } else {
        arguments.name.clone()
    };
    state.history.clear();
    let mut store = Store::create(&arguments.file, lang)?;
    let announce = Announce {
        name,
        from: Some(
            from.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
        ),
        begun: Some(Box::new(state)),
        play: played(arguments),
        ..Announce::default()
    };
    store.act(announce, &arguments.by)?;
    store.save()?;
    let (players, rounds) = (store.state().entrants.len(), store.state().paired());
    let words = Words::new()
        .text("file", arguments.file.display().to_string())
        .count("players", players as u64)
        .count("rounds", rounds.0.into());
    say(lang.text("tournament-cli-gone-on", &words))?;
    Ok(Status::Clean)
}

/// How the boards are played.
fn played(arguments: &Arguments) -> Play {
    Play {
        rulebook: arguments.rulebook.clone(),
        control: arguments.control.clone(),
        mode: arguments.mode,
        results: arguments.results,
    }
}

/// A day in either calendar.
fn day(text: Option<&str>) -> Result<Option<Day>> {
    Ok(text.map(str::parse).transpose()?)
}

/// `W=3,D=1`.
fn points(list: &str, lang: &Lang) -> Result<Vec<(char, Points)>> {
    let mut found = Vec::new();
    for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let mut parts = word.splitn(2, '=');
        let letter = parts.next().unwrap_or("").trim();
        let value = parts.next().unwrap_or("").trim();
        let (Some(sign), 1) = (letter.chars().next(), letter.chars().count()) else {
            return Err(expected(lang, "W=1,D=0.5,L=0", word));
        };
        found.push((sign.to_ascii_uppercase(), value.parse()?));
    }
    Ok(found)
}
