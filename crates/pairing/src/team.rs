//! Matches of teams: the boards that follow from who meets whom and who sits where.

use arbiter_chess::Color;

/// A match of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fixture {
    /// The first-named team.
    pub first: u16,
    /// The other team.
    pub second: u16,
    /// White and Black from the first board on; 0 where nobody sits.
    pub games: Vec<(u16, u16)>,
}

/// White and Black of each board of a match: `colors` are those of the first-named team, `seats` those of both from the first board
/// on; 0 is an empty board.
///
/// ```
/// use arbiter_pairing::{Color, team::boards};
/// assert_eq!(boards(&[Color::White, Color::Black], [&[1, 2], &[7]]), [(1, 7), (0, 2)]);
/// ```
#[must_use]
pub fn boards(colors: &[Color], seats: [&[u16]; 2]) -> Vec<(u16, u16)> {
    let seat = |list: &[u16], board: usize| list.get(board).copied().unwrap_or(0);
    let game = |(board, color): (usize, &Color)| {
        let (mine, theirs) = (seat(seats[0], board), seat(seats[1], board));
        color.fold((mine, theirs), (theirs, mine))
    };
    colors.iter().enumerate().map(game).collect()
}
