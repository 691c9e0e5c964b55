//! The report file samples: read or refused as their README says, and the same event after writing.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_event::trf::{self, FaultKind, NoticeKind, Report};

fn sample(name: &str) -> Option<Vec<u8>> {
    let data = std::env::var_os("ARBITER_DATA").map(PathBuf::from);
    let data = data.unwrap_or_else(|| PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")));
    let bytes = fs::read(data.join("tournament/samples/trf").join(name)).ok();
    if bytes.is_none() {
        eprintln!("{name}: not here, skipped");
    }
    bytes
}

/// Reads, writes, reads again.
fn accepted(name: &str, players: usize, notices: &[fn(&NoticeKind) -> bool]) -> Option<Report> {
    let report = trf::read(&sample(name)?).unwrap_or_else(|refused| panic!("{name}: {refused}"));
    assert_eq!(report.event.players.len(), players, "{name}");
    for (at, notice) in notices.iter().enumerate() {
        assert!(
            report.notices.iter().any(|one| notice(&one.kind)),
            "{name}: notice {at} of {:?}",
            report.notices
        );
    }
    let written = trf::write(&report.event);
    let again =
        trf::read(written.as_bytes()).unwrap_or_else(|refused| panic!("{name}: {refused}\n{written}"));
    assert_eq!(report.event, again.event, "{name} after\n{written}");
    Some(report)
}

fn refused(name: &str, line: usize, from: usize, to: usize, kind: fn(&FaultKind) -> bool) {
    let Some(bytes) = sample(name) else { return };
    let faults = trf::read(&bytes).map(|_| name).unwrap_err().0;
    let found = faults.iter().any(|fault| {
        let span = fault.span;
        span.line == line && span.from <= from && to <= span.to && kind(&fault.kind)
    });
    assert!(found, "{name}: {faults:?}");
}

#[test]
fn good_files_are_read_and_written_without_loss() {
    accepted("01-trf16-utf8.trf", 8, &[]);
    accepted(
        "02-trf16-xx-records.trf",
        9,
        &[|kind| matches!(kind, NoticeKind::Translated(code, _) if code == "XXR")],
    );
    if let Some(report) = accepted("03-trf26-individual.trf", 12, &[]) {
        assert_eq!(report.notices, []);
        assert_eq!((report.event.rounds, report.event.paired_rounds()), (Some(7), 6));
    }
    if let Some(report) = accepted("04-trf26-national-ratings.trf", 6, &[]) {
        assert!(
            report
                .event
                .players
                .iter()
                .all(|player| player.national.len() == 1)
        );
    }
    if let Some(report) = accepted("05-trf26-team.trf", 9, &[]) {
        let list = ["MPTS", "GPTS"].map(|code| code.parse::<Code>().unwrap());
        let mut table = standings(&report.event, &list, Edition::Of2026);
        table.sort_by_key(|line| line.player);
        let points: Vec<[String; 2]> = table
            .iter()
            .map(|line| [0, 1].map(|at| line.values[at].unwrap().to_string()))
            .collect();
        assert_eq!(points, [["1", "1.5"], ["4", "4"], ["5", "4.5"], ["2", "2"]]);
    }
    if let Some(report) = accepted("06-trf26-round4-paired.trf", 10, &[]) {
        assert_eq!((report.event.paired_rounds(), report.notices), (4, Vec::new()));
    }
}

#[test]
fn deviations_are_read_and_told() {
    accepted(
        "07-windows1252-comma.trf",
        8,
        &[
            |kind| matches!(kind, NoticeKind::Encoding(_)),
            |kind| matches!(kind, NoticeKind::PointsStyle(_)),
        ],
    );
    accepted(
        "08-utf8-bom-bytes-padded.trf",
        8,
        &[|kind| *kind == NoticeKind::BytesPadded],
    );
    accepted(
        "09-trf06-cr-only.trf",
        5,
        &[|kind| {
            matches!(
                kind,
                NoticeKind::OldBye {
                    found: '+',
                    read: 'U'
                }
            )
        }],
    );
    accepted(
        "16-warn-points-column.trf",
        8,
        &[|kind| matches!(kind, NoticeKind::PointsDiffer { player: 7, .. })],
    );
}

#[test]
fn broken_files_are_refused_with_the_place() {
    let line = |player: usize| 13 + player;
    refused("10-broken-results-disagree.trf", line(1), 99, 99, |kind| {
        matches!(kind, FaultKind::ResultsDisagree { .. })
    });
    refused("11-broken-opponent.trf", line(3), 92, 95, |kind| {
        matches!(kind, FaultKind::OpponentsDisagree { .. })
    });
    refused("12-broken-colours.trf", line(2), 107, 107, |kind| {
        matches!(kind, FaultKind::ColorsDisagree { .. })
    });
    refused("13-broken-duplicate-number.trf", line(5), 5, 8, |kind| {
        *kind == FaultKind::Duplicate(4)
    });
    refused("14-broken-name-overflow.trf", line(4), 48, 60, |kind| {
        matches!(kind, FaultKind::Shifted(_))
    });
    refused("15-broken-plays-himself.trf", line(6), 112, 115, |kind| {
        *kind == FaultKind::PlaysHimself(6)
    });
    refused("17-broken-tabs.trf", line(8), 4, 10, |kind| {
        *kind == FaultKind::Tabs
    });
    refused("18-broken-not-trf.trf", 1, 1, 3, |kind| {
        *kind == FaultKind::NotAReport
    });
    refused("19-broken-cut-off.trf", line(7), 119, 119, |kind| {
        matches!(kind, FaultKind::CutOff { .. })
    });
}
