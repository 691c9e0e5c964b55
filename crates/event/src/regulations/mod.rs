//! What regulations of tournaments say beside pairings and points: lots in time, absences, appeals, disputes, photographers, captains.
//!
//! Each function takes facts and the [`Figures`] of a rulebook, and answers with what follows and the topics that it rests on;
//! what a person must decide comes back as a question. The articles of a topic and the figures stand in the rulebook, here stands
//! none of them. Cases: `tests/events/`.

mod appeals;
mod disputes;
mod floor;
mod incidents;
mod preparation;
mod unplayed;

pub use appeals::{Appeal, Committee, FeeFate, Member, Objection, admissible, committee, fee};
pub use disputes::{Dispute, NoStep, Stage};
pub use floor::{Advice, advice, may_photograph, shown_at_start};
pub use incidents::{Follow, Incident};
pub use preparation::{CHECKS, INVITATION, lots_in_time, missing};
pub use unplayed::{Absence, Leaving, absent, leaving};

use core::time::Duration;

/// What a rulebook sets in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Least time between the lots and the first round.
    pub lots_before_round: Duration,
    /// Games lost by unexcused absence after which a player is out.
    pub unexcused: u16,
    /// Games lost by forfeit after which he is out.
    pub forfeits: u16,
    /// The share of his games, in per cent, from which on the results of a player who left count.
    pub percent: u16,
    /// Members of an appeals committee besides its chair, at least.
    pub members: u16,
    /// Its reserve members, at least.
    pub reserves: u16,
    /// The age that all of them must have reached.
    pub age: u16,
    /// How long photographs may be taken in the first round.
    pub photo_first: Duration,
    /// And in later ones.
    pub photo_later: Duration,
}
