//! A match at its desk: two boards, one stream, and what each board is told of the other.

use crate::people::board;
use arbiter_game::event::{Act, ArbiterAct, ShorthandAct, SpeechAct};
use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::{Color, Role as Man};
use arbiter_game::rules::fact::PartnerWord;
use arbiter_game::rules::variants::BoardLetter;
use arbiter_game::state::Mode;
use arbiter_hall::{Delay, Desk, Grant, Grants, Order, Phase, Plan, Role, VariantName, match_of, stream};

fn plan() -> Plan {
    Plan {
        variant: VariantName::Bughouse,
        mode: Mode::Online,
        arbiter: true,
        rulebook: "fide-2023".into(),
        ..Plan::friends("Four", "5m")
    }
}

fn seat(board: u32, side: Color) -> Grants {
    Grants::new([Grant::player(board, side)])
}

/// A match that has begun, with the lines of its stream.
fn begun() -> (Desk, Vec<Vec<u8>>) {
    let (mut desk, first) = Desk::begin(&plan(), &board(0)).unwrap();
    let mut lines = first.entries;
    let arbiter = Grants::new([Grant::of(Role::ChiefArbiter)]);
    let done = desk
        .prepare(&arbiter, Order::at(1_000, vec![ArbiterAct::Start.into()]))
        .unwrap();
    lines.extend(done.append.unwrap().entries);
    (desk, lines)
}

fn does(desk: &mut Desk, lines: &mut Vec<Vec<u8>>, (number, side): (u32, Color), at: u64, act: Act) {
    let letter = if number == 1 {
        BoardLetter::A
    } else {
        BoardLetter::B
    };
    desk.turn_to(letter);
    let done = desk
        .prepare(&seat(number, side), Order::at(at, vec![act]))
        .unwrap();
    lines.extend(done.append.unwrap().entries);
    desk.turn_to(BoardLetter::A);
}

fn san(text: &str) -> Act {
    ShorthandAct::san(text).into()
}

#[test]
fn both_boards_begin_and_each_is_told_of_the_other() {
    let (mut desk, mut lines) = begun();
    assert_eq!(desk.phase(), Phase::Running);
    for (at, side, text) in [
        (2_000, Color::White, "e4"),
        (3_000, Color::Black, "d5"),
        (4_000, Color::White, "exd5"),
    ] {
        does(&mut desk, &mut lines, (1, side), at, san(text));
    }
    let word = SpeechAct::Partner {
        word: PartnerWord::Need,
        piece: Some(arbiter_game::event::Man::Role(Man::Queen)),
    };
    does(&mut desk, &mut lines, (2, Color::Black), 5_000, word.into());
    let of = |desk: &Desk, viewer| desk.scene(viewer, 5_000, Delay::default()).partner.unwrap();
    let seen = of(&desk, Viewer::White);
    assert_eq!((seen.board, seen.game.as_str()), (BoardLetter::B, "g1-b"));
    assert_eq!(
        seen.pockets,
        [[0; 5], [0, 0, 0, 0, 1]],
        "the pawn is Black's there"
    );
    assert_eq!(
        (seen.said[0].word, seen.said[0].piece),
        (PartnerWord::Need, Some(Man::Queen))
    );
    assert!(of(&desk, Viewer::Black).said.is_empty(), "opponents hear nothing");
    assert!(
        of(&desk, Viewer::Spectator).said.is_empty(),
        "nor does who looks on"
    );
    desk.turn_to(BoardLetter::B);
    assert_eq!(desk.board(), 2);
    assert_eq!(of(&desk, Viewer::Black).board, BoardLetter::A);
}

#[test]
fn who_sits_at_one_board_moves_at_that_one() {
    let (mut desk, _) = begun();
    let order = || Order::at(2_000, vec![san("e4")]);
    assert!(
        desk.prepare(&seat(2, Color::White), order()).is_err(),
        "he sits at the other"
    );
    assert!(desk.prepare(&seat(1, Color::White), order()).is_ok());
    desk.turn_to(BoardLetter::B);
    // What happened at board A since hinders nobody here.
    let late = Order { seen: 3, ..order() };
    assert!(desk.prepare(&seat(2, Color::White), late).is_ok());
}

#[test]
fn after_a_restart_both_boards_stand_as_they_stood() {
    let (mut desk, mut lines) = begun();
    does(&mut desk, &mut lines, (2, Color::White), 2_000, san("d4"));
    does(&mut desk, &mut lines, (1, Color::White), 3_000, san("e4"));
    let second = arbiter_hall::second_board("g1");
    assert_eq!(
        (match_of(&second).1, stream(&second)),
        (BoardLetter::B, stream("g1"))
    );
    let (mut again, _) = Desk::read(&lines, &plan(), &board(0)).unwrap();
    assert_eq!(again.game(), desk.game());
    // Both clocks ran: both are stopped at the last heartbeat, and wait for somebody to decide.
    again.restart(9_000).unwrap().unwrap();
    for letter in BoardLetter::ALL {
        again.turn_to(letter);
        assert_eq!(again.phase(), Phase::Standing, "{letter}");
        assert!(again.held().is_some(), "{letter}");
    }
    assert!(again.restart(9_500).unwrap().is_none(), "once is enough");
}
