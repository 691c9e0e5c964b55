//! What a value is made of, to its last addend.

use super::values::Value;

/// A value with everything that makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explained {
    /// The value; `None` where there is none.
    pub value: Option<Value>,
    /// What is added up, in the order of the rounds.
    pub addends: Vec<Addend>,
    /// How that makes the value.
    pub total: Total,
}

/// One addend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Addend {
    /// The round from 1; `None` for what belongs to no round.
    pub round: Option<usize>,
    /// The opponent's starting rank, or the number of the opposing team.
    pub opponent: Option<u16>,
    /// Where it comes from.
    pub kind: AddendKind,
    /// The two numbers whose product it is: the opponent's score and the points scored against him, or board and points.
    pub factors: Option<(Value, Value)>,
    /// What it adds.
    pub value: Value,
    /// Whether it is left out: cut (Article 14), or below Koya's limit.
    pub left_out: bool,
}

/// Where an addend comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddendKind {
    /// The round itself, or the opponent as he stands.
    Plain,
    /// An opponent whose unplayed rounds at the end count as draws (16.3); his score as it stands.
    Adjusted(Value),
    /// The dummy of an unplayed round (16.4): the own score, and the most that it may be.
    Dummy {
        /// The own score.
        own: Value,
        /// The cap, since March 2026.
        most: Option<Value>,
    },
    /// A board of a team, from 1.
    Board(usize),
    /// Points given or taken by the arbiter.
    Ruled,
}

/// How addends make a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Total {
    /// Their sum, without those left out.
    Sum,
    /// Their mean, rounded.
    Mean,
    /// The value itself; nothing is added up.
    Own,
    /// Koya: the sum against opponents who reached this score.
    Limit(Value),
    /// Performance: the mean of the ratings and the difference for the score in per cent (11.1).
    Performance {
        /// Mean rating.
        average: Value,
        /// Points over the board.
        score: Value,
        /// The same in per cent of the games.
        percent: i64,
        /// The difference.
        difference: i64,
    },
    /// Perfect performance: the lowest rating whose expected scores reach the score.
    Perfect {
        /// Points over the board.
        score: Value,
        /// Expected points with that rating.
        expected: Value,
    },
    /// The secondary score, and Buchholz by a divisor (13.4).
    Combination {
        /// The secondary score.
        score: Value,
        /// Buchholz on the primary score.
        buchholz: Value,
        /// The divisor.
        divisor: i64,
    },
    /// No number: the groups that it was applied to, one after the other.
    Groups(Vec<Step>),
}

/// A level group to which a tie-break without value was applied.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its members, from the best on.
    pub lines: Vec<Line>,
}

/// A member of a level group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Starting rank, or number of the team.
    pub player: u16,
    /// The place inside the group that came out, from 1; shared by those who stay level.
    pub place: usize,
    /// Games against the others: round, opponent, points.
    pub games: Vec<(usize, u16, Value)>,
    /// Points against the others, the average of several meetings (6.1.2).
    pub sum: Value,
    /// The others whom he did not meet.
    pub missing: Vec<u16>,
    /// What boards scored, where they decide (Article 12).
    pub boards: Vec<Value>,
}

impl Explained {
    /// No value.
    pub(super) const fn none() -> Self {
        Self {
            value: None,
            addends: Vec::new(),
            total: Total::Own,
        }
    }

    /// A value that is not added up.
    pub(super) const fn own(value: Value) -> Self {
        Self {
            value: Some(value),
            addends: Vec::new(),
            total: Total::Own,
        }
    }

    /// The sum of what is not left out.
    pub(super) fn sum(addends: Vec<Addend>) -> Self {
        let counted = addends.iter().filter(|addend| !addend.left_out);
        Self {
            value: Some(Value::new(counted.map(|addend| addend.value.get()).sum())),
            addends,
            total: Total::Sum,
        }
    }
}

impl Addend {
    /// A round that adds a value.
    pub(super) const fn of(round: usize, opponent: Option<u16>, value: Value) -> Self {
        Self {
            round: Some(round),
            opponent,
            kind: AddendKind::Plain,
            factors: None,
            value,
            left_out: false,
        }
    }
}
