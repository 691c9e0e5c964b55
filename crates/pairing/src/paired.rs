//! What comes of pairing a field: a round, or why there is none.

use std::collections::BTreeSet;

use crate::mark::Mark;

/// A paired round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Paired {
    /// The round, from 1.
    pub round: usize,
    /// Starting ranks, White first, in the order of the boards (C.04.2, 3.6).
    pub pairs: Vec<(u16, u16)>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<u16>,
    /// Who is absent, and under which mark.
    pub absent: Vec<(u16, Mark)>,
    /// The brackets from the top.
    pub brackets: Vec<BracketTrace>,
}

/// What happened in a bracket, for explanations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketTrace {
    /// Moved-down players, by starting rank.
    pub moved_down: Vec<u16>,
    /// Residents.
    pub residents: Vec<u16>,
    /// Pairs made, the higher ranked player first.
    pub pairs: Vec<(u16, u16)>,
    /// Downfloaters.
    pub downfloaters: Vec<u16>,
}

/// Why a round was not paired.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPaired {
    /// No pairing under the absolute criteria exists.
    #[error(
        "round {round}: no pairing of the {players} players keeps the absolute criteria (C1 to C3); {blocking}; what would help: {}",
        names(ways)
    )]
    Impossible {
        /// The round.
        round: usize,
        /// Players to be paired.
        players: usize,
        /// A smallest group that blocks it.
        blocking: Blocking,
        /// What would make it possible, the mildest first.
        ways: Vec<Way>,
    },
    /// Games of a knock-out without result, or players whom nothing parts: the next round waits for them.
    #[error("the next round waits for {}", awaited(.waiting, .level))]
    Undecided {
        /// White and Black of games without result.
        waiting: Vec<(u16, u16)>,
        /// Players of whom a person says who goes on.
        level: Vec<Vec<u16>>,
    },
    /// What the rules of the system leave open must be settled before the first round: its name.
    #[error("{0} must be settled before the first pairing")]
    Unsettled(&'static str),
    /// Somebody has won the knock-out.
    #[error("the knock-out is decided: {0} has won it")]
    Won(u16),
    /// All announced rounds are paired.
    #[error("all {0} announced rounds are paired")]
    Finished(usize),
    /// Nobody drew the initial colour, and no game shows it.
    #[error("the initial colour is not known: record 152 is missing and no round shows it")]
    NoInitialColor,
}

/// Games without result, and players between whom a person decides: `results of 8-1, 2-7; decisions about 3, 6`.
fn awaited(games: &[(u16, u16)], level: &[Vec<u16>]) -> String {
    let mut parts = Vec::new();
    if !games.is_empty() {
        let games: Vec<String> = games
            .iter()
            .map(|(white, black)| format!("{white}-{black}"))
            .collect();
        parts.push(format!("results of {}", games.join(", ")));
    }
    for players in level {
        let players: Vec<String> = players.iter().map(u16::to_string).collect();
        parts.push(format!("a decision about {}", players.join(", ")));
    }
    parts.join("; ")
}

fn names(ways: &[Way]) -> String {
    ways.iter().map(Way::name).collect::<Vec<_>>().join(", ")
}

/// The part that the pairing-allocated bye plays in a reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeRole {
    /// None.
    Apart,
    /// It is one of the partners that are too few.
    Partner,
    /// Nobody outside the partners may receive it, so it is one of the groups.
    Group,
}

/// Players who cannot all be paired: each group needs one of the partners, who are fewer than the groups.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blocking {
    /// Groups by starting ranks; inside a group of three or more any two thirds may meet, but one is always left.
    pub groups: Vec<Vec<u16>>,
    /// The only opponents outside their groups that these players have.
    pub partners: Vec<u16>,
    /// The bye.
    pub bye: ByeRole,
}

impl Blocking {
    /// Everybody in the reason, by starting rank.
    #[must_use]
    pub fn players(&self) -> Vec<u16> {
        let all: BTreeSet<u16> = self
            .groups
            .iter()
            .flatten()
            .chain(&self.partners)
            .copied()
            .collect();
        all.into_iter().collect()
    }
}

impl core::fmt::Display for Blocking {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (groups, partners) = (&self.groups, &self.partners);
        match self.bye {
            ByeRole::Apart => write!(
                f,
                "the groups {groups:?} need an opponent each and have only {partners:?}"
            ),
            ByeRole::Partner => write!(
                f,
                "the groups {groups:?} need an opponent each and have only {partners:?} and the bye"
            ),
            ByeRole::Group if groups.is_empty() => write!(f, "nobody may get the bye"),
            ByeRole::Group => write!(
                f,
                "the groups {groups:?} and the bye need a player each and have only {partners:?}"
            ),
        }
    }
}

/// What would make the round possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// Forbidden pairs (record 260) given up.
    ForbiddenPairs,
    /// One of these not paired in this round.
    Absence(Vec<u16>),
    /// A colour limit broken (C3).
    Colours,
    /// A second bye (C2).
    SecondBye,
    /// Two players meeting again (C1).
    Rematch,
    /// Several of these at once, where none helps alone.
    Together(Vec<Self>),
}

impl Way {
    /// Its name in JSON.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::ForbiddenPairs => "forbidden-pairs",
            Self::Absence(_) => "absence",
            Self::Colours => "colours",
            Self::SecondBye => "second-bye",
            Self::Rematch => "rematch",
            Self::Together(ways) => return ways.iter().map(Self::name).collect::<Vec<_>>().join("+"),
        }
        .to_owned()
    }
}
