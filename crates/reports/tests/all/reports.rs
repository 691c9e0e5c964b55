//! The report file samples: read or refused as their README says, and the same event after writing.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests read samples and tell what they skip"
)]

use std::fs;
use std::path::PathBuf;

use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_reports::trf::{self, FaultKind, NoticeKind, Report};

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
        let mut table = standings(&report.event, &list, Edition::newest());
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

/// What becomes of a line.
type Rewritten<'a> = &'a dyn Fn(&str) -> String;

/// Four players, one round; `line` changes each player's line.
fn four(line: Rewritten<'_>, head: &str) -> Vec<u8> {
    let players = [
        "001    1 m GM One                               2400 NOR                         1.0    1     3 w 1",
        "001    2 w    Two                               2300 NOR                         1.0    2     4 b 1",
        "001    3 m  f Three                             2200 SWE                         0.0    3     1 b 0",
        "001    4 m    Four                              2100 SWE                         0.0    4     2 w 0",
    ];
    let lines: Vec<String> = players.iter().map(|text| line(text)).collect();
    format!("{head}{}\n", lines.join("\n")).into_bytes()
}

#[test]
fn lines_that_all_stand_off_by_one_column_are_moved_and_told() {
    let plain = trf::read(&four(&str::to_owned, "")).unwrap();
    assert_eq!(plain.notices, []);
    let shifts: [(Rewritten<'_>, i8); 4] = [
        (&|line| format!("{} {}", &line[..4], &line[4..]), 1),
        (&|line| format!("{}{}", &line[..4], &line[5..]), -1),
        (&|line| format!("{} {}", &line[..47], &line[47..]), 1),
        (&|line| format!("{}{}", &line[..47], &line[48..]), -1),
    ];
    for (shifted, by) in shifts {
        let report = trf::read(&four(shifted, "")).unwrap_or_else(|refused| panic!("{by}: {refused}"));
        assert_eq!(report.event, plain.event, "{by}");
        assert_eq!(report.notices[0].kind, NoticeKind::ShiftedBy(by));
    }
    // One line that stands well shows that the others are wrong.
    let one = |line: &str| {
        if line.contains("Four") {
            line.to_owned()
        } else {
            format!("{} {}", &line[..4], &line[4..])
        }
    };
    assert!(trf::read(&four(&one, "")).is_err());
}

#[test]
fn rounds_filled_with_absences_of_everybody_are_not_paired_yet() {
    let filled = trf::read(&four(&|line| format!("{line}  0000 - Z"), "142 5\n")).unwrap();
    assert_eq!(filled.event.players[0].rounds.len(), 1);
    assert!(matches!(filled.notices[0].kind, NoticeKind::Unpaired(2)));
    // Who is absent while others are not stays absent.
    let two = |line: &str| format!("{line}{}", if line.contains("Two") { "  0000 - Z" } else { "" });
    let report = trf::read(&four(&two, "142 5\n")).unwrap();
    assert_eq!(report.event.players[1].rounds.len(), 2);
    assert_eq!(report.notices, []);
}

#[test]
fn announced_byes_of_past_rounds_fill_blank_columns() {
    let head = "142 3\n240 H 001    5\n";
    let five = format!("{:<81}0.5    5\n", "001    5      Five");
    let mut bytes = four(&str::to_owned, head);
    bytes.extend(five.as_bytes());
    let report = trf::read(&bytes).unwrap();
    assert_eq!(report.notices, []);
    assert_eq!(
        report.event.players[4].round(1).unwrap().mark,
        arbiter_event::Mark::HalfBye
    );
    assert_eq!(
        trf::read(trf::write(&report.event).as_bytes()).unwrap().event,
        report.event
    );
}

#[test]
fn two_pairing_byes_of_one_round_contradict_each_other() {
    let both = |line: &str| format!("{}  0000 - U", &line[..89]);
    let refused = trf::read(&four(&both, "")).unwrap_err();
    let first = &refused.0[0];
    assert_eq!((first.span.line, first.span.from), (2, 99));
    assert_eq!(
        first.kind,
        FaultKind::SecondBye {
            player: 2,
            other: 1,
            round: 1
        }
    );
}

#[test]
fn odd_records_are_understood_as_far_as_they_go() {
    let read = |head: &str| trf::read(&four(&str::to_owned, head)).unwrap();
    // The colour counts although the way of ranking beside it is not known here.
    let ranked = read("XXC black1 rank\n");
    assert_eq!(ranked.event.initial_color, Some(arbiter_event::Color::Black));
    assert!(matches!(ranked.notices[0].kind, NoticeKind::ForeignRecord(_)));
    // A win with Black that is worth more than one with White is no system known here.
    let uneven = read("XXS WW=1.0 BW=1.5\n");
    assert_eq!(uneven.event.points, arbiter_event::PointSystem::default());
    assert!(matches!(uneven.notices[0].kind, NoticeKind::ForeignRecord(_)));
    assert_eq!(
        read("XXS W=3.0 D=1.0\n").event.points.win,
        arbiter_event::Points::whole(3)
    );
    // A draft's record is no federation's rating line.
    let draft = trf::read(&[four(&str::to_owned, ""), b"PAB    1 001\n".to_vec()].concat()).unwrap();
    assert!(draft.event.players[0].national.is_empty());
    // Days that no calendar has are told, and kept.
    let undated = read("042 2026/13/43\n052 9.10.2026\n");
    assert_eq!(
        undated.notices[0].to_string(),
        "line 1, columns 5–14: expected a date such as 2026/10/03, found \"2026/13/43\"; kept as it is"
    );
    assert_eq!(undated.notices.len(), 1);
    assert_eq!(undated.event.kept[0].text, "2026/13/43");
    // Years of two digits are years of this century.
    assert_eq!(read("042 25/12/28\n").event.begins(), Some((2025, 12, 28)));
}

#[test]
fn points_by_name_mean_games_alone_or_all_of_a_kind_and_the_last_word_holds() {
    use arbiter_event::Mark;
    let worth = |head: &str| {
        let read = |text: &[u8]| trf::read(text).expect("a report").event;
        let event = read(&four(&str::to_owned, head));
        let again = read(trf::write(&event).as_bytes());
        assert_eq!(again.points, event.points, "{head}");
        [
            Mark::Win,
            Mark::ForfeitWin,
            Mark::FullBye,
            Mark::Draw,
            Mark::HalfBye,
            Mark::ForfeitLoss,
            Mark::ZeroBye,
        ]
        .map(|mark| event.points.of(mark).to_string())
    };
    for (head, expected) in [
        ("XXS W=3.0 D=1.0\n", ["3", "3", "3", "1", "1", "0", "0"]),
        ("XXS WW=3.0 BW=3.0\n", ["3", "1", "1", "0.5", "0.5", "0", "0"]),
        ("XXS FW=2.0\nXXS W=3.0\n", ["3", "3", "3", "0.5", "0.5", "0", "0"]),
        (
            "XXS W=3.0\nXXS FW=2.0 FPB=1.5\n",
            ["3", "2", "1.5", "0.5", "0.5", "0", "0"],
        ),
        ("XXS WD=1.0 BD=1.0\n", ["1", "1", "1", "1", "0.5", "0", "0"]),
        ("XXS HPB=0.0 D=1.0\n", ["1", "1", "1", "1", "1", "0", "0"]),
        ("XXS ZPB=0.5\n", ["1", "1", "1", "0.5", "0.5", "0", "0.5"]),
        (
            "XXS FL=0.5 ZPB=0.5\n",
            ["1", "1", "1", "0.5", "0.5", "0.5", "0.5"],
        ),
        (
            "BBZ  0.5\nBBF  0.2\n",
            ["1", "1", "1", "0.5", "0.5", "0.2", "0.5"],
        ),
    ] {
        assert_eq!(worth(head), expected, "{head}");
    }
}

#[test]
fn a_colour_said_in_both_forms_is_that_of_record_152_in_either_order() {
    for text in [
        "XXC black1      rank\n152 W\n001    3      C\n",
        "152 W\nXXC black1      rank\n001    3      C\n",
    ] {
        let event = trf::read(text.as_bytes()).expect("a report").event;
        let written = trf::write(&event);
        let again = trf::read(written.as_bytes()).expect("what was written").event;
        assert_eq!(trf::write(&again), written, "{text}");
        assert!(written.contains("152 W\n"), "{written}");
    }
}

#[test]
fn places_are_held_against_the_points_where_no_tie_breaks_are_named() {
    use arbiter_event::check::{Kind, check};
    use arbiter_event::generate::{Plan, generate};
    let system = arbiter_event::System::Dutch(arbiter_pairing::dutch::Rules::newest());
    let mut event = generate(&Plan::plain(8, 3, 5));
    event.tiebreaks.clear();
    let mut order: Vec<usize> = (0..event.players.len()).collect();
    order.sort_by_key(|&at| core::cmp::Reverse(event.players[at].points));
    for (rank, at) in (1..).zip(order) {
        event.players[at].rank = Some(rank);
    }
    assert_eq!(check(&event, Some(system)), []);
    let first = event
        .players
        .iter_mut()
        .find(|player| player.rank == Some(1))
        .expect("a winner");
    first.rank = Some(99);
    let found = check(&event, Some(system));
    assert_eq!(
        (found.len(), found[0].kind, &*found[0].reason),
        (1, Kind::Standing, "PTS")
    );
    assert_eq!(
        check(&event, None),
        [],
        "a table of another system is another order"
    );
}
