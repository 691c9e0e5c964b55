//! The small files of `tests/as-found`: whole, cut at every byte, and in pieces of every size.

#![allow(
    clippy::disallowed_methods,
    reason = "the room reads nothing, but its tests read files of the project"
)]

use std::fs;
use std::path::Path;

use crate::common::found;
use arbiter_audit::{Auditor, GameReport, Lettering, Options, audit};
use arbiter_notation::pgn::Stream;

/// Each with the number of its games and what is found in them, game by game.
const FILES: [(&str, &[&str]); 9] = [
    (
        "clocks.pgn",
        &[
            "notice:time_given@4",
            "notice:control_in_minutes@1 artefact:clock_whole_minutes@3 artefact:clock_no_contact@4",
        ],
    ),
    ("double-forfeit.pgn", &["", "", ""]),
    ("junk-behind-a-tag.pgn", &["syntax@0", "syntax@0"]),
    ("mail.pgn", &["notice:syntax@0 notice:syntax@1", ""]),
    (
        "page.pgn",
        &["notice:syntax@0 notice:syntax@1", "notice:syntax@1"],
    ),
    ("stray-castling.pgn", &["stray_castling@0", "stray_castling@0"]),
    ("signs.pgn", &["notice:syntax@5"]),
    ("code-pages.pgn", &["notice:encoding@0", "notice:encoding@0"]),
    (
        "signal.pgn",
        &["artefact:board_signal@4", "illegal_move@2 claim:illegal_stood@2"],
    ),
];

fn text(name: &str) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/as-found");
    fs::read(folder.join(name)).expect(name)
}

const OPTIONS: [Lettering; 2] = [
    Lettering::Of(arbiter_notation::Language::English),
    Lettering::Auto,
];

#[test]
fn each_is_read_as_it_is_meant() {
    for (name, expected) in FILES {
        let reports = audit(&text(name), Options::default());
        let told: Vec<String> = reports.iter().map(found).collect();
        assert_eq!(told, expected, "{name}");
    }
}

#[test]
fn cut_at_every_byte_and_in_pieces_of_every_size() {
    for (name, expected) in FILES {
        let text = text(name);
        for letters in OPTIONS {
            let options = Options {
                letters,
                ..Options::default()
            };
            let whole = audit(&text, options);
            for cut in 0..text.len() {
                let games = audit(&text[..cut], options).len();
                assert!(games <= expected.len(), "{name} cut at {cut}: {games} games");
            }
            for size in (1..40).chain([64, 128, 256]) {
                let mut reports = Vec::new();
                let mut auditor = Auditor::new(options, |report: &GameReport| reports.push(report.clone()));
                let mut stream = Stream::new();
                for piece in text.chunks(size) {
                    stream.feed(piece, &mut auditor);
                }
                stream.finish(&mut auditor);
                auditor.finish();
                let told = |reports: &[GameReport]| reports.iter().map(found).collect::<Vec<_>>();
                assert_eq!(told(&reports), told(&whole), "{name} in pieces of {size}");
            }
        }
    }
}
