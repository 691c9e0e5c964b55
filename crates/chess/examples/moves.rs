//! Lists the legal moves of a position and what each comes to: `moves "FEN"`, or the start without one.

use arbiter_chess::{Playable, Position, PositionError};

fn main() -> Result<(), PositionError> {
    let position = match std::env::args().nth(1) {
        Some(fen) => Position::from_fen(&fen)?,
        None => Position::default(),
    };
    for one in position.legal_moves() {
        let next = position.play(one);
        let sign = match (next.is_checkmate(), next.is_check(), next.is_stalemate()) {
            (true, ..) => "checkmate",
            (_, true, _) => "check",
            (.., true) => "stalemate",
            _ => "",
        };
        println!("{one}\t{sign}");
    }
    Ok(())
}
