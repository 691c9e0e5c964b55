//! How a job ends: its exit status, and what happens when nobody reads the output any more.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::ValueEnum;

/// What the exit status says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// All is well.
    Clean,
    /// Something was found: a fault, a count that differs.
    Found,
    /// Something could not be read.
    Unreadable,
    /// What was asked for cannot be: no legal pairing exists.
    Impossible,
    /// The reader of the output went away, as `head` does: what the shell says of a program that a pipe ended.
    Abandoned,
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        Self::from(match status {
            Status::Clean => 0,
            Status::Found => 1,
            Status::Unreadable => 2,
            Status::Impossible => 3,
            Status::Abandoned => 141,
        })
    }
}

/// How one answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON value.
    Json,
}

/// One line for whoever reads the output; an error where nobody does any more.
pub fn say(line: impl Display) -> io::Result<()> {
    writeln!(io::stdout(), "{line}")
}

/// One line beside the output, for whoever looks; whoever has closed that too hears nothing.
pub fn warn(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// The last word of a job that could not go on: an error says why, a closed pipe says nothing.
pub fn failed(error: &anyhow::Error) -> Status {
    let kind = |cause: &(dyn std::error::Error + 'static)| {
        let plain = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        plain.or_else(|| cause.downcast_ref::<serde_json::Error>()?.io_error_kind())
    };
    if error.chain().find_map(kind) == Some(io::ErrorKind::BrokenPipe) {
        return Status::Abandoned;
    }
    warn(format_args!("arbiter: {}", said(error)));
    Status::Unreadable
}

/// An error with its causes; what an error has said of its cause is not said again.
fn said(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if text.ends_with(&cause) {
            continue;
        }
        if !text.is_empty() {
            text.push_str(": ");
        }
        text.push_str(&cause);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::Context;

    #[derive(Debug, thiserror::Error)]
    #[error("cannot listen: {source}")]
    struct Listen {
        source: io::Error,
    }

    #[test]
    fn what_was_said_of_a_cause_is_not_said_again() {
        let source = io::Error::other("taken");
        let error = anyhow::Error::from(Listen { source }).context("the server");
        assert_eq!(said(&error), "the server: cannot listen: taken");
        let plain = Err::<(), _>(io::Error::other("not there")).context("cup.jsonl");
        assert_eq!(said(&plain.unwrap_err()), "cup.jsonl: not there");
    }
}
