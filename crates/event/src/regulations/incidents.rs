//! What happens in the hall beside the games: who is told and what may follow. Topics `tr.games.*`, `tr.media.*`, `tr.players.*`,
//! `tr.captain.*`.

use arbiter_laws::TrCollusion;
use serde::{Deserialize, Serialize};

use super::Figures;

/// A kind of incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "IncidentKind"))]
pub enum Incident {
    /// A game at another place or time than the event says.
    Place,
    /// Smoking in the playing area.
    Smoking,
    /// A result that players agreed on beforehand.
    Collusion,
    /// A camera that is heard, or that nobody allowed.
    Camera,
    /// A photograph outside the minutes for it, or by somebody without accreditation.
    Photograph,
    /// Dress.
    Dress,
    /// Leaving an event or a game without resigning and without a word to the arbiter.
    Leaving,
    /// Speaking where players should not.
    Speaking,
    /// A complaint about a player or a captain.
    Complaint,
    /// A captain who says something to his player.
    Captain,
    /// A captain who leads his team against letter or spirit of the article on conduct.
    CaptainSpirit,
    /// Somebody whose entry was accepted and who does not play.
    NotPlaying,
}

/// What follows from an incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Follow {
    /// The chief arbiter must penalise.
    MustPenalise,
    /// He may penalise.
    MayPenalise,
    /// He decides.
    Decides,
    /// Nothing: it is allowed.
    Allowed,
}

impl Follow {
    /// Its name in cases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MustPenalise => "must_penalise",
            Self::MayPenalise => "may_penalise",
            Self::Decides => "decides",
            Self::Allowed => "allowed",
        }
    }
}

impl Incident {
    /// All kinds.
    pub const ALL: [Self; 12] = [
        Self::Place,
        Self::Smoking,
        Self::Collusion,
        Self::Camera,
        Self::Photograph,
        Self::Dress,
        Self::Leaving,
        Self::Speaking,
        Self::Complaint,
        Self::Captain,
        Self::CaptainSpirit,
        Self::NotPlaying,
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Smoking => "smoking",
            Self::Collusion => "collusion",
            Self::Camera => "camera",
            Self::Photograph => "photograph",
            Self::Dress => "dress",
            Self::Leaving => "leaving",
            Self::Speaking => "speaking",
            Self::Complaint => "complaint",
            Self::Captain => "captain",
            Self::CaptainSpirit => "captain-spirit",
            Self::NotPlaying => "not-playing",
        }
    }

    /// The topic of the article that it is about.
    #[must_use]
    pub const fn topic(self) -> &'static str {
        match self {
            Self::Place => "tr.games.place",
            Self::Smoking => "tr.games.smoking",
            Self::Collusion => "tr.games.collusion",
            Self::Camera => "tr.media.cameras",
            Self::Photograph => "tr.media.photos",
            Self::Dress => "tr.players.dress",
            Self::Leaving => "tr.players.leaving",
            Self::Speaking => "tr.players.speaking",
            Self::Complaint => "tr.players.complaints",
            Self::Captain => "tr.captain.advice",
            Self::CaptainSpirit => "tr.captain.spirit",
            Self::NotPlaying => "tr.players.play",
        }
    }

    /// What follows by the figures of a rulebook.
    ///
    /// ```
    /// use arbiter_event::regulations::{Figures, Follow, Incident};
    /// assert_eq!(Incident::Collusion.follows(&Figures::of_tournaments()), Follow::MustPenalise);
    /// assert_eq!(Incident::Collusion.follows(&Figures::default()), Follow::MayPenalise);
    /// ```
    #[must_use]
    pub const fn follows(self, figures: &Figures) -> Follow {
        match (self, figures.collusion) {
            (Self::Collusion, Some(TrCollusion::MustPenalise)) => Follow::MustPenalise,
            (Self::Place | Self::Complaint | Self::NotPlaying, _) => Follow::Decides,
            _ => Follow::MayPenalise,
        }
    }
}
