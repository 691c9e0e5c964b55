//! On the floor: analogue clocks, photographers, captains. Topics `tr.games.analogue`, `tr.media.photos`, `tr.captain.advice`.

use core::time::Duration;

use arbiter_laws::{Policy, Rulebook};
use serde::{Deserialize, Serialize};

use super::{Figures, rulebook};

/// Hours and minutes that an analogue clock shows at the start, so that it shows six o'clock at the first time control.
///
/// ```
/// use arbiter_event::regulations::shown_at_start;
/// # use core::time::Duration;
/// assert_eq!(shown_at_start(Duration::from_secs(2 * 3600)), (4, 0));
/// assert_eq!(shown_at_start(Duration::from_secs(7 * 3600)), (11, 0));
/// ```
#[must_use]
pub fn shown_at_start(first_period: Duration) -> (u8, u8) {
    let turn = 12 * 60;
    let minutes = (first_period.as_secs() / 60) % turn;
    let at = (6 * 60 + turn - minutes) % turn;
    let hour = if at < 60 { 12 } else { at / 60 };
    (
        u8::try_from(hour).unwrap_or(12),
        u8::try_from(at % 60).unwrap_or(0),
    )
}

/// Whether an accredited photographer may take photographs so long after the start of a round; longer only by decision of the
/// chief arbiter.
#[must_use]
pub fn may_photograph(round: u16, since_start: Duration, accredited: bool, figures: &Figures) -> bool {
    let window = if round == 1 {
        figures.photo_first
    } else {
        figures.photo_later
    };
    accredited && since_start <= window
}

/// What a captain says to a player during his game: a closed list, of which the rulebook allows a part.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Advice {
    /// That he may offer a draw.
    Offer,
    /// That he may accept one.
    Accept,
    /// That he may resign.
    Resign,
    /// Whether he wants to: yes, no, or as he likes, in answer to the player's question.
    Answer,
    /// Something about the position.
    Position,
    /// Something about the clock.
    Clock,
    /// Something about another board.
    Board,
    /// Anything else.
    Other,
}

impl Advice {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Offer,
        Self::Accept,
        Self::Resign,
        Self::Answer,
        Self::Position,
        Self::Clock,
        Self::Board,
        Self::Other,
    ];

    /// Its name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Offer => "offer",
            Self::Accept => "accept",
            Self::Resign => "resign",
            Self::Answer => "answer",
            Self::Position => "position",
            Self::Clock => "clock",
            Self::Board => "board",
            Self::Other => "other",
        }
    }
}

/// A photograph: how long after the start of the round, and by whom.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Photograph {
    /// Seconds after the start of the round.
    pub after: u32,
    /// Whether the photographer is accredited.
    pub accredited: bool,
}

/// The words of the rulebook of tournaments for what a captain may advise.
#[must_use]
pub fn captain_words() -> Vec<&'static str> {
    let Some(regime) = rulebook().map(Rulebook::standard) else {
        return Vec::new();
    };
    let words = regime.captain_advice().value();
    words.map_or_else(Vec::new, |words| words.iter().map(Policy::word).collect())
}

/// Whether a captain may give this advice; `allowed` are the words of the rulebook.
///
/// An answer to the player's own question (shall I accept?) is yes, no, or left to the player.
#[must_use]
pub fn advice(advice: Advice, allowed: &[&str]) -> bool {
    match advice {
        Advice::Offer => allowed.contains(&"offer"),
        Advice::Accept => allowed.contains(&"accept"),
        Advice::Resign => allowed.contains(&"resign"),
        Advice::Answer => !allowed.is_empty(),
        Advice::Position | Advice::Clock | Advice::Board | Advice::Other => false,
    }
}
