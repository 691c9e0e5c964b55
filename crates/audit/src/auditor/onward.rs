//! Games that went on behind an illegal move. Whether they did is known only at their end, so what stands behind it waits
//! until then.

use arbiter_notation::pgn::At;

use super::{Auditor, Place, Sink, article_topic, signal};
use crate::clocks::read::Times;
use crate::fault::{Fault, What};
use crate::flag_fall::TimeUp;
use crate::report::{self, GameReport};
use crate::stood::Stood;

/// So much waits at most; no game has more comments and numbers.
const MOST_LATE: usize = 1 << 16;

/// Something among the words behind an illegal move.
#[derive(Debug)]
pub struct Late {
    /// So many words stand between.
    words: usize,
    offset: u64,
    what: LateEvent,
}

/// What can stand there beside moves.
#[derive(Debug)]
pub enum LateEvent {
    /// The number of a move.
    Number(u32),
    /// What the clock of the player shows who has moved.
    Clock(Times),
    /// Somebody's flag fell.
    TimeUp(TimeUp),
}

impl<S: Sink> Auditor<S> {
    /// A word behind a move that could not be played.
    #[cold]
    pub(super) fn behind(&mut self, word: &[u8], at: At<'_>) {
        if self.odd.behind == 0 {
            self.game.trail(&mut self.report.fingerprint);
        }
        self.odd.words += u32::from(!signal::is_signal(word));
        self.odd.behind += 1;
        self.report.fingerprint.push_word(word);
        self.game.keep(word, at.offset());
    }

    /// Keeps what stands behind an illegal move.
    #[cold]
    pub(super) fn late(&mut self, at: At<'_>, what: LateEvent) {
        if self.game.may_go_on() && self.odd.late.len() < MOST_LATE {
            self.odd.late.push(Late {
                words: self.odd.behind,
                offset: at.offset(),
                what,
            });
        }
    }

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
        let mut stood = |written: &str, how: Stood| What::IllegalStood {
            written: written.to_owned(),
            until,
            how,
        };
        let mut tell = |what: What, offset: u64, ply: u32| {
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
        };
        let plies = self.game.go_on(rules, facts, &mut stood, &mut tell);
        self.tell_late(&plies, at);
    }

    /// What stood among the words that were played after all: `plies` half-moves behind each of them.
    fn tell_late(&mut self, plies: &[u32], at: At<'_>) {
        for Late { words, offset, what } in std::mem::take(&mut self.odd.late) {
            let Some(&ply) = plies.get(words) else { break };
            let place: Place = (offset, ply);
            let (turn, number) = self.game.turn_at(ply);
            match what {
                LateEvent::Number(said) => self.other_number(said, number, place, at),
                LateEvent::Clock(times) => self.clock_shown(&times, (1 - turn, ply.div_ceil(2)), place, at),
                LateEvent::TimeUp(said) => self.time_up = Some((said, ply)),
            }
        }
        self.report.faults.sort_by_key(|fault| fault.place.offset);
    }
}
