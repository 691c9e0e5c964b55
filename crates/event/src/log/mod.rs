//! The log of an event: JSON lines in one chain, the only truth about it.
//!
//! The first line names the version of the format. Every other line is an [`Entry`] with its answers; the member `hash`,
//! always the last, binds it to all before. Lines that begin with `{"private":` stand outside the chain: they hold values
//! that can be forgotten, of which the entries hold only a salted hash. A log of version 1 is read as what it meant.

mod fault;
mod private;
mod shown;
mod sound;
mod v1;

use arbiter_chain::Chain;
use serde::{Deserialize, Serialize};

use crate::number::Seq;
use crate::state::State;
use crate::state::act::{Act, Answer, Entry, Refusal, births, decide, evolve};

pub use arbiter_chain::Broken;
pub use fault::{LogFault, LogFaultKind};
pub use private::{Private, Salt, is_of_a_minor, written};
pub use shown::{seq_in, shown};
pub use v1::without_births;

/// The version that is written.
pub const VERSION: u64 = 2;

/// Who acts, when, and what chance gives for values that can be forgotten.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stamp {
    /// When, as RFC 3339 has it.
    pub at: Option<String>,
    /// Who.
    pub by: Option<String>,
    /// What makes hashes of private values unguessable: fresh chance for each entry.
    pub salt: Salt,
    /// Whether what follows was told and confirmed.
    pub confirmed: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    arbiter_event_log: u64,
}

/// Everything that happened to an event, and the state that it adds up to.
#[derive(Debug, Clone)]
pub struct Log {
    chain: Chain,
    /// Lines as they stand in the file, with the private ones before the entry that speaks of them.
    lines: Vec<String>,
    entries: Vec<Entry>,
    state: State,
    private: Private,
    /// The version that was read.
    version: u64,
    /// What stood behind the last whole line.
    torn: Option<String>,
}

impl Default for Log {
    fn default() -> Self {
        let mut chain = Chain::new();
        let line = chain.seal(&head());
        Self {
            chain,
            lines: vec![line],
            entries: Vec::new(),
            state: State::default(),
            private: Private::default(),
            version: VERSION,
            torn: None,
        }
    }
}

impl PartialEq for Log {
    fn eq(&self, other: &Self) -> bool {
        self.lines == other.lines && self.state == other.state
    }
}

impl Eq for Log {}

/// Without the mark that some editors put before a text in UTF-8; no line has it.
fn unmarked(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes)
}

/// The first line.
fn head() -> String {
    stored(&Head {
        arbiter_event_log: VERSION,
    })
}

fn stored(value: &impl Serialize) -> String {
    // Nothing of a log is a map whose keys are no texts, nor a bare value under a tag, which is all that could fail.
    let text = serde_json::to_string(value);
    debug_assert!(text.is_ok(), "{:?}", text.err());
    text.unwrap_or_default()
}

impl Log {
    /// Whether bytes look like a log.
    #[must_use]
    pub fn is_log(bytes: &[u8]) -> bool {
        unmarked(bytes).trim_ascii_start().starts_with(b"{")
    }

    /// Reads a log of any version; `salt` is fresh chance for the private values of one of version 1.
    ///
    /// A last line that was not written to its end is set aside ([`Log::torn`]).
    ///
    /// # Errors
    /// [`LogFault`]: the first line that is not what it must be. Nothing is taken then.
    ///
    /// ```
    /// use arbiter_event::act::Announce;
    /// use arbiter_event::log::{Log, Salt, Stamp};
    /// let mut log = Log::default();
    /// log.add(&Announce::new("Club open", 5).into(), &Stamp::default()).unwrap();
    /// let read = Log::read(log.write().as_bytes(), Salt::default()).unwrap();
    /// assert_eq!(read, log);
    /// assert!(Log::read(log.write().replace("Club", "Town").as_bytes(), Salt::default()).is_err());
    /// ```
    pub fn read(bytes: &[u8], salt: Salt) -> Result<Self, LogFault> {
        let (bytes, torn) = whole(unmarked(bytes));
        let text =
            core::str::from_utf8(bytes).map_err(|error| LogFault::encoding(bytes, error.valid_up_to()))?;
        let first = text
            .lines()
            .find(|line| !line.trim().is_empty())
            .unwrap_or_default();
        let head: serde_json::Value = serde_json::from_str(first).unwrap_or_default();
        let version = head.get("arbiter_event_log").and_then(serde_json::Value::as_u64);
        let mut log = match version {
            Some(1) => v1::read(text, salt)?,
            Some(VERSION) => Self::of_lines(text)?,
            Some(other) => return Err(LogFault::at(1, 1, LogFaultKind::Version(other))),
            None => return Err(LogFault::at(1, 1, LogFaultKind::NoHead)),
        };
        log.torn = torn;
        Ok(log)
    }

    fn of_lines(text: &str) -> Result<Self, LogFault> {
        let mut log = Self {
            chain: Chain::new(),
            lines: Vec::new(),
            ..Self::default()
        };
        for (at, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            if private::is_private(line) {
                log.private
                    .learn(line)
                    .map_err(|why| LogFault::at(at, 1, LogFaultKind::NoEntry(why)))?;
                log.lines.push(line.to_owned());
                continue;
            }
            let broken = |why: Broken| LogFault::at(at, 1, LogFaultKind::Broken(why));
            let open = log.chain.check(line).map_err(broken)?;
            log.lines.push(line.to_owned());
            if log.chain_is_at_its_head() {
                continue;
            }
            let entry = log.private.reveal(&open).map_err(|why| LogFault::of(at, &why))?;
            log.follows(entry, at)?;
        }
        Ok(log)
    }

    fn chain_is_at_its_head(&self) -> bool {
        let sealed = |line: &&String| !private::is_private(line);
        self.lines.iter().filter(sealed).take(2).count() == 1
    }

    fn follows(&mut self, entry: Entry, line: usize) -> Result<(), LogFault> {
        let expected = self.state.next();
        if entry.seq != expected {
            let found = entry.seq;
            return Err(LogFault::at(
                line,
                1,
                LogFaultKind::OutOfOrder { expected, found },
            ));
        }
        sound::sound(&self.state, &entry)
            .map_err(|why| LogFault::at(line, 1, LogFaultKind::Refused(Box::new(why))))?;
        evolve(&mut self.state, &entry);
        self.entries.push(entry);
        Ok(())
    }

    /// Decides an act, carries it out and keeps it.
    ///
    /// # Errors
    /// [`Refusal`]; nothing is kept then.
    pub fn add(&mut self, act: &Act, stamp: &Stamp) -> Result<&Entry, Refusal> {
        let entry = decide(&self.state, act)?;
        Ok(self.keep(entry, stamp))
    }

    /// Keeps an entry that was decided on this state.
    pub fn keep(&mut self, mut entry: Entry, stamp: &Stamp) -> &Entry {
        entry.at.clone_from(&stamp.at);
        entry.by.clone_from(&stamp.by);
        entry.confirmed = stamp.confirmed;
        let (text, private) = self.private.hide(&entry, stamp.salt);
        self.lines.extend(private);
        let line = self.chain.seal(&text);
        self.lines.push(line);
        evolve(&mut self.state, &entry);
        if matches!(entry.act, Act::EraseBirths(_)) {
            self.forget();
        }
        let at = self.entries.len();
        self.entries.push(entry);
        &self.entries[at]
    }

    /// Days of birth of minors go from everywhere; the chain stays whole, since it holds their hashes only.
    fn forget(&mut self) {
        let state = &self.state;
        for entry in &mut self.entries {
            let mut forget = |value: &mut String| {
                if state.is_minor(&private::birth_in(value)) {
                    value.clear();
                }
            };
            births(&mut entry.act, &mut forget);
            private::births_of(&mut entry.answers, &mut forget);
        }
        let minor = |value: &str| state.is_minor(&private::birth_in(value));
        self.private.forget(&mut self.lines, minor);
    }

    /// What the entries add up to.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The entries in their order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The version of the format that was read.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// What stood behind the last whole line.
    #[must_use]
    pub fn torn(&self) -> Option<&str> {
        self.torn.as_deref()
    }

    /// The hash of the last line.
    #[must_use]
    pub fn last(&self) -> &str {
        self.chain.last()
    }

    /// The state before an entry, as the pairing of a round saw it.
    #[must_use]
    pub fn before(&self, seq: Seq) -> State {
        let mut state = State::default();
        for entry in self.entries.iter().take_while(|entry| entry.seq < seq) {
            evolve(&mut state, entry);
        }
        state
    }

    /// Whether the draw is the one that its secret gives; nothing where no lots were drawn.
    #[must_use]
    pub fn draw_is_that_of_its_secret(&self) -> Option<bool> {
        let secret = |made: &&crate::state::Made| {
            made.stands() && matches!(&made.act, Act::Draw(draw) if draw.secret.is_some())
        };
        let made = self.state.history.iter().find(secret)?;
        let entry = self.entries.iter().find(|entry| entry.seq == made.seq)?;
        let again = decide(&self.before(made.seq), &made.act).ok()?;
        let drawn = |entry: &Entry| -> Vec<Answer> {
            let told = |answer: &&Answer| !matches!(answer, Answer::Told { .. });
            entry.answers.iter().filter(told).cloned().collect()
        };
        Some(drawn(entry) == drawn(&again))
    }

    /// The log as JSON lines.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = self.lines.join("\n");
        text.push('\n');
        text
    }
}

/// The bytes up to the last line end, and what stands behind it where that is no line.
fn whole(bytes: &[u8]) -> (&[u8], Option<String>) {
    let end = bytes
        .iter()
        .rposition(|byte| *byte == b'\n')
        .map_or(0, |at| at + 1);
    let (lines, rest) = bytes.split_at(end);
    let is_line = serde_json::from_slice::<serde::de::IgnoredAny>(rest).is_ok();
    if rest.trim_ascii().is_empty() || is_line || lines.is_empty() {
        return (bytes, None);
    }
    (lines, Some(String::from_utf8_lossy(rest).into_owned()))
}
