//! The chain: each line is bound to all before it.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use sha2::{Digest, Sha256};

use super::LogFault;

/// What goes before the first line.
const NOTHING: &str = "";
const MEMBER: &str = r#","hash":""#;
const CLOSE: &str = r#""}"#;

#[derive(Debug, Clone)]
pub(super) struct Chain {
    last: String,
}

impl Chain {
    pub(super) fn new() -> Self {
        let last = NOTHING.to_string();
        Self { last }
    }

    /// The line with its hash as its last member.
    pub(super) fn seal(&mut self, line: &str) -> String {
        let hash = self.next(line);
        let open = line.strip_suffix('}').unwrap_or(line);
        let sealed = format!("{open}{MEMBER}{hash}{CLOSE}");
        self.last = hash;
        sealed
    }

    /// The line without its hash, if that is what it must be.
    pub(super) fn check(&mut self, sealed: &str) -> Result<String, LogFault> {
        let split = sealed
            .strip_suffix(CLOSE)
            .and_then(|open| open.rsplit_once(MEMBER));
        let (open, found) = split.ok_or(LogFault::NoHash)?;
        let line = format!("{open}}}");
        let expected = self.next(&line);
        if found != expected {
            return Err(LogFault::Broken { expected });
        }
        self.last = expected;
        Ok(line)
    }

    fn next(&self, line: &str) -> String {
        let mut hasher = Sha256::new();
        hasher.update(self.last.as_bytes());
        hasher.update(line.as_bytes());
        hex(&hasher.finalize())
    }
}

/// Bytes as hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
