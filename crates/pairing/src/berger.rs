//! Round robins by the Berger tables (FIDE Handbook C.05, Annex 1), for any number of players.
//!
//! With m players (m even; the highest number is the bye where one is missing) two players below m meet in the round r
//! with i + j ≡ r + 1 (mod m − 1); the one who would meet himself meets m. The tables from 3 to 24 are printed by FIDE; the
//! same rule carries on.

use arbiter_chess::Color;

/// A game of a table: the numbers with White and with Black.
pub type Game = (u16, u16);

/// A round robin as announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Berger {
    /// Number of players.
    pub players: u16,
    /// Number of cycles; colours are reversed in every second one.
    pub cycles: u16,
    /// Whether the last two rounds of the first cycle change places, so that nobody has one colour three times running.
    pub exchange: bool,
}

/// A round of a round robin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Games in the order in which FIDE prints them.
    pub games: Vec<Game>,
    /// Who is free, where the number of players is odd.
    pub free: Option<u16>,
}

impl Berger {
    /// A single or double round robin; the double one with the exchange that FIDE recommends.
    ///
    /// ```
    /// use arbiter_pairing::berger::Berger;
    /// let table = Berger::new(6, 1).round(2);
    /// assert_eq!(table.games, [(6, 4), (5, 3), (1, 2)]);
    /// assert_eq!(Berger::new(5, 1).round(2).free, Some(4));
    /// ```
    #[must_use]
    pub const fn new(players: u16, cycles: u16) -> Self {
        Self {
            players,
            cycles,
            exchange: cycles > 1,
        }
    }

    /// Number of seats: players, and one more where their number is odd.
    const fn seats(self) -> u16 {
        self.players + self.players % 2
    }

    /// Games that the tables plan for each player; the free round is none.
    #[must_use]
    pub const fn games(self) -> usize {
        self.players.saturating_sub(1) as usize * self.cycles as usize
    }

    /// Number of rounds.
    #[must_use]
    pub const fn rounds(self) -> u16 {
        self.seats().saturating_sub(1) * self.cycles
    }

    /// A round from 1; empty beyond the last.
    #[must_use]
    pub fn round(self, round: u16) -> Table {
        let (m, cycle) = (self.seats(), self.seats().saturating_sub(1));
        if round == 0 || round > self.rounds() || m < 2 {
            return Table {
                games: Vec::new(),
                free: None,
            };
        }
        let mut place = (round - 1) % cycle + 1;
        if self.exchange && round <= cycle && cycle > 2 && place >= cycle - 1 {
            place = if place == cycle { cycle - 1 } else { cycle };
        }
        let mut games = first_cycle(m, place);
        if (round - 1) / cycle % 2 == 1 {
            for game in &mut games {
                *game = (game.1, game.0);
            }
        }
        let free = |game: &Game| {
            let other = if game.0 == m { game.1 } else { game.0 };
            (game.0.max(game.1) == m).then_some(other)
        };
        let odd = self.players < m;
        let free = games.iter().find_map(free).filter(|_| odd);
        games.retain(|game| !odd || game.0.max(game.1) < m);
        Table { games, free }
    }

    /// A round among these players, each on the seat of his place in the list; 0 where the list ends before the table.
    ///
    /// ```
    /// use arbiter_pairing::berger::Berger;
    /// let table = Berger::new(3, 1).pairs(&[4, 7, 9], 1);
    /// assert_eq!((table.games, table.free), (vec![(7, 9)], Some(4)));
    /// ```
    #[must_use]
    pub fn pairs(self, players: &[u16], round: usize) -> Table {
        let table = self.round(u16::try_from(round).unwrap_or(0));
        let number = |seat: u16| players.get(usize::from(seat) - 1).copied().unwrap_or(0);
        let games = table.games.iter();
        Table {
            games: games
                .map(|&(white, black)| (number(white), number(black)))
                .collect(),
            free: table.free.map(number),
        }
    }
}

/// A round of the table for an even number of seats.
fn first_cycle(m: u16, round: u16) -> Vec<Game> {
    let turn = m - 1;
    let seat = |offset: u16| offset % turn;
    let named = |seat: u16| if seat == 0 { turn } else { seat };
    // 2k ≡ r + 1 (mod m − 1), and m/2 is the half of 1.
    let k = seat((round + 1) % turn * (m / 2 % turn));
    let first = if named(k) <= m / 2 {
        (named(k), m)
    } else {
        (m, named(k))
    };
    let others = (1..m / 2).map(|step| (named(seat(k + step)), named(seat(k + turn - step))));
    core::iter::once(first).chain(others).collect()
}

/// Which colour a player has in each round of a table; `None` where he is free.
///
/// ```
/// use arbiter_pairing::{Color, berger::{Berger, colors}};
/// assert_eq!(colors(Berger::new(3, 1), 1), [None, Some(Color::White), Some(Color::Black)]);
/// ```
#[must_use]
pub fn colors(berger: Berger, player: u16) -> Vec<Option<Color>> {
    let of = |round: u16| {
        let game = berger
            .round(round)
            .games
            .into_iter()
            .find(|game| game.0 == player || game.1 == player);
        game.map(|game| {
            if game.0 == player {
                Color::White
            } else {
                Color::Black
            }
        })
    };
    (1..=berger.rounds()).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    /// The tables as FIDE prints them, shortened to numbers with White first.
    const PRINTED: [(u16, &str); 4] = [
        (4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1"),
        (
            6,
            "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
        ),
        (
            8,
            "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1",
        ),
        (
            10,
            "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | 10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | 4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1",
        ),
    ];

    #[test]
    fn the_tables_are_those_that_fide_prints() {
        for (players, printed) in PRINTED {
            let written = (1..players).map(|round| {
                let games = Berger::new(players, 1).round(round).games;
                games
                    .iter()
                    .map(|game| format!("{}-{}", game.0, game.1))
                    .collect::<Vec<_>>()
                    .join(" ")
            });
            assert_eq!(written.collect::<Vec<_>>().join(" | "), printed);
        }
    }

    #[test]
    fn everybody_meets_everybody_with_balanced_colours() {
        for players in 3..=60 {
            let berger = Berger::new(players, 1);
            let mut met = BTreeMap::new();
            for round in 1..=berger.rounds() {
                for (white, black) in berger.round(round).games {
                    *met.entry((white.min(black), white.max(black))).or_insert(0) += 1;
                    let sum = white + black;
                    let bound = if white.max(black) == berger.seats() {
                        continue;
                    } else {
                        white < black
                    };
                    assert_eq!(bound, sum % 2 == 1, "{players}: {white}-{black}");
                }
            }
            assert_eq!(met.len(), usize::from(players * (players - 1) / 2));
            assert!(met.values().all(|&times| times == 1));
            for player in 1..=players {
                let white = colors(berger, player)
                    .iter()
                    .flatten()
                    .filter(|color| **color == Color::White)
                    .count();
                let games = usize::from(players - 1);
                let expected = if players % 2 == 1 {
                    games / 2
                } else if player <= players / 2 {
                    games / 2 + 1
                } else {
                    games / 2
                };
                assert_eq!(white, expected, "{players} players, number {player}");
            }
        }
    }

    #[test]
    fn the_exchange_spares_everybody_a_third_colour_running() {
        for players in [4, 6, 8, 10, 12, 14, 16] {
            let worst = |berger: Berger| {
                let thrice = |player: &u16| {
                    let colors: Vec<_> = colors(berger, *player).into_iter().flatten().collect();
                    colors
                        .windows(3)
                        .any(|three| three[0] == three[1] && three[1] == three[2])
                };
                (1..=players).filter(thrice).count()
            };
            assert_eq!(worst(Berger::new(players, 2)), 0);
            assert_eq!(
                worst(Berger {
                    exchange: false,
                    ..Berger::new(players, 2)
                }),
                2
            );
        }
    }
}
