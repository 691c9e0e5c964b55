//! Random events, random acts: whatever is taken changes the state as its entry says, and whatever is taken back leaves the state as
//! it was, or an obstacle is named.

use arbiter_event::act::{
    Absent, Act, Adjourn, Allow, Announce, Award, ByeKind, Change, CheckIn, Colours, Correct, Detach, Draw,
    Eligible, Enter, EnterResult, Exclude, Expel, Finish, Forbid, GrantBye, Invitation, LeaveFideMode,
    Method, Offence, OffenceKind, OpenGames, Pair, Penalise, Prize, PublishRound, Refusal, Reinstate, Rejoin,
    Reopen, Repair, Reported, Seat, SeenDocument, Tiebreaks, Undo, Withdraw, WriteNote, decide, evolve,
};
use arbiter_event::log::{Log, Salt, Stamp, shown, written};
use arbiter_event::number::{BoardNumber, EntrantId, Round, Seq};
use arbiter_event::prizes::Sharing;
use arbiter_event::regulations::Item;
use arbiter_event::state::{BoardFacts, State};
use arbiter_pairing::lots::Lots;

/// How many random events; each takes some fifty acts.
const EVENTS: u32 = 60;

const RESULTS: [&str; 8] = ["1-0", "0-1", "1/2-1/2", "+:-", "-:+", "-:-", "0-0", "*"];

/// Two may meet again, or may not.
fn met(again: bool, entrants: Vec<u32>) -> Act {
    let rounds = (Round(1 + u16::from(again)), Round(3));
    if again {
        Allow { entrants, rounds }.into()
    } else {
        Forbid { entrants, rounds }.into()
    }
}

/// What somebody might try next, sensible or not.
#[expect(clippy::too_many_lines, reason = "one arm for each act that is tried")]
fn tried(state: &State, lots: &mut Lots) -> Act {
    let mut below = |most: u32| u32::try_from(lots.below(most.into())).unwrap();
    let who = below(state.given.entrants + 2);
    let entrant = EntrantId(who);
    let paired = state.paired();
    let round = Round(u16::try_from(below(u32::from(paired.0) + 3)).unwrap());
    let board = BoardNumber(u16::try_from(below(6)).unwrap());
    let result = RESULTS[below(8) as usize].parse().unwrap();
    let reason = || "why".to_owned();
    match below(30) {
        0 | 1 => Enter::rated(
            &format!("Player {}", below(40)),
            Some(1500 + u16::try_from(below(900)).unwrap()),
        )
        .into(),
        2 => Withdraw {
            entrant: who,
            from: round,
            reason: Some(reason()),
        }
        .into(),
        3 => Rejoin { entrant, from: round }.into(),
        4 if below(2) == 0 => Expel {
            entrant,
            from: round,
            article: "11(b)".to_owned(),
            game: None,
        }
        .into(),
        4 => Exclude {
            entrant,
            from: round,
            article: "11(a)".to_owned(),
            game: None,
        }
        .into(),
        5 => Reinstate {
            entrant,
            from: round,
            article: String::new(),
            game: None,
        }
        .into(),
        6 => GrantBye {
            entrant: who,
            round,
            kind: [ByeKind::Half, ByeKind::Full, ByeKind::Zero][below(3) as usize],
        }
        .into(),
        7 => Absent { entrant, round }.into(),
        8 => CheckIn { entrant, round }.into(),
        9 => Penalise {
            entrant,
            points: "-0.5".parse().unwrap(),
            round,
            reason: reason(),
            game: None,
        }
        .into(),
        10 => Tiebreaks {
            list: vec!["SB".to_owned()],
        }
        .into(),
        11 => met(below(3) == 0, vec![who, below(9)]),
        12 => Colours { round: paired, board }.into(),
        13 => {
            let value = format!("Name {}", below(30));
            let fields = vec![Change {
                field: "name".to_owned(),
                value,
                was: None,
            }];
            Correct { entrant, fields }.into()
        }
        14 => Draw::by_lots(Method::Strength, "secret").into(),
        15 => SeenDocument {
            entrant,
            again: false,
        }
        .into(),
        16 => noted(reason(), below(2) == 0),
        17 => Reported {
            round: paired,
            board,
            entrant,
            result,
        }
        .into(),
        18 => {
            let other = EntrantId(below(state.given.entrants + 1));
            Repair {
                round: paired,
                boards: vec![(entrant, other)],
                bye: None,
                reason: None,
            }
            .into()
        }
        19 if below(6) == 0 => LeaveFideMode { reason: reason() }.into(),
        20 => Pair::by_rules(Round(paired.0 + 1)).into(),
        28 | 29 => given(entrant, below(6)),
        24..28 => whole(paired, entrant, below(8)),
        21 => live(paired, board, entrant, below(5)),
        _ => EnterResult::typed(paired, board, result).into(),
    }
}

fn noted(text: String, private: bool) -> Act {
    WriteNote { text, private }.into()
}

/// A prize of two names, who is given it, or what the invitation says.
fn given(entrant: EntrantId, which: u32) -> Act {
    if which > 3 {
        return Invitation {
            item: Item::ALL[which as usize],
            text: "by train".to_owned(),
        }
        .into();
    }
    let name = ["General", "Best game"][which as usize % 2].to_owned();
    let amount = "12.50".parse().ok();
    if which < 2 {
        Prize {
            name,
            who: Eligible::default(),
            amounts: amount.into_iter().collect(),
            sharing: Sharing::Hort,
        }
        .into()
    } else {
        Award {
            prize: name,
            entrant,
            amount,
        }
        .into()
    }
}

/// What concerns the event as a whole, or all rounds to come.
fn whole(round: Round, entrant: EntrantId, which: u32) -> Act {
    match which {
        0 if round >= Round(3) => Finish {}.into(),
        0..3 => Reopen {}.into(),
        3 | 4 => PublishRound { round }.into(),
        _ => Seat {
            entrant,
            board: BoardNumber(u16::try_from(which).unwrap()),
            why: "stairs".to_owned(),
        }
        .into(),
    }
}

/// What a board that is played here brings.
fn live(round: Round, board: BoardNumber, entrant: EntrantId, which: u32) -> Act {
    let game = format!("game {board}");
    match which {
        0 | 1 => OpenGames {
            round,
            boards: vec![board],
            games: vec![game],
        }
        .into(),
        2 => Detach {
            round,
            boards: vec![board],
        }
        .into(),
        3 => Adjourn {
            round,
            board,
            until: "Monday".to_owned(),
            game: None,
        }
        .into(),
        _ => Offence {
            entrant,
            kind: OffenceKind::Warning,
            round,
            board: Some(board),
            text: String::new(),
            game: Some(game),
            times: Some(2),
        }
        .into(),
    }
}

/// Everything but what only grows: the history, and the ids that were given.
fn plain(state: &State) -> State {
    let mut plain = state.clone();
    plain.history.clear();
    plain.given = State::default().given;
    plain
}

/// Without what is known of boards of which nothing is known, and without the round before which FIDE mode was left: that is told as
/// it was then, whatever was paired then and is not any more.
fn bare(state: &State) -> State {
    let mut bare = plain(state);
    bare.terms.left_fide_mode = State::default().terms.left_fide_mode;
    for round in &mut bare.rounds {
        round.boards.retain(|_, facts| *facts != BoardFacts::default());
    }
    bare
}

/// The event as if what was taken back had never been done; only its ids are not given again.
fn never_done(log: &Log) -> State {
    let mut state = State::default();
    for (entry, made) in log.entries().iter().zip(&log.state().history) {
        if made.stands() {
            evolve(&mut state, entry);
        } else if matches!(made.act, Act::Enter(_)) {
            state.given.entrants += 1;
        }
    }
    state
}

fn is_an_obstacle(why: &Refusal) -> bool {
    matches!(why.tag(), "too_late" | "final" | "live" | "begun")
}

/// Does an act on a copy and takes it back at once.
fn there_and_back(state: &State, act: &Act) {
    let Ok(entry) = decide(state, act) else { return };
    let mut after = state.clone();
    evolve(&mut after, &entry);
    let undo = Undo::of(entry.seq).into();
    match decide(&after, &undo) {
        Ok(undone) => {
            evolve(&mut after, &undone);
            assert_eq!(plain(&after), plain(state), "{act:?}");
            assert_eq!(after.sheet(), state.sheet(), "{act:?}");
        }
        Err(why) => assert!(is_an_obstacle(&why), "{act:?}: {why}"),
    }
}

#[test]
fn every_act_is_taken_back_or_an_obstacle_is_named() {
    for seed in 0..EVENTS {
        let mut lots = Lots::new(&format!("event {seed}"));
        let mut log = Log::default();
        let stamp = Stamp::default();
        log.add(&Announce::new("Random", 5).into(), &stamp).unwrap();
        for number in 0..7 {
            log.add(
                &Enter::rated(&format!("First {number}"), Some(2000 - number)).into(),
                &stamp,
            )
            .unwrap();
        }
        log.add(&Draw::by_lots(Method::Strength, "x").into(), &stamp)
            .unwrap();
        let mut taken = 0;
        for _ in 0..120 {
            let act = tried(log.state(), &mut lots);
            there_and_back(log.state(), &act);
            taken += u32::from(log.add(&act, &stamp).is_ok());
            if lots.below(9) == 0 {
                let seq = Seq(u32::try_from(lots.below(log.entries().len() as u64)).unwrap() + 1);
                let before = log.clone();
                if let Err(why) = log.add(&Undo::of(seq).into(), &stamp) {
                    assert_eq!(log, before, "{why}");
                }
            }
        }
        assert!(taken > 20, "event {seed}: {taken} acts were taken");
        assert_eq!(bare(&never_done(&log)), bare(log.state()), "event {seed}");
        // What the file says is what stands.
        let again = Log::read(log.write().as_bytes(), Salt::default()).unwrap();
        assert_eq!(again.state(), log.state(), "event {seed}");
        // What everybody may read of it is a whole log of the same games, without a word on why.
        let texts: Vec<String> = log
            .entries()
            .iter()
            .map(|entry| shown(&serde_json::to_string(entry).unwrap()))
            .collect();
        let public = written(texts.iter().map(String::as_str), &[]);
        let read = Log::read(public.as_bytes(), Salt::default()).unwrap();
        assert_eq!(
            read.state().sheet().players,
            log.state().sheet().players,
            "event {seed}"
        );
        let outside = |line: &&str| !line.contains("leave_fide_mode");
        let said = public
            .lines()
            .filter(outside)
            .find(|line| line.contains(r#":"why""#));
        assert_eq!(said, None);
        // Nobody who is away is paired, and everybody is there once.
        let sheet = log.state().sheet();
        for round in 1..=sheet.paired_rounds() {
            for player in &sheet.players {
                let cell = player.round(round).expect("everybody has a cell");
                let other = sheet.player(cell.opponent).and_then(|other| other.round(round));
                assert!(cell.opponent == 0 || other.is_some_and(|other| other.opponent == player.number));
            }
        }
    }
}

#[test]
fn a_correction_of_an_old_round_moves_no_board() {
    let mut log = Log::default();
    let stamp = Stamp::default();
    let act = |log: &mut Log, act: Act| {
        log.add(&act, &stamp).unwrap();
    };
    act(&mut log, Announce::new("Open", 3).into());
    for number in 0..8 {
        act(
            &mut log,
            Enter::rated(&format!("P{number}"), Some(2000 - number)).into(),
        );
    }
    act(&mut log, Draw::by_lots(Method::Strength, "x").into());
    let typed = |round: u16, board: u16, result: &str| {
        EnterResult::typed(Round(round), BoardNumber(board), result.parse().unwrap())
    };
    act(&mut log, Pair::by_rules(Round(1)).into());
    for board in 1..=4 {
        act(&mut log, typed(1, board, "1-0").into());
    }
    act(&mut log, Pair::by_rules(Round(2)).into());
    let boards = log.state().round(Round(2)).unwrap().layout().clone();
    let corrected = EnterResult {
        was: Some("1-0".parse().unwrap()),
        ..typed(1, 1, "0-1")
    };
    act(&mut log, corrected.into());
    assert_eq!(log.state().round(Round(2)).unwrap().layout(), &boards);
    // What was known when round 2 was paired has not changed: nothing is wrong with it.
    let system = arbiter_event::System::of(&log.state().sheet()).unwrap();
    assert_eq!(arbiter_event::check::check_log(&log, system), []);
    // And without having seen what stands there nobody changes it.
    let blind = log.add(&typed(1, 1, "1/2-1/2").into(), &Stamp::default());
    assert!(matches!(blind, Err(Refusal::Stale { .. })));
}
