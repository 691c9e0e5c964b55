//! The plan of a knock-out: what was settled of it beforehand.

use super::ladder::Step;

/// How the matches of a stage are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// The bracket is fixed from the first stage on.
    Fixed,
    /// In every stage the best seed meets the last of those who are left.
    Reseeded,
    /// In every stage by lot.
    Drawn,
}

/// What a match comes to that is level after the whole ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Last {
    /// The lots, where their secret is told; a person otherwise.
    Lot,
    /// A person decides.
    Arbiter,
}

/// The stage of groups before the knock-out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Groups {
    /// How many of each group go on.
    pub qualify: usize,
    /// Games between two who are level all the same.
    pub playoff: Vec<Step>,
    /// The groups by starting ranks, from A on.
    pub members: Vec<Vec<u16>>,
}

/// A knock-out as it was settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// Groups before it, or none.
    pub groups: Option<Groups>,
    /// Games of a match.
    pub games: u16,
    /// Whether all games are played though the match is decided.
    pub all_games: bool,
    /// What follows a level match.
    pub ladder: Vec<Step>,
    /// What follows the ladder.
    pub last: Last,
    /// How the matches of a stage are found.
    pub order: Order,
    /// Whether those who lose before the final play for the third place.
    pub third_place: bool,
    /// Groups of players who meet as late as can be: of one federation, or of one club.
    pub fellows: Vec<Vec<u16>>,
}

impl Default for Plan {
    /// One game a match, no ladder, a fixed bracket.
    fn default() -> Self {
        Self {
            groups: None,
            games: 1,
            all_games: false,
            ladder: Vec::new(),
            last: Last::Lot,
            order: Order::Fixed,
            third_place: false,
            fellows: Vec::new(),
        }
    }
}

impl Plan {
    /// Whether two players are of one federation or club that is kept apart.
    #[must_use]
    pub fn are_fellows(&self, one: u16, two: u16) -> bool {
        let both = |group: &Vec<u16>| group.contains(&one) && group.contains(&two);
        self.fellows.iter().any(both)
    }
}

/// The sizes of groups for a number of players: as many groups as the wished size gives, as equal as can be.
///
/// ```
/// use arbiter_pairing::knockout::sizes;
/// assert_eq!(sizes(14, 4), [4, 4, 3, 3]);
/// ```
#[must_use]
pub fn sizes(players: usize, wished: usize) -> Vec<usize> {
    let count = players.div_ceil(wished.max(1)).max(1);
    (0..count)
        .map(|at| players / count + usize::from(at < players % count))
        .collect()
}
