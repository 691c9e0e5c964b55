//! An event as it is kept on disk: our log (JSON lines), a report file, or games (PGN), whose headers are read. Read whole, written whole or not at all.

use std::collections::hash_map::RandomState;
use std::fs;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::bounds;
use crate::output::warn;
use anyhow::{Context, Result, bail};
use arbiter_event::conduct::{Act, Entry, Level, Log, Notice, Remark, apply, remarks, stated};
use arbiter_event::lots::commitment;
use arbiter_event::trf::{self, FaultKind, Refused};
use arbiter_event::{Event, pgn};
use arbiter_laws::Date;
use clap::Args;

/// Who acts, for the log.
#[derive(Debug, Args)]
pub struct By {
    /// Who decides, for the log; without it the user of this computer.
    #[arg(long, value_name = "NAME", global = true)]
    by: Option<String>,
    /// Confirms what must be confirmed: `yes`, or the code that was shown with the consequences.
    #[arg(long, value_name = "CODE", global = true)]
    confirm: Option<String>,
}

/// A file with an event.
pub struct Store {
    path: PathBuf,
    kept: Kept,
    /// Why the file is read and not written, where it is so.
    read_only: Option<&'static str>,
}

enum Kept {
    Log(Box<Log>),
    Report(Box<Event>),
}

impl Store {
    /// Reads a log, a report or the headers of games; what deviates goes to the standard error. `FILE#2` is the second of several
    /// tournaments in a report file.
    pub fn read(path: &Path) -> Result<Self> {
        let name = path.display().to_string();
        if let Some((file, number)) = name.rsplit_once('#')
            && let Ok(number) = number.parse()
            && !path.exists()
        {
            return Self::one_of(path, file, number);
        }
        let bytes = if name == "-" {
            bounds::read_input().context("the standard input")?
        } else {
            bounds::read(path).with_context(|| name.clone())?
        };
        let games = pgn::is_games(&bytes);
        let kept = if Log::is_log(&bytes) {
            Kept::Log(Box::new(Log::read(&bytes).with_context(|| name.clone())?))
        } else if games {
            let read = pgn::read(&bytes).with_context(|| name.clone())?;
            for (player, round) in read.absences {
                warn(format_args!(
                    "{name}: {player} has no game in round {round}; read as an absence"
                ));
            }
            Kept::Report(Box::new(read.event))
        } else {
            let report = match trf::read(&bytes) {
                Ok(report) => report,
                Err(refused) => {
                    offer(&name, &bytes, &refused);
                    return Err(refused).with_context(|| name.clone());
                }
            };
            for notice in &report.notices {
                warn(format_args!("{name}: {notice}"));
            }
            Kept::Report(Box::new(report.event))
        };
        let event = match &kept {
            Kept::Log(log) => log.event(),
            Kept::Report(event) => event,
        };
        for remark in remarks(event) {
            if let Remark::FideModeLeft(told) = remark {
                warn(format_args!("{name}: outside FIDE mode since {told}"));
            }
        }
        let path = path.to_owned();
        let read_only =
            games.then_some("games are read, not written; make a report of them: arbiter event report FILE");
        Ok(Self {
            path,
            kept,
            read_only,
        })
    }

    /// One of several tournaments in a file.
    fn one_of(path: &Path, file: &str, number: usize) -> Result<Self> {
        let bytes = bounds::read(file).with_context(|| file.to_owned())?;
        let report = trf::read_one(&bytes, number).with_context(|| file.to_owned())?;
        for notice in &report.notices {
            warn(format_args!("{file}: {notice}"));
        }
        Ok(Self {
            path: path.to_owned(),
            kept: Kept::Report(Box::new(report.event)),
            read_only: Some(
                "one of several tournaments is read, not written; make a file of it: arbiter event report FILE#1",
            ),
        })
    }

    /// A new event in a log.
    pub fn create(path: &Path) -> Result<Self> {
        if path.exists() {
            bail!("{} exists already", path.display());
        }
        let kept = Kept::Log(Box::default());
        let path = path.to_owned();
        Ok(Self {
            path,
            kept,
            read_only: None,
        })
    }

    /// The event as it stands.
    pub fn event(&self) -> &Event {
        match &self.kept {
            Kept::Log(log) => log.event(),
            Kept::Report(event) => event,
        }
    }

    /// The log, where the file is one.
    pub fn log(&self) -> Option<&Log> {
        match &self.kept {
            Kept::Log(log) => Some(log),
            Kept::Report(_) => None,
        }
    }

    /// Carries out an act and tells what an arbiter should know about it.
    ///
    /// What needs a confirmation and has none is refused with the consequences named; nothing is saved then.
    pub fn act(&mut self, act: Act, by: &By) -> Result<()> {
        let code = serde_json::to_string(&act).map(|text| commitment(&text)[..6].to_owned())?;
        let notices = self.add(act, by)?;
        for notice in &notices {
            warn(format_args!("arbiter: {notice}"));
        }
        let given = by.confirm.as_deref();
        match notices.iter().map(Notice::level).max() {
            Some(Level::TwoSteps) if given != Some(&code) => {
                bail!(
                    "nothing is done yet; to confirm this with its consequences say it again with --confirm {code}"
                )
            }
            Some(Level::Confirm) if given.is_none() => {
                bail!("nothing is done yet; to confirm it say it again with --confirm yes")
            }
            _ => Ok(()),
        }
    }

    /// Carries out an act of which it is known already that it happened: nothing is asked, nothing told.
    pub fn known(&mut self, act: Act, by: &By) -> Result<()> {
        self.add(act, by).map(|_| ())
    }

    fn add(&mut self, act: Act, by: &By) -> Result<Vec<Notice>> {
        Ok(match &mut self.kept {
            Kept::Log(log) => log.add(Entry {
                at: Some(now()),
                by: by.by.clone().or_else(user),
                act,
            })?,
            Kept::Report(event) => apply(event, &act)?,
        })
    }

    /// Writes the file: beside it first, then in its place. A report that was changed states its points and places anew.
    pub fn save(&self) -> Result<()> {
        if let Some(why) = self.read_only {
            bail!("{why}");
        }
        let text = match &self.kept {
            Kept::Log(log) => log.write(),
            Kept::Report(event) => trf::write(&stated(event)),
        };
        if self.path.display().to_string() == "-" {
            io::stdout().lock().write_all(text.as_bytes())?;
            return Ok(());
        }
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let beside = self
            .path
            .with_file_name(format!(".{name}.{}.new", std::process::id()));
        let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, &self.path));
        written.with_context(|| self.path.display().to_string())
    }
}

/// Where a file holds several tournaments: which there are, and how to name one.
fn offer(name: &str, bytes: &[u8], refused: &Refused) {
    if refused
        .0
        .iter()
        .any(|fault| fault.kind == FaultKind::SecondTournament)
    {
        for (tournament, number) in trf::names(bytes).iter().zip(1..) {
            warn(format_args!("{name}#{number}: {tournament}"));
        }
    }
}

fn user() -> Option<String> {
    ["USER", "LOGNAME", "USERNAME"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok())
        .filter(|name| !name.is_empty())
}

/// The time as RFC 3339 has it, to the second.
pub fn now() -> String {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs());
    stamp(seconds)
}

/// Seconds since 1970 as a date and a time of day.
fn stamp(seconds: u64) -> String {
    let (days, time) = (seconds / 86_400, seconds % 86_400);
    let date = i64::try_from(days).ok().and_then(Date::from_days);
    let date = date.map_or_else(String::new, |date| date.to_string());
    let (hour, minute, second) = (time / 3_600, time / 60 % 60, time % 60);
    format!("{date}T{hour:02}:{minute:02}:{second:02}Z")
}

/// A secret that nobody knows beforehand, from the randomness that the operating system gives a process.
pub fn secret() -> String {
    let word = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", word(), word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_772_323_199, "2026-02-28T23:59:59Z"),
            (1_772_323_200, "2026-03-01T00:00:00Z"),
        ] {
            assert_eq!(stamp(seconds), text);
        }
    }
}
