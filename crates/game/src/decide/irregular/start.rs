//! The facts of a wrong start: position, board, colours, the setting of the clock.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use arbiter_rules::chess::{Board, CastlingSide, Color, Piece, Role, Setup};
use arbiter_rules::clock_faults::{self, WrongSetting};
use arbiter_rules::laws::Regime;
use arbiter_rules::laws::clock::{ChessClock, TimeControl, millis};
use arbiter_rules::setup::{self, SetupFault};
use arbiter_rules::{Answer, colours as colours_rule};

use crate::state::{Clocks, Situation, State};

/// What a rule on the start asks.
fn fault(state: &State, claimant: Option<Color>) -> SetupFault {
    let touched = claimant.is_some_and(|claimant| !state.table.of(claimant).touched.is_empty());
    let clocks = state.clocks.as_ref();
    let full = clocks.map(|clocks| {
        let full = ChessClock::new(clocks.device.setting().clone());
        Color::ALL.map(|of| full.shows(of, 0))
    });
    SetupFault {
        moves: completed(state),
        claimant,
        touched,
        castling: castling_spoilt(state),
        full,
        chess960: state.chess960.is_some(),
    }
}

/// The moves completed by each player.
pub(in crate::decide) fn completed(state: &State) -> [u32; 2] {
    let open = state.line.last().is_some_and(|ply| !ply.completed);
    let mover = !state.line.now().turn();
    Color::ALL.map(|of| {
        state
            .moves_made(of)
            .saturating_sub(u32::from(open && of == mover))
    })
}

/// Castling that is not possible because king or rook stood elsewhere at the start.
fn castling_spoilt(state: &State) -> Vec<(Color, CastlingSide)> {
    let usual = Setup::default();
    let declared = state.chess960.as_deref().map_or(usual, Situation::setup);
    let Some(should) = state.line.as_set_up else {
        return Vec::new();
    };
    let stood = state.line.start().board();
    let spoilt = declared.castling.into_iter().filter_map(|rook| {
        let color = declared.board.color_at(rook)?;
        let king = declared.board.king(color)?;
        let side = if rook > king {
            CastlingSide::King
        } else {
            CastlingSide::Queen
        };
        let squares = [(king, Role::King), (rook, Role::Rook)];
        let on = |board: &Board| {
            let mut both = squares.iter();
            both.all(|&(square, role)| board.piece_at(square) == Some(Piece { color, role }))
        };
        (on(&should) && !on(&stood)).then_some((color, side))
    });
    let mut spoilt: Vec<_> = spoilt.collect();
    spoilt.sort_unstable();
    spoilt
}

/// The initial position was wrong; or it was not.
pub(in crate::decide) fn wrong_start(state: &State, regime: &Regime, claimant: Option<Color>) -> Vec<Answer> {
    if state.line.as_set_up.is_none() && state.line.start().board() == right(state) {
        return alloc::vec![setup::not_so(claimant, regime)];
    }
    setup::wrong_position(&fault(state, claimant), regime)
}

/// What should have stood at the start.
fn right(state: &State) -> Board {
    let declared = state.chess960.as_deref().map(Situation::board);
    declared.unwrap_or_default()
}

/// The board stood turned.
pub(in crate::decide) fn turned(state: &State, regime: &Regime, claimant: Option<Color>) -> Vec<Answer> {
    setup::board_turned(&fault(state, claimant), state.line.as_set_up.is_some(), regime)
}

/// The colours were reversed.
pub(in crate::decide) fn colours(state: &State, regime: &Regime, claimant: Option<Color>) -> Vec<Answer> {
    colours_rule::reversed(&fault(state, claimant), regime)
}

/// The clock was set wrongly; `should` as it was told.
pub(in crate::decide) fn setting(
    state: &State,
    regime: &Regime,
    claimant: Option<Color>,
    should: Option<&str>,
) -> Vec<Answer> {
    let found = WrongSetting {
        fault: fault(state, claimant),
        should: should.map(String::from),
        would_show: should.and_then(|should| would_show(state, should)),
        shows: state.clocks.as_ref().map(Clocks::displays),
        made: state
            .clocks
            .as_ref()
            .map(|_| completed(state).map(|made| u16::try_from(made).unwrap_or(u16::MAX))),
    };
    clock_faults::wrong_setting(&found, regime)
}

/// What the displays would show: the difference of the base times, and of the increments of the moves completed.
fn would_show(state: &State, should: &str) -> Option<[u64; 2]> {
    let clocks = state.clocks.as_ref()?;
    let right: TimeControl = should.to_string().parse().ok()?;
    let made = completed(state);
    Some(Color::ALL.map(|of| {
        let wrong = clocks.device.setting().of(of);
        let gain = |control: &TimeControl| {
            let period = control.periods()[0];
            millis(period.base) + period.bonus.increment() * u64::from(made[of.index()])
        };
        (clocks.shows(of) + gain(&right)).saturating_sub(gain(wrong))
    }))
}
