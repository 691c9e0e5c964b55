//! Players of one federation or club kept apart: forbidden, or if possible only.

use arbiter_event::Event;
use arbiter_event::System;
use arbiter_event::act::{Announce, EntryForm, Fellows, Forbid, KeepApart, LeaveFideMode, Method, Refusal};
use arbiter_event::field::field;
use arbiter_event::generate::{Plan, generate};
use arbiter_event::number::Round;
use arbiter_pairing::dutch::{self, Criterion, Rules, Stop, explain};
use arbiter_pairing::{NotPaired, Way};

use super::desk::Desk;

/// An event of players with these federations, strongest first; a federation in small letters is a club.
fn event(federations: &str, rounds: u16) -> Desk {
    let mut event = Desk::announced(Announce::new("Cup", rounds));
    for (sign, number) in federations.chars().zip(0..) {
        let (federation, club) = if sign.is_uppercase() {
            (format!("AA{sign}"), String::new())
        } else {
            (String::new(), format!("Club {sign}"))
        };
        event.enter(EntryForm {
            name: format!("P{number}"),
            rating: Some(2400 - number),
            federation,
            club,
            ..EntryForm::default()
        });
    }
    event
}

fn apart(by: Fellows, rounds: (u16, u16), if_possible: bool) -> KeepApart {
    let rounds = (Round(rounds.0), Round(rounds.1));
    KeepApart {
        by,
        rounds,
        if_possible,
    }
}

/// Pairs a round, after the draw of the colour where none was made, and lets every game be drawn.
fn pair(event: &mut Desk) -> Vec<(u16, u16)> {
    if event.initial_color.is_none() {
        event.draw(Method::Strength, "white or black");
    }
    let round = System::Dutch(Rules::newest()).pair(event).unwrap();
    event.pair();
    for &game in &round.pairs {
        event.result(game, "1/2-1/2");
    }
    round.pairs
}

fn fellows(event: &Event, pairs: &[(u16, u16)]) -> usize {
    let of = |number: u16| event.player(number).unwrap().federation.clone();
    pairs.iter().filter(|pair| of(pair.0) == of(pair.1)).count()
}

#[test]
fn a_federation_is_kept_apart_in_the_last_rounds() {
    let mut event = event("ABABABAB", 4);
    event.act(apart(Fellows::Federation, (3, 4), false)).unwrap();
    assert_eq!(event.forbidden.len(), 2);
    let first = pair(&mut event);
    assert!(fellows(&event, &first) > 0, "before round 3 nobody minds");
    // Who enters late belongs to his federation too.
    event.enter(EntryForm {
        name: "Late".to_owned(),
        federation: "AAB".to_owned(),
        ..EntryForm::default()
    });
    pair(&mut event);
    for _ in 3..=4 {
        let pairs = pair(&mut event);
        assert_eq!(fellows(&event, &pairs), 0);
    }
    // Not after the start, and not twice.
    let late = apart(Fellows::Club, (1, 4), false);
    assert_eq!(event.act(late), Err(Refusal::FideMode));
}

#[test]
fn club_mates_never_meet() {
    let mut event = event("aabbaabb", 3);
    event.act(apart(Fellows::Club, (1, 99), false)).unwrap();
    let twice = apart(Fellows::Club, (1, 2), false);
    assert!(matches!(event.act(twice), Err(Refusal::Expected { .. })));
    for _ in 0..3 {
        for (white, black) in pair(&mut event) {
            assert_ne!((white - 1) / 2 % 2, (black - 1) / 2 % 2);
        }
    }
}

#[test]
fn a_prohibition_that_a_table_cannot_keep_is_refused() {
    let forbid = Forbid {
        entrants: vec![1, 2],
        rounds: (Round(1), Round(3)),
    };
    for (system, taken) in [("FIDE_DUTCH_2026", true), ("FIDE_ROUNDROBIN", false)] {
        let mut event = Desk::announced(Announce {
            system: Some(system.to_owned()),
            ..Announce::new("Cup", 3)
        });
        for name in ["A", "B", "C", "D"] {
            let name = name.to_owned();
            event.enter(EntryForm {
                name,
                ..EntryForm::default()
            });
        }
        let answer = event.act(forbid.clone());
        assert_eq!(answer.is_ok(), taken, "{system}: {answer:?}");
        assert_eq!(event.forbidden.len(), usize::from(taken));
    }
}

/// The fewest pairs of fellows in any pairing of these.
fn fewest(left: &[char]) -> usize {
    let Some((first, rest)) = left.split_first() else {
        return 0;
    };
    let cost = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        usize::from(other == *first) + fewest(&others)
    };
    (0..rest.len()).map(cost).min().unwrap_or(0)
}

#[test]
fn if_possible_is_the_last_criterion_and_outside_fide_mode() {
    let wish = apart(Fellows::Federation, (1, 9), true);
    assert_eq!(event("AB", 1).act(wish), Err(Refusal::FideMode));
    let leave = LeaveFideMode {
        reason: "a league of clubs".to_owned(),
    };
    for federations in [
        "ABABABAB",
        "AABBAABB",
        "AAAAABBC",
        "ABCABCABCD",
        "AAAAAB",
        "AAAABBBBCC",
    ] {
        let mut plain = event(federations, 5);
        plain.act(leave.clone()).unwrap();
        plain.draw(Method::Strength, "white or black");
        let mut wished = plain.clone();
        wished.act(wish).unwrap();
        let signs: Vec<char> = federations.chars().collect();
        let explained = explain(&field(&wished, 1), Rules::newest(), &Stop::never()).unwrap();
        let own = explained[0].verdicts.last().unwrap();
        assert_eq!(own.criterion, Criterion(Criterion::KIN), "{federations}");
        assert_eq!(own.criterion.name(Rules::newest()), "+");
        let first = pair(&mut wished);
        assert_eq!(fellows(&wished, &first), fewest(&signs), "{federations}");
        // In later rounds nothing that C.04.3 asks is worse for it in the first bracket.
        pair(&mut wished);
        let before = plain_copy(&wished);
        let with = explain(&field(&wished, 3), Rules::newest(), &Stop::never()).unwrap();
        let without = explain(&field(&before, 3), Rules::newest(), &Stop::never()).unwrap();
        let criteria = |brackets: &[dutch::ExplainedBracket]| {
            let list = brackets[0].verdicts.iter();
            list.filter(|one| one.criterion.0 != Criterion::KIN)
                .map(|one| one.value.clone())
                .collect::<Vec<_>>()
        };
        assert_eq!(criteria(&with), criteria(&without), "{federations}");
    }
}

/// The event without its wish.
fn plain_copy(event: &Event) -> Event {
    let mut plain: Event = event.clone();
    plain.kept.retain(|kept| !kept.text.contains("avoid-federation"));
    plain
}

#[test]
fn where_no_single_limit_helps_several_are_named() {
    let event = generate(&Plan::plain(5, 9, 2));
    assert_eq!(event.paired_rounds(), 5); // everybody has met everybody and had the bye
    let Err(NotPaired::Impossible { ways, .. }) = System::Dutch(Rules::newest()).pair(&event) else {
        panic!("a pairing");
    };
    let names: Vec<String> = ways.iter().map(Way::name).collect();
    assert_eq!(names, ["second-bye+rematch"]);
}
