//! Absences and players who leave. Topics `tr.unplayed.absence`, `tr.unplayed.forfeits`, `tr.unplayed.less`, `tr.unplayed.more`,
//! `tr.unplayed.swiss`.

use super::Figures;

/// What follows from a game lost by absence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absence {
    /// Whether it was excused must be said first.
    AskExcused,
    /// Nothing but the point.
    Stays,
    /// He is out unless the chief arbiter decides otherwise: unexcused.
    OutUnexcused,
    /// He is out unless the regulations of the event or the chief arbiter say otherwise: too many forfeits.
    OutForfeits,
}

impl Absence {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AskExcused => "ask_excused",
            Self::Stays => "stays",
            Self::OutUnexcused => "out_unless_decided_otherwise",
            Self::OutForfeits => "expelled_unless_decided_otherwise",
        }
    }
}

/// What follows from absences: `excused` says of each forfeited game whether it was; `None` where nobody has said.
#[must_use]
pub fn absent(excused: &[Option<bool>], figures: &Figures) -> Absence {
    let unexcused = excused.iter().filter(|one| **one == Some(false)).count();
    let reached = |count: usize, least: Option<u32>| least.is_some_and(|least| count >= least as usize);
    if reached(excused.len(), figures.forfeits) {
        Absence::OutForfeits
    } else if reached(unexcused, figures.unexcused) {
        Absence::OutUnexcused
    } else if figures.unexcused.is_some() && excused.contains(&None) {
        Absence::AskExcused
    } else {
        Absence::Stays
    }
}

/// What becomes of the results of a player who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// They stay in the table and count for nobody.
    CountForNobody,
    /// They count; games not played are won by the opponents.
    Count,
    /// A Swiss: points stay, for him and his opponents; only games that were played are rated.
    Stay,
}

impl Leaving {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::CountForNobody => "count_for_nobody",
            Self::Count => "count",
            Self::Stay => "stay",
        }
    }
}

/// What becomes of the results of a player who leaves after so many games of so many; a Swiss has no share to reach.
///
/// ```
/// use arbiter_event::regulations::{Figures, Leaving, leaving};
/// let figures = Figures::of_tournaments();
/// assert_eq!(leaving(false, 4, 9, &figures), Leaving::CountForNobody);
/// assert_eq!(leaving(false, 4, 8, &figures), Leaving::Count); // exactly half is enough
/// ```
#[must_use]
pub fn leaving(swiss: bool, played: u16, scheduled: u16, figures: &Figures) -> Leaving {
    if swiss {
        Leaving::Stay
    } else if u32::from(played) * 100 < u32::from(scheduled) * figures.percent {
        Leaving::CountForNobody
    } else {
        Leaving::Count
    }
}
