//! What an invitation states (Tournament Rules 3(c)): told item by item, or known from what was announced.

use serde::{Deserialize, Serialize};

use super::{Answer, Deed, Refusal};
use crate::number::Seq;
use crate::regulations::Item;
use crate::state::State;

/// What the invitation states of one item; an empty text takes it away again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "TellInvitation"))]
pub struct Invitation {
    /// Which.
    pub item: Item,
    /// What it says.
    pub text: String,
}

impl Deed for Invitation {
    fn decide(&self, _: &State) -> Result<Vec<Answer>, Refusal> {
        Ok(Vec::new())
    }

    fn carry_out(&self, state: &mut State, seq: Seq, _: &[Answer]) {
        let told = (self.item, self.text.trim().to_owned());
        state.about.invitation.tell(seq, told);
    }
}

impl State {
    /// What the invitation states of an item: as told, else what was announced; nothing where neither says so.
    ///
    /// ```
    /// use arbiter_event::act::{Act, Announce, Invitation, decide, evolve};
    /// use arbiter_event::{regulations::Item, state::State};
    /// let mut state = State::default();
    /// for act in [
    ///     Act::from(Announce::new("Club", 3)),
    ///     Invitation { item: Item::Hotel, text: "Rook Inn".into() }.into(),
    /// ] {
    ///     let entry = decide(&state, &act).unwrap();
    ///     evolve(&mut state, &entry);
    /// }
    /// assert_eq!(state.invited(Item::Hotel).as_deref(), Some("Rook Inn"));
    /// assert_eq!(state.invited(Item::Pairing).as_deref(), Some("FIDE_DUTCH_2026"));
    /// assert_eq!(state.invited(Item::Media), None);
    /// ```
    #[must_use]
    pub fn invited(&self, item: Item) -> Option<String> {
        let mut told = self.about.invitation.all().rev();
        let told = told.find(|one| one.0 == item).map(|one| one.1.clone());
        let text = told
            .filter(|text| !text.is_empty())
            .unwrap_or_else(|| self.announced_of(item));
        (!text.is_empty()).then_some(text)
    }

    /// What was announced of an item.
    fn announced_of(&self, item: Item) -> String {
        let record = |code: &str| {
            let mut records = self.about.records.all().rev();
            let found = records.find(|record| record.0 == code);
            found.map_or("", |record| record.1.trim())
        };
        let joined = |parts: &[&str], by: &str| {
            let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
            parts.join(by)
        };
        match item {
            Item::Dates => joined(
                &[&joined(&[record("042"), record("052")], " - "), record("022")],
                ", ",
            ),
            Item::Rate => record("122").to_owned(),
            Item::Pairing => {
                let list = self
                    .terms
                    .tiebreaks
                    .last()
                    .map_or_else(String::new, |list| list.join(", "));
                joined(&[self.terms.system.as_deref().unwrap_or_default(), &list], "; ")
            }
            Item::Entrants => record("102").to_owned(),
            _ => String::new(),
        }
    }
}
