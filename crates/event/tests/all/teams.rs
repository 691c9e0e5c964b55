//! Events of teams from the entries to the report: round robin, Swiss by score, captains' orders, Scheveningen.

use arbiter_event::check::check;
use arbiter_event::conduct::{
    Act, DrawMethod, EntryForm, Notice, Outcome, Paired, Refusal, apply, draw, stated,
};
use arbiter_event::team::{Fixture, TeamSystem, Teams, fixtures, matches, view};
use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_event::{Event, Mark, System, dutch, trf};

/// Teams of so many players each, strongest first, drawn by strength.
fn teams(system: &str, boards: usize, sizes: &[usize], rounds: Option<u16>) -> Event {
    let mut event = Event::default();
    let colours = ["W", "B"]
        .iter()
        .cycle()
        .take(boards)
        .copied()
        .collect::<String>();
    let mut records = Vec::new();
    if system.contains("TEAM") {
        records.push(("352".to_owned(), colours));
    }
    let announced = Act::Announce {
        name: "Team cup".to_owned(),
        rounds,
        system: Some(system.to_owned()),
        tiebreaks: vec!["MPTS".to_owned(), "GPTS".to_owned()],
        points: Vec::new(),
        records,
        form: Some("teams".to_owned()),
    };
    apply(&mut event, &announced).unwrap();
    for (team, size) in sizes.iter().enumerate() {
        for seat in 0..*size {
            let player = EntryForm {
                name: format!("P{}{}", team + 1, seat + 1),
                rating: Some(2400 - 50 * team as u16 - 10 * seat as u16),
                club: format!("Team {}", team + 1),
                ..EntryForm::default()
            };
            apply(&mut event, &Act::Enter { player, from: None }).unwrap();
        }
    }
    let lots = draw(&event, DrawMethod::Strength, "seven green elephants", false).unwrap();
    apply(&mut event, &lots).unwrap();
    event
}

fn system(event: &Event) -> TeamSystem {
    match System::of(event) {
        Some(System::Team(system)) => system,
        other => panic!("{other:?}"),
    }
}

fn paired(event: &Event) -> Paired {
    let round = event.paired_rounds() + 1;
    let made = system(event).pair_round(event, round).unwrap();
    Paired {
        round: round as u16,
        pairs: made.matches.iter().map(|one| (one.first, one.second)).collect(),
        bye: made.bye,
        rules: Some("team".to_owned()),
        reason: None,
    }
}

fn next_round(event: &mut Event) {
    let round = paired(event);
    apply(event, &Act::Pair(round)).unwrap();
}

fn result(event: &mut Event, (white, black): (u16, u16), result: &str) {
    let act = Act::Result {
        round: event.paired_rounds() as u16,
        white,
        black,
        result: result.parse::<Outcome>().unwrap(),
        excused: None,
        comment: None,
    };
    apply(event, &act).unwrap();
}

/// The lower number of a game wins.
fn play(event: &mut Event) {
    for one in matches(event, event.paired_rounds()) {
        for game in one.games {
            if game.0 != 0 && game.1 != 0 {
                result(event, game, if game.0 < game.1 { "1-0" } else { "0-1" });
            }
        }
    }
}

/// Written, read and written again, a report is the same.
fn again(event: &Event) -> bool {
    let text = trf::write(event);
    let read = trf::read(text.as_bytes()).unwrap_or_else(|refused| {
        panic!(
            "{refused}
{text}"
        )
    });
    trf::write(&read.event) == text && read.event.players == event.players
}

#[test]
fn a_round_robin_of_teams_follows_the_berger_table_and_its_report_is_read_back() {
    let mut event = teams("FIDE_TEAM_ROUNDROBIN", 2, &[2, 3, 2, 2], None);
    assert_eq!(system(&event).name(), "team-round-robin");
    let first = system(&event).pair_round(&event, 1).unwrap();
    let pairs: Vec<(u16, u16)> = first.matches.iter().map(|one| (one.first, one.second)).collect();
    assert_eq!(pairs, [(1, 4), (2, 3)]); // the table for four
    // White for the first-named team on odd boards.
    assert_eq!(first.matches[0].games, [(1, 8), (9, 2)]);
    for _ in 0..3 {
        next_round(&mut event);
        play(&mut event);
    }
    assert!(matches!(
        apply(
            &mut event,
            &Act::Pair(Paired {
                round: 4,
                ..Paired::default()
            })
        ),
        Err(Refusal::Round { .. })
    ));
    let event = stated(&event);
    assert_eq!(check(&event, System::of(&event)), []);
    let codes: Vec<Code> = ["MPTS", "GPTS"]
        .iter()
        .map(|code| code.parse().unwrap())
        .collect();
    let table = standings(&event, &codes, Edition::Of2026);
    let told: Vec<(u16, String, String)> = table
        .iter()
        .map(|line| {
            (
                line.player,
                line.values[0].unwrap().to_string(),
                line.values[1].unwrap().to_string(),
            )
        })
        .collect();
    let told: Vec<(u16, &str, &str)> = told
        .iter()
        .map(|one| (one.0, one.1.as_str(), one.2.as_str()))
        .collect();
    assert_eq!(told, [(1, "6", "6"), (2, "4", "4"), (3, "2", "2"), (4, "0", "0")]);
    assert!(again(&event));
    let line = event.kept.iter().find(|kept| kept.code == "310").unwrap();
    assert!(line.text.starts_with("  1 Team 1"), "{}", line.text);
    assert!(line.text.contains("6.0    6.0   1"), "{}", line.text);
}

#[test]
fn a_swiss_of_teams_pairs_by_score_and_gives_one_bye() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 3, &[3, 4, 3, 3, 3], Some(4));
    for round in 1..=4 {
        let before = view(&event);
        next_round(&mut event);
        let made = paired_of(&event, round);
        assert_eq!(made.len(), 2);
        // The same as players with these scores.
        let alone = dutch::pair_round(&before, round, dutch::Rules::FideDutch2026).unwrap();
        assert_eq!(alone.pairs, made);
        play(&mut event);
    }
    let built = Teams::of(&event).unwrap();
    let byes: Vec<u16> = (0..5)
        .filter(|&at| {
            built.rounds[at]
                .iter()
                .any(|one| one.mark == Some(Mark::PairingBye))
        })
        .map(|at| built.teams[at].number)
        .collect();
    assert_eq!(byes.len(), 4, "{byes:?}");
    assert_eq!(check(&stated(&event), System::of(&event)), []);
    assert!(again(&stated(&event)));
    // A bye is a win on every board.
    let of = |number: u16| &built.rounds[usize::from(number) - 1];
    let bye = of(byes[0]).iter().find(|one| one.opponent == 0).unwrap();
    assert_eq!(
        (bye.match_points.to_string(), bye.game_points.to_string()),
        ("2".to_owned(), "3".to_owned())
    );
}

fn paired_of(event: &Event, round: usize) -> Vec<(u16, u16)> {
    matches(event, round)
        .iter()
        .map(|one| (one.first, one.second))
        .collect()
}

#[test]
fn captains_give_orders_before_the_match_has_results() {
    let mut event = teams("FIDE_TEAM_ROUNDROBIN", 2, &[3, 3], None);
    let order = |team: u16, round: u16, players: &[u16]| Act::Lineup {
        team,
        round,
        players: players.to_vec(),
    };
    let why = |event: &mut Event, act: &Act| match apply(event, act) {
        Err(Refusal::Lineup { why, .. }) => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        why(&mut event, &order(1, 1, &[1])),
        "a player or 0 for each board"
    );
    assert_eq!(
        why(&mut event, &order(1, 1, &[1, 4])),
        "somebody is not of the team"
    );
    assert_eq!(
        why(&mut event, &order(1, 1, &[1, 1])),
        "somebody sits on two boards"
    );
    assert!(why(&mut event, &order(1, 1, &[2, 1])).starts_with("the order of the boards is fixed"));
    assert_eq!(apply(&mut event, &order(7, 1, &[1, 2])), Err(Refusal::NoTeam(7)));
    // Before the pairing: the reserve plays.
    apply(&mut event, &order(1, 1, &[1, 3])).unwrap();
    next_round(&mut event);
    assert_eq!(matches(&event, 1)[0].games, [(1, 4), (5, 3)]);
    // After it: team 2 leaves its first board empty; who sits there wins without a game.
    apply(&mut event, &order(2, 1, &[0, 6])).unwrap();
    assert_eq!(matches(&event, 1)[0].games, [(1, 0), (6, 3)]);
    assert_eq!(event.player(1).unwrap().round(1).unwrap().mark, Mark::ForfeitWin);
    assert_eq!(event.player(5).unwrap().round(1).unwrap().mark, Mark::ZeroBye);
    result(&mut event, (6, 3), "1/2-1/2");
    assert_eq!(why(&mut event, &order(1, 1, &[1, 2])), "the match has results");
    let built = Teams::of(&event).unwrap();
    let scores = [0, 1].map(|at| built.rounds[at][0].game_points.to_string());
    assert_eq!(scores, ["1.5", "0.5"]);
    assert!(again(&stated(&event)));
    // Free orders are announced beforehand.
    let mut free = teams("FIDE_TEAM_ROUNDROBIN", 2, &[3, 3], None);
    let settle = Act::Settle {
        key: "board-order".to_owned(),
        value: "free".to_owned(),
    };
    assert!(matches!(apply(&mut free, &settle), Err(Refusal::Drawn(_))));
}

#[test]
fn absent_teams_rest_and_a_match_can_be_paired_by_hand() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2, 2, 2], Some(3));
    let bye = Act::Bye {
        player: 4,
        round: 1,
        kind: arbiter_event::conduct::ByeKind::Half,
    };
    assert_eq!(apply(&mut event, &bye), Ok(vec![]));
    let round = paired(&event);
    assert_eq!((round.pairs.len(), round.bye), (1, Some(3)));
    let all = Paired {
        pairs: vec![(1, 2), (3, 4)],
        bye: None,
        ..round.clone()
    };
    assert_eq!(apply(&mut event, &Act::Pair(all)), Err(Refusal::Absent(4)));
    let few = Paired {
        pairs: vec![(1, 2)],
        bye: None,
        ..round.clone()
    };
    assert_eq!(apply(&mut event, &Act::Pair(few)), Err(Refusal::NotOnce(3)));
    apply(&mut event, &Act::Pair(round)).unwrap();
    play(&mut event);
    let built = Teams::of(&event).unwrap();
    assert_eq!(built.rounds[3][0].match_points.to_string(), "1"); // half of a match
    assert_eq!(
        apply(
            &mut event,
            &Act::Withdraw {
                player: 2,
                from: 2,
                reason: None
            }
        ),
        Ok(Vec::<Notice>::new())
    );
    let second = paired(&event);
    assert!(second.pairs.iter().all(|pair| pair.0 != 2 && pair.1 != 2));
    assert_eq!(check(&stated(&event), System::of(&event)), []);
}

#[test]
fn everybody_of_one_team_meets_everybody_of_the_other() {
    let mut event = teams("FIDE_SCHEVENINGEN", 0, &[4, 4], None);
    let of = System::of(&event).unwrap();
    assert_eq!(of.name(), "scheveningen");
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=4 {
        let made = of.pair(&event).unwrap();
        assert_eq!(made.pairs.len(), 4);
        met.extend(made.pairs.iter().map(|&(one, two)| (one.min(two), one.max(two))));
        let act = Act::Pair(Paired {
            round,
            pairs: made.pairs.clone(),
            rules: Some(of.name().to_owned()),
            ..Paired::default()
        });
        apply(&mut event, &act).unwrap();
        for pair in made.pairs {
            result(&mut event, pair, "1/2-1/2");
        }
    }
    assert_eq!(met.len(), 16);
    assert!(of.pair(&event).is_err());
    assert_eq!(check(&stated(&event), Some(of)), []);
    assert!(again(&stated(&event)));
}

#[test]
fn boards_of_a_fixture_follow_record_352() {
    let event = teams("FIDE_TEAM_ROUNDROBIN", 3, &[3, 3], None);
    let round = dutch::Round {
        round: 1,
        pairs: vec![(2, 1)],
        bye: None,
        absent: Vec::new(),
        brackets: Vec::new(),
    };
    let made: Vec<Fixture> = fixtures(&event, &round).matches;
    assert_eq!(made[0].games, [(4, 1), (2, 5), (6, 3)]);
}

/// Team 1 wins every board of the first match without a game.
fn forfeited(event: &mut Event) {
    for (white, black) in matches(event, 1)[0].games.clone() {
        result(event, (white, black), if white <= 2 { "+:-" } else { "-:+" });
    }
}

#[test]
fn a_match_in_which_nobody_played_is_no_meeting() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2], Some(3));
    next_round(&mut event);
    let first = paired_of(&event, 1)[0];
    forfeited(&mut event);
    let built = Teams::of(&event).unwrap();
    let marks: Vec<Option<Mark>> = built.rounds.iter().map(|rounds| rounds[0].mark).collect();
    assert_eq!(marks, [Some(Mark::ForfeitWin), Some(Mark::ForfeitLoss)]);
    assert_eq!(built.rounds[0][0].match_points.to_string(), "2");
    let report = stated(&event);
    let record = if first == (1, 2) {
        "+-   1   1   2"
    } else {
        "-+   1   2   1"
    };
    assert!(
        report
            .kept
            .iter()
            .any(|kept| kept.code == "330" && kept.text == record)
    );
    assert!(again(&report));
    // C.04.2, 3.4: they may be paired again, and after a game they may not.
    next_round(&mut event);
    assert_eq!(paired_of(&event, 2).len(), 1);
    play(&mut event);
    assert!(system(&event).pair_round(&event, 3).is_err());
    assert_eq!(check(&stated(&event), System::of(&event)), []);
    // A correction makes it a match.
    let game = matches(&event, 1)[0].games[0];
    let act = Act::Result {
        round: 1,
        white: game.0,
        black: game.1,
        result: "1-0".parse::<Outcome>().unwrap(),
        excused: None,
        comment: None,
    };
    let mut report = report;
    apply(&mut report, &act).unwrap();
    assert!(stated(&report).kept.iter().all(|kept| kept.code != "330"));
    assert!(Teams::of(&report).unwrap().rounds[0][0].mark.unwrap().played());
}

#[test]
fn one_game_makes_a_match() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2], Some(3));
    next_round(&mut event);
    forfeited(&mut event);
    let game = matches(&event, 1)[0].games[0];
    result(&mut event, game, "1/2-1/2");
    let built = Teams::of(&event).unwrap();
    assert_eq!(built.rounds[0][0].mark, Some(Mark::Win));
    assert!(system(&event).pair_round(&event, 2).is_err(), "they have met");
    assert!(stated(&event).kept.iter().all(|kept| kept.code != "330"));
}

#[test]
fn a_team_that_did_not_come_gives_no_bye() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2, 2, 2], Some(3));
    next_round(&mut event);
    let absent = Act::Lineup {
        team: 3,
        round: 1,
        players: vec![0, 0],
    };
    apply(&mut event, &absent).unwrap();
    let built = Teams::of(&event).unwrap();
    let of = |at: usize| (built.rounds[at][0].opponent, built.rounds[at][0].mark);
    assert_eq!(of(0), (3, Some(Mark::ForfeitWin)));
    assert_eq!(of(2), (1, Some(Mark::ForfeitLoss)));
    let report = stated(&event);
    assert!(again(&report));
    assert_eq!(Teams::of(&report).unwrap().rounds, built.rounds);
}
