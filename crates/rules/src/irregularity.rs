//! Displaced pieces: knocked over by a player, or found standing where they were not moved to. Topics `displaced.*`.

use alloc::vec;
use alloc::vec::Vec;

use arbiter_laws::{ClockAfterRestoring, DisplacedFound, Regime, Topic};
use arbiter_mate::chess::{Color, Piece, Square};

use crate::answer::{OffenceDecision, OffenceKind, PositionDecision};
use crate::cite::cite_all;
use crate::fact::ClaimKind;
use crate::illegal_move::times::{self, Times};
use crate::silent;
use crate::{Answer, Remedy, Ruling, penalties};

/// A player displaces pieces: he restores the position in his own time and may be penalised.
#[must_use]
pub fn by_player(player: Color, wrong: &[(Square, Option<Piece>)], regime: &Regime) -> Vec<Answer> {
    let topics = [Topic::DisplacedByPlayer];
    if regime.displaced_by_player().is_none() {
        return silent::ask(regime, &[Topic::DisplacedFound]);
    }
    let which = OffenceKind::DisplacedPieces;
    let by = Some(player);
    let ruling = Ruling::new(
        OffenceDecision::Offence { player: by, which },
        cite_all(regime, topics),
    );
    let put_back = wrong
        .iter()
        .map(|&(square, piece)| Remedy::ReplacePiece { square, piece });
    let mut answers = vec![ruling.with_all(put_back).into()];
    answers.extend(penalties::question(player, &topics, regime));
    answers
}

/// Pieces are found displaced: the position before stands again, or the last one that can be identified.
#[must_use]
pub fn found(
    ply: Option<u32>,
    last_known: u32,
    times: Option<Times>,
    later: bool,
    regime: &Regime,
) -> Vec<Answer> {
    let cites = cite_all(regime, [Topic::DisplacedFound]);
    let Some(rule) = regime.displaced_found().value() else {
        return silent::ask(regime, &[Topic::IllegalMove]);
    };
    let Some(ply) = ply.filter(|ply| *ply <= last_known) else {
        return vec![crate::illegal_move::position_unknown(last_known, regime)];
    };
    let ruling = Ruling::new(PositionDecision::PositionRestored { ply }, cites);
    let mut answers = vec![ruling.with(Remedy::Restore { ply }).into()];
    if rule == DisplacedFound::ClocksToo {
        answers.extend(times.map(|times| clocks(&times, later, regime)));
    }
    answers
}

/// The times of the log at that ply, or as they stand.
fn clocks(times: &Times, later: bool, regime: &Regime) -> Answer {
    let shown = if later || regime.clock_after_restoring() == Some(ClockAfterRestoring::Reset) {
        times.logged
    } else {
        times.shows
    };
    let cites = cite_all(regime, [Topic::ClockAfterRestoring, Topic::DisplacedFound]);
    times::ask(shown, times.counters, cites, regime).into()
}

/// Everything stands where it should.
pub fn not_so(claimant: Option<Color>, regime: &Regime) -> Answer {
    let cites = cite_all(regime, [Topic::DisplacedFound, Topic::DisplacedByPlayer]);
    Ruling::not_so(claimant, ClaimKind::WrongPosition, cites).into()
}
