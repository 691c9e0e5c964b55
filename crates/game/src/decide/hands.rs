//! What hands do: which rules to ask. Subject of `core`.

use alloc::vec::Vec;

use arbiter_rules::laws::Regime;
use arbiter_rules::{Answer, Refusal};

use super::irregular;
use crate::event::{Event, HandsAct, Spot};
use crate::state::{Mode, State};

pub(super) fn refuse(state: &State, event: &Event, act: &HandsAct) -> Result<(), Refusal> {
    match act {
        HandsAct::Touch { square, .. } | HandsAct::Lift { square, .. } | HandsAct::Remove { square, .. } => {
            stands(state, square)?;
        }
        HandsAct::Displace { squares } => {
            for square in squares {
                stands(state, square)?;
            }
        }
        HandsAct::PutBack { square, .. } => {
            square.square()?;
        }
        HandsAct::Place { square, piece, .. } => {
            square.square()?;
            let held = event.by.player().and_then(|player| state.table.of(player).held);
            if held.is_none() && piece.is_none() {
                return Err(Refusal::NothingLifted);
            }
        }
        HandsAct::Release { square, .. } => {
            if let Some(square) = square {
                square.square()?;
            }
            let held = event.by.player().and_then(|player| state.table.of(player).held);
            if held.is_none() && !state.is_over() {
                return Err(Refusal::NothingLifted);
            }
        }
        HandsAct::Press { .. } => return press(state, event),
        _ => {}
    }
    if event.by.player().is_none() && !event.by.is_arbiter() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotAtThisBoard { by });
    }
    mode(state, act)
}

fn stands(state: &State, square: &Spot) -> Result<(), Refusal> {
    let square = square.square()?;
    let beside = state.table.beside.iter().any(|(on, _)| *on == square);
    if beside || state.table.board.piece_at(square).is_some() || state.is_over() {
        Ok(())
    } else {
        Err(Refusal::NothingThere { square })
    }
}

fn press(state: &State, event: &Event) -> Result<(), Refusal> {
    if event.by.player().is_none() {
        let by = event.by.as_str().into();
        return Err(Refusal::NotAtThisBoard { by });
    }
    let stand = state
        .clocks
        .as_ref()
        .is_some_and(|clocks| clocks.running().is_none());
    if stand && !state.is_over() {
        return Err(Refusal::ClocksStand);
    }
    Ok(())
}

/// What a screen cannot do.
fn mode(state: &State, act: &HandsAct) -> Result<(), Refusal> {
    let screen = matches!(state.mode, Mode::Online | Mode::Assisted);
    let by_hand = matches!(
        act,
        HandsAct::Displace { .. } | HandsAct::HitClock { .. } | HandsAct::PutBack { .. }
    );
    if screen && by_hand {
        Err(Refusal::NotInThisMode)
    } else {
        Ok(())
    }
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &HandsAct) -> Vec<Answer> {
    if state.moment.was_over {
        return Vec::new();
    }
    irregular::after_hands(state, regime, event, act)
}
