//! What may be claimed, entered and answered at a board, in words.

use arbiter_game::rules::answer::{Limits, OptionId, Proposal, QuestionId};
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::claimable::Stops;
use arbiter_game::rules::fact::{ClaimKind, DeviceKind, HelperDuty};
use serde::Serialize;

use super::{Cite, Sides};

/// What a player may claim.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claims {
    /// The kinds that the rulebook knows here.
    pub claims: Vec<Claimable>,
}

/// A kind of claim.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Claimable {
    /// Its word.
    pub kind: ClaimKind,
    /// Whether the player must or may stop the clocks for it.
    pub stops: Option<StopsWord>,
    /// What it costs if it is not so, where the rulebook sets a price.
    pub wrong: Option<IfWrong>,
}

/// Whether a player must or may stop the clocks for a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ClockStop"))]
pub enum StopsWord {
    /// He must.
    Must,
    /// He may.
    May,
}

impl From<Stops> for StopsWord {
    fn from(stops: Stops) -> Self {
        match stops {
            Stops::Must => Self::Must,
            Stops::May => Self::May,
        }
    }
}

/// What a claim costs that is not so.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct IfWrong {
    /// What is done about it.
    pub texts: Vec<String>,
    /// Whether a written move must be made all the same.
    pub move_binds: bool,
    /// The articles.
    pub cites: Vec<Cite>,
}

/// What an arbiter may enter at a board.
#[derive(Debug, Clone, Serialize)]
#[allow(
    clippy::struct_field_names,
    reason = "the interface has called it so from the start"
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Incidents {
    /// The kinds that the rulebook knows here, the likeliest first.
    pub incidents: Vec<Incident>,
    /// The kinds of claims of each player that the rulebook knows, but for a disturbance, which is an incident itself.
    pub claims: Sides<Vec<ClaimKind>>,
    /// How a device may have been found, as far as the rulebook tells it apart, the gravest first.
    pub devices: Vec<DeviceKind>,
    /// In what each player may be given a helper.
    pub helpers: Sides<Vec<HelperDuty>>,
}

/// A kind of incident.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Incident {
    /// Its word: that of the act `observe`, or `claim`, or the claim `disturbance`.
    #[cfg_attr(feature = "ts", ts(type = "FactKind | \"claim\" | \"disturbance\""))]
    pub kind: &'static str,
    /// Whether it can arise on such a board and something follows from it; those that are not stand behind.
    pub likely: bool,
}

/// A question in words.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Question"))]
pub struct Asked {
    /// Its number.
    pub seq: u32,
    /// Which.
    pub id: QuestionId,
    /// Whose matter it is.
    pub player: Option<Color>,
    /// What it is about, in at most four words.
    pub title: String,
    /// The sentence.
    pub text: String,
    /// What may be answered.
    pub options: Vec<AskedOption>,
    /// Within which limits.
    pub limits: Limits,
    /// What is proposed.
    pub proposal: Option<Proposal>,
    /// The articles.
    pub cites: Vec<Cite>,
}

/// What may be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "QuestionOption"))]
pub struct AskedOption {
    /// Its word.
    pub id: OptionId,
    /// The sentence.
    pub text: String,
    /// What follows from it, as far as that does not hang on figures.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub then: Vec<String>,
    /// The articles of that.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub cites: Vec<Cite>,
}
