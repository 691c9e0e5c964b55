//! How far those who look on are behind while a game is played.

use arbiter_game::state::State;
use serde::{Deserialize, Serialize};

use crate::{Desk, HallError};

/// The longest delay.
pub const MOST_MINUTES: u32 = 24 * 60;

/// So many moves and so many minutes: what is newer by either of them is not shown to spectators.
///
/// ```
/// use arbiter_hall::Delay;
/// assert!(!Delay::default().is_any());
/// assert!(Delay { moves: 0, minutes: 15 }.is_any());
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delay {
    /// In moves of both.
    #[serde(default)]
    pub moves: u32,
    /// In minutes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub minutes: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(minutes: &u32) -> bool {
    *minutes == 0
}

impl Delay {
    /// Whether spectators are behind at all.
    #[must_use]
    pub const fn is_any(self) -> bool {
        self.moves > 0 || self.minutes > 0
    }

    pub(crate) fn check(self) -> Result<Self, HallError> {
        if self.minutes <= MOST_MINUTES {
            return Ok(self);
        }
        let (what, most) = ("minutes", MOST_MINUTES as usize);
        Err(HallError::TooMany { what, most })
    }
}

/// How far somebody who is behind may see.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reach {
    /// So many moves of both.
    pub plies: usize,
    /// The game as it stood at this version, and nothing newer.
    pub version: u64,
}

/// When a line of a game was written, and how many moves there were with it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Mark {
    /// Milliseconds since the board was made.
    at: u64,
    plies: u32,
}

impl Mark {
    pub(crate) fn of(state: &State, at: u64) -> Self {
        Self {
            at,
            plies: state.line.plies().len() as u32,
        }
    }
}

impl Desk {
    /// How far a spectator may see at an instant: all of it once the game is over.
    #[must_use]
    pub fn reach(&self, delay: Delay, now: u64) -> Reach {
        let plies = self.game().state().line.plies().len();
        let version = self.version();
        if !delay.is_any() || self.game().state().is_over() {
            return Reach { plies, version };
        }
        let marks = self.marks();
        let old = now.checked_sub(self.began() + u64::from(delay.minutes) * 60_000);
        let seen = match old {
            _ if delay.minutes == 0 => marks.len(),
            Some(old) => marks.partition_point(|mark| mark.at <= old),
            None => 0,
        };
        // Moves that were taken back since are not shown again.
        let since = marks[seen.saturating_sub(1)..]
            .iter()
            .map(|mark| mark.plies as usize);
        let by_time = if seen == 0 {
            0
        } else {
            since.min().unwrap_or(plies)
        };
        let shown = by_time.min(plies.saturating_sub(delay.moves as usize));
        let newer = marks[..seen]
            .iter()
            .rev()
            .take_while(|mark| mark.plies as usize > shown);
        let mut version = seen - newer.count();
        // What hands do for the next move is as new as that move: who is behind by moves hears of a move and of nothing
        // after it.
        if delay.moves > 0 {
            let same = |pair: &[Mark]| pair[0].plies == pair[1].plies;
            let after = marks[..version].windows(2).rev().take_while(|pair| same(pair));
            version -= after.count();
        }
        Reach {
            plies: shown,
            version: version as u64,
        }
    }
}
