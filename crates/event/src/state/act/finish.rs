//! The event is over, and goes on again.

use serde::{Deserialize, Serialize};

use super::{Act, Answer, Deed, Refusal};
use crate::number::Seq;
use crate::state::{Made, State};

/// The event is over: what was played stands, and nothing is paired or entered any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Finish {}

/// It goes on again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reopen {}

impl State {
    /// Whether somebody has said that the event is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.over.last().copied().unwrap_or(false)
    }

    /// What is done with an event that is over: what happened there can still be disputed, noted and forgotten, and what is put right in
    /// a game that was played here is followed.
    pub(super) fn goes_on_for(&self, act: &Act) -> Result<(), Refusal> {
        if !self.is_over() {
            return Ok(());
        }
        if act.game().is_some() {
            return Ok(());
        }
        let fits = |act: &Act| {
            matches!(
                act,
                Act::Reopen(_)
                    | Act::Note(_)
                    | Act::Refer(_)
                    | Act::Resolve(_)
                    | Act::Dispute(_)
                    | Act::Appeal(_)
                    | Act::Decision(_)
                    | Act::Incident(_)
                    | Act::DocumentSeen(_)
                    | Act::EraseBirths(_)
                    | Act::Finish(_)
            )
        };
        let undone = match act {
            Act::Undo(undo) => self.history.iter().find(|made| made.seq == undo.of),
            _ => None,
        };
        if undone.map_or_else(|| fits(act), |made| fits(&made.act)) {
            return Ok(());
        }
        Err(Refusal::Over(self.over.by().unwrap_or_default()))
    }
}

impl Deed for Finish {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        state.goes_on_for(&Reopen {}.into())?;
        if state.is_over() {
            return Err(Refusal::Over(state.over.by().unwrap_or_default()));
        }
        let open = state.rounds.iter().find_map(|round| {
            let board = round.open().next()?;
            Some(Refusal::StillOpen {
                round: round.round,
                board: board.board,
            })
        });
        open.map_or(Ok(Vec::new()), Err)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.over.tell(seq, true);
    }
}

impl Deed for Reopen {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if state.is_over() {
            Ok(Vec::new())
        } else {
            Err(Refusal::NotOver)
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.over.tell(seq, false);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        // What was done since belongs to an event that goes on.
        let since = state
            .history
            .iter()
            .find(|later| later.seq > made.seq && later.stands() && !matches!(later.act, Act::Undo(_)));
        since.map_or(Ok(()), |later| {
            Err(Refusal::DoneSince {
                what: later.act.kind().name(),
                seq: later.seq,
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::{BoardNumber, Round};
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Draw, Enter, EnterResult, Method, Pair, Undo, WriteNote};

    #[test]
    fn what_is_over_changes_no_more_until_it_is_opened_again() {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 1)).unwrap();
        for name in ["One", "Two"] {
            done(&mut state, Enter::named(name)).unwrap();
        }
        done(&mut state, Draw::by_lots(Method::Strength, "x")).unwrap();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        assert!(matches!(
            done(&mut state, Finish {}),
            Err(Refusal::StillOpen {
                round: Round(1),
                board: BoardNumber(1)
            })
        ));
        assert!(matches!(done(&mut state, Reopen {}), Err(Refusal::NotOver)));
        let result = |score: &str| EnterResult::typed(Round(1), BoardNumber(1), score.parse().unwrap());
        done(&mut state, result("1-0")).unwrap();
        let typed = state.history.last().unwrap().seq;
        done(&mut state, Finish {}).unwrap();
        for refused in [
            Act::from(Finish {}),
            Enter::named("Three").into(),
            result("0-1").into(),
            Undo::of(typed).into(),
        ] {
            assert!(
                matches!(done(&mut state, refused.clone()), Err(Refusal::Over(_))),
                "{refused:?}"
            );
        }
        let note = WriteNote {
            text: "the cup was handed over".to_owned(),
            private: false,
        };
        done(&mut state, note).unwrap();
        done(&mut state, Reopen {}).unwrap();
        let reopened = state.history.last().unwrap().seq;
        done(&mut state, Undo::of(typed)).unwrap();
        done(&mut state, Undo::of(reopened)).unwrap();
        assert!(state.is_over());
    }
}
