//! Games that went on behind an illegal move.

use arbiter_notation::pgn::At;

use super::{Auditor, Sink, article_topic};
use crate::fault::{Fault, What};
use crate::report::{self, GameReport};

impl<S: Sink> Auditor<S> {
    /// Plays on where an illegal move stood.
    pub(super) fn go_on(&mut self, at: At<'_>) {
        let rules = self.shelf.get(self.rules);
        let (until, article_of_stood) = rules.stood(self.clocks.control());
        let GameReport {
            facts,
            faults,
            faults_left_out,
            ..
        } = &mut self.report;
        let mut stood = |written: &str, irregular: bool| What::IllegalStood {
            written: written.to_owned(),
            until,
            irregular,
        };
        self.game
            .go_on(rules, facts, &mut stood, &mut |what, offset, ply| {
                let article = match &what {
                    What::IllegalStood { .. } => article_of_stood.clone(),
                    what => article_topic(what).and_then(|topic| rules.article(topic)),
                };
                let fault = Fault {
                    ply,
                    place: at.back_to(offset).unwrap_or_else(|| at.location()),
                    article,
                    what,
                };
                report::add(faults, faults_left_out, fault);
            });
    }
}
