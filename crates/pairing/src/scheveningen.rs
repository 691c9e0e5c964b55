//! Scheveningen: everybody of one team meets everybody of the other.
//!
//! Tables for two to seven a side as published, and FIDE's rule for four, eight, twelve …; for other sizes no table is known that could be
//! checked, so an event brings its own. In every round each team has as many Whites as the other, one more or less where the number
//! is odd, and so has every player over the event; with two a side only the players can have it.

use crate::paired::NotPaired;

/// A game: a player of team A, one of team B, both from 1, and whether A has White.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// Of team A.
    pub a: u16,
    /// Of team B.
    pub b: u16,
    /// Whether the player of team A has White.
    pub a_white: bool,
}

/// The printed tables, White first.
const PRINTED: [(u16, &str); 5] = [
    (2, "A1-B1 A2-B2 | B2-A1 B1-A2"),
    (3, "A1-B1 A2-B2 B3-A3 | B2-A1 A2-B3 B1-A3 | A1-B3 B1-A2 A3-B2"),
    (
        5,
        "A1-B1 A2-B2 A3-B3 B4-A4 B5-A5 | B2-A1 B3-A2 A3-B4 A4-B5 B1-A5 | A1-B3 A2-B4 B5-A3 B1-A4 A5-B2 | \
         B4-A1 A2-B5 A3-B1 B2-A4 B3-A5 | A1-B5 B1-A2 B2-A3 A4-B3 A5-B4",
    ),
    (
        6,
        "A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6 | B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6 | A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6 | \
         B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5 | A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6 | B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3",
    ),
    (
        7,
        "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 | B2-A1 B3-A2 B4-A3 A4-B5 A5-B6 A6-B7 B1-A7 | \
         A1-B3 A2-B4 A3-B5 B6-A4 B7-A5 B1-A6 A7-B2 | B4-A1 B5-A2 A3-B6 A4-B7 A5-B1 B2-A6 B3-A7 | \
         A1-B5 A2-B6 B7-A3 B1-A4 B2-A5 A6-B3 A7-B4 | B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7 | \
         A1-B7 B1-A2 B2-A3 B3-A4 A5-B4 A6-B5 A7-B6",
    ),
];

/// The rounds of a match of so many a side; `None` where no table is known.
///
/// ```
/// use arbiter_pairing::scheveningen::{Game, rounds};
/// let table = rounds(4).unwrap();
/// assert_eq!(table[1][0], Game { a: 1, b: 2, a_white: false });
/// assert!(rounds(9).is_none());
/// ```
#[must_use]
pub fn rounds(boards: u16) -> Option<Vec<Vec<Game>>> {
    if let Some((_, text)) = PRINTED.iter().find(|table| table.0 == boards) {
        return Some(text.split('|').map(round).collect());
    }
    (boards > 0 && boards.is_multiple_of(4)).then(|| (0..boards).map(|at| by_rule(boards, at)).collect())
}

/// White and Black of a round between the members of two teams, in the order of their boards; in the second cycle colours are
/// reversed.
///
/// # Errors
/// [`NotPaired::Finished`] where the table has no such round, or the teams are of no size whose table is known.
///
/// ```
/// use arbiter_pairing::scheveningen::pairs;
/// assert_eq!(pairs([&[1, 3], &[2, 4]], 1, 2).unwrap(), [(4, 1), (2, 3)]);
/// assert!(pairs([&[1, 3], &[2, 4]], 1, 3).is_err());
/// ```
pub fn pairs(teams: [&[u16]; 2], cycles: u16, round: usize) -> Result<Vec<(u16, u16)>, NotPaired> {
    let boards = teams[0].len();
    let table = u16::try_from(boards).ok().and_then(rounds);
    let (Some(table), true) = (table, teams[1].len() == boards) else {
        return Err(NotPaired::Finished(0));
    };
    let all = boards * usize::from(cycles);
    if round == 0 || round > all {
        return Err(NotPaired::Finished(all));
    }
    let reversed = round > boards;
    let pair = |game: &Game| {
        let (a, b) = (
            teams[0][usize::from(game.a) - 1],
            teams[1][usize::from(game.b) - 1],
        );
        if game.a_white == reversed { (b, a) } else { (a, b) }
    };
    Ok(table[(round - 1) % boards].iter().map(pair).collect())
}

/// A printed round.
fn round(text: &str) -> Vec<Game> {
    let game = |word: &str| {
        let (white, black) = word.split_once('-')?;
        let number = |name: &str| name.get(1..)?.parse().ok();
        let a_white = white.starts_with('A');
        let (a, b) = if a_white { (white, black) } else { (black, white) };
        Some(Game {
            a: number(a)?,
            b: number(b)?,
            a_white,
        })
    };
    text.split_whitespace().filter_map(game).collect()
}

/// A round by FIDE's rule: halves meet halves, shifted by one each round; the first half of A has White in odd rounds, the second in even
/// ones.
fn by_rule(boards: u16, at: u16) -> Vec<Game> {
    let half = boards / 2;
    let (across, shift) = (at / half, at % half);
    let game = |a: u16| {
        let (side, place) = (a / half, a % half);
        Game {
            a: a + 1,
            b: (side + across) % 2 * half + (place + shift) % half + 1,
            a_white: (side == 0) == at.is_multiple_of(2),
        }
    };
    (0..boards).map(game).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_meets_everybody_of_the_other_team_with_balanced_colours() {
        for boards in [2, 3, 4, 5, 6, 7, 8, 12, 16, 20] {
            let table = rounds(boards).unwrap();
            assert_eq!(table.len(), usize::from(boards));
            let odd = i32::from(boards % 2);
            let balance = |games: &mut dyn Iterator<Item = &Game>| {
                games
                    .map(|game| if game.a_white { 1 } else { -1 })
                    .sum::<i32>()
                    .abs()
            };
            let mut met = BTreeSet::new();
            for games in &table {
                if boards > 2 {
                    assert_eq!(balance(&mut games.iter()), odd, "{boards} a side: {games:?}");
                }
                let seats: BTreeSet<u16> = games.iter().map(|game| game.b).collect();
                assert_eq!(
                    (games.len(), seats.len()),
                    (usize::from(boards), usize::from(boards))
                );
                met.extend(games.iter().map(|game| (game.a, game.b)));
            }
            assert_eq!(met.len(), usize::from(boards * boards));
            for player in 1..=boards {
                for side in [|game: &Game| game.a, |game: &Game| game.b] {
                    let mut own = table.iter().flatten().filter(|game| side(game) == player);
                    assert_eq!(balance(&mut own), odd, "{boards} a side: {player}");
                }
            }
        }
        assert!(
            [0, 1, 9, 10, 11]
                .into_iter()
                .all(|boards| rounds(boards).is_none())
        );
    }

    #[test]
    fn the_rule_gives_the_published_table_of_four() {
        let published = "A1-B1 A2-B2 B3-A3 B4-A4 | B2-A1 B1-A2 A3-B4 A4-B3 | A1-B3 A2-B4 B1-A3 B2-A4 | B4-A1 B3-A2 A3-B2 A4-B1";
        let read: Vec<Vec<Game>> = published.split('|').map(round).collect();
        assert_eq!(rounds(4), Some(read));
    }
}
