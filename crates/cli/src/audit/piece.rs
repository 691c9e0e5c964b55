//! What the auditing threads hand to the one that writes.

use std::io::{self, Write};
use std::mem;

use arbiter_audit::{GameReport, Sink};

use super::tally::Counts;
use super::{Format, csv};

/// So many bytes of text, or faulty games, are handed on together.
const FULL: usize = 1 << 18;
const MANY: usize = 200;

/// A step of the report.
#[derive(Debug)]
pub enum Piece {
    /// A file begins.
    File(String),
    /// Reports of some of its games.
    Reports {
        /// As JSON lines or CSV.
        text: Numbered,
        /// Games with faults, for people; numbered from 1 after those before this piece.
        faulty: Vec<GameReport>,
        /// Of all the games.
        counts: Counts,
    },
    /// It cannot be read, or not to its end.
    Unread {
        /// The file.
        name: String,
        /// Why.
        reason: String,
    },
    /// It ends.
    EndOfFile,
}

/// A text with gaps for numbers of games, which only the writing thread knows.
#[derive(Debug, Default)]
pub struct Numbered {
    bytes: Vec<u8>,
    /// Where a number belongs, and the number counted from the beginning of the text.
    gaps: Vec<(usize, u64)>,
}

impl Numbered {
    /// Writes it; `before` games came earlier.
    pub fn write(&self, before: u64, out: &mut impl Write) -> io::Result<()> {
        let mut from = 0;
        for &(to, number) in &self.gaps {
            out.write_all(&self.bytes[from..to])?;
            write!(out, "{}", before + number)?;
            from = to;
        }
        out.write_all(&self.bytes[from..])
    }
}

/// Collects reports, and hands them on when there are enough.
pub struct Collector<'a> {
    format: Format,
    /// The name of the file, as the format writes it.
    file: Vec<u8>,
    text: Numbered,
    scratch: Vec<u8>,
    faulty: Vec<GameReport>,
    counts: Counts,
    hand_on: Box<dyn FnMut(Piece) + 'a>,
}

impl<'a> Collector<'a> {
    /// `hand_on` is called with pieces in order.
    pub fn new(format: Format, file: &str, hand_on: impl FnMut(Piece) + 'a) -> Self {
        let file = match format {
            Format::Jsonl => serde_json::to_vec(file).unwrap_or_default(),
            _ => csv::quoted(file).into_owned().into_bytes(),
        };
        Self {
            format,
            file,
            text: Numbered::default(),
            scratch: Vec::new(),
            faulty: Vec::new(),
            counts: Counts::default(),
            hand_on: Box::new(hand_on),
        }
    }

    /// Hands on what is left.
    pub fn finish(&mut self) {
        let text = mem::take(&mut self.text);
        let faulty = mem::take(&mut self.faulty);
        let counts = mem::take(&mut self.counts);
        (self.hand_on)(Piece::Reports { text, faulty, counts });
    }

    fn json(&mut self, report: &GameReport) {
        self.scratch.clear();
        if serde_json::to_writer(&mut self.scratch, report).is_err() {
            return; // memory takes everything
        }
        let Numbered { bytes, gaps } = &mut self.text;
        bytes.extend_from_slice(b"{\"file\":");
        bytes.extend_from_slice(&self.file);
        bytes.extend_from_slice(b",\"game\":");
        gaps.push((bytes.len(), self.counts.games));
        // Its own number comes first in a report, and is that of the piece.
        let rest = self
            .scratch
            .iter()
            .position(|&byte| byte == b',')
            .unwrap_or_default();
        bytes.extend_from_slice(&self.scratch[rest..]);
        bytes.push(b'\n');
    }

    fn csv(&mut self, report: &GameReport) {
        let Numbered { bytes, gaps } = &mut self.text;
        bytes.extend_from_slice(&self.file);
        bytes.push(b',');
        gaps.push((bytes.len(), self.counts.games));
        csv::row(report, bytes);
    }
}

impl Sink for Collector<'_> {
    fn game(&mut self, report: &GameReport) {
        self.counts.add_game(report);
        match self.format {
            Format::Jsonl => self.json(report),
            Format::Csv => self.csv(report),
            Format::Table if !report.faults.is_empty() => {
                self.faulty.push(GameReport {
                    game: self.counts.games,
                    ..report.clone()
                });
            }
            Format::Table => {}
        }
        if self.text.bytes.len() >= FULL || self.faulty.len() >= MANY {
            self.finish();
        }
    }
}
