//! What an arbiter reads who compares an edition with the next: rows that must be there, and rows that must not.

use arbiter_laws::{
    Change, Difference, Game, Play, Regulations, Rulebook, SCHEMA, Side, Supervision, Topic, rulebooks,
};

fn book(id: &str) -> &'static Rulebook {
    Rulebook::by_id(id).expect("a built-in rulebook")
}

/// `rapid/basic`, and `rapid` for both.
fn game((play, how): Game) -> String {
    let how = how.map_or_else(String::new, |how| format!("/{}", how.id()));
    format!("{}{how}", play.id())
}

/// `changed standard time.default 6.7 6.6a`.
fn line(row: &Difference) -> String {
    let article = |side: &Side| side.article.clone().unwrap_or_else(|| "-".to_owned());
    let about = row.key.map_or_else(|| row.topic.id(), |key| key.id());
    let (kind, game) = (row.change.id(), game(row.game()));
    format!("{kind} {game} {about} {} {}", article(&row.a), article(&row.b))
}

/// Rows that must be there, and beginnings or words of rows that must not.
struct Neighbours {
    editions: [&'static str; 2],
    there: &'static [&'static str],
    moved: &'static [&'static str],
    never: &'static [&'static str],
}

const NEIGHBOURS: [Neighbours; 5] = [
    Neighbours {
        editions: ["fide-2001", "fide-2005"],
        there: &[
            "changed blitz time.blitz_class C.1 C.1",
            "changed rapid time.class B.1 B.1",
            "changed rapid illegal.claim_needed 7.4b B.6",
            "gone rapid irregularity.right_lost B.5b -",
            "changed standard attack.pinned 3.8a(i) 3.1",
            "changed standard game.king_capture 1.2 1.2",
            "changed standard illegal.counts_when 7.4a 7.4a",
            "changed standard move.has_the_move 1.1 1.1",
            "new standard promotion.choice_final - 4.4d",
            "new standard device.rule - 12.2b",
        ],
        moved: &["moved standard flag.both_down 10.3 6.12b"],
        never: &[
            "new standard attack",
            "both_down",
            "both_flags",
            "castling.right_lost",
            "standard time.class",
        ],
    },
    Neighbours {
        editions: ["fide-2005", "fide-2009"],
        there: &[
            "changed standard time.default 6.7 6.6a",
            "changed standard illegal.draw_exception 7.4b 7.4b",
            "changed standard claim.right_lost_by 9.4 9.4",
            "changed standard claim.claimant_take 9.5b 9.5b",
            "changed standard device.rule 12.2b 12.3b",
            "new standard move.made.not_legal - 4.6",
            "changed rapid/competition rapid.base_law B.2 A.3",
            "changed blitz/competition blitz.base_law C.2 B.2",
            "changed blitz/competition qpf.in_force C.2 10.1",
            "gone rapid/competition setup.claim_limit B.4 -",
            "gone rapid/competition touch.ruled B.5 -",
            "gone rapid/competition illegal.claim_until B.6 -",
            "gone rapid/competition flag.claimant_must_have_time B.8 -",
            "changed rapid/basic flag.may_call B.7 A.4d(1)",
        ],
        moved: &[
            "moved standard clock.hand 6.8b 6.7b",
            "moved rapid rapid.record B.3 A.2",
        ],
        never: &[
            "gone standard setup",
            "gone rapid/basic",
            "gone blitz/basic",
            "gone blitz ",
            "new rapid/basic",
            "rapid.basic",
        ],
    },
    Neighbours {
        editions: ["fide-2009", "fide-2014"],
        there: &[
            "gone standard preface.federation preface -",
            "new standard preface.rating - preface",
            "changed standard illegal.penalty 7.4b 7.5b",
            "changed rapid/basic illegal.penalty 7.4b A.4b",
            "changed blitz/competition illegal.penalty 7.4b B.2",
            "changed standard claim.opponent_add 9.5b 9.5b",
            "changed blitz claim.opponent_add 9.5b B.2",
            "changed standard claim.clock_stop 9.5 9.5",
            "changed rapid/basic setup.claim_limit A.4a A.4a",
            "new standard draw.automatic.appearances - 9.6a",
            "new standard draw.automatic.moves - 9.6b",
            "changed standard device.opponent_score 12.3b 11.3b",
            "changed standard record.wrong_result 8.7 8.7",
            "changed blitz time.blitz B.1 B.1",
        ],
        moved: &[
            "moved standard conduct.aids 12.3a 11.3a",
            "moved standard displaced.found 7.5 7.6",
        ],
        never: &[
            "end.automatic",
            "penalty.fine",
            "touch.touched",
            "standard illegal.penalty 7.4b A.4b",
        ],
    },
    Neighbours {
        editions: ["fide-2014", "fide-2018"],
        there: &[
            "new standard conduct.entry - 11.2.3.3",
            "changed standard device.rule 11.3b 11.3.2.2",
            "changed standard draw.agreement 5.2c 5.2.3",
            "changed standard colours.reversed 7.3 7.3",
            "new standard illegal.press - 7.5.3",
            "new standard illegal.two_hands - 7.5.4",
            "changed standard draw.automatic.fivefold 9.6a 9.6.1",
            "changed rapid/basic illegal.penalty A.4b 7.5.5",
            "changed blitz/basic illegal.penalty B.4 B.2",
            "changed rapid/basic flag.may_call 6.8 A.4.5",
            "new standard cheating.rules - 12.2.7",
        ],
        moved: &[
            "moved standard touch.own 4.3a 4.3.1",
            "moved standard offer.when 9.1b(1) 9.1.2.1",
        ],
        never: &[
            "end.repetition",
            "end.moves",
            "record.wrong_result",
            "arbiter.interest",
            "arbiter.environment",
            "arbiter.not_disturbed",
            "arbiter.progress",
            "penalty.exclude_round",
        ],
    },
    Neighbours {
        editions: ["fide-2018", "fide-2023"],
        there: &[
            "changed standard resign.draw_if_cannot_mate 5.1.2 5.1.2",
            "changed rapid illegal.penalty 7.5.5 A.3",
            "changed blitz/competition illegal.penalty B.2 7.5.5",
            "changed rapid claim.opponent_add 9.5.3 A.3",
            "changed blitz/competition claim.opponent_add B.2 9.5.3",
            "changed standard cheating.rules 12.2.7 12.2.7",
        ],
        moved: &[
            "moved standard position.same 9.2.2 9.2.3",
            "moved rapid/basic rapid.illegal A.4.2 A.5.2",
        ],
        never: &[
            "standard illegal.penalty",
            "standard claim.opponent_add",
            "rapid.penalties",
            "blitz.penalties",
            "blitz.illegal.basic",
            "3.7.4",
        ],
    },
];

#[test]
fn each_edition_is_told_apart_from_the_one_before_it() {
    let mut faults = Vec::new();
    for Neighbours {
        editions,
        there,
        moved,
        never,
    } in NEIGHBOURS
    {
        let [a, b] = editions.map(book);
        let rows: Vec<String> = a.differences(b).iter().map(line).collect();
        let renumbered: Vec<String> = a.renumbered(b).iter().map(line).collect();
        let missing = there
            .iter()
            .filter(|wanted| !rows.iter().any(|row| row == *wanted));
        let unmoved = moved
            .iter()
            .filter(|wanted| !renumbered.iter().any(|row| row == *wanted));
        faults.extend(
            missing
                .chain(unmoved)
                .map(|row| format!("{editions:?} lacks {row}")),
        );
        let told = rows
            .iter()
            .filter(|row| never.iter().any(|part| row.contains(part)));
        faults.extend(told.map(|row| format!("{editions:?} tells {row}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_heading_is_told_and_nothing_that_only_splits_what_the_other_has() {
    for a in rulebooks() {
        for b in rulebooks() {
            for row in a.differences(b) {
                let def = &SCHEMA.topics[row.topic as usize];
                assert!(!def.is_heading, "{} {}: {}", a.id(), b.id(), line(&row));
                let lacking = match row.change {
                    Change::New => a,
                    Change::Gone => b,
                    Change::Changed | Change::Moved => continue,
                };
                let (play, how) = row.game();
                let regime = lacking.regime(
                    play,
                    how.unwrap_or(Supervision::Competition),
                    &Regulations::default(),
                );
                let has = |topic: Topic| def.same_as.contains(&topic.id()) && regime.cite(topic).is_some();
                let silent = [&row.a, &row.b].iter().any(|side| side.article.is_none());
                assert!(
                    !silent || !Topic::ALL.iter().copied().any(has),
                    "{} {}: {}",
                    a.id(),
                    b.id(),
                    line(&row)
                );
            }
        }
    }
}

/// Both values of a row are those of each game that it names, and each game with two values is named once.
#[test]
fn a_row_compares_the_same_game_of_both_and_names_it() {
    let none = Regulations::default();
    for a in rulebooks() {
        for b in rulebooks() {
            let rows = a.differences(b);
            for row in &rows {
                let Some(key) = row.key else { continue };
                for (play, how) in row.games.iter().copied() {
                    let hows = how.map_or_else(|| Supervision::ALL.to_vec(), |how| vec![how]);
                    for how in hows
                        .into_iter()
                        .filter(|how| play != Play::Standard || *how == Supervision::Competition)
                    {
                        let [here, there] =
                            [a, b].map(|book| book.regime(play, how, &none).value(key).cloned());
                        assert_eq!(
                            (&row.a.value, &row.b.value),
                            (&here, &there),
                            "{} {}: {}",
                            a.id(),
                            b.id(),
                            line(row)
                        );
                    }
                }
            }
            for (place, row) in rows.iter().enumerate() {
                let again = rows[place + 1..].iter().find(|other| {
                    (other.topic, other.key) == (row.topic, row.key)
                        && other.games.iter().any(|game| row.games.contains(game))
                });
                assert!(again.is_none(), "{} {}: {} twice", a.id(), b.id(), line(row));
            }
        }
    }
}

#[test]
fn what_decides_games_comes_first_and_trifles_last() {
    for [a, b] in NEIGHBOURS.map(|pair| pair.editions.map(book)) {
        let rows = a.differences(b);
        let weights: Vec<u8> = rows.iter().map(Difference::weight).collect();
        assert!(weights.is_sorted_by(|one, next| one >= next), "{weights:?}");
        assert!(
            rows[0].weight() == 3 && rows.iter().any(|row| row.weight() == 0),
            "{}",
            a.id()
        );
        assert!(
            a.renumbered(b)
                .iter()
                .all(|row| row.weight() == 0 && row.change == Change::Moved)
        );
    }
    let weight = |editions: [&str; 2], key: &str| {
        let [a, b] = editions.map(book);
        let mut rows = a.differences(b).into_iter();
        let row = rows.find(|row| row.key.is_some_and(|other| other.id() == key));
        row.map(|row| row.weight())
    };
    // The phone and the illegal move decide; "may stop" and "may pause" are one.
    assert_eq!(weight(["fide-2014", "fide-2018"], "device.rule"), Some(3));
    assert_eq!(weight(["fide-2009", "fide-2014"], "illegal.penalty"), Some(3));
    assert_eq!(weight(["fide-2005", "fide-2009"], "qpf.clock_stop"), Some(2));
    assert_eq!(weight(["fide-2018", "fide-2023"], "qpf.clock_stop"), Some(0));
    assert_eq!(weight(["fide-2005", "fide-2009"], "clock.flag"), Some(0));
}
