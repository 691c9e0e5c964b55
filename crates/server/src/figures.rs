//! Figures for whoever looks after the server, in the text form of Prometheus.

use std::fmt::{self, Write as _};

use crate::times::Times;

/// The text, line by line.
#[derive(Debug, Default)]
pub struct Figures(String);

impl Figures {
    /// A figure of its own.
    pub fn one(&mut self, (name, kind, help): (&str, &str, &str), figure: impl fmt::Display) {
        self.head(name, kind, help);
        self.line(format_args!("{name} {figure}"));
    }

    /// A counter by its reason.
    pub fn by(&mut self, (name, help): (&str, &str), label: &str, figures: &[(&str, u64)]) {
        self.head(name, "counter", help);
        for (word, figure) in figures {
            self.line(format_args!("{name}{{{label}=\"{word}\"}} {figure}"));
        }
    }

    /// Times.
    pub fn times(&mut self, (name, help): (&str, &str), times: &Times) {
        self.head(name, "histogram", help);
        for (edge, count) in times.up_to() {
            let edge = seconds(edge);
            self.line(format_args!("{name}_bucket{{le=\"{edge}\"}} {count}"));
        }
        let (count, micros) = (times.count(), times.micros());
        self.line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}"));
        self.line(format_args!(
            "{name}_sum {}.{:06}",
            micros / 1_000_000,
            micros % 1_000_000
        ));
        self.line(format_args!("{name}_count {count}"));
    }

    /// A sum of so many.
    pub fn summary(&mut self, (name, help): (&str, &str), sum: u64, count: u64) {
        self.head(name, "summary", help);
        self.line(format_args!("{name}_sum {sum}"));
        self.line(format_args!("{name}_count {count}"));
    }

    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let line = format!("# HELP arbiter_{name} {help}\n# TYPE arbiter_{name} {kind}\n");
        self.0 += &line;
    }

    fn line(&mut self, text: fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = writeln!(self.0, "arbiter_{text}");
    }

    /// All of it.
    pub fn text(self) -> String {
        self.0
    }
}

/// Milliseconds as seconds, which may be before or behind.
pub fn signed(ms: i64) -> String {
    let sign = if ms < 0 { "-" } else { "" };
    format!("{sign}{}", seconds(ms.unsigned_abs()))
}

/// Milliseconds as seconds.
fn seconds(ms: u64) -> String {
    let text = format!("{}.{:03}", ms / 1_000, ms % 1_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn times_are_counted_by_their_length() {
        let times = Times::default();
        for ms in [0, 1, 2, 700, 60_000] {
            times.add(Duration::from_millis(ms));
        }
        let mut figures = Figures::default();
        figures.times(("append_seconds", "Appends"), &times);
        figures.by(("takeovers_total", "Events"), "why", &[("gone", 3)]);
        figures.one(("clock_offset_seconds", "gauge", "Clock"), signed(-12));
        figures.one(("lease_left_seconds", "gauge", "Lease"), signed(4_000));
        figures.summary(("batch_appends", "Batches"), 9, 2);
        let text = figures.text();
        for line in [
            "# TYPE arbiter_append_seconds histogram",
            "arbiter_append_seconds_bucket{le=\"0.001\"} 2",
            "arbiter_append_seconds_bucket{le=\"0.005\"} 3",
            "arbiter_append_seconds_bucket{le=\"1\"} 4",
            "arbiter_append_seconds_bucket{le=\"20\"} 4",
            "arbiter_append_seconds_bucket{le=\"+Inf\"} 5",
            "arbiter_append_seconds_sum 60.703000",
            "arbiter_append_seconds_count 5",
            "arbiter_takeovers_total{why=\"gone\"} 3",
            "arbiter_clock_offset_seconds -0.012",
            "arbiter_lease_left_seconds 4",
            "arbiter_batch_appends_sum 9",
        ] {
            assert!(text.lines().any(|one| one == line), "{line}\n{text}");
        }
    }
}
