//! What hands do: which rules to ask.

use alloc::vec::Vec;

use arbiter_rules::answer::{Hindrance, Right};
use arbiter_rules::castling::is_among;
use arbiter_rules::chess::Color;
use arbiter_rules::fact::Intent;
use arbiter_rules::laws::Regime;
use arbiter_rules::making::{Completing, How};
use arbiter_rules::touch::{Duty, Unbound};
use arbiter_rules::variants::Legal;
use arbiter_rules::watched::{by_itself, is_by_program};
use arbiter_rules::{Answer, Refusal, blind, making, touch};

use super::{duty, irregular, screen};
use crate::event::{Event, HandsAct, Spot};
use crate::evolve::castling;
use crate::evolve::hands::{is_let_go, reserve_meant};
use crate::state::{Mode, State};

pub(super) fn refuse(state: &State, regime: &Regime, event: &Event, act: &HandsAct) -> Result<(), Refusal> {
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
            if !missing(state) {
                return Err(Refusal::NothingLifted);
            }
        }
        HandsAct::Place { square, piece, .. } => {
            let on = square.square()?;
            let held = event.by.player().and_then(|player| state.table.of(player).held);
            let laid = event
                .by
                .player()
                .is_some_and(|player| !state.table.of(player).aside.is_empty());
            let touched = || reserve_meant(state, event.by.player()?);
            let piece = piece.or_else(touched);
            if held.is_none() && !laid && piece.is_none() && !state.is_over() {
                return Err(Refusal::NothingLifted);
            }
            screen::refuse_place(state, regime, event, on, piece)?;
        }
        HandsAct::Release { square, .. } => {
            let on = square.as_ref().map(Spot::square).transpose()?;
            let held = event.by.player().and_then(|player| state.table.of(player).held);
            let before = || Some(is_let_go(state, event.by.player()?, on?));
            if held.is_none() && !state.is_over() && before() != Some(true) {
                return Err(Refusal::NothingLifted);
            }
        }
        HandsAct::Press { .. } if state.mode == Mode::Online && !event.part && !state.is_over() => {
            return Err(Refusal::NotInThisMode(Hindrance::Board));
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

/// Whether there is anything to put back: a piece in a hand, pushed over, or not where it belongs.
fn missing(state: &State) -> bool {
    let held = Color::ALL.iter().any(|of| state.table.of(*of).held.is_some());
    let moved = !state.table.displaced.is_empty() || state.table.board != state.line.now().board();
    held || moved || state.is_over()
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
        Err(Refusal::NotInThisMode(Hindrance::Board))
    } else {
        Ok(())
    }
}

pub(super) fn judge(state: &State, regime: &Regime, event: &Event, act: &HandsAct) -> Vec<Answer> {
    if state.moment.was_over {
        return Vec::new();
    }
    let mut answers = match (event.by.player(), act) {
        (Some(player), HandsAct::Touch { .. }) if state.voice.by_hole[player.index()] => {
            Vec::from([blind::only_felt(player, regime)])
        }
        (Some(player), HandsAct::Touch { .. } | HandsAct::Lift { .. } | HandsAct::Remove { .. })
            if !event.part =>
        {
            touched(state, regime, player)
        }
        (Some(player), HandsAct::TouchReserve { .. })
            if !event.part && state.line.now().beside.pockets().is_some() =>
        {
            touched(state, regime, player)
        }
        (Some(player), HandsAct::Place { .. }) if !event.part => placed(state, regime, player),
        (Some(player), HandsAct::Release { .. }) => released(state, regime, player, event.part),
        (Some(player), HandsAct::Press { .. }) => pressed(state, regime, player),
        _ => Vec::new(),
    };
    if state.moment.made.is_some() && !matches!(act, HandsAct::Release { .. }) {
        answers.extend(made(state, regime));
    }
    if is_by_program(regime) && state.moment.seen {
        answers = by_itself(answers);
    }
    // What was put back needs no second word.
    if !(is_by_program(regime) && answers.iter().any(super::undone)) {
        answers.extend(irregular::after_hands(state, regime, event, act));
    }
    answers
}

/// Whether touches are ruled on unasked: not where nobody sees them, nor where the edition waits to be asked.
fn unasked(state: &State, regime: &Regime) -> bool {
    state.moment.seen && !state.by_clock && touch::on_request(regime).is_none()
}

fn touched(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    let Some(touch) = state.table.of(player).touched.last() else {
        return Vec::new();
    };
    if !unasked(state, regime) || state.moment.made.is_some() {
        return Vec::new();
    }
    let free = |why| touch::unbound(player, why, regime);
    let may_adjust = duty::may_adjust(state, regime, player);
    if may_adjust && making::is_adjusting(touch.adjusting, touch.intent, regime) {
        return [free(Unbound::Adjusting)].into();
    }
    if touch.intent == Intent::Accidental {
        return [free(Unbound::Accidental)].into();
    }
    if duty::has_the_move(state, regime) != player || state.line.now().turn() != player {
        let adjusting = making::adjusting(player, regime).filter(|_| touch.adjusting);
        return core::iter::once(free(Unbound::NotOnMove))
            .chain(adjusting.map(Answer::from))
            .collect();
    }
    if touch.adjusting && !state.of(player).has_lost(Right::Adjust) {
        let offence = making::adjusting(player, regime).map(Answer::from);
        return core::iter::once(free(Unbound::Adjusting))
            .chain(offence)
            .collect();
    }
    let duty = duty::of_touches(state, regime, player);
    if touch.intent == Intent::Unclear {
        return touch::how(player, duty, regime)
            .map(Answer::from)
            .into_iter()
            .collect();
    }
    // What was let go as part of a legal move leaves less than the touch of a piece does.
    let begun = touch::written(&duty::begun(state, player));
    let wider = |duty: &Duty| match duty {
        Duty::Bound { moves, .. } => moves.iter().any(|one| !is_among(*one, &begun)),
        _ => true,
    };
    let duty = duty.filter(|duty| begun.is_empty() || !wider(duty));
    duty.map(|duty| duty.answer(player)).into_iter().collect()
}

/// A new piece touches the square of promotion.
fn placed(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    let Some(chosen) = state.moment.chosen.filter(|_| state.moment.seen) else {
        return Vec::new();
    };
    if chosen.exchanged {
        return making::promotion_exchanged(player, regime).into_iter().collect();
    }
    let left = duty::promotions(state, chosen.square);
    making::promotion_chosen(player, chosen.square, chosen.piece, &left, regime)
}

fn released(state: &State, regime: &Regime, player: Color, part: bool) -> Vec<Answer> {
    if state.moment.made.is_some() {
        return made(state, regime);
    }
    let line = &state.line;
    if line.now().turn() != player && line.last().is_some_and(|ply| !ply.completed) {
        // What nobody saw nobody puts back, until somebody complains or finds it.
        if is_by_program(regime) || !state.moment.seen {
            return Vec::new();
        }
        let moved = state.table.board != line.now().board();
        let stays = making::stays(line.ply(), regime).filter(|_| moved);
        return stays.map(Answer::from).into_iter().collect();
    }
    // One that was let go before changes nothing about the piece that he still holds.
    let holds = state.table.of(player).held.is_some();
    if part || holds || !state.moment.seen {
        return Vec::new();
    }
    if let Some((side, step)) = castling::hopped(state, player) {
        let legal = duty::legal_on_board(state);
        if !legal.iter().any(|one| one.castling() == Some(side)) {
            return making::castling_illegal(player, side, step.from, &legal, line.ply(), regime);
        }
    }
    making::begun(player, &duty::begun(state, player), regime)
}

/// A move has been made; it is undone where it breaks the duty of what was touched, if that is ruled unasked.
fn made(state: &State, regime: &Regime) -> Vec<Answer> {
    let (Some(player), Some(ply)) = (state.moment.made, state.line.last()) else {
        return Vec::new();
    };
    let before = state.line.before(state.line.ply());
    let Some(one) = ply.played.and_then(|played| before.legal(played)) else {
        return Vec::new();
    };
    let how = How {
        capture: one.as_move().is_some_and(|one| before.is_capture(one)),
        pawn_was_elsewhere: state.moment.promoted_apart.is_some(),
    };
    if let Legal::Drop(drop) = one
        && adjusted(state, player)
        && let Some(answer) = making::put_down_adjusting(player, drop, state.line.ply() - 1, regime)
    {
        return [answer].into();
    }
    let stands = making::made(player, one, how, regime);
    if unasked(state, regime)
        && let Some(breach) = duty::breach(state, regime, false)
    {
        return breach;
    }
    let not_pressed = state
        .line
        .ply()
        .checked_sub(2)
        .and_then(|ply| state.line.get(ply));
    let forgotten = not_pressed.is_some_and(|before| !before.completed);
    let earlier = forgotten
        .then(|| making::completed_by_the_next(player, regime))
        .flatten();
    earlier.into_iter().chain([stands]).map(Answer::from).collect()
}

/// Whether he had said that he adjusts before he took up the man that he has put down.
fn adjusted(state: &State, player: Color) -> bool {
    let last = state.table.before[player.index()].last();
    last.is_some_and(|touch| touch.square.is_none() && touch.adjusting)
}

fn pressed(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    if state.moment.pressed.is_none() {
        return Vec::new();
    }
    // The opponent may have replied before it.
    let own = state.line.last_of(player);
    let lawful = state.moment.completed.is_some() && own.is_some_and(|(_, ply)| ply.illegal.is_none());
    let completing = || Completing {
        player,
        answered: state.line.now().turn() == player,
        period_over: ends_a_period(state, player),
    };
    let completed = lawful.then(|| making::completed(completing(), regime));
    completed.map(Answer::from).into_iter().collect()
}

/// Whether the move just counted by the device was the last of a period.
fn ends_a_period(state: &State, of: Color) -> bool {
    state.clocks.as_ref().is_some_and(|clocks| {
        let display = clocks.device.display(of);
        let control = clocks.device.setting().of(of);
        let before = display.period().checked_sub(1);
        let end = before.and_then(|before| control.moves_until(before));
        end == Some(u32::from(clocks.counter(of)))
    })
}
