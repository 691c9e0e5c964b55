//! The log: one chain, read back the same, judged again the same.

use arbiter_game::event::{Actor, ArbiterAct, Decided, Event, HandsAct, ShorthandAct};
use arbiter_game::log::{Header, Log, LogFault, Writer};
use arbiter_game::rules::fact::{At, Intent};
use arbiter_game::rules::laws::clock::{ClockSetting, TimeControl};
use arbiter_game::rules::laws::{Play, Raw, Regulations, Rulebook, Supervision, default_rulebook};
use arbiter_game::{Displays, Game, Start};

fn played() -> (Game, String) {
    let book = Rulebook::by_id("fide-2023").unwrap();
    let mut regulations = Regulations::default();
    regulations.set("draw.min_moves", &Raw::Number(30)).unwrap();
    let regime = book.regime(Play::Standard, Supervision::Competition, &regulations);
    let control: TimeControl = "40/90m+30s, 30m+30s".parse().unwrap();
    let start = Start {
        clock: Some(ClockSetting::same(control)),
        displays: Some(Displays {
            white: Some(600_000),
            ..Displays::default()
        }),
        moves: vec!["d2d4".parse().unwrap(), "d7d5".parse().unwrap()],
        ..Start::default()
    };
    let mut game = Game::begin(&start, regime);
    let (mut writer, first) = Writer::begin(&Header::new(book, game.regime(), &start));
    let mut lines = vec![first];
    let touch = HandsAct::Touch {
        square: "e2".into(),
        intent: Intent::Unclear,
        hand: None,
        together: false,
        order_unknown: false,
    };
    let answer = ArbiterAct::Decide(Decided::plain(
        arbiter_game::rules::answer::QuestionId::TouchedHow,
        "accidental".into(),
    ));
    let events = [
        Event::new(Actor::White, ShorthandAct::san("c4")),
        Event::new(Actor::Black, ShorthandAct::san("dxc4")),
        Event::new(Actor::White, touch),
        Event::new(Actor::Arbiter, answer),
        Event::new(Actor::White, ShorthandAct::san("e4")),
        Event::new(Actor::Black, ShorthandAct::san("e7e4")),
    ];
    for (n, event) in events.into_iter().enumerate() {
        let entries = game.apply(&event.at(At::ms(1000 * n as u64))).unwrap();
        lines.extend(entries.iter().map(|entry| writer.entry(entry)));
    }
    (game, lines.join("\n"))
}

#[test]
fn a_log_is_read_back_as_it_was_and_judged_the_same() {
    let (game, text) = played();
    let log = Log::read(&text).unwrap();
    assert!(log.header.is_unchanged());
    assert_eq!(log.state(), *game.state());
    assert_eq!(
        log.game().unwrap(),
        game,
        "the regime too, with what the event set"
    );
    assert_eq!(log.rejudge().unwrap(), []);
}

#[test]
fn every_changed_missing_or_moved_line_breaks_the_chain() {
    let (_, text) = played();
    let lines: Vec<&str> = text.lines().collect();
    let read = |lines: &[&str]| Log::read(&lines.join("\n")).map_err(|error| (error.line, error.fault));
    for changed in 1..lines.len() {
        let mut left_out = lines.clone();
        left_out.remove(changed);
        if changed < lines.len() - 1 {
            assert!(matches!(read(&left_out), Err((line, LogFault::Broken { .. })) if line == changed + 1));
        }
        let other = lines[changed].replacen("\"seq\":", "\"seq\": ", 1);
        let mut edited = lines.clone();
        edited[changed] = &other;
        assert!(matches!(read(&edited), Err((line, LogFault::Broken { .. })) if line == changed + 1));
    }
    assert_eq!(Log::read("").unwrap_err().fault, LogFault::Empty);
    assert_eq!(Log::read("{}").unwrap_err().fault, LogFault::NoHash);
}

#[test]
fn the_same_events_give_the_same_bytes() {
    assert_eq!(played().1, played().1);
}

/// A match of two boards is one log: read back, both boards stand as they stood, whichever was in front.
#[test]
fn a_match_is_read_back_with_both_boards() {
    use arbiter_game::rules::variants::{BoardLetter, VariantName};
    let start = Start {
        variant: VariantName::Bughouse,
        ..Start::default()
    };
    let book = default_rulebook();
    let mut game = Game::begin(&start, book.standard());
    let (mut writer, first) = Writer::begin(&Header::new(book, game.regime(), &start));
    let mut lines = vec![first];
    let moves = [
        (BoardLetter::A, Actor::White, "e4"),
        (BoardLetter::B, Actor::White, "d4"),
        (BoardLetter::A, Actor::Black, "d5"),
        (BoardLetter::A, Actor::White, "exd5"),
        (BoardLetter::B, Actor::Black, "@e4"),
        (BoardLetter::A, Actor::Black, "Qxd5"),
        (BoardLetter::B, Actor::White, "@a3"),
        (BoardLetter::B, Actor::White, "Nc3"),
    ];
    for (ms, (on, by, san)) in (0..).step_by(1_000).zip(moves) {
        let event = Event::new(by, ShorthandAct::san(san)).at(At::ms(ms)).on(on);
        let entries = game.apply(&event).unwrap_or_default();
        lines.extend(entries.iter().map(|entry| writer.entry(entry)));
    }
    let log = Log::read(&lines.join("\n")).unwrap();
    assert_eq!(log.game().unwrap(), game);
    assert_eq!(log.rejudge().unwrap(), []);
    let fens = BoardLetter::ALL.map(|letter| game.turned_to(letter).state().line.now().to_fen());
    assert_eq!(
        fens,
        [
            "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 3",
            "rnbqkbnr/pppppppp/8/8/3Pp3/P7/PPP1PPPP/RNBQKBNR[] b KQkq - 0 2",
        ],
        "the first pawn is Black's on board B, the second White's there"
    );
    // The moves of one board alone go on where a man is put down that came from the other.
    let pgn = arbiter_game::pgn::write(
        game.turned_to(BoardLetter::B).state(),
        &arbiter_game::pgn::Tags::default(),
        arbiter_game::pgn::Kept::default(),
    );
    assert!(pgn.contains("1. d4 P@e4 2. P@a3"), "{pgn}");
}

/// What came over before the first move of a board is no part of what its record begins from.
#[test]
fn a_match_is_written_from_the_boards_that_were_set_up() {
    use arbiter_game::rules::variants::{BoardLetter, VariantName};
    use arbiter_game::{bpgn, pgn};
    let start = Start {
        variant: VariantName::Bughouse,
        ..Start::default()
    };
    let book = default_rulebook();
    let mut game = Game::begin(&start, book.standard());
    let (mut writer, first) = Writer::begin(&Header::new(book, game.regime(), &start));
    let mut lines = vec![first];
    for (on, by, san) in [
        (BoardLetter::A, Actor::White, "e4"),
        (BoardLetter::A, Actor::Black, "d5"),
        (BoardLetter::A, Actor::White, "exd5"),
        (BoardLetter::B, Actor::White, "d4"),
        (BoardLetter::B, Actor::Black, "@e4"),
    ] {
        let entries = game
            .apply(&Event::new(by, ShorthandAct::san(san)).on(on))
            .unwrap();
        lines.extend(entries.iter().map(|entry| writer.entry(entry)));
    }
    let log = Log::read(&lines.join("\n")).unwrap();
    let written = bpgn::write(&log, &bpgn::Tags::default()).unwrap();
    assert!(!written.contains("FEN"), "{written}");
    assert!(
        written.ends_with("1A. e4 1a. d5 2A. exd5 1B. d4 1b. P@e4 *\n\n"),
        "{written}"
    );
    let state = game.turned_to(BoardLetter::B).state().clone();
    let alone = pgn::write(&state, &pgn::Tags::default(), pgn::Kept::default());
    assert!(!alone.contains("FEN"), "{alone}");
    assert!(
        state.line.start().to_fen().contains("[p]"),
        "played from what came over"
    );
}

#[test]
fn who_is_blind_is_known_after_a_restart_too() {
    let mut start = Start::default();
    start.players[1].blind = true;
    let book = default_rulebook();
    let game = Game::begin(&start, book.standard());
    let (_, first) = Writer::begin(&Header::new(book, game.regime(), &start));
    let log = Log::read(&first).unwrap();
    assert_eq!(log.game().unwrap(), game);
    assert_eq!(log.state(), *game.state());
}
