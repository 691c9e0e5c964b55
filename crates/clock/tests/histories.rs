//! Random histories of a clock, held against a second clock that knows nothing but how to tick one millisecond.

use arbiter_clock::{Bonus, ChessClock, ClockSetting, Color, NextPeriod, PressEffect, TimeControl};
use proptest::prelude::*;

/// What is done to the clock.
#[derive(Debug, Clone, Copy)]
enum Act {
    Start(Color),
    Stop,
    Press(Color),
    Add(Color, u64),
    Take(Color, u64),
}

/// A clock that ticks.
struct Ticking {
    left: [u64; 2],
    free: [u64; 2],
    spent: [u64; 2],
    moves: [u16; 2],
    period: [usize; 2],
    /// The period in which it came to zero last.
    up: [Option<usize>; 2],
    /// It came to zero and nothing has been added since.
    standing: [bool; 2],
    running: Option<Color>,
}

fn ms(bonus: Bonus) -> u64 {
    bonus.duration().as_millis() as u64
}

fn delay(bonus: Bonus) -> u64 {
    if matches!(bonus, Bonus::Delay(_)) {
        ms(bonus)
    } else {
        0
    }
}

impl Ticking {
    fn new(control: &TimeControl) -> Self {
        let first = control.periods()[0];
        Self {
            left: [first.base.as_millis() as u64; 2],
            free: [delay(first.bonus); 2],
            spent: [0; 2],
            moves: [0; 2],
            period: [0; 2],
            up: [None; 2],
            standing: [false; 2],
            running: None,
        }
    }

    fn tick(&mut self, control: &TimeControl, at_zero: bool) {
        let Some(player) = self.running else { return };
        let p = player as usize;
        self.spent[p] += 1;
        if self.free[p] > 0 {
            self.free[p] -= 1;
        } else if self.left[p] > 0 {
            self.left[p] -= 1;
        }
        self.look_at_zero(p, control, at_zero);
    }

    /// A display that runs and has nothing left has come to zero.
    fn look_at_zero(&mut self, p: usize, control: &TimeControl, at_zero: bool) {
        while self.left[p] == 0 && self.free[p] == 0 && !self.standing[p] {
            self.up[p] = Some(self.period[p]);
            self.standing[p] = true;
            if at_zero && let Some(next) = control.period(self.period[p] + 1) {
                self.period[p] += 1;
                self.left[p] = next.base.as_millis() as u64;
                self.standing[p] = false;
            }
        }
    }

    fn press(&mut self, player: Color, control: &TimeControl, at_zero: bool) {
        let p = player as usize;
        let bonus = control.period(self.period[p]).unwrap().bonus;
        self.moves[p] += 1;
        if !self.standing[p] {
            self.left[p] += match bonus {
                Bonus::Increment(_) => ms(bonus),
                Bonus::Bronstein(_) => ms(bonus).min(self.spent[p]),
                Bonus::None | Bonus::Delay(_) => 0,
            };
            let over = control.moves_until(self.period[p]) == Some(u32::from(self.moves[p]));
            if over
                && !at_zero
                && let Some(next) = control.period(self.period[p] + 1)
            {
                let saved = if delay(bonus) > 0 { 0 } else { self.left[p] };
                self.left[p] = saved + next.base.as_millis() as u64;
                self.period[p] += 1;
            }
        }
        self.spent[p] = 0;
        self.free[p] = delay(control.period(self.period[p]).unwrap().bonus);
        self.running = Some(!player);
    }

    fn act(&mut self, act: Act, control: &TimeControl, at_zero: bool) {
        match act {
            Act::Start(player) if self.running.is_none() => self.running = Some(player),
            Act::Press(player) if self.running == Some(player) => self.press(player, control, at_zero),
            Act::Stop => self.running = None,
            Act::Add(player, time) => {
                let p = player as usize;
                self.left[p] += time;
                self.standing[p] &= time == 0;
            }
            Act::Take(player, time) => {
                let p = player as usize;
                let taken = time.min(self.left[p]);
                self.left[p] -= taken;
                if taken > 0 && self.left[p] == 0 {
                    self.up[p] = Some(self.period[p]);
                    self.standing[p] = true;
                }
            }
            Act::Start(_) | Act::Press(_) => {}
        }
    }
}

fn apply(clock: &mut ChessClock, act: Act, at: u64) {
    let running = clock.running();
    match act {
        Act::Start(player) => assert_eq!(clock.start(player, at).is_ok(), running.is_none()),
        Act::Stop => clock.stop(at).unwrap(),
        Act::Press(player) => match clock.press(player, at) {
            Ok(PressEffect::Switched) => assert_eq!(running, Some(player)),
            Ok(PressEffect::Nothing) => assert_eq!(running, Some(!player)),
            Err(_) => assert_eq!(running, None),
        },
        Act::Add(player, time) => clock.add(player, time, at).unwrap(),
        Act::Take(player, time) => {
            clock.take(player, time, at).unwrap();
        }
    }
}

fn player() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        2 => player().prop_map(Act::Start),
        1 => Just(Act::Stop),
        12 => player().prop_map(Act::Press),
        1 => (player(), 0u64..3_000).prop_map(|(player, time)| Act::Add(player, time)),
        1 => (player(), 0u64..3_000).prop_map(|(player, time)| Act::Take(player, time)),
    ]
}

const CONTROLS: [&str; 10] = [
    "3s",
    "2s+1s",
    "2s d1",
    "2s b1",
    "0s d1",
    "2/2s, 3s",
    "2/2s+1s, 1s+1s",
    "3/2s d1, 2s d1",
    "2/1s",
    "1/1s, 2/1s b1, 1s+1s",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn time_passes_as_on_a_clock_that_ticks(
        control in prop::sample::select(&CONTROLS[..]),
        at_zero in any::<bool>(),
        history in prop::collection::vec((1u64..700, act()), 0..40),
    ) {
        let control: TimeControl = control.parse().unwrap();
        let mut setting = ClockSetting::same(control.clone());
        setting.next_period = if at_zero { NextPeriod::AtZero } else { NextPeriod::ByCounter };
        let mut clock = ChessClock::new(setting);
        let mut ticking = Ticking::new(&control);
        let mut at = 0;
        for &(wait, act) in &history {
            for _ in 0..wait {
                ticking.tick(&control, at_zero);
            }
            at += wait;
            for player in Color::ALL {
                prop_assert_eq!(clock.shows(player, at), ticking.left[player as usize], "{:?} at {}", player, at);
            }
            apply(&mut clock, act, at);
            ticking.act(act, &control, at_zero);
            for player in Color::ALL {
                let (reading, p) = (clock.reading(player, at), player as usize);
                prop_assert_eq!((reading.left, reading.moves), (ticking.left[p], ticking.moves[p]), "{:?}", act);
                prop_assert_eq!(reading.free, ticking.free[p]);
                prop_assert_eq!(reading.time_up.map(|up| up.period), ticking.up[p]);
            }
            prop_assert_eq!(clock.running(), ticking.running);
        }
        // The same history gives the same clock.
        let mut again = ChessClock::new(clock.setting().clone());
        let mut at = 0;
        for &(wait, act) in &history {
            at += wait;
            apply(&mut again, act, at);
        }
        prop_assert_eq!(again, clock);
    }

    #[test]
    fn looking_changes_nothing_and_time_may_pass_in_steps(
        control in prop::sample::select(&CONTROLS[..]),
        spent in prop::collection::vec(0u64..1_500, 1..12),
        looks in prop::collection::vec(0u64..3_000, 0..6),
    ) {
        let mut clock = ChessClock::new(ClockSetting::same(control.parse().unwrap()));
        clock.start(Color::White, 0).unwrap();
        let mut at = 0;
        let mut player = Color::White;
        for time in spent {
            at += time;
            let before = clock.clone();
            for look in &looks {
                let _ = (clock.shows(Color::White, at + look), clock.shows(Color::Black, at.saturating_sub(*look)));
            }
            prop_assert_eq!(&clock, &before);
            let mut stepped = clock.clone();
            stepped.advance(at - time / 2).unwrap();
            stepped.press(player, at).unwrap();
            clock.press(player, at).unwrap();
            prop_assert_eq!(&stepped, &clock);
            player = !player;
        }
    }
}
