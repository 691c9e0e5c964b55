//! What a player may claim at his board, and what it would cost: said before anything is claimed.

use arbiter_game::Shown;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::claimable::{self, Setting, Stops};
use arbiter_game::rules::fact::ClaimKind;
use arbiter_game::state::player;
use arbiter_hall::{Delay, Desk};
use arbiter_lang::Language;

use super::{Langs, Table};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::hub::unknown;
use crate::live::tell::cites;
use crate::live::wire::{Claimable, Claims, IfWrong};

/// What is offered on a screen, the likeliest first.
const OFFERED: [ClaimKind; 12] = [
    ClaimKind::Repetition,
    ClaimKind::Fifty,
    ClaimKind::Flag,
    ClaimKind::IllegalMove,
    ClaimKind::Touched,
    ClaimKind::WrongPosition,
    ClaimKind::Quickplay,
    ClaimKind::IncrementRequest,
    ClaimKind::NoArbiterDraw,
    ClaimKind::WrongClock,
    ClaimKind::WrongColours,
    ClaimKind::Disturbance,
];

impl Table {
    /// What a player of this device may claim.
    ///
    /// # Errors
    /// The device has no seat here, or not this one.
    pub async fn claims(
        &self,
        device: &Device,
        side: Option<Color>,
        langs: &Langs,
        language: Language,
        now: u64,
    ) -> Result<Claims, Failure> {
        let grants = self.house.grants(device).await;
        let mut seats = grants.sides(self.board);
        let by = seats.find(|seat| side.is_none_or(|side| side == *seat));
        let by = by.ok_or_else(|| unknown("seat", ""))?;
        let seated = self.desk.lock().await;
        let (desk, lang) = (&seated.desk, langs.get(language));
        let (regime, own_time) = (desk.game().regime(), own_time(desk, by, now));
        let boards = [*desk.game().state().line.now()];
        let setting = setting(desk, by);
        let known = OFFERED
            .into_iter()
            .filter(|kind| claimable::is_known(*kind, setting, regime));
        let claims = known.map(|kind| Claimable {
            kind: kind.as_str(),
            stops: claimable::stops(kind, regime).map(|(who, _)| match who {
                Stops::Must => "must",
                Stops::May => "may",
            }),
            wrong: claimable::price(kind, by, own_time, regime).map(|price| IfWrong {
                texts: price
                    .remedies
                    .iter()
                    .map(|one| lang.remedy(one, &boards))
                    .collect(),
                move_binds: price.move_binds,
                cites: cites(lang, regime, &price.cites),
            }),
        });
        Ok(Claims {
            claims: claims.collect(),
        })
    }
}

/// What of the game decides which claims there are for this player.
fn setting(desk: &Desk, by: Color) -> Setting {
    let clocks = desk.game().state().clocks.as_ref();
    Setting {
        clock: clocks.is_some(),
        increment: clocks.is_some_and(|clocks| clocks.device.setting().of(player(by)).has_bonus()),
        arbiter: !desk.decides(Viewer::White),
    }
}

/// What his clock shows at this instant.
fn own_time(desk: &Desk, by: Color, now: u64) -> Option<u64> {
    let viewer = by.fold(Viewer::White, Viewer::Black);
    let clock = desk.scene(viewer, now, Delay::default()).clock?;
    match by.fold(clock.view.white, clock.view.black) {
        Shown::Ms(ms) => Some(ms),
        Shown::Minutes(_) => None,
    }
}
