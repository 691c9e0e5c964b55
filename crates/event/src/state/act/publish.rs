//! A round that was paired is shown to everybody.

use serde::{Deserialize, Serialize};

use super::pair::untouched;
use super::{Answer, Deed, Refusal};
use crate::number::{Round, Seq};
use crate::state::{Made, Stage, State};

/// A round is published: until then only those who keep the event see its boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PublishRound {
    /// Which.
    pub round: Round,
}

impl Deed for PublishRound {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let round = state.round(self.round).ok_or(Refusal::Round {
            found: self.round,
            from: Round(1),
            to: state.paired(),
        })?;
        // A round in which somebody has begun is public without a word; to say so all the same does no harm.
        match round.stage.by() {
            Some(seq) => Err(Refusal::PublishedAlready {
                round: self.round,
                seq,
            }),
            None => Ok(Vec::new()),
        }
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let round = state.rounds.iter_mut().find(|one| one.round == self.round);
        if let Some(round) = round {
            round.stage.tell(seq, Stage::Published);
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        // The round may have been taken back, with what was published of it.
        match state.round(self.round).and_then(|round| round.stage.by()) {
            Some(seq) if seq == made.seq => untouched(state, self.round),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::BoardNumber;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Draw, Enter, EnterResult, Method, Pair, Undo};

    #[test]
    fn a_draft_is_published_and_goes_back_while_nobody_has_begun() {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        for name in ["One", "Two", "Three", "Four"] {
            done(&mut state, Enter::named(name)).unwrap();
        }
        done(&mut state, Draw::by_lots(Method::Strength, "x")).unwrap();
        let publish = PublishRound { round: Round(1) };
        assert!(matches!(done(&mut state, publish), Err(Refusal::Round { .. })));
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        assert_eq!(state.rounds[0].stage(), Stage::Draft);
        done(&mut state, publish).unwrap();
        assert_eq!(state.rounds[0].stage(), Stage::Published);
        assert!(matches!(
            done(&mut state, publish),
            Err(Refusal::PublishedAlready { .. })
        ));
        let published = state.history.last().unwrap().seq;
        done(&mut state, Undo::of(published)).unwrap();
        assert_eq!(state.rounds[0].stage(), Stage::Draft);
        done(&mut state, publish).unwrap();
        let published = state.history.last().unwrap().seq;
        let result = |board| EnterResult::typed(Round(1), BoardNumber(board), "1-0".parse().unwrap());
        done(&mut state, result(1)).unwrap();
        assert!(matches!(
            done(&mut state, Undo::of(published)),
            Err(Refusal::HasResult { .. })
        ));
        done(&mut state, result(2)).unwrap();
        assert_eq!(state.rounds[0].stage(), Stage::Closed);
    }
}
