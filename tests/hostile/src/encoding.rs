//! Bytes that lie about their encoding: they are read, told at most once a game, and the same however they come.

use arbiter_audit::{Auditor, FaultKind, GameReport, Lettering, Options, audit};
use arbiter_notation::pgn::{Encoding, Stream, Text};

/// Any bytes as a text, and as a file of games in a language that is to be found.
///
/// ```
/// arbiter_hostile::encoding(b"[White \"\xca\xe0\xf0\xef\xee\xe2\"]\n\n1. e4 {\x82} e5 2. \xcaf3 *");
/// ```
pub fn encoding(bytes: &[u8]) {
    let decoded = Text::new(bytes).decode();
    let is_utf8 = str::from_utf8(bytes).is_ok();
    assert_eq!(
        matches!(decoded.encoding, Encoding::Latin1 | Encoding::Windows1252),
        !is_utf8,
        "{bytes:x?}"
    );
    let options = Options {
        letters: Lettering::Auto,
        ..Options::default()
    };
    let reports = audit(bytes, options);
    for report in &reports {
        let told = report
            .faults
            .iter()
            .filter(|fault| fault.kind() == FaultKind::Encoding);
        assert!(told.count() <= 1, "{report:?}");
    }
    let mut pieces = Vec::new();
    let mut auditor = Auditor::new(options, |report: &GameReport| pieces.push(report.clone()));
    let mut stream = Stream::new();
    for piece in bytes.chunks(5) {
        stream.feed(piece, &mut auditor);
    }
    stream.finish(&mut auditor);
    auditor.finish();
    assert_eq!(
        pieces.len(),
        reports.len(),
        "{:?}",
        String::from_utf8_lossy(bytes)
    );
}
