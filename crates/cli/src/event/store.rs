//! An event as it is kept on disk: our log (JSON lines), a report file, or games (PGN), whose headers are read. Read whole, written whole or not at all.

use std::cell::{OnceCell, RefCell};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use super::fault;
use crate::output::{say, warn};
use crate::{bounds, disk};
use anyhow::{Context, Result};
use arbiter_event::Event;
use arbiter_event::act::{Act, Entry, Level, Notice, Refusal, code, decide, evolve};
use arbiter_event::explained::Known;
use arbiter_event::log::{Log, Salt, Stamp, without_births};
use arbiter_event::number::{EntrantId, Round, TeamId};
use arbiter_event::state::State;
use arbiter_lang::{Args as Words, Lang, TournamentWords};
use arbiter_laws::Date;
use arbiter_reports::exchange;
use arbiter_reports::pgn;
use arbiter_reports::trf::{self, FaultKind, Refused};
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

impl By {
    /// Whether whoever acts has confirmed something.
    pub const fn is_confirmed(&self) -> bool {
        self.confirm.is_some()
    }
}

/// A file with an event.
pub struct Store<'l> {
    path: PathBuf,
    lang: &'l Lang,
    kept: Kept,
    /// The event as a report file has it, made anew when somebody looks after an act.
    sheet: OnceCell<Event>,
    /// Why the file is read and not written, where it is so.
    read_only: Option<ReadOnly>,
    /// Nobody else writes the file from its reading on, where this is going to.
    held: Option<disk::Held>,
    /// What is said once it is saved.
    told: RefCell<Vec<String>>,
}

/// Why a file is read and not written.
#[derive(Debug, Clone, Copy)]
enum ReadOnly {
    /// It holds games.
    Games,
    /// It is one of several tournaments in a file.
    OneOf,
}

impl ReadOnly {
    fn fault(self, lang: &Lang) -> anyhow::Error {
        let (what, command) = match self {
            Self::Games => ("games", "arbiter event report FILE"),
            Self::OneOf => ("one_of", "arbiter event report FILE#1"),
        };
        let words = Words::new().word("what", what).text("command", command);
        fault(lang, "tournament-cli-read-only", &words)
    }
}

/// Somebody without a game in a round of a file of games.
pub fn no_game(lang: &Lang, event: &Event, player: u16, round: &impl ToString) -> String {
    let name = event.player(player).map_or("", |player| player.name.trim());
    let round = lang.digits(&round.to_string());
    let words = Words::new().text("player", name).word("round", round);
    lang.text("tournament-cli-no-game", &words)
}

enum Kept {
    Log(Box<Log>),
    /// A report: what was read, and the state once somebody acts on it.
    Report(Box<State>),
}

impl<'l> Store<'l> {
    /// Reads a log, a report or the headers of games; what deviates goes to the standard error. `FILE#2` is the second of several
    /// tournaments in a report file.
    pub fn read(path: &Path, lang: &'l Lang) -> Result<Self> {
        let name = path.display().to_string();
        if let Some((file, number)) = name.rsplit_once('#')
            && let Ok(number) = number.parse()
            && !path.exists()
        {
            return Self::one_of(path, file, number, lang);
        }
        let bytes = if name == "-" {
            bounds::read_input().with_context(|| lang.text("tournament-cli-input", &Words::new()))?
        } else {
            bounds::read(path).with_context(|| name.clone())?
        };
        if Log::is_log(&bytes) {
            let log = Log::read(&bytes, salt()?).with_context(|| name.clone())?;
            return Ok(Self::of_log(path, log, lang));
        }
        let games = pgn::is_games(&bytes);
        let event = if games {
            let read = pgn::read(&bytes).with_context(|| name.clone())?;
            for (player, round) in read.absences {
                warn(format_args!(
                    "{name}: {}",
                    no_game(lang, &read.event, player, &round)
                ));
            }
            read.event
        } else {
            let report = match trf::read(&bytes) {
                Ok(report) => report,
                Err(refused) => {
                    offer(&name, &bytes, &refused);
                    return Err(refused).with_context(|| name.clone());
                }
            };
            for notice in &report.notices {
                warn(format_args!("{name}: {}", lang.trf_notice(notice)));
            }
            match exchange::read(&bytes) {
                Some(Ok(state)) => return Ok(Self::of_exchange(path, state, lang)),
                Some(Err(why)) => warn(format_args!("{name}: {}", lang.no_state(why))),
                None => {}
            }
            report.event
        };
        let read_only = games.then_some(ReadOnly::Games);
        Ok(Self::of_report(path, event, read_only, lang))
    }

    /// Reads a file that is going to be written: nobody else writes it meanwhile.
    pub fn change(path: &Path, lang: &'l Lang) -> Result<Self> {
        let name = path.display().to_string();
        if name == "-" || !path.exists() {
            return Self::read(path, lang);
        }
        let held = disk::hold(path).map_err(|why| not_written(lang, why))?;
        let store = Self::read(path, lang)?;
        Ok(Self {
            held: Some(held),
            ..store
        })
    }

    fn of_log(path: &Path, log: Log, lang: &'l Lang) -> Self {
        let name = path.display();
        if let Some(torn) = log.torn() {
            let words = Words::new().text("torn", torn);
            warn(format_args!(
                "{name}: {}",
                lang.text("tournament-cli-torn", &words)
            ));
        }
        if let Some((round, reason)) = log.state().terms.left_fide_mode.last() {
            let words = Words::new().count("round", round.0.into()).text("reason", reason);
            let text = lang.text("tournament-cli-outside-fide-mode", &words);
            warn(format_args!("{name}: {text}"));
        }
        Self {
            told: RefCell::default(),
            path: path.to_owned(),
            lang,
            sheet: OnceCell::new(),
            kept: Kept::Log(Box::new(log)),
            read_only: None,
            held: None,
        }
    }

    fn of_report(path: &Path, event: Event, read_only: Option<ReadOnly>, lang: &'l Lang) -> Self {
        let state = State::from_report(&event);
        Self {
            told: RefCell::default(),
            path: path.to_owned(),
            lang,
            kept: Kept::Report(Box::new(state)),
            sheet: OnceCell::from(event),
            read_only,
            held: None,
        }
    }

    /// A report with a line of ours that tells its whole state, where the line belongs to the rest of the file.
    fn of_exchange(path: &Path, state: State, lang: &'l Lang) -> Self {
        Self {
            told: RefCell::default(),
            path: path.to_owned(),
            lang,
            kept: Kept::Report(Box::new(state)),
            sheet: OnceCell::new(),
            read_only: None,
            held: None,
        }
    }

    /// One of several tournaments in a file.
    fn one_of(path: &Path, file: &str, number: usize, lang: &'l Lang) -> Result<Self> {
        let bytes = bounds::read(file).with_context(|| file.to_owned())?;
        let report = trf::read_one(&bytes, number).with_context(|| file.to_owned())?;
        for notice in &report.notices {
            warn(format_args!("{file}: {}", lang.trf_notice(notice)));
        }
        Ok(Self::of_report(path, report.event, Some(ReadOnly::OneOf), lang))
    }

    /// A new event in a log.
    pub fn create(path: &Path, lang: &'l Lang) -> Result<Self> {
        let held = disk::hold(path).map_err(|why| not_written(lang, why))?;
        if path.exists() {
            let words = Words::new().text("file", path.display().to_string());
            return Err(fault(lang, "tournament-cli-exists", &words));
        }
        let store = Self::of_log(path, Log::default(), lang);
        Ok(Self {
            held: Some(held),
            ..store
        })
    }

    /// The event as a report file has it.
    pub fn event(&self) -> &Event {
        self.sheet.get_or_init(|| self.state().sheet())
    }

    /// The state of the event.
    pub fn state(&self) -> &State {
        match &self.kept {
            Kept::Log(log) => log.state(),
            Kept::Report(state) => state,
        }
    }

    /// The log, where the file is one.
    pub fn log(&self) -> Option<&Log> {
        match &self.kept {
            Kept::Log(log) => Some(log),
            Kept::Report(_) => None,
        }
    }

    /// The event as the pairing of a round saw it, or as it stands where the round is still to be paired.
    pub fn known(&self, round: usize) -> Known {
        let paired = u16::try_from(round)
            .ok()
            .and_then(|round| self.state().round(Round(round)));
        let before = paired.filter(|paired| paired.paired.0 > 0).and_then(|paired| {
            let before = match self.log() {
                Some(log) => Some(log.before(paired.paired)),
                None => self.state().known_before(paired.paired),
            };
            Some((paired, before?))
        });
        match before {
            Some((paired, before)) => Known::new(&before, self.state(), paired.round),
            None => Known::of_report(self.event(), round),
        }
    }

    /// The language in which is told what happens.
    pub const fn lang(&self) -> &'l Lang {
        self.lang
    }

    /// The words for the event as it stands.
    pub fn words(&self) -> TournamentWords<'_> {
        self.lang.tournament(self.state())
    }

    /// A refusal that names people.
    pub fn refused(&self, why: &Refusal) -> anyhow::Error {
        let told = self.words().refusal(why);
        match why {
            // How that is said here.
            Refusal::Stale { found, .. } => anyhow::Error::msg(format!("{told} (--was {found})")),
            _ => anyhow::Error::msg(told),
        }
    }

    /// Who is meant by a starting rank, `#id`, `fide:NUMBER` or part of a name.
    pub fn find(&self, asked: &str) -> Result<EntrantId> {
        self.state().find(asked).map_err(|why| self.refused(&why.into()))
    }

    /// The starting rank of whoever is meant.
    pub fn rank(&self, asked: &str) -> Result<u16> {
        Ok(self.state().numbers().rank(self.find(asked)?))
    }

    /// A player or, in an event of teams, a team: by its number or its name.
    pub fn either(&self, asked: &str) -> Result<u32> {
        if self.state().of_teams() {
            self.team(asked).map(|id| id.0)
        } else {
            self.find(asked).map(|id| id.0)
        }
    }

    /// A team by its number or its name.
    pub fn team(&self, asked: &str) -> Result<TeamId> {
        self.state().find_team(asked).map_err(|why| self.refused(&why))
    }

    /// Carries out an act and tells what an arbiter should know about it.
    ///
    /// What needs a confirmation and has none is refused with the consequences named; nothing is saved then.
    pub fn act(&mut self, act: impl Into<Act>, by: &By) -> Result<()> {
        let act = act.into();
        if let Act::Result(typed) = &act
            && typed.is_there(self.state())
        {
            return Ok(());
        }
        let mut entry = decide(self.state(), &act).map_err(|why| self.refused(&why))?;
        let words = self.words();
        for notice in entry.notices() {
            match notice {
                Notice::Done { .. }
                | Notice::Renumbered { .. }
                | Notice::TookBack { .. }
                | Notice::Turned { .. } => self.tell(words.notice(notice)),
                _ => warn(format_args!("arbiter: {}", words.notice(notice))),
            }
        }
        let code = code(&self.mark(), &act);
        let given = by.confirm.as_deref();
        match entry.notices().map(Notice::level).max() {
            Some(Level::TwoSteps) if given != Some(&code) => {
                let words = Words::new().text("code", format!("--confirm {code}"));
                return Err(fault(self.lang, "tournament-cli-confirm-twice", &words));
            }
            Some(Level::Confirm) if given != Some(&code) && given != Some("yes") => {
                let words = Words::new()
                    .text("yes", "--confirm yes")
                    .text("code", format!("--confirm {code}"));
                return Err(fault(self.lang, "tournament-cli-confirm", &words));
            }
            Some(Level::Confirm | Level::TwoSteps) => entry.confirmed = true,
            _ => {}
        }
        let is_told = names_nobody(&entry.act);
        self.keep(entry, by)?;
        if is_told && let Some(made) = self.state().history.last() {
            let said = self.words().made(made);
            // What `result` prints is which boards are missing.
            if matches!(made.act, Act::Result(_)) {
                warn(format_args!("arbiter: {said}"));
            } else {
                self.tell(said);
            }
        }
        Ok(())
    }

    /// Carries out an act of which it is known already that it happened: nothing is asked, nothing told.
    pub fn known_act(&mut self, act: impl Into<Act>, by: &By) -> Result<()> {
        let entry = decide(self.state(), &act.into()).map_err(|why| self.refused(&why))?;
        self.keep(entry, by)
    }

    fn keep(&mut self, entry: Entry, by: &By) -> Result<()> {
        let confirmed = entry.confirmed;
        match &mut self.kept {
            Kept::Log(log) => {
                let stamp = Stamp {
                    at: Some(now()),
                    by: by.by.clone().or_else(user),
                    salt: salt()?,
                    confirmed,
                };
                log.keep(entry, &stamp);
            }
            Kept::Report(state) => {
                let entry = Entry {
                    at: Some(now()),
                    by: by.by.clone().or_else(user),
                    ..entry
                };
                evolve(state, &entry);
            }
        }
        self.sheet.take();
        Ok(())
    }

    /// What the file holds, in one word; a code that confirms holds for nothing else.
    fn mark(&self) -> String {
        match &self.kept {
            Kept::Log(log) => log.last().to_owned(),
            Kept::Report(state) => state.next().to_string(),
        }
    }

    /// Writes the file: beside it first, then in its place. A report that was changed states its points and places anew; what
    /// no record of it can hold goes into one line at its end. A log of version 1 stays beside the one of today.
    pub fn save(&self) -> Result<()> {
        self.write()?;
        for line in self.told.take() {
            say(line)?;
        }
        Ok(())
    }

    /// A line about what was done: it is heard once that is saved, since whoever reads it takes it for done.
    pub fn tell(&self, line: String) {
        self.told.borrow_mut().push(line);
    }

    fn write(&self) -> Result<()> {
        if let Some(why) = self.read_only {
            return Err(why.fault(self.lang));
        }
        let text = match &self.kept {
            Kept::Log(log) => log.write(),
            // What was done here can be taken back here: the line at the end knows it.
            Kept::Report(state) if !state.history.is_empty() => exchange::with_state(state),
            Kept::Report(state) => exchange::report(state),
        };
        if let Kept::Log(log) = &self.kept
            && log.version() == 1
        {
            self.keep_the_old_one()?;
        }
        if self.path.display().to_string() == "-" {
            io::stdout().lock().write_all(text.as_bytes())?;
            return Ok(());
        }
        if self.state().erased {
            self.forget_in_the_old_one()?;
        }
        let written = match &self.held {
            Some(held) => held.replace(text.as_bytes()),
            None => disk::hold(&self.path).and_then(|held| held.replace(text.as_bytes())),
        };
        written.map_err(|why| not_written(self.lang, why))
    }
}

impl Store<'_> {
    fn old_one(&self) -> PathBuf {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!("{name}.v1"))
    }

    /// Days of birth that were erased go from the file of version 1 too.
    fn forget_in_the_old_one(&self) -> Result<()> {
        let beside = self.old_one();
        if !beside.is_file() {
            return Ok(());
        }
        let old = fs::read_to_string(&beside).with_context(|| beside.display().to_string())?;
        let text = without_births(&old, &|birth| self.state().is_minor(birth));
        if text != old {
            disk::hold(&beside)?.replace(text.as_bytes())?;
        }
        Ok(())
    }

    fn keep_the_old_one(&self) -> Result<()> {
        let beside = self.old_one();
        if !beside.exists() {
            fs::copy(&self.path, &beside).with_context(|| beside.display().to_string())?;
        }
        Ok(())
    }
}

/// Why nothing was written, in the language of whoever reads it; what the system says is as it says it.
fn not_written(lang: &Lang, why: disk::DiskError) -> anyhow::Error {
    use disk::DiskError::{Held, Io, Owner, ReadOnly};
    let (id, file, by) = match &why {
        Held { path, by } => ("tournament-cli-held", path, by.as_str()),
        ReadOnly { path } => ("tournament-cli-not-writable", path, "chmod u+w"),
        Owner { path } => ("tournament-cli-owner", path, ""),
        Io { .. } => return why.into(),
    };
    fault(lang, id, &Words::new().text("file", file.as_str()).text("by", by))
}

/// Fresh chance for values that can be forgotten.
fn salt() -> Result<Salt> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).context("no chance to be had from the system")?;
    Ok(Salt(bytes))
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

/// A secret that nobody knows beforehand.
pub fn secret() -> Result<String> {
    Ok(arbiter_game::log::hex(&salt()?.0))
}

/// Whether an act about people has no notice that names them: its sentence is told then, so that nobody is meant by a slip.
const fn names_nobody(act: &Act) -> bool {
    matches!(
        act,
        Act::Result(_)
            | Act::Adjourn(_)
            | Act::Forbid(_)
            | Act::Allow(_)
            | Act::Lineup(_)
            | Act::Incident(_)
            | Act::Offence(_)
            | Act::CorrectEntrant(_)
    )
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
