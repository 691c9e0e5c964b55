//! What the auditing threads hand to the one that writes.

use std::io::{self, Write};
use std::mem;

use arbiter_audit::{GameReport, Sink};

use super::choice::Only;
use super::sorted::{self, Sorted};
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
        /// The games themselves, if somebody wants them.
        sorted: Sorted,
        /// Of all the games.
        counts: Box<Counts>,
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
    only: Only,
    /// The name of the file, as the format writes it.
    file: Vec<u8>,
    text: Numbered,
    scratch: Vec<u8>,
    faulty: Vec<GameReport>,
    /// The text that is audited, where it begins, and whether its games are wanted.
    source: Option<(&'a [u8], u64)>,
    /// Where the game begins whose end is not in sight, and whether it is faulty.
    open: Option<(usize, bool)>,
    /// A game has come.
    begun: bool,
    sorted: Sorted,
    counts: Counts,
    hand_on: Box<dyn FnMut(Piece) + 'a>,
}

impl<'a> Collector<'a> {
    /// `hand_on` is called with pieces in order.
    pub fn new(format: Format, only: Only, file: &str, hand_on: impl FnMut(Piece) + 'a) -> Self {
        let file = match format {
            Format::Jsonl => serde_json::to_vec(file).unwrap_or_default(),
            _ => csv::quoted(file).into_owned().into_bytes(),
        };
        Self {
            format,
            only,
            file,
            text: Numbered::default(),
            scratch: Vec::new(),
            faulty: Vec::new(),
            source: None,
            open: None,
            begun: false,
            sorted: Sorted::default(),
            counts: Counts::default(),
            hand_on: Box::new(hand_on),
        }
    }

    /// The games of this text, which begins behind so many bytes, are wanted as they are.
    pub fn sorting(mut self, text: &'a [u8], offset: u64) -> Self {
        self.source = Some((text, offset));
        self
    }

    /// The text is over: hands on what is left.
    pub fn end(&mut self) {
        if let Some((text, _)) = self.source {
            self.sort(text, text.len());
        }
        self.finish();
    }

    /// The game that is open ends here.
    fn sort(&mut self, text: &[u8], end: usize) {
        if let Some((start, is_faulty)) = self.open.take() {
            self.sorted
                .add(text.get(start..end).unwrap_or_default(), is_faulty);
        }
    }

    /// Hands on what is left.
    pub fn finish(&mut self) {
        let text = mem::take(&mut self.text);
        let faulty = mem::take(&mut self.faulty);
        let sorted = mem::take(&mut self.sorted);
        let counts = Box::new(mem::take(&mut self.counts));
        (self.hand_on)(Piece::Reports {
            text,
            faulty,
            sorted,
            counts,
        });
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
        if let Some((text, offset)) = self.source {
            // What stands before the first game goes with it.
            let begins = usize::try_from(report.offset.saturating_sub(offset)).unwrap_or(usize::MAX);
            let start = if self.begun { begins } else { 0 };
            self.begun = true;
            self.sort(text, start);
            self.open = Some((start, sorted::is_faulty(report)));
        }
        if self.only.is_all() || report.faults.is_empty() {
            return self.told(report);
        }
        let mut report = report.clone();
        self.only.keep(&mut report);
        self.told(&report);
    }
}

impl Collector<'_> {
    /// A report with what is told.
    fn told(&mut self, report: &GameReport) {
        self.counts.add_game(report);
        if self.only.skips(report) {
            return;
        }
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
