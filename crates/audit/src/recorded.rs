//! What the audit asks of each game: whether a position can come again, what is in force, and what can be proved.

use std::fmt::Debug;

use arbiter_notation::variants::{AnyGame, Asked, Crazyhouse, KingOfTheHill, Legal, ThreeCheck, Variant};
use arbiter_notation::{Language, SanError};

use crate::chess::{Color, LegalMove, Move, Playable, Position};
use crate::dead::Oracle;
use crate::stood::{self, Onward};

/// A game that a record can be of. The code of the audit is written once over this trait; plain chess is one of them.
pub trait Recorded: Variant + Default + Debug {
    /// Whoever is asked what can still be brought about.
    type Oracle: Debug + Default;

    /// Whether moves without a capture and a pawn's move are counted (Article 9.3).
    const COUNTS_QUIET: bool = true;

    /// `exact`: every question is decided in full.
    fn oracle(exact: bool) -> Self::Oracle;

    /// Whether no earlier position can come again.
    #[inline]
    fn begins_anew(&self) -> bool {
        self.base().halfmove_clock() == 0
    }

    /// Whether something that is legal leads from this game to the other, which stood before.
    fn leads_to(&self, other: &Self) -> bool;

    /// Where the game was dead first, if it is dead for certain where it `stands`.
    fn first_dead(oracle: &mut Self::Oracle, start: &Self, moves: &[Legal], stands: &Self) -> Option<u32>;

    /// Whether this side can still win, where that is certain. Where nothing but an inability matters, it is looked at closely
    /// only if there is reason to suspect one.
    fn can_win(&self, oracle: &mut Self::Oracle, side: Color, only_inability: bool) -> Option<bool>;

    /// How the game went on where a word named no legal move for this reason; only of chess is that known.
    fn onward<'a>(
        &self,
        _why: &SanError,
        _rest: impl Iterator<Item = &'a [u8]> + Clone,
        _language: Language,
    ) -> Option<Onward<Self>> {
        None
    }

    /// Whether the move that a word named, illegal for this reason, ended the game all the same; only of chess is that known.
    fn is_over_by(&self, _why: &SanError) -> bool {
        false
    }

    /// The game for reports.
    fn any(self) -> AnyGame;
}

impl Recorded for Position {
    type Oracle = Oracle;

    fn oracle(exact: bool) -> Oracle {
        let mut oracle = Oracle::default();
        oracle.exact = exact;
        oracle
    }

    fn leads_to(&self, other: &Self) -> bool {
        quiet_step(self, other).is_some_and(|one| Playable::play(self, one).same_position(other))
    }

    fn first_dead(oracle: &mut Oracle, start: &Self, moves: &[Legal], stands: &Self) -> Option<u32> {
        if !oracle.is_dead(stands) {
            return None;
        }
        let moves: Vec<LegalMove> = moves.iter().filter_map(|one| one.as_move()).collect();
        Some(oracle.first_dead(start, &moves))
    }

    fn can_win(&self, oracle: &mut Oracle, side: Color, only_inability: bool) -> Option<bool> {
        if only_inability {
            oracle.suspects(self, side)
        } else {
            oracle.can_mate(self, side)
        }
    }

    fn onward<'a>(
        &self,
        why: &SanError,
        rest: impl Iterator<Item = &'a [u8]> + Clone,
        language: Language,
    ) -> Option<Onward<Self>> {
        stood::onward(self, why, &rest, language)
    }

    fn is_over_by(&self, why: &SanError) -> bool {
        stood::mates(self, why)
    }

    fn any(self) -> AnyGame {
        AnyGame::Standard(self)
    }
}

impl Recorded for KingOfTheHill {
    type Oracle = ();

    fn oracle(_: bool) {}

    fn leads_to(&self, other: &Self) -> bool {
        let step = quiet_step(&self.base, &other.base);
        step.is_some_and(|one| self.play_move(one).is_same(other))
    }

    /// A bare king may still walk to the middle.
    fn first_dead((): &mut (), _: &Self, _: &[Legal], _: &Self) -> Option<u32> {
        None
    }

    fn can_win(&self, (): &mut (), _: Color, _: bool) -> Option<bool> {
        None
    }

    fn any(self) -> AnyGame {
        AnyGame::KingOfTheHill(self)
    }
}

impl Recorded for ThreeCheck {
    type Oracle = ();

    fn oracle(_: bool) {}

    fn leads_to(&self, other: &Self) -> bool {
        let step = quiet_step(&self.base, &other.base);
        step.is_some_and(|one| self.play_move(one).is_same(other))
    }

    /// Two bare kings give no check.
    fn first_dead((): &mut (), start: &Self, moves: &[Legal], stands: &Self) -> Option<u32> {
        first(start, moves, stands, |game| has_only_kings(&game.base))
    }

    fn can_win(&self, (): &mut (), side: Color, _: bool) -> Option<bool> {
        (self.base.board().by_color(side).len() == 1).then_some(false)
    }

    fn any(self) -> AnyGame {
        AnyGame::ThreeCheck(self)
    }
}

impl Recorded for Crazyhouse {
    type Oracle = ();
    const COUNTS_QUIET: bool = false;

    fn oracle(_: bool) {}

    /// What is captured can be captured back and put where it stood.
    #[inline]
    fn begins_anew(&self) -> bool {
        false
    }

    fn leads_to(&self, other: &Self) -> bool {
        if self.base.turn() == other.base.turn() {
            return false;
        }
        let changed = self.base.board().occupied() ^ other.base.board().occupied();
        changed.len() <= 4 && self.legal_moves().iter().any(|one| self.play(one).is_same(other))
    }

    fn first_dead((): &mut (), start: &Self, moves: &[Legal], stands: &Self) -> Option<u32> {
        first(start, moves, stands, has_nothing_else)
    }

    fn can_win(&self, (): &mut (), _: Color, _: bool) -> Option<bool> {
        has_nothing_else(self).then_some(false)
    }

    fn any(self) -> AnyGame {
        AnyGame::Crazyhouse(self)
    }
}

/// Two kings, and nothing in hand.
fn has_nothing_else(game: &Crazyhouse) -> bool {
    has_only_kings(&game.base) && game.pockets.are_empty()
}

fn has_only_kings(position: &Position) -> bool {
    position.board().occupied().len() == 2
}

/// The first half-move after which this holds, if it holds where the game stands; it never ceases to.
fn first<V: Recorded>(start: &V, moves: &[Legal], stands: &V, holds: fn(&V) -> bool) -> Option<u32> {
    if !holds(stands) {
        return None;
    }
    let mut game = *start;
    let before = moves.iter().take_while(|&&one| {
        let begun = holds(&game);
        game = game.play(one);
        !begun
    });
    u32::try_from(before.count()).ok()
}

/// The legal move that could lead from one position to the other, both without a capture or a pawn's move between them: so just
/// one man must stand elsewhere.
fn quiet_step(from: &Position, to: &Position) -> Option<LegalMove> {
    if from.turn() == to.turn() {
        return None;
    }
    let (before, after) = (from.board().occupied(), to.board().occupied());
    let step = Move {
        from: (before - after).single()?,
        to: (after - before).single()?,
        promotion: None,
    };
    Variant::legal(from, Asked::Move(step))?.as_move()
}
