//! Positions made by chance, the same from the same seed: one or two bishops or knights against many men.

use arbiter_chess::{Bitboard, Board, Color, Playable, Position, Role, Setup, Square};

use crate::dice::Dice;

fn color(dice: &mut Dice) -> Color {
    Color::ALL[dice.roll(2)]
}

/// As many questions as are wanted, without end: a position, and the side with the minor pieces.
pub fn questions(seed: u64) -> impl Iterator<Item = (Position, Color)> {
    let mut dice = Dice(seed);
    core::iter::repeat_with(move || one(&mut dice)).flatten()
}

/// A lawful position, most of the time.
fn one(dice: &mut Dice) -> Option<(Position, Color)> {
    let winner = color(dice);
    let mut board = Board::EMPTY;
    let mut men = vec![Role::King.of(winner), Role::King.of(!winner)];
    for _ in 0..=dice.roll(2) {
        men.push([Role::Bishop, Role::Knight][dice.roll(2)].of(winner));
    }
    // Few men are easy and more than ten leave no room for the king: between them lies what is hard.
    for _ in 0..3 + dice.roll(8) {
        men.push(
            [
                Role::Pawn,
                Role::Pawn,
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
            ][dice.roll(6)]
            .of(!winner),
        );
    }
    for man in men {
        let square = Square::ALL[dice.roll(64)];
        if board.occupied().contains(square) {
            return None;
        }
        board.set(square, Some(man));
    }
    let setup = Setup {
        board,
        turn: color(dice),
        castling: Bitboard::EMPTY,
        en_passant: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    Some((Position::from_setup(&setup).ok()?, winner))
}
