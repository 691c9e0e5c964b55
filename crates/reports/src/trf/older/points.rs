//! What results are worth, in the words of older programs.

use core::fmt::Write;

use super::super::write::decimal;
use super::NotForBbp;
use arbiter_pairing::Mark;
use arbiter_pairing::{PointSystem, Points};

/// bbpPairings has six kinds of points; a forfeit win counts as a win, a full-point bye too, a half-point bye as a draw.
pub(super) fn bbp_worth(points: &PointSystem, mark: Mark) -> Points {
    match mark {
        Mark::Win | Mark::WinUnrated | Mark::ForfeitWin | Mark::FullBye => points.win,
        Mark::Draw | Mark::DrawUnrated | Mark::HalfBye | Mark::Open => points.draw,
        Mark::Loss | Mark::LossUnrated => points.loss,
        Mark::ForfeitLoss | Mark::ZeroBye | Mark::PairingBye => points.of(mark),
    }
}

/// All six where one is out of the ordinary: what is not said follows the win there.
pub(super) fn bbp_points(out: &mut String, points: &PointSystem) {
    if *points == PointSystem::default() {
        return;
    }
    for (code, mark) in [
        ("BBW", Mark::Win),
        ("BBD", Mark::Draw),
        ("BBL", Mark::Loss),
        ("BBZ", Mark::ZeroBye),
        ("BBF", Mark::ForfeitLoss),
        ("BBU", Mark::PairingBye),
    ] {
        let _ = writeln!(out, "{code} {:>4}", decimal(points.of(mark)));
    }
}

pub(super) fn named_points(out: &mut String, points: &PointSystem) {
    if *points == PointSystem::default() {
        return;
    }
    out.push_str("XXS");
    for (name, mark) in [
        ("W", Mark::Win),
        ("D", Mark::Draw),
        ("L", Mark::Loss),
        ("ZPB", Mark::ZeroBye),
        ("FL", Mark::ForfeitLoss),
        ("FW", Mark::ForfeitWin),
        ("FPB", Mark::FullBye),
        ("HPB", Mark::HalfBye),
        ("PAB", Mark::PairingBye),
    ] {
        let _ = write!(out, " {name}={}", decimal(points.of(mark)));
    }
    out.push('\n');
}

pub(super) fn tenths(points: Points) -> Result<Points, NotForBbp> {
    if points.value() % 10 == 0 {
        Ok(points)
    } else {
        Err(NotForBbp::Hundredths(points))
    }
}
