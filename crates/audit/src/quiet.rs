//! Long stretches without a capture or a pawn's move (Article 9.3). Asked only when the count comes near.

use arbiter_notation::variants::Variant;

use crate::chess::{LegalMove, Playable, Role};
use crate::facts::{Facts, first};

/// Half-moves in fifty and in seventy-five moves by each player.
const FIFTY: u16 = 100;
const SEVENTY_FIVE: u16 = 150;

/// From this count on [`note`] must be asked about every position.
pub const NEAR: u16 = FIFTY - 1;

/// Notes what is so for the first time in a position that stands after `ply` half-moves. A checkmate or stalemate
/// has ended the game, so nothing can be claimed there.
#[cold]
pub fn note<V: Variant>(game: &V, ply: u32, facts: &mut Facts) {
    let clock = game.base().halfmove_clock();
    if facts.fifty_written_ply.is_none() && clock >= NEAR && has_quiet_move(game) {
        facts.fifty_written_ply = Some(ply);
    }
    if clock >= FIFTY && facts.seventy_five_ply.is_none() && game.has_legal_move() {
        first(&mut facts.fifty_ply, ply);
        if clock >= SEVENTY_FIVE {
            facts.seventy_five_ply = Some(ply);
        }
    }
}

/// Whether there is a legal move on the board that neither captures nor moves a pawn.
fn has_quiet_move<V: Variant>(game: &V) -> bool {
    let position = game.base();
    let board = position.board();
    let is_quiet =
        |&one: &LegalMove| board.role_at(one.from()) != Some(Role::Pawn) && !position.is_capture(one);
    game.legal_moves().moves().iter().any(is_quiet)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Position;

    fn check(fen: &str, written: bool, fifty: bool, seventy_five: bool) {
        let position = Position::from_fen(fen).expect(fen);
        let mut facts = Facts::default();
        note(&position, 7, &mut facts);
        let so = |fact: bool| fact.then_some(7);
        assert_eq!(facts.fifty_written_ply, so(written), "{fen}");
        assert_eq!(facts.fifty_ply, so(fifty), "{fen}");
        assert_eq!(facts.seventy_five_ply, so(seventy_five), "{fen}");
    }

    #[test]
    fn the_count_of_the_position_decides() {
        for (clock, written, fifty, seventy_five) in [
            (98, false, false, false),
            (99, true, false, false),
            (100, true, true, false),
            (149, true, true, false),
            (150, true, true, true),
        ] {
            let fen = format!("4k3/8/8/8/8/8/8/4KR2 b - - {clock} 90");
            check(&fen, written, fifty, seventy_five);
        }
    }

    #[test]
    fn a_player_who_can_only_capture_or_move_pawns_cannot_intend_it() {
        check("k7/8/8/8/8/p7/P1p5/K7 b - - 99 90", true, false, false);
        check("8/8/8/8/8/p1k5/P7/K7 w - - 99 90", true, false, false);
        check("7k/5Q2/8/8/8/8/p7/K7 b - - 99 90", false, false, false); // only a pawn could move, and it is blocked
        check("6qk/8/8/8/8/2p4p/P6P/K7 w - - 99 90", true, false, false);
        check("5rrk/8/8/8/8/pp6/7P/K7 w - - 99 90", true, false, false);
    }

    #[test]
    fn who_is_mated_or_has_no_move_claims_nothing() {
        check("4k3/4Q3/4K3/8/8/8/8/8 b - - 100 90", false, false, false);
        check("4k3/4Q3/4K3/8/8/8/8/8 b - - 150 90", false, false, false);
        check("k7/2Q5/2K5/8/8/8/8/8 b - - 100 90", false, false, false);
    }
}
