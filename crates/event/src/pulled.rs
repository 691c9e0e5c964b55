//! A draw by people, a step at a time: who draws now, from which envelope, and what came of it so far.

pub use arbiter_pairing::varma::Drawn;
use arbiter_pairing::varma::{Asks, Draw};

use crate::draw::drawers;
use crate::number::EntrantId;
use crate::state::State;

/// What was drawn so far, as it was typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pulled {
    /// Whether the Varma tables say who draws from which envelope.
    pub by_tables: bool,
    /// The steps.
    pub steps: Vec<Drawn>,
}

/// What is waited for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waits {
    /// Who draws; with the tables the first of a federation for all of it, where an envelope is chosen.
    pub who: EntrantId,
    /// The envelope that is open.
    pub envelope: Option<char>,
    /// What there is to draw: letters of envelopes, or numbers.
    pub from: Vec<Drawn>,
}

/// A draw by people.
#[derive(Debug, Clone)]
pub struct Ceremony {
    names: Vec<(arbiter_pairing::varma::Drawer, EntrantId)>,
    tables: Option<Draw>,
    open: Option<char>,
    given: Vec<(EntrantId, u16)>,
}

impl Ceremony {
    /// A draw with these steps. Steps that cannot be, because somebody entered or left since, are left out with all behind them.
    /// There is none for teams, where lots were drawn already, nor by tables that have no line for so many.
    ///
    /// ```
    /// use arbiter_event::act::{Announce, Enter, decide, evolve};
    /// use arbiter_event::pulled::{Ceremony, Drawn, Pulled};
    /// use arbiter_event::state::State;
    /// let mut state = State::default();
    /// for act in [Announce::new("Club", 3).into(), Enter::named("One").into(), Enter::named("Two").into()] {
    ///     let entry = decide(&state, &act).unwrap();
    ///     evolve(&mut state, &entry);
    /// }
    /// let pulled = Pulled { by_tables: false, steps: vec![Drawn::Number(2), Drawn::Number(1)] };
    /// let order = Ceremony::of(&state, &pulled).unwrap().order().unwrap();
    /// assert_eq!(order.iter().map(|one| one.0).collect::<Vec<_>>(), [2, 1]);
    /// assert!(Ceremony::of(&state, &Pulled { by_tables: true, ..pulled }).is_none(), "no table for two");
    /// ```
    #[must_use]
    pub fn of(state: &State, pulled: &Pulled) -> Option<Self> {
        if state.of_teams() || state.drawn() {
            return None;
        }
        let numbers = state.numbers();
        let id = |rank: u16| numbers.entrant(rank);
        let sheet = state.sheet();
        let names: Vec<_> = drawers(&sheet)
            .into_iter()
            .filter_map(|(drawer, rank)| Some((drawer, id(rank)?)))
            .collect();
        let drawn = || Draw::new(names.iter().map(|one| one.0.clone()).collect(), false);
        let tables = if pulled.by_tables {
            Some(drawn().ok()?)
        } else {
            None
        };
        let mut ceremony = Self {
            names,
            tables,
            open: None,
            given: Vec::new(),
        };
        for step in &pulled.steps {
            if !ceremony.takes(*step) {
                break;
            }
        }
        Some(ceremony)
    }

    /// Whether a step is taken.
    pub fn takes(&mut self, step: Drawn) -> bool {
        let Some(waits) = self.waits().filter(|waits| waits.from.contains(&step)) else {
            return false;
        };
        if let Some(tables) = &mut self.tables
            && tables.answer(step).is_err()
        {
            return false;
        }
        match step {
            Drawn::Envelope(letter) => self.open = Some(letter),
            Drawn::Number(number) => self.given.push((waits.who, number)),
        }
        true
    }

    /// What is waited for; nothing where everybody has a number.
    #[must_use]
    pub fn waits(&self) -> Option<Waits> {
        let Some(tables) = &self.tables else {
            let who = self.names.get(self.given.len())?.1;
            let all = u16::try_from(self.names.len()).unwrap_or(u16::MAX);
            let left = (1..=all).filter(|number| self.given.iter().all(|one| one.1 != *number));
            return Some(Waits {
                who,
                envelope: None,
                from: left.map(Drawn::Number).collect(),
            });
        };
        let (drawer, envelope, from) = match tables.asks() {
            Asks::Envelope { drawer, from } | Asks::NoEnvelope { drawer, from } => {
                (drawer, None, from.into_iter().map(Drawn::Envelope).collect())
            }
            Asks::Number { drawer, from } => {
                (drawer, self.open, from.into_iter().map(Drawn::Number).collect())
            }
            Asks::Done => return None,
        };
        let who = self.names.iter().find(|one| one.0 == drawer)?.1;
        Some(Waits { who, envelope, from })
    }

    /// Who has which number, in the order of the draw.
    #[must_use]
    pub fn given(&self) -> &[(EntrantId, u16)] {
        &self.given
    }

    /// Everybody in the order of the numbers drawn; nothing before the last one is.
    #[must_use]
    pub fn order(&self) -> Option<Vec<EntrantId>> {
        if self.waits().is_some() {
            return None;
        }
        let mut given = self.given.clone();
        given.sort_by_key(|one| one.1);
        Some(given.into_iter().map(|one| one.0).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::act::{Announce, Enter, decide, evolve};

    #[test]
    fn the_tables_say_who_draws_from_which_envelope_and_what_cannot_be_drawn_is_not_taken() {
        let mut state = State::default();
        let mut enter = |act| {
            let entry = decide(&state, &act).unwrap();
            evolve(&mut state, &entry);
        };
        enter(Announce::new("Club", 9).into());
        for at in 0..10 {
            let mut one = Enter::named(&format!("P{at}"));
            one.form.federation = if at < 4 { "IRI" } else { "LAO" }.to_owned();
            enter(one.into());
        }
        let mut pulled = Pulled {
            by_tables: true,
            steps: Vec::new(),
        };
        let mut ceremony = Ceremony::of(&state, &pulled).unwrap();
        let first = ceremony.waits().unwrap();
        assert_eq!(first.envelope, None, "{first:?}");
        assert!(!ceremony.takes(Drawn::Number(1)), "an envelope is chosen first");
        while let Some(waits) = ceremony.waits() {
            let step = waits.from[0];
            assert!(ceremony.takes(step));
            assert!(
                !matches!(step, Drawn::Number(_)) || waits.envelope.is_some(),
                "{waits:?}"
            );
            pulled.steps.push(step);
        }
        assert_eq!(ceremony.order().unwrap().len(), 10);
        pulled.steps.pop();
        let ceremony = Ceremony::of(&state, &pulled).unwrap();
        assert!(ceremony.order().is_none() && ceremony.waits().unwrap().from.len() == 1);
    }
}
