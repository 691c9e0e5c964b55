//! Lines of a log, each bound to all before it: whoever changes, drops or moves one is found out.
//!
//! Games, events and whatever else must prove itself later seal their lines here. What the lines say is nobody's
//! business in this room.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

use alloc::format;
use alloc::string::{String, ToString};

use sha2::{Digest, Sha256};

/// The example of the readme runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Why a line is not the next one of its chain.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// It does not end with a hash.
    #[error("it does not end with its hash")]
    NoHash,
    /// Its hash is another: the line or one before it was changed, left out, or moved.
    #[error("the chain is broken: {expected} was expected")]
    Hash {
        /// What it should be.
        expected: String,
    },
}

/// What goes before the first line.
const NOTHING: &str = "";
const MEMBER: &str = r#","hash":""#;
const CLOSE: &str = r#""}"#;

/// A chain of JSON lines, each with a hash as its last member.
///
/// ```
/// use arbiter_chain::Chain;
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
    pub fn check(&mut self, sealed: &str) -> Result<String, Broken> {
        let split = sealed
            .strip_suffix(CLOSE)
            .and_then(|open| open.rsplit_once(MEMBER));
        let (open, found) = split.ok_or(Broken::NoHash)?;
        let line = format!("{open}}}");
        let expected = self.next(&line);
        if found != expected {
            return Err(Broken::Hash { expected });
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
///
/// ```
/// assert_eq!(arbiter_chain::hex(&[0, 171]), "00ab");
/// ```
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        for half in [byte >> 4, byte & 15] {
            text.push(DIGITS[usize::from(half)].into());
        }
    }
    text
}
