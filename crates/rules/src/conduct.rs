//! What players do in the hall: aids, leaving, smoking, what brings chess into disrepute, and who has finished. Topics `conduct.*`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{ConductBreach, ConductFinished, ConductLeaving, Regime, SpectatorsPhones, Topic};
use arbiter_mate::chess::Color;

use crate::answer::OffenceKind;
use crate::cite::{add, cite_all, cites_by, is_carried};
use crate::fact::Area;
use crate::silent;
use crate::{Answer, Refusal, Ruling, desk, penalties};

/// An offence against the article on the first of these topics, which leads to penalties where the chapter says so; a rulebook that
/// has no such article is silent about it.
pub(crate) fn breach(which: OffenceKind, player: Color, topics: &[Topic], regime: &Regime) -> Vec<Answer> {
    if !is_carried(regime, &topics[..1]) {
        return silent::ask(regime, &[Topic::ConductDisturbing, Topic::ConductDisrepute]);
    }
    let leads = regime.conduct_breach();
    if leads.value() != Some(ConductBreach::Penalties) {
        return penalties::unpriced(which, player, topics, regime);
    }
    let mut by = cite_all(regime, topics.iter().copied());
    add(&mut by, leads.by().iter().cloned());
    penalties::offence_by(which, player, &by, topics, regime)
}

/// A player uses notes, other sources, advice or analysis. Topic `conduct.aids`.
///
/// ```
/// use arbiter_rules::{conduct::aided, chess::Color::White, laws::default_rulebook};
/// assert_eq!(aided(White, &default_rulebook().standard()).len(), 2); // an offence, and the question what it costs
/// ```
#[must_use]
pub fn aided(player: Color, regime: &Regime) -> Vec<Answer> {
    breach(
        OffenceKind::Aids,
        player,
        &[Topic::ConductAids, Topic::ArbiterFairPlay],
        regime,
    )
}

/// A player does what brings chess into disrepute. Topic `conduct.disrepute`.
#[must_use]
pub fn disreputable(player: Color, regime: &Regime) -> Vec<Answer> {
    breach(OffenceKind::Disrepute, player, &[Topic::ConductDisrepute], regime)
}

/// A player smokes where it is not allowed. Topic `conduct.smoking`.
#[must_use]
pub fn smokes(player: Color, regime: &Regime) -> Vec<Answer> {
    breach(OffenceKind::Smoking, player, &[Topic::ConductSmoking], regime)
}

/// Somebody who has no part in the game smokes where it is not allowed. Topics `conduct.smoking`, `spectators`.
#[must_use]
pub fn spectator_smokes(who: &str, regime: &Regime) -> Vec<Answer> {
    by_outsider(OffenceKind::Smoking, Topic::ConductSmoking, who, regime)
}

/// An arbiter sees that a player disturbs his opponent. Topic `conduct.disturbing`.
#[must_use]
pub fn disturbs(player: Color, regime: &Regime) -> Vec<Answer> {
    breach(
        OffenceKind::Disturbance,
        player,
        &[Topic::ConductDisturbing, Topic::ArbiterNotDisturbed],
        regime,
    )
}

/// Somebody who has no part in the game uses a phone. Topics `spectators.phones`, `spectators`.
///
/// ```
/// use arbiter_laws::Rulebook;
/// use arbiter_rules::{Answer, conduct::spectators_phone};
/// let found = |id| match &spectators_phone("spectator", true, &Rulebook::by_id(id).unwrap().standard())[0] {
///     Answer::Ruling(ruling) => ruling.decision.tag(),
///     Answer::Question(question) => question.id.as_str(),
/// };
/// assert_eq!((found("fide-2005"), found("fide-2023")), ("offence", "no_offence"));
/// ```
#[must_use]
pub fn spectators_phone(who: &str, with_leave: bool, regime: &Regime) -> Vec<Answer> {
    let said = regime.spectators_phones();
    if said.is_none() {
        return silent::ask(regime, &[Topic::Spectators, Topic::ConductDisturbing]);
    }
    if with_leave && said.value() == Some(SpectatorsPhones::UnlessAuthorised) {
        return vec![Ruling::no_offence(said.by().iter().cloned()).into()];
    }
    let cites = cites_by(said.by(), regime, [Topic::Spectators]);
    desk::may_go(OffenceKind::SpectatorPhone, who, &cites)
}

/// Somebody who neither plays nor is an arbiter is found in the playing area. Topic `conduct.entry`.
#[must_use]
pub fn enters(who: &str, regime: &Regime) -> Vec<Answer> {
    by_outsider(OffenceKind::Entry, Topic::ConductEntry, who, regime)
}

/// What somebody who has no part in the game must not do.
fn by_outsider(which: OffenceKind, topic: Topic, who: &str, regime: &Regime) -> Vec<Answer> {
    if !is_carried(regime, &[topic]) {
        return silent::ask(regime, &[Topic::Spectators]);
    }
    desk::may_go(which, who, &cite_all(regime, [topic, Topic::Spectators]))
}

/// How somebody leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaving {
    /// What he leaves.
    pub area: Area,
    /// Whether the arbiter has permitted it.
    pub with_leave: bool,
    /// Whether he has the move.
    pub on_move: bool,
    /// Whether his game is over.
    pub finished: bool,
}

/// A player leaves. The venue nobody leaves without leave, the playing area nobody who has the move, and where the event lets both
/// report, nobody; whoever has finished may go. Topics `conduct.leaving`, `conduct.leaving_hall`.
///
/// ```
/// use arbiter_rules::conduct::{Leaving, leaves};
/// use arbiter_rules::{chess::Color::White, fact::Area, laws::default_rulebook};
/// let regime = default_rulebook().standard();
/// let out = Leaving { area: Area::PlayingArea, with_leave: false, on_move: true, finished: false };
/// assert_eq!(leaves(White, out, &regime).len(), 2);
/// assert_eq!(leaves(White, Leaving { on_move: false, ..out }, &regime).len(), 1);
/// ```
#[must_use]
pub fn leaves(player: Color, how: Leaving, regime: &Regime) -> Vec<Answer> {
    let topics = [Topic::ConductLeaving, Topic::ConductLeavingHall];
    let needs_leave = match how.area {
        Area::PlayingVenue => true,
        Area::PlayingArea => how.on_move || both_report(regime),
    };
    if !how.with_leave && !how.finished && needs_leave {
        return breach(OffenceKind::Leaving, player, &topics, regime);
    }
    if !is_carried(regime, &topics[..1]) {
        return Vec::new();
    }
    vec![Ruling::no_offence(cite_all(regime, topics)).into()]
}

/// `conduct.leaving`, `conduct.report`: whether the event lets the opponent of the player on the move report too, and the rulebook
/// lets it.
fn both_report(regime: &Regime) -> bool {
    regime.conduct_leaving() == Some(ConductLeaving::RegulationsMayExtend)
        && regime.conduct_report().is_some()
}

/// A player whose game is over stays and looks on: he is a spectator now. Topic `conduct.finished`.
///
/// # Errors
/// [`Refusal::NotThisRole`] while his game goes on.
pub fn may_look_on(player: Color, finished: bool) -> Result<(), Refusal> {
    if finished {
        return Ok(());
    }
    let by = player.word().into();
    Err(Refusal::NotThisRole { by })
}

/// What follows for him: nothing, but that the article on spectators holds.
#[must_use]
pub fn looks_on(regime: &Regime) -> Vec<Answer> {
    let said = regime.conduct_finished();
    match said.value() {
        Some(ConductFinished::Spectators) => {
            let cites = cites_by(said.by(), regime, [Topic::Spectators]);
            vec![Ruling::no_offence(cites).into()]
        }
        None => Vec::new(),
    }
}
