//! What a clock shows after a history of presses, stops and adjustments.

use alloc::vec::Vec;

use super::*;
use crate::TimeControl;

fn clock(control: &str) -> ChessClock {
    let control: TimeControl = control.parse().unwrap();
    ChessClock::new(ClockSetting::same(control))
}

fn at_zero(control: &str) -> ChessClock {
    let control: TimeControl = control.parse().unwrap();
    let setting = ClockSetting {
        next_period: NextPeriod::AtZero,
        ..ClockSetting::same(control)
    };
    ChessClock::new(setting)
}

/// Plays moves that take so many milliseconds each, White first, and gives the displays after the last press.
fn play(clock: &mut ChessClock, moves: &[u64]) -> [u64; 2] {
    let mut now = clock.at();
    let mut player = Color::White;
    clock.start(player, now).unwrap();
    for spent in moves {
        now += spent;
        assert_eq!(clock.press(player, now), Ok(PressEffect::Switched));
        player = !player;
    }
    Color::ALL.map(|player| clock.shows(player, now))
}

#[test]
fn each_mode_gives_what_it_says() {
    // control, thinking times of White and Black in turn, displays after the last press
    let table: [(&str, &[u64], [u64; 2]); 8] = [
        ("10m", &[20_000, 30_000], [580_000, 570_000]),
        ("10m+5s", &[20_000, 3_000], [585_000, 602_000]),
        ("10m d5", &[20_000, 3_000], [585_000, 600_000]),
        ("10m d5", &[5_000, 5_001], [600_000, 599_999]),
        ("10m b5", &[20_000, 3_000], [585_000, 600_000]),
        ("10m b5", &[5_000, 5_001], [600_000, 599_999]),
        ("0s d30", &[29_999, 10_000], [0, 0]),
        ("1s+1s", &[999, 1_000], [1_001, 0]),
    ];
    for (control, moves, displays) in table {
        assert_eq!(play(&mut clock(control), moves), displays, "{control} {moves:?}");
    }
}

#[test]
fn a_time_for_each_move_is_lost_where_it_is_not_used() {
    let mut clock = clock("0s d30");
    play(&mut clock, &[29_999, 10_000]);
    assert_eq!(clock.reading(Color::White, clock.at()).free, 30_000);
    assert_eq!(clock.reading(Color::White, clock.at() + 29_999).time_up, None);
    assert_eq!(
        clock
            .reading(Color::White, clock.at() + 30_000)
            .time_up
            .unwrap()
            .at,
        clock.at() + 30_000
    );
}

#[test]
fn the_second_period_comes_with_the_fortieth_move_of_the_counter() {
    for (moves, shown) in [
        (39, 1_800_000 - 39_000),
        (40, 1_800_000 - 40_000 + 900_000),
        (41, 2_700_000 - 41_000),
    ] {
        let mut clock = clock("40/30m, 15m");
        let times: Vec<u64> = (0..2 * moves).map(|_| 1_000).collect();
        assert_eq!(play(&mut clock, &times), [shown; 2], "{moves} moves");
    }
}

#[test]
fn the_second_period_comes_at_zero_and_the_clock_remembers_the_flag() {
    for moves in [39, 40] {
        let mut clock = at_zero("40/1m, 15m");
        let mut times: Vec<u64> = (0..2 * moves).map(|_| 1_000).collect();
        play(&mut clock, &times);
        times.clear();
        // White thinks until his first period is over, and half a second longer.
        let left = 60_000 - moves * 1_000;
        let reading = clock.reading(Color::White, clock.at() + left + 500);
        assert_eq!(reading.left, 900_000 - 500, "{moves} moves");
        let up = reading.time_up.unwrap();
        assert_eq!(
            (up.at, up.period, u64::from(up.moves)),
            (clock.at() + left, 0, moves)
        );
    }
}

#[test]
fn saved_time_carries_over_but_not_in_delay_mode() {
    let moves: Vec<u64> = (0..4).map(|_| 10_000).collect();
    assert_eq!(play(&mut clock("2/1m, 5m"), &moves), [340_000; 2]);
    assert_eq!(play(&mut clock("2/1m d3, 5m d3"), &moves), [300_000; 2]);
}

#[test]
fn a_last_period_with_moves_repeats() {
    let moves: Vec<u64> = (0..8).map(|_| 10_000).collect();
    assert_eq!(play(&mut clock("2/1m"), &moves), [180_000 - 40_000; 2]);
}

#[test]
fn before_or_after_the_move_ends_in_the_same_but_for_the_first() {
    let control: TimeControl = "1m+10s".parse().unwrap();
    let before = ClockSetting {
        increment: IncrementGiven::Before,
        ..ClockSetting::same(control.clone())
    };
    let mut before = ChessClock::new(before);
    let mut after = ChessClock::new(ClockSetting::same(control));
    let moves = [4_000, 5_000, 6_000];
    assert_eq!(
        play(&mut before, &moves),
        play(&mut after, &moves).map(|shown| shown + 10_000)
    );
}

#[test]
fn an_increment_wrongly_gained_is_taken_off_once() {
    let mut clock = clock("1m+10s");
    play(&mut clock, &[4_000, 5_000]);
    let now = clock.at();
    assert_eq!(
        clock.remove_increment(Color::White, 1, now),
        Ok(Adjusted { shortfall: 0 })
    );
    assert_eq!(clock.shows(Color::White, now), 56_000);
    for press in [0, 1, 2] {
        assert_eq!(
            clock.remove_increment(Color::White, press, now),
            Err(ClockRefusal::NoIncrement { press })
        );
    }
}

#[test]
fn a_deduction_stops_at_zero_and_says_what_was_missing() {
    let mut clock = clock("1m");
    assert_eq!(clock.take(Color::Black, 59_999, 0), Ok(Adjusted { shortfall: 0 }));
    assert_eq!(clock.display(Color::Black).time_up(), None);
    assert_eq!(
        clock.take(Color::Black, 180_000, 5),
        Ok(Adjusted { shortfall: 179_999 })
    );
    assert_eq!(clock.shows(Color::Black, 5), 0);
    assert_eq!(clock.display(Color::Black).time_up().unwrap().at, 5);
}

#[test]
fn a_display_at_zero_stands_there_and_gains_nothing_by_a_press() {
    let mut clock = clock("1s+1s");
    clock.start(Color::White, 0).unwrap();
    clock.press(Color::White, 5_000).unwrap();
    let reading = clock.reading(Color::White, 5_000);
    assert_eq!(
        (reading.left, reading.moves, reading.time_up.unwrap().at),
        (0, 1, 1_000)
    );
    clock.add(Color::White, 120_000, 5_000).unwrap();
    clock.press(Color::Black, 6_000).unwrap();
    assert_eq!(clock.shows(Color::White, 7_000), 119_000);
}

#[test]
fn only_one_display_runs_and_a_lever_that_is_down_stays_down() {
    let mut clock = clock("1m");
    assert_eq!(clock.press(Color::White, 0), Err(ClockRefusal::ClocksStand));
    clock.start(Color::White, 100).unwrap();
    assert_eq!(clock.start(Color::Black, 200), Err(ClockRefusal::Running));
    assert_eq!(clock.press(Color::Black, 300), Ok(PressEffect::Nothing));
    assert_eq!(clock.press(Color::White, 400), Ok(PressEffect::Switched));
    assert_eq!(clock.running(), Some(Color::Black));
    assert_eq!(clock.press(Color::White, 500), Ok(PressEffect::Nothing));
    let before = clock.clone();
    assert_eq!(
        clock.press(Color::Black, 499),
        Err(ClockRefusal::TimeBackwards { at: 499, last: 500 })
    );
    assert_eq!(clock, before, "a refusal changes nothing");
    clock.stop(600).unwrap();
    assert_eq!(clock.shows(Color::Black, 10_000), 59_800);
}

#[test]
fn a_wrong_setting_is_replayed_as_it_should_have_been() {
    let mut wrong = clock("1m+5s");
    play(&mut wrong, &[4_000, 5_000, 2_000]);
    wrong.add(Color::Black, 120_000, wrong.at()).unwrap();
    let control: TimeControl = "2m+10s".parse().unwrap();
    let right = wrong.as_if(ClockSetting::same(control));
    let now = right.at();
    assert_eq!(
        Color::ALL.map(|player| right.shows(player, now)),
        [134_000, 245_000]
    );
    assert_eq!(
        wrong.as_if(wrong.setting().clone()),
        wrong,
        "the same setting gives the same clock"
    );
}

#[test]
fn a_counter_that_is_set_chooses_the_period() {
    let mut clock = clock("40/90m+30s, 20/60m+30s, 30m+30s");
    for (moves, period) in [(0, 0), (39, 0), (40, 1), (59, 1), (60, 2), (200, 2)] {
        clock.set_counter(Color::White, moves, 0).unwrap();
        assert_eq!(clock.display(Color::White).period(), period, "{moves} moves");
    }
}

#[test]
fn each_player_may_have_his_own_control() {
    let setting = ClockSetting::each("5m".parse().unwrap(), "1m+10s".parse().unwrap());
    let mut clock = ChessClock::new(setting);
    assert_eq!(play(&mut clock, &[1_000, 1_000]), [299_000, 69_000]);
}
