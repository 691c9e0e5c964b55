//! Boards that are played here: a live game opens on them, and one is taken from its board again.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Refusal, Wanted};
use crate::number::{BoardNumber, Round, Seq};
use crate::state::{BoardFacts, Made, RoundState, State};

/// Live games open on boards of a round. Whoever opens them, a server, adds the ids of the games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenGames {
    /// The round.
    pub round: Round,
    /// Which boards; none are all without a result and without a game.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub boards: Vec<BoardNumber>,
    /// The ids of the games, in the order of the boards.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub games: Vec<String>,
}

fn paired(state: &State, round: Round) -> Result<&RoundState, Refusal> {
    let to = state.paired();
    state.round(round).ok_or(Refusal::Round {
        found: round,
        from: Round(1),
        to,
    })
}

fn facts(round: &RoundState, board: BoardNumber) -> Result<Option<&BoardFacts>, Refusal> {
    match round.board(board) {
        Some(_) => Ok(round.facts(board)),
        None => Err(round.no_board(board)),
    }
}

fn change(state: &mut State, round: Round, board: BoardNumber, change: impl FnOnce(&mut BoardFacts)) {
    let round = state.rounds.iter_mut().find(|one| one.round == round);
    if let Some(round) = round {
        change(round.boards.entry(board).or_default());
    }
}

impl OpenGames {
    /// The boards that are meant: those that were named, or all that wait for a game.
    ///
    /// # Errors
    /// [`Refusal`]: no such round or board, a board has a game or a result, or none is left.
    pub fn meant(&self, state: &State) -> Result<Vec<BoardNumber>, Refusal> {
        let round = paired(state, self.round)?;
        let waits = |board: BoardNumber| {
            let facts = facts(round, board)?;
            if let Some(game) = facts.and_then(BoardFacts::live) {
                let game = game.to_owned();
                return Err(Refusal::Live { board, game });
            }
            match facts
                .and_then(|facts| facts.results.by())
                .filter(|_| round.result(board).is_some())
            {
                Some(seq) => Err(Refusal::HasResult {
                    round: self.round,
                    board,
                    seq,
                }),
                None => Ok(board),
            }
        };
        if !self.boards.is_empty() {
            return self.boards.iter().map(|board| waits(*board)).collect();
        }
        let all = round.layout().boards.iter().map(|board| board.board);
        let open: Vec<BoardNumber> = all.filter(|board| waits(*board).is_ok()).collect();
        if open.is_empty() {
            return Err(expected(Wanted::FreeBoard, "none"));
        }
        Ok(open)
    }
}

impl Deed for OpenGames {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let mut boards = self.meant(state)?;
        boards.sort_unstable();
        boards.dedup();
        if boards.len() != self.boards.len() || boards.len() != self.games.len() {
            return Err(expected(Wanted::GameIds, self.games.len().to_string()));
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        for (board, game) in self.boards.iter().zip(&self.games) {
            change(state, self.round, *board, |facts| {
                facts.game.tell(seq, Some(game.clone()));
            });
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let Some(round) = state.round(self.round) else {
            return Ok(());
        };
        for board in &self.boards {
            let facts = round.facts(*board);
            let later = facts
                .and_then(|facts| facts.results.by())
                .filter(|seq| *seq > made.seq);
            if let Some(seq) = later {
                return Err(Refusal::HasResult {
                    round: self.round,
                    board: *board,
                    seq,
                });
            }
        }
        Ok(())
    }
}

/// A board is taken from its live game: that is closed as it stands, and a result is typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Detach {
    /// The round.
    pub round: Round,
    /// The boards; one by its number alone, as earlier logs have it.
    #[serde(alias = "board", deserialize_with = "one_or_several")]
    pub boards: Vec<BoardNumber>,
}

fn one_or_several<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Vec<BoardNumber>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Told {
        One(BoardNumber),
        Several(Vec<BoardNumber>),
    }
    Ok(match Told::deserialize(from)? {
        Told::One(board) => vec![board],
        Told::Several(boards) => boards,
    })
}

impl State {
    /// The board that a game is played on here.
    pub(crate) fn board_of_game(&self, game: &str) -> Option<BoardNumber> {
        let mut boards = self.rounds.iter().flat_map(|round| &round.boards);
        let found = boards.find(|(_, facts)| facts.live() == Some(game));
        found.map(|(board, _)| *board)
    }
}

impl Deed for Detach {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let round = paired(state, self.round)?;
        if self.boards.is_empty() {
            return Err(expected(Wanted::LiveGame, "none"));
        }
        for board in &self.boards {
            if facts(round, *board)?.and_then(BoardFacts::live).is_none() {
                return Err(Refusal::NotLive {
                    round: self.round,
                    board: *board,
                });
            }
        }
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        for board in &self.boards {
            change(state, self.round, *board, |facts| facts.game.tell(seq, None));
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let round = state.round(self.round);
        for board in &self.boards {
            let facts = round.and_then(|round| round.facts(*board));
            let by = facts.and_then(|facts| facts.results.by());
            if let Some(seq) = by.filter(|seq| *seq > made.seq) {
                return Err(Refusal::HasResult {
                    round: self.round,
                    board: *board,
                    seq,
                });
            }
        }
        Ok(())
    }
}

/// A game is adjourned: a draw for the pairing until its result comes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Adjourn {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: BoardNumber,
    /// Until when, as RFC 3339 has it, or in words.
    pub until: String,
    /// The game that was played here and brought it about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl Deed for Adjourn {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let round = paired(state, self.round)?;
        let facts = facts(round, self.board)?;
        if self.until.trim().is_empty() {
            return Err(expected(Wanted::Until, ""));
        }
        // A game that is played here is adjourned there, with its move sealed.
        if let (None, Some(game)) = (&self.game, facts.and_then(BoardFacts::live)) {
            let (board, game) = (self.board, game.to_owned());
            return Err(Refusal::Live { board, game });
        }
        let ended = facts.and_then(|facts| facts.results.by());
        match ended.filter(|_| round.result(self.board).is_some()) {
            Some(seq) => Err(Refusal::HasResult {
                round: self.round,
                board: self.board,
                seq,
            }),
            None => Ok(Vec::new()),
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        change(state, self.round, self.board, |facts| {
            facts.adjourned.tell(seq, self.until.trim().to_owned());
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Draw, Enter, EnterResult, Method, Pair, Undo};
    use crate::state::{Played, Source};

    fn four() -> State {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        for name in ["One", "Two", "Three", "Four"] {
            done(&mut state, Enter::named(name)).unwrap();
        }
        done(&mut state, Draw::by_lots(Method::Strength, "x")).unwrap();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        state
    }

    fn opened(boards: &[u16], games: &[&str]) -> OpenGames {
        OpenGames {
            round: Round(1),
            boards: boards.iter().copied().map(BoardNumber).collect(),
            games: games.iter().map(ToString::to_string).collect(),
        }
    }

    fn played(board: u16, game: &str, result: &str) -> EnterResult {
        let played = Played {
            game: game.to_owned(),
            version: 9,
            reason: "resignation".to_owned(),
            cites: vec!["5.1.2".to_owned()],
            score: ("1".parse().unwrap(), "0".parse().unwrap()),
        };
        EnterResult {
            source: Some(Source::Live),
            live: Some(played),
            ..EnterResult::typed(Round(1), BoardNumber(board), result.parse().unwrap())
        }
    }

    #[test]
    fn a_board_with_a_game_takes_its_result_and_no_typed_one() {
        let mut state = four();
        assert_eq!(opened(&[], &[]).meant(&state).unwrap().len(), 2);
        assert!(
            done(&mut state, opened(&[1], &[])).is_err(),
            "nobody opens games without ids"
        );
        assert!(done(&mut state, opened(&[1, 1], &["a", "b"])).is_err());
        done(&mut state, opened(&[1], &["g1"])).unwrap();
        assert_eq!(opened(&[], &[]).meant(&state).unwrap(), [BoardNumber(2)]);
        let typed = EnterResult::typed(Round(1), BoardNumber(1), "1-0".parse().unwrap());
        assert!(matches!(done(&mut state, typed), Err(Refusal::Live { .. })));
        assert!(done(&mut state, played(1, "g2", "1-0")).is_err(), "another game");
        assert!(done(&mut state, played(2, "g1", "1-0")).is_err(), "another board");
        done(&mut state, played(1, "g1", "1-0")).unwrap();
        assert!(matches!(
            done(&mut state, Undo::of(Seq(8))),
            Err(Refusal::HasResult { .. })
        ));
    }

    #[test]
    fn an_absence_at_a_live_board_is_excused_without_a_word_on_its_result() {
        let mut state = four();
        done(&mut state, opened(&[1], &["g1"])).unwrap();
        let lost = played(1, "g1", "-:+");
        done(&mut state, lost.clone()).unwrap();
        let waiting = state.waiting(None);
        let (tag, options) = (waiting[0].tag(), waiting[0].options());
        assert_eq!((tag, waiting.len()), ("absence", 1));
        for (_, act) in options {
            let act: crate::state::act::Act = serde_json::from_value(act).unwrap();
            let mut state = state.clone();
            done(&mut state, act).unwrap();
            assert!(state.waiting(None).is_empty());
            let scored = state.round(Round(1)).unwrap().result(BoardNumber(1)).unwrap();
            assert_eq!(scored.source, Source::Live);
            assert_eq!(scored.live.as_deref(), lost.live.as_ref());
        }
        let other = EnterResult {
            was: Some(lost.result),
            excused: Some(true),
            ..EnterResult::typed(Round(1), BoardNumber(1), "1-0".parse().unwrap())
        };
        assert!(matches!(done(&mut state, other), Err(Refusal::Live { .. })));
    }

    #[test]
    fn a_board_without_its_game_is_typed_again_and_each_has_its_way_back() {
        let mut state = four();
        let detach = Detach {
            round: Round(1),
            boards: vec![BoardNumber(1)],
        };
        assert!(matches!(
            done(&mut state, detach.clone()),
            Err(Refusal::NotLive { .. })
        ));
        done(&mut state, opened(&[1], &["g1"])).unwrap();
        done(&mut state, detach).unwrap();
        let typed = EnterResult::typed(Round(1), BoardNumber(1), "1-0".parse().unwrap());
        done(&mut state, typed).unwrap();
        assert!(done(&mut state, Undo::of(Seq(9))).is_err());
        done(&mut state, Undo::of(Seq(10))).unwrap();
        done(&mut state, Undo::of(Seq(9))).unwrap();
        let facts = state.round(Round(1)).unwrap().facts(BoardNumber(1)).unwrap();
        assert_eq!(facts.live(), Some("g1"));
    }
}
