//! Who stands there twice, is in the event already, or is nobody whom it takes.

use std::collections::BTreeMap;

use arbiter_event::act::Enter;
use arbiter_event::form::EntryForm;
use arbiter_event::state::{Entrant, State, name_words};

use super::{DoubtKind, Pasted, Place};

/// Whether two of one name are known to be two persons.
fn are_two(one: &EntryForm, other: &EntryForm) -> bool {
    let differ = |one: &str, other: &str| !one.is_empty() && !other.is_empty() && one != other;
    differ(&one.fide_id, &other.fide_id) || differ(one.birth.trim(), other.birth.trim())
}

/// What says who somebody is: his name as it is compared, and his number with FIDE.
fn keys(form: &EntryForm) -> Vec<String> {
    let name = name_words(&form.name).join(" ");
    let number = form.fide_id.trim();
    let number = (!number.is_empty() && number != "0").then(|| format!("#{number}"));
    (!name.is_empty())
        .then_some(name)
        .into_iter()
        .chain(number)
        .collect()
}

fn same(one: &EntryForm, other: &EntryForm) -> bool {
    one.is_same_person(other) || !are_two(one, other)
}

impl Pasted {
    pub(super) fn doubt_of_twins(&mut self) {
        let mut seen: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        let mut found: Vec<(Place, DoubtKind)> = Vec::new();
        for (at, form) in self.players.iter().enumerate() {
            let keys = keys(form);
            let mut before = keys.iter().filter_map(|key| seen.get(key)).flatten();
            if let Some(first) = before.find(|&&one| same(&self.players[one], form)) {
                let line = self.places[*first].line;
                found.push((self.places[at], DoubtKind::Twice { line }));
            } else {
                // Whoever is doubted already needs no line of his own.
                for key in keys {
                    seen.entry(key).or_default().push(at);
                }
            }
        }
        for (place, kind) in found {
            self.doubt(place, kind);
        }
    }

    /// Doubts whoever may be in the event already.
    ///
    /// ```
    /// use arbiter_event::act::{Announce, Enter, decide, evolve};
    /// use arbiter_event::state::State;
    /// let mut state = State::default();
    /// for act in [Announce::new("Club", 5).into(), Enter::named("Karimi, Sara").into()] {
    ///     let entry = decide(&state, &act).unwrap();
    ///     evolve(&mut state, &entry);
    /// }
    /// let mut list = arbiter_reports::paste::read("Tal\nKARIMI Sara\n".as_bytes()).unwrap();
    /// list.doubt_of_entrants(&state);
    /// assert_eq!((list.doubts.len(), list.doubts[0].line), (1, 2));
    /// ```
    pub fn doubt_of_entrants(&mut self, state: &State) {
        let mut seen: BTreeMap<String, Vec<arbiter_event::number::EntrantId>> = BTreeMap::new();
        for (_, id) in state.numbers().in_order() {
            let form = state.entrants.get(&id).map(Entrant::form);
            for key in form.iter().flat_map(keys) {
                seen.entry(key).or_default().push(id);
            }
        }
        let mut found = Vec::new();
        for (form, place) in self.players.iter().zip(&self.places) {
            let keys = keys(form);
            let mut all = keys.iter().filter_map(|key| seen.get(key)).flatten();
            let one = all.find(|id| {
                let entered = state.entrants.get(id).map(Entrant::form);
                entered.is_some_and(|entered| same(&entered, form))
            });
            if let Some(id) = one {
                found.push((*place, DoubtKind::Entered(Box::new(state.who(*id)))));
            }
        }
        for (place, kind) in found {
            self.doubt(place, kind);
        }
        self.sort();
    }
    /// Doubts everybody whom the event does not take, whoever else is in it.
    ///
    /// ```
    /// use arbiter_event::state::State;
    /// let mut list = arbiter_reports::paste::read(format!("Tal\n{}\n", "x".repeat(301)).as_bytes()).unwrap();
    /// list.doubt_of_unfit(&State::default());
    /// assert_eq!((list.doubts.len(), list.doubts[0].line), (1, 2));
    /// ```
    pub fn doubt_of_unfit(&mut self, state: &State) {
        let mut found = Vec::new();
        for (form, place) in self.players.iter().zip(&self.places) {
            let form = form.clone();
            if let Err(why) = (Enter { form, from: None }).fits(state) {
                found.push((*place, DoubtKind::Refused(Box::new(why))));
            }
        }
        for (place, kind) in found {
            self.doubt(place, kind);
        }
        self.sort();
    }
}
