//! A tournament that was kept elsewhere comes into a hall: its log becomes the stream of an event.

use arbiter_event::log::{Log, Salt};
use arbiter_game::rules::laws::default_rulebook;
use arbiter_game::state::Mode;

use super::{Change, Fact, Office, hash};
use crate::{Grant, HallError, Plan, Role};

/// What is played where nobody says otherwise: a time control that FIDE rates as standard play.
pub const USUAL_CONTROL: &str = "90m+30s";

/// What the names of the streams begin with that hold what an event may have to forget; a number follows.
#[must_use]
pub fn private_streams(event: &str) -> String {
    format!("private/{event}/")
}

/// Why a tournament stays where it is.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CarryError {
    /// Its log holds no act.
    #[error("the log announces no tournament")]
    Nothing,
    /// A game of it is played in another hall: its result would never come.
    #[error(
        "round {round}, board {board}: its game {game} is not over; take the board from it first (detach)"
    )]
    GoesOn {
        /// The round.
        round: u16,
        /// The board.
        board: u16,
        /// The id of the game.
        game: String,
    },
    /// How it is played cannot be read.
    #[error(transparent)]
    Plan(#[from] HallError),
}

/// A tournament as a hall keeps it.
#[derive(Debug)]
pub struct Carried {
    /// The lines of the stream of its event.
    pub lines: Vec<Vec<u8>>,
    /// The lines with private values, which can be forgotten.
    pub private: Vec<Vec<u8>>,
}

impl Office {
    /// The streams of an event with the tournament of a log: its acts as they were decided, and one door, by which
    /// whoever holds `link` comes in as organiser and chief arbiter.
    ///
    /// # Errors
    /// The log announces nothing, a game of it still goes on in another hall, or how it is played cannot be read.
    ///
    /// ```
    /// use arbiter_event::{act::Announce, log::{Log, Salt, Stamp}};
    /// use arbiter_hall::Office;
    /// let mut log = Log::default();
    /// log.add(&Announce::new("Club open", 5).into(), &Stamp::default()).unwrap();
    /// let carried = Office::carried("e1", &log, "e1-0123", 7, Salt([1; 16])).unwrap();
    /// let office = Office::read_with("e1", &carried.lines, &carried.private).unwrap();
    /// assert_eq!(office.plan.name, "Club open");
    /// assert_eq!(office.tournament(), Some(log.state()));
    /// ```
    pub fn carried(id: &str, log: &Log, link: &str, at: u64, salt: Salt) -> Result<Carried, CarryError> {
        let state = log.state();
        if log.entries().is_empty() {
            return Err(CarryError::Nothing);
        }
        for (round, board) in state.open_boards() {
            let facts = state.round(round).and_then(|round| round.facts(board));
            if let Some(game) = facts.and_then(|facts| facts.live()) {
                let (round, board, game) = (round.0, board.0, game.to_owned());
                return Err(CarryError::GoesOn { round, board, game });
            }
        }
        let play = state.play.now();
        let name = state.about.name.last().cloned().unwrap_or_default();
        let plan = Plan {
            rulebook: play
                .rulebook
                .unwrap_or_else(|| default_rulebook().id().to_owned()),
            mode: play
                .mode
                .and_then(|mode| Mode::from_word(mode.name()))
                .unwrap_or_default(),
            arbiter: true,
            public: Some(true),
            ..Plan::friends(&name, play.control.as_deref().unwrap_or(USUAL_CONTROL))
        };
        let (office, first) = Self::make(id, plan, at)?;
        let grants = [Role::Organiser, Role::ChiefArbiter].map(Grant::of).to_vec();
        let change = Change {
            facts: vec![Fact::Invited {
                link: hash(link),
                grants,
            }],
            entries: log.entries().to_vec(),
        };
        let sealed = office.seal(&change, salt);
        let lines = [vec![first.into_bytes()], sealed.lines].concat();
        let private = sealed.private;
        Ok(Carried { lines, private })
    }
}
