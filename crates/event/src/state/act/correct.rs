//! What an entrant gave is put right.

use serde::{Deserialize, Serialize};

use super::announce::expected;
use super::notice::Deed as Did;
use super::{Answer, Deed, EntryForm, Notice, Refusal, Wanted};
use crate::number::{EntrantId, Seq};
use crate::state::{Made, State};

/// A column with its new value, and the one that was seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Change {
    /// The column: name, rating, `national_rating`, title, federation, `fide_id`, birth, sex, club or blind.
    pub field: String,
    /// The new value; empty for none.
    pub value: String,
    /// The value that was seen; refused where another stands there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
}

/// What an entrant gave is put right. A rating after the draw changes standings and reports, never a rank.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Correct {
    /// Whose.
    pub entrant: EntrantId,
    /// What.
    pub fields: Vec<Change>,
}

fn clear(form: &mut EntryForm, field: &str) {
    match field {
        "rating" => form.rating = None,
        "national_rating" => form.national_rating = None,
        "title" => form.title.clear(),
        "federation" => form.federation.clear(),
        "fide_id" => form.fide_id.clear(),
        "birth" => form.birth.clear(),
        "sex" => form.sex.clear(),
        "club" => form.club.clear(),
        "blind" => form.blind.clear(),
        _ => {}
    }
}

impl Correct {
    fn corrected(&self, mut form: EntryForm) -> Result<EntryForm, Refusal> {
        for Change { field, value, was } in &self.fields {
            let known = Wanted::Column;
            let found = form.said(field).ok_or_else(|| expected(known, field))?;
            if let Some(was) = was.as_ref().filter(|was| **was != found) {
                let (field, was) = (field.clone(), was.clone());
                return Err(Refusal::StaleField { field, was, found });
            }
            if value.trim().is_empty() {
                clear(&mut form, field);
            }
            let set = form.set(field, value);
            set.map_err(|_| expected(Wanted::ColumnValue, value))?;
        }
        if form.name.trim().is_empty() {
            return Err(Refusal::NoName);
        }
        Ok(form)
    }
}

impl Deed for Correct {
    fn decide(&self, state: &State) -> Result<Vec<Answer>, Refusal> {
        let form = self.corrected(state.entrant(self.entrant)?.form())?;
        let same = |one: &&crate::state::Entrant| {
            let theirs = one.forms.last();
            one.id != self.entrant && theirs.is_some_and(|theirs| form.is_same_person(theirs))
        };
        if let Some(other) = state.entrants.values().find(same) {
            return Err(Refusal::EnteredTwice(state.who(other.id)));
        }
        let (who, what) = (state.who(self.entrant), Did::Corrected);
        Ok(vec![Notice::Done { who, what }.into()])
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        if let Some(entrant) = state.entrants.get_mut(&self.entrant) {
            let form = entrant.form();
            let form = self.corrected(form.clone()).unwrap_or(form);
            entrant.forms.tell(seq, form);
        }
    }

    fn stays(&self, state: &State, made: &Made) -> Result<(), Refusal> {
        // A form is told whole: a later one was made from this, and would keep it.
        let entrant = state.entrants.get(&self.entrant);
        match entrant.and_then(|one| one.forms.by()).filter(|by| *by > made.seq) {
            Some(seq) => Err(Refusal::RestsOn { seq }),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::trial::done;
    use crate::state::act::{Announce, Enter, Undo};

    fn correct(field: &str, value: &str) -> Correct {
        Correct {
            entrant: EntrantId(1),
            fields: vec![Change {
                field: field.to_owned(),
                value: value.to_owned(),
                was: None,
            }],
        }
    }

    #[test]
    fn corrections_are_taken_back_from_the_newest_on() {
        let mut state = State::default();
        done(&mut state, Announce::new("Club", 3)).unwrap();
        done(&mut state, Enter::rated("One", Some(2000))).unwrap();
        done(&mut state, correct("rating", "1111")).unwrap();
        done(&mut state, correct("club", "Town")).unwrap();
        let form = |state: &State| state.entrant(EntrantId(1)).unwrap().form();
        assert_eq!(
            done(&mut state, Undo::of(Seq(3))),
            Err(Refusal::RestsOn { seq: Seq(4) })
        );
        done(&mut state, Undo::of(Seq(4))).unwrap();
        assert_eq!(
            (form(&state).rating, form(&state).club.as_str()),
            (Some(1111), "")
        );
        done(&mut state, Undo::of(Seq(3))).unwrap();
        assert_eq!(form(&state).rating, Some(2000));
    }
}
