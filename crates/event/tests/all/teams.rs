//! Events of teams from the entries to the report: round robin, Swiss by score, captains' orders, Scheveningen.

use arbiter_event::TeamSystem;
use arbiter_event::act::{
    Absent, Announce, EntryForm, Exclude, Form, GrantBye, Lineup, Method, Notice, Pair, Refusal, Withdraw,
};
use arbiter_event::boards::matches;
use arbiter_event::check::check;
use arbiter_event::number::{Round, TeamId};
use arbiter_event::stated::stated;
use arbiter_event::team::{Fixture, Teams, fixtures, view};
use arbiter_event::tiebreak::{Code, Edition, standings};
use arbiter_event::{Event, Mark, System};
use arbiter_pairing::Paired;
use arbiter_pairing::dutch::Rules;
use arbiter_reports::trf;

use super::desk::Desk;

/// Teams of so many players each, strongest first, drawn by strength.
fn teams(system: &str, boards: usize, sizes: &[usize], rounds: Option<u16>) -> Desk {
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
    let mut event = Desk::announced(Announce {
        name: "Team cup".to_owned(),
        rounds,
        system: Some(system.to_owned()),
        tiebreaks: vec!["MPTS".to_owned(), "GPTS".to_owned()],
        records,
        form: Some(Form::Teams),
        ..Announce::default()
    });
    for (team, size) in sizes.iter().enumerate() {
        for seat in 0..*size {
            event.enter(EntryForm {
                name: format!("P{}{}", team + 1, seat + 1),
                rating: Some(2400 - 50 * team as u16 - 10 * seat as u16),
                club: format!("Team {}", team + 1),
                ..EntryForm::default()
            });
        }
    }
    event.draw(Method::Strength, "seven green elephants");
    event
}

fn system(event: &Event) -> TeamSystem {
    match System::of(event) {
        Some(System::Team(system)) => system,
        other => panic!("{other:?}"),
    }
}

/// The next round: matches and who has the bye, in numbers of teams.
fn paired(event: &Event) -> (Vec<(u16, u16)>, Option<u16>) {
    let made = system(event)
        .pair_round(event, event.paired_rounds() + 1)
        .unwrap();
    (
        made.matches.iter().map(|one| (one.first, one.second)).collect(),
        made.bye,
    )
}

fn by_hand(event: &Desk, matches: &[(u16, u16)], bye: Option<u16>) -> Pair {
    Pair {
        matches: matches
            .iter()
            .map(|&(one, two)| (event.team(one), event.team(two)))
            .collect(),
        team_bye: bye.map(|bye| event.team(bye)),
        ..Pair::by_rules(Round(event.paired_rounds() as u16 + 1))
    }
}

/// The lower number of a game wins.
fn play(event: &mut Desk) {
    for one in matches(event, event.paired_rounds()) {
        for game in one.games {
            if game.0 != 0 && game.1 != 0 {
                event.result(game, if game.0 < game.1 { "1-0" } else { "0-1" });
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
        event.pair();
        play(&mut event);
    }
    let fourth = Pair::by_rules(Round(4));
    assert!(matches!(event.act(fourth), Err(Refusal::NotPaired(_))));
    let event = stated(&event);
    assert_eq!(check(&event, System::of(&event)), []);
    let codes: Vec<Code> = ["MPTS", "GPTS"]
        .iter()
        .map(|code| code.parse().unwrap())
        .collect();
    let table = standings(&event, &codes, Edition::newest());
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
        event.pair();
        let made = paired_of(&event, round);
        assert_eq!(made.len(), 2);
        // The same as players with these scores.
        let alone = System::Dutch(Rules::newest()).pair_round(&before, round).unwrap();
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

/// An order for round 1; 0 is an empty board.
fn order(event: &Desk, team: u16, players: &[u16]) -> Lineup {
    let seat = |rank: &u16| (*rank != 0).then(|| event.id(*rank));
    Lineup {
        team: event.team(team),
        round: Round(1),
        seats: players.iter().map(seat).collect(),
    }
}

#[test]
fn captains_give_orders_before_the_match_has_results() {
    let mut event = teams("FIDE_TEAM_ROUNDROBIN", 2, &[3, 3], None);
    let why = |event: &mut Desk, players: &[u16]| {
        let act = order(event, 1, players);
        match event.act(act) {
            Err(Refusal::Lineup { why, .. }) => why.to_string(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(why(&mut event, &[1]), "a player or 0 for each board");
    assert_eq!(why(&mut event, &[1, 4]), "somebody is not of the team");
    assert_eq!(why(&mut event, &[1, 1]), "somebody sits on two boards");
    assert!(why(&mut event, &[2, 1]).starts_with("the order of the boards is fixed"));
    let nobody = Lineup {
        team: TeamId(7),
        ..order(&event, 1, &[1, 2])
    };
    assert_eq!(event.act(nobody), Err(Refusal::NoTeam(TeamId(7))));
    // Before the pairing: the reserve plays.
    let reserve = order(&event, 1, &[1, 3]);
    event.act(reserve).unwrap();
    event.pair();
    assert_eq!(matches(&event, 1)[0].games, [(1, 4), (5, 3)]);
    // After it: team 2 leaves its first board empty; who sits there wins without a game.
    let empty = order(&event, 2, &[0, 6]);
    event.act(empty).unwrap();
    assert_eq!(matches(&event, 1)[0].games, [(1, 0), (6, 3)]);
    assert_eq!(event.player(1).unwrap().round(1).unwrap().mark, Mark::ForfeitWin);
    assert_eq!(event.player(5).unwrap().round(1).unwrap().mark, Mark::ZeroBye);
    event.result((6, 3), "1/2-1/2");
    assert_eq!(why(&mut event, &[1, 2]), "the match has results");
    let built = Teams::of(&event).unwrap();
    let scores = [0, 1].map(|at| built.rounds[at][0].game_points.to_string());
    assert_eq!(scores, ["1.5", "0.5"]);
    assert!(again(&stated(&event)));
    // Free orders are announced beforehand.
    let mut free = teams("FIDE_TEAM_ROUNDROBIN", 2, &[3, 3], None);
    assert!(matches!(
        free.settle("board-order", "free"),
        Err(Refusal::Drawn(_))
    ));
}

#[test]
fn absent_teams_rest_and_a_match_can_be_paired_by_hand() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2, 2, 2], Some(3));
    let bye = GrantBye {
        entrant: event.team(4).0,
        round: Round(1),
        kind: arbiter_event::act::ByeKind::Half,
    };
    let told = event.act(bye).unwrap();
    assert!(
        matches!(&told[..], [Notice::Done { who, .. }] if who.name == "Team 4"),
        "{told:?}"
    );
    let (pairs, bye) = paired(&event);
    assert_eq!((pairs.len(), bye), (1, Some(3)));
    let all = by_hand(&event, &[(1, 2), (3, 4)], None);
    assert_eq!(event.act(all), Err(Refusal::TeamAbsent("Team 4".to_owned())));
    let few = by_hand(&event, &[(1, 2)], None);
    assert_eq!(event.act(few), Err(Refusal::TeamNotOnce("Team 3".to_owned())));
    let round = by_hand(&event, &pairs, bye);
    event.act(round).unwrap();
    play(&mut event);
    let built = Teams::of(&event).unwrap();
    assert_eq!(built.rounds[3][0].match_points.to_string(), "1"); // half of a match
    let leaves = Withdraw {
        entrant: event.team(2).0,
        from: Round(2),
        reason: None,
    };
    let told = event.act(leaves).unwrap();
    assert!(
        matches!(&told[..], [Notice::Done { who, .. }] if who.name == "Team 2"),
        "{told:?}"
    );
    let second = paired(&event);
    assert!(second.0.iter().all(|pair| pair.0 != 2 && pair.1 != 2));
    assert_eq!(check(&stated(&event), System::of(&event)), []);
}

#[test]
fn everybody_of_one_team_meets_everybody_of_the_other() {
    let mut event = teams("FIDE_SCHEVENINGEN", 0, &[4, 4], None);
    let of = System::of(&event).unwrap();
    assert_eq!(of.name(), "scheveningen");
    let mut met = std::collections::BTreeSet::new();
    for round in 1..=4_u16 {
        let made = of.pair(&event).unwrap();
        assert_eq!(made.pairs.len(), 4);
        met.extend(made.pairs.iter().map(|&(one, two)| (one.min(two), one.max(two))));
        assert_eq!(usize::from(round), event.paired_rounds() + 1);
        event.pair();
        for pair in made.pairs {
            event.result(pair, "1/2-1/2");
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
    let round = Paired {
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
fn forfeited(event: &mut Desk) {
    for (white, black) in matches(event, 1)[0].games.clone() {
        event.result((white, black), if white <= 2 { "+:-" } else { "-:+" });
    }
}

#[test]
fn a_match_in_which_nobody_played_is_no_meeting() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2], Some(3));
    event.pair();
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
    event.pair();
    assert_eq!(paired_of(&event, 2).len(), 1);
    play(&mut event);
    assert!(system(&event).pair_round(&event, 3).is_err());
    assert_eq!(check(&stated(&event), System::of(&event)), []);
    // A correction makes it a match.
    let game = matches(&event, 1)[0].games[0];
    event.result_of(1, game, "1-0");
    let report = stated(&event);
    assert!(report.kept.iter().all(|kept| kept.code != "330"));
    assert!(Teams::of(&report).unwrap().rounds[0][0].mark.unwrap().played());
}

#[test]
fn one_game_makes_a_match() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2], Some(3));
    event.pair();
    forfeited(&mut event);
    let game = matches(&event, 1)[0].games[0];
    event.result(game, "1/2-1/2");
    let built = Teams::of(&event).unwrap();
    assert_eq!(built.rounds[0][0].mark, Some(Mark::Win));
    assert!(system(&event).pair_round(&event, 2).is_err(), "they have met");
    assert!(stated(&event).kept.iter().all(|kept| kept.code != "330"));
}

#[test]
fn a_team_that_did_not_come_gives_no_bye() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[2, 2, 2, 2], Some(3));
    event.pair();
    let absent = Lineup {
        team: event.team(3),
        round: Round(1),
        seats: vec![None, None],
    };
    event.act(absent).unwrap();
    let built = Teams::of(&event).unwrap();
    let of = |at: usize| (built.rounds[at][0].opponent, built.rounds[at][0].mark);
    assert_eq!(of(0), (3, Some(Mark::ForfeitWin)));
    assert_eq!(of(2), (1, Some(Mark::ForfeitLoss)));
    let report = stated(&event);
    assert!(again(&report));
    assert_eq!(Teams::of(&report).unwrap().rounds, built.rounds);
}

#[test]
fn who_is_sent_away_or_absent_sits_on_no_board_of_his_team() {
    let mut event = teams("CUSTOM_TEAM_SWISS", 2, &[3, 3, 3, 3], Some(3));
    let seated = |event: &Desk| {
        let made = event.state().rounds.last().expect("a round");
        let boards = made.layout().boards.iter();
        boards
            .flat_map(|board| [board.white, board.black])
            .collect::<Vec<_>>()
    };
    let (first, second) = (event.id(1), event.id(2));
    let told = event.act(Exclude {
        entrant: first,
        from: Round(1),
        article: String::new(),
        game: None,
    });
    assert!(told.is_ok());
    event
        .act(Absent {
            entrant: second,
            round: Round(1),
        })
        .unwrap();
    let lineup = Lineup {
        round: Round(1),
        team: event
            .state()
            .teams
            .values()
            .find(|team| team.members().contains(&first))
            .expect("his")
            .id,
        seats: vec![Some(first), None],
    };
    assert!(matches!(event.act(lineup), Err(Refusal::Absent { .. })));
    event.pair();
    let sat = seated(&event);
    assert!(!sat.contains(&first) && !sat.contains(&second), "{sat:?}");
    let read = trf::read(trf::write(&stated(&event)).as_bytes())
        .expect("a report")
        .event;
    assert_eq!(
        Teams::of(&read).map(|teams| teams.rounds),
        Teams::of(&event).map(|teams| teams.rounds)
    );
    // A team is told by its name when it goes.
    let team = event.team(2);
    let told = event.act(Withdraw {
        entrant: team.0,
        from: Round(2),
        reason: None,
    });
    let name = event.state().teams[&team].name.clone();
    match told {
        Ok(told) => assert!(
            told.iter()
                .any(|one| matches!(one, Notice::Done { who, .. } if who.name == name))
        ),
        Err(why) => assert!(
            matches!(why, Refusal::Round { .. } | Refusal::AllPlayed(_)),
            "{why:?}"
        ),
    }
}
