//! Discipline without what an entry told that was taken back.

use super::Discipline;
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
