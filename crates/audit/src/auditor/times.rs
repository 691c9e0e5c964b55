//! The clocks of a game, as its comments show them.

use arbiter_notation::pgn::{At, Text};

use super::onward::LateEvent;
use super::{Auditor, Place, Sink};
use crate::clocks::read::{self, Times};
use crate::clocks::{Misfit, Seen};
use crate::fault::What;

impl<S: Sink> Auditor<S> {
    /// A comment that may show a clock.
    pub(super) fn clock_comment(&mut self, text: Text<'_>, at: At<'_>) {
        let times = read::times(text);
        let place = (at.offset(), self.game.ply());
        match self.game.last_mover() {
            Some(mover) => self.clock_shown(&times, mover, place, at),
            None => self.late(at, LateEvent::Clock(times)),
        }
    }

    /// The clock of the player who has made his `number`th move shows something.
    pub(super) fn clock_shown(
        &mut self,
        times: &Times,
        (player, number): (usize, u32),
        place: Place,
        at: At<'_>,
    ) {
        if times.unreadable {
            self.add_back(What::ClockUnreadable, place, at);
        }
        let Some(now) = times.left else { return };
        let before = self.clocks.shown(player);
        let rules = self.shelf.get(self.rules);
        let seen = self
            .clocks
            .show(player, number, now, &mut |control| rules.given(control).clone());
        match (seen, before) {
            (Some(seen), _) => self.clock_seen(seen, player, place, at),
            (None, Some((before, then))) => {
                if self.odd.second_clock.is_none() {
                    self.odd.second_clock = Some(place);
                }
                // Where comments are missing, the clock shows the time of several moves.
                if number <= then + 1 {
                    self.clocks
                        .spend(player, number, (before, now), times.spent, place);
                }
            }
            (None, None) => {}
        }
    }

    /// A clock at zero may stand there because nothing comes from it; that is known only when it shows something again.
    #[cold]
    fn clock_seen(&mut self, seen: Seen, player: usize, place: Place, at: At<'_>) {
        match seen {
            Seen::ZeroAgain => self.odd.zero[player] = Some(place),
            seen => {
                if matches!(seen, Seen::NoContact { .. }) {
                    self.odd.zero[player] = None;
                }
                self.add_back(What::Clock(seen), place, at);
            }
        }
    }

    /// What the clocks of a whole game say.
    pub(super) fn judge_clocks(&mut self, at: At<'_>) {
        for player in 0..2 {
            let Some(place) = self.odd.zero[player].take() else {
                continue;
            };
            let seen = if self.clocks.has_run(player) {
                Seen::ZeroAgain
            } else {
                Seen::NoContact { before: 0, after: 0 }
            };
            self.add_late(What::Clock(seen), place, at);
        }
        if let Some(Misfit { said, shown, place }) = self.clocks.misfit() {
            self.add_late(What::TimeSpent { said, shown }, place, at);
        }
        if let Some(increment) = self.clocks.increment_missing()
            && let Some(place) = self.odd.second_clock
        {
            self.add_late(What::IncrementMissing { increment }, place, at);
        }
    }

    /// Something at an earlier place of the game.
    #[cold]
    pub(super) fn add_late(&mut self, what: What, place: Place, at: At<'_>) {
        self.add_back(what, place, at);
        self.report.faults.sort_by_key(|fault| fault.place.offset);
    }
}
