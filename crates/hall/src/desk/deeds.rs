//! What people must still do about a ruling, as far as the board itself shows whether it is done.

use arbiter_game::rules::Remedy;
use arbiter_game::rules::answer::CarriedOutBy;
use arbiter_game::rules::chess::Role;
use arbiter_game::state::{Mode, State, Todo};

/// What people must still carry out. Which move a player must make is not among it: he is held to that by itself.
pub(super) fn open(state: &State) -> impl Iterator<Item = &Todo> {
    let people = |todo: &&Todo| !is_duty(&todo.remedy) && !is_done(state, &todo.remedy);
    state.todo.iter().filter(people)
}

const fn is_duty(remedy: &Remedy) -> bool {
    matches!(
        remedy,
        Remedy::MustMove { .. }
            | Remedy::MustCapture { .. }
            | Remedy::MustCastle { .. }
            | Remedy::AnyLegalMove
            | Remedy::DeclaredMove { .. }
    )
}

/// Whether a remedy has been carried out: at once by the software, or as the board shows. Where pieces stand on a real
/// board it shows only that play has gone on from there.
#[must_use]
pub fn is_done(state: &State, remedy: &Remedy) -> bool {
    if remedy.carried_out_by() == CarriedOutBy::Software {
        return true;
    }
    let board = &state.table.board;
    let here = state.mode != Mode::Recorded;
    match remedy {
        Remedy::Restore { ply } => {
            let stands = || board == &state.line.at(*ply).board() && state.table.displaced.is_empty();
            state.line.ply() != *ply || (here && stands())
        }
        Remedy::ReplacePiece { square, piece } => here && board.piece_at(*square) == *piece,
        Remedy::FinishPromotion { square, piece } => {
            let stands = board.piece_at(*square);
            here && match piece {
                Some(piece) => stands == Some(*piece),
                None => stands.is_none_or(|piece| piece.role != Role::Pawn),
            }
        }
        Remedy::CorrectSetting { control } => here && control.is_some(),
        Remedy::NewGame | Remedy::SwapColours => here,
        _ => false,
    }
}
