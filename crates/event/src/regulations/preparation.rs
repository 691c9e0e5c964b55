//! Before the first round: what an invitation says, what is looked after in the hall, when lots are drawn. Topics `tr.invitation.*`,
//! `tr.lots.when`.

use core::time::Duration;

use super::Figures;

/// What an invitation states, in the order of the regulations.
pub const INVITATION: [&str; 14] = [
    "dates",
    "hotel",
    "timetable",
    "rate",
    "pairing",
    "finance",
    "transport",
    "entrants",
    "contacts",
    "media",
    "reply",
    "security",
    "vaccination",
    "extras",
];

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
