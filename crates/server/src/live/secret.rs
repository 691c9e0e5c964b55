//! Secrets and ids: random bytes of the system.

use std::fmt::Write;

use arbiter_hall::event::log::Salt;
use arbiter_hall::hash;

/// Letters of ids: no two look alike, and none needs escaping anywhere.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The system gave no random bytes.
#[derive(Debug, thiserror::Error)]
#[error("the system gives no random bytes: {0}")]
pub struct NoRandom(getrandom::Error);

/// A link or a pass: 256 random bits in hexadecimal digits.
///
/// # Errors
/// The system gives no random bytes.
pub fn token() -> Result<String, NoRandom> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(hex(&bytes))
}

/// Bytes in hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digits = String::with_capacity(2 * bytes.len());
    bytes.iter().fold(digits, |mut text, byte| {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A link of an event. It begins with it, so that it is found without asking every event.
///
/// # Errors
/// The system gives no random bytes.
pub fn link(event: &str) -> Result<String, NoRandom> {
    Ok(format!("{event}-{}", token()?))
}

/// The link that a device gives out for something in an event, the newest round of it: it follows from the device's own
/// secret, so the device can be shown it again, nobody else can, and nothing has to be kept of it.
#[must_use]
pub fn own_link(event: &str, pass: &str, what: &str, round: u32) -> String {
    format!("{event}-{}", hash(&format!("{event}/{what}/{round}/{pass}")))
}

/// Chance by which private values of an act are hashed, so that nobody can try them out.
///
/// # Errors
/// The system gives no random bytes.
pub fn salt() -> Result<Salt, NoRandom> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(Salt(bytes))
}

/// The id of a game or an event: short enough to be read out, and not to be guessed by counting.
///
/// # Errors
/// The system gives no random bytes.
pub fn id() -> Result<String, NoRandom> {
    let mut bytes = [0_u8; 10];
    getrandom::fill(&mut bytes).map_err(NoRandom)?;
    Ok(bytes
        .iter()
        .map(|byte| char::from(LETTERS[(byte % 32) as usize]))
        .collect())
}
