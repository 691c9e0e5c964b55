//! [`Setup`] to text.

use alloc::format;
use alloc::string::String;

use crate::setup::outermost_rook;
use crate::{Bitboard, Board, CastlingSide, Color, File, Rank, Setup, Square};

/// How castling rights are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rights {
    /// X-FEN: `K` and `Q` for the outermost rook, else the rook's file.
    Outermost,
    /// Shredder-FEN: always the rook's file.
    Files,
}

pub(super) fn setup(setup: &Setup, rights: Rights) -> String {
    format!(
        "{} {} {} {} {} {}",
        placement(&setup.board),
        setup.turn.fold('w', 'b'),
        castling(setup, rights),
        setup
            .en_passant
            .map_or_else(|| String::from("-"), |square| format!("{square}")),
        setup.halfmove_clock,
        setup.fullmove_number,
    )
}

pub(crate) fn placement(board: &Board) -> String {
    let mut text = String::with_capacity(72);
    for rank in Rank::ALL.into_iter().rev() {
        let mut empty = 0;
        for file in File::ALL {
            let Some(piece) = board.piece_at(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            push_count(&mut text, empty);
            empty = 0;
            text.push(piece.letter());
        }
        push_count(&mut text, empty);
        if rank != Rank::First {
            text.push('/');
        }
    }
    text
}

fn push_count(text: &mut String, empty: u8) {
    if empty > 0 {
        text.push((b'0' + empty) as char);
    }
}

fn castling(setup: &Setup, rights: Rights) -> String {
    let mut text = String::new();
    for color in Color::ALL {
        let rank = Bitboard::from(crate::setup::back_rank(color));
        let mut rooks: alloc::vec::Vec<Square> = (setup.castling & rank).into_iter().collect();
        rooks.reverse(); // King's side first, as in KQkq.
        for rook in rooks {
            let letter = right(setup, color, rook, rights);
            text.push(color.fold(letter.to_ascii_uppercase(), letter));
        }
    }
    if text.is_empty() {
        text.push('-');
    }
    text
}

fn right(setup: &Setup, color: Color, rook: Square, rights: Rights) -> char {
    let outermost = |side| outermost_rook(&setup.board, color, side) == Some(rook);
    if rights == Rights::Outermost && outermost(CastlingSide::King) {
        'k'
    } else if rights == Rights::Outermost && outermost(CastlingSide::Queen) {
        'q'
    } else {
        rook.file().letter()
    }
}
