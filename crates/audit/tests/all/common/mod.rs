//! What the tests share: the shared data beside the project, and games made up from a seed.
#![allow(dead_code, reason = "each test uses its part")]
#![allow(
    clippy::disallowed_methods,
    reason = "the room reads nothing, but its tests read the shared data"
)]

use std::path::PathBuf;

use arbiter_audit::{GameReport, Options, Severity, audit};

/// The one game of a text.
pub fn report(pgn: &str) -> GameReport {
    let mut reports = audit(pgn.as_bytes(), Options::default());
    assert_eq!(reports.len(), 1, "one game: {pgn}");
    reports.remove(0)
}

/// The kinds of its faults with their plies: `illegal_move@4 missing_result@4`.
pub fn faults(report: &GameReport) -> String {
    let faults = report.faults.iter();
    let faults = faults.filter(|fault| fault.severity() == Severity::Fault);
    let each: Vec<String> = faults
        .map(|fault| format!("{}@{}", fault.kind(), fault.ply))
        .collect();
    each.join(" ")
}

/// All that was found, with what weighs less than a fault: `illegal_move@4 notice:result_mismatch@4`.
pub fn found(report: &GameReport) -> String {
    let each = report.faults.iter().map(|fault| match fault.severity() {
        Severity::Fault => format!("{}@{}", fault.kind(), fault.ply),
        less => format!("{less}:{}@{}", fault.kind(), fault.ply),
    });
    each.collect::<Vec<_>>().join(" ")
}

/// Tags given as `Name=value;`, as a record has them.
pub fn written(tags: &str) -> String {
    let tags = tags.split(';').filter_map(|tag| tag.split_once('='));
    tags.fold(String::new(), |text, (name, value)| {
        text + "[" + name + " \"" + value + "\"]\n"
    })
}

/// A file of the shared data, if it is there.
pub fn shared(path: &str) -> Option<Vec<u8>> {
    let beside = || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared"));
    let folder = std::env::var_os("ARBITER_DATA").map_or_else(beside, PathBuf::from);
    std::fs::read(folder.join(path)).ok()
}

/// Numbers that look random and are the same every time.
pub struct Seeded(pub u64);

impl Seeded {
    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}
