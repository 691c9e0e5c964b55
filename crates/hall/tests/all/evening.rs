//! A club evening from one seed: seats, games, a crash, two arbiters; in memory, without HTTP.

use crate::people::{arbiter, black, board, white};
use arbiter_game::event::{Act, Actor, ArbiterAct, Event, HandsAct, ShorthandAct, SpeechAct};
use arbiter_game::log::Log;
use arbiter_game::rules::answer::{EndReason, GameResult, Viewer};
use arbiter_game::rules::chess::Color;
use arbiter_hall::store::{Append, Memory, Store, export};
use arbiter_hall::{
    Board, Delay, Desk, Done, Fact, Figures, Grant, Grants, HallError, Held, LinkId, Office, Order, Plan,
    Role, Tags, pgn, stream,
};
use serde_json::{Value, json};

const MINUTE: u64 = 60_000;

fn plan(arbiter: bool) -> Plan {
    let rulebook = if arbiter { "fide-2023" } else { "casual" };
    Plan {
        arbiter,
        rulebook: rulebook.into(),
        ..Plan::friends("Club evening", "90m")
    }
}

fn write(store: &Memory, append: Append) {
    store
        .append(&append.stream, append.expected, append.entries)
        .unwrap();
}

/// A desk with its store, as a server has them.
struct Table {
    store: Memory,
    desk: Desk,
    plan: Plan,
    board: Board,
}

impl Table {
    fn new(arbiter: bool) -> Self {
        Self::of(plan(arbiter))
    }

    fn of(plan: Plan) -> Self {
        let (board, store) = (board(1_000_000), Memory::default());
        let (desk, append) = Desk::begin(&plan, &board).unwrap();
        write(&store, append);
        Self {
            store,
            desk,
            plan,
            board,
        }
    }

    fn at(&mut self, by: &Grants, act: impl Into<Act>, seen: u64, ms: u64) -> Result<Done, HallError> {
        let order = Order {
            seen,
            ..Order::at(self.board.began + ms, vec![act.into()])
        };
        let mut done = self.desk.prepare(by, order)?;
        if let Some(append) = done.append.take() {
            write(&self.store, append);
        }
        Ok(done)
    }

    fn does(&mut self, by: &Grants, act: impl Into<Act>, ms: u64) -> Done {
        let seen = self.desk.version();
        self.at(by, act, seen, ms).unwrap()
    }

    fn crash(&mut self, last_beat: u64) {
        let lines = self.store.read(&stream("g1"), 0, 10_000).unwrap();
        let (desk, entries) = Desk::read(&lines, &self.plan, &self.board).unwrap();
        assert_eq!(desk.game(), self.desk.game());
        assert_eq!(desk.version(), lines.len() as u64);
        assert_eq!(entries.len() + 1, lines.len());
        self.desk = desk;
        if let Some(done) = self.desk.restart(self.board.began + last_beat).unwrap() {
            write(&self.store, done.append.unwrap());
        }
    }

    fn pgn(&self, delay: u32) -> String {
        self.pgn_for(Viewer::Spectator, delay)
    }

    fn pgn_for(&self, viewer: Viewer, delay: u32) -> String {
        let tags = Tags {
            plan: &self.plan,
            board: 1,
            game: &self.board.game,
            players: &self.board.players,
            date: "2026.11.21",
        };
        let delay = Delay {
            moves: delay,
            minutes: 0,
        };
        pgn(&self.desk, &tags, viewer, delay, self.board.began)
    }

    fn log(&self) -> Log {
        let mut bytes = Vec::new();
        export(&self.store, &stream("g1"), &mut bytes).unwrap();
        Log::read(&String::from_utf8(bytes).unwrap()).unwrap()
    }
}

#[test]
fn a_game_of_an_event_from_start_to_resignation() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    table.does(&white(), ShorthandAct::san("e4"), 5_000);
    table.does(&black(), ShorthandAct::san("e5"), 9_000);
    table.does(&white(), SpeechAct::Resign, 20_000);
    let end = table.desk.game().state().end.clone().unwrap();
    assert_eq!(
        (end.result, end.reason),
        (GameResult::BlackWins, EndReason::Resignation)
    );
    let log = table.log();
    assert_eq!(log.game().unwrap().state(), table.desk.game().state());
    let text = table.pgn(0);
    assert!(
        text.contains("[White \"Vera\"]") && text.contains("[TimeControl \"5400\"]"),
        "{text}"
    );
    assert!(
        text.contains("1. e4 {[%clk 1:29:55]} 1... e5 {[%clk 1:29:56]} 0-1"),
        "{text}"
    );
}

#[test]
fn spectators_are_behind_while_the_game_is_played_and_not_after() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    table.does(&white(), ShorthandAct::san("e4"), 1_000);
    table.does(&black(), ShorthandAct::san("c5"), 2_000);
    let text = table.pgn(1);
    assert!(text.contains("1. e4") && !text.contains("c5"), "{text}");
    table.does(&white(), SpeechAct::Resign, 3_000);
    assert!(table.pgn(1).contains("c5"));
}

#[test]
fn whoever_plays_reads_no_more_in_a_file_than_a_spectator() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    table.does(&white(), ShorthandAct::san("e4"), 1_000);
    table.does(&black(), ShorthandAct::san("c5"), 2_000);
    for (viewer, told) in [
        (Viewer::White, false),
        (Viewer::Black, false),
        (Viewer::Spectator, false),
        (Viewer::Arbiter, true),
    ] {
        assert!(table.pgn_for(viewer, 1).contains("e4"), "{viewer}");
        assert_eq!(table.pgn_for(viewer, 1).contains("c5"), told, "{viewer}");
    }
}

#[test]
fn a_file_calls_no_flag_where_nobody_may_call_it() {
    for (rulebook, running, after) in [
        (
            "fide-2001",
            "1. e4 {[%clk 0:01:00]} *",
            "1. e4 {[%clk 0:00:00]} 1-0",
        ),
        (
            "fide-2023",
            "1. e4 {[%clk 0:00:00]} *",
            "1. e4 {[%clk 0:00:00]} 1-0",
        ),
    ] {
        let plan = Plan {
            rulebook: rulebook.into(),
            control: "5m".into(),
            ..plan(true)
        };
        let mut table = Table::of(plan);
        table.does(&arbiter(), ArbiterAct::Start, 0);
        table.does(&white(), ShorthandAct::san("e4"), 5 * MINUTE - 100);
        for viewer in [Viewer::Spectator, Viewer::Arbiter] {
            let text = table.pgn_for(viewer, 0);
            assert!(text.contains(running), "{rulebook} {viewer}: {text}");
        }
        table.does(&black(), SpeechAct::Resign, 6 * MINUTE);
        assert!(table.pgn(0).contains(after), "{rulebook}: {}", table.pgn(0));
    }
}

#[test]
fn whoever_has_not_seen_the_last_move_is_told_so_and_nothing_changes() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    let seen = table.desk.version();
    table.does(&white(), ShorthandAct::san("e4"), 1_000);
    let game = table.desk.game().clone();
    let late = table.at(&black(), ShorthandAct::san("e5"), seen, 1_001);
    assert!(matches!(late, Err(HallError::Stale { .. })), "{late:?}");
    assert_eq!(table.desk.game(), &game);
    // His own acts he knows, and what holds anyway is taken: a hand on the clock, a call, a resignation.
    let seen = table.desk.version();
    table
        .at(
            &black(),
            HandsAct::Touch {
                square: "e7".into(),
                intent: arbiter_game::rules::fact::Intent::Deliberate,
                hand: None,
                order_unknown: false,
                together: false,
            },
            seen,
            2_000,
        )
        .unwrap();
    table
        .at(
            &black(),
            HandsAct::Lift {
                square: "e7".into(),
                hand: None,
            },
            seen,
            2_100,
        )
        .unwrap();
    table
        .at(
            &white(),
            SpeechAct::CallArbiter { why: String::new() },
            seen,
            2_200,
        )
        .unwrap();
}

#[test]
fn after_a_crash_the_clocks_stand_until_the_arbiter_decides() {
    for (figures, shown) in [
        (Figures::LastEvent, 90 * MINUTE - 10_000),
        (Figures::LastBeat, 90 * MINUTE - 17_000),
    ] {
        let mut table = Table::new(true);
        table.does(&arbiter(), ArbiterAct::Start, 0);
        table.does(&white(), ShorthandAct::san("e4"), 10_000);
        table.does(&black(), ShorthandAct::san("e5"), 20_000);
        table.crash(27_000);
        let held = table.desk.held().unwrap();
        assert_eq!(
            held,
            Held {
                last_event: [90 * MINUTE - 10_000, 90 * MINUTE - 10_000],
                last_beat: [90 * MINUTE - 17_000, 90 * MINUTE - 10_000],
            }
        );
        // A second restart changes nothing; nor do hands, however long it takes.
        table.crash(400_000);
        assert_eq!(table.desk.held(), Some(held));
        let version = table.desk.version();
        let early = table.at(&white(), ShorthandAct::san("Nf3"), version, 500_000);
        assert!(matches!(early, Err(HallError::Held)), "{early:?}");
        let now = (table.desk.version(), table.board.began + 600_000);
        assert!(matches!(
            table.desk.settle(&white(), figures, None, now),
            Err(HallError::Forbidden { .. })
        ));
        let mut done = table.desk.settle(&arbiter(), figures, None, now).unwrap();
        write(&table.store, done.append.take().unwrap());
        assert_eq!(table.desk.shows_at(now.1).unwrap(), [shown, 90 * MINUTE - 10_000]);
        assert_eq!(table.desk.held(), None);
        table.does(&white(), ShorthandAct::san("Nf3"), 605_000);
        assert_eq!(
            table.desk.shows_at(table.board.began + 605_000).unwrap()[0],
            shown - 5_000
        );
        assert_eq!(table.log().game().unwrap().state(), table.desk.game().state());
    }
}

#[test]
fn without_an_arbiter_both_players_start_and_settle_together() {
    let mut table = Table::new(false);
    assert!(table.does(&white(), ArbiterAct::Start, 0).waits);
    assert!(
        table.does(&white(), ArbiterAct::Start, 100).waits,
        "twice the same one is not both"
    );
    assert!(!table.desk.runs());
    let done = table.does(&black(), ArbiterAct::Start, 1_000);
    assert_eq!(done.entries[0].event.by, Actor::Both);
    assert!(table.desk.runs());
    table.crash(5_000);
    let now = (table.desk.version(), table.board.began + 9_000);
    assert!(
        table
            .desk
            .settle(&white(), Figures::LastEvent, None, now)
            .unwrap()
            .waits
    );
    assert!(
        table
            .desk
            .settle(&black(), Figures::LastBeat, None, now)
            .unwrap()
            .waits,
        "they want different figures"
    );
    let scene = table.desk.scene(Viewer::White, now.1, Delay::default());
    let wanted = scene.wanted.expect("Black has settled");
    assert_eq!(
        wanted.figures,
        Some(Figures::LastBeat),
        "White can settle the same"
    );
    let mut done = table.desk.settle(&white(), Figures::LastBeat, None, now).unwrap();
    write(&table.store, done.append.take().unwrap());
    assert!(table.desk.runs() && table.desk.held().is_none());
}

#[test]
fn the_clock_says_itself_that_it_is_at_zero() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    let zero = table.desk.zero_at().unwrap();
    assert_eq!(zero, table.board.began + 90 * MINUTE);
    assert!(table.desk.zero(zero - 1).unwrap().is_none());
    let mut done = table.desk.zero(zero).unwrap().unwrap();
    write(&table.store, done.append.take().unwrap());
    assert_eq!(done.entries[0].event.by, Actor::Clock);
    assert_eq!(table.desk.zero_at(), None);
    assert!(table.desk.zero(zero + 1).unwrap().is_none());
    let end = table.desk.game().state().end.clone().unwrap();
    assert_eq!(end.result, GameResult::BlackWins);
}

#[test]
fn a_link_works_once_binds_its_device_and_a_new_one_moves_the_seat() {
    let (mut office, first) = Office::make("e1", plan(true), 7).unwrap();
    let mut lines = vec![first.into_bytes()];
    let organiser = Grants::new([Grant::of(Role::Organiser)]);
    let seat = vec![Grant::player(1, Color::White)];
    let mut record = |office: &mut Office, fact: Fact| lines.push(office.record(fact).into_bytes());
    let fact = office.add_board(&organiser, board(7)).unwrap();
    record(&mut office, fact);
    let fact = office.invite(&organiser, "link one", seat.clone()).unwrap();
    record(&mut office, fact);

    let fact = office
        .join(&LinkId::of("link one"), "phone", "Vera")
        .unwrap()
        .unwrap();
    record(&mut office, fact);
    assert!(office.is_taken(1, Color::White) && !office.is_taken(1, Color::Black));
    assert!(
        office
            .join(&LinkId::of("link one"), "phone", "Vera")
            .unwrap()
            .is_none(),
        "the same device again"
    );
    let stolen = office.join(&LinkId::of("link one"), "other phone", "Eve");
    assert!(matches!(stolen, Err(HallError::LinkUsed)), "{stolen:?}");
    assert!(matches!(
        office.join(&LinkId::of("no link"), "phone", "x"),
        Err(HallError::Unknown { .. })
    ));

    let own = office.holder("phone").unwrap().grants.clone();
    let fact = office.invite(&own, "link two", seat).unwrap();
    record(&mut office, fact);
    let fact = office
        .join(&LinkId::of("link two"), "tablet", "Vera M")
        .unwrap()
        .unwrap();
    record(&mut office, fact);
    assert_eq!(office.holder("tablet").unwrap().grants.viewer(1), Viewer::White);
    assert_eq!(
        office.holder("phone").unwrap().grants.viewer(1),
        Viewer::Spectator
    );
    assert_eq!(
        office.boards[&1].players[0], "Vera",
        "who was named with the board stays so"
    );

    let again = Office::read("e1", &lines).unwrap();
    assert_eq!(again.holder("tablet"), office.holder("tablet"));
    assert_eq!((again.version(), again.made), (office.version(), 7));
    let secrets = String::from_utf8(lines.concat()).unwrap();
    for secret in ["link one", "link two", "phone", "tablet"] {
        assert!(!secrets.contains(secret), "{secret} stands in the stream");
    }
    let changed = secrets.replace("Vera", "Eve").replace("}{", "}\n{");
    let changed: Vec<Vec<u8>> = changed.lines().map(|line| line.as_bytes().to_vec()).collect();
    assert!(Office::read("e1", &changed).is_err(), "a changed stream");
}

/// A league makes its boards in September and plays in December: more milliseconds than 32 bits hold.
#[test]
fn those_who_are_minutes_behind_stay_so_at_a_board_that_was_made_long_ago() {
    for days in [0, 49, 60, 3_653] {
        let (mut table, began) = (Table::new(true), days * 24 * 60 * MINUTE);
        table.does(&arbiter(), ArbiterAct::Start, began);
        table.does(&white(), ShorthandAct::san("e4"), began + MINUTE);
        table.does(&black(), ShorthandAct::san("c5"), began + 2 * MINUTE);
        let delay = Delay {
            moves: 0,
            minutes: 15,
        };
        let seen = |at: u64| table.desk.reach(delay, table.board.began + began + at).plies;
        assert_eq!(
            [2, 16, 17].map(|minute| seen(minute * MINUTE)),
            [0, 1, 2],
            "after {days} days"
        );
    }
}

#[test]
fn those_who_are_minutes_behind_see_what_is_older_and_all_of_it_at_the_end() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    for (n, san) in ["e4", "e5", "Nf3", "Nc6"].into_iter().enumerate() {
        let by = if n % 2 == 0 { white() } else { black() };
        table.does(&by, ShorthandAct::san(san), (n as u64 + 1) * MINUTE);
    }
    let reach = |table: &Table, moves, minutes, at: u64| {
        let delay = Delay { moves, minutes };
        table.desk.reach(delay, table.board.began + at).plies
    };
    assert_eq!(reach(&table, 0, 0, 4 * MINUTE), 4);
    assert_eq!(reach(&table, 3, 0, 4 * MINUTE), 1);
    for (at, plies) in [
        (0, 0),
        (2 * MINUTE, 0),
        (3 * MINUTE - 1, 0),
        (3 * MINUTE, 1),
        (5 * MINUTE, 3),
        (6 * MINUTE, 4),
    ] {
        assert_eq!(reach(&table, 0, 2, at), plies, "two minutes behind at {at} ms");
    }
    assert_eq!(reach(&table, 3, 2, 6 * MINUTE), 1, "whichever is further behind");
    let now = table.board.began + 5 * MINUTE;
    let delay = Delay { moves: 0, minutes: 2 };
    let scene = table.desk.scene(Viewer::Spectator, now, delay);
    assert_eq!(scene.seen.moves.unwrap(), ["e2e4", "e7e5", "g1f3"]);
    assert_eq!(
        table
            .desk
            .scene(Viewer::Arbiter, now, delay)
            .seen
            .moves
            .unwrap()
            .len(),
        4
    );
    let seen = table.desk.reach(delay, now).version;
    let line = |version: u64| table.store.read("game/g1", version - 1, 1).unwrap();
    assert!(
        String::from_utf8_lossy(&line(seen)[0]).contains("press"),
        "up to the press of the last move that is shown"
    );
    table.does(&white(), SpeechAct::Resign, 5 * MINUTE);
    assert_eq!(reach(&table, 3, 15, 5 * MINUTE), 4);
}

#[test]
fn a_position_that_the_software_has_put_back_is_asked_of_nobody() {
    let mut table = Table::new(true);
    table.does(&arbiter(), ArbiterAct::Start, 0);
    for act in [
        json!({ "by": "white", "do": "lift", "square": "e2" }),
        json!({ "by": "white", "do": "place", "square": "e5" }),
        json!({ "by": "white", "do": "release" }),
        json!({ "by": "white", "do": "press" }),
    ] {
        let Value::Object(act) = act else { panic!("tables") };
        table.does(&white(), Event::from_table(act).unwrap().act, 1_000);
    }
    let scene = table.desk.scene(Viewer::Arbiter, 1_002_000, Delay::default());
    assert!(
        scene.seen.board.contains("PPPPPPPP"),
        "the pawn stands on e2 again: {}",
        scene.seen.board
    );
    let asked: Vec<_> = scene.seen.todo.iter().map(|todo| todo.remedy.tag()).collect();
    assert!(
        !asked.contains(&"restore") && scene.restore.is_none(),
        "{asked:?}"
    );
    assert!(
        !asked.contains(&"must_move"),
        "the player is held to it by itself: {asked:?}"
    );
}
