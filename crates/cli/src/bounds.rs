//! What is too much for one run, wherever it comes from: a device that never ends, a thread for every atom.

use std::fs::File;
use std::io::{self, Read};
use std::num::NonZero;
use std::path::Path;

/// A file that is read as a whole has at most so many bytes. Archives of games are read piece by piece and have no bound.
pub const MOST_BYTES: u64 = 256 << 20;
/// More threads than any machine has cores for.
const MOST_JOBS: usize = 1_024;
/// Half-moves to look ahead; nobody has counted a fifth of them.
const MOST_DEPTH: u32 = 100;

/// The bytes of a file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    all(File::open(path)?)
}

/// The text of a file.
pub fn read_text(path: impl AsRef<Path>) -> io::Result<String> {
    text(read(path)?)
}

/// The bytes of the standard input.
pub fn read_input() -> io::Result<Vec<u8>> {
    all(io::stdin())
}

/// The text of the standard input.
pub fn read_input_text() -> io::Result<String> {
    text(read_input()?)
}

fn all(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        let why = format!("expected at most {} MiB", MOST_BYTES >> 20);
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, why));
    }
    Ok(bytes)
}

fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// A number of threads.
pub fn jobs(text: &str) -> Result<NonZero<usize>, String> {
    let number = text
        .parse::<NonZero<usize>>()
        .map_err(|error| error.to_string())?;
    if number.get() > MOST_JOBS {
        return Err(format!("expected at most {MOST_JOBS}"));
    }
    Ok(number)
}

/// A number of half-moves.
pub fn depth(text: &str) -> Result<u32, String> {
    let number = text.parse::<u32>().map_err(|error| error.to_string())?;
    if number > MOST_DEPTH {
        return Err(format!("expected at most {MOST_DEPTH}"));
    }
    Ok(number)
}
