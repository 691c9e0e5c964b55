//! Claims of a draw: the facts that the rules ask for, from the record and the clock.

use alloc::vec::Vec;

use arbiter_rules::Answer;
use arbiter_rules::answer::Right;
use arbiter_rules::castling::is_among;
use arbiter_rules::chess::Color;
use arbiter_rules::claim::{self, Claimed, Written};
use arbiter_rules::fact::{ClaimGround, ClaimKind, SheetKind};
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::TimeControl;
use arbiter_rules::quickplay;
use arbiter_rules::variants::{Asked, Legal};

use super::{duty, flags, irregular};
use crate::state::{OpenClaim, Situation, State};

/// A claim by repetition or count of moves.
pub(super) fn draw(
    state: &State,
    regime: &Regime,
    by: Color,
    kind: ClaimKind,
    ground: Option<ClaimGround>,
    (text, on, stopped): (Option<&str>, SheetKind, bool),
) -> Vec<Answer> {
    if let Some(void) = void(state, regime, by, kind) {
        let mut answers = irregular::found_in_check(state, regime);
        answers.insert(0, void);
        return answers;
    }
    let ground = match ground {
        Some(ClaimGround::AboutToAppear) => ClaimGround::AboutToAppear,
        None if text.is_some() => ClaimGround::AboutToAppear,
        _ => ClaimGround::Appeared,
    };
    let intended = text.map(|text| read(state.line.now(), text));
    let written = match &intended {
        None => Written::Nothing,
        Some(None) => Written::Illegal,
        Some(Some(one)) => Written::Legal(one.named()),
    };
    let so = match (ground, intended.flatten()) {
        (ClaimGround::AboutToAppear, Some(one)) => so_after(state, kind, one, regime),
        (ClaimGround::AboutToAppear, None) => false,
        _ => so_now(state, kind, regime),
    };
    let then = intended
        .flatten()
        .filter(|_| ground == ClaimGround::AboutToAppear);
    let open = state.line.last().is_some_and(|ply| !ply.completed);
    let due = state.line.now().turn() == by;
    let has_the_move = due && duty::has_the_move(state, regime) == by;
    let left = duty::moves_left(state, regime).unwrap_or_default();
    let now = state.line.now();
    let has = |moves: &[Asked], one| now.legal(one).is_some_and(|one| is_among(one, moves));
    let bound = state.table.imposed.as_ref().filter(|_| due);
    let claimed = Claimed {
        by,
        kind,
        ground,
        has_the_move,
        touched: due && touched(state, by),
        moved: open && !due,
        lost: state.of(by).has_lost(Right::Claim),
        early: due && !has_the_move,
        again: again(state, by, kind),
        bound_to_another: matches!((bound, written), (Some(bound), Written::Legal(one)) if !has(bound, one)),
        wrote_another: wrote_another(state, by, text),
        on,
        stopped,
        may_make: !matches!(written, Written::Legal(one) if !has(&left, one)),
        written,
        so,
        by_sheet: by_sheet(state, by, kind, then, regime),
        own_time: state.shows(by),
    };
    claim::draw(&claimed, regime)
}

/// Whether he has claimed the same at this move before.
fn again(state: &State, by: Color, kind: ClaimKind) -> bool {
    let ply = state.line.ply();
    let mut earlier = state.claims.iter().filter(|claim| claim.judged);
    earlier.any(|claim| claim.by == by && claim.kind == kind && claim.ply == ply)
}

/// An illegal move that nobody had found makes the claim void: it is dealt with first.
fn void(state: &State, regime: &Regime, player: Color, kind: ClaimKind) -> Option<Answer> {
    let found = state.unruled_faults().any(|fault| fault.illegal().is_some());
    found.then(|| claim::void(player, kind, regime))
}

fn touched(state: &State, by: Color) -> bool {
    state.table.of(by).touched.iter().any(|touch| touch.is_meant())
}

/// The legal move that a text names.
fn read(now: &Situation, text: &str) -> Option<Legal> {
    if let Ok(asked) = text.parse::<Asked>() {
        return now.legal(asked);
    }
    let number = |c: char| c.is_ascii_digit() || c == '.' || c == ' ';
    now.read(text.trim_start_matches(number))?.ok()
}

/// Whether he has written another move before, on this move of his.
fn wrote_another(state: &State, by: Color, text: Option<&str>) -> bool {
    let earlier = |claim: &&OpenClaim| claim.judged && claim.by == by && claim.ply == state.line.ply();
    let mut written = state
        .claims
        .iter()
        .filter(earlier)
        .filter_map(|claim| claim.written.as_deref());
    text.is_some_and(|text| written.any(|before| before != text))
}

/// Whether it is so by the claimant's scoresheet, where that is complete and can be read.
fn by_sheet(state: &State, by: Color, kind: ClaimKind, then: Option<Legal>, regime: &Regime) -> Option<bool> {
    let mut game = state.game_on_sheet(by)?;
    let last = *game.last()?;
    if let Some(one) = then {
        game.push(last.play(last.legal(one.named())?));
    }
    let end = *game.last()?;
    if kind == ClaimKind::Fifty {
        return Some(claim::is_fifty(end.halfmove_clock(), true, regime));
    }
    let times = game.iter().filter(|stood| stood.same(&end)).count();
    Some(claim::is_repetition(times as u32, regime))
}

/// Whether it is so in the position on the board.
fn so_now(state: &State, kind: ClaimKind, regime: &Regime) -> bool {
    if kind == ClaimKind::Fifty {
        let completed = state.line.last().is_none_or(|ply| ply.completed);
        return claim::is_fifty(state.line.now().halfmove_clock(), completed, regime);
    }
    claim::is_repetition(state.line.appearances(), regime)
}

/// Whether it will be so after the move that he intends.
fn so_after(state: &State, kind: ClaimKind, one: Legal, regime: &Regime) -> bool {
    let after = state.line.now().play(one);
    if kind == ClaimKind::Fifty {
        return claim::is_fifty(after.halfmove_clock(), true, regime);
    }
    let before = state.line.positions().filter(|(_, stood)| stood.same(&after));
    claim::is_repetition(before.count() as u32 + 1, regime)
}

/// Whether a draw can be claimed by the move that a player writes down: writing it is how that is done.
pub(super) fn would_draw(state: &State, regime: &Regime, by: Color, text: &str) -> bool {
    let now = state.line.now();
    let word = text.split_whitespace().next_back().unwrap_or_default();
    let named = (now.turn() == by).then(|| now.read(word)).flatten();
    let Some(Ok(one)) = named else { return false };
    [ClaimKind::Repetition, ClaimKind::Fifty]
        .into_iter()
        .any(|kind| so_after(state, kind, one, regime))
}

/// A claim in the quickplay finish.
pub(super) fn in_quickplay(
    state: &State,
    regime: &Regime,
    by: Color,
    (kind, ground): (ClaimKind, Option<ClaimGround>),
    stopped: bool,
) -> Vec<Answer> {
    let clocks = state.clocks.as_ref();
    let control = clocks.map(|clocks| clocks.device.setting().of(by));
    let last_period = clocks
        .zip(control)
        .is_none_or(|(clocks, control)| clocks.device.display(by).period() + 1 >= control.periods().len());
    let claimed = quickplay::Claimed {
        by,
        kind,
        has_the_move: duty::has_the_move(state, regime) == by,
        last_period,
        increment: control.is_some_and(TimeControl::has_bonus),
        own_time: state.shows(by),
        time_up: flags::down(state, by).fallen && clocks.is_some(),
        stopped,
        ground,
        sheet: state.recorded_up_to(by).map(|up_to| up_to >= state.line.ply()),
    };
    quickplay::claimed(claimed, regime)
}
