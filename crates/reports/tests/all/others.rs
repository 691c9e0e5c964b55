//! Report files as other programs write them: what deviates is read and told, and the event is that of the plain file.

use arbiter_event::team::Teams;
use arbiter_event::{Mark, Points};
use arbiter_reports::trf::{self, NoticeKind, Report};

/// A player's line: number, name, points, and his rounds as the file has them.
pub fn player(number: u16, points: &str, rounds: &str) -> String {
    let line = format!(
        "001 {number:>4}      Player {number:<26} 2000 NOR {:<11} {:<10} {points:>4} {number:>4}  {rounds}",
        "", ""
    );
    line.trim_end().to_owned()
}

fn read(text: impl AsRef<[u8]>) -> Report {
    let report = trf::read(text.as_ref()).unwrap_or_else(|refused| panic!("{refused}"));
    let written = trf::write(&report.event);
    let again = trf::read(written.as_bytes()).unwrap_or_else(|refused| panic!("{refused}\n{written}"));
    assert_eq!(again.event, report.event, "after\n{written}");
    report
}

/// Two games of four players.
fn four() -> Vec<String> {
    vec![
        "012 Cup".to_owned(),
        player(1, "1.0", "   3 w 1"),
        player(2, "0.5", "   4 b ="),
        player(3, "0.0", "   1 b 0"),
        player(4, "0.5", "   2 w ="),
    ]
}

const LEGEND: &str =
    "DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1";
const NATIONAL: &str = "DDD SSSS sCCC NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB";
const TENS: &str =
    "         1         2         3         4         5         6         7         8         9        10";
const UNITS: &str =
    "1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890";

#[test]
fn rulers_say_nothing_wherever_they_stand() {
    let plain = read(four().join("\n"));
    assert_eq!(plain.notices, []);
    for (places, rulers) in [
        (&[0][..], &[TENS, UNITS, LEGEND][..]),
        (&[1], &[LEGEND]),
        (&[3], &["0123456789012345678901234567890"]),
        (&[1, 3], &["", TENS, UNITS, "\t"]),
        (&[0, 1, 2, 3, 4, 5], &[NATIONAL]),
    ] {
        let mut lines = four();
        for &place in places.iter().rev() {
            lines.splice(place..place, rulers.iter().map(|&ruler| ruler.to_owned()));
        }
        let report = read(lines.join("\r\n"));
        assert_eq!(report.event, plain.event, "{lines:?}");
        let said = rulers.iter().filter(|ruler| !ruler.trim().is_empty()).count() * places.len();
        let told: Vec<_> = report.notices.into_iter().map(|notice| notice.kind).collect();
        assert_eq!(told, [NoticeKind::Rulers(said)], "{lines:?}");
    }
}

#[test]
fn a_broken_line_of_digits_is_no_ruler() {
    for broken in ["1234567 w 1", "   1    2", "12345678901234567890 and more"] {
        let mut lines = four();
        lines.insert(2, broken.to_owned());
        assert_eq!(
            trf::read(lines.join("\n").as_bytes()).unwrap_err().0[0].span.line,
            3,
            "{broken}"
        );
    }
}

#[test]
fn files_are_read_in_the_bytes_they_come_in() {
    let plain = four().join("\n").replace("Player 1", "Müller 1");
    let event = read(&plain).event;
    let mark: Vec<u8> = [b"\xef\xbb\xbf", plain.as_bytes()].concat();
    let latin: Vec<u8> = plain
        .chars()
        .map(|sign| u8::try_from(u32::from(sign)).expect("Latin-1"))
        .collect();
    let tabs = plain.replace('\n', "\t \t\r\n");
    for bytes in [mark, latin, tabs.into_bytes()] {
        assert_eq!(read(&bytes).event, event, "{:?}", String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn blanks_are_half_point_byes_where_just_these_make_the_points() {
    // Player 5 came to one game of three; his points and what he has in rounds 2 and 3.
    for (points, rounds, expected) in [
        ("2.0", "   6 w 1", [Some(Mark::HalfBye), Some(Mark::HalfBye)]),
        (
            "1.5",
            "   6 w 1  0000 - Z",
            [Some(Mark::ZeroBye), Some(Mark::HalfBye)],
        ),
        ("1.0", "   6 w 1", [None, None]),
        ("1.5", "   6 w 1", [None, None]), // one of the two: nobody knows which
        ("3.0", "   6 w 1", [None, None]),
    ] {
        let lines = [
            player(1, "2.0", "   2 w =     2 b =     2 w 1"),
            player(2, "1.0", "   1 b =     1 w =     1 b 0"),
            player(5, points, rounds),
            player(6, "0.0", "   5 b 0  0000 - Z  0000 - Z"),
        ];
        let report = read(lines.join("\n"));
        let marks = [2, 3].map(|round| report.event.players[2].round(round).map(|cell| cell.mark));
        assert_eq!(marks, expected, "{points} {rounds}");
        let filled: Vec<usize> = report
            .notices
            .iter()
            .filter_map(|notice| match &notice.kind {
                NoticeKind::BlankByes { player: 5, rounds } => Some(rounds.clone()),
                _ => None,
            })
            .flatten()
            .collect();
        let became = |round: &usize| marks[round - 2] == Some(Mark::HalfBye);
        assert_eq!(
            filled,
            (2..=3).filter(became).collect::<Vec<_>>(),
            "{points} {rounds}"
        );
    }
}

/// Three teams of two; in each round one of them is free.
fn three_teams(teams: &str) -> String {
    let lines = [
        player(1, "1.0", "   3 w 1  0000 - -"),
        player(2, "0.5", "   4 b =  0000 - -"),
        player(3, "1.0", "   1 b 0     5 w 1"),
        player(4, "1.0", "   2 w =     6 b ="),
        player(5, "0.0", "0000 - -     3 b 0"),
        player(6, "0.5", "0000 - -     4 w ="),
    ];
    format!("092 Team Swiss System\n{}\n{teams}", lines.join("\n"))
}

#[test]
fn teams_in_the_older_way_are_read_and_their_byes_told() {
    let older: String = [("Gràcia", 1), ("Αθήνα 1", 3), ("Club C", 5)]
        .map(|(name, first)| format!("013 {name:<32} {first:>4} {:>4}\n", first + 1))
        .concat();
    let report = read(three_teams(&older));
    let told: Vec<_> = report.notices.into_iter().map(|notice| notice.kind).collect();
    assert_eq!(told, [NoticeKind::TeamByes(vec![(1, 3), (2, 1)])]);
    let scores = |event: &arbiter_event::Event| -> Vec<String> {
        let built = Teams::of(event).expect("teams");
        let sum = |rounds: &Vec<arbiter_event::team::Match>| {
            rounds.iter().map(|one| one.match_points).sum::<Points>()
        };
        built
            .rounds
            .iter()
            .map(|rounds| sum(rounds).to_string())
            .collect()
    };
    assert_eq!(scores(&report.event), ["2", "2", "0"]);
    // With the record that the notice names the byes count, and there is nothing to tell.
    let counted = read(three_teams(&format!("{older}320  1.0  1.0 003 001\n")));
    assert_eq!(
        (counted.notices, scores(&counted.event)),
        (vec![], vec!["3".to_owned(), "2".to_owned(), "1".to_owned()])
    );
}

#[test]
fn byes_that_teams_asked_for_count_in_the_round_they_name() {
    let newer: String = [("One", 1), ("Two", 3), ("Three", 5)]
        .map(|(name, first)| {
            let number = first / 2 + 1;
            format!(
                "310 {number:>3} {name:<32} {name:<5}                            {first:>4} {:>4}\n",
                first + 1
            )
        })
        .concat();
    for (kind, worth) in [('F', ("2", "2")), ('H', ("1", "1")), ('Z', ("0", "0"))] {
        let report = read(three_teams(&format!("{newer}240 {kind}   1    3\t \n")));
        let built = Teams::of(&report.event).expect("teams");
        let bye = &built.rounds[2][0];
        assert_eq!(
            (bye.match_points.to_string(), bye.game_points.to_string()),
            (worth.0.to_owned(), worth.1.to_owned())
        );
    }
}

#[test]
fn virtual_match_points_stand_beside_blank_game_points() {
    let head = |record: &str| format!("192 FIDE_TEAM_BAKU\n{record}\n");
    let teams = "310   1 One                              One                                1    2\n\
                 310   2 Two                              Two                                3    4\n";
    for (record, of_matches, of_games) in [
        ("250  2          1   1    1    2", "2", "0"),
        ("250  2.0  0.5 001 001 0001 0002", "2", "0.5"),
        ("250       0.5 001 001 0001 0002", "0.5", "0.5"),
    ] {
        let report = read(format!("{}{}\n{teams}", head(record), four().join("\n")));
        let built = Teams::of(&report.event).expect("teams");
        let points = |event: &arbiter_event::Event| event.virtual_points[0].points.to_string();
        assert_eq!(points(&built.by_match_points), of_matches, "{record}");
        assert_eq!(points(&built.by_game_points), of_games, "{record}");
    }
    let neither = format!("{}{}", head("250             1   1    1    2"), four().join("\n"));
    assert_eq!(trf::read(neither.as_bytes()).unwrap_err().0[0].span.from, 10);
}
