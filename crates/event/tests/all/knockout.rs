//! Knock-outs from the announcement to the winner: seeds, byes, matches, ladders, groups, LekoCup.

use arbiter_event::act::{Announce, Draw, EntryForm, Form, Method, Refusal, ThroughAct, Withdraw, decide};
use arbiter_event::cup::{self, Phase, course, times};
use arbiter_event::knockout::{self, plan};
use arbiter_event::log::{Log, Salt};
use arbiter_event::number::Round;
use arbiter_event::stated::stated;
use arbiter_event::{Event, System, check};
use arbiter_pairing::NotPaired;
use arbiter_pairing::knockout::{Bracket, Decision, State};
use arbiter_reports::exchange;

use super::desk::Desk;

/// A knock-out with players 1, 2, 3 … of schools in turn, and its settings.
fn event(form: Form, players: usize, schools: usize, settings: &[(&str, &str)]) -> Desk {
    let mut desk = Desk::announced(Announce {
        name: "Cup".to_owned(),
        system: Some("CUSTOM_KNOCKOUT".to_owned()),
        form: Some(form),
        ..Announce::default()
    });
    for at in 0..players {
        desk.enter(EntryForm {
            name: format!("Player {at:03}"),
            rating: Some(2500 - at as u16),
            club: format!("School {}", at % schools),
            ..EntryForm::default()
        });
    }
    for (key, value) in settings {
        desk.settle(key, value).unwrap();
    }
    for question in desk.state().unsettled() {
        desk.settle(question.key, &question.default).unwrap();
    }
    desk
}

/// The same from a report that carries its state.
fn again(desk: &Desk) -> Event {
    let report = exchange::with_state(desk.state());
    stated(&exchange::read(report.as_bytes()).unwrap().unwrap().sheet())
}

fn bracket(log: &Desk) -> Bracket {
    let plan = plan(log).unwrap();
    knockout::bracket(log, &plan, log.paired_rounds())
}

/// Pairs a round and gives every game the result that `result` says.
fn play(log: &mut Desk, result: &dyn Fn(u16, u16) -> &'static str) -> Vec<(u16, u16)> {
    let round = System::Knockout.pair(log).unwrap();
    log.pair();
    let away = |cell: arbiter_event::Cell| !cell.mark.played();
    for &(white, black) in &round.pairs {
        let walkover = log
            .player(white)
            .and_then(|one| one.round(round.round))
            .is_some_and(away);
        if !walkover {
            log.result((white, black), result(white, black));
        }
    }
    round.pairs
}

/// The better seed wins.
fn seed_wins(white: u16, black: u16) -> &'static str {
    if white < black { "1-0" } else { "0-1" }
}

const PLAIN: &[(&str, &str)] = &[("games", "1"), ("ladder", "none")];

#[test]
fn the_top_seeds_rest_first_and_the_best_wins() {
    for players in 2..=40 {
        let mut log = event(Form::Plain, players, 3, PLAIN);
        log.draw(Method::Strength, "seven green elephants");
        let byes = players.next_power_of_two() - players;
        let first = play(&mut log, &seed_wins);
        assert_eq!(first.len(), (players - byes) / 2);
        let rests = |seed: u16| !first.iter().any(|&(white, black)| white == seed || black == seed);
        assert!((1..=byes as u16).all(rests), "{players} players, {byes} byes");
        while bracket(&log).winner.is_none() {
            play(&mut log, &seed_wins);
        }
        assert_eq!(bracket(&log).winner, Some(1));
        assert_eq!(log.paired_rounds(), players.next_power_of_two().ilog2() as usize);
        assert_eq!(System::Knockout.pair(&log), Err(NotPaired::Won(1)));
        let event = stated(&log);
        assert_eq!((event.players[0].rank, event.players[1].rank), (Some(1), Some(2)));
        if players > 4 {
            assert_eq!((event.players[2].rank, event.players[3].rank), (Some(3), Some(3)));
        }
        // The report tells the whole event: read again, every round is paired as it was.
        let again = again(&log);
        assert_eq!(again.players, event.players);
        assert_eq!(
            check::check(&again, Some(System::Knockout)),
            [],
            "{players} players"
        );
    }
}

#[test]
fn a_match_ends_when_more_than_half_of_its_points_are_reached() {
    let mut log = event(Form::Plain, 2, 1, &[("games", "4"), ("ladder", "none")]);
    log.draw(Method::Strength, "x");
    play(&mut log, &seed_wins);
    play(&mut log, &seed_wins);
    assert_eq!(bracket(&log).winner, None); // 2 of 4 is half
    play(&mut log, &|_, _| "1/2-1/2");
    assert_eq!(bracket(&log).winner, Some(1)); // 2.5 is more
    let mut log = event(
        Form::Plain,
        2,
        1,
        &[("games", "4"), ("ladder", "none"), ("all-games", "yes")],
    );
    log.draw(Method::Strength, "x");
    (0..3).for_each(|_| drop(play(&mut log, &seed_wins)));
    assert_eq!(bracket(&log).winner, None);
    play(&mut log, &seed_wins);
    assert_eq!(bracket(&log).winner, Some(1));
}

#[test]
fn colours_alternate_and_turn_round_in_the_second_half() {
    let mut log = event(
        Form::Plain,
        2,
        1,
        &[("games", "8"), ("ladder", "none"), ("all-games", "yes")],
    );
    log.draw(Method::Strength, "x");
    let whites: Vec<u16> = (0..8).map(|_| play(&mut log, &|_, _| "1/2-1/2")[0].0).collect();
    let (one, two) = (whites[0], whites[1]);
    assert_eq!(whites, [one, two, one, two, two, one, two, one]);
}

#[test]
fn the_ladder_is_climbed_step_by_step() {
    let settings = [
        ("games", "2"),
        ("ladder", "2x900+10,1-3x180/reversed,1xW300-B240/black"),
    ];
    let mut log = event(Form::Plain, 2, 1, &settings);
    log.draw(Method::Strength, "x");
    let steps: Vec<usize> = (0..8)
        .map(|_| {
            let State::Next(_, _, step) = bracket(&log).stages[0][0].state else {
                panic!("{:?}", bracket(&log));
            };
            play(&mut log, &|_, _| "1/2-1/2");
            step
        })
        .collect();
    assert_eq!(steps, [0, 0, 1, 1, 2, 2, 2, 3]);
    // A draw in the last game puts Black through.
    let last = bracket(&log);
    let one = &last.stages[0][0];
    let black = one.games.last().unwrap().black;
    assert_eq!(one.state, State::Won(black, Decision::Step(3)));
    // Where a game is repeated, colours change hands.
    let whites: Vec<u16> = one.games[4..7].iter().map(|game| game.white).collect();
    assert!(whites[0] != whites[1] && whites[1] != whites[2]);
}

#[test]
fn a_step_without_end_is_repeated_until_it_is_won() {
    let mut log = event(Form::Plain, 2, 1, &[("games", "1"), ("ladder", "1-x180+2")]);
    log.draw(Method::Strength, "x");
    (0..30).for_each(|_| drop(play(&mut log, &|_, _| "1/2-1/2")));
    assert_eq!(bracket(&log).winner, None);
    play(&mut log, &|_, _| "1-0");
    assert!(bracket(&log).winner.is_some());
}

#[test]
fn what_games_do_not_decide_lots_or_a_person_do() {
    let mut log = event(Form::Plain, 4, 1, PLAIN);
    log.draw(Method::Strength, "x");
    play(&mut log, &|_, _| "1/2-1/2");
    let one = bracket(&log);
    assert!(
        one.stages[0]
            .iter()
            .all(|one| matches!(one.state, State::Won(_, Decision::Lot)))
    );
    assert_eq!(one, bracket(&log)); // the same lots for everybody who knows the secret
    let mut log = event(
        Form::Plain,
        4,
        1,
        &[("games", "1"), ("ladder", "none"), ("last", "arbiter")],
    );
    log.draw(Method::Strength, "x");
    play(&mut log, &|_, _| "1/2-1/2");
    let Err(NotPaired::Undecided { level, .. }) = System::Knockout.pair(&log) else {
        panic!("decided");
    };
    assert_eq!(level, [vec![1, 4], vec![2, 3]]);
    let through = |log: &Desk, winner, loser| ThroughAct {
        winner: log.id(winner),
        loser: log.id(loser),
        reason: "the arbiter's decision".to_owned(),
    };
    let wrong = through(&log, 1, 3);
    let (one, three) = (log.state().who(log.id(1)), log.state().who(log.id(3)));
    assert_eq!(log.act(wrong), Err(Refusal::NotLevel(one, three)));
    for (winner, loser) in [(4, 1), (2, 3)] {
        let decided = through(&log, winner, loser);
        log.act(decided).unwrap();
    }
    let final_game = play(&mut log, &seed_wins)[0];
    assert_eq!(
        (final_game.0.min(final_game.1), final_game.0.max(final_game.1)),
        (2, 4)
    );
}

#[test]
fn a_missing_result_is_waited_for() {
    let mut log = event(Form::Plain, 4, 1, PLAIN);
    log.draw(Method::Strength, "x");
    let pairs = play(&mut log, &|_, _| "*");
    let Err(NotPaired::Undecided { waiting, .. }) = System::Knockout.pair(&log) else {
        panic!("paired");
    };
    assert_eq!(waiting, pairs);
}

#[test]
fn the_losers_before_the_final_may_play_for_the_third_place() {
    let settings = [("games", "1"), ("ladder", "none"), ("third-place", "yes")];
    let mut log = event(Form::Plain, 8, 1, &settings);
    log.draw(Method::Strength, "x");
    play(&mut log, &seed_wins);
    play(&mut log, &seed_wins);
    let last = play(&mut log, &seed_wins);
    assert_eq!(last.len(), 2);
    let ranks: Vec<_> = stated(&log).players.iter().map(|one| one.rank.unwrap()).collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5, 5, 5, 5]);
}

#[test]
fn a_reseeded_bracket_pairs_the_best_left_with_the_last() {
    let settings = [("games", "1"), ("ladder", "none"), ("bracket", "reseeded")];
    let mut log = event(Form::Plain, 8, 1, &settings);
    log.draw(Method::Strength, "x");
    let eight_wins = |white: u16, black: u16| match (white, black) {
        (8, _) => "1-0",
        (_, 8) => "0-1",
        _ => seed_wins(white, black),
    };
    play(&mut log, &eight_wins);
    let pairs = play(&mut log, &eight_wins);
    let mut pairs: Vec<_> = pairs
        .iter()
        .map(|&(one, two)| (one.min(two), one.max(two)))
        .collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(2, 8), (3, 4)]); // in the fixed bracket 8 meets 4
}

#[test]
fn who_leaves_forfeits_his_games() {
    let mut log = event(Form::Plain, 4, 1, &[("games", "2"), ("ladder", "none")]);
    log.draw(Method::Strength, "x");
    play(&mut log, &seed_wins);
    let leaves = Withdraw {
        entrant: log.id(1).0,
        from: Round(2),
        reason: None,
    };
    log.act(leaves).unwrap();
    play(&mut log, &|_, _| "1/2-1/2"); // his opponent has a walkover
    let one = bracket(&log);
    // 1–1 after the forfeit, and no ladder: lots; the other match is decided by its first game.
    assert!(matches!(one.stages[0][0].state, State::Won(_, Decision::Lot)));
    assert_eq!(one.stages[0][1].state, State::Won(2, Decision::Games));
}

#[test]
fn nothing_is_drawn_before_all_is_settled() {
    let mut log = event(Form::SchoolCup, 0, 1, &[]);
    assert!(log.state().unsettled().is_empty());
    log = Desk::announced(Announce {
        name: "C".to_owned(),
        system: Some("CUSTOM_KNOCKOUT".to_owned()),
        form: Some(Form::SchoolCup),
        ..Announce::default()
    });
    log.enter(EntryForm {
        name: "A".to_owned(),
        ..EntryForm::default()
    });
    let keys: Vec<&str> = log.state().unsettled().iter().map(|one| one.key).collect();
    assert_eq!(keys[..3], ["win", "loss", "group-size"]);
    let drawn = Draw::by_lots(Method::Lots, "x").into();
    assert_eq!(decide(log.state(), &drawn), Err(Refusal::Unsettled("win")));
    assert!(matches!(
        log.settle("group-size", "7"),
        Err(Refusal::Answer { .. })
    ));
    assert!(matches!(log.settle("games", "2"), Err(Refusal::Expected { .. })));
    log.settle("win", "3").unwrap();
    log.settle("win", "2").unwrap(); // as often as one likes before the draw
    assert_eq!(log.points.win.to_string(), "2");
    assert_eq!(log.points.draw.to_string(), "1"); // 5.4: each player gets one point
}

#[test]
fn lekocup_from_the_lots_to_the_cup() {
    for players in [6, 8, 11, 12, 13, 16, 24, 31] {
        let mut log = event(Form::SchoolCup, players, 4, &[]);
        log.draw(Method::Lots, "twelve small bells");
        let plan = plan(&log).unwrap();
        let groups = plan.groups.unwrap().members;
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), players);
        assert!(
            groups.iter().all(|group| (3..=4).contains(&group.len())),
            "{groups:?}"
        );
        let mut games = 0;
        while bracket(&log).winner.is_none() {
            // Every third game is drawn; knock-out games are drawn until their last replay.
            let count = games;
            play(&mut log, &move |white, black| match (white + black + count) % 3 {
                0 => "1/2-1/2",
                1 => "1-0",
                _ => "0-1",
            });
            games += 1;
            assert!(games < 60, "{players} players: {:?}", bracket(&log));
        }
        let one = bracket(&log);
        let qualified = one.stages[0]
            .iter()
            .flat_map(|one| [one.top, one.bottom])
            .flatten()
            .count();
        assert_eq!(qualified, groups.len() * 2);
        // Winners of groups do not meet a second of their own group at once.
        for first in &one.stages[0] {
            if let (Some(top), Some(bottom)) = (first.top, first.bottom) {
                let same = groups
                    .iter()
                    .any(|group| group.contains(&top) && group.contains(&bottom));
                assert!(!same, "{players} players: {top} and {bottom}");
            }
        }
        let event = stated(&log);
        let again = again(&log);
        assert_eq!(again.players, event.players);
        assert_eq!(
            check::check(&again, Some(System::Knockout)),
            [],
            "{players} players"
        );
        assert_eq!(
            Log::read(log.log.write().as_bytes(), Salt::default()).unwrap(),
            log.log
        );
    }
}

#[test]
fn schools_are_kept_apart_in_the_groups() {
    for seed in 0..50 {
        let mut log = event(Form::SchoolCup, 16, 4, &[]);
        log.draw(Method::Lots, &format!("secret {seed}"));
        let plan = plan(&log).unwrap();
        for group in plan.groups.unwrap().members {
            let school = |number: &u16| {
                let name = &log.player(*number).unwrap().name;
                name.trim().rsplit(' ').next().unwrap().parse::<usize>().unwrap() % 4
            };
            let mut schools: Vec<usize> = group.iter().map(school).collect();
            schools.sort_unstable();
            assert_eq!(schools, [0, 1, 2, 3], "seed {seed}");
        }
    }
}

#[test]
fn a_drawn_game_of_lekocup_is_replayed_at_two_minutes_and_again_at_one() {
    let mut log = event(
        Form::SchoolCup,
        3,
        3,
        &[("qualify", "2"), ("group-playoff", "none")],
    );
    log.draw(Method::Lots, "x");
    (0..3).for_each(|_| drop(play(&mut log, &seed_wins)));
    let first = play(&mut log, &|_, _| "1/2-1/2")[0];
    let plan = plan(&log).unwrap();
    let time = |log: &Desk| {
        let State::Next(_, _, step) = bracket(log).stages[0][0].state else {
            panic!("{:?}", bracket(log));
        };
        plan.ladder[step - 1].time.clone()
    };
    assert_eq!(time(&log), "120");
    let second = play(&mut log, &|_, _| "1/2-1/2")[0];
    assert_eq!(second, (first.1, first.0)); // colours reversed
    for _ in 0..3 {
        assert_eq!(time(&log), "60");
        play(&mut log, &|_, _| "1/2-1/2");
    }
    assert!(matches!(
        bracket(&log).stages[0][0].state,
        State::Won(_, Decision::Lot)
    ));
}

#[test]
fn two_who_are_level_in_a_group_play_once_more_with_colours_reversed_and_two_minutes() {
    let mut log = event(Form::SchoolCup, 3, 3, &[]);
    log.draw(Method::Lots, "x");
    let mut level = None;
    for _ in 0..3 {
        let pairs = play(&mut log, &|white, black| match white + black {
            3 => "1/2-1/2", // numbers 1 and 2; both win against 3
            _ if white < black => "1-0",
            _ => "0-1",
        });
        level = level.or(pairs.into_iter().find(|pair| pair.0 + pair.1 == 3));
    }
    let (white, black) = level.unwrap();
    let course = course(&log).unwrap();
    assert_eq!((course.phase, course.rounds_of_groups), (Phase::PlayOffs, 3));
    assert_eq!(course.bracket.next, [(black, white)]);
    assert_eq!(times(&log, 4), [((black, white), "2m".to_owned())]);
    assert_eq!(
        times(&log, 3),
        [],
        "games of the groups have the time of the event"
    );
    play(&mut log, &seed_wins);
    assert_eq!(bracket(&log).playoffs[0].winner(), Some(1));
    assert_eq!(cup::course(&log).unwrap().phase, Phase::Cup);
}

#[test]
fn fellows_meet_as_late_as_can_be() {
    // Eight players of four schools: 1 and 5, 2 and 6, 3 and 7, 4 and 8 are fellows.
    let first = |settings: &[(&str, &str)]| {
        let mut log = event(Form::Plain, 8, 4, settings);
        log.draw(Method::Strength, "open sesame");
        let matches = bracket(&log).stages.remove(0);
        let pair = |one: &arbiter_pairing::knockout::Match| (one.top.unwrap(), one.bottom.unwrap());
        matches.iter().map(pair).collect::<Vec<_>>()
    };
    let plain = first(&[]);
    assert_eq!(plain, [(1, 8), (4, 5), (2, 7), (3, 6)]);
    let apart = first(&[("protect", "club")]);
    // Before, 1 and 5, and 2 and 6, would have met in the semi-final; now every two fellows are in different halves.
    let half = |player: u16| {
        let at = apart.iter().position(|pair| pair.0 == player || pair.1 == player);
        at.unwrap() / 2
    };
    assert!(
        (1..=4).all(|player| half(player) != half(player + 4)),
        "{apart:?}"
    );
    // The best seeds keep their lines, and the lower half meets the upper.
    assert_eq!((apart[0].0, apart[2].0), (1, 2));
    assert!(apart.iter().all(|pair| pair.0 <= 4 && pair.1 > 4));
}

/// 16 players of four schools in groups of four; the lots give every group one of each school, two go on: of the eight each school
/// has some, and the two of a group meet in the second stage at the earliest.
#[test]
fn fellows_of_groups_meet_late_and_the_two_of_a_group_not_at_once() {
    let clashes = |settings: &[(&str, &str)], secret: &str| {
        let settings = [
            &[("qualify", "2"), ("group-playoff", "none"), ("games", "1")],
            settings,
        ]
        .concat();
        let mut log = event(Form::Groups, 16, 4, &settings);
        log.draw(Method::Lots, secret);
        while bracket(&log).stages.is_empty() {
            play(&mut log, &|white, black| {
                if (white * 7 + 3) % 16 < (black * 7 + 3) % 16 {
                    "1-0"
                } else {
                    "0-1"
                }
            });
        }
        let groups = plan(&log).unwrap().groups.unwrap().members;
        let school = |number: u16| {
            let name = log.player(number).unwrap().name.clone();
            name.trim().rsplit(' ').next().unwrap().parse::<usize>().unwrap() % 4
        };
        let of = |player: u16| groups.iter().position(|group| group.contains(&player));
        let met = |pairs: &[(u16, u16)]| {
            assert!(
                pairs.iter().all(|pair| of(pair.0) != of(pair.1)),
                "{secret}: {pairs:?}"
            );
            pairs
                .iter()
                .filter(|pair| school(pair.0) == school(pair.1))
                .count()
        };
        let first = bracket(&log).stages.remove(0);
        let pairs: Vec<(u16, u16)> = first
            .iter()
            .map(|one| (one.top.unwrap(), one.bottom.unwrap()))
            .collect();
        // The least that can be: every order of the seconds against the winners that keeps groups apart.
        let digits = |order: usize| [order % 4, order / 4 % 4, order / 16 % 4, order / 64];
        let least = (0..256)
            .map(digits)
            .filter(|order| (0..4).all(|one| order.contains(&one)))
            .map(|order| {
                (0..4)
                    .map(|at| (pairs[at].0, pairs[order[at]].1))
                    .collect::<Vec<_>>()
            })
            .filter(|pairs| pairs.iter().all(|pair| of(pair.0) != of(pair.1)))
            .map(|pairs| met(&pairs))
            .min();
        (met(&pairs), least.unwrap())
    };
    let (mut plain, mut apart) = (0, 0);
    for seed in 0..40 {
        let secret = format!("secret {seed}");
        plain += clashes(&[], &secret).0;
        let (met, least) = clashes(&[("protect", "club")], &secret);
        assert_eq!(met, least, "{secret}");
        apart += met;
    }
    assert!(plain > 2 * apart, "{plain} without, {apart} with");
}

#[test]
fn federations_that_are_protected_are_in_different_groups() {
    let mut log = event(Form::Groups, 0, 1, &[("protect", "federation")]);
    for at in 0..12 {
        log.enter(EntryForm {
            name: format!("Player {at:03}"),
            federation: ["IRI", "VIE", "NED"][at / 4].to_owned(),
            club: "One".to_owned(),
            ..EntryForm::default()
        });
    }
    log.draw(Method::Lots, "open sesame");
    let groups = plan(&log).unwrap().groups.unwrap().members;
    for group in groups {
        let mut names: Vec<String> = group
            .iter()
            .map(|&number| log.player(number).unwrap().federation.trim().to_owned())
            .collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 3, "{group:?}");
    }
}

#[test]
fn fellows_do_not_meet_where_a_stage_is_drawn_or_reseeded() {
    for order in ["drawn", "reseeded"] {
        let mut log = event(
            Form::Plain,
            16,
            8,
            &[("bracket", order), ("protect", "club"), ("games", "1")],
        );
        log.draw(Method::Strength, "open sesame");
        let plan = plan(&log).unwrap();
        while bracket(&log).winner.is_none() {
            play(&mut log, &|white, black| {
                if white < black { "1-0" } else { "0-1" }
            });
        }
        for stage in &bracket(&log).stages[..2] {
            let met = |one: &arbiter_pairing::knockout::Match| match (one.top, one.bottom) {
                (Some(one), Some(two)) => plan.are_fellows(one, two),
                _ => false,
            };
            assert!(!stage.iter().any(met), "{order}: {stage:?}");
        }
    }
    let mut log = event(Form::Plain, 4, 2, &[]);
    let wrong = log.settle("protect", "school");
    assert!(matches!(wrong, Err(Refusal::Answer { key: "protect", .. })));
}
