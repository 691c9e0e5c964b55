//! Games as they were, byte for byte: those without faults into one text, the others into another.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use arbiter_audit::{Fault, GameReport, Severity};

use super::inputs::Input;

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

/// Whether a game belongs to the faulty ones.
pub fn is_faulty(report: &GameReport) -> bool {
    let is_fault = |fault: &Fault| fault.severity() == Severity::Fault;
    report.faults.iter().any(is_fault) || report.faults_left_out > 0
}

/// Where games are written.
pub struct Outputs {
    clean: Option<Output>,
    faulty: Option<Output>,
}

impl Outputs {
    /// Makes the files anew, if any is named. What is to be read is not written over.
    pub fn create(clean: Option<&PathBuf>, faulty: Option<&PathBuf>, inputs: &[Input]) -> Result<Self> {
        if clean.is_some() && clean == faulty {
            bail!("--clean and --faulty: expected two files");
        }
        let read: Vec<PathBuf> = inputs.iter().filter_map(Input::real).collect();
        for path in [clean, faulty].into_iter().flatten() {
            if path.canonicalize().is_ok_and(|path| read.contains(&path)) {
                bail!("{}: expected another file than one that is read", path.display());
            }
        }
        let open = |path: Option<&PathBuf>| path.map(Output::create).transpose();
        Ok(Self {
            clean: open(clean)?,
            faulty: open(faulty)?,
        })
    }

    /// Whether there are any.
    pub const fn are_wanted(&self) -> bool {
        self.clean.is_some() || self.faulty.is_some()
    }

    /// Writes the games of a piece.
    pub fn write(&mut self, games: &Sorted) -> io::Result<()> {
        for (output, text) in [(&mut self.clean, &games.clean), (&mut self.faulty, &games.faulty)] {
            if let Some(output) = output {
                output.write(text)?;
            }
        }
        Ok(())
    }

    /// Writes what waits.
    pub fn finish(self) -> io::Result<()> {
        let outputs = [self.clean, self.faulty];
        outputs
            .into_iter()
            .flatten()
            .try_for_each(|mut output| output.file.flush())
    }
}

struct Output {
    file: BufWriter<File>,
    /// The last bytes written.
    end: Vec<u8>,
}

impl Output {
    fn create(path: &PathBuf) -> Result<Self> {
        let file = File::create(path).with_context(|| path.display().to_string())?;
        Ok(Self {
            file: BufWriter::new(file),
            end: Vec::new(),
        })
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
        self.end = text[text.len().saturating_sub(3)..].to_vec();
        Ok(())
    }
}
