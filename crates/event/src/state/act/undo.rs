//! An entry is taken back. Nothing is erased: that it was done, and that it was taken back, both stay in the log.

use serde::{Deserialize, Serialize};

use super::follows::of_undo;
use super::{Act, Answer, Deed, Notice, Refusal, stays};
use crate::number::Seq;
use crate::state::{Made, State};

/// An entry is taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Undo {
    /// Which.
    pub of: Seq,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The game that was played here and brought about what is taken back: it says so no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
}

impl Undo {
    /// An entry.
    #[must_use]
    pub const fn of(of: Seq) -> Self {
        Self {
            of,
            why: None,
            game: None,
        }
    }
}

impl State {
    /// The newest entry that still stands and can be named; what begins the event cannot be taken back.
    #[must_use]
    pub fn last_standing(&self) -> Option<Seq> {
        let mut made = self.history.iter().rev();
        made.find(|made| made.stands() && !self.went_with_its_round(made))
            .map(|made| made.seq)
    }

    /// Whether the pairing that an entry rested on was taken back, and the entry with it: nothing is left of it to be taken back.
    fn went_with_its_round(&self, made: &Made) -> bool {
        let round = match &made.act {
            Act::Publish(act) => act.round,
            Act::Repair(act) => act.round,
            Act::Colours(act) => act.round,
            Act::OpenGames(act) => act.round,
            Act::Detach(act) => act.round,
            Act::Adjourn(act) => act.round,
            Act::Result(act) => act.round,
            Act::ReportResult(act) => act.round,
            _ => return false,
        };
        self.history.iter().any(|pair| {
            let is_pairing = matches!(&pair.act, Act::Pair(act) if act.round == round);
            is_pairing && pair.seq < made.seq && pair.undone_by.is_some_and(|undo| undo > made.seq)
        })
    }
}

/// Whose starting rank is another one without an entry: the numbers after it move back.
fn renumbered(state: &State, of: Seq) -> Vec<Answer> {
    let mut after = state.clone();
    after.take_back(of);
    let (old, new) = (state.numbers(), after.numbers());
    let moved = new.in_order().filter_map(|(rank, id)| {
        let before = old.rank(id);
        let who = state.named(id, rank.0);
        (before != rank.0).then(|| Notice::Renumbered { who, old: before }.into())
    });
    moved.collect()
}

impl Deed for Undo {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let made = state.history.iter().find(|made| made.seq == self.of);
        let made = made.ok_or(Refusal::NoEntry(self.of))?;
        if !made.stands() {
            return Err(Refusal::NotStanding(self.of));
        }
        // What a game says comes again as long as the board has it: there it is put right, or the board is taken from it.
        if let Some(game) = made.act.game().filter(|game| self.game.as_deref() != Some(game))
            && let Some(board) = state.board_of_game(game)
        {
            let game = game.to_owned();
            return Err(Refusal::Live { board, game });
        }
        stays(state, made)?;
        let what = made.act.kind().name().to_owned();
        let told = Notice::TookBack { seq: self.of, what };
        let mut answers = vec![Answer::TookBack { seq: self.of }, told.into()];
        answers.extend(of_undo(state, made));
        if matches!(made.act, Act::Enter(_)) && state.drawn() {
            answers.extend(renumbered(state, self.of));
        }
        Ok(answers)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.take_back(self.of);
        if let Some(made) = state.history.iter_mut().find(|made| made.seq == self.of) {
            made.undone_by = Some(seq);
        }
    }

    fn stays(&self, _: &State, _: &Made) -> Result<(), Refusal> {
        Err(Refusal::NotStanding(self.of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::{BoardNumber, Round};
    use crate::state::act::trial::{done, numbered};
    use crate::state::act::{
        Announce, Draw, Enter, EnterResult, Kind, Level, Method, Pair, PublishRound, Tiebreaks,
    };

    #[test]
    fn what_went_with_its_round_is_not_the_newest_that_can_be_taken_back() {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        for name in ["One", "Two", "Three", "Four"] {
            done(&mut state, Enter::named(name)).unwrap();
        }
        done(&mut state, Draw::by_lots(Method::Strength, "x")).unwrap();
        let drawn = state.last_standing();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let paired = state.last_standing().unwrap();
        done(&mut state, PublishRound { round: Round(1) }).unwrap();
        done(&mut state, Undo::of(paired)).unwrap();
        assert_eq!(
            state.last_standing(),
            drawn,
            "the publication went with the pairing"
        );

        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        done(&mut state, PublishRound { round: Round(1) }).unwrap();
        let newest = state.last_standing().unwrap();
        let newest = state.history.iter().find(|made| made.seq == newest).unwrap();
        assert_eq!(newest.act.kind(), Kind::Publish, "that of the new pairing can be");
    }

    fn told(state: &State, of: Seq) -> Vec<Notice> {
        let entry = super::super::decide(state, &Undo::of(of).into()).unwrap();
        entry.notices().cloned().collect()
    }

    #[test]
    fn taking_back_tells_what_follows() {
        let mut state = numbered(Announce::new("Club", 3), 4);
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        let paired = state.last_standing().unwrap();
        let unpaired = |shown| Notice::Unpaired {
            round: Round(1),
            boards: 2,
            shown,
        };
        assert!(told(&state, paired).contains(&unpaired(false)));
        done(&mut state, PublishRound { round: Round(1) }).unwrap();
        assert!(told(&state, paired).contains(&unpaired(true)));
        // With both boards decided for White two lead; without one result its player falls back.
        let board = |number| EnterResult::typed(Round(1), BoardNumber(number), "1-0".parse().unwrap());
        done(&mut state, board(1)).unwrap();
        done(&mut state, board(2)).unwrap();
        let result = state.last_standing().unwrap();
        let follows = told(&state, result);
        assert!(
            follows.iter().any(|one| matches!(one, Notice::Moves { .. })),
            "{follows:?}"
        );
        let other = Tiebreaks {
            list: vec!["SB".to_owned()],
        };
        done(&mut state, other).unwrap();
        let changed = state.last_standing().unwrap();
        let weighs = told(&state, changed);
        assert!(weighs.contains(&Notice::TiebreaksChanged("SB".to_owned())));
        assert!(weighs.iter().any(|one| one.level() == Level::TwoSteps));
    }
}
