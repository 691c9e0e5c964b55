//! Which squares a piece attacks (Articles 3.1 to 3.8): attacks, not moves, so a pinned piece attacks too
//! and the square of a piece of the same colour is among them.
//!
//! ```
//! use arbiter_chess::{Bitboard, Square, attacks};
//! assert_eq!(attacks::knight(Square::A1), [Square::B3, Square::C2].into_iter().collect());
//! assert_eq!(attacks::rook(Square::A1, Bitboard::FULL).len(), 2);
//! ```

mod lines;
mod sliders;

pub(crate) use lines::{BETWEEN, LINE};
pub(crate) use sliders::{bishop_attacks, rook_attacks};

use crate::{Bitboard, Color, Square};

/// The steps of a king, as differences of file and rank.
const KING_STEPS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];
/// The leaps of a knight.
const KNIGHT_LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (-1, 2),
    (-2, 1),
    (1, -2),
    (2, -1),
    (-1, -2),
    (-2, -1),
];

pub(crate) static KING: [u64; 64] = leaper(&KING_STEPS);
pub(crate) static KNIGHT: [u64; 64] = leaper(&KNIGHT_LEAPS);
/// By the colour of the pawn, then its square.
pub(crate) static PAWN: [[u64; 64]; 2] = [leaper(&[(1, 1), (-1, 1)]), leaper(&[(1, -1), (-1, -1)])];
/// What a rook attacks on an empty board.
pub(crate) static ROOK_RAYS: [u64; 64] = rays(sliders::ROOK_STEPS);
/// What a bishop attacks on an empty board.
pub(crate) static BISHOP_RAYS: [u64; 64] = rays(sliders::BISHOP_STEPS);

/// The bit of a square by file and rank; 0 off the board.
const fn bit(file: i8, rank: i8) -> u64 {
    if file < 0 || file > 7 || rank < 0 || rank > 7 {
        0
    } else {
        1 << (rank * 8 + file)
    }
}

const fn leaper(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < steps.len() {
            table[square] |= bit(square as i8 % 8 + steps[i].0, square as i8 / 8 + steps[i].1);
            i += 1;
        }
        square += 1;
    }
    table
}

const fn rays(steps: sliders::Steps) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = sliders::slide(square, 0, steps);
        square += 1;
    }
    table
}

/// What a king on this square attacks.
///
/// ```
/// use arbiter_chess::{Square, attacks};
/// assert_eq!(attacks::king(Square::A1).len(), 3);
/// ```
#[inline]
#[must_use]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.at()])
}

/// What a knight on this square attacks.
///
/// ```
/// use arbiter_chess::{Square, attacks};
/// assert!(attacks::knight(Square::G1).contains(Square::F3));
/// assert_eq!(attacks::knight(Square::A1).len(), 2);
/// ```
#[inline]
#[must_use]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.at()])
}

/// What a pawn of this colour on this square attacks: the squares diagonally in front.
///
/// ```
/// use arbiter_chess::{Color, Square, attacks};
/// let attacked = attacks::pawn(Color::White, Square::E4);
/// assert_eq!(attacked.into_iter().collect::<Vec<_>>(), [Square::D5, Square::F5]);
/// ```
#[inline]
#[must_use]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.at()])
}

/// What a bishop on this square attacks when pieces stand on `occupied`; the first piece on each diagonal
/// is attacked, what lies behind is not.
///
/// ```
/// use arbiter_chess::{Bitboard, Square, attacks};
/// let blocked = Bitboard::from(Square::C3);
/// assert!(attacks::bishop(Square::A1, blocked).contains(Square::C3));
/// assert!(!attacks::bishop(Square::A1, blocked).contains(Square::D4));
/// ```
#[inline]
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(bishop_attacks(square, occupied.0))
}

/// As [`bishop`], along file and rank.
///
/// ```
/// use arbiter_chess::{Bitboard, Square, attacks};
/// assert_eq!(attacks::rook(Square::D4, Bitboard::EMPTY).len(), 14);
/// ```
#[inline]
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(rook_attacks(square, occupied.0))
}

/// As [`bishop`] and [`rook`] together.
///
/// ```
/// use arbiter_chess::{Bitboard, Square, attacks};
/// assert_eq!(attacks::queen(Square::D4, Bitboard::EMPTY).len(), 27);
/// ```
#[inline]
#[must_use]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares strictly between two squares on one file, rank or diagonal; none for others.
///
/// ```
/// use arbiter_chess::{Square, attacks};
/// assert_eq!(attacks::between(Square::E1, Square::H1).len(), 2);
/// assert!(attacks::between(Square::E1, Square::D3).is_empty());
/// ```
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.at()][b.at()])
}

/// The whole file, rank or diagonal on which two different squares stand, edge to edge; none for others.
///
/// ```
/// use arbiter_chess::{Square, attacks};
/// assert_eq!(attacks::line(Square::C1, Square::D2).len(), 6, "c1 to h6");
/// assert!(attacks::line(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    Bitboard(LINE[a.at()][b.at()])
}

/// What a piece of this kind and colour on this square attacks.
///
/// ```
/// use arbiter_chess::{Bitboard, Color, Role, Square, attacks};
/// let attacked = attacks::of(Role::Knight, Color::Black, Square::B8, Bitboard::FULL);
/// assert_eq!(attacked, attacks::knight(Square::B8));
/// ```
#[inline]
#[must_use]
pub fn of(role: crate::Role, color: Color, square: Square, occupied: Bitboard) -> Bitboard {
    use crate::Role;
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}
