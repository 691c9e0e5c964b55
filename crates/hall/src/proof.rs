//! Whether all that a store holds can be opened, and what of a damaged stream can.

use arbiter_game::log::Log;
use arbiter_store::{Store, StoreError};

use crate::error::Unread;
use crate::{Board, Desk, HallError, Office, Plan, stream};

/// A stream that cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Its name.
    pub stream: String,
    /// Why.
    pub why: String,
}

/// What can be kept of a stream.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mended {
    /// Its lines up to the last whole one, or the first line of its game made anew where none is.
    pub lines: Vec<Vec<u8>>,
    /// What stood after it.
    pub lost: Vec<Vec<u8>>,
    /// Whether the first line was made anew.
    pub anew: bool,
}

impl Mended {
    /// Whether the stream was whole before.
    #[must_use]
    pub fn is_as_it_was(&self) -> bool {
        self.lost.is_empty() && !self.anew
    }
}

/// All streams of events and games that cannot be opened.
///
/// # Errors
/// The store cannot be read at all.
pub fn faults(store: &dyn Store) -> Result<Vec<Fault>, StoreError> {
    let mut faults = Vec::new();
    for (name, _) in store.streams("event/")? {
        let id = name.trim_start_matches("event/");
        match office(store, id) {
            Ok(office) => {
                for board in office.boards.values() {
                    let read = desk(store, &office.plan, board);
                    faults.extend(read.err().map(|why| fault(&stream(&board.game), &why)));
                }
            }
            Err(why) => faults.push(fault(&name, &why)),
        }
    }
    Ok(faults)
}

fn fault(stream: &str, why: &HallError) -> Fault {
    Fault {
        stream: stream.into(),
        why: why.to_string(),
    }
}

fn all(store: &dyn Store, stream: &str) -> Result<Vec<Vec<u8>>, StoreError> {
    store.read(stream, 0, usize::MAX >> 1)
}

fn office(store: &dyn Store, id: &str) -> Result<Office, HallError> {
    Office::read(id, &all(store, &format!("event/{id}"))?)
}

fn desk(store: &dyn Store, plan: &Plan, board: &Board) -> Result<Desk, HallError> {
    Ok(Desk::read(&all(store, &stream(&board.game))?, plan, board)?.0)
}

/// What can be kept of the stream of an event or of a game.
///
/// # Errors
/// Nothing of it can: its first line is not whole and cannot be made anew, or nothing is called so.
pub fn mend(store: &dyn Store, name: &str) -> Result<Mended, HallError> {
    let lines = all(store, name)?;
    match name.split_once('/') {
        Some(("event", id)) => {
            let whole = prefix(&lines, |lines| Office::read(id, lines).map(drop));
            cut(lines, whole).ok_or_else(|| HallError::unknown("event", id))
        }
        Some(("game", id)) => {
            let whole = prefix(&lines, |lines| {
                let texts: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
                Log::read(&texts.join("\n"))?.beginning()?;
                Ok(())
            });
            if let Some(cut) = cut(lines.clone(), whole) {
                return Ok(cut);
            }
            let first = first_line(store, id)?;
            Ok(Mended {
                lines: first,
                lost: lines,
                anew: true,
            })
        }
        _ => Err(HallError::unknown("stream", name)),
    }
}

/// How many lines from the first on can be read.
fn prefix(lines: &[Vec<u8>], read: impl Fn(&[Vec<u8>]) -> Result<(), HallError>) -> usize {
    let mut whole = lines.len();
    while whole > 0 {
        let bad = match read(&lines[..whole]) {
            Ok(()) => return whole,
            Err(HallError::Log(error)) => error.line,
            Err(HallError::Unreadable {
                why: Unread::Line { line, .. },
                ..
            }) => line,
            Err(_) => whole,
        };
        whole = bad.min(whole).saturating_sub(1);
    }
    0
}

fn cut(mut lines: Vec<Vec<u8>>, whole: usize) -> Option<Mended> {
    if whole == 0 {
        return None;
    }
    let lost = lines.split_off(whole);
    Some(Mended {
        lines,
        lost,
        anew: false,
    })
}

/// The first line of a game as its event made it.
fn first_line(store: &dyn Store, game: &str) -> Result<Vec<Vec<u8>>, HallError> {
    for (name, _) in store.streams("event/")? {
        // An event that cannot be read says nothing about its games.
        let Ok(office) = office(store, name.trim_start_matches("event/")) else {
            continue;
        };
        if let Some(board) = office.boards.values().find(|board| board.game == game) {
            return Ok(Desk::begin(&office.plan, board)?.1.entries);
        }
    }
    Err(HallError::unknown("game", game))
}
