//! `arbiter log`: a stream as it is stored, proven untouched, taken out of a server's data and put into another's.

mod tournament;

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use arbiter_game::log::{Chain, Log, LogFault};
use arbiter_hall::Office;
use arbiter_lang::{Args, Lang};
use arbiter_store::{Folder, Postgres, Sqlite, Store, Tenures, export, file_in, import};
use clap::Subcommand;

use crate::bounds;
use crate::language::LanguageArgument;
use crate::output::{Status, say};
use crate::repair;
use crate::shared;

/// Logs of games and events: prove them untouched, take them out, put them in.
#[derive(Debug, clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    job: Job,
    #[command(flatten)]
    language: LanguageArgument,
}

/// Where a server keeps everything.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Kept {
    /// The folder of `arbiter serve --data`.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database of `arbiter serve --store`.
    #[arg(long, value_name = "URL")]
    store: Option<String>,
}

/// The same, or nowhere.
#[derive(Debug, clap::Args)]
#[group(multiple = false, conflicts_with = "file")]
struct MayBeKept {
    /// The folder of `arbiter serve --data`.
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The database of `arbiter serve --store`.
    #[arg(long, value_name = "URL")]
    store: Option<String>,
}

/// The store in a folder or at an address, to be read.
fn opened(data: Option<&Path>, store: Option<&str>) -> Result<Box<dyn Store>> {
    Ok(match (store, data) {
        (Some(address), _) => Box::new(shared::open(address)?),
        (None, Some(data)) => Box::new(open(data)?),
        (None, None) => bail!("expected --data or --store"),
    })
}

#[derive(Debug, Subcommand)]
enum Job {
    /// Prove that a log is whole and untouched, or say where it was changed; with a store, every game and event of it.
    Verify {
        /// The file: JSON lines.
        #[arg(required_unless_present_any = ["data", "store"])]
        file: Option<PathBuf>,
        #[command(flatten)]
        kept: MayBeKept,
    },
    /// Write a stream as it is stored.
    Export {
        #[command(flatten)]
        kept: Kept,
        /// The stream: `game/ID` or `event/ID`.
        stream: String,
        /// Only the tournament of an event, as `arbiter event` reads it: no passes, links and boards.
        #[arg(long)]
        without_doors: bool,
    },
    /// Let a damaged stream begin again with its lines up to the last whole one; what stood there is kept under another name.
    Repair {
        /// The folder of `arbiter serve --data`; no server may be running there.
        #[arg(long, value_name = "DIR")]
        data: PathBuf,
        /// The stream: `game/ID` or `event/ID`.
        stream: String,
    },
    /// Put a log that is whole into an empty stream; the games of an event come first. That of a tournament which
    /// `arbiter event` kept becomes an event, and the link of its chief arbiter is printed.
    Import {
        #[command(flatten)]
        kept: Kept,
        /// The stream: `game/ID` or `event/ID`.
        stream: String,
        /// The file: JSON lines.
        file: PathBuf,
    },
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    match &arguments.job {
        Job::Verify { file: Some(file), .. } => {
            let bytes = bounds::read(file).with_context(|| file.display().to_string())?;
            told(&lang, &bytes)
        }
        Job::Verify { file: None, kept } => {
            let store = opened(kept.data.as_deref(), kept.store.as_deref())?;
            all_told(&lang, &*store)
        }
        Job::Export {
            kept,
            stream,
            without_doors,
        } => {
            let store = opened(kept.data.as_deref(), kept.store.as_deref())?;
            let mut out = io::stdout().lock();
            if *without_doors {
                out.write_all(tournament::taken_out(&*store, stream)?.as_bytes())?;
                out.flush()?;
                return Ok(Status::Clean);
            }
            if export(&*store, stream, &mut out)? == 0 {
                bail!("{stream}: no such stream");
            }
            out.flush()?;
            Ok(Status::Clean)
        }
        Job::Import { kept, stream, file } => {
            let name = file.display().to_string();
            let bytes = bounds::read(file).with_context(|| name.clone())?;
            if bytes.starts_with(tournament::BEGINS) {
                let link = match (&kept.store, &kept.data) {
                    (Some(address), _) => at_address(address, |store| {
                        let link = tournament::put_in(store, stream, &bytes)?;
                        claimed(store, stream).map(|()| link)
                    }),
                    (None, Some(data)) => tournament::put_in(&take(data)?.1, stream, &bytes),
                    (None, None) => bail!("expected --data or --store"),
                };
                let link = Args::new().text("link", link.with_context(|| name)?);
                say(lang.text("live-log-carried", &link))?;
                return Ok(Status::Clean);
            }
            let found = told(&lang, &bytes)?;
            if found == Status::Clean {
                fits(stream, &bytes).with_context(|| name.clone())?;
                match (&kept.store, &kept.data) {
                    (Some(address), _) => at_address(address, |store| {
                        put_in(store, stream, &bytes)?;
                        adopt(store, stream, &bytes)
                    }),
                    (None, Some(data)) => put_in(&take(data)?.1, stream, &bytes),
                    (None, None) => bail!("expected --data or --store"),
                }
                .with_context(|| name)?;
            }
            Ok(found)
        }
        Job::Repair { data, stream } => repair::run(&lang, data, stream),
    }
}

/// Something done with a database as one of its nodes, which leaves afterwards.
fn at_address<T>(address: &str, work: impl FnOnce(&Postgres) -> Result<T>) -> Result<T> {
    let store = shared::open(address)?;
    shared::as_node(&store, "import", || work(&store))
}

/// A log into an empty stream, whose games are there.
fn put_in(store: &dyn Store, stream: &str, bytes: &[u8]) -> Result<()> {
    with_its_games(store, stream, bytes)?;
    import(store, stream, &mut &*bytes)?;
    Ok(())
}

/// An event without games belongs to itself.
fn claimed(store: &dyn Tenures, stream: &str) -> Result<()> {
    if let Some((_, id)) = stream.split_once('/') {
        store.adopt(id, &[stream.to_owned()])?;
        store.claim(id)?;
    }
    Ok(())
}

/// The games of an event belong to it, and it to itself, by its name without what stands before it.
fn adopt(store: &dyn Tenures, stream: &str, bytes: &[u8]) -> Result<()> {
    let Some(("event", id)) = stream.split_once('/') else {
        return Ok(());
    };
    let office = Office::read(id, &lines(bytes))?;
    let games = office
        .boards
        .values()
        .map(|board| arbiter_hall::stream(&board.game));
    let streams: Vec<String> = games.chain([stream.to_owned()]).collect();
    store.adopt(id, &streams)?;
    // It is somebody's from now on, as soon as this is done.
    store.claim(id)?;
    Ok(())
}

/// Says of every game and event whether its log is whole.
fn all_told(lang: &Lang, store: &dyn Store) -> Result<Status> {
    let mut all = Status::Clean;
    let streams = [store.streams("event/")?, store.streams("game/")?].concat();
    for (stream, _) in streams {
        let mut bytes = Vec::new();
        export(store, &stream, &mut bytes)?;
        write!(io::stdout(), "{stream} ")?;
        if told(lang, &bytes)? != Status::Clean {
            all = Status::Found;
        }
    }
    Ok(all)
}

/// A store that is there: looking into a folder never makes one.
pub fn open(data: &Path) -> Result<Sqlite> {
    let file = there(data)?;
    Ok(Sqlite::open(&file)?)
}

fn there(data: &Path) -> Result<PathBuf> {
    let file = file_in(data);
    if !file.is_file() {
        bail!("{}: not there", file.display());
    }
    Ok(file)
}

/// The same for whoever writes: no server may be running there.
pub fn take(data: &Path) -> Result<(Folder, Sqlite)> {
    there(data)?;
    let folder = Folder::take(data)?;
    let store = Sqlite::open(&folder.file())?;
    Ok((folder, store))
}

/// Whether the games of an event are there, so that no half of it is left.
fn with_its_games(store: &dyn Store, stream: &str, bytes: &[u8]) -> Result<()> {
    let Some(("event", id)) = stream.split_once('/') else {
        return Ok(());
    };
    for board in Office::read(id, &lines(bytes))?.boards.values() {
        let game = arbiter_hall::stream(&board.game);
        if store.version(&game)? == 0 {
            bail!("its game {game} is not there: import the games first");
        }
    }
    Ok(())
}

fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines.map(<[u8]>::to_vec).collect()
}

/// Whether what a file holds belongs into such a stream: a server could not begin with anything else there.
fn fits(stream: &str, bytes: &[u8]) -> Result<()> {
    match stream.split_once('/') {
        Some(("game", _)) => {
            Log::read(&String::from_utf8_lossy(bytes))?.beginning()?;
        }
        Some(("event", id)) => {
            Office::read(id, &lines(bytes))?;
        }
        _ => bail!("{stream}: expected game/ID or event/ID"),
    }
    Ok(())
}

/// Says whether a log is whole.
fn told(lang: &Lang, bytes: &[u8]) -> Result<Status> {
    match proven(bytes) {
        Ok((lines, last)) => {
            let args = Args::new().count("lines", lines as u64).text("hash", last);
            say(lang.text("live-log-whole", &args))?;
            Ok(Status::Clean)
        }
        Err((line, fault)) => {
            say(lang.text("live-log-broken", &where_and_why(line, &fault)))?;
            Ok(Status::Found)
        }
    }
}

fn where_and_why(line: usize, fault: &LogFault) -> Args {
    let why = match fault {
        LogFault::Empty => "empty",
        LogFault::NoHash => "no_hash",
        LogFault::Broken { .. } => "broken",
        // The first version of a log of tournaments had no chain; those of games always had one.
        LogFault::UnknownVersion(1) => "unsealed",
        LogFault::UnknownVersion(_) => "unknown_version",
        LogFault::OutOfOrder { .. } => "out_of_order",
        _ => "not_a_line",
    };
    Args::new().count("line", line as u64).word("why", why)
}

/// The number of lines of a log that is whole and its last hash, or the first line that is not what it must be.
///
/// Every log has the chain; that of a game also has its entries in order and in a form that can be read. That lines are
/// missing at the end only the last hash can tell, to whoever has noted it.
fn proven(bytes: &[u8]) -> Result<(usize, String), (usize, LogFault)> {
    if bytes.starts_with(tournament::BEGINS) {
        return tournament::proven(bytes);
    }
    let mut chain = Chain::new();
    let mut count = 0;
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        count += 1;
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let checked = match str::from_utf8(line) {
            Ok(line) => chain.check(line).map_err(LogFault::from),
            Err(_) => Err(LogFault::NoHash),
        };
        checked.map_err(|fault| (count, fault))?;
    }
    if count == 0 {
        return Err((1, LogFault::Empty));
    }
    let text = String::from_utf8_lossy(bytes);
    let first = text.lines().next().unwrap_or_default();
    // Other logs name their rulebook too, but only that of a game begins with the table of it.
    if first.contains(r#""rulebook":{"#) {
        Log::read(&text).map_err(|error| (error.line, error.fault))?;
    }
    Ok((count, chain.last().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_game::event::{Actor, Event, ShorthandAct};
    use arbiter_game::log::{Header, Writer};
    use arbiter_game::rules::laws::default_rulebook;
    use arbiter_game::{Game, Start};
    use arbiter_hall::Plan;

    fn log() -> String {
        let (book, start) = (default_rulebook(), Start::default());
        let regime = book.standard();
        let (mut writer, first) = Writer::begin(&Header::new(book, &regime, &start));
        let mut game = Game::begin(&start, regime);
        let entries = game
            .apply(&Event::new(Actor::White, ShorthandAct::san("e4")))
            .unwrap();
        let lines = entries.iter().map(|entry| writer.entry(entry));
        std::iter::once(first).chain(lines).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_log_is_whole_until_a_letter_changes() {
        let whole = log();
        let (lines, last) = proven(whole.as_bytes()).unwrap();
        assert_eq!(lines, whole.lines().count());
        assert!(whole.ends_with(&format!("\"hash\":\"{last}\"}}")), "{last}");
        let changed = whole.replace("\"e4\"", "\"e3\"");
        let (line, fault) = proven(changed.as_bytes()).unwrap_err();
        assert!(
            line > 1 && matches!(fault, LogFault::Broken { .. }),
            "{line}: {fault:?}"
        );
        let cut: Vec<&str> = whole
            .lines()
            .enumerate()
            .filter(|(index, _)| *index != 2)
            .map(|(_, line)| line)
            .collect();
        assert!(matches!(
            proven(cut.join("\n").as_bytes()),
            Err((3, LogFault::Broken { .. }))
        ));
        assert_eq!(proven(b""), Err((1, LogFault::Empty)));
        for (nothing, line) in [
            (&b"{}"[..], 1),
            (b"\n", 1),
            (b"\x89PNG\r\n\x1a\n", 1),
            (&[whole.as_bytes(), b"\n\xff"].concat(), whole.lines().count() + 1),
            (whole.replace('\n', "\r\n").as_bytes(), 1),
        ] {
            assert_eq!(proven(nothing), Err((line, LogFault::NoHash)));
        }
    }

    #[test]
    fn the_log_of_an_event_is_whole_and_goes_where_logs_of_events_are() {
        let plan = Plan::friends("Friends", "5m");
        let (mut office, first) = Office::make("e1", plan, 7).unwrap();
        let fact = office.let_in("0123", "Vera", Vec::new());
        let text = [first, office.record(fact)].join("\n");
        assert_eq!(proven(text.as_bytes()).unwrap().0, 2);
        let game = log();
        for (stream, bytes, good) in [
            ("event/e1", text.as_bytes(), true),
            ("game/g1", game.as_bytes(), true),
            ("event/e1", game.as_bytes(), false),
            ("game/g1", text.as_bytes(), false),
            ("server/beat", game.as_bytes(), false),
            ("g1", game.as_bytes(), false),
        ] {
            assert_eq!(fits(stream, bytes).is_ok(), good, "{stream}");
        }
    }
}
