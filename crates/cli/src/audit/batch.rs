//! Games of a piece of text: their reports, and the games themselves if somebody wants them.

use std::mem;

use arbiter_audit::{GameReport, Options, Sink, repaired};

use super::sorted::Sorted;
use super::spare;

/// So many reports wait for their turn together; more are not held, however short the games are.
const MOST: usize = 2_000;

/// Games that are audited and not yet told.
#[derive(Debug, Default)]
pub struct Batch {
    pub reports: Vec<GameReport>,
    /// The games themselves.
    pub sorted: Sorted,
}

/// What is done with the games themselves.
#[derive(Debug, Clone, Copy)]
pub struct Sorting {
    /// What is certain is mended in them, and audited so.
    pub mends: Option<Options>,
}

/// The text that the games stand in.
struct Source<'a> {
    text: &'a [u8],
    /// Bytes before it.
    offset: u64,
    sorting: Sorting,
    /// Where the game begins whose end is not in sight.
    open: Option<usize>,
    /// A game has come.
    begun: bool,
}

/// Collects what the auditor reports.
pub struct Collector<'a> {
    batch: Batch,
    source: Option<Source<'a>>,
    full: Box<dyn FnMut(Batch) + 'a>,
}

impl<'a> Collector<'a> {
    /// `full` is called when enough games have come, but not with the last of them.
    pub fn new(full: impl FnMut(Batch) + 'a) -> Self {
        Self {
            batch: Batch::default(),
            source: None,
            full: Box::new(full),
        }
    }

    /// The games of this text, which begins behind so many bytes, are wanted as they are.
    pub fn sorting(mut self, text: &'a [u8], offset: u64, sorting: Sorting) -> Self {
        self.source = Some(Source {
            text,
            offset,
            sorting,
            open: None,
            begun: false,
        });
        self
    }

    /// The text is over: what has not been handed on.
    pub fn end(&mut self) -> Batch {
        let end = self.source.as_ref().map_or(0, |source| source.text.len());
        self.close(end);
        mem::take(&mut self.batch)
    }

    /// The game that is open ends here.
    fn close(&mut self, end: usize) {
        let Some(source) = &mut self.source else { return };
        let open = source.open.take();
        let (Some(start), Some(report)) = (open, self.batch.reports.last_mut()) else {
            return;
        };
        let text = source.text.get(start..end).unwrap_or_default();
        let mended = source
            .sorting
            .mends
            .and_then(|options| repaired(text, source.offset + start as u64, report, options));
        match mended {
            Some(mended) => {
                *report = mended.report;
                self.batch.sorted.add(&mended.text, mended.is_faulty);
            }
            None => self.batch.sorted.add(text, report.is_faulty()),
        }
    }
}

impl Sink for Collector<'_> {
    fn game(&mut self, report: &GameReport) {
        self.take(&mut report.clone());
    }

    fn take(&mut self, report: &mut GameReport) {
        if let Some(source) = &self.source {
            // What stands before the first game goes with it.
            let begins = usize::try_from(report.offset.saturating_sub(source.offset)).unwrap_or(usize::MAX);
            let start = if source.begun { begins } else { 0 };
            self.close(start);
            if let Some(source) = &mut self.source {
                source.begun = true;
                source.open = Some(start);
            }
        }
        if self.batch.reports.len() >= MOST {
            (self.full)(mem::take(&mut self.batch));
        }
        self.batch.reports.push(mem::replace(report, spare::take()));
    }
}
