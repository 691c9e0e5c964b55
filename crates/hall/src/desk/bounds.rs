//! How much one act, one seat and one game may hold. What the clock does by itself is never too much.

use arbiter_game::event::{Act, ArbiterAct, HandsAct, SpeechAct};
use serde_json::Value;

use super::command::Doer;
use super::{Desk, Order};
use crate::{HallError, Unread};

/// The longest text of an act, in bytes: a few sentences.
pub const MAX_SAID: usize = 1_000;
/// The longest order, as it is written: what one message of a socket may have.
pub const MAX_ORDER: usize = 16 * 1024;
/// The most entries of a game that come from one seat: 800 moves, each with five things that hands do.
pub const MAX_OF_A_SEAT: usize = 4_000;
/// The most entries of a game from which on only its arbiters write.
pub const MAX_OF_PLAYERS: usize = 6_000;
/// The most entries of a game.
pub const MAX_ENTRIES: usize = 8_000;

impl Desk {
    /// Whether an order is no longer, and the game not fuller, than they may be.
    pub(super) fn bounded(&self, doer: Doer, order: &Order) -> Result<(), HallError> {
        let mut left = MAX_ORDER;
        for act in &order.acts {
            // No act holds a map whose keys are no texts, which is all that could fail.
            let written = serde_json::to_value(act).unwrap_or_default();
            let spent = spent(&written)?;
            left = left.checked_sub(spent).ok_or(too_long(MAX_ORDER))?;
        }
        if order.acts.iter().all(ends) {
            return Ok(());
        }
        let by = doer.told_by.unwrap_or(doer.by);
        let most = if by.is_arbiter() {
            MAX_ENTRIES
        } else {
            let seat = (by, self.letter());
            let own = self.last_by.iter().filter(|one| **one == seat).count();
            if own >= MAX_OF_A_SEAT {
                let (what, most) = ("entries", MAX_OF_A_SEAT);
                return Err(HallError::TooMany { what, most });
            }
            MAX_OF_PLAYERS
        };
        if self.last_by.len() >= most {
            let what = "entries";
            return Err(HallError::TooMany { what, most });
        }
        Ok(())
    }
}

/// Acts by which a game comes to its end, or to its arbiter, however full it is.
const fn ends(act: &Act) -> bool {
    matches!(
        act,
        Act::Speech(SpeechAct::Resign)
            | Act::Hands(HandsAct::StopClocks)
            | Act::Arbiter(ArbiterAct::Declare { .. } | ArbiterAct::Stop)
    )
}

fn too_long(most: usize) -> HallError {
    let why = Unread::TooLong { most };
    HallError::Unreadable { what: "act", why }
}

/// How many bytes the texts of an act have together; each is short, and none moves a cursor.
fn spent(written: &Value) -> Result<usize, HallError> {
    let each = |mut all: Box<dyn Iterator<Item = &Value> + '_>| {
        all.try_fold(0, |sum, one| Ok::<_, HallError>(sum + 8 + spent(one)?))
    };
    match written {
        Value::String(text) if text.len() > MAX_SAID => Err(too_long(MAX_SAID)),
        Value::String(text)
            if text.contains(|sign: char| sign.is_control() && !matches!(sign, '\n' | '\t')) =>
        {
            let (what, why) = ("act", Unread::Unseen);
            Err(HallError::Unreadable { what, why })
        }
        Value::String(text) => Ok(text.len()),
        Value::Array(all) => each(Box::new(all.iter())),
        Value::Object(all) => each(Box::new(all.values())),
        _ => Ok(8),
    }
}
