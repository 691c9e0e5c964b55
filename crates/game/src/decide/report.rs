//! What is noticed and told: which rules to ask.

use alloc::vec::Vec;
use arbiter_rules::answer::{EndReason, IllegalKind};
use arbiter_rules::chess::Color;
use arbiter_rules::fact::{Area, DeviceKind, FactKind};
use arbiter_rules::illegal_move::{self, Noticed};
use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal, clock_faults, conduct, desk, touch};

use super::{adjourned, blind, disputed, duty, facts, irregular, paper, presence};
use crate::event::{Actor, Event, ReportAct, Told};
use crate::state::State;

pub(super) fn refuse(state: &State, _event: &Event, act: &ReportAct) -> Result<(), Refusal> {
    let told = act.told();
    if told.fact == FactKind::EnvelopeLost && state.sealed().is_none() && !state.is_over() {
        return Err(Refusal::NoEnvelope);
    }
    if let (Some(to), false) = (told.to, matches!(act, ReportAct::Report(_))) {
        let answer = to.as_str().into();
        return Err(Refusal::OutsideLimits { answer });
    }
    disputed::refuse(told)?;
    told.square
        .as_ref()
        .map_or(Ok(()), |square| square.square().map(|_| ()))
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &ReportAct) -> Vec<Answer> {
    if !state.moment.was_over
        && let Some(answers) = interference(regime, event, act)
    {
        return answers;
    }
    let told = act.told();
    if state.moment.was_over
        && let Some(answers) = disputed::after_the_end(state, regime, told, noticed(act))
    {
        return answers;
    }
    if state.moment.was_over && changes_nothing(state, told.fact) {
        return alloc::vec![after_the_end(state, regime, told.fact)];
    }
    facts::judge(state, regime, event, told)
        .or_else(|| disputed::judge(state, regime, told))
        .or_else(|| irregularity(state, regime, told, noticed(act)))
        .or_else(|| done(state, regime, told))
        .unwrap_or_default()
}

/// Whether a game that is over can still be lost in this way: both may turn out not to have come.
fn changes_nothing(state: &State, fact: FactKind) -> bool {
    let by_default = state
        .end
        .as_ref()
        .is_some_and(|end| end.reason == EndReason::Default);
    let helps_nobody = matches!(
        fact,
        FactKind::Device | FactKind::Notes | FactKind::Advice | FactKind::Disturbing
    );
    is_of_the_game(fact) || helps_nobody || (fact == FactKind::Default && !by_default)
}

/// Facts that change nothing once the game is over.
fn is_of_the_game(fact: FactKind) -> bool {
    use FactKind::{
        BoardTurned, BoardsDiffer, BothKingsInCheck, ChecksDisputed, DisplacedPiece, EnvelopeLost,
        IllegalMove, KingCaptured, LeftMatch, OtherBoard, PawnOnLastRank, PocketLost, PocketWrong,
        SheetsDiffer, WrongColours, WrongPosition, WrongSetting,
    };
    matches!(
        fact,
        BoardTurned
            | BothKingsInCheck
            | DisplacedPiece
            | IllegalMove
            | KingCaptured
            | PawnOnLastRank
            | WrongColours
            | WrongPosition
            | WrongSetting
            | EnvelopeLost
            | BoardsDiffer
            | SheetsDiffer
            | PocketWrong
            | PocketLost
            | ChecksDisputed
            | OtherBoard
            | LeftMatch
    )
}

fn after_the_end(state: &State, regime: &Regime, fact: FactKind) -> Answer {
    if fact == FactKind::IllegalMove {
        return illegal_move::after_the_end(regime);
    }
    super::stands(state)
}

/// Who has noticed it: what is found when the game is played over was seen by nobody before.
const fn noticed(act: &ReportAct) -> Noticed {
    match act {
        ReportAct::Observe(_) | ReportAct::Report(_) => Noticed::ByArbiter,
        ReportAct::ReplayFinds(_) => Noticed::InReplay,
    }
}

/// What is wrong with the position, the start or the clock.
fn irregularity(state: &State, regime: &Regime, told: &Told, noticed: Noticed) -> Option<Vec<Answer>> {
    let illegal = |only: Option<IllegalKind>| {
        if noticed == Noticed::InReplay && told.ply.is_none() {
            let first = irregular::found_in_check(state, regime);
            if !first.is_empty() {
                return first;
            }
        }
        let (side, ply) = (told.side, told.ply);
        let which = irregular::Which { side, ply, only };
        irregular::illegal_told(state, regime, noticed, None, &which)
    };
    let answers = match told.fact {
        FactKind::IllegalMove | FactKind::BothKingsInCheck => illegal(None),
        FactKind::PawnOnLastRank => illegal(Some(IllegalKind::Unpromoted)),
        FactKind::KingCaptured => illegal(Some(IllegalKind::KingTaken)),
        FactKind::WrongPosition => irregular::wrong_position(state, regime, None, told.ply),
        FactKind::DisplacedPiece => irregular::displaced_found(state, regime, None, told.ply),
        FactKind::WrongColours => irregular::colours(state, regime, None),
        FactKind::BoardTurned => irregular::turned(state, regime, None),
        FactKind::WrongSetting => {
            let of = told.side.unwrap_or_else(|| state.line.now().turn());
            let resumed = told
                .should
                .is_none()
                .then(|| adjourned::wrong_times(state, regime, None, of));
            resumed
                .flatten()
                .unwrap_or_else(|| irregular::setting(state, regime, None, told.should.as_deref()))
        }
        FactKind::EnvelopeLost => adjourned::lost(state, regime)?,
        FactKind::BoardsDiffer | FactKind::SheetsDiffer => {
            blind::differs(state, regime, told.fact, told.ply)?
        }
        _ => return None,
    };
    Some(answers)
}

const SPECTATOR: &str = Actor::Spectator.as_str();

/// What a player is said to have done, or somebody who has no part in the game.
fn done(state: &State, regime: &Regime, told: &Told) -> Option<Vec<Answer>> {
    let player = told.side.unwrap_or_else(|| state.line.now().turn());
    let answers = match told.fact {
        FactKind::Default => match told.side {
            Some(side) => presence::absent(state, regime, side, None),
            None => presence::both_absent(state, regime),
        },
        FactKind::Device => {
            // Where nothing else is said it was heard: that is how an arbiter notices one.
            presence::has_device(state, regime, player, told.device.unwrap_or(DeviceKind::Rang))
        }
        FactKind::WrongHand => clock_faults::wrong_hand(player, regime),
        FactKind::Touched => touched(state, regime, player),
        FactKind::Notes | FactKind::Advice => conduct::aided(player, regime),
        FactKind::Disturbing => conduct::disturbs(player, regime),
        FactKind::Disrepute => conduct::disreputable(player, regime),
        FactKind::SpectatorInterferes => desk::interferes(SPECTATOR, regime),
        FactKind::SpectatorPhone => conduct::spectators_phone(SPECTATOR, false, regime),
        FactKind::EnteredArea => conduct::enters(SPECTATOR, regime),
        FactKind::Smoking => match told.side {
            Some(side) => conduct::smokes(side, regime),
            // Of no player it is said, so somebody else smokes.
            None => conduct::spectator_smokes(SPECTATOR, regime),
        },
        FactKind::LeftArea => presence::leaves(state, regime, player, Area::PlayingArea, false),
        FactKind::LeftVenue => presence::leaves(state, regime, player, Area::PlayingVenue, false),
        _ => paper::told(state, regime, told.fact, player)?,
    };
    Some(answers)
}

/// The arbiter has seen, or was told, what a player touched: what it obliges to, or whether the move that he made after
/// it stands.
fn touched(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    if let Some(silence) = touch::on_request(regime) {
        return alloc::vec![silence];
    }
    let answers = if state.line.now().turn() == player {
        let duty = duty::of_touches(state, regime, player);
        duty.map(|duty| alloc::vec![duty.answer(player)])
    } else {
        duty::breach(state, regime, true)
    };
    answers.unwrap_or_else(|| alloc::vec![touch::complied(regime)])
}

/// A spectator, a captain, or a player of another game, tells somebody who is not the arbiter, or tells at all where the rulebook
/// lets him tell nobody.
fn interference(regime: &Regime, event: &Event, act: &ReportAct) -> Option<Vec<Answer>> {
    if !matches!(event.by, Actor::Spectator | Actor::Captain) {
        return None;
    }
    let may = desk::may_tell(act.told().to.is_none_or(Actor::is_arbiter), regime);
    (!may).then(|| desk::interferes(event.by.as_str(), regime))
}
