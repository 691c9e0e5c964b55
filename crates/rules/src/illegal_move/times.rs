//! What the clocks show after a position was restored: topic `clock.after_restoring`, with `illegal.increment`.

use alloc::vec::Vec;

use arbiter_laws::clock::millis;
use arbiter_laws::{Citation, ClockAfterRestoring, Regime, Step, Topic};
use arbiter_mate::chess::Color;

use super::{IllegalMove, Stage};
use crate::answer::{Choice, OptionId, QuestionId};
use crate::cite::{cite_all, is_carried};
use crate::{Answer, Question};

/// What the clocks show, and showed before the fault; White's figures first, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Times {
    /// The displays now.
    pub shows: [u64; 2],
    /// The displays when the position before stood.
    pub logged: [u64; 2],
    /// The move counters then.
    pub counters: [u16; 2],
    /// What the press after the fault gained.
    pub gained: u64,
}

impl Times {
    /// What a player's display shows.
    #[must_use]
    pub fn of(&self, player: Color) -> u64 {
        self.shows[player.index()]
    }

    /// Found before the reply: each display as it stands, less what the press gained; later: as at that ply. Both
    /// with the price. Where no press has completed it, the same display has run since.
    #[must_use]
    pub fn proposal(&self, found: &IllegalMove<'_>, regime: &Regime) -> [u64; 2] {
        let reset = regime.clock_after_restoring() == Some(ClockAfterRestoring::Reset);
        let mut times = if found.stage == Stage::Answered && found.completed || reset {
            self.logged
        } else {
            self.shows
        };
        let offender = found.player.index();
        if found.stage < Stage::Answered && found.completed && regime.illegal_increment().is_some() {
            times[offender] = times[offender].saturating_sub(self.gained);
        }
        if !found.completed && regime.illegal_counts_when() != Some(arbiter_laws::IllegalCountsWhen::Made) {
            return times;
        }
        let steps = regime
            .illegal_penalty()
            .value()
            .map_or(&[][..], |ladder| ladder.rung(found.counted as usize + 1));
        for step in steps {
            match *step {
                Step::Opponent(time) => times[1 - offender] += millis(time),
                Step::Offender(time) if self.of(found.player) >= millis(time) => {
                    times[offender] = times[offender].saturating_sub(millis(time));
                }
                _ => {}
            }
        }
        times
    }

    /// The arbiter sets the times; this is what he is offered.
    #[must_use]
    pub fn question(&self, found: &IllegalMove<'_>, regime: &Regime) -> Option<Answer> {
        let topics = [Topic::ClockAfterRestoring];
        is_carried(regime, &topics).then(|| {
            let cites = cite_all(regime, topics);
            let question = ask(self.proposal(found, regime), self.counters, cites, regime);
            question.about(found.player).into()
        })
    }
}

/// What the clocks show from now on: as proposed, as the arbiter says, or, where the rulebook says so, as they are.
pub(crate) fn ask(times: [u64; 2], counters: [u16; 2], cites: Vec<Citation>, regime: &Regime) -> Question {
    let mut question = Question::of_clocks(QuestionId::ClocksAfterRestoring, times, Some(counters), cites);
    if regime.clock_after_restoring() == Some(ClockAfterRestoring::MayStay) {
        question.options.push(Choice::new(OptionId::Stay));
    }
    question
}
