//! `arbiter event new`: a log that announces an event.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use arbiter_event::Points;
use arbiter_event::act::{Announce, Enter, Form};
use arbiter_event::ages::Day;
use arbiter_event::conduct::entries;
use clap::{Args, ValueEnum};

use super::standings::codes;
use super::store::{By, Store};
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
    /// Teams, everybody against everybody once.
    TeamRoundRobin,
    /// Twice, with the last two rounds of the first cycle exchanged.
    TeamDoubleRoundRobin,
    /// Teams by score: paired as players are by the FIDE (Dutch) system.
    TeamSwiss,
    /// Everybody of one team against everybody of the other.
    Scheveningen,
    /// Twice, the second time with colours reversed.
    DoubleScheveningen,
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
            Self::TeamRoundRobin => "FIDE_TEAM_ROUNDROBIN",
            Self::TeamDoubleRoundRobin => "FIDE_TEAM_DOUBLEROUNDROBIN",
            Self::TeamSwiss => "CUSTOM_TEAM_SWISS",
            Self::Scheveningen => "FIDE_SCHEVENINGEN",
            Self::DoubleScheveningen => "FIDE_DOUBLESCHEVENINGEN",
        }
    }

    /// What kind of knock-out.
    const fn form(self) -> Option<Form> {
        match self {
            Self::Knockout => Some(Form::Plain),
            Self::GroupsKnockout => Some(Form::Groups),
            Self::SchoolCup => Some(Form::SchoolCup),
            _ if self.teams() => Some(Form::Teams),
            _ => None,
        }
    }

    const fn swiss(self) -> bool {
        matches!(self, Self::FideDutch2026 | Self::FideDutch2017 | Self::TeamSwiss)
    }

    /// Whether teams meet on several boards.
    const fn matches(self) -> bool {
        matches!(
            self,
            Self::TeamRoundRobin | Self::TeamDoubleRoundRobin | Self::TeamSwiss
        )
    }

    const fn teams(self) -> bool {
        self.matches() || matches!(self, Self::Scheveningen | Self::DoubleScheveningen)
    }
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    if let Some(from) = &arguments.from {
        return gone_on(arguments, from);
    }
    let way = arguments.system;
    if way.swiss() && arguments.rounds.is_none() {
        bail!("a Swiss needs --rounds: the last one is paired by other rules");
    }
    if arguments.baku && (!way.swiss() || way.teams()) {
        bail!("--baku is for a Swiss of players");
    }
    if way.matches() != arguments.boards.is_some() {
        bail!("--boards is needed for matches of teams, and for them only");
    }
    let suffix = match (arguments.baku, arguments.game_points_first) {
        (true, _) => "_BAKU",
        (_, true) if matches!(way, Way::TeamSwiss) => "_GP",
        (_, true) => {
            bail!("--game-points-first is for a Swiss of teams; elsewhere name GPTS first in --tiebreaks")
        }
        _ => "",
    };
    let tiebreaks = match &arguments.tiebreaks {
        Some(list) => codes(list)?.iter().map(ToString::to_string).collect(),
        None => Vec::new(),
    };
    let (begins, ends) = (day(arguments.begins.as_deref())?, day(arguments.ends.as_deref())?);
    if begins.zip(ends).is_some_and(|(begins, ends)| ends < begins) {
        bail!("--ends: the last day comes before the first");
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
    let colours = arguments
        .boards
        .map(|boards| "WB".repeat(usize::from(boards).div_ceil(2))[..usize::from(boards)].to_owned());
    let of_matches = match &arguments.match_points {
        Some(list) => Some(match_points(list)?),
        None => None,
    };
    let records = records
        .into_iter()
        .filter_map(|(code, text)| Some((code.to_owned(), text.clone()?)))
        .chain(colours.map(|colours| ("352".to_owned(), colours)))
        .chain(of_matches.map(|text| ("362".to_owned(), text)));
    let mut store = Store::create(&arguments.file)?;
    let act = Announce {
        name: arguments.name.clone(),
        rounds: arguments.rounds,
        system: Some(format!("{}{suffix}", way.code())),
        tiebreaks,
        points: points(arguments.points.as_deref().unwrap_or(""))?,
        records: records.collect(),
        form: way.form(),
        ..Announce::default()
    };
    store.act(act, &arguments.by)?;
    for text in &arguments.set {
        store.act(super::settle::answer(text)?, &arguments.by)?;
    }
    if let Some(path) = &arguments.players {
        let bytes = super::files::bytes(path)?;
        let list = entries(&bytes).map_err(|fault| anyhow::anyhow!("{}: {fault}", path.display()))?;
        for form in list {
            store.act(Enter { form, from: None }, &arguments.by)?;
        }
    }
    store.save()?;
    Ok(Status::Clean)
}

/// A log that begins with what a report file holds.
fn gone_on(arguments: &Arguments, from: &Path) -> Result<Status> {
    let read = Store::read(from)?;
    let mut state = read.state().clone();
    if arguments.accept_notes {
        for note in state.accept_notes() {
            say(format_args!("{note}"))?;
        }
    }
    let name = state.about.name.last().cloned().unwrap_or_default();
    let name = if arguments.name.is_empty() {
        name
    } else {
        arguments.name.clone()
    };
    state.history.clear();
    let mut store = Store::create(&arguments.file)?;
    let announce = Announce {
        name,
        from: Some(
            from.file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
        ),
        begun: Some(Box::new(state)),
        ..Announce::default()
    };
    store.act(announce, &arguments.by)?;
    store.save()?;
    let (players, rounds) = (store.state().entrants.len(), store.state().paired());
    say(format_args!(
        "{}: {players} players, {rounds} rounds are paired",
        arguments.file.display()
    ))?;
    Ok(Status::Clean)
}

/// A day in either calendar.
fn day(text: Option<&str>) -> Result<Option<Day>> {
    Ok(text.map(str::parse).transpose()?)
}

/// `W=3,D=1` as record 362 has it.
fn match_points(list: &str) -> Result<String> {
    let mut words = Vec::new();
    for (letter, value) in points(list)? {
        if !['W', 'D', 'L'].contains(&letter) {
            bail!("--match-points: expected W=2,D=1,L=0, found {letter}");
        }
        let value = value.to_string();
        let value = if value.contains('.') {
            value
        } else {
            format!("{value}.0")
        };
        words.push(format!("T{letter}{value:>4}"));
    }
    Ok(words.join("   "))
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
