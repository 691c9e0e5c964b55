//! What a knock-out is told of its rounds.

use crate::field::Field;

/// How a knock-out went so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Course {
    /// Everybody with his rounds; the round of the field is the one to be paired.
    pub field: Field,
    /// How the groups before it stand, in their order.
    pub groups: Vec<Level>,
    /// Games without result: round, White, Black, in the order of the boards.
    pub open: Vec<(usize, u16, u16)>,
    /// The secret of the lots, where it is told.
    pub secret: Option<String>,
    /// Whom a person let through, and past whom; the last word counts.
    pub decided: Vec<(u16, u16)>,
}

/// How a group stands by its games: players of one rank together, from the first place on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Level {
    /// Ranks.
    pub ranks: Vec<Vec<u16>>,
    /// Those whose games do not count, because they left.
    pub out: Vec<u16>,
}

impl Course {
    /// A knock-out of which nothing was played.
    #[must_use]
    pub const fn new(field: Field) -> Self {
        Self {
            field,
            groups: Vec::new(),
            open: Vec::new(),
            secret: None,
            decided: Vec::new(),
        }
    }
}
