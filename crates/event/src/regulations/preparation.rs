//! Before the first round: what an invitation says, what is looked after in the hall, when lots are drawn. Topics `tr.invitation.*`,
//! `tr.lots.when`.

use core::time::Duration;

use serde::{Deserialize, Serialize};

use super::Figures;

macro_rules! items {
    ($($(#[$about:meta])* $name:ident = $word:literal, $topic:literal;)+) => {
        /// What an invitation states, in the order of the regulations.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "InvitationItem"))]
        pub enum Item {
            $($(#[$about])* #[serde(rename = $word)] $name,)+
        }

        impl Item {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// Its name in JSON.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $word,)+
                }
            }

            /// What the rulebook says about it.
            #[must_use]
            pub const fn topic(self) -> &'static str {
                match self {
                    $(Self::$name => $topic,)+
                }
            }
        }
    };
}

items! {
    /// Days and place.
    Dates = "dates", "tr.invitation.dates";
    /// Where people stay.
    Hotel = "hotel", "tr.invitation.hotel";
    /// When is what.
    Timetable = "timetable", "tr.invitation.timetable";
    /// Rate of play and clocks.
    Rate = "rate", "tr.invitation.rate";
    /// Pairing system and tie-breaks.
    Pairing = "pairing", "tr.invitation.pairing";
    /// What is paid by whom, prizes and fees.
    Finance = "finance", "tr.invitation.finance";
    /// Ways to get there.
    Transport = "transport", "tr.invitation.transport";
    /// How many are expected, who is invited, the chief arbiter.
    Entrants = "entrants", "tr.invitation.entrants";
    /// The page of the event and whom to ask.
    Contacts = "contacts", "tr.invitation.contacts";
    /// What players owe to the media.
    Media = "media", "tr.invitation.media";
    /// Until when to answer, and to report on arrival.
    Reply = "reply", "tr.invitation.reply";
    /// Security.
    Security = "security", "tr.invitation.security";
    /// Vaccinations.
    Vaccination = "vaccination", "tr.invitation.vaccination";
    /// Anything beside.
    Extras = "extras", "tr.invitation.extras";
}

/// What is looked after in the hall before the first round.
pub const CHECKS: [&str; 6] = [
    "medical_officer",
    "light",
    "noise",
    "heating",
    "smoking_place",
    "staff",
];

/// What of a check-list is not there yet.
#[must_use]
pub fn missing<'a>(list: &[&'a str], there: &[&str]) -> Vec<&'a str> {
    list.iter()
        .filter(|item| !there.contains(item))
        .copied()
        .collect()
}

/// Whether lots drawn so long before the first round were drawn in time.
#[must_use]
pub fn lots_in_time(before_round: Duration, figures: &Figures) -> bool {
    before_round >= figures.lots_before_round
}
