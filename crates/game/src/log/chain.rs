//! The chain: each line is bound to all before it.

use alloc::format;
use alloc::string::{String, ToString};

use sha2::{Digest, Sha256};

use super::LogFault;

/// What goes before the first line.
const NOTHING: &str = "";
const MEMBER: &str = r#","hash":""#;
const CLOSE: &str = r#""}"#;

/// A chain of JSON lines, each with a hash as its last member. Not only games have one.
///
/// ```
/// use arbiter_game::log::Chain;
///
/// let line = Chain::new().seal(r#"{"do":"start"}"#);
/// assert_eq!(Chain::new().check(&line).unwrap(), r#"{"do":"start"}"#);
/// assert!(Chain::new().check(&line.replace("start", "stop")).is_err());
/// ```
#[derive(Debug, Clone)]
pub struct Chain {
    last: String,
}

impl Default for Chain {
    fn default() -> Self {
        Self::new()
    }
}

impl Chain {
    /// A chain without a line.
    #[must_use]
    pub fn new() -> Self {
        let last = NOTHING.to_string();
        Self { last }
    }

    /// The hash of the last line; nothing before the first.
    #[must_use]
    pub fn last(&self) -> &str {
        &self.last
    }

    /// The line with its hash as its last member.
    #[must_use]
    pub fn seal(&mut self, line: &str) -> String {
        self.last = self.next(line);
        let open = line.strip_suffix('}').unwrap_or(line);
        [open, MEMBER, &self.last, CLOSE].concat()
    }

    /// The line without its hash, if that is what it must be.
    ///
    /// # Errors
    /// It has no hash, or not the one that follows from all lines before it.
    pub fn check(&mut self, sealed: &str) -> Result<String, LogFault> {
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

const DIGITS: [u8; 16] = *b"0123456789abcdef";

/// Bytes as hexadecimal digits.
pub(super) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for half in [byte >> 4, byte & 15] {
            text.push(DIGITS[usize::from(half)].into());
        }
    }
    text
}
