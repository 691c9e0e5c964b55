//! Games beside chess at a desk: what a board is told, what is refused, and a log that loads.

use crate::people::board;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::state::Mode;
use arbiter_hall::{Delay, Desk, Plan, VariantName};

fn plan(variant: VariantName, position: Option<&str>) -> Plan {
    Plan {
        variant,
        mode: Mode::Online,
        position: position.map(str::to_owned),
        ..Plan::friends("Two", "5m")
    }
}

#[test]
fn a_board_is_told_what_stands_beside_it() {
    let fen = "4k3/8/8/8/8/8/8/4K3[QPPn] w - - 0 1";
    let (desk, first) = Desk::begin(&plan(VariantName::Crazyhouse, Some(fen)), &board(0)).unwrap();
    let told = desk
        .scene(Viewer::Spectator, 0, Delay::default())
        .variant
        .unwrap();
    assert_eq!(told.name, VariantName::Crazyhouse);
    assert_eq!(told.pockets, Some([[1, 0, 0, 0, 2], [0, 0, 0, 1, 0]]));
    assert_eq!(told.checks_left, None);
    let plan = plan(VariantName::Crazyhouse, Some(fen));
    let (again, _) = Desk::read(&first.entries, &plan, &board(0)).unwrap();
    assert_eq!(again.game().state(), desk.game().state());
}

#[test]
fn checks_are_told_and_chess_is_told_nothing() {
    let (desk, _) = Desk::begin(&plan(VariantName::ThreeCheck, None), &board(0)).unwrap();
    let told = desk.scene(Viewer::White, 0, Delay::default()).variant.unwrap();
    assert_eq!((told.pockets, told.checks_left), (None, Some([3, 3])));
    let (chess, _) = Desk::begin(&plan(VariantName::Standard, None), &board(0)).unwrap();
    assert!(chess.scene(Viewer::White, 0, Delay::default()).variant.is_none());
}

#[test]
fn a_position_that_cannot_be_is_refused_with_its_reasons() {
    for (variant, fen, why) in [
        (
            VariantName::Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[K] w - - 0 1",
            "king in hand",
        ),
        (
            VariantName::ThreeCheck,
            "4k3/8/8/8/8/8/8/4K3 w - - 4+3 0 1",
            "more than 3 checks left",
        ),
        (
            VariantName::KingOfTheHill,
            "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1",
            "men in hand",
        ),
        (
            VariantName::Crazyhouse,
            "4k3/8/8/8/8/8/8/4K3[Q w - - 0 1",
            "column",
        ),
        (
            VariantName::KingOfTheHill,
            "4k3/8/8/8/4K3/8/8/8 b - - 0 1",
            "expected a position in which a move",
        ),
    ] {
        let refused = Desk::begin(&plan(variant, Some(fen)), &board(0))
            .map(|_| ())
            .unwrap_err();
        assert_eq!(refused.tag(), "unreadable", "{refused}");
        assert!(refused.to_string().contains(why), "{refused}");
    }
}
