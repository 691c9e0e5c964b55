//! A game under supervision: a state with the regime it is judged by.

use alloc::vec::Vec;

use arbiter_rules::Refusal;
use arbiter_rules::laws::{Regime, Supervision};

use crate::entry::Entry;
use crate::event::Event;
use crate::start::Start;
use crate::state::State;

/// A game: its regime and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    regime: Regime,
    state: State,
}

impl Game {
    /// A game that begins so, judged by this regime.
    #[must_use]
    pub fn begin(start: &Start, regime: Regime) -> Self {
        let mut state = start.state();
        state.supervised = regime.supervision() == Supervision::Competition;
        Self { regime, state }
    }

    /// A game that stands so, to be gone on with.
    pub(crate) fn resume(state: State, regime: Regime) -> Self {
        Self { regime, state }
    }

    /// How it stands.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What it is judged by.
    #[must_use]
    pub fn regime(&self) -> &Regime {
        &self.regime
    }

    /// Decides and carries out: the entries for the log.
    ///
    /// # Errors
    /// The event cannot have happened; nothing has changed then.
    pub fn apply(&mut self, event: &Event) -> Result<Vec<Entry>, Refusal> {
        crate::decide::apply(&mut self.state, &self.regime, event)
    }

    /// Carries out an entry as it was recorded, asking nobody.
    pub fn evolve(&mut self, entry: &Entry) {
        crate::evolve::evolve(&mut self.state, entry);
    }
}
