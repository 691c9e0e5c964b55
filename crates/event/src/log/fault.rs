//! Why a log is refused.

use arbiter_chain::Broken;

use crate::number::Seq;
use crate::state::act::Refusal;

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
pub enum LogFaultKind {
    /// The first line is no head of a log.
    #[error("expected {{\"arbiter_event_log\":2}}")]
    NoHead,
    /// A log of a later version.
    #[error("this log is of version {0}, which is not known here")]
    Version(u64),
    /// No UTF-8.
    #[error("expected UTF-8")]
    Encoding,
    /// No entry.
    #[error("expected an entry: {0}")]
    NoEntry(String),
    /// The line was changed, or one before it.
    #[error(transparent)]
    Broken(Broken),
    /// The number of an entry is not the next.
    #[error("entry {found} where {expected} was expected")]
    OutOfOrder {
        /// What was expected.
        expected: Seq,
        /// What stands there.
        found: Seq,
    },
    /// An entry that cannot have happened.
    #[error("{0}")]
    Refused(Box<Refusal>),
}

impl LogFault {
    pub(super) const fn at(line: usize, column: usize, kind: LogFaultKind) -> Self {
        Self { line, column, kind }
    }

    pub(super) fn of(line: usize, error: &serde_json::Error) -> Self {
        // The error's own line is always the first.
        let text = error.to_string();
        let plain = text.split(" at line ").next().unwrap_or_default().to_owned();
        Self::at(line, error.column().max(1), LogFaultKind::NoEntry(plain))
    }

    pub(super) fn encoding(bytes: &[u8], valid: usize) -> Self {
        let before = &bytes[..valid];
        let line = before.split(|&byte| byte == b'\n').count();
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        Self::at(line, column, LogFaultKind::Encoding)
    }
}
