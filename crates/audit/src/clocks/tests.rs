//! What clocks may show. One line a clock: the control, the move from which it is shown, the times, what is told of them.

use super::*;
use crate::clock::millis;

/// One player's clock in seconds, from the move with the number given on; what is told, by the index of the time.
fn told(control: &str, online: bool, from: u32, shown: &[u64]) -> String {
    let mut clocks = Clocks::default();
    clocks.begin(Some(control), online);
    let mut told = Vec::new();
    for (index, (number, &seconds)) in (from..).zip(shown).enumerate() {
        let two_minutes = &mut |_: Option<&TimeControl>| Compensation {
            times: vec![120_000],
            most: 1,
        };
        if let Some(seen) = clocks.show(0, number, seconds * 1000, two_minutes) {
            told.push(format!("{}@{index}", seen.kind()));
        }
    }
    told.join(" ")
}

/// One player's clock in seconds behind the moves with these numbers.
fn told_behind(control: &str, online: bool, shown: &[(u32, u64)]) -> String {
    let mut clocks = Clocks::default();
    clocks.begin(Some(control), online);
    let mut told = Vec::new();
    for &(number, seconds) in shown {
        let two_minutes = &mut |_: Option<&TimeControl>| Compensation {
            times: vec![120_000],
            most: 1,
        };
        if let Some(seen) = clocks.show(0, number, seconds * 1000, two_minutes) {
            told.push(format!("{}@{number}", seen.kind()));
        }
    }
    told.join(" ")
}

fn check(control: &str, from: u32, shown: &[u64], expected: &str) {
    assert_eq!(
        told(control, false, from, shown),
        expected,
        "{control}: {shown:?}"
    );
}

#[test]
fn without_increment_time_never_rises() {
    check("300", 1, &[300, 300, 298, 290], "");
    check("300", 1, &[200, 50, 172], "clock@2");
    check("60+0", 1, &[60, 59, 58, 59], "time_given@3");
}

#[test]
fn an_increment_explains_just_itself_and_two_a_board_that_read_twice() {
    check("300+3", 1, &[303, 305, 308, 300, 303], "");
    check("300+3", 1, &[303, 305, 312], "clock_read_twice@2");
    check("5400+30", 1, &[5430, 5460, 5491, 5521], "");
    check(
        "5400+30",
        1,
        &[5400, 5461, 5300, 5355],
        "clock_read_twice@1 clock_read_twice@3",
    );
    check("5400+30", 1, &[5400, 5000, 5600], "clock@2");
}

#[test]
fn a_new_period_adds_its_time_once_and_not_too_soon() {
    check("40/7200:3600", 38, &[100, 60, 3650, 3600], "");
    check("40/7200:3600", 38, &[100, 60, 20, 5, 3600], "");
    check("40/7200:3600", 37, &[100, 3690], "clock@1");
    check("40/7200:3600", 39, &[100, 3690, 3000, 6500], "clock@3");
    check("40/7200:20/3600:900+30", 39, &[100, 3690, 3000], "");
    check(
        "40/7200:20/3600:900+30",
        58,
        &[3000, 2990, 3919, 3949, 4000, 4051],
        "clock_read_twice@5",
    );
}

#[test]
fn a_period_that_the_control_leaves_out_is_told_as_such() {
    check("5400+30", 38, &[400, 300, 2050, 2000], "period_missing@2");
    let mut to_move_sixty = vec![400, 300, 2090];
    to_move_sixty.extend((0..19).map(|move_number| 2000 - 90 * move_number));
    to_move_sixty.push(1180);
    check("40/5400:1800", 38, &to_move_sixty, "period_missing@22");
    // At other moves, for more than an hour, or twice, nothing explains it.
    check("5400+30", 30, &[400, 300, 2050], "clock@2");
    check("5400+30", 39, &[400, 4100], "clock@1");
    check("5400+30", 39, &[400, 700], "clock@1");
    assert_eq!(told("5400+30", true, 39, &[400, 2050]), "clock@1");
}

#[test]
fn a_period_that_is_left_out_may_come_when_the_time_has_run_out() {
    check("5400+30", 41, &[400, 300, 20, 1815, 1800], "period_missing@3");
    check("5400+30", 52, &[300, 1900], "period_missing@1");
    // Not before move 40, not twice, not while there was time, not more than the first period gave, and on no server.
    check("5400+30", 37, &[20, 1815], "clock@1");
    check(
        "5400+30",
        41,
        &[20, 1815, 600, 20, 1815],
        "period_missing@1 clock@4",
    );
    check("5400+30", 44, &[1200, 2900], "clock@1");
    check("600+5", 44, &[20, 1815], "clock@1");
    assert_eq!(told("5400+30", true, 44, &[20, 1815]), "clock@1");
}

#[test]
fn every_move_without_a_comment_has_its_increment() {
    for (control, shown, expected) in [
        ("5400+30", &[(1, 5425), (2, 5450), (4, 5500)][..], ""),
        ("5400+30", &[(1, 5425), (4, 5500)], ""),
        ("5400+30", &[(1, 5425), (4, 5516)], ""),
        ("5400+30", &[(1, 5425), (4, 5517)], "clock_read_twice@4"),
        ("5400+30", &[(1, 5425), (4, 5547)], "time_given@4"),
        ("5400+30", &[(1, 5425), (4, 5667)], "clock@4"),
        ("5400+30", &[(1, 5425), (9, 5630)], ""),
        ("5400+30", &[(1, 5425), (2, 5630)], "clock@2"),
        ("300", &[(10, 100), (19, 101)], "time_given@19"),
        // The period began between both times, and increments came with it.
        ("40/5400+30:1800+30", &[(38, 60), (43, 1990)], ""),
        ("5400+30", &[(38, 60), (43, 1990)], "period_missing@43"),
        ("?", &[(5, 600), (8, 780)], ""),
        ("?", &[(5, 600), (8, 990)], "clock@8"),
        // A board that reads twice now and then, with times missing between.
        (
            "5400+30",
            &[(10, 3000), (12, 3080), (14, 3160), (16, 3240)],
            "clock_read_twice@12 clock_read_twice@14 time_given@16",
        ),
    ] {
        assert_eq!(
            told_behind(control, false, shown),
            expected,
            "{control} {shown:?}"
        );
    }
    assert_eq!(told_behind("180+2", true, &[(5, 60), (7, 64)]), "");
    assert_eq!(told_behind("180+2", true, &[(5, 60), (7, 90)]), "time_gift@7");
}

#[test]
fn a_last_period_with_moves_repeats() {
    check("1/86400", 1, &[80_000, 86_000, 400, 86_400], "");
}

#[test]
fn an_unknown_control_excuses_what_some_control_gives() {
    for control in ["?", "-", "quick, with a little for each move"] {
        check(control, 5, &[600, 609, 639, 600], "");
        check(control, 5, &[600, 200, 500], "clock@2");
        check(control, 39, &[60, 3600], "");
    }
}

#[test]
fn an_arbiter_gives_time_and_a_server_lets_the_opponent_give_it() {
    for seconds in [118, 150, 178] {
        check("5400+30", 10, &[3000, 3000 + seconds], "time_given@1");
    }
    check("5400+30", 10, &[3000, 3200], "clock@1");
    assert_eq!(told("180+2", true, 5, &[60, 76]), "time_gift@1");
    assert_eq!(told("180", true, 5, &[60, 75, 90]), "time_gift@1 time_gift@2");
    assert_eq!(told("180", true, 5, &[60, 180]), "clock@1");
}

#[test]
fn time_is_given_as_often_as_the_laws_let_an_opponent_go_on() {
    check(
        "5400",
        10,
        &[3007, 3067, 3127, 3187],
        "time_given@1 clock@2 clock@3",
    );
    check("5400+30", 10, &[3007, 3118, 3100, 3230], "time_given@1 clock@3");
}

#[test]
fn no_board_reads_a_clock_twice_at_every_move() {
    let shown = [3000, 3045, 3090, 3135, 3180];
    check(
        "5400+30",
        10,
        &shown,
        "clock_read_twice@1 clock_read_twice@2 time_given@3 clock@4",
    );
    check(
        "5400+30",
        10,
        &[3000, 3045, 3040, 3085, 3080, 3125],
        "clock_read_twice@1 clock_read_twice@3 clock_read_twice@5",
    );
}

#[test]
fn whole_minutes_hide_the_seconds() {
    check(
        "5400+30",
        1,
        &[5400, 5400, 5460, 5520, 5460, 5520],
        "clock_whole_minutes@2",
    );
    check("5400+30", 1, &[5400, 5340, 6000], "clock@2");
}

#[test]
fn a_board_without_contact_shows_nothing_or_something_else() {
    check("5400+30", 10, &[2100, 0, 2060, 2050], "clock_no_contact@2");
    check("5400+30", 10, &[0, 2060], "clock_no_contact@1");
    check("5400+30", 10, &[2100, 0, 4000], "clock@2");
    check("5400+30", 10, &[2880, 480, 2870], "clock_no_contact@2");
    check("5400+30", 10, &[2880, 480, 400, 2870], "clock@3");
    check("300", 20, &[3, 0, 0, 0], "move_after_zero@2");
    assert_eq!(
        told("300", true, 20, &[3, 0, 0]),
        "",
        "a server lets the flag fall itself"
    );
}

#[test]
fn a_first_time_is_held_against_the_control() {
    check("5400+30", 1, &[5400], "");
    check("5400+30", 1, &[5430], "");
    check("5400+30", 1, &[7200, 7200, 7250], "first_clock@0");
    check(
        "90+30",
        1,
        &[5400, 5430, 5470, 5600],
        "control_in_minutes@0 clock_read_twice@2 time_given@3",
    );
    check("40/90+30:30+30", 39, &[200, 210, 2030], "control_in_minutes@2");
    check("60+1", 1, &[61], "");
    check("90+30", 1, &[9000], "first_clock@0");
    check("60", 1, &[65], "first_clock@0");
    check("120+1", 1, &[130], "first_clock@0");
}

#[test]
fn each_player_has_his_own_clock() {
    let mut clocks = Clocks::default();
    clocks.begin(Some("300"), true);
    let none = &mut |_: Option<&TimeControl>| Compensation::default();
    assert_eq!(clocks.show(0, 1, 200_000, none), None);
    assert_eq!(clocks.show(1, 1, 290_000, none), None);
    let rise = Seen::Rise {
        before: 200_000,
        after: 280_500,
    };
    assert_eq!(clocks.show(0, 2, 280_500, none), Some(rise));
}

/// The first move whose time said to be spent is another than the clock shows: seconds shown, seconds said.
fn spent(control: &str, moves: &[(u64, u64)]) -> (Vec<u32>, Option<u64>) {
    let mut clocks = Clocks::default();
    clocks.begin(Some(control), false);
    for (index, &(shown, said)) in moves.iter().enumerate() {
        let number = index as u32 + 1;
        let before = clocks.shown(0);
        clocks.show(0, number, shown * 1000, &mut |_| Compensation::default());
        if let Some((before, _)) = before {
            let place = (0, index as u32);
            clocks.spend(0, number, (before, shown * 1000), Some(said * 1000), place);
        }
    }
    let misfit = clocks.misfit().map(|misfit| misfit.place.1);
    (misfit.into_iter().collect(), clocks.increment_missing())
}

#[test]
fn a_time_spent_is_held_against_the_clock() {
    let minute = millis(core::time::Duration::from_mins(1));
    assert_eq!(minute, 60_000);
    for (control, moves, differs) in [
        ("300", &[(290, 10), (280, 10), (250, 30)][..], &[][..]),
        ("300+5", &[(295, 10), (290, 10), (265, 30)], &[]),
        ("300+5", &[(295, 10), (290, 10), (265, 90)], &[2]),
        // With the increment at all moves, or at none: no time spent hides behind it.
        ("5400+30", &[(5400, 10), (5390, 40), (5380, 40), (5370, 15)], &[3]),
        ("5400+30", &[(5400, 10), (5390, 10), (5380, 10), (5370, 35)], &[3]),
        ("5400+30", &[(5400, 10), (5390, 18), (5380, 2), (5370, 10)], &[]),
        ("40/60:60", &[(290, 10)], &[]),
    ] {
        assert_eq!(spent(control, moves).0, differs, "{control} {moves:?}");
    }
}

#[test]
fn an_increment_that_never_comes() {
    let without: Vec<_> = (0..8).map(|n| (3600 - 9 * n, 9)).collect();
    assert_eq!(spent("3600+30", &without), (vec![], Some(30_000)));
    let with: Vec<_> = (0..8).map(|n| (3630 - 9 * n, 39)).collect();
    assert_eq!(spent("3600+30", &with), (vec![], None));
}
