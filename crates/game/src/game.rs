//! A game under supervision: a state with the regime it is judged by.

use alloc::sync::Arc;
use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use crate::entry::Entry;
use crate::event::Event;
use crate::start::Start;
use crate::state::{State, Voice};

/// A game: its regime and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    regime: Arc<Regime>,
    state: State,
    opening: Option<Answer>,
}

impl Game {
    /// A game that begins so, judged by this regime.
    #[must_use]
    pub fn begin(start: &Start, regime: Regime) -> Self {
        let regime = start.over(regime);
        let mut state = start.under(&regime).state();
        state.supervised = arbiter_rules::watched::is_seen(&regime);
        state.voice = Voice::of(start.seats(), &regime);
        let opening = crate::decide::ended::at_the_start(&state, &regime);
        if let Some(answer) = &opening {
            crate::evolve::carry_out(&mut state, answer);
        }
        Self::resume(state, regime, opening)
    }

    /// What had ended it before the first event: a start that is checkmate, stalemate, dead, or a draw of itself.
    #[must_use]
    pub fn opening(&self) -> Option<&Answer> {
        self.opening.as_ref()
    }

    /// A game that stands so, to be gone on with.
    pub(crate) fn resume(state: State, regime: Regime, opening: Option<Answer>) -> Self {
        Self {
            regime: Arc::new(regime),
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

    /// What it is judged by, to be kept once for many games: a regime takes more room than the state of a long game.
    ///
    /// ```
    /// use arbiter_game::rules::laws::default_rulebook;
    /// use arbiter_game::{Game, Start};
    ///
    /// let [one, mut two] = [(); 2].map(|()| Game::begin(&Start::default(), default_rulebook().standard()));
    /// two.share_regime(&one.shared_regime());
    /// assert!(std::ptr::eq(one.regime(), two.regime()));
    /// ```
    #[must_use]
    pub fn shared_regime(&self) -> Arc<Regime> {
        Arc::clone(&self.regime)
    }

    /// Keeps this regime instead of its own, where both are equal.
    pub fn share_regime(&mut self, regime: &Arc<Regime>) {
        if self.regime == *regime {
            self.regime = Arc::clone(regime);
        }
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
