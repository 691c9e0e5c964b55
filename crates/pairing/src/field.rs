//! What is to be paired: everybody's rounds so far and what was asked for, and nothing of the event around it.

use arbiter_chess::Color;

use crate::mark::{Cell, Mark};
use crate::points::{PointSystem, Points};

/// A field before one of its rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The round to be paired, from 1.
    pub round: usize,
    /// Number of rounds, where it was announced.
    pub rounds: Option<usize>,
    /// The initial colour, where it was drawn or shows.
    pub initial: Option<Color>,
    /// What results are worth.
    pub points: PointSystem,
    /// Everybody by starting rank, also who is away.
    pub players: Vec<Contestant>,
    /// Groups of whom no two may meet in this round.
    pub forbidden: Vec<Vec<u16>>,
    /// Groups of whom no two should meet in this round if that can be, outside FIDE mode.
    pub kin: Vec<Vec<u16>>,
}

/// A player of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contestant {
    /// Starting rank.
    pub number: u16,
    /// Why he is not to be paired, where that is so.
    pub away: Option<Mark>,
    /// Pairing score: points and virtual points.
    pub score: Points,
    /// His rounds so far, one for each round of the field before this one.
    pub past: Vec<Past>,
}

/// A round that a player has behind him.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Past {
    /// What happened; a blank is an absence.
    pub cell: Cell,
    /// What it brought him.
    pub worth: Points,
    /// His pairing score before it.
    pub score: Points,
}

impl Field {
    /// So many players before the first round, White being the initial colour.
    ///
    /// ```
    /// let field = arbiter_pairing::Field::fresh(2);
    /// assert_eq!((field.round, field.players[1].number), (1, 2));
    /// ```
    #[must_use]
    pub fn fresh(players: u16) -> Self {
        let player = |number| Contestant {
            number,
            away: None,
            score: Points::ZERO,
            past: Vec::new(),
        };
        Self {
            round: 1,
            rounds: None,
            initial: Some(Color::White),
            points: PointSystem::default(),
            players: (1..=players).map(player).collect(),
            forbidden: Vec::new(),
            kin: Vec::new(),
        }
    }

    /// The player with this starting rank.
    #[must_use]
    pub fn player(&self, number: u16) -> Option<&Contestant> {
        let at = self
            .players
            .binary_search_by_key(&number, |player| player.number)
            .ok()?;
        self.players.get(at)
    }
}

impl Contestant {
    /// What happened in a round behind him, from 1.
    #[must_use]
    pub fn round(&self, round: usize) -> Option<Cell> {
        self.past.get(round.wrapping_sub(1)).map(|past| past.cell)
    }

    /// Whether some round had him on a board or gave him the bye.
    #[must_use]
    pub fn took_part(&self) -> bool {
        self.past.iter().any(|past| past.cell.paired())
    }
}
