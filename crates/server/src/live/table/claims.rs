//! What a player may claim at his board, and what it would cost: said before anything is claimed. And what an arbiter
//! may enter there.

use arbiter_game::Shown;
use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;
use arbiter_game::rules::claimable::{self, Beside, Setting};
use arbiter_game::rules::fact::{ClaimKind, FactKind};
use arbiter_game::rules::{blind, device, helper, reportable};
use arbiter_game::state::Mode;
use arbiter_hall::{Delay, Desk, Sides};
use arbiter_lang::Language;

use super::{Langs, Table};
use crate::live::failure::Failure;
use crate::live::house::Device;
use crate::live::hub::unknown;
use crate::live::tell::cites;
use crate::live::wire::{Claimable, Claims, IfWrong, Incident, Incidents};

/// What is offered on a screen, the likeliest first.
const OFFERED: [ClaimKind; 13] = [
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
    ClaimKind::TwoBoards,
];

/// What an arbiter sees or is told of at a board, the likeliest first.
const INCIDENTS: [Seen; 40] = [
    Seen::Fact(FactKind::IllegalMove),
    Seen::Fact(FactKind::Touched),
    Seen::Fact(FactKind::Flag),
    Seen::Fact(FactKind::PocketWrong),
    Seen::Fact(FactKind::PocketLost),
    Seen::Fact(FactKind::ChecksDisputed),
    Seen::Fact(FactKind::OtherBoard),
    Seen::Fact(FactKind::LeftMatch),
    Seen::Fact(FactKind::BothEnd),
    Seen::Fact(FactKind::Device),
    Seen::Claim,
    Seen::Disturbance,
    Seen::Fact(FactKind::DisplacedPiece),
    Seen::Fact(FactKind::WrongSetting),
    Seen::Fact(FactKind::WrongPosition),
    Seen::Fact(FactKind::WrittenAhead),
    Seen::Fact(FactKind::WrongHand),
    Seen::Fact(FactKind::Default),
    Seen::Fact(FactKind::WrongColours),
    Seen::Fact(FactKind::BoardTurned),
    Seen::Fact(FactKind::PawnOnLastRank),
    Seen::Fact(FactKind::KingCaptured),
    Seen::Fact(FactKind::Unrecorded),
    Seen::Fact(FactKind::LeftArea),
    Seen::Fact(FactKind::Advice),
    Seen::Fact(FactKind::Notes),
    Seen::Fact(FactKind::Disturbing),
    Seen::Fact(FactKind::LeftVenue),
    Seen::Fact(FactKind::Smoking),
    Seen::Fact(FactKind::Disrepute),
    Seen::Fact(FactKind::SheetHidden),
    Seen::Fact(FactKind::SheetTaken),
    Seen::Fact(FactKind::OtherNotation),
    Seen::Fact(FactKind::DefectiveSheet),
    Seen::Fact(FactKind::SpectatorInterferes),
    Seen::Fact(FactKind::SpectatorPhone),
    Seen::Fact(FactKind::EnteredArea),
    Seen::Fact(FactKind::BoardsDiffer),
    Seen::Fact(FactKind::SheetsDiffer),
    Seen::Fact(FactKind::EnvelopeLost),
];

/// One kind of incident.
#[derive(Debug, Clone, Copy)]
enum Seen {
    /// He sees it himself.
    Fact(FactKind),
    /// A player says to him that he claims something.
    Claim,
    /// A player says to him that he was disturbed: a claim too, and so frequent that it has a place of its own.
    Disturbance,
}

impl Seen {
    const fn word(self) -> &'static str {
        match self {
            Self::Fact(fact) => fact.as_str(),
            Self::Claim => "claim",
            Self::Disturbance => ClaimKind::Disturbance.as_str(),
        }
    }

    /// Whether hands can bring it about on such a board.
    const fn can_arise(self, mode: Mode) -> bool {
        use FactKind::{
            BoardTurned, ChecksDisputed, DisplacedPiece, IllegalMove, KingCaptured, OtherBoard,
            PawnOnLastRank, PocketLost, PocketWrong, Touched, WrongHand, WrongPosition,
        };
        let Self::Fact(fact) = self else { return true };
        let anything = matches!(fact, DisplacedPiece | BoardTurned | PawnOnLastRank | KingCaptured)
            || matches!(fact, PocketWrong | PocketLost | ChecksDisputed | OtherBoard);
        let by_hand = matches!(fact, IllegalMove | Touched | WrongHand | WrongPosition);
        match mode {
            Mode::Physical | Mode::Recorded => true,
            Mode::Assisted => !anything,
            Mode::Online => !anything && !by_hand,
        }
    }
}

impl Table {
    /// What an arbiter may enter at this board: what its rulebook knows, the likeliest first. What cannot arise on such a
    /// board, or is for the players to claim, comes last.
    ///
    /// # Errors
    /// Whoever asks is no arbiter here.
    pub async fn incidents(&self, device: &Device) -> Result<Incidents, Failure> {
        self.for_officials(&self.house.grants(device).await)?;
        let seated = self.seat().await;
        let desk = &seated.desk;
        let (regime, mode) = (desk.game().regime(), desk.game().state().mode);
        let [white, black] = Color::ALL.map(|by| {
            let (setting, claim) = (setting(desk, by), |kind: &ClaimKind| {
                *kind != ClaimKind::Disturbance
            });
            let kinds = OFFERED.into_iter().filter(claim);
            let known = kinds.filter(|kind| claimable::is_known(*kind, setting, regime));
            known.collect::<Vec<_>>()
        });
        let setting = setting(desk, Color::White);
        let known = |seen: &Seen| match seen {
            Seen::Fact(fact) => reportable::is_known(*fact, setting, regime),
            Seen::Claim => !white.is_empty() || !black.is_empty(),
            Seen::Disturbance => claimable::is_known(ClaimKind::Disturbance, setting, regime),
        };
        let likely = |seen: Seen| {
            let ruled = match seen {
                Seen::Fact(fact) => reportable::is_ruled_unasked(fact, regime),
                Seen::Claim | Seen::Disturbance => true,
            };
            ruled && seen.can_arise(mode)
        };
        let mut incidents: Vec<Incident> = (INCIDENTS.into_iter().filter(known))
            .map(|seen| Incident {
                kind: seen.word(),
                likely: likely(seen),
            })
            .collect();
        incidents.sort_by_key(|incident| !incident.likely);
        let claims = Sides { white, black };
        let devices = device::kinds(regime).to_vec();
        let seats = desk.game().state().voice.seats;
        let [white, black] = Color::ALL.map(|of| helper::open_to(of, seats, regime));
        Ok(Incidents {
            incidents,
            claims,
            devices,
            helpers: Sides { white, black },
        })
    }

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
        let seated = self.seat().await;
        let (desk, lang) = (&seated.desk, langs.get(language));
        let (regime, own_time) = (desk.game().regime(), own_time(desk, by, now));
        let boards = [*desk.game().state().line.now()];
        let setting = setting(desk, by);
        let known = OFFERED
            .into_iter()
            .filter(|kind| claimable::is_known(*kind, setting, regime));
        let claims = known.map(|kind| Claimable {
            kind,
            stops: claimable::stops(kind, regime).map(|(who, _)| who.into()),
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
    let (state, regime) = (desk.game().state(), desk.game().regime());
    let clocks = state.clocks.as_ref();
    Setting {
        clock: clocks.is_some(),
        increment: clocks.is_some_and(|clocks| clocks.device.setting().of(by).has_bonus()),
        arbiter: !desk.decides(Viewer::White),
        beside: Beside {
            blind: blind::is_governed(state.voice.seats, regime),
            envelope: state.sealed().is_some(),
        },
    }
}

/// What his clock shows at this instant.
fn own_time(desk: &Desk, by: Color, now: u64) -> Option<u64> {
    let viewer = by.fold(Viewer::White, Viewer::Black);
    let clock = desk.scene(viewer, now, Delay::default()).seen.clock?;
    match by.fold(clock.white, clock.black) {
        Shown::Ms(ms) => Some(ms),
        Shown::Minutes(_) => None,
    }
}
