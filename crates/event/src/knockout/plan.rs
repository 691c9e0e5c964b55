//! The plan of a knock-out: what its settings say.

use super::ladder::{Step, ladder};
use crate::conduct::{Fellows, Remark, fellows, remarks, setting};
use crate::model::Event;
use crate::tiebreak::Code;

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
    /// What parts those who are level in points.
    pub ties: Vec<Code>,
    /// Games between two who are level all the same.
    pub playoff: Vec<Step>,
    /// The groups by starting ranks, from A on.
    pub members: Vec<Vec<u16>>,
}

/// A knock-out as its settings have it.
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

impl Plan {
    /// Whether two players are of one federation or club that is kept apart.
    #[must_use]
    pub fn are_fellows(&self, one: u16, two: u16) -> bool {
        let both = |group: &Vec<u16>| group.contains(&one) && group.contains(&two);
        self.fellows.iter().any(both)
    }

    /// The plan of an event; `None` where it is no knock-out. What is not settled has its default.
    #[must_use]
    pub fn of(event: &Event) -> Option<Self> {
        if event.system.as_deref() != Some("CUSTOM_KNOCKOUT") {
            return None;
        }
        let is = |key: &str, value: &str| setting(event, key).is_some_and(|set| set == value);
        let number = |key: &str, default: u16| {
            setting(event, key)
                .and_then(|text| text.parse().ok())
                .unwrap_or(default)
        };
        let steps = |key: &str| {
            setting(event, key)
                .and_then(|text| ladder(&text).ok())
                .unwrap_or_default()
        };
        let grouped = setting(event, "form").is_some_and(|form| form != "plain");
        Some(Self {
            groups: grouped.then(|| Groups {
                qualify: number("qualify", 2).into(),
                ties: codes(&setting(event, "group-ties").unwrap_or_default()),
                playoff: steps("group-playoff"),
                members: members(event, number("group-size", 4).into()),
            }),
            games: number("games", 1),
            all_games: is("all-games", "yes"),
            ladder: steps("ladder"),
            last: if is("last", "arbiter") {
                Last::Arbiter
            } else {
                Last::Lot
            },
            order: if is("bracket", "reseeded") {
                Order::Reseeded
            } else if is("bracket", "drawn") {
                Order::Drawn
            } else {
                Order::Fixed
            },
            third_place: is("third-place", "yes"),
            fellows: match setting(event, "protect").as_deref() {
                Some("federation") => fellows(event, Fellows::Federation),
                Some("club") => fellows(event, Fellows::Club),
                _ => Vec::new(),
            },
        })
    }
}

fn codes(list: &str) -> Vec<Code> {
    list.split(',')
        .filter_map(|code| code.trim().parse().ok())
        .collect()
}

/// The groups that the draw made; where people drew the numbers, the first numbers are group A, the next B, and so on.
fn members(event: &Event, size: usize) -> Vec<Vec<u16>> {
    let drawn: Vec<Vec<u16>> = remarks(event)
        .filter_map(|remark| match remark {
            Remark::Group { players, .. } => Some(players),
            _ => None,
        })
        .collect();
    if !drawn.is_empty() {
        return drawn;
    }
    let numbers: Vec<u16> = event.players.iter().map(|player| player.number).collect();
    let mut rest = numbers.as_slice();
    sizes(numbers.len(), size)
        .into_iter()
        .map(|size| {
            let (group, others) = rest.split_at(size);
            rest = others;
            group.to_vec()
        })
        .collect()
}

/// The sizes of groups for a number of players: as many groups as the wished size gives, as equal as can be.
///
/// ```
/// use arbiter_event::knockout::sizes;
/// assert_eq!(sizes(14, 4), [4, 4, 3, 3]);
/// ```
#[must_use]
pub fn sizes(players: usize, wished: usize) -> Vec<usize> {
    let count = players.div_ceil(wished.max(1)).max(1);
    (0..count)
        .map(|at| players / count + usize::from(at < players % count))
        .collect()
}
