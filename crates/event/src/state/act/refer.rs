//! What no article foresees is put to whoever decides in its place, a secretariat or the organiser, and their word is kept with their name.
//! Nothing is decided for them, and nothing waits for it by itself.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::{Answer, Deed, Refusal, Wanted};
use crate::number::Seq;
use crate::state::{Made, Resolution, State};

/// A matter that is not foreseen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refer {
    /// What happened and what is asked.
    pub text: String,
}

impl Deed for Refer {
    fn decide(&self, _: &State) -> Result<Vec<Answer>, Refusal> {
        words(&self.text)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        state.matters.asked.tell(seq, self.text.trim().to_owned());
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        let mut resolved = state.matters.resolved.told();
        match resolved.find(|one| one.1.question == made.seq) {
            Some((seq, _)) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }
}

/// What was decided of it, by whom. A later word on the same matter holds in the place of an earlier one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Resolve {
    /// The entry that asked.
    pub question: Seq,
    /// What was decided.
    pub text: String,
    /// Whose word it is.
    pub said_by: String,
}

impl Deed for Resolve {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        if !state.matters.asked.told().any(|one| one.0 == self.question) {
            return Err(Refusal::NoEntry(self.question));
        }
        words(&self.said_by)?;
        words(&self.text)
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let resolution = Resolution {
            question: self.question,
            text: self.text.trim().to_owned(),
            said_by: self.said_by.trim().to_owned(),
        };
        state.matters.resolved.tell(seq, resolution);
    }
}

fn words(text: &str) -> Result<Vec<Answer>, Refusal> {
    if text.trim().is_empty() {
        Err(expected(Wanted::Words, ""))
    } else {
        Ok(Vec::new())
    }
}

impl State {
    /// Matters that wait for a decision: the entry that asked, and its words.
    pub fn waiting_matters(&self) -> impl Iterator<Item = (Seq, &str)> {
        let waits = |one: &(Seq, &String)| self.resolution(one.0).is_none();
        self.matters
            .asked
            .told()
            .filter(waits)
            .map(|one| (one.0, one.1.as_str()))
    }

    /// What was decided last of a matter, and by which entry.
    #[must_use]
    pub fn resolution(&self, question: Seq) -> Option<(Seq, &Resolution)> {
        let mut resolved = self.matters.resolved.told().rev();
        resolved.find(|one| one.1.question == question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::{Act, Announce, Undo, decide, evolve};

    fn done(state: &mut State, act: impl Into<Act>) -> Result<Seq, Refusal> {
        let entry = decide(state, &act.into())?;
        evolve(state, &entry);
        Ok(entry.seq)
    }

    fn resolve(question: Seq, text: &str, said_by: &str) -> Resolve {
        Resolve {
            question,
            text: text.to_owned(),
            said_by: said_by.to_owned(),
        }
    }

    #[test]
    fn a_matter_waits_until_somebody_with_a_name_has_spoken() {
        let mut state = State::default();
        done(&mut state, Announce::new("League", 3)).unwrap();
        let ask = |text: &str| Refer {
            text: text.to_owned(),
        };
        assert!(done(&mut state, ask("  ")).is_err());
        let asked = done(&mut state, ask("The power failed.")).unwrap();
        assert_eq!(state.waiting_matters().count(), 1);
        for refused in [
            resolve(Seq(1), "Play on.", "Ms Azadi"),
            resolve(asked, "", "Ms Azadi"),
            resolve(asked, "Play on.", " "),
        ] {
            assert!(done(&mut state, refused).is_err());
        }
        let said = done(&mut state, resolve(asked, "Play on.", "Ms Azadi")).unwrap();
        assert_eq!(state.waiting_matters().count(), 0);
        // What rests on the question keeps it; the word itself can be taken back.
        assert!(done(&mut state, Undo::of(asked)).is_err());
        done(&mut state, Undo::of(said)).unwrap();
        assert_eq!(state.waiting_matters().next(), Some((asked, "The power failed.")));
        done(&mut state, Undo::of(asked)).unwrap();
        assert_eq!(state.waiting_matters().count(), 0);
    }
}
