//! A game under supervision: a state with the regime it is judged by.

use alloc::vec::Vec;

use arbiter_rules::laws::{Regime, Supervision};
use arbiter_rules::{Answer, Refusal};

use crate::entry::Entry;
use crate::event::Event;
use crate::start::Start;
use crate::state::State;

/// A game: its regime and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    regime: Regime,
    state: State,
    opening: Option<Answer>,
}

impl Game {
    /// A game that begins so, judged by this regime.
    #[must_use]
    pub fn begin(start: &Start, regime: Regime) -> Self {
        let mut state = start.state();
        state.supervised = regime.supervision() == Supervision::Competition;
        let opening = crate::decide::ended::at_the_start(&state, &regime);
        if let Some(answer) = &opening {
            crate::evolve::carry_out(&mut state, answer);
        }
        Self {
            regime,
            state,
            opening,
        }
    }

    /// What had ended it before the first event: a start that is checkmate, stalemate, dead, or a draw of itself.
    #[must_use]
    pub fn opening(&self) -> Option<&Answer> {
        self.opening.as_ref()
    }

    /// A game that stands so, to be gone on with.
    pub(crate) fn resume(state: State, regime: Regime, opening: Option<Answer>) -> Self {
        Self {
            regime,
            state,
            opening,
        }
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
