//! Irregularities: found at once by the arbiter, claimed by a player, told by somebody.
//!
//! What happened stands in `state.faults`; here it is turned into the facts of a rule.

mod broken;
mod illegal;
mod start;
mod watched;

use alloc::vec::Vec;

use arbiter_rules::answer::{ClaimDecision, Decision, IllegalKind};
use arbiter_rules::chess::{Color, Role, Square};
use arbiter_rules::clock_faults::{self, StopReason};
use arbiter_rules::fact::{CallAbout, ClaimKind, FactKind, Hand, WatchUntil};
use arbiter_rules::illegal_move::{self, Noticed};
use arbiter_rules::laws::Regime;
use arbiter_rules::watched::is_by_program;
use arbiter_rules::{Answer, irregularity, making, penalties};

use crate::event::{Event, HandsAct, SpeechAct};
use crate::evolve::line::is_last_rank;
use crate::state::{Fault, State};

pub(super) use illegal::open;
use illegal::plainly_wrong;
pub(super) use illegal::{Which, times, told as illegal_told};
pub(super) use start::{colours, setting, turned};

/// What an arbiter sees of hands at once.
pub(super) fn after_hands(state: &State, regime: &Regime, event: &Event, act: &HandsAct) -> Vec<Answer> {
    let watched = watched(state, regime);
    if watched.is_some() {
        return watched.into_iter().collect();
    }
    if !state.moment.seen {
        return Vec::new();
    }
    let Some(player) = event.by.player() else {
        return Vec::new();
    };
    if is_by_program(regime) {
        return watched::after_hands(state, regime, player, act);
    }
    match act {
        HandsAct::Press { hand } => pressed(state, regime, player, *hand),
        HandsAct::HitClock { .. } => clock_faults::handling(player, regime),
        HandsAct::StopClocks => clock_faults::stopped(player, why(state, player), regime),
        HandsAct::Displace { .. } => displaced_by(state, regime, player),
        HandsAct::Release { .. } if state.moment.out_of_turn && !stays(state, regime) => {
            displaced_by(state, regime, player)
        }
        HandsAct::Release { .. } if state.moment.made == Some(player) => by_the_next(state, regime, player),
        _ => Vec::new(),
    }
}

/// His next move completes the one before, where the edition says so: was that no legal move?
fn by_the_next(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    let Some(number) = state.line.ply().checked_sub(2) else {
        return Vec::new();
    };
    let open_still = state.line.get(number).is_some_and(|ply| !ply.completed);
    let of_it = |fault: &&Fault| fault.ply == number && !illegal::beside_the_move(fault);
    let Some(fault) = open(state).find(of_it).filter(|_| open_still) else {
        return Vec::new();
    };
    if making::completed_by_the_next(player, regime).is_none() {
        return Vec::new();
    }
    let mut completed = state.clone();
    completed.line.complete_the_earlier(player);
    illegal::found(&completed, regime, fault, Noticed::ByArbiter)
}

/// A press completes what was done; the wrong hand is an offence beside it.
fn pressed(state: &State, regime: &Regime, player: Color, hand: Option<Hand>) -> Vec<Answer> {
    // His own last move, if this press completes it after the reply; else what has just been done.
    let completed = state.moment.completed == Some(player);
    let own = state.line.last_of(player).filter(|_| completed);
    let from = own.map_or(state.line.ply(), |(number, _)| number);
    let here = |fault: &&Fault| fault.player == player && fault.ply >= from;
    let fault = open(state).filter(here);
    let fault = fault.min_by_key(|fault| illegal::beside_the_move(fault));
    // No hand has made a move that this press could follow.
    let nothing = fault.is_some_and(|fault| fault.illegal() == Some(IllegalKind::PressWithoutMove));
    let mut answers = match fault {
        Some(fault) => illegal::found(state, regime, fault, Noticed::ByArbiter),
        None => Vec::new(),
    };
    if hand == Some(Hand::Other) && !nothing {
        answers.extend(clock_faults::wrong_hand(player, regime));
    }
    answers
}

/// The square of the piece that a capture has left on the board, where that is all that is missing of the last move.
pub(super) fn left_standing(state: &State) -> Option<Square> {
    let number = state.line.ply();
    let before = state.line.before(number);
    let one = watched::begun(state, before, state.line.last()?)?;
    let taken = Square::new(one.to().file(), one.from().rank());
    let square = if one.is_en_passant() { taken } else { one.to() };
    before.is_capture(one).then_some(square)
}

/// `rapid.both_kings`: the arbiter has waited for the next completed move.
fn watched(state: &State, regime: &Regime) -> Option<Answer> {
    state.moment.completed?;
    let due = |ply: u32| ply + 1 == state.line.ply();
    state
        .watches
        .iter()
        .find(|watch| watch.until == WatchUntil::NextCompletedMove && due(watch.ply))?;
    if !plainly_wrong(state) {
        return None;
    }
    Some(illegal_move::both_kings(regime))
}

/// Why a player stops the clocks, as far as the board shows it.
fn why(state: &State, player: Color) -> StopReason {
    if !displaced(state).is_empty() {
        return StopReason::Displaced;
    }
    let board = state.table.board;
    let reached = |square: Square| is_last_rank(square, player) && board.role_at(square) == Some(Role::Pawn);
    let held = state
        .table
        .of(player)
        .held
        .is_some_and(|held| held.piece.role == Role::Pawn);
    let now = state.line.now();
    let promotes = now.turn() == player
        && now
            .legal_moves()
            .is_some_and(|moves| moves.moves().iter().any(|one| one.promotion().is_some()));
    if Square::ALL.into_iter().any(reached) || held || promotes {
        StopReason::SeeksArbiter
    } else {
        StopReason::Unknown
    }
}

/// The squares from which pieces were pushed over, with what should stand there.
pub(super) fn displaced(state: &State) -> Vec<(Square, Option<arbiter_rules::chess::Piece>)> {
    let should = state.line.now().board();
    let squares = state.table.displaced.iter();
    squares
        .map(|square| (*square, should.piece_at(*square)))
        .collect()
}

/// Whether a player has let pieces go, or taken them off, while the move was the opponent's, and holds none.
fn is_out_of_place(state: &State, player: Color) -> bool {
    let now = state.line.now();
    let holds = Color::ALL.iter().any(|of| state.table.of(*of).held.is_some());
    let wrong = state.table.board != now.board() || !state.table.beside.is_empty();
    now.turn() != player && !holds && wrong
}

/// Whether his own move, made and not completed, stands as he let it go: what he moves after it is put back with that.
fn stays(state: &State, regime: &Regime) -> bool {
    let open = state.line.last().is_some_and(|ply| !ply.completed);
    open && making::binds_when_released(regime)
}

/// A player has pushed pieces over, or moved them while the move was the opponent's: he puts them back in his own time.
fn displaced_by(state: &State, regime: &Regime, player: Color) -> Vec<Answer> {
    irregularity::by_player(player, &displaced(state), regime)
}

/// A claim that is not about a draw or a flag.
pub(super) fn claimed(
    state: &State,
    regime: &Regime,
    _event: &Event,
    by: Color,
    act: &SpeechAct,
) -> Vec<Answer> {
    let SpeechAct::Claim { kind, side, ply, .. } = act else {
        return Vec::new();
    };
    match kind {
        ClaimKind::IllegalMove | ClaimKind::Promotion => {
            let only = (*kind == ClaimKind::Promotion).then_some(IllegalKind::Unpromoted);
            let side = side.or(Some(!by));
            let which = Which {
                side,
                ply: *ply,
                only,
            };
            // Who tells of his own fault claims nothing: then it is the arbiter who has noticed it.
            let opponent = which.side != Some(by);
            let noticed = if opponent {
                Noticed::ByOpponent
            } else {
                Noticed::ByArbiter
            };
            let mut answers = illegal::told(state, regime, noticed, opponent.then_some(by), &which);
            for answer in &mut answers {
                claimed_as(answer, *kind);
            }
            answers
        }
        ClaimKind::WrongPosition => wrong_position(state, regime, Some(by), *ply),
        ClaimKind::WrongColours => colours(state, regime, Some(by)),
        ClaimKind::WrongClock => setting(state, regime, Some(by), None),
        ClaimKind::Default => super::presence::absent(state, regime, side.unwrap_or(!by), Some(by)),
        ClaimKind::Disturbance => penalties::disturbed(by, regime),
        _ => Vec::new(),
    }
}

/// The answer names what was claimed.
fn claimed_as(answer: &mut Answer, kind: ClaimKind) {
    if let Answer::Ruling(ruling) = answer
        && let Decision::Claim(
            ClaimDecision::ClaimUpheld { claim, .. } | ClaimDecision::ClaimRejected { claim, .. },
        ) = &mut ruling.decision
    {
        *claim = kind;
    }
}

/// A wrong position: of the start, or because pieces stand elsewhere now.
pub(super) fn wrong_position(
    state: &State,
    regime: &Regime,
    claimant: Option<Color>,
    ply: Option<u32>,
) -> Vec<Answer> {
    if state.line.as_set_up.is_some() {
        return start::wrong_start(state, regime, claimant);
    }
    displaced_found(state, regime, claimant, ply)
}

/// Pieces are found displaced. Those that a player pushed over and that the opponent has not answered are put back; else
/// the position before stands again, of the ply that the observer names or of what was seen.
pub(super) fn displaced_found(
    state: &State,
    regime: &Regime,
    claimant: Option<Color>,
    ply: Option<u32>,
) -> Vec<Answer> {
    let known = |fault: &&Fault| fault.is(FactKind::DisplacedPiece);
    let wrong = displaced(state);
    if let Some(fault) = state.faults.iter().rev().find(known)
        && ply.is_none_or(|ply| ply == fault.ply)
        && unanswered(state, fault)
    {
        let mut answers = irregularity::by_player(fault.player, &wrong, regime);
        if !state.unruled_faults().any(|open| open == fault) {
            answers.retain(|answer| matches!(answer, Answer::Ruling(_)));
        }
        return answers;
    }
    let fault = state.unruled_faults().find(known);
    let differs = state.table.board != state.line.now().board();
    let Some(when) = ply
        .or(fault.map(|fault| fault.ply))
        .or(differs.then_some(state.line.ply()))
    else {
        return alloc::vec![irregularity::not_so(claimant, regime)];
    };
    if fault.is_none() && !differs {
        return alloc::vec![irregularity::not_so(claimant, regime)];
    }
    let times = times(
        state,
        fault.map_or(Color::White, |fault| fault.player),
        when + 1,
        None,
    );
    let last_known = illegal::last_known(state).unwrap_or(state.line.ply());
    irregularity::found(Some(when), last_known, times, when < state.line.ply(), regime)
}

/// Whether the opponent has not moved since a player displaced pieces, before his own move or after it.
fn unanswered(state: &State, fault: &Fault) -> bool {
    let plies = state.line.plies();
    let since = plies.get(fault.ply as usize..).unwrap_or_default();
    let own = |at: usize| {
        let before = match (fault.ply as usize + at).checked_sub(1) {
            Some(last) => &plies[last].after,
            None => state.line.start(),
        };
        before.turn() == fault.player
    };
    since.len() <= 1 && (0..since.len()).all(own)
}

/// An illegal move found while a claim is checked or the game is played over; nothing if there is none.
pub(super) fn found_in_check(state: &State, regime: &Regime) -> Vec<Answer> {
    let first = |fault: &&Fault| (fault.ply, illegal::beside_the_move(fault));
    match open(state).min_by_key(first) {
        Some(fault) => illegal::found(state, regime, fault, Noticed::InReplay),
        None => Vec::new(),
    }
}

/// The arbiter is called or asked about a matter of this subject; nothing if it is none.
pub(super) fn told(state: &State, regime: &Regime, event: &Event, about: CallAbout) -> Vec<Answer> {
    let Some(by) = event.by.player() else {
        return Vec::new();
    };
    let noted = |fact: FactKind| state.faults.iter().rev().find(move |fault| fault.is(fact));
    match about {
        CallAbout::DisplacedPiece => {
            let wrong = displaced(state);
            let fault = noted(FactKind::DisplacedPiece).filter(|_| !wrong.is_empty());
            fault.map_or(Vec::new(), |fault| {
                irregularity::by_player(fault.player, &wrong, regime)
            })
        }
        CallAbout::WrongHand => {
            let his = noted(FactKind::WrongHand).filter(|fault| fault.player == !by);
            his.map_or(Vec::new(), |_| clock_faults::wrong_hand(!by, regime))
        }
        CallAbout::IllegalMove => {
            let which = Which {
                side: Some(!by),
                ..Which::default()
            };
            illegal::told(state, regime, Noticed::ByOpponent, Some(by), &which)
        }
        CallAbout::WrongPosition => wrong_position(state, regime, Some(by), None),
        CallAbout::WrongColours => colours(state, regime, Some(by)),
        CallAbout::BoardTurned => turned(state, regime, Some(by)),
        CallAbout::WrongSetting => setting(state, regime, Some(by), None),
        CallAbout::Promotion => clock_faults::stopped(by, StopReason::SeeksArbiter, regime),
        _ => Vec::new(),
    }
}

/// Both agree to correct a move that the Laws let stand.
pub(super) fn agreed(state: &State, regime: &Regime) -> Vec<Answer> {
    let illegal = |fault: &&Fault| fault.illegal().is_some();
    let last = state.faults.iter().filter(illegal).max_by_key(|fault| fault.ply);
    match last {
        Some(fault) => illegal::agreed(state, regime, fault),
        None => alloc::vec![illegal_move::not_so(Noticed::ByArbiter, None, regime)],
    }
}
