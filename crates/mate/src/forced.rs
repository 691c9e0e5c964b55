//! Whether every line ends soon: the common dead position is one in which the last man must be captured.

use arbiter_chess::{Color, Playable, Position};

use crate::material::shortage;

/// Half-moves looked ahead.
const DEEPEST: u32 = 9;
/// With more legal moves than this a position is not forced enough to look into.
const WIDEST: usize = 8;

/// Whether every line of legal moves ends, within some half-moves, without the winner's checkmate: false
/// says nothing. Adds the positions looked at to `nodes` and gives up when these are `most`.
pub(crate) fn dies(position: &Position, winner: Color, most: u64, nodes: &mut u64) -> bool {
    ends(position, winner, DEEPEST, most, nodes)
}

fn ends(position: &Position, winner: Color, depth: u32, most: u64, nodes: &mut u64) -> bool {
    if *nodes >= most || depth == 0 {
        return false;
    }
    *nodes += 1;
    // To count them costs a fraction of listing them, and mostly there are too many.
    if position.legal_count() as usize > WIDEST {
        return false;
    }
    let moves = position.legal_moves();
    if moves.is_empty() {
        return position.turn() == winner || !position.is_check();
    }
    // What captures is most likely to end it, so what does not is looked at first.
    let quiet = |captures: bool| {
        moves
            .iter()
            .filter(move |by| position.is_capture(**by) == captures)
    };
    quiet(false).chain(quiet(true)).all(|&by| {
        let next = position.play(by);
        let board = next.board();
        if shortage(&board, winner).is_some() {
            return next.turn() == winner || !next.is_checkmate();
        }
        ends(&next, winner, depth - 1, most, nodes)
    })
}
