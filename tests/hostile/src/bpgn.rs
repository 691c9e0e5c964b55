//! Records of matches of two boards: each match is one report, whose facts agree with one another.

use arbiter_audit::{Auditor, GameReport, Options, audit};
use arbiter_notation::pgn::Stream;
use arbiter_notation::variants::{AnyGame, Bughouse};

/// Any bytes as matches, read at once and in pieces.
///
/// ```
/// arbiter_hostile::bpgn(b"[WhiteA \"A\"]\n\n1A. e4 {179.3} 1B. d4 1a. d5 *");
/// arbiter_hostile::bpgn(b"\xff1A 1A.");
/// ```
pub fn bpgn(bytes: &[u8]) {
    let options = Options {
        two_boards: true,
        ..Options::default()
    };
    let reports = audit(bytes, options);
    for report in &reports {
        holds(report, bytes);
    }
    let mut pieces = Vec::new();
    let mut auditor = Auditor::new(options, |report: &GameReport| pieces.push(report.clone()));
    let mut stream = Stream::new();
    for piece in bytes.chunks(7) {
        stream.feed(piece, &mut auditor);
    }
    stream.finish(&mut auditor);
    auditor.finish();
    assert_eq!(pieces, reports, "{:?}", String::from_utf8_lossy(bytes));
}

fn holds(report: &GameReport, bytes: &[u8]) {
    let said = || String::from_utf8_lossy(bytes).into_owned();
    let facts = &report.facts;
    if report.variant != "bughouse" {
        return;
    }
    if let (Some(a), Some(b)) = (facts.plies_a, facts.plies_b) {
        assert_eq!(a + b, facts.plies, "{}", said());
    }
    if let Some(game) = &facts.final_fen {
        let AnyGame::Bughouse(both) = game else {
            panic!("{}: one board", said());
        };
        assert_eq!(
            Bughouse::from_fen(&game.to_fen()).as_ref(),
            Ok(both),
            "{}",
            said()
        );
    }
    assert!(facts.end_ply.is_none_or(|ply| ply <= facts.plies), "{}", said());
    for fault in &report.faults {
        assert!(!fault.to_string().is_empty(), "{}", said());
        assert!(fault.place.offset <= bytes.len() as u64, "{}: {fault:?}", said());
    }
}
