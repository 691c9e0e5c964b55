//! An audit that was interrupted goes on: beside the report lies a small file that says how far all outputs are, and a second one with
//! what is remembered of each game.
//!
//! The first is replaced whole when everything that it speaks of is on the disk. Whatever was written behind that is cut off by the next run,
//! so nothing is missing and nothing stands twice, wherever the program was stopped.

use std::ffi::OsString;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use arbiter_archive::Input;
use arbiter_audit::Duplicates;
use arbiter_notation::pgn::Location;
use serde::{Deserialize, Serialize};

use super::gate::Before;
use super::out::Out;
use super::piece::Place;
use super::sorted::Lengths;
use super::tally::Tally;
use crate::disk::{self, Held};

/// How often it is noted how far the audit is.
const PAUSE: Duration = Duration::from_secs(1);

/// How far an audit was.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct State {
    /// A number for what was to be done with which files.
    job: u64,
    /// The day of the audit, in days.
    pub today: Option<i64>,
    input: usize,
    entry: usize,
    offset: u64,
    line: u64,
    column: u64,
    /// Games of the file at hand.
    games: u64,
    /// The files begun so far.
    names: Vec<String>,
    /// The heading of the file at hand has not been written.
    pub untold: Option<String>,
    pub report: u64,
    pub sorted: Lengths,
    notes: u64,
    pub tally: Tally,
}

impl State {
    /// Where to go on.
    pub const fn place(&self) -> Place {
        Place {
            input: self.input,
            entry: self.entry,
            at: Location {
                offset: self.offset,
                line: self.line,
                column: self.column,
            },
        }
    }
}

/// What the writer knows when it says how far it is.
pub struct Reached<'a> {
    pub place: Place,
    pub games: u64,
    pub names: &'a [String],
    pub untold: Option<&'a str>,
    pub tally: &'a Tally,
}

/// The notes beside a report.
pub struct Resume {
    held: Held,
    path: PathBuf,
    notes_path: PathBuf,
    notes: Out,
    job: u64,
    today: Option<i64>,
    noted: Instant,
}

impl Resume {
    /// Looks for what an earlier run has left beside this report, and begins to note.
    pub fn open(report: &Path, job: u64, today: Option<i64>) -> Result<(Self, Option<State>, Before)> {
        let path = beside(report, ".resume");
        let notes_path = beside(report, ".resume-games");
        let held = disk::hold(&path)?;
        let state = read(&path, job)?;
        let before = match &state {
            None => Before::default(),
            Some(state) => state.before(&notes_path)?,
        };
        let notes = Out::open(&notes_path, state.as_ref().map(|state| state.notes))?;
        let resume = Self {
            held,
            path,
            notes_path,
            notes,
            job,
            today: state.as_ref().map_or(today, |state| state.today),
            noted: Instant::now(),
        };
        Ok((resume, state, before))
    }

    /// Takes what a later run has to know of games.
    pub fn note(&mut self, notes: &[u8]) -> io::Result<()> {
        self.notes.write_all(notes)
    }

    /// Whether it is time to say how far the audit is.
    pub fn is_due(&self) -> bool {
        self.noted.elapsed() >= PAUSE
    }

    /// Says so; all that was written before must be on the disk.
    pub fn save(&mut self, reached: &Reached<'_>, report: u64, sorted: Lengths) -> io::Result<()> {
        let Reached {
            place,
            games,
            names,
            untold,
            tally,
        } = reached;
        let state = State {
            job: self.job,
            today: self.today,
            input: place.input,
            entry: place.entry,
            offset: place.at.offset,
            line: place.at.line,
            column: place.at.column,
            games: *games,
            names: names.to_vec(),
            untold: untold.map(str::to_owned),
            report,
            sorted,
            notes: self.notes.save()?,
            tally: **tally,
        };
        let text = serde_json::to_vec(&state)?;
        self.held.replace(&text).map_err(io::Error::other)?;
        self.noted = Instant::now();
        Ok(())
    }

    /// The audit is complete: nothing is to be resumed.
    pub fn finish(self) -> io::Result<()> {
        drop(self.notes);
        for path in [&self.path, &self.notes_path] {
            match fs::remove_file(path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        Ok(())
    }
}

impl State {
    /// What is remembered of the games so far.
    fn before(&self, notes: &Path) -> Result<Before> {
        let name = || notes.display().to_string();
        let bytes = fs::read(notes).with_context(name)?;
        let length = usize::try_from(self.notes).unwrap_or(usize::MAX);
        let seen = bytes.get(..length).and_then(Duplicates::restore);
        let seen =
            seen.with_context(|| format!("{}: expected notes of games; begin anew without it", name()))?;
        Ok(Before {
            seen,
            names: self.names.iter().map(|name| Arc::from(name.as_str())).collect(),
            games: self.games,
        })
    }

    /// The files begun so far.
    pub fn names(&self) -> Vec<String> {
        self.names.clone()
    }
}

/// The state that lies there, if one does.
fn read(path: &Path, job: u64) -> Result<Option<State>> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| path.display().to_string()),
    };
    let state: State = serde_json::from_slice(&bytes).with_context(|| path.display().to_string())?;
    if state.job != job {
        bail!(
            "{}: it belongs to an audit of other files, or with other options; expected the same command, or remove it",
            path.display()
        );
    }
    Ok(Some(state))
}

/// A file beside the report, with its name and more.
fn beside(report: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(report);
    name.push(ending);
    PathBuf::from(name)
}

/// A number for a job: what is to be read, as it lies there, and how. `options` is all that changes what is written.
pub fn job(inputs: &[Input], options: &str) -> Result<u64> {
    let mut hash = DefaultHasher::new();
    env!("CARGO_PKG_VERSION").hash(&mut hash);
    options.hash(&mut hash);
    for input in inputs {
        input.path().hash(&mut hash);
        match input {
            Input::Pipe => bail!("--resume: expected files, as standard input cannot be read again"),
            Input::File(path, size) => {
                let changed = fs::metadata(path).and_then(|metadata| metadata.modified());
                (size, changed.ok()).hash(&mut hash);
            }
            Input::Missing(..) => {}
        }
    }
    Ok(hash.finish())
}
