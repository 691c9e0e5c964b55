//! Reports for programs that read TRF-2016: nothing in them stops these programs, and the next round stays the same.

use crate::others::player;
use arbiter_event::generate::{Plan, generate};
use arbiter_event::{AnnouncedBye, Event, Mark, PointSystem, Points, System};
use arbiter_pairing::dutch::Rules;
use arbiter_reports::trf::{self, LeftOut, NotForBbp, Program};

/// An event that stopped before its last round, with something of everything.
fn stopped(seed: u64, points: PointSystem) -> Event {
    let mut event = generate(&Plan {
        played: 5,
        forfeits: 60,
        half_byes: 50,
        full_byes: 20,
        absences: 40,
        unusual: 60,
        forbidden: 3,
        late: 100,
        withdrawals: 20,
        baku: seed.is_multiple_of(2),
        points,
        ..Plan::plain(21 + (seed % 7) as u16, 7, seed)
    });
    for (mark, round, numbers) in [
        (Mark::HalfBye, 6, vec![2]),
        (Mark::ZeroBye, 6, vec![5, 9]),
        (Mark::HalfBye, 7, vec![4]),
    ] {
        event.byes.push(AnnouncedBye { mark, round, numbers });
    }
    event
}

fn three_one_nil() -> PointSystem {
    let mut points = PointSystem::default();
    let _ = points.set('W', Points::whole(3));
    let _ = points.set('D', Points::whole(1));
    points
}

/// Holds a text against what bbpPairings stops at, by its own reader; what it adds up is added up here anew.
fn bbp_takes(text: &str) {
    let value = |code: &str, usual: f64| {
        let line = text.lines().find_map(|line| line.strip_prefix(code));
        line.map_or(usual, |value| value.trim().parse().expect("a number"))
    };
    let worth = |sign: char| match sign {
        '1' | '+' | 'W' | 'F' => value("BBW", 1.0),
        '=' | 'D' | 'H' => value("BBD", 0.5),
        '0' | 'L' => value("BBL", 0.0),
        '-' => value("BBF", 0.0),
        'U' => value("BBU", value("BBW", 1.0)),
        'Z' | ' ' => value("BBZ", 0.0),
        other => panic!("{other:?} is no result there"),
    };
    let paired = trf::read(text.as_bytes())
        .expect("a report")
        .event
        .paired_rounds();
    let rounds: usize = value("XXR", 0.0) as usize;
    for line in text.lines() {
        let code = &line[..3];
        assert!(
            code.starts_with('0') && code != "013"
                || ["XXR", "XXC", "XXA", "XXP", "240", "260"].contains(&code)
                || code.starts_with("BB"),
            "{line}"
        );
        if code == "XXA" {
            assert!(line.split_whitespace().count() - 2 <= rounds, "{line}");
        }
        if code != "001" {
            continue;
        }
        let signs: Vec<char> = line.chars().collect();
        assert!(signs.len() >= 84, "{line}");
        let stated: f64 = line[80..84].trim().parse().expect("points");
        let sign = |round: usize| signs.get(98 + 10 * round).copied().unwrap_or(' ');
        let sum: f64 = (0..paired).map(|round| worth(sign(round))).sum();
        assert!((stated - sum).abs() < 0.001, "{stated} is not {sum}: {line}");
    }
}

#[test]
fn the_next_round_is_the_same_for_whoever_reads_it() {
    for seed in 1..=12 {
        for points in [PointSystem::default(), three_one_nil()] {
            let event = stopped(seed, points);
            let expected = System::Dutch(Rules::newest()).pair(&event);
            for program in [Program::Bbp, Program::Trf16] {
                let older = trf::write_for(&event, program).expect("written");
                let read = trf::read(older.text.as_bytes())
                    .unwrap_or_else(|refused| panic!("{refused}\n{}", older.text));
                let found = System::Dutch(Rules::newest()).pair(&read.event);
                assert_eq!(found.is_ok(), expected.is_ok(), "{program:?}, seed {seed}");
                if let (Ok(found), Ok(expected)) = (found, &expected) {
                    assert_eq!(
                        (&found.pairs, found.bye),
                        (&expected.pairs, expected.bye),
                        "{program:?}, seed {seed}\n{}",
                        older.text
                    );
                }
                if program == Program::Bbp {
                    bbp_takes(&older.text);
                }
            }
        }
    }
}

#[test]
fn what_has_no_word_there_is_told() {
    let text = [
        "012 Cup\n032 NOR\n142 5\n152 B\n172 NOR FIDE\n192 FIDE_DUTCH_2026\n212 PTS,BH\n240 H 003    4\n",
        "260 004 005    1    4\n299          -0.5  001    2\n### a note\n",
        &player(1, "1.5", "   3 w 1     4 b ?"),
        "\n",
        &player(2, "0.0", "   4 b =  0000 - Z"),
        "\n",
        &player(3, "0.0", "   1 b 0  0000 - Z"),
        "\n",
        &player(4, "1.0", "   2 w =     1 w ?"),
        "\n",
    ]
    .concat();
    let event = trf::read(text.as_bytes()).expect("a report").event;
    let records = |codes: &[&str]| LeftOut::Records(codes.iter().map(|&code| code.to_owned()).collect());
    let points = |hundredths| Points::hundredths(hundredths);
    let bbp = trf::write_for(&event, Program::Bbp).expect("written");
    bbp_takes(&bbp.text);
    let open = |drawn| LeftOut::Open {
        round: 2,
        white: 4,
        black: 1,
        drawn,
    };
    let fined = LeftOut::Points {
        player: 2,
        points: points(0),
        written: points(50),
    };
    let told = records(&["###", "172", "192", "212", "299"]);
    assert_eq!(bbp.left_out, [told.clone(), open(true), fined]);
    assert!(
        bbp.text.contains("XXR 5\nXXC black1\n") && bbp.text.contains("260 004 005    1    4\n"),
        "{}",
        bbp.text
    );
    assert!(bbp.text.contains("0000 - H"), "{}", bbp.text);

    let plain = trf::write_for(&event, Program::Trf16).expect("written");
    assert_eq!(plain.left_out, [told, open(false), LeftOut::Forbidden]);
    let read = trf::read(plain.text.as_bytes()).expect("a report").event;
    let stated: Vec<Option<Points>> = read.players.iter().map(|player| player.points).collect();
    assert_eq!(stated, [100, 0, 0, 50].map(|value| Some(points(value))));
    assert_eq!(read.players[0].round(2).map(|cell| cell.mark), Some(Mark::Open));
    assert!(
        plain.text.contains("\n092 Individual: Swiss-System\n"),
        "{}",
        plain.text
    );
}

#[test]
fn teams_go_in_the_older_record_and_not_to_bbp_pairings() {
    let text = "192 FIDE_TEAM_ROUNDROBIN\n001    1      One\n001    2      Two\n\
                310   1 Club A                           A                                  1    2\n240 H 001    1\n";
    let event = trf::read(text.as_bytes()).expect("a report").event;
    assert_eq!(trf::write_for(&event, Program::Bbp), Err(NotForBbp::Teams));
    let older = trf::write_for(&event, Program::Trf16).expect("written");
    assert!(older.text.contains("092 Team: Round-Robin\n"), "{}", older.text);
    assert!(
        older
            .text
            .contains("013 Club A                             1    2\n"),
        "{}",
        older.text
    );
}

#[test]
fn numbers_with_a_gap_and_odd_points_are_what_bbp_pairings_can_take_or_not() {
    let gap = trf::write_for(&event_with_gap(), Program::Bbp).expect("written");
    assert!(gap.text.contains("XXC rank\n"), "{}", gap.text);
    let odd = format!(
        "162  W0.75\n{}\n{}\n",
        player(1, "0.75", "   2 w 1"),
        player(2, "0.0", "   1 b 0")
    );
    let event = trf::read(odd.as_bytes()).expect("a report").event;
    let refused = trf::write_for(&event, Program::Bbp).expect_err("hundredths");
    assert_eq!(refused, NotForBbp::Hundredths(Points::hundredths(75)));
}

/// Players 1 and 3.
fn event_with_gap() -> Event {
    trf::read(b"001    1      One\n001    3      Three\n")
        .expect("a report")
        .event
}
