//! Figures from ratings: performance, expected score and rating change (FIDE Handbook B.02), title norms (B.01).

use arbiter_event::tiebreak::{difference_for, expected_score};
use arbiter_event::{Entrant, Event};
use arbiter_pairing::{Cell, Mark};

/// A rated game of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// The opponent's starting rank.
    pub opponent: u16,
    /// The opponent's rating; `None` for unrated.
    pub rating: Option<u16>,
    /// What the player made: 0, 1 or 2 half points; `None` while the game is not decided.
    pub half_points: Option<u8>,
}

/// The games of a player that are rated, or will be: played over the board, not too short, decided or still open.
#[must_use]
pub fn games(event: &Event, player: &Entrant) -> Vec<Game> {
    let cells = player.rounds.iter().flatten();
    let game = |cell: &Cell| {
        let half_points = match cell.mark {
            Mark::Win => Some(2),
            Mark::Draw => Some(1),
            Mark::Loss => Some(0),
            Mark::Open => None,
            _ => return None,
        };
        let opponent = event.player(cell.opponent)?;
        Some(Game {
            opponent: opponent.number,
            rating: opponent.rating,
            half_points,
        })
    };
    cells.filter_map(game).collect()
}

/// A rating change in hundredths of a point, and what it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Decided games against rated opponents.
    pub games: usize,
    /// Score in hundredths.
    pub score: i64,
    /// Expected score in hundredths, table 8.1.2.
    pub expected: i64,
    /// Development coefficient.
    pub k: i64,
    /// The change, rounded to a whole number, a half away from zero (8.3.4).
    pub change: i64,
}

/// Development coefficient (8.3.3) by rating and by the years of birth and of the event; new players (fewer than 30
/// games) have 40, which a list of entries does not tell.
///
/// ```
/// use arbiter_reports::rating::coefficient;
/// assert_eq!([coefficient(2450, None), coefficient(2399, None), coefficient(2250, Some((2010, 2026)))], [10, 20, 40]);
/// assert_eq!(coefficient(2250, Some((2007, 2026))), 20); // 19 years
/// ```
#[must_use]
pub fn coefficient(rating: u16, born_and_year: Option<(u16, u16)>) -> i64 {
    let young = born_and_year.is_some_and(|(born, year)| year <= born.saturating_add(18));
    match rating {
        2400.. => 10,
        0..2300 if young => 40,
        _ => 20,
    }
}

/// From this rating on differences above 400 are counted in full (8.3.1 since October 2025).
const WITHOUT_CAP: u16 = 2650;

/// The rating change of a rated player by his decided games against rated opponents (8.3); `None` for the unrated.
///
/// A difference above 400 counts as 400 for players below 2650, in full for the others (8.3.1 in force since 1 October 2025). `k`
/// times the number of games never exceeds 700 (8.3.3).
///
/// ```
/// use arbiter_reports::rating::{Game, change};
/// let won = Game { opponent: 2, rating: Some(1600), half_points: Some(2) };
/// let change = change(Some(2200), &[won], 20).unwrap(); // 600 points count as 400: expected .92
/// assert_eq!((change.expected, change.change), (92, 2));
/// ```
#[must_use]
pub fn change(rating: Option<u16>, games: &[Game], k: i64) -> Option<Change> {
    let rating = rating?;
    let own = i64::from(rating);
    let most = if rating < WITHOUT_CAP { 400 } else { i64::MAX };
    let counted: Vec<(i64, i64)> = games
        .iter()
        .filter_map(|game| Some((i64::from(game.rating?), i64::from(game.half_points?))))
        .collect();
    let score: i64 = counted.iter().map(|&(_, half)| half * 50).sum();
    let expected: i64 = counted
        .iter()
        .map(|&(other, _)| expected_score((own - other).clamp(-most, most)))
        .sum();
    let number = i64::try_from(counted.len()).unwrap_or(i64::MAX);
    let k = if k.saturating_mul(number) > 700 {
        700 / number
    } else {
        k
    };
    let hundredths = (score - expected) * k;
    let change = (hundredths.abs() + 50) / 100 * hundredths.signum();
    Some(Change {
        games: counted.len(),
        score,
        expected,
        k,
        change,
    })
}

/// Average of ratings, a half rounded up; `None` of none.
#[must_use]
pub fn average(ratings: &[i64]) -> Option<i64> {
    let count = i64::try_from(ratings.len()).ok().filter(|&count| count > 0)?;
    Some((2 * ratings.iter().sum::<i64>() + count).div_euclid(2 * count))
}

/// Rating performance: the average of the opponents and the difference that table 8.1.1 gives for the score.
///
/// ```
/// use arbiter_reports::rating::performance;
/// assert_eq!(performance(&[2380; 9], 14), Some(2600)); // 7 of 9: the first line of the table for grandmasters
/// ```
#[must_use]
pub fn performance(ratings: &[i64], half_points: i64) -> Option<i64> {
    Some(average(ratings)? + difference_for(percent(half_points, ratings.len())))
}

/// Half points of so many games in per cent, a half rounded up.
pub(crate) fn percent(half_points: i64, games: usize) -> i64 {
    let games = i64::try_from(games.max(1)).unwrap_or(i64::MAX);
    (half_points * 100 + games).div_euclid(2 * games)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rating: u16, half_points: u8) -> Game {
        Game {
            opponent: 2,
            rating: Some(rating),
            half_points: Some(half_points),
        }
    }

    /// The 400-point rule and the table, from the worked cases at chesselo.com ("FIDE Rule of 400 Points", "Chess Elo").
    #[test]
    fn single_games_are_expected_as_the_worked_cases_say() {
        for (own, other, expected) in [
            (2200, 1000, 92),
            (2200, 1600, 92),
            (1800, 2400, 8),
            (1800, 2482, 8),
            (2000, 2420, 8),
            (2000, 1550, 92),
            (2400, 2300, 64),
            (2300, 2400, 36),
            (2100, 2100, 50),
        ] {
            let change = change(Some(own), &[game(other, 1)], 20).unwrap();
            assert_eq!(change.expected, expected, "{own} against {other}");
        }
    }

    /// Score less expectation times K, from the three examples at chesselo.com ("Rating Increase or Decrease").
    #[test]
    fn changes_are_those_of_the_worked_examples() {
        let level = |wins: usize, draws: usize, losses: usize| {
            let list = [(wins, 2), (draws, 1), (losses, 0)];
            list.into_iter()
                .flat_map(|(count, half)| vec![game(2400, half); count])
                .collect::<Vec<_>>()
        };
        // 5½ of 8 against equals: expected 4.0, increase 1.5; K 10 gives 15, K 20 gives 30.
        assert_eq!(change(Some(2400), &level(4, 3, 1), 10).unwrap().change, 15);
        assert_eq!(change(Some(2400), &level(4, 3, 1), 20).unwrap().change, 30);
        // 1½ of 7: expected 3.5, decrease 2.0; K 10 gives -20.
        assert_eq!(change(Some(2400), &level(0, 3, 4), 10).unwrap().change, -20);
        // 4½ of 9: nothing changes.
        assert_eq!(change(Some(2400), &level(3, 3, 3), 40).unwrap().change, 0);
        // 8.3.3: 20 games with K 40 would be 800; K becomes 35.
        assert_eq!(change(Some(2400), &level(20, 0, 0), 40).unwrap().k, 35);
        // 8.3.4: a half is rounded away from zero: (0 - .05) x 10 x ... = -0.5.
        let drawn = change(Some(2235), &[game(2200, 1)], 10).unwrap();
        assert_eq!((drawn.expected, drawn.change), (55, -1));
        assert_eq!(change(None, &level(1, 0, 0), 20), None);
    }

    /// B.02, 8.3.1 to 8.3.4, by hand from table 8.1.2: own rating, K, opponents with half points, expected hundredths, change.
    #[test]
    fn changes_follow_the_articles() {
        for (own, k, games, expected, points) in [
            // 8.3.1: 450 counts as 400, .92 twice; 2 - 1.84 = .16 by 20 is 3.2.
            (2250, 20, &[(1800, 2), (1800, 2)][..], 184, 3),
            // 99 points: .64 (92 to 98 is .63, 99 to 106 .64); a draw costs .14 by 10 is 1.4.
            (2499, 10, &[(2400, 1)], 64, -1),
            // 3 points are .50, 4 are .51 (8.1.2): ½ - .51 by 40 is -0.4.
            (2004, 40, &[(2000, 1)], 51, 0),
            // The weaker by 200: .24 three times, one of three: 1 - .72 by 20 is 5.6.
            (1800, 20, &[(2000, 2), (2000, 0), (2000, 0)], 72, 6),
            // 8.3.1 since October 2025, 2649: 849 counts as 400, .92; .08 by 10 is 0.8.
            (2649, 10, &[(1800, 2)], 92, 1),
            // The same at 2650: 850 counts in full, above 735 is 1.00, and a win brings nothing.
            (2650, 10, &[(1800, 2)], 100, 0),
            // A draw there costs the half: -5.
            (2650, 10, &[(1800, 1)], 100, -5),
            // 2700 against 2280: 420 is .93 (412 to 432), not .92; a draw costs .43 by 10 is 4.3.
            (2700, 10, &[(2280, 1)], 93, -4),
            // The opponent below 2650 keeps the cap: 2280 against 2700 expects .08; a draw brings .42 by 20 is 8.4.
            (2280, 20, &[(2700, 1)], 8, 8),
            // 8.3.3: 18 games with K 40 would be 720: K is 38; 18 wins against equals: 9 by 38 is 342.
            (1500, 40, &[(1500, 2); 18], 900, 342),
        ] {
            let list: Vec<Game> = games.iter().map(|&(rating, half)| game(rating, half)).collect();
            let made = change(Some(own), &list, k).unwrap();
            assert_eq!(
                (made.expected, made.change),
                (expected, points),
                "{own} {games:?}"
            );
        }
    }

    /// Average of the opponents and table 11.1, by hand: the difference for the score is named beside each.
    #[test]
    fn performances_follow_the_table() {
        for (ratings, half_points, expected) in [
            // Player 1 of the worked tournament of C.07 (everything_3): 1979.25 is 1979, 3½ of 4 is .88, 336.
            (&[2048, 1723, 2244, 1902][..], 7, 1979 + 336),
            (&[2000; 10], 10, 2000),        // half of the points: 0
            (&[2000; 10], 13, 2000 + 110),  // .65: 110
            (&[2000; 10], 7, 2000 - 110),   // .35: the same the other way
            (&[2100, 2201], 3, 2151 + 193), // 2150.5 is rounded up; .75: 193
            (&[1900, 2000, 2100], 6, 2800), // all of them: 800
            (&[1900, 2000, 2100], 0, 1200), // none: 800 less
            (&[2400; 3], 4, 2400 + 125),    // 2 of 3 is .67: 125
            (&[2400; 8], 5, 2400 - 141),    // 2½ of 8 is .3125, .31: 141
            (&[2400; 7], 9, 2400 + 102),    // 4½ of 7 is .642857, .64: 102
        ] {
            assert_eq!(
                performance(ratings, half_points),
                Some(expected),
                "{ratings:?} {half_points}"
            );
        }
    }
}
