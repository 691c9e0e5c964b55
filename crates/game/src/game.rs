//! A game under supervision: a state with the regime it is judged by.

use alloc::borrow::Cow;
use alloc::sync::Arc;
use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::variants::BoardLetter;
use arbiter_rules::{Answer, Refusal, making};

use crate::boards::Boards;
use crate::entry::Entry;
use crate::event::Event;
use crate::start::Start;
use crate::state::{State, Voice};

/// A game, or a match of two boards: its regime and how it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    regime: Arc<Regime>,
    boards: Boards,
    opening: Option<Answer>,
}

impl Game {
    /// A game that begins so, judged by this regime.
    #[must_use]
    pub fn begin(start: &Start, regime: Regime) -> Self {
        let regime = start.over(regime);
        let start = start.under(&regime);
        let begun = |mut state: State| {
            state.supervised = arbiter_rules::watched::is_seen(&regime);
            state.voice = Voice::of(start.seats(), &regime);
            state.by_clock = !making::binds_before_the_press(&regime);
            state
        };
        let (mut state, second) = (begun(start.state()), start.second().map(begun));
        let opening = crate::decide::ended::at_the_start(&state, &regime);
        if let Some(answer) = &opening {
            crate::evolve::carry_out(&mut state, answer);
        }
        Self::resume(Boards::new(state, second), regime, opening)
    }

    /// What had ended it before the first event: a start that is checkmate, stalemate, dead, or a draw of itself.
    #[must_use]
    pub fn opening(&self) -> Option<&Answer> {
        self.opening.as_ref()
    }

    /// A game that stands so, to be gone on with.
    pub(crate) fn resume(boards: Boards, regime: Regime, opening: Option<Answer>) -> Self {
        Self {
            regime: Arc::new(regime),
            boards,
            opening,
        }
    }

    /// How it stands: in a match of two boards, the one in front.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.boards.front
    }

    /// How the board behind stands, in a match of two.
    ///
    /// ```
    /// use arbiter_game::rules::laws::default_rulebook;
    /// use arbiter_game::rules::variants::{BoardLetter, VariantName};
    /// use arbiter_game::event::{Actor, Event, ShorthandAct};
    /// use arbiter_game::{Game, Start};
    ///
    /// let start = Start { variant: VariantName::Bughouse, ..Start::default() };
    /// let mut game = Game::begin(&start, default_rulebook().standard());
    /// game.apply(&Event::new(Actor::White, ShorthandAct::san("e4")).on(BoardLetter::B)).unwrap();
    /// assert_eq!(game.other().unwrap().line.ply(), 1);
    /// assert_eq!(game.turned_to(BoardLetter::B).state().line.ply(), 1);
    /// ```
    #[must_use]
    pub fn other(&self) -> Option<&State> {
        self.boards.other()
    }

    /// Which board is in front, in a match of two.
    #[must_use]
    pub fn letter(&self) -> Option<BoardLetter> {
        self.boards.letter()
    }

    /// Brings a board to the front; nothing where there is one only.
    pub fn turn_to(&mut self, letter: BoardLetter) {
        self.boards.turn_to(letter);
    }

    /// The same match with this board in front.
    #[must_use]
    pub fn turned_to(&self, letter: BoardLetter) -> Cow<'_, Self> {
        if self.letter().is_none_or(|front| front == letter) {
            return Cow::Borrowed(self);
        }
        let mut turned = self.clone();
        turned.turn_to(letter);
        Cow::Owned(turned)
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
        self.boards.apply(&self.regime, event)
    }

    /// Carries out an entry as it was recorded, asking nobody.
    pub fn evolve(&mut self, entry: &Entry) {
        self.boards.evolve(entry);
    }
}
