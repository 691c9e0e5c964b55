//! Starting ranks given anew.

use arbiter_event::ranks::{by_strength, renumber};
use arbiter_reports::trf;

#[test]
fn numbers_change_wherever_a_player_is_named() {
    let file = "260 001 002    1    2\n\
        001    1      Low                               1000                             0.0          3 w 0\n\
        001    2      Middle                            1500                             1.0       0000 - U\n\
        001    3      High                              2000                             1.0          1 b 1\n\
        240 H 002    1\n";
    let mut event = trf::read(file.as_bytes()).unwrap().event;
    let order = by_strength(&event);
    assert_eq!(order, [3, 2, 1]);
    renumber(&mut event, &order);
    assert_eq!(event.players[0].name.trim(), "High");
    assert_eq!(event.players[0].round(1).unwrap().opponent, 3);
    assert_eq!(event.forbidden[0].numbers, [3, 2]);
    assert_eq!(event.byes[0].numbers, [3]);
}
