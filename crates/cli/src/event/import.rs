//! `arbiter event import`: entries from a table, from another report file, or from FIDE's rating list; results from games.

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use arbiter_event::Event;
use arbiter_event::act::{Enter, EntryForm};
use arbiter_event::log::{Log, Salt};
use arbiter_event::number::Round;
use arbiter_event::retold::retold;
use arbiter_lang::{Args as Words, Lang};
use arbiter_reports::csv::table;
use arbiter_reports::rating_list::{Kind, Listed, Reader};
use arbiter_reports::{pgn, trf};
use clap::{Args, ValueEnum};

use super::store::{By, Store, no_game};
use super::{fault, files};
use crate::output::{Status, say, warn};

/// Enter players from a table (CSV), a report file or a rating list of FIDE (text or XML); all of them or, at the first fault, nobody.
///
/// Games (PGN) are imported with their rounds and results, into an event in which nobody has entered yet.
///
/// Columns of the table: name, rating, title, federation, `fide_id`, birth, sex, club, in any order; the first line names
/// them. The usual other names (Elo, Fed, Born ...) are known, and semicolons or tabs in place of commas. Other columns are
/// told by name and kept as the organiser's own.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Where the players come from; `-` is the standard input.
    from: PathBuf,
    /// A rating list of FIDE, text or XML: ratings, titles, federations and years of birth of players with a number with FIDE.
    #[arg(long, value_name = "LIST")]
    list: Option<PathBuf>,
    /// From a rating list: the players with these numbers.
    #[arg(long, value_name = "NUMBERS", value_delimiter = ',')]
    pick: Vec<u32>,
    /// Which rating counts; where a player has none of it, the standard rating.
    #[arg(long, value_enum, default_value_t = Rating::Standard)]
    rating: Rating,
    /// The first round for which they are present, for late entries.
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    /// A column of the table that is not read, quietly; may be said again.
    #[arg(long, value_name = "COLUMN")]
    ignore: Vec<String>,
    #[command(flatten)]
    by: By,
}

/// A rating of FIDE's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Rating {
    /// Standard.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

impl Rating {
    const fn kind(self) -> Kind {
        match self {
            Self::Standard => Kind::Standard,
            Self::Rapid => Kind::Rapid,
            Self::Blitz => Kind::Blitz,
        }
    }
}

/// Does it.
pub fn run(arguments: &Arguments, lang: &Lang) -> Result<Status> {
    let store = Store::change(&arguments.file, lang)?;
    let name = arguments.from.display().to_string();
    if let Some(list) = listed(arguments, lang).with_context(|| name.clone())? {
        return enter(arguments, store, list);
    }
    let bytes = files::bytes(&arguments.from, lang)?;
    let code = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let report = bytes.starts_with(b"###") || (0..3).all(code) && bytes.get(3) == Some(&b' ');
    if pgn::is_games(&bytes) {
        return played(arguments, store, &bytes).with_context(|| name.clone());
    }
    let mut list: Vec<EntryForm> = if Reader::is_list(&bytes) {
        picked(arguments, &mut &*bytes, lang).with_context(|| name.clone())?
    } else if Log::is_log(&bytes) {
        let log = Log::read(&bytes, Salt::default()).with_context(|| name.clone())?;
        let state = log.state();
        state
            .numbers()
            .in_order()
            .filter_map(|one| Some(state.entrants.get(&one.1)?.form()))
            .collect()
    } else if report {
        let report = trf::read(&bytes).with_context(|| name.clone())?;
        players(&name, &report.event, lang)
    } else {
        tabled(arguments, &name, &bytes, lang)?
    };
    if let Some(path) = &arguments.list {
        complete(&mut list, path, arguments.rating.kind(), lang)?;
    }
    enter(arguments, store, list)
}

/// The players of another event, without what they have played there.
fn players(name: &str, event: &Event, lang: &Lang) -> Vec<EntryForm> {
    let rounds = event.paired_rounds();
    if rounds > 0 {
        let words = Words::new().count("rounds", rounds as u64);
        let text = lang.text("tournament-cli-players-only", &words);
        warn(format_args!("{name}: {text}"));
    }
    event.players.iter().map(EntryForm::of).collect()
}

/// The entries of a table; which of its columns are the organiser's own goes to the standard error.
fn tabled(arguments: &Arguments, name: &str, bytes: &[u8], lang: &Lang) -> Result<Vec<EntryForm>> {
    let read = table(bytes, &arguments.ignore).with_context(|| name.to_owned())?;
    if let Some(notice) = &read.encoding {
        warn(format_args!("{name}: {}", lang.trf_notice(notice)));
    }
    for (columns, id) in [
        (&read.own, "tournament-cli-own-columns"),
        (&read.left_out, "tournament-cli-left-out"),
    ] {
        if !columns.is_empty() {
            let words = Words::new()
                .text("columns", columns.join(", "))
                .text("option", "--ignore COLUMN");
            warn(format_args!("{name}: {}", lang.text(id, &words)));
        }
    }
    Ok(read.entries)
}

/// How many came in, and who.
fn entered(names: &[String], lang: &Lang) -> String {
    const SHOWN: usize = 12;
    let clean = |name: &String| {
        name.trim()
            .chars()
            .filter(|sign| !sign.is_control())
            .collect::<String>()
    };
    let some: Vec<String> = names.iter().take(SHOWN).map(clean).collect();
    let joint = lang.text("tournament-joint", &Words::new());
    let words = Words::new()
        .count("count", names.len() as u64)
        .count("more", names.len().saturating_sub(SHOWN) as u64)
        .text("names", some.join(&joint));
    lang.text("tournament-cli-entered", &words)
}

/// Games: players, rounds and results, into an event in which nobody has entered yet.
fn played(arguments: &Arguments, mut store: Store, bytes: &[u8]) -> Result<Status> {
    if !store.event().players.is_empty() {
        return Err(fault(store.lang(), "tournament-cli-games-alone", &Words::new()));
    }
    let games = pgn::read(bytes)?;
    for (player, round) in &games.absences {
        warn(no_game(store.lang(), &games.event, *player, &round));
    }
    for act in retold(&games.event)? {
        store.known_act(act, &arguments.by)?;
    }
    store.save()?;
    let names: Vec<String> = games
        .event
        .players
        .iter()
        .map(|player| player.name.clone())
        .collect();
    say(entered(&names, store.lang()))?;
    Ok(Status::Clean)
}

/// Players of a rating list on disk, which is read as a stream; `None` where the file is none.
fn listed(arguments: &Arguments, lang: &Lang) -> Result<Option<Vec<EntryForm>>> {
    if arguments.from.as_os_str() == "-" {
        return Ok(None);
    }
    let mut file = File::open(&arguments.from)?;
    let mut head = Vec::new();
    file.by_ref().take(1 << 16).read_to_end(&mut head)?;
    if !Reader::is_list(&head) {
        return Ok(None);
    }
    picked(arguments, &mut head.as_slice().chain(file), lang).map(Some)
}

/// All of them or, at the first fault, nobody.
fn enter(arguments: &Arguments, mut store: Store, list: Vec<EntryForm>) -> Result<Status> {
    let names: Vec<String> = list.iter().map(|player| player.name.clone()).collect();
    for (form, nth) in list.into_iter().zip(1..) {
        let words = Words::new().count("nth", nth).text("name", &form.name);
        let which = store.lang().text("tournament-cli-entry", &words);
        let which = which.trim_end_matches('.').to_owned();
        let from = arguments.round.map(Round);
        let act = Enter { form, from };
        store.act(act, &arguments.by).context(which)?;
    }
    store.save()?;
    say(entered(&names, store.lang()))?;
    Ok(Status::Clean)
}

/// Players of a list by their numbers.
fn picked(arguments: &Arguments, list: &mut dyn Read, lang: &Lang) -> Result<Vec<EntryForm>> {
    if arguments.pick.is_empty() {
        let words = Words::new().text("pick", "--pick").text("list", "--list");
        return Err(fault(lang, "tournament-cli-pick", &words));
    }
    let found = wanted(list, &arguments.pick)?;
    let entry = |id: &u32| {
        let player = found.get(id);
        player
            .map(|player| player.entry(arguments.rating.kind()))
            .ok_or_else(|| anyhow::Error::msg(not_listed(lang, *id, "")))
    };
    arguments.pick.iter().map(entry).collect()
}

/// The players with these numbers; the list is read as a stream.
fn wanted(list: &mut dyn Read, ids: &[u32]) -> Result<HashMap<u32, Listed>> {
    let ids: HashSet<u32> = ids.iter().copied().collect();
    let mut found = HashMap::new();
    let mut take = |player: Listed| {
        if ids.contains(&player.id) {
            found.insert(player.id, player);
        }
    };
    let mut reader = Reader::default();
    let mut piece = vec![0; 1 << 20];
    loop {
        let size = list.read(&mut piece)?;
        if size == 0 {
            break;
        }
        reader.feed(&piece[..size], &mut take)?;
    }
    reader.finish(&mut take)?;
    Ok(found)
}

fn not_listed(lang: &Lang, id: u32, player: &str) -> String {
    let words = Words::new()
        .word("id", lang.digits(&id.to_string()))
        .word("name", if player.is_empty() { "none" } else { "some" });
    lang.text("tournament-cli-not-listed", &words.text("player", player))
}

/// What the list says of players with a number; what the table says itself stands.
fn complete(list: &mut [EntryForm], path: &Path, kind: Kind, lang: &Lang) -> Result<()> {
    let name = path.display().to_string();
    let ids: Vec<u32> = list
        .iter()
        .filter_map(|player| player.fide_id.trim().parse().ok())
        .collect();
    let mut file = File::open(path).with_context(|| name.clone())?;
    let found = wanted(&mut file, &ids).with_context(|| name.clone())?;
    for player in list {
        let Ok(id) = player.fide_id.trim().parse::<u32>() else {
            continue;
        };
        let Some(listed) = found.get(&id).map(|listed| listed.entry(kind)) else {
            warn(format_args!("{name}: {}", not_listed(lang, id, &player.name)));
            continue;
        };
        if listed.name.trim() != player.name.trim() {
            let words = Words::new()
                .word("id", lang.digits(&id.to_string()))
                .text("listed", &listed.name)
                .text("player", &player.name);
            warn(format_args!(
                "{name}: {}",
                lang.text("tournament-cli-other-name", &words)
            ));
        }
        player.rating = player.rating.or(listed.rating);
        let fields = [
            (&mut player.title, listed.title),
            (&mut player.federation, listed.federation),
            (&mut player.birth, listed.birth),
            (&mut player.sex, listed.sex),
        ];
        for (mine, theirs) in fields {
            if mine.trim().is_empty() {
                *mine = theirs;
            }
        }
    }
    Ok(())
}
