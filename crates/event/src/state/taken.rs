//! What stands without what an entry told: discipline, and the event as it was before.

use super::act::Act;
use super::{Discipline, State};
use crate::number::Seq;

impl Discipline {
    pub(super) fn take_back(&mut self, seq: Seq) {
        let Self {
            penalties,
            offences,
            incidents,
            disputes,
            committee,
        } = self;
        penalties.take_back(seq);
        offences.take_back(seq);
        incidents.take_back(seq);
        disputes.take_back(seq);
        committee.take_back(seq);
    }
}

impl State {
    /// The event before an entry, as far as it still knows: nothing where something older was taken back since, which has gone with
    /// all that it told.
    #[must_use]
    pub fn known_before(&self, seq: Seq) -> Option<Self> {
        let later = || self.history.iter().filter(|made| made.seq >= seq);
        if later().any(|made| matches!(&made.act, Act::Undo(undo) if undo.of < seq)) {
            return None;
        }
        let mut before = self.clone();
        for made in later() {
            before.take_back(made.seq);
        }
        before.history.retain(|made| made.seq < seq);
        Some(before)
    }
}
