//! The clocks of a game, as its comments show them.

use arbiter_notation::pgn::{At, Text};

use super::{Auditor, Sink};
use crate::clocks::{Seen, read};
use crate::fault::What;

impl<S: Sink> Auditor<S> {
    pub(super) fn clock_comment(&mut self, text: Text<'_>, at: At<'_>) {
        let Some((player, number)) = self.game.last_mover() else {
            return;
        };
        let times = read::times(text);
        if times.unreadable {
            self.add(What::ClockUnreadable, at.location());
        }
        let Some(now) = times.left else { return };
        let before = self.clocks.shown(player);
        let rules = self.shelf.get(self.rules);
        let seen = self
            .clocks
            .show(player, number, now, &mut |control| rules.given(control).to_vec());
        match (seen, before) {
            (Some(seen), _) => self.clock_seen(seen, player, at),
            (None, Some(before)) => {
                if self.odd.second_clock.is_none() {
                    self.odd.second_clock = Some((at.offset(), self.game.ply()));
                }
                if let Some(shown) = self.clocks.spend(player, number, (before, now), times.spent) {
                    let said = times.spent.unwrap_or_default();
                    self.add(What::TimeSpent { said, shown }, at.location());
                }
            }
            (None, None) => {}
        }
    }

    /// A clock at zero may stand there because nothing comes from it; that is known only when it shows something again.
    #[cold]
    fn clock_seen(&mut self, seen: Seen, player: usize, at: At<'_>) {
        match seen {
            Seen::ZeroAgain => self.odd.zero[player] = Some((at.offset(), self.game.ply())),
            seen => {
                if matches!(seen, Seen::NoContact { .. }) {
                    self.odd.zero[player] = None;
                }
                self.add(What::Clock(seen), at.location());
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
        if let Some(increment) = self.clocks.increment_missing()
            && let Some(place) = self.odd.second_clock
        {
            self.add_late(What::IncrementMissing { increment }, place, at);
        }
    }

    /// Something at an earlier place of the game.
    #[cold]
    pub(super) fn add_late(&mut self, what: What, (offset, ply): (u64, u32), at: At<'_>) {
        let place = at.back_to(offset).unwrap_or_else(|| at.location());
        self.add_at(what, place, ply);
        self.report.faults.sort_by_key(|fault| fault.place.offset);
    }
}
