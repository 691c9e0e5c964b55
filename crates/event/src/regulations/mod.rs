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
mod replays;
mod unplayed;
mod window;

pub use appeals::{
    Appeal, Committee, FeeFate, Lack, Member, NotAMember, Objection, admissible, committee, fee,
};
pub use disputes::{Dispute, NoStep, Stage};
pub use floor::{Advice, Photograph, advice, captain_words, may_photograph, shown_at_start};
pub use incidents::{Follow, Incident};
pub use preparation::{CHECKS, Item, lots_in_time, missing};
pub use replays::{ladder_of_replays, of_replays, replay};
pub use unplayed::{Absence, Leaving, absent, leaving};
pub use window::{Window, age_article, rulebook_of, window};

use core::time::Duration;

use arbiter_laws::{AppealsVoting, Regime, Rulebook, Topic, TrCollusion, rulebooks};

/// The rulebook of tournaments: of its series, the latest.
///
/// ```
/// assert!(arbiter_event::regulations::rulebook().is_some());
/// ```
#[must_use]
pub fn rulebook() -> Option<&'static Rulebook> {
    let of_tournaments = |book: &&Rulebook| book.series() == "fide-tournament-rules";
    rulebooks().iter().rfind(of_tournaments)
}

/// The number of the article that the rulebook of tournaments has on a topic.
///
/// ```
/// use arbiter_event::regulations::article;
/// assert_eq!(article("tr.lots.when"), Some("9(b)"));
/// assert_eq!(article("no.topic"), None);
/// ```
#[must_use]
pub fn article(topic: &str) -> Option<&'static str> {
    let book = rulebook()?;
    let cited = Topic::from_id(topic)?;
    let found = book
        .articles()
        .iter()
        .find(|article| article.topics().any(|one| one == cited));
    found.map(arbiter_laws::Article::id)
}

/// What a rulebook sets in figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    /// Least time between the lots and the first round.
    pub lots_before_round: Duration,
    /// Games lost by unexcused absence after which a player is out; `None` where the rulebook says nothing of them.
    pub unexcused: Option<u32>,
    /// Games lost by forfeit after which he is out.
    pub forfeits: Option<u32>,
    /// The share of his games, in per cent, from which on the results of a player who left count.
    pub percent: u32,
    /// Members of an appeals committee besides its chair, at least.
    pub members: u32,
    /// Its reserve members, at least.
    pub reserves: u32,
    /// The age that all of them must have reached.
    pub age: u32,
    /// Whether those who vote must be an odd number.
    pub odd_votes: bool,
    /// How long photographs may be taken in the first round.
    pub photo_first: Duration,
    /// And in later ones.
    pub photo_later: Duration,
    /// What follows where players agreed on a result beforehand.
    pub collusion: Option<TrCollusion>,
}

impl Figures {
    /// What a regime sets; what it does not set asks nothing of anybody.
    ///
    /// ```
    /// use arbiter_event::regulations::{Figures, rulebook};
    /// let figures = Figures::of(&rulebook().unwrap().standard());
    /// assert_eq!((figures.members, figures.age), (2, 18));
    /// ```
    #[must_use]
    pub fn of(regime: &Regime) -> Self {
        Self {
            lots_before_round: regime.lots_before_round().unwrap_or_default(),
            unexcused: regime.forfeit_unexcused().value(),
            forfeits: regime.forfeit_expelled().value(),
            percent: regime.withdrawal_percent().unwrap_or_default(),
            members: regime.appeals_members().unwrap_or_default(),
            reserves: regime.appeals_reserves().unwrap_or_default(),
            age: regime.appeals_age().unwrap_or_default(),
            odd_votes: regime.appeals_voting() == Some(AppealsVoting::Odd),
            photo_first: regime.photo_first_round().unwrap_or_default(),
            photo_later: regime.photo_later_rounds().unwrap_or_default(),
            collusion: regime.tr_collusion().value(),
        }
    }

    /// Those of the rulebook of tournaments.
    #[must_use]
    pub fn of_tournaments() -> Self {
        rulebook().map_or_else(Self::default, |book| Self::of(&book.standard()))
    }
}
