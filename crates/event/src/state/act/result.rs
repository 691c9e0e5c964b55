//! Results: entered by an arbiter, reported by the players, or come from a game that was played here.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::notice::Deed as Did;
use super::{Act, Answer, Deed, Notice, Outcome, Refusal, Wanted};
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::regulations::Figures;
use crate::state::{Away, Board, BoardFacts, Made, Played, Presence, RoundState, Scored, Source, State};
use arbiter_pairing::Mark;

/// The result of a board, White first as they sat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnterResult {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: BoardNumber,
    /// What came of it.
    pub result: Outcome,
    /// The result that was seen, where one stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<Outcome>,
    /// At a forfeit: whether the absence is excused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub excused: Option<bool>,
    /// What the arbiter says of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub comment: Option<String>,
    /// Where it comes from, where nobody typed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// The game that was played here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub live: Option<Played>,
}

impl EnterResult {
    /// What somebody typed.
    #[must_use]
    pub const fn typed(round: Round, board: BoardNumber, result: Outcome) -> Self {
        Self {
            round,
            board,
            result,
            was: None,
            excused: None,
            comment: None,
            source: None,
            live: None,
        }
    }

    /// Whether somebody typed just this already: an Enter that was held down, or another desk. Then there is nothing to do.
    #[must_use]
    pub fn is_there(&self, state: &State) -> bool {
        let round = state.round(self.round);
        let stands = round.and_then(|round| round.result(self.board));
        let says_more = self.excused.is_some() || self.comment.is_some() || self.live.is_some();
        let same = |stands: &Scored| {
            stands.source == Source::Typed
                && stands.result == self.result
                && self.was.is_none_or(|was| was == self.result)
        };
        !says_more && self.source.is_none() && stands.is_some_and(same)
    }

    /// The result that stands, where all that is said is whether an absence was excused: it stays where it comes from.
    fn only_excuses<'a>(&self, round: &'a RoundState) -> Option<&'a Scored> {
        let stands = round.result(self.board)?;
        let same = self.was == Some(stands.result) && self.result == stands.result;
        (same && self.excused.is_some() && self.live.is_none()).then_some(stands)
    }

    /// A live result comes from the game of the board, and no other one does while that is there.
    fn comes_from(&self, round: &RoundState) -> Result<(), Refusal> {
        if self.only_excuses(round).is_some() {
            return Ok(());
        }
        let board = self.board;
        let live = round.facts(board).and_then(BoardFacts::live);
        let from = self.live.as_ref().map(|played| played.game.as_str());
        match (live, from) {
            (Some(game), None) => Err(Refusal::Live {
                board,
                game: game.to_owned(),
            }),
            (_, Some(game)) if live != Some(game) => Err(Refusal::OtherGame {
                board,
                game: game.to_owned(),
            }),
            _ if (self.source == Some(Source::Live)) != from.is_some() => Err(expected(Wanted::LiveGame, "")),
            _ => Ok(()),
        }
    }

    /// What is told of a change, and refused where it was not seen.
    fn changes(&self, state: &State, round: &RoundState, seat: &Board) -> Result<Vec<Answer>, Refusal> {
        let old = round.result(self.board).map(|scored| scored.result);
        match (old, self.was) {
            (None, None) => return Ok(Vec::new()),
            (Some(old), was) if old == self.result && was.is_none_or(|was| was == old) => {
                return Ok(Vec::new());
            }
            _ => {}
        }
        let (white, black) = round.seats(seat);
        let (white, black) = (state.who(white), state.who(black));
        let (number, board) = (self.round, self.board);
        match (old, self.was) {
            (Some(old), Some(was)) if old == was => Ok(vec![
                Notice::Changed {
                    round: number,
                    board,
                    white,
                    black,
                    old,
                }
                .into(),
            ]),
            (found, _) => {
                let open = Outcome {
                    white: Mark::Open,
                    black: Mark::Open,
                };
                let found = found.unwrap_or(open);
                Err(Refusal::Stale {
                    round: number,
                    board,
                    white,
                    black,
                    found,
                })
            }
        }
    }

    /// Tournament Rules 11(a), (b): whoever did not come.
    fn defaulted(&self, state: &State, id: EntrantId) -> Vec<Answer> {
        let figures = Figures::of_tournaments();
        let mut answers = Vec::new();
        let next = Round(state.paired().0 + 1);
        let out = |article: &str| Answer::Excluded {
            entrant: id,
            from: next,
            article: article.to_owned(),
        };
        match self.excused {
            _ if figures.unexcused.is_none() => {}
            None => answers.push(Notice::Excused(state.who(id)).into()),
            Some(false) => {
                answers.push(Notice::Excluded(state.who(id)).into());
                answers.push(out("11(a)"));
            }
            Some(true) => {}
        }
        let forfeits = self.other_forfeits(state, id) + 1;
        if figures.forfeits.is_some_and(|most| forfeits >= most as usize) {
            answers.push(Notice::ThreeForfeits(state.who(id)).into());
            answers.push(out("11(b)"));
        }
        answers
    }
}

impl EnterResult {
    /// How often somebody did not come in other rounds.
    fn other_forfeits(&self, state: &State, id: EntrantId) -> usize {
        let lost = |round: &&RoundState| {
            let mine = round.board_of(id).and_then(|board| {
                let result = round.result(board.board)?.result;
                Some(if round.seats(board).0 == id {
                    result.white
                } else {
                    result.black
                })
            });
            round.round != self.round && mine == Some(Mark::ForfeitLoss)
        };
        state.rounds.iter().filter(lost).count()
    }

    /// Who was excluded for what this result puts right plays again: for not having come here, or for a third time that was none.
    fn lifted(&self, state: &State, id: EntrantId, comes: bool) -> Vec<Answer> {
        let next = Round(state.paired().0 + 1);
        let Some(entrant) = state.entrants.get(&id) else {
            return Vec::new();
        };
        let forfeits = self.other_forfeits(state, id) + usize::from(!comes);
        let most = Figures::of_tournaments().forfeits;
        let too_many = most.is_some_and(|most| forfeits >= most as usize);
        let by_result = |seq: Seq| {
            let made = state.history.iter().find(|made| made.seq == seq)?;
            match &made.act {
                Act::Result(act) => Some((act.round, act.board)),
                _ => None,
            }
        };
        let is_lifted = |(seq, fact): (Seq, &Presence)| {
            let Presence::Excluded(_, article) = fact else {
                return false;
            };
            let here = by_result(seq);
            let was_third = article == "11(b)" && !too_many;
            here == Some((self.round, self.board)) && article != "11(b)" || here.is_some() && was_third
        };
        // Whatever else keeps him away stays.
        let excluded = |(_, fact): &(Seq, &Presence)| matches!(fact, Presence::Excluded(..));
        let mut all = entrant.presence.told().filter(excluded).peekable();
        let is_out = entrant.away(next) == Some(Away::Excluded);
        if !is_out || all.peek().is_none() || !all.all(is_lifted) {
            return Vec::new();
        }
        let back = Answer::Reinstated {
            entrant: id,
            from: next,
        };
        // Who left as well is let off, and still not there: nothing is told of his coming back.
        if entrant.left_at(next) {
            return vec![back];
        }
        let (who, what) = (state.who(id), Did::Reinstated { from: next });
        vec![Notice::Done { who, what }.into(), back]
    }
}

impl Deed for EnterResult {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let (round, board) = state.seat_in(self.round, self.board)?;
        self.comes_from(round)?;
        let forfeit = [self.result.white, self.result.black].contains(&Mark::ForfeitLoss);
        if self.excused.is_some() && !forfeit {
            return Err(expected(Wanted::Forfeit, self.result.to_string()));
        }
        let mut answers = self.changes(state, round, board)?;
        let was_open = round.result(self.board).is_none();
        if self.round < state.paired() && was_open && self.result.decisive() && !state.is_table() {
            answers.push(Notice::DecidedLate { round: self.round }.into());
        }
        if !was_open && !answers.is_empty() {
            answers.extend(super::follows::of(state, self));
        }
        let (white, black) = round.seats(board);
        for (id, mark) in [(white, self.result.white), (black, self.result.black)] {
            let out = |answer: &Answer| matches!(answer, Answer::Excluded { entrant, .. } if *entrant == id);
            if mark == Mark::ForfeitLoss {
                answers.extend(self.defaulted(state, id));
            }
            if !was_open && !answers.iter().any(out) {
                answers.extend(self.lifted(state, id, mark != Mark::ForfeitLoss));
            }
        }
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        let stands = state.round(self.round).and_then(|round| self.only_excuses(round));
        let scored = match stands {
            Some(stands) => Scored {
                excused: self.excused,
                comment: self.comment.clone().or_else(|| stands.comment.clone()),
                ..stands.clone()
            },
            None => Scored {
                result: self.result,
                source: self.source.unwrap_or(Source::Typed),
                excused: self.excused,
                comment: self.comment.clone(),
                live: self.live.clone().map(Box::new),
            },
        };
        tell(state, self.round, self.board, seq, scored);
        for answer in answers {
            let (entrant, fact) = match answer {
                Answer::Excluded {
                    entrant,
                    from,
                    article,
                } => (entrant, Presence::Excluded(*from, article.clone())),
                Answer::Reinstated { entrant, from } => (entrant, Presence::Reinstated(*from)),
                _ => continue,
            };
            if let Some(entrant) = state.entrants.get_mut(entrant) {
                entrant.presence.tell(seq, fact);
            }
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        last(state, self.round, self.board, made)
    }
}

pub(super) fn tell(state: &mut State, round: Round, board: BoardNumber, seq: Seq, scored: Scored) {
    let round = state.rounds.iter_mut().find(|one| one.round == round);
    if let Some(round) = round {
        round.boards.entry(board).or_default().results.tell(seq, scored);
    }
}

/// Only the result that stands is taken back; one under it is history.
fn last(state: &State, round: Round, board: BoardNumber, made: &Made) -> Result<(), Refusal> {
    let facts = state.round(round).and_then(|found| found.facts(board));
    match facts.and_then(|facts| facts.results.by()) {
        Some(seq) if seq > made.seq => Err(Refusal::HasResult { round, board, seq }),
        _ => Ok(()),
    }
}

/// A player reports the result of his board; when both say the same it is the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reported {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: BoardNumber,
    /// Who reports.
    pub entrant: EntrantId,
    /// What came of it.
    pub result: Outcome,
}

impl Deed for Reported {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let (round, board) = state.seat_in(self.round, self.board)?;
        let (white, black) = round.seats(board);
        if ![white, black].contains(&self.entrant) {
            return Err(Refusal::NotOnce(state.who(self.entrant)));
        }
        if let Some(scored) = round.result(self.board) {
            let (white, black) = (state.who(white), state.who(black));
            let (round, board, found) = (self.round, self.board, scored.result);
            return Err(Refusal::Stale {
                round,
                board,
                white,
                black,
                found,
            });
        }
        let facts = round.facts(self.board);
        let mut others = facts.into_iter().flat_map(|facts| facts.reported.all().rev());
        let other = others.find(|one| one.0 != self.entrant);
        let agreed = other.is_some_and(|other| other.1 == self.result);
        Ok(if agreed { vec![Answer::Agreed] } else { Vec::new() })
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        let round = state.rounds.iter_mut().find(|one| one.round == self.round);
        if let Some(round) = round {
            let facts = round.boards.entry(self.board).or_default();
            facts.reported.tell(seq, (self.entrant, self.result));
        }
        if answers.contains(&Answer::Agreed) {
            let scored = Scored {
                result: self.result,
                source: Source::Players,
                excused: None,
                comment: None,
                live: None,
            };
            tell(state, self.round, self.board, seq, scored);
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        last(state, self.round, self.board, made)
    }
}
