//! Clocks in comments: whatever they say, the audit reads on, and what it finds has its place and its weight.

use core::fmt::Write;

use arbiter_audit::{GameReport, Options, Severity, audit};

/// Moves that may come again and again.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];
/// So many comments are enough.
const MOST: usize = 400;

/// The value of the tag `TimeControl` in the first line, a comment behind each move in the others.
///
/// ```
/// arbiter_hostile::clocks(b"5400+30\n[%clk 1:30:00]\n[%clk 0:00:00] [%emt 99]\n[%clk soon]");
/// ```
pub fn clocks(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text
        .lines()
        .map(|line| line.replace(['"', '{', '}', '\\', '\r'], " "));
    let control = lines.next().unwrap_or_default();
    let mut game = format!("[TimeControl \"{control}\"]\n[Result \"*\"]\n\n");
    for (comment, one) in lines.take(MOST).zip(ROUND.iter().cycle()) {
        let _ = write!(game, "{one} {{{comment}}} ");
    }
    game.push_str("*\n");
    let reports = audit(game.as_bytes(), Options::default());
    assert_eq!(reports.len(), 1, "{game}");
    holds(&reports[0], &game);
}

fn holds(report: &GameReport, game: &str) {
    for fault in &report.faults {
        assert!(fault.ply <= report.facts.plies, "{fault:?} in {game}");
        assert!(fault.place.offset <= game.len() as u64, "{fault:?} in {game}");
        assert!(!fault.to_string().is_empty(), "{fault:?}");
        assert!(Severity::ALL.contains(&fault.severity()), "{fault:?}");
    }
    let places = report.faults.iter().map(|fault| fault.place.offset);
    assert!(
        places.is_sorted(),
        "in the order of the text: {:?}",
        report.faults
    );
}
