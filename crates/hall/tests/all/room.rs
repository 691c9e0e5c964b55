//! An event has so many lines; what takes trust back is written down however many there are.

use crate::people::board;
use arbiter_hall::{Delay, Fact, Grant, Grants, HallError, MAX_LINES, MAX_LINES_A_BOARD, Office, Plan, Role};

#[test]
fn an_event_has_an_end_for_those_who_only_fill_it() {
    let (mut office, _) = Office::make("e1", Plan::friends("Club evening", "90m"), 7).unwrap();
    let organiser = Grants::new([Grant::of(Role::Organiser)]);
    let mut lines = 1;
    while let fact = Fact::DelaySet(Delay {
        moves: lines,
        minutes: 0,
    }) && office.has_room(std::slice::from_ref(&fact)).is_ok()
    {
        office.record(fact);
        lines += 1;
    }
    assert_eq!(lines as usize, MAX_LINES, "without a board");

    let full =
        |facts: &[Fact], office: &Office| matches!(office.has_room(facts), Err(HallError::TooMany { .. }));
    let added = office.add_board(&organiser, board(7)).unwrap();
    let link = office
        .invite(&organiser, "link", vec![Grant::of(Role::Arbiter)])
        .unwrap();
    assert!(full(std::slice::from_ref(&added), &office) && full(&[link], &office));
    let closed = Fact::LinkClosed { link: "link".into() };
    assert!(!full(std::slice::from_ref(&closed), &office));
    assert!(
        full(&[closed, Fact::DelaySet(Delay::default())], &office),
        "nothing comes in beside it"
    );

    // Another board brings its room along.
    office.record(added);
    let room = vec![Fact::DelaySet(Delay::default()); MAX_LINES_A_BOARD - 1];
    assert!(!full(&room, &office));
}
