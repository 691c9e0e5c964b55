//! The log of an event: a head line, then one JSON line an act.

use core::fmt::Write;

use serde::{Deserialize, Serialize};

use super::admit::ERASED;
use super::{Act, Notice, Refusal, apply, minor};
use crate::model::Event;

/// An act with who decided it and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When, as RFC 3339 has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Who.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// What.
    pub act: Act,
}

impl Entry {
    /// An act of nobody in particular.
    #[must_use]
    pub const fn new(act: Act) -> Self {
        Self {
            at: None,
            by: None,
            act,
        }
    }
}

/// The first line of a log.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    arbiter_event_log: u32,
}

const VERSION: u32 = 1;

/// Everything that happened to an event, and the event that it adds up to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Log {
    entries: Vec<Entry>,
    event: Event,
}

/// Why a log is refused; nothing of it is taken.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct LogFault {
    /// Line from 1.
    pub line: usize,
    /// Column from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: LogFaultKind,
}

/// What is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LogFaultKind {
    /// The first line is no head of a log.
    #[error("expected {{\"arbiter_event_log\":1}}")]
    NoHead,
    /// A log of a later version.
    #[error("this log is of version {0}, which is not known here")]
    Version(u32),
    /// No UTF-8.
    #[error("expected UTF-8")]
    Encoding,
    /// No entry.
    #[error("expected an entry: {0}")]
    NoEntry(String),
    /// An entry that cannot have happened.
    #[error("{0}")]
    Refused(Refusal),
}

impl Log {
    /// Whether bytes look like a log.
    #[must_use]
    pub fn is_log(bytes: &[u8]) -> bool {
        bytes.trim_ascii_start().starts_with(b"{")
    }

    /// Reads a log and carries it out.
    ///
    /// # Errors
    /// [`LogFault`]: the first line that is no entry, or that cannot have happened.
    pub fn read(bytes: &[u8]) -> Result<Self, LogFault> {
        let fault = |line, column, kind| LogFault { line, column, kind };
        let text = core::str::from_utf8(bytes).map_err(|error| {
            let before = &bytes[..error.valid_up_to()];
            let line = before.split(|&byte| byte == b'\n').count();
            let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
            fault(line, column, LogFaultKind::Encoding)
        })?;
        let mut lines = text.lines().enumerate();
        let head = lines
            .next()
            .and_then(|(_, line)| serde_json::from_str::<Head>(line).ok());
        let head = head.ok_or_else(|| fault(1, 1, LogFaultKind::NoHead))?;
        if head.arbiter_event_log != VERSION {
            return Err(fault(1, 1, LogFaultKind::Version(head.arbiter_event_log)));
        }
        let mut log = Self::default();
        for (at, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let entry: Entry = serde_json::from_str(line).map_err(|error| {
                let kind = LogFaultKind::NoEntry(plain(&error));
                fault(at + 1, error.column().max(1), kind)
            })?;
            log.add(entry)
                .map_err(|refusal| fault(at + 1, 1, LogFaultKind::Refused(refusal)))?;
        }
        Ok(log)
    }

    /// Carries out an act and keeps it.
    ///
    /// # Errors
    /// [`Refusal`]; nothing is kept then.
    pub fn add(&mut self, entry: Entry) -> Result<Vec<Notice>, Refusal> {
        let announced = matches!(entry.act, Act::Announce { .. });
        if announced != self.entries.is_empty() {
            return Err(Refusal::Announcement);
        }
        let notices = if entry.act == Act::EraseBirths {
            self.erase(&entry.act)?
        } else {
            apply(&mut self.event, &entry.act)?
        };
        self.entries.push(entry);
        Ok(notices)
    }

    /// Days of birth of minors go from every entry too, so that the log does not tell them any more; the event is then what the
    /// changed entries add up to.
    fn erase(&mut self, act: &Act) -> Result<Vec<Notice>, Refusal> {
        let minors: Vec<(String, String)> = self
            .event
            .players
            .iter()
            .filter(|player| minor(&self.event, player))
            .map(|player| (player.name.trim().to_owned(), player.birth.trim().to_owned()))
            .collect();
        let mut entries = self.entries.clone();
        let mut names: Vec<String> = Vec::new();
        for entry in &mut entries {
            let Act::Enter { player, .. } = &mut entry.act else {
                continue;
            };
            let name = player.name.trim().to_owned();
            if minors.contains(&(name.clone(), player.birth.trim().to_owned())) {
                // Namesakes were told apart by their days of birth, and must be told apart still.
                let before = names.iter().filter(|one| **one == name).count();
                player.birth = if before == 0 {
                    String::new()
                } else {
                    format!("{ERASED}{before}")
                };
            }
            names.push(name);
        }
        let mut event = Event::default();
        for entry in &entries {
            apply(&mut event, &entry.act)?;
        }
        let notices = apply(&mut event, act)?;
        (self.entries, self.event) = (entries, event);
        Ok(notices)
    }

    /// What the acts add up to.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// The acts in their order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The log as JSON lines.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = String::new();
        let head = Head {
            arbiter_event_log: VERSION,
        };
        let _ = writeln!(text, "{}", serde_json::to_string(&head).unwrap_or_default());
        for entry in &self.entries {
            let _ = writeln!(text, "{}", serde_json::to_string(entry).unwrap_or_default());
        }
        text
    }
}

/// The error without its own line, which is always the first.
fn plain(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_is_none_is_refused_where_it_breaks() {
        let head = "{\"arbiter_event_log\":1}\n";
        let cases = [
            ("001    1", 1),
            ("{\"arbiter_event_log\":7}\n", 1),
            ("{\"arbiter_event_log\":1}\nhello\n", 2),
            ("{\"arbiter_event_log\":1}\n\n{\"act\":{\"type\":\"bye\"}}\n", 3),
        ];
        for (text, line) in cases {
            assert_eq!(Log::read(text.as_bytes()).unwrap_err().line, line, "{text}");
        }
        let early = format!("{head}{{\"act\":{{\"type\":\"tiebreaks\",\"list\":[\"BH\"]}}}}\n");
        let fault = Log::read(early.as_bytes()).unwrap_err();
        assert_eq!(
            (fault.line, fault.kind),
            (2, LogFaultKind::Refused(Refusal::Announcement))
        );
        let bytes = [head.as_bytes(), b"ab\xff"].concat();
        let fault = Log::read(&bytes).unwrap_err();
        assert_eq!(
            (fault.line, fault.column, fault.kind),
            (2, 3, LogFaultKind::Encoding)
        );
    }
}
