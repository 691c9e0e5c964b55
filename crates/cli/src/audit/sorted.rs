//! Games as they were, byte for byte: those without faults into one text, the others into another.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use arbiter_archive::Input;

use super::out::Out;

/// The games of a piece of text, as the reports come.
#[derive(Debug, Default)]
pub struct Sorted {
    /// Games without faults.
    pub clean: Vec<u8>,
    /// Games with faults.
    pub faulty: Vec<u8>,
}

impl Sorted {
    /// Adds a game to its text.
    pub fn add(&mut self, game: &[u8], is_faulty: bool) {
        let text = if is_faulty {
            &mut self.faulty
        } else {
            &mut self.clean
        };
        let game = game.strip_prefix(b"\xef\xbb\xbf").unwrap_or(game);
        text.extend_from_slice(game);
    }
}

/// How long the files of good and of other games are.
pub type Lengths = [u64; 2];

/// Where games are written: good ones, and others.
pub struct Outputs([Option<Output>; 2]);

impl Outputs {
    /// Makes the files anew, if any is named, or goes on behind what an earlier run wrote.
    pub fn open(paths: [Option<&Path>; 2], lengths: Option<Lengths>) -> Result<Self> {
        let [clean, faulty] = paths;
        let [clean_length, faulty_length] = lengths.map_or([None; 2], |lengths| lengths.map(Some));
        let open = |path: Option<&Path>, length| path.map(|path| Output::open(path, length)).transpose();
        Ok(Self([open(clean, clean_length)?, open(faulty, faulty_length)?]))
    }

    /// Writes the games of a piece.
    pub fn write(&mut self, games: &Sorted) -> io::Result<()> {
        for (output, text) in self.0.iter_mut().zip([&games.clean, &games.faulty]) {
            if let Some(output) = output {
                output.write(text)?;
            }
        }
        Ok(())
    }

    /// Writes what waits, down to the disk.
    pub fn save(&mut self) -> io::Result<Lengths> {
        let mut lengths = [0; 2];
        for (output, length) in self.0.iter_mut().zip(&mut lengths) {
            if let Some(output) = output {
                *length = output.file.save()?;
            }
        }
        Ok(lengths)
    }

    /// Writes what waits.
    pub fn finish(self) -> io::Result<()> {
        let mut outputs = self.0.into_iter().flatten();
        outputs.try_for_each(|mut output| output.file.flush())
    }
}

/// Whether two paths lead to one file, by whatever names.
fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    real(one) == real(other) || is_hard_link(one, other)
}

/// Two names of one file have its device and number.
#[cfg(unix)]
fn is_hard_link(one: &Path, other: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let number = |path: &Path| path.metadata().ok().map(|file| (file.dev(), file.ino()));
    number(one).is_some_and(|one| number(other) == Some(one))
}

#[cfg(not(unix))]
fn is_hard_link(_: &Path, _: &Path) -> bool {
    false
}

/// Files that are written must be files of their own, and none that is read.
pub fn are_apart(written: &[(&str, Option<&PathBuf>)], inputs: &[Input]) -> Result<()> {
    let read: Vec<PathBuf> = inputs.iter().filter_map(Input::real).collect();
    let named: Vec<(&str, &PathBuf)> = written
        .iter()
        .filter_map(|&(option, path)| Some((option, path?)))
        .collect();
    for (index, (option, path)) in named.iter().enumerate() {
        if let Some((other, _)) = named[..index].iter().find(|(_, other)| is_same(other, path)) {
            bail!("{other} and {option}: expected two files");
        }
        if read.iter().any(|read| is_same(read, path)) {
            bail!("{}: expected another file than one that is read", path.display());
        }
    }
    Ok(())
}

struct Output {
    file: Out,
    /// The last bytes written.
    end: Vec<u8>,
}

/// So many bytes tell whether an empty line stands at the end.
const END: usize = 3;

impl Output {
    fn open(path: &Path, length: Option<u64>) -> Result<Self> {
        let end = match length {
            Some(length) => Out::end(path, length, END as u64)?,
            None => Vec::new(),
        };
        let file = Out::open(path, length)?;
        Ok(Self { file, end })
    }

    /// Behind a text whose last game has no empty line behind it, one is put before the next.
    fn write(&mut self, text: &[u8]) -> io::Result<()> {
        if text.is_empty() {
            return Ok(());
        }
        let stands_apart =
            self.end.is_empty() || self.end.ends_with(b"\n\n") || self.end.ends_with(b"\n\r\n");
        if !stands_apart {
            let missing: &[u8] = if self.end.ends_with(b"\n") { b"\n" } else { b"\n\n" };
            self.file.write_all(missing)?;
        }
        self.file.write_all(text)?;
        self.end = text[text.len().saturating_sub(END)..].to_vec();
        Ok(())
    }
}
