//! The 960 starting positions (Chess960: 2009 appendix F, later editions Guidelines II).

use crate::setup::back_rank;
use crate::{Bitboard, Board, Color, File, Playable, Position, Role, Setup, Square};

impl Position {
    /// The starting position with this number (0 to 959) in the usual numbering: bishops, queen, knights, and
    /// king between rooks on what is left. 518 is the start of ordinary chess.
    ///
    /// ```
    /// use arbiter_chess::Position;
    /// assert_eq!(Position::chess960(518), Some(Position::default()));
    /// assert_eq!(Position::chess960(960), None);
    /// ```
    #[must_use]
    pub fn chess960(number: u16) -> Option<Position> {
        let roles = back_rank_roles(number)?;
        let mut board = Board::EMPTY;
        let mut castling = Bitboard::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(roles) {
            for color in Color::ALL {
                let square = Square::new(file, back_rank(color));
                board.set(square, Some(role.of(color)));
                let before = Square::wrapping(u32::from(square.index()) ^ 8);
                board.set(before, Some(Role::Pawn.of(color)));
                if role == Role::Rook {
                    castling.insert(square);
                }
            }
        }
        Position::from_setup(&Setup {
            board,
            castling,
            ..Setup::default()
        })
        .ok()
    }
}

fn back_rank_roles(number: u16) -> Option<[Role; 8]> {
    if number >= 960 {
        return None;
    }
    let mut rank = [None; 8];
    let n = usize::from(number);
    rank[n % 4 * 2 + 1] = Some(Role::Bishop);
    rank[n / 4 % 4 * 2] = Some(Role::Bishop);
    put(&mut rank, n / 16 % 6, Role::Queen);
    // The two knights among five free files, in the order of all ten pairs.
    let (first, second) = (0..4).flat_map(|a| (a + 1..5).map(move |b| (a, b))).nth(n / 96)?;
    put(&mut rank, second, Role::Knight);
    put(&mut rank, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut rank, 0, role);
    }
    let mut roles = [Role::Pawn; 8];
    for (place, role) in roles.iter_mut().zip(rank) {
        *place = role?;
    }
    Some(roles)
}

/// Puts a piece on the nth free file.
fn put(rank: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(place) = rank.iter_mut().filter(|place| place.is_none()).nth(nth) {
        *place = Some(role);
    }
}
