//! What the regulations left open was answered before the draw. After it the chief arbiter may still put another answer in that one's
//! place, as long as nothing is paired by it; the old one stays beside it in the history.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Form, Notice, QuestionKey, Refusal, Settle, Wanted};
use crate::knockout::plan;
use crate::number::Seq;
use crate::state::{Made, RoundState, State};
use arbiter_pairing::knockout::rounds_of_groups;

/// Another answer to a question of the regulations, after the draw.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "OverruleAnswer"))]
pub struct Overrule {
    /// The question.
    pub question: QuestionKey,
    /// The answer that holds from now on.
    pub option: String,
    /// Why it was changed.
    pub why: String,
    /// Who gave it in the rulebook's place, where the regulations have such a body.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub said_by: String,
}

/// The round from which on boards rest on the answer; none where every one made so far may stay as it is.
fn rests(state: &State) -> Option<usize> {
    if state.terms.form == Some(Form::Teams) {
        return None; // how captains order their boards holds for the line-ups to come
    }
    let groups = plan(&state.sheet()).and_then(|plan| plan.groups);
    Some(groups.as_ref().map_or(0, rounds_of_groups) + 1)
}

/// Whether something rests on it that was paired after an entry.
fn late(state: &State, after: Seq) -> Result<(), Refusal> {
    let Some(first) = rests(state) else {
        return Ok(());
    };
    let made_by_it = |one: &&RoundState| usize::from(one.round.0) >= first && one.known >= after;
    match state.rounds.iter().find(made_by_it) {
        Some(round) => Err(round.paired_since(None)),
        None => Ok(()),
    }
}

impl State {
    /// Whether what was answered to a question before the draw can have another answer put in its place.
    #[must_use]
    pub fn can_overrule(&self, question: QuestionKey) -> bool {
        self.drawn() && !of_the_lots(question) && late(self, Seq(0)).is_ok()
    }
}

/// Whether the lots themselves go by it.
const fn of_the_lots(question: QuestionKey) -> bool {
    matches!(question, QuestionKey::GroupSize | QuestionKey::Protect)
}

impl Deed for Overrule {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if self.why.trim().is_empty() {
            return Err(expected(Wanted::Words, ""));
        }
        let question = Settle::of(self.question, self.option.clone()).asked(state)?;
        if !state.drawn() {
            return Err(Refusal::BeforeDraw(question.key));
        }
        if of_the_lots(self.question) {
            return Err(Refusal::Drawn(state.paired()));
        }
        late(state, Seq(0))?;
        let before = state.settled(self.question).unwrap_or(&question.default);
        let (question, before) = (self.question, before.to_owned());
        Ok(vec![Notice::Overruled { question, before }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let answer = (self.question, self.option.trim().to_owned());
        state.terms.settled.tell(seq, answer);
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        late(state, made.seq)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::number::Round;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Draw, Enter, Level, Pair, Undo, decide, evolve};

    fn overrule(question: QuestionKey, option: &str) -> Overrule {
        Overrule {
            question,
            option: option.to_owned(),
            why: "the hall closes at eight".to_owned(),
            said_by: String::new(),
        }
    }

    /// A knock-out of four with every question answered as it is offered.
    fn cup() -> State {
        let mut state = State::default();
        let announce = Announce {
            system: Some("CUSTOM_KNOCKOUT".to_owned()),
            form: Some(Form::Plain),
            ..Announce::new("Cup", 2)
        };
        done(&mut state, announce).unwrap();
        for name in ["A", "B", "C", "D"] {
            done(&mut state, Enter::named(name)).unwrap();
        }
        for question in state.unsettled() {
            let key = QuestionKey::by_name(question.key).unwrap();
            done(&mut state, Settle::of(key, question.default.into_owned())).unwrap();
        }
        state
    }

    #[test]
    fn an_answer_is_overruled_between_the_draw_and_what_is_paired_by_it() {
        let mut state = cup();
        let other = overrule(QuestionKey::Games, "1");
        assert_eq!(
            done(&mut state, other.clone()),
            Err(Refusal::BeforeDraw("games")),
            "before the draw it is answered"
        );
        done(&mut state, Draw::by_hand(vec![1, 2, 3, 4], None)).unwrap();
        let decided = decide(&state, &Settle::of(QuestionKey::Games, "1".to_owned()).into());
        assert!(matches!(decided, Err(Refusal::Drawn(_))));

        let silent = Overrule {
            why: " ".to_owned(),
            ..other.clone()
        };
        let refused = [
            silent,
            overrule(QuestionKey::Games, "99"),
            overrule(QuestionKey::Protect, "club"),
        ];
        for act in refused {
            assert!(decide(&state, &act.clone().into()).is_err(), "{act:?}");
        }

        let entry = decide(&state, &other.clone().into()).unwrap();
        assert!(entry.notices().all(|notice| notice.level() == Level::TwoSteps));
        evolve(&mut state, &entry);
        assert_eq!(state.settled(QuestionKey::Games), Some("1"));
        done(&mut state, Undo::of(entry.seq)).unwrap();
        assert_eq!(state.settled(QuestionKey::Games), Some("2"));

        done(&mut state, other.clone()).unwrap();
        let again = state.last_standing().unwrap();
        done(&mut state, Pair::by_rules(Round(1))).unwrap();
        for late in [done(&mut state, other), done(&mut state, Undo::of(again))] {
            assert!(matches!(late, Err(Refusal::PairedSince { .. })), "{late:?}");
        }
    }
}
