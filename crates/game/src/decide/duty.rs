//! What is left to a player after what he has touched and let go: facts of the state, put to the rules.

use alloc::vec::Vec;

use arbiter_rules::answer::{Decision, DutyDecision, Proposal};
use arbiter_rules::castling::{is_among, rook_arrives};
use arbiter_rules::chess::{Color, LegalMove, Role, Square};
use arbiter_rules::ending::Ends;
use arbiter_rules::fact::Intent;
use arbiter_rules::laws::Regime;
use arbiter_rules::touch::{self, Duty, Touched};
use arbiter_rules::variants::{self, Asked, Legal};
use arbiter_rules::{Answer, Question, Ruling, making};

use super::{mate, word};
use crate::state::{Clocks, Situation, State, Touch};

/// The legal moves that are left to the player whose turn it is: what touched and released pieces oblige to, whether
/// or not anybody has said so. `None` once the game is over.
#[must_use]
pub fn moves_left(state: &State, regime: &Regime) -> Option<Vec<Asked>> {
    let left = left(state, regime)?;
    let now = state.line.now();
    Some(
        left.into_iter()
            .map(|played| state.spelled(now, played))
            .collect(),
    )
}

fn left(state: &State, regime: &Regime) -> Option<Vec<Asked>> {
    if state.is_over() {
        return None;
    }
    let player = state.line.now().turn();
    if let Some(moves) = state.questions.iter().find_map(proposed) {
        return Some(moves);
    }
    if let Some(moves) = state
        .table
        .duty
        .as_ref()
        .filter(|_| state.table.bound == Some(player))
    {
        return Some(moves.clone());
    }
    let begun = begun(state, player);
    if !begun.is_empty() {
        return Some(touch::written(&begun));
    }
    let bound = if has_the_move(state, regime) == player {
        of_touches(state, regime, player)
    } else {
        None
    };
    match bound {
        Some(Duty::Bound { moves, .. }) => Some(touch::written(&moves)),
        _ => Some(touch::written(&legal(state))),
    }
}

/// The duty that an open question proposes.
fn proposed(question: &Question) -> Option<Vec<Asked>> {
    let Some(Proposal::Choice(word)) = &question.proposal else {
        return None;
    };
    question
        .option(word.as_str())?
        .then
        .iter()
        .find_map(|answer| match answer {
            Answer::Ruling(Ruling {
                decision: Decision::Duty(DutyDecision::Obligation { moves, .. }),
                ..
            }) => Some(moves.clone()),
            _ => None,
        })
}

pub(super) fn legal(state: &State) -> Vec<Legal> {
    let moves = state.line.now().legal_moves();
    moves.map(|moves| moves.iter().collect()).unwrap_or_default()
}

/// Those of men on the board.
pub(super) fn legal_on_board(state: &State) -> Vec<LegalMove> {
    let moves = state.line.now().legal_moves();
    moves.map(|moves| moves.moves().to_vec()).unwrap_or_default()
}

/// Who has the move under this regime.
pub(crate) fn has_the_move(state: &State, regime: &Regime) -> Color {
    let turn = state.line.now().turn();
    if word::is_awaited(state, regime) {
        return !turn;
    }
    let completed = state.line.last().is_none_or(|ply| ply.completed);
    making::has_the_move(turn, completed, regime)
}

pub(super) fn may_adjust(state: &State, regime: &Regime, player: Color) -> bool {
    let running = state.clocks.as_ref().and_then(Clocks::running);
    let lost = state.of(player).has_lost(arbiter_rules::answer::Right::Adjust);
    !lost && making::may_adjust(player, has_the_move(state, regime), running, regime)
}

/// The pieces that a player has touched on purpose, as they stand in a position.
fn binding(touched: &[Touch], position: &Situation, regime: &Regime) -> Vec<Touched> {
    let board = position.board();
    let meant = |touch: &&Touch| {
        let adjusting = making::is_adjusting(touch.adjusting, touch.intent, regime);
        touch.intent != Intent::Accidental && !adjusting
    };
    let meant = touched.iter().filter(meant);
    meant.filter_map(|touch| touch.on(&board)).collect()
}

/// What these touches oblige to in a position, in the order in which they were made: a man in hand or one on the board, the first
/// that can.
fn of_order(
    player: Color,
    touched: &[Touch],
    position: &Situation,
    legal: &[Legal],
    regime: &Regime,
) -> Option<Duty> {
    let moves: Vec<LegalMove> = legal.iter().filter_map(|one| one.as_move()).collect();
    let on_board = || touch::duty(player, &binding(touched, position, regime), &moves, regime);
    let in_hand = |touch: &&Touch| touch.is_from_hand(player) && touch.intent == Intent::Deliberate;
    let reserve: Vec<Role> = touched
        .iter()
        .filter(in_hand)
        .map(|touch| touch.piece.role)
        .collect();
    if reserve.is_empty() || position.beside.pockets().is_none() {
        return on_board();
    }
    let of_hand = || touch::reserve(player, &reserve, legal, regime);
    let binds = |duty: &Duty| !matches!(duty, Duty::Free { .. });
    let meant = |touch: &&Touch| touch.intent != Intent::Accidental && !touch.adjusting;
    let first = touched.iter().find(meant).map(|touch| touch.is_from_hand(player));
    let (one, other) = if first == Some(true) {
        (of_hand(), on_board())
    } else {
        (on_board(), of_hand())
    };
    let free = one.clone();
    one.filter(binds).or_else(|| other.filter(binds)).or(free)
}

/// What the pieces that the player has touched since his last move oblige to.
pub(super) fn of_touches(state: &State, regime: &Regime, player: Color) -> Option<Duty> {
    if state.by_clock {
        return None;
    }
    let imposed = state.table.imposed.as_ref();
    let left = |one: &Legal| imposed.is_none_or(|moves| is_among(*one, moves));
    let legal: Vec<_> = legal(state).into_iter().filter(left).collect();
    let duty = of_order(
        player,
        &state.table.of(player).touched,
        state.line.now(),
        &legal,
        regime,
    )?;
    // What has been ruled holds, whatever is touched after it.
    let kept = imposed.is_none() || matches!(duty, Duty::Bound { .. });
    kept.then_some(duty)
}

/// What binds a player who is to seal: a piece that he has touched, or what was ruled of it.
pub(super) fn of_sealing(state: &State, regime: &Regime, player: Color) -> Option<Duty> {
    if let Some(ruled) = state
        .table
        .duty
        .as_ref()
        .filter(|_| state.table.bound == Some(player))
    {
        let left = legal(state).into_iter().filter(|one| is_among(*one, ruled));
        return Some(Duty::Bound {
            moves: left.collect(),
            remedies: Vec::new(),
            cites: state.table.why.clone(),
        });
    }
    of_touches(state, regime, player).filter(|duty| matches!(duty, Duty::Bound { .. }))
}

/// How the last move ends the game on the board, if it does.
fn ends(state: &State, after: &Situation) -> Option<Ends> {
    let on_board = after.ends().map(ends_of);
    on_board.or_else(|| mate::dead_now(state).then_some(Ends::Dead))
}

/// The end on the board, as the rules know it.
pub(super) const fn ends_of(end: variants::End) -> Ends {
    match end {
        variants::End::Hill => Ends::Hill,
        variants::End::ThirdCheck => Ends::ThirdCheck,
        variants::End::Checkmate => Ends::Checkmate,
        variants::End::Stalemate => Ends::Stalemate,
    }
}

/// The last move breaks the duty of what was touched before it: it is undone, and the duty holds. An arbiter who acts
/// unasked goes by what he has seen.
pub(super) fn breach(state: &State, regime: &Regime, asked: bool) -> Option<Vec<Answer>> {
    let ply = state.line.last()?;
    let played = ply.played?;
    let number = state.line.ply();
    let player = state.line.player(number);
    let before = state.line.before(number);
    let end = ends(state, &ply.after);
    if end.is_some_and(|end| end.by_any_legal_move(regime)) {
        return None;
    }
    let legal: Vec<Legal> = before.legal_moves()?.iter().collect();
    let mut touched = state.table.before[player.index()].clone();
    touched.retain(|touch| asked || touch.seen);
    let mut duty = of_order(player, &touched, before, &legal, regime);
    if let Some(left) = &state.table.duty_before {
        let kept = legal.iter().copied().filter(|one| is_among(*one, left));
        let moves: Vec<_> = kept.collect();
        let cites = match &duty {
            Some(Duty::Bound { cites, .. } | Duty::Free { cites }) => cites.clone(),
            _ => state.table.why_before.clone(),
        };
        let remedies = Vec::new();
        duty = Some(Duty::Bound {
            moves,
            remedies,
            cites,
        });
    }
    let duty = duty.filter(|duty| !duty.allows(played))?;
    Some(touch::breached(player, duty, end, number - 1, regime))
}

/// The legal moves that what was let go so far begins, and does not finish.
pub(super) fn begun(state: &State, player: Color) -> Vec<LegalMove> {
    if state.by_clock {
        return Vec::new();
    }
    let acts = state.table.of(player);
    let now = state.line.now();
    let Some(last) = acts.released.last().filter(|_| now.turn() == player) else {
        return Vec::new();
    };
    let Some(from) = last.from.filter(|from| *from != last.on) else {
        return Vec::new();
    };
    let king_half = |one: &LegalMove| one.from() == from && one.to() == last.on;
    let rook_half = |one: &LegalMove| one.rook_from() == Some(from) && rook_arrives(*one) == Some(last.on);
    let steps = |one: &LegalMove| {
        if acts.aside.is_empty() {
            return king_half(one);
        }
        // Another piece of his is still to be put down: only castling moves two.
        one.castling().is_some() && (king_half(one) || rook_half(one))
    };
    let begun: Vec<_> = legal_on_board(state).into_iter().filter(steps).collect();
    // A step of the king that is a move too begins castling where that was said, or where its rook is taken up.
    let taken = |one: &LegalMove| acts.touched.iter().any(|touch| touch.square == one.rook_from());
    let castling = |one: &LegalMove| one.castling().is_some() && (acts.castling || taken(one));
    let castles: Vec<_> = begun.iter().copied().filter(castling).collect();
    if castles.is_empty() { begun } else { castles }
}

/// The promotions on this square that the pawn taken up or let go can make.
pub(super) fn promotions(state: &State, square: Square) -> Vec<LegalMove> {
    let gone = |one: &LegalMove| state.table.board.piece_at(one.from()).is_none();
    let all: Vec<_> = legal_on_board(state)
        .into_iter()
        .filter(|one| one.promotion().is_some() && one.to() == square)
        .collect();
    let left: Vec<_> = all.iter().copied().filter(gone).collect();
    if left.is_empty() { all } else { left }
}
