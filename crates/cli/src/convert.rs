//! `arbiter convert`: archives of games as tables, which every engine can cut.

use std::io;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use anyhow::Result;
use arbiter_archive::{Chunk, Chunks, Source, Text, Texts, find};
use arbiter_columns::{GameRows, cut_games, games_schema};
use arbiter_lang::Args as Words;
use arbiter_notation::pgn::Location;
use arrow_array::RecordBatch;
use clap::Args;

use crate::language::LanguageArgument;
use crate::output::{Status, say, warn};
use crate::parts::Parts;

/// So many rows are handed on together.
const ROWS: usize = 8_192;

/// Write recorded games (PGN) as Parquet tables: a row a game, a column a tag, the moves as they stand.
///
/// A packed text cannot be cut, a table can: whoever audits an archive on many machines converts it once. The audit of the
/// tables says what the audit of the text says. Files appear in the folder when they are whole; where a text breaks off in its middle there
/// are none. Exit status: 0, or 2 where something could not be read.
#[derive(Debug, Args)]
pub struct Arguments {
    /// Files, folders (all PGN files in them), or - for standard input; also packed as .zst, .gz, .bz2, .xz or .zip.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// The folder for the tables; it is made if need be, and must hold none yet.
    #[arg(long, value_name = "DIR")]
    to: PathBuf,
    /// So many games a file.
    #[arg(long, value_name = "N", default_value = "500000")]
    games: NonZero<usize>,
    #[command(flatten)]
    language: LanguageArgument,
}

/// What the thread that reads tells the one that writes.
enum Step {
    Rows(RecordBatch),
    /// A file, and why it was not read.
    Unread(String, io::Error),
    /// A file of which some games are read already, and why the others are not.
    Cut(String, io::Error),
}

/// Does it.
pub fn run(arguments: &Arguments) -> Result<Status> {
    let lang = arguments.language.lang();
    let mut parts = Parts::folder(&arguments.to, arguments.games.get(), games_schema())?;
    let inputs = find(&arguments.paths);
    let (give, steps) = sync_channel(2);
    let outcome = thread::scope(|scope| -> io::Result<Option<(u64, Status)>> {
        scope.spawn(move || Texts::of(inputs).try_for_each(|text| read(text, &give)));
        let (mut games, mut status) = (0, Status::Clean);
        for step in steps {
            match step {
                Step::Rows(rows) => {
                    games += rows.num_rows() as u64;
                    parts.write(&rows)?;
                }
                Step::Unread(path, reason) => {
                    warn(format_args!("arbiter: {path}: {reason}"));
                    status = Status::Unreadable;
                }
                Step::Cut(path, reason) => {
                    warn(format_args!(
                        "arbiter: {path}: {reason}: it breaks off in its middle, so no tables are written, which would look whole"
                    ));
                    return Ok(None);
                }
            }
        }
        Ok(Some((games, status)))
    })?;
    let Some((games, status)) = outcome else {
        parts.discard()?;
        return Ok(Status::Unreadable);
    };
    let nothing_read = games == 0 && status == Status::Unreadable;
    let files = parts.finish(nothing_read)?;
    let words = Words::new().count("games", games).count("files", files as u64);
    say(lang.text("convert-done", &words))?;
    Ok(status)
}

/// Makes rows of one text; `None` where nobody listens any more.
fn read(text: Text, give: &SyncSender<Step>) -> Option<()> {
    let unread = |reason: io::Error| give.send(Step::Unread(text.path.clone(), reason)).ok();
    let source = match text.source {
        Ok(Source::Text(source)) => source,
        Ok(Source::Table(..)) => return unread(io::Error::other("it is a table already")),
        Err(error) => return unread(error),
    };
    let (mut deaf, mut begun) = (false, false);
    let mut rows = GameRows::new(ROWS, |rows| {
        begun = true;
        deaf |= give.send(Step::Rows(rows)).is_err();
    });
    let outcome = cut(Chunks::new(source, Location::START), text.two_boards, &mut rows);
    rows.finish();
    drop(rows);
    match outcome {
        Err(error) if begun => give.send(Step::Cut(text.path.clone(), error)).ok()?,
        Err(error) => unread(error)?,
        Ok(()) => {}
    }
    (!deaf).then_some(())
}

/// Gives all pieces of a text to the rows.
fn cut<F: FnMut(RecordBatch)>(
    mut chunks: Chunks<'_>,
    two_boards: bool,
    rows: &mut GameRows<F>,
) -> io::Result<()> {
    loop {
        match chunks.next() {
            Ok(Some(Chunk::Games(bytes, place))) => cut_games(&bytes, place, two_boards, rows),
            Ok(Some(Chunk::Endless(bytes, place))) => {
                if rows.feed(&bytes, place, two_boards) {
                    return Err(io::Error::other("expected a game of at most 64 MiB"));
                }
            }
            Ok(None) => {
                rows.end(two_boards);
                return Ok(());
            }
            Err(error) => {
                rows.end(two_boards);
                return Err(error);
            }
        }
    }
}
