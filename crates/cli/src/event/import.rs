//! `arbiter event import`: entries from a table or from another report file.

use std::path::PathBuf;

use anyhow::{Context, Result};
use arbiter_event::conduct::{Act, EntryForm, Log, entries};
use arbiter_event::{Entrant, trf};
use clap::Args;

use super::files;
use super::store::{By, Store};
use crate::output::Status;

/// Enter players from a table (CSV) or from the players of a report file; all of them or, at the first fault, nobody.
///
/// Columns of the table: name, rating, title, federation, `fide_id`, birth, sex, club, in any order; the first line names
/// them. The usual other names (Elo, Fed, Born ...) are known, and semicolons in place of commas.
#[derive(Debug, Args)]
pub struct Arguments {
    /// The event: a log or a report file.
    file: PathBuf,
    /// Where the players come from; `-` is the standard input.
    from: PathBuf,
    /// The first round for which they are present, for late entries.
    #[arg(long, value_name = "ROUND")]
    round: Option<u16>,
    #[command(flatten)]
    by: By,
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let mut store = Store::read(&arguments.file)?;
    let name = arguments.from.display().to_string();
    let bytes = files::bytes(&arguments.from)?;
    let code = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let report = bytes.starts_with(b"###") || (0..3).all(code) && bytes.get(3) == Some(&b' ');
    let list = if Log::is_log(&bytes) {
        let log = Log::read(&bytes).with_context(|| name.clone())?;
        log.event().players.iter().map(form).collect()
    } else if report {
        let report = trf::read(&bytes).with_context(|| name.clone())?;
        report.event.players.iter().map(form).collect()
    } else {
        entries(&bytes).with_context(|| name.clone())?
    };
    let count = list.len();
    for player in list {
        let act = Act::Enter {
            player,
            from: arguments.round,
        };
        store.act(act, &arguments.by)?;
    }
    store.save()?;
    println!("{count}");
    Ok(Status::Clean)
}

fn form(player: &Entrant) -> EntryForm {
    let trimmed = |text: &str| text.trim().to_owned();
    EntryForm {
        name: trimmed(&player.name),
        rating: player.rating,
        title: trimmed(&player.title),
        federation: trimmed(&player.federation),
        fide_id: trimmed(&player.fide_id),
        birth: trimmed(&player.birth),
        sex: trimmed(&player.sex),
        club: String::new(),
    }
}
