//! What is remembered of both players, and what they put together for an arbiter who is not there.

use arbiter_game::rules::chess::Color;
use arbiter_game::state::{OpenClaim, State};
use arbiter_hall::Sides;

use super::tell::Teller;
use super::wire::{Conduct, Referred};

impl Teller<'_> {
    /// What is remembered of both players.
    pub(super) fn conduct(&self) -> Sides<Conduct> {
        let state = self.desk.game().state();
        let boards = [*state.line.now()];
        let of = |side: Color| {
            let record = state.of(side);
            let penalties = record.penalties.iter();
            Conduct {
                illegal_moves: record.illegal_moves,
                warnings: record.warnings,
                refusals: record.refusals,
                devices: record.devices,
                untimely_offers: record.untimely_offers,
                penalties: penalties
                    .map(|remedy| self.lang.remedy_done(remedy, &boards))
                    .collect(),
            }
        };
        Sides {
            white: of(Color::White),
            black: of(Color::Black),
        }
    }
}

/// What both have put together for the arbiter who decides later.
pub(super) fn referred(state: &State, claim: &OpenClaim) -> Referred {
    let sheets = state.sheets.as_deref();
    Referred {
        by: claim.by,
        ground: claim.ground,
        position: sheets.and_then(|sheets| sheets.position.clone()),
        verified: sheets.is_some_and(|sheets| sheets.verified),
        sheet: sheets.is_some_and(|sheets| sheets.players[claim.by.index()].handed_in),
    }
}
