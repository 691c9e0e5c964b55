//! How far the audit is: on a terminal only.

use std::cell::Cell;
use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use arbiter_archive::Input;
use arbiter_lang::{Args, Lang};
use indicatif::{ProgressBar, ProgressStyle};

/// The bar; where standard error is no terminal it is never seen.
pub struct Bar<'a> {
    lang: &'a Lang,
    line: ProgressBar,
    /// Bytes read so far, as they lie in the files.
    read: Arc<AtomicU64>,
    begun: Instant,
    told: Cell<Instant>,
}

impl<'a> Bar<'a> {
    pub fn new(inputs: &[Input], lang: &'a Lang) -> Self {
        let sizes = inputs.iter().map(|input| match input {
            Input::File(_, size) => Some(*size),
            Input::Missing(..) => Some(0),
            Input::Pipe => None,
        });
        let bar = match sizes.sum::<Option<u64>>() {
            _ if !io::stderr().is_terminal() => ProgressBar::hidden(),
            Some(total) => styled(ProgressBar::new(total), "{wide_bar} {msg}"),
            None => styled(ProgressBar::no_length(), "{spinner} {msg}"),
        };
        let now = Instant::now();
        Self {
            lang,
            line: bar,
            read: Arc::default(),
            begun: now,
            told: Cell::new(now),
        }
    }

    /// Where bytes read are counted.
    pub fn read(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    /// So many games are audited.
    pub fn games(&self, games: u64) {
        /// Ten times a second is enough for eyes.
        const PAUSE: Duration = Duration::from_millis(100);
        if self.line.is_hidden() || self.told.get().elapsed() < PAUSE {
            return;
        }
        self.told.set(Instant::now());
        let rate = u128::from(games) * 1000 / self.begun.elapsed().as_millis().max(1);
        let left = Duration::from_secs(self.line.eta().as_secs());
        let args = Args::new()
            .count("games", games)
            .count("rate", rate as u64)
            .duration("left", left);
        self.line.set_position(self.read.load(Ordering::Relaxed));
        self.line.set_message(self.lang.text("audit-progress", &args));
    }

    /// Takes the bar away while something else is printed.
    pub fn hide_while<R>(&self, print: impl FnOnce() -> R) -> R {
        self.line.suspend(print)
    }

    pub fn finish(&self) {
        self.line.finish_and_clear();
    }
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
