//! The clock on the table, and what of it counts in law.

use arbiter_rules::chess::Color;
use arbiter_rules::fact::At;
use arbiter_rules::laws::clock::{ChessClock, TimeUp};

/// A clock with what is known about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clocks {
    /// The device. Its instants count on through the sessions.
    pub device: ChessClock,
    /// Whose flag the clock itself marks as first.
    pub marked_first: Option<Color>,
    /// Whether it is defective.
    pub defect: bool,
    /// Whose display is to run from the first instant that is told.
    pub(crate) pending: Option<Color>,
    /// Whose display ran when a question stopped the clocks; it runs again when it is answered.
    pub(crate) for_question: Option<Color>,
    /// What both displays showed before the first event, White's first, in milliseconds.
    pub(crate) begun: [u64; 2],
    /// By how much both displays were set, forward or back, since the game was adjourned, White's first, in milliseconds: not by
    /// presses and rulings, but by hands at the device, which can be wrong.
    pub(crate) set: [i64; 2],
    /// Of both, the least that the display has shown.
    least: [Least; 2],
    session: u16,
    session_base: u64,
}

/// The least that a display has shown in the period of now, and in the one before.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Least {
    period: usize,
    now: u64,
    before: Option<u64>,
}

impl Clocks {
    /// A clock that stands; the display of `running` starts with the first instant that is told.
    #[must_use]
    pub fn new(device: ChessClock, running: Option<Color>) -> Self {
        let least = Color::ALL.map(|of| Least {
            period: device.display(of).period(),
            now: device.shows(of, device.at()),
            before: None,
        });
        Self {
            begun: least.map(|least| least.now),
            set: [0, 0],
            least,
            device,
            marked_first: None,
            defect: false,
            pending: running,
            for_question: None,
            session: 1,
            session_base: 0,
        }
    }

    /// An instant as the device counts it; unknown is the last one.
    #[must_use]
    pub fn instant(&self, at: At) -> u64 {
        match at {
            At::Unknown => self.device.at(),
            At::Time { session, ms } if session > self.session => self.device.at().saturating_add(ms),
            At::Time { ms, .. } => self.session_base.saturating_add(ms),
        }
    }

    /// What a display shows at the last instant, in milliseconds.
    #[must_use]
    pub fn shows(&self, of: Color) -> u64 {
        self.device.shows(of, self.device.at())
    }

    /// What both displays show, White's first.
    #[must_use]
    pub fn displays(&self) -> [u64; 2] {
        Color::ALL.map(|of| self.shows(of))
    }

    /// What both displays would show if nobody had set them since the game was adjourned, White's first.
    #[must_use]
    pub(crate) fn unset(&self) -> [u64; 2] {
        let of = |of: Color| {
            self.shows(of)
                .saturating_add_signed(self.set[of.index()].saturating_neg())
        };
        Color::ALL.map(of)
    }

    /// Notes that somebody has set the displays, which showed `before` until then.
    pub(crate) fn note_set(&mut self, before: [u64; 2]) {
        for of in Color::ALL {
            let at = of.index();
            let signed = |ms: u64| i64::try_from(ms).unwrap_or(i64::MAX);
            let by = signed(self.shows(of)).saturating_sub(signed(before[at]));
            self.set[at] = self.set[at].saturating_add(by);
        }
    }

    /// The time that both have used, White's first, in milliseconds.
    #[must_use]
    pub fn used(&self) -> [u64; 2] {
        Color::ALL.map(|of| self.device.display(of).used())
    }

    /// The move counter of a display.
    #[must_use]
    pub fn counter(&self, of: Color) -> u16 {
        self.device.display(of).reading().moves
    }

    /// Whether the time of a player is up on the device, whoever knows it.
    #[must_use]
    pub fn time_up(&self, of: Color) -> Option<TimeUp> {
        self.device.display(of).time_up()
    }

    /// Whose display runs, or will from the first instant on.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.pending.or(self.device.running())
    }

    /// Lets time pass until an instant; one before the last is the last.
    pub(crate) fn advance(&mut self, at: At) {
        let instant = self.instant(at).max(self.device.at());
        if let At::Time { session, ms } = at
            && session > self.session
        {
            self.session = session;
            self.session_base = instant.saturating_sub(ms);
        }
        let known = self.device.advance(instant);
        debug_assert!(known.is_ok(), "never before the last");
        self.look();
        if let Some(of) = self.pending.take() {
            let started = self.device.start(of, instant);
            debug_assert!(started.is_ok(), "it stood");
        }
    }

    /// Notes the least that was shown.
    fn look(&mut self) {
        for of in Color::ALL {
            let (shown, period) = (self.shows(of), self.device.display(of).period());
            let least = &mut self.least[of.index()];
            if period == least.period {
                least.now = least.now.min(shown);
                continue;
            }
            let ran_out = self
                .device
                .display(of)
                .time_up()
                .is_some_and(|up| up.period == least.period);
            *least = Least {
                period,
                now: shown,
                before: Some(if ran_out { 0 } else { least.now }),
            };
        }
    }

    /// The least that a display has shown in a period, in milliseconds: that of now or the one before.
    #[must_use]
    pub fn least(&self, of: Color, period: usize) -> Option<u64> {
        let least = self.least[of.index()];
        match least.period.checked_sub(period)? {
            0 => Some(least.now.min(self.shows(of))),
            1 => least.before,
            _ => None,
        }
    }

    /// Stops both displays.
    pub(crate) fn stop(&mut self) {
        self.pending = None;
        let stopped = self.device.stop(self.device.at());
        debug_assert!(stopped.is_ok(), "now is never before now");
    }

    /// Starts one display if both stand.
    pub(crate) fn start(&mut self, of: Color) {
        if self.device.running().is_none() && self.pending.is_none() {
            let started = self.device.start(of, self.device.at());
            debug_assert!(started.is_ok(), "both stand");
        }
    }
}
