//! Lines on their way out: a thread of their own writes them, and who makes them never waits for it.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

/// So many lines wait at most; what comes then is dropped and counted.
pub const WAITING: usize = 1_024;

/// Where lines wait.
#[derive(Debug, Clone)]
pub struct Queue {
    lines: SyncSender<String>,
    dropped: Arc<AtomicU64>,
}

impl Queue {
    /// Lines go to a writer that may stand still for as long as it likes.
    pub fn to(out: impl Write + Send + 'static) -> Self {
        let (lines, waiting) = sync_channel(WAITING);
        let dropped = Arc::new(AtomicU64::new(0));
        let counted = Arc::clone(&dropped);
        // Without a thread nobody takes a line, and each is dropped.
        let write = move || write(out, &waiting, &counted);
        drop(thread::Builder::new().name("log".into()).spawn(write));
        Self { lines, dropped }
    }

    /// One line more, or one more that was dropped.
    pub fn put(&self, line: &str) {
        if self.lines.try_send(line.to_owned()).is_err() {
            self.dropped.fetch_add(1, Ordering::Relaxed);
        }
    }
}

fn write(mut out: impl Write, waiting: &Receiver<String>, dropped: &AtomicU64) {
    while let Ok(line) = waiting.recv() {
        // Whoever has closed it has not stopped the server.
        let _ = writeln!(out, "{line}");
        let gone = dropped.swap(0, Ordering::Relaxed);
        if gone > 0 {
            let _ = writeln!(out, "{{\"event\":\"lines_dropped\",\"count\":{gone}}}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;
    use std::sync::mpsc;

    /// A terminal that is paused until it is let go on.
    struct Paused {
        until: Option<Receiver<()>>,
        out: mpsc::Sender<String>,
    }

    impl Write for Paused {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            if let Some(until) = self.until.take() {
                let _ = until.recv();
            }
            let _ = self.out.send(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_terminal_that_is_paused_holds_nobody_up_and_hears_what_was_dropped() {
        let ((go, until), (out, heard)) = (mpsc::channel(), mpsc::channel());
        let until = Some(until);
        let queue = Queue::to(Paused { until, out });
        for n in 0..5_000 {
            queue.put(&format!("{n}"));
        }
        go.send(()).unwrap();
        drop(queue);
        let text: String = heard.iter().collect();
        let counts = text
            .lines()
            .filter_map(|line| line.strip_prefix("{\"event\":\"lines_dropped\",\"count\":"));
        let dropped: u64 = counts
            .map(|count| count.trim_end_matches('}').parse::<u64>().unwrap())
            .sum();
        let written = text.lines().filter(|line| line.parse::<u64>().is_ok()).count() as u64;
        assert_eq!(dropped + written, 5_000);
        assert!(
            (WAITING as u64..=WAITING as u64 + 1).contains(&written),
            "{written}"
        );
    }
}
