//! A report file that carries its whole state: one comment at its end, `### arbiter-state 2 SHA256 BASE64`.
//!
//! The hash is that of all other lines. Where somebody changed one of them, the line is a comment like any other, and
//! that is told.

use core::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::trf;
use arbiter_event::state::{Record, State};
use arbiter_event::stated::stated;

const MARK: &str = "### arbiter-state 2 ";

/// A line of state that cannot be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoState {
    /// Other lines of the file were changed since.
    #[error("the line arbiter-state belongs to another text than this file has; it is read as a comment")]
    Changed,
    /// The line itself is not whole.
    #[error("the line arbiter-state cannot be read; it is taken as a comment")]
    Broken,
}

fn hash<'a>(lines: impl Iterator<Item = &'a [u8]>) -> String {
    let mut hasher = Sha256::new();
    for line in lines {
        hasher.update(line.trim_ascii_end());
        hasher.update(b"\n");
    }
    hasher.finalize().iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// The state that a report file carries; nothing where it carries none.
#[must_use]
pub fn read(bytes: &[u8]) -> Option<Result<State, NoState>> {
    let lines = || {
        bytes
            .split(|byte| *byte == b'\n')
            .map(|line| line.strip_suffix(b"\r").unwrap_or(line))
    };
    let ours = |line: &&[u8]| line.starts_with(MARK.as_bytes());
    let line = lines().rfind(ours)?;
    let mut words = line[MARK.len()..].split(|byte| *byte == b' ');
    let (Some(told), Some(text)) = (words.next(), words.next()) else {
        return Some(Err(NoState::Broken));
    };
    let rest = bytes
        .strip_suffix(b"\n")
        .unwrap_or(bytes)
        .split(|byte| *byte == b'\n');
    let rest = rest
        .map(|line| line.strip_suffix(b"\r").unwrap_or(line))
        .filter(|line| !ours(line));
    if hash(rest).as_bytes() != told {
        return Some(Err(NoState::Changed));
    }
    let state = STANDARD.decode(text.trim_ascii()).ok();
    let state = state.and_then(|json| serde_json::from_slice(&json).ok());
    let state = state.filter(is_countable);
    Some(state.ok_or(NoState::Broken))
}

/// More ids and entries than any event has: what says more was not written here.
const MOST: u32 = 10_000_000;

/// Whether the numbers that are given next are none that were given, and can be counted on.
fn is_countable(state: &State) -> bool {
    let entrants = state.entrants.keys().map(|id| id.0).max().unwrap_or(0);
    let teams = state.teams.keys().map(|id| id.0).max().unwrap_or(0);
    let seqs = state.history.iter().map(|made| made.seq.0);
    (entrants..MOST).contains(&state.given.entrants)
        && (teams..MOST).contains(&state.given.teams)
        && seqs.max().unwrap_or(0) < MOST
        && state.history.iter().map(|made| made.seq).is_sorted()
        && state.rounds.len() <= 999
}

/// The report of a state with its line. A line of an earlier text, which had become a comment, is left out.
#[must_use]
pub fn with_state(state: &State) -> String {
    let report = trf::write(&stated(&state.sheet()));
    let mut state = state.clone();
    let stale = |one: &Record| one.code == "###" && one.text.starts_with(trf::STATE_LINE);
    state.about.foreign.retain(|one| !stale(one));
    let json = serde_json::to_vec(&state).unwrap_or_default();
    let hash = hash(report.lines().map(str::as_bytes));
    format!("{report}{MARK}{hash} {}\n", STANDARD.encode(json))
}

/// The report of a state; with its line where no record holds all of it.
#[must_use]
pub fn report(state: &State) -> String {
    let sheet = state.sheet();
    let report = trf::write(&stated(&sheet));
    let again = trf::read(report.as_bytes()).map(|read| State::from_report(&read.event).sheet());
    let whole = again.is_ok_and(|again| again.is_alike(&sheet));
    if whole { report } else { with_state(state) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_comes_back_and_a_changed_file_is_told() {
        let file = "012 Cup\n142 3\n001    1      One\n001    2      Two\n";
        let state = State::from_report(&trf::read(file.as_bytes()).unwrap().event);
        let text = with_state(&state);
        assert_eq!(read(text.as_bytes()), Some(Ok(state.clone())));
        assert_eq!(read(text.replace('\n', "\r\n").as_bytes()), Some(Ok(state)));
        assert_eq!(
            read(text.replace("One", "Ona").as_bytes()),
            Some(Err(NoState::Changed))
        );
        assert_eq!(
            read(text.replace(" ey", " *y").as_bytes()),
            Some(Err(NoState::Broken))
        );
        assert_eq!(read(file.as_bytes()), None);
    }

    #[test]
    fn a_state_that_counts_beyond_all_events_is_none() {
        let file = "012 Cup\n142 3\n001    1      One\n";
        let state = State::from_report(&trf::read(file.as_bytes()).unwrap().event);
        for given in [u32::MAX, 0] {
            let mut spoilt = state.clone();
            spoilt.given.entrants = given;
            assert_eq!(read(with_state(&spoilt).as_bytes()), Some(Err(NoState::Broken)));
        }
    }

    #[test]
    fn a_line_of_an_earlier_text_spoils_no_later_one() {
        let file = "012 Cup\n142 3\n### a word\n001    1      One\n001    2      Two\n";
        let of = |text: &str| State::from_report(&trf::read(text.as_bytes()).unwrap().event);
        let foreign = file.replace("### a word", "### a word\n### arbiter-state 2 deadbeef AAAA");
        let edited = with_state(&of(file)).replace("Two", "Tow");
        for text in [foreign, edited] {
            assert_eq!(read(text.as_bytes()), Some(Err(NoState::Changed)));
            let state = of(&text);
            let again = with_state(&state);
            assert_eq!(again.matches(MARK).count(), 1, "{again}");
            assert!(again.contains("### a word\n"), "comments of others stay");
            let read = read(again.as_bytes()).unwrap().unwrap();
            assert_eq!(read.entrants, state.entrants);
            assert!(!trf::write(&state.sheet()).contains(MARK));
        }
    }
}
