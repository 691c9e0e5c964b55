//! `arbiter event new`: a log that announces an event.

use std::path::PathBuf;

use anyhow::{Result, bail};
use arbiter_event::Points;
use arbiter_event::conduct::{Act, entries};
use clap::{Args, ValueEnum};

use super::standings::codes;
use super::store::{By, Store};
use crate::output::Status;

/// Announce an event: a new log (JSON lines) to which every entry, pairing and result is added.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The file to be made; it must not exist.
    file: PathBuf,
    /// The name of the event.
    #[arg(long)]
    name: String,
    /// Number of rounds; a round robin needs none.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: Option<u16>,
    /// How it is paired.
    #[arg(long, value_enum, default_value_t = Way::FideDutch2026)]
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
    /// Entries: a table of comma-separated values.
    #[arg(long, value_name = "CSV")]
    players: Option<PathBuf>,
    /// Answers to what the regulations leave open, `games=2`; see `arbiter event settle`.
    #[arg(long, value_name = "KEY=VALUE")]
    set: Vec<String>,
    #[command(flatten)]
    by: By,
}

/// How an event is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Way {
    /// FIDE (Dutch), in force since February 2026.
    #[value(name = "fide-dutch-2026")]
    FideDutch2026,
    /// FIDE (Dutch), 2017 to January 2026.
    #[value(name = "fide-dutch-2017")]
    FideDutch2017,
    /// Everybody meets everybody once.
    RoundRobin,
    /// Twice, with the last two rounds of the first cycle exchanged.
    DoubleRoundRobin,
    /// Twice, without that exchange.
    DoubleRoundRobinPlain,
    /// A knock-out of matches; seeds by rating.
    Knockout,
    /// Groups, then a knock-out.
    GroupsKnockout,
    /// LekoCup: groups by lots, schools apart, then a knock-out with drawn games replayed.
    SchoolCup,
}

impl Way {
    const fn code(self) -> &'static str {
        match self {
            Self::FideDutch2026 => "FIDE_DUTCH_2026",
            Self::FideDutch2017 => "FIDE_DUTCH_2017",
            Self::RoundRobin => "FIDE_ROUNDROBIN",
            Self::DoubleRoundRobin => "FIDE_DOUBLEROUNDROBIN",
            Self::DoubleRoundRobinPlain => "BERGER_DOUBLEROUNDROBIN",
            Self::Knockout | Self::GroupsKnockout | Self::SchoolCup => "CUSTOM_KNOCKOUT",
        }
    }

    /// What kind of knock-out.
    const fn form(self) -> Option<&'static str> {
        match self {
            Self::Knockout => Some("plain"),
            Self::GroupsKnockout => Some("groups"),
            Self::SchoolCup => Some("school-cup"),
            _ => None,
        }
    }

    const fn swiss(self) -> bool {
        matches!(self, Self::FideDutch2026 | Self::FideDutch2017)
    }
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let way = arguments.system;
    if way.swiss() && arguments.rounds.is_none() {
        bail!("a Swiss needs --rounds: the last one is paired by other rules");
    }
    if arguments.baku && !way.swiss() {
        bail!("--baku is for a Swiss");
    }
    let baku = if arguments.baku { "_BAKU" } else { "" };
    let tiebreaks = match &arguments.tiebreaks {
        Some(list) => codes(list)?.iter().map(ToString::to_string).collect(),
        None => Vec::new(),
    };
    let records = [
        ("022", &arguments.city),
        ("032", &arguments.federation),
        ("042", &arguments.begins),
        ("052", &arguments.ends),
        ("102", &arguments.arbiter),
        ("222", &arguments.time),
    ];
    let records = records
        .into_iter()
        .filter_map(|(code, text)| Some((code.to_owned(), text.clone()?)));
    let mut store = Store::create(&arguments.file)?;
    let act = Act::Announce {
        name: arguments.name.clone(),
        rounds: arguments.rounds,
        system: Some(format!("{}{baku}", way.code())),
        tiebreaks,
        points: points(arguments.points.as_deref().unwrap_or(""))?,
        records: records.collect(),
        form: way.form().map(str::to_owned),
    };
    store.act(act, &arguments.by)?;
    for text in &arguments.set {
        store.act(super::settle::answer(text)?, &arguments.by)?;
    }
    if let Some(path) = &arguments.players {
        let bytes = super::files::bytes(path)?;
        let list = entries(&bytes).map_err(|fault| anyhow::anyhow!("{}: {fault}", path.display()))?;
        for player in list {
            store.act(Act::Enter { player, from: None }, &arguments.by)?;
        }
    }
    store.save()?;
    Ok(Status::Clean)
}

/// `W=3,D=1`.
fn points(list: &str) -> Result<Vec<(char, Points)>> {
    let mut found = Vec::new();
    for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
        let mut parts = word.splitn(2, '=');
        let letter = parts.next().unwrap_or("").trim();
        let value = parts.next().unwrap_or("").trim();
        let (Some(sign), 1) = (letter.chars().next(), letter.chars().count()) else {
            bail!("--points: expected W=1,D=0.5,L=0, found {word:?}");
        };
        found.push((sign.to_ascii_uppercase(), value.parse()?));
    }
    Ok(found)
}
