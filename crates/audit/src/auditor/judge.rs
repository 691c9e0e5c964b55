//! What can be judged only when the moves of a game are over: its end, and its result.

use arbiter_notation::pgn::{At, GameResult, Mark};

use super::{Auditor, Lettering, Sink, Stage};
use crate::FaultKind;
use crate::fault::{Fault, What};
use crate::game::Finish;
use crate::outcome::GameEnd;

impl<S: Sink> Auditor<S> {
    /// The moves are over: judges what can be judged only now.
    pub(super) fn judge(&mut self, at: At<'_>) {
        let had_moves = self.stage == Stage::Moves;
        if !had_moves {
            self.set_up();
        }
        self.stage = Stage::Over;
        if self.letters == Lettering::Auto {
            self.judge_letters(at);
        }
        if self.odd.behind == 0 {
            self.game.trail(&mut self.report.fingerprint);
        }
        if self.has_start && self.game.may_go_on() {
            self.go_on(at);
        }
        let finish = self.game.finish(self.has_start, &mut self.report.facts);
        if let Some(Finish {
            end,
            unseen: Some(ply),
            forced,
            ..
        }) = finish
        {
            self.add_unseen(end, forced, ply, at);
        }
        self.judge_signal();
        self.judge_clocks(at);
        self.judge_count(at);
        self.judge_result(finish, had_moves, at);
    }

    /// In which language the moves turned out to be written. What was told of words in another reading is void.
    fn judge_letters(&mut self, at: At<'_>) {
        let rules = self.shelf.get(self.rules);
        let Some(lettered) = self.game.lettered(rules, &mut self.report.facts) else {
            return;
        };
        let is_void = |fault: &Fault| {
            let of_word = match &fault.what {
                What::Notation { written, .. } => written != Mark::EnPassant.sign(),
                what => matches!(what, What::MoveAfterEnd { .. }),
            };
            of_word && fault.place.offset < lettered.until
        };
        self.report.faults.retain(|fault| !is_void(fault));
        for (what, offset, ply) in lettered.retold {
            self.add_late(what, (offset, ply), at);
        }
        if let Some((language, offset, ply)) = lettered.language {
            self.add_late(What::Letters { language }, (offset, ply), at);
        }
    }

    fn judge_result(&mut self, finish: Option<Finish>, had_moves: bool, at: At<'_>) {
        self.note_results(finish);
        let tag = self.tags.result;
        let result = tag.filter(|&tag| tag != GameResult::Open).or(self.marker).or(tag);
        if self.marker.is_none() && (had_moves || !self.tags.has_result) && !self.cut {
            self.add(What::MissingResult, at.location());
        }
        // PGN has no marker for a game that both have lost.
        if let (Some(tag), Some(moves)) = (tag, self.marker)
            && tag != moves
            && tag.marker() != moves.marker()
        {
            self.add(What::ResultsDiffer { tag, moves }, at.location());
        }
        match (finish, result) {
            (Some(finish), Some(result)) => self.hold_against(finish, result, at),
            (None, Some(result)) if self.marker.is_none_or(|marker| marker == result) => {
                self.hold_against_flag(result, at);
            }
            _ => {}
        }
        // A tag that is empty or a sign of doubt says nothing.
        let says_nothing = tag == Some(GameResult::Open)
            || tag.is_none() && matches!(self.report.result.trim(), "" | "?" | "-");
        if let Some(result) = result.filter(|_| says_nothing) {
            self.report.result.clear();
            self.report.result.push_str(result.as_str());
        }
    }

    /// What a repair will ask: whether the moves are all there, and what follows from the last position.
    fn note_results(&mut self, finish: Option<Finish>) {
        let is_last = self.report.facts.end_ply == Some(self.report.facts.plies);
        let board = finish.filter(|finish| is_last && matches!(finish.end, GameEnd::Board(_)));
        self.report.results.board =
            board.map(|Finish { winner, .. }| winner.map_or(GameResult::Draw, GameResult::win));
        self.report.results.is_whole = self.odd.behind == 0 && !self.cut && self.game.is_whole();
    }

    /// The first move after an end that is known only now; one after a later end need not be told then.
    #[cold]
    fn add_unseen(&mut self, end: GameEnd, forced: bool, ply: u32, at: At<'_>) {
        let Some((written, offset)) = self.game.move_after(ply) else {
            return;
        };
        self.report
            .faults
            .retain(|fault| fault.kind() != FaultKind::MoveAfterEnd);
        let place = at.back_to(offset).unwrap_or_else(|| at.location());
        let rules = self.shelf.get(self.rules);
        let article = end.topic().and_then(|topic| rules.article(topic));
        let what = What::MoveAfterEnd {
            written,
            end,
            end_ply: ply,
            unseen: forced,
        };
        self.report.add(Fault {
            ply,
            place,
            article,
            what,
        });
        self.report.faults.sort_by_key(|fault| fault.place.offset);
    }

    /// Whether the result is that of the end. Where the moves end with another than the tag, either may be wrong.
    fn hold_against(&mut self, finish: Finish, result: GameResult, at: At<'_>) {
        let Finish { end, winner, .. } = finish;
        let expected = winner.map_or(GameResult::Draw, GameResult::win);
        let of_moves = self.marker.filter(|&marker| marker != GameResult::Open);
        let wrong = [Some(result), of_moves]
            .into_iter()
            .flatten()
            .find(|&one| one != expected);
        if let Some(result) = wrong {
            let what = What::ResultAgainstEnd {
                result,
                end,
                expected,
            };
            self.add(what, at.location());
        }
    }
}
