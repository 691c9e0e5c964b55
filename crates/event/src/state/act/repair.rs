//! A part of a round by hand, and colours put right.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::pair::{laid_out, last_layout, told_breaks, untouched};
use super::{Answer, Deed, Notice, Outcome, Refusal, Wanted};
use crate::number::{BoardNumber, EntrantId, Round, Seq};
use crate::state::{Away, Board, BoardFacts, Layout, Made, RoundState, Scored, State};
use crate::system::System;

/// A part of a round by hand: boards that have no result yet are made up anew from the same players, and from whoever came in since.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Repair {
    /// The round.
    pub round: Round,
    /// White and Black.
    pub boards: Vec<(EntrantId, EntrantId)>,
    /// Who gets the bye, where he who had it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<EntrantId>,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl Repair {
    fn layout(&self, state: &State, round: &RoundState) -> Result<Layout, Refusal> {
        let mut layout = round.layout().clone();
        let named = self.named(state)?;
        let mut seated = BTreeSet::new();
        let mut free: Vec<BoardNumber> = Vec::new();
        for board in &layout.boards {
            if named.contains(&board.white) || named.contains(&board.black) {
                waits(round, board.board)?;
                free.push(board.board);
                seated.extend([board.white, board.black]);
            }
        }
        let had_bye = layout.bye.filter(|bye| named.contains(bye));
        seated.extend(had_bye);
        if let Some(lost) = seated.difference(&named).next() {
            return Err(Refusal::NotOnce(state.who(*lost)));
        }
        for new in named.difference(&seated) {
            state.comes_in(*new, self.round)?;
            layout.away.retain(|one| one.0 != *new);
        }
        let second_bye = self.bye.is_some() && layout.bye.is_some() && had_bye.is_none();
        if self.boards.len() < free.len() || second_bye {
            return Err(expected(Wanted::SameBoards, self.boards.len().to_string()));
        }
        let last = layout.boards.iter().map(|board| board.board.0).max().unwrap_or(0);
        let numbers = free
            .into_iter()
            .chain((last.saturating_add(1)..).map(BoardNumber));
        for (board, &(white, black)) in numbers.zip(&self.boards) {
            // Colours that were told of a board stay with it; the players sit as they are named.
            let turned = round.facts(board).is_some_and(BoardFacts::is_turned);
            let (white, black) = if turned { (black, white) } else { (white, black) };
            match layout.boards.iter_mut().find(|one| one.board == board) {
                Some(seat) => (seat.white, seat.black) = (white, black),
                None => layout.boards.push(Board {
                    board,
                    white,
                    black,
                    of_match: None,
                    result: None,
                }),
            }
        }
        if had_bye.is_some() || self.bye.is_some() {
            layout.bye = self.bye;
        }
        Ok(layout)
    }

    /// Everybody who is named, each once.
    fn named(&self, state: &State) -> Result<BTreeSet<EntrantId>, Refusal> {
        let mut named = BTreeSet::new();
        let boards = self.boards.iter().flat_map(|&(one, two)| [one, two]);
        for id in boards.chain(self.bye) {
            state.entrant(id)?;
            if !named.insert(id) {
                return Err(Refusal::NotOnce(state.who(id)));
            }
        }
        Ok(named)
    }

    /// That somebody comes in although the round is paired, where others are moved for it.
    fn disturbs(&self, state: &State, old: &Layout, new: &Layout) -> Option<Notice> {
        let sat = |id: EntrantId| {
            let at = |board: &Board| [board.white, board.black].contains(&id);
            old.bye == Some(id) || old.boards.iter().any(at)
        };
        let who = self
            .boards
            .iter()
            .flat_map(|&(one, two)| [one, two])
            .chain(self.bye)
            .find(|id| !sat(*id))?;
        let boards = old
            .boards
            .iter()
            .filter(|board| !new.boards.contains(board))
            .count();
        (boards > 0).then(|| Notice::ComesIn {
            who: state.who(who),
            round: self.round,
            boards,
        })
    }
}

/// Whether nothing has happened on a board yet.
fn waits(round: &RoundState, board: BoardNumber) -> Result<(), Refusal> {
    let Some(facts) = round.facts(board) else {
        return Ok(());
    };
    if let Some(game) = facts.live() {
        let game = game.to_owned();
        return Err(Refusal::Live { board, game });
    }
    match round.result(board) {
        Some(_) => Err(Refusal::HasResult {
            round: round.round,
            board,
            seq: facts.results.by().unwrap_or_default(),
        }),
        None => Ok(()),
    }
}

impl State {
    /// Whether somebody who sits nowhere in a round that is paired may come into it: he is late, or was thought to be absent.
    fn comes_in(&self, id: EntrantId, round: Round) -> Result<(), Refusal> {
        match self.entrant(id)?.away(round) {
            None | Some(Away::NotYet | Away::Bye(_)) => Ok(()),
            Some(Away::Withdrawn | Away::Excluded | Away::Expelled) => Err(Refusal::Absent {
                who: self.who(id),
                round,
            }),
        }
    }
}

impl Deed for Repair {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let paired = state.paired();
        crate::state::between(self.round, paired.max(Round(1)), paired)?;
        if state.of_teams() {
            return Err(expected(Wanted::OfPlayers, ""));
        }
        let Some(round) = state.round(self.round) else {
            return Err(Refusal::Round {
                found: self.round,
                from: Round(1),
                to: paired,
            });
        };
        let layout = self.layout(state, round)?;
        let sheet = state.sheet();
        let system = System::of(&sheet);
        let mut answers = match system {
            Some(System::Dutch(rules)) => told_breaks(state, &sheet, self.round, &layout, rules),
            _ => Vec::new(),
        };
        if state.waits_to_begin() {
            let old = round.layout();
            let changed = |board: &&Board| !old.boards.contains(board);
            let (boards, of) = (layout.boards.iter().filter(changed).count(), layout.boards.len());
            answers.push(Notice::BoardsChange { boards, of }.into());
        }
        answers.extend(self.disturbs(state, round.layout(), &layout).map(Answer::from));
        answers.push(Answer::Paired { layout });
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, answers: &[Answer]) {
        laid_out(state, self.round, seq, answers);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        untouched(state, self.round)?;
        last_layout(state, self.round, made.seq)
    }
}

/// They sat the other way round and the game stands: who won stays the winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Colours {
    /// The round.
    pub round: Round,
    /// The board.
    pub board: BoardNumber,
}

impl Deed for Colours {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let (round, board) = state.seat_in(self.round, self.board)?;
        // A game that is played here knows who has which side: it is taken from the board first.
        if let Some(game) = round.facts(self.board).and_then(BoardFacts::live) {
            return Err(Refusal::Live {
                board: self.board,
                game: game.to_owned(),
            });
        }
        let (white, black) = round.seats(board);
        let turned = Notice::Turned {
            round: self.round,
            board: self.board,
            white: state.who(black),
            black: state.who(white),
        };
        Ok(vec![turned.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let round = state.rounds.iter_mut().find(|round| round.round == self.round);
        let Some(round) = round else { return };
        let facts = round.boards.entry(self.board).or_default();
        facts.turned.tell(seq, !facts.is_turned());
        if let Some(scored) = facts.results.last().cloned() {
            let Outcome { white, black } = scored.result;
            let result = Outcome {
                white: black,
                black: white,
            };
            facts.results.tell(seq, Scored { result, ..scored });
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let round = state.round(self.round);
        let facts = round.and_then(|round| round.facts(self.board));
        // Colours are told as they are from then on: another turn, and a repair of the board, begin from these.
        let turned = facts.and_then(|facts| facts.turned.by());
        let repaired = round.and_then(|round| round.reseated(self.board, made.seq));
        if let Some(seq) = turned.filter(|seq| *seq > made.seq).or(repaired) {
            return Err(Refusal::RestsOn { seq });
        }
        let later = facts
            .and_then(|facts| facts.results.by())
            .filter(|seq| *seq > made.seq);
        later.map_or(Ok(()), |seq| {
            Err(Refusal::HasResult {
                round: self.round,
                board: self.board,
                seq,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::{
        Act, Announce, ByeKind, Draw, Enter, GrantBye, Level, OpenGames, Pair, Undo, decide, evolve,
    };

    fn done(state: &mut State, act: impl Into<Act>) -> Result<Vec<Notice>, Refusal> {
        let entry = decide(state, &act.into())?;
        evolve(state, &entry);
        Ok(entry.notices().cloned().collect())
    }

    fn paired(players: u16) -> State {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        for at in 1..=players {
            done(&mut state, Enter::rated(&format!("P{at}"), Some(2000 - at))).unwrap();
        }
        done(
            &mut state,
            Draw::by_hand(
                (1..=u32::from(players)).collect(),
                Some(arbiter_pairing::Color::White),
            ),
        )
        .unwrap();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        state
    }

    fn by_hand(boards: &[(u32, u32)], bye: Option<u32>) -> Repair {
        let id = EntrantId;
        Repair {
            round: Round(1),
            boards: boards.iter().map(|one| (id(one.0), id(one.1))).collect(),
            bye: bye.map(id),
            reason: None,
        }
    }

    fn seats(state: &State) -> Vec<(u32, u32)> {
        let round = state.round(Round(1)).unwrap();
        let seats = round.layout().boards.iter().map(|board| round.seats(board));
        seats.map(|(white, black)| (white.0, black.0)).collect()
    }

    #[test]
    fn who_comes_late_plays_whoever_has_the_bye_and_nobody_else_is_moved() {
        let mut state = paired(5);
        assert_eq!(seats(&state), [(1, 3), (4, 2)]);
        let from = Some(Round(1));
        let late = Enter {
            from,
            ..Enter::rated("Late", Some(1000))
        };
        done(&mut state, late).unwrap();
        let told = done(&mut state, by_hand(&[(5, 6)], None)).unwrap();
        assert!(told.iter().all(|one| one.level() < Level::Confirm), "{told:?}");
        assert_eq!(seats(&state), [(1, 3), (4, 2), (5, 6)]);
        assert_eq!(state.round(Round(1)).unwrap().layout().bye, None);
        let newest = state.history.last().unwrap().seq;
        done(&mut state, Undo::of(newest)).unwrap();
        assert_eq!(state.round(Round(1)).unwrap().layout().bye, Some(EntrantId(5)));
    }

    #[test]
    fn others_are_moved_for_a_late_one_only_where_that_is_confirmed() {
        let mut state = paired(4);
        done(&mut state, Enter::rated("Late", Some(1000))).unwrap();
        let told = done(&mut state, by_hand(&[(1, 5)], Some(3))).unwrap();
        let moved =
            |one: &Notice| matches!(one, Notice::ComesIn { boards: 1, who, .. } if who.id == EntrantId(5));
        assert!(
            told.iter().any(|one| moved(one) && one.level() == Level::Confirm),
            "{told:?}"
        );
        assert_eq!(seats(&state), [(1, 5), (4, 2)]);
        // A second bye, a player who is lost, and one who is nobody are refused.
        for (boards, bye) in [(&[(2, 4)][..], Some(9)), (&[(4, 1)], None), (&[(1, 2)], Some(4))] {
            assert!(
                decide(&state, &by_hand(boards, bye).into()).is_err(),
                "{boards:?}"
            );
        }
    }

    #[test]
    fn a_board_with_a_live_game_stays() {
        let mut state = paired(4);
        let open = OpenGames {
            round: Round(1),
            boards: vec![BoardNumber(1)],
            games: vec!["g1".to_owned()],
        };
        done(&mut state, open).unwrap();
        let both = by_hand(&[(1, 2), (4, 3)], None);
        assert!(matches!(done(&mut state, both), Err(Refusal::Live { .. })));
    }

    #[test]
    fn colours_that_were_told_of_a_board_are_not_told_of_the_next_pair_on_it() {
        let mut state = paired(4);
        let board = BoardNumber(1);
        done(
            &mut state,
            Colours {
                round: Round(1),
                board,
            },
        )
        .unwrap();
        assert_eq!(seats(&state), [(3, 1), (4, 2)]);
        done(&mut state, by_hand(&[(1, 2), (4, 3)], None)).unwrap();
        assert_eq!(seats(&state), [(1, 2), (4, 3)]);
        // The report says why.
        let said = |kept: &crate::model::Kept| kept.text.contains("round 1 changed by hand: no reason given");
        assert!(state.sheet().kept.iter().any(said));
    }

    #[test]
    fn who_enters_after_a_pairing_may_have_a_half_point_for_it() {
        let mut state = paired(4);
        done(&mut state, Enter::rated("Late", Some(1000))).unwrap();
        let half = |entrant| GrantBye {
            entrant,
            round: Round(1),
            kind: ByeKind::Half,
        };
        assert!(decide(&state, &half(1).into()).is_err(), "he plays");
        done(&mut state, half(5)).unwrap();
        let mark = |state: &State| state.sheet().players[4].rounds[0].map(|cell| cell.mark.sign());
        assert_eq!(mark(&state), Some('H'));
        let newest = state.history.last().unwrap().seq;
        done(&mut state, Undo::of(newest)).unwrap();
        assert_eq!(mark(&state), Some('Z'));
    }

    #[test]
    fn what_a_later_repair_or_turn_was_made_from_is_taken_back_after_it() {
        let mut state = paired(8);
        let before = seats(&state);
        done(&mut state, by_hand(&[(1, 2), (5, 6)], None)).unwrap();
        done(&mut state, by_hand(&[(3, 4), (7, 8)], None)).unwrap();
        let rests = |seq| Refusal::RestsOn { seq: Seq(seq) };
        assert_eq!(done(&mut state, Undo::of(Seq(12))).unwrap_err(), rests(13));
        done(&mut state, Undo::of(Seq(13))).unwrap();
        done(&mut state, Undo::of(Seq(12))).unwrap();
        assert_eq!(seats(&state), before);
        let turn = Colours {
            round: Round(1),
            board: BoardNumber(1),
        };
        done(&mut state, turn).unwrap();
        done(&mut state, turn).unwrap();
        assert_eq!(done(&mut state, Undo::of(Seq(16))).unwrap_err(), rests(17));
        done(&mut state, Undo::of(Seq(17))).unwrap();
        done(&mut state, by_hand(&[(1, 2), (5, 6)], None)).unwrap();
        assert_eq!(done(&mut state, Undo::of(Seq(16))).unwrap_err(), rests(19));
    }
}
