//! The restricted draw of a round robin by the Varma tables (FIDE Handbook C.05, Annex 2), for 9 to 24 players: players of
//! one federation draw from one envelope, so that they do not meet in the last rounds.
//!
//! The draw is a conversation: [`Draw::asks`] says who does what next, [`Draw::answer`] takes what a person drew, and
//! [`Draw::by_lots`] lets the lots answer. Every step is kept.

use core::fmt;

use crate::berger::Berger;
use crate::lots::Lots;

/// The tables as FIDE prints them: players (the higher number of the pair) and the groups A to D.
const TABLES: [(u16, [&[u16]; 4]); 8] = [
    (10, [&[3, 4, 8], &[5, 7, 9], &[1, 6], &[2, 10]]),
    (12, [&[4, 5, 9, 10], &[1, 2, 7], &[6, 8, 12], &[3, 11]]),
    (14, [&[4, 5, 6, 11, 12], &[1, 2, 8, 9], &[7, 10, 13], &[3, 14]]),
    (
        16,
        [&[5, 6, 7, 12, 13, 14], &[1, 2, 3, 9, 10], &[8, 11, 15], &[4, 16]],
    ),
    (
        18,
        [
            &[5, 6, 7, 8, 14, 15, 16],
            &[1, 2, 3, 10, 11, 12],
            &[9, 13, 17],
            &[4, 18],
        ],
    ),
    (
        20,
        [
            &[6, 7, 8, 9, 15, 16, 17, 18],
            &[1, 2, 3, 11, 12, 13, 14],
            &[5, 10, 19],
            &[4, 20],
        ],
    ),
    (
        22,
        [
            &[6, 7, 8, 9, 10, 17, 18, 19, 20],
            &[1, 2, 3, 4, 12, 13, 14, 15],
            &[11, 16, 21],
            &[5, 22],
        ],
    ),
    (
        24,
        [
            &[6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
            &[1, 2, 3, 4, 13, 14, 15, 16, 17],
            &[12, 18, 23],
            &[5, 24],
        ],
    ),
];

/// The groups of numbers for a round robin of 9 to 24 players; the bye of an odd field is in none.
///
/// With 12 players the printed table lets 6 and 12 meet in the last round; `repaired` exchanges 11 and 12.
#[must_use]
pub fn groups(players: u16, repaired: bool) -> Option<[Vec<u16>; 4]> {
    let (seats, groups) = TABLES.iter().find(|table| table.0 == players + players % 2)?;
    let mut groups = groups.map(<[u16]>::to_vec);
    if repaired && *seats == 12 {
        groups[2] = vec![6, 8, 11];
        groups[3] = vec![3, 12];
    }
    for group in &mut groups {
        group.retain(|&number| number <= players);
    }
    Some(groups)
}

/// The last round in which two of a group meet; `None` where no two do.
#[must_use]
pub fn last_meeting(players: u16, group: &[u16]) -> Option<u16> {
    let berger = Berger::new(players, 1);
    let inside = |game: &(u16, u16)| group.contains(&game.0) && group.contains(&game.1);
    (1..=berger.rounds())
        .rev()
        .find(|&round| berger.round(round).games.iter().any(inside))
}

/// Groups of the table of which two players would meet in the last round: the flaw of the table for 12.
///
/// ```
/// use arbiter_pairing::varma::flawed;
/// assert_eq!(flawed(12, false), ['C']);
/// assert!(flawed(12, true).is_empty() && flawed(11, false).is_empty() && flawed(14, false).is_empty());
/// ```
#[must_use]
pub fn flawed(players: u16, repaired: bool) -> Vec<char> {
    let last = Berger::new(players, 1).rounds();
    let all = groups(players, repaired).into_iter().flatten().zip('A'..='D');
    all.filter(|(group, _)| last_meeting(players, group) == Some(last))
        .map(|(_, name)| name)
        .collect()
}

/// Somebody who draws.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Drawer {
    /// Federation, or club or school: those who should not meet late.
    pub federation: String,
    /// Name, surname first.
    pub name: String,
}

/// What the draw waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asks {
    /// The first player of a federation chooses one of these large envelopes.
    Envelope {
        /// Who.
        drawer: Drawer,
        /// Envelopes with enough numbers, A to D.
        from: Vec<char>,
    },
    /// A player draws one of these numbers.
    Number {
        /// Who.
        drawer: Drawer,
        /// What is left in his envelope.
        from: Vec<u16>,
    },
    /// No envelope has enough numbers for a federation: the arbiter says from which it draws first.
    NoEnvelope {
        /// The federation's first player.
        drawer: Drawer,
        /// Envelopes that have numbers left, the fullest first; when one is empty the next follows.
        from: Vec<char>,
    },
    /// Nothing: everybody has a number.
    Done,
}

/// What was drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// An envelope.
    Envelope(char),
    /// A number.
    Number(u16),
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Envelope(letter) => write!(f, "envelope {letter}"),
            Self::Number(number) => write!(f, "number {number}"),
        }
    }
}

/// Why an answer is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The number of players has no table.
    #[error("the Varma tables are for 9 to 24 players, not {0}")]
    NoTable(usize),
    /// Something else was asked for, or what was drawn is not there.
    #[error("{0} cannot be drawn now")]
    NotThere(Drawn),
}

/// The restricted draw.
#[derive(Debug, Clone)]
pub struct Draw {
    /// Federations in their order, each with its players by surname.
    queue: Vec<Vec<Drawer>>,
    envelopes: [Vec<u16>; 4],
    /// The envelope from which the federation at the front draws, and whether it was chosen though too small.
    open: Option<usize>,
    /// Numbers given.
    given: Vec<(Drawer, u16)>,
    /// Every step.
    steps: Vec<(Drawer, Drawn)>,
}

impl Draw {
    /// A draw of these players: federations with most players first, then by their codes; inside by surname.
    ///
    /// # Errors
    /// [`Refused::NoTable`] for fewer than 9 or more than 24 players.
    pub fn new(mut players: Vec<Drawer>, repaired: bool) -> Result<Self, Refused> {
        let count = players.len();
        let envelopes = u16::try_from(count)
            .ok()
            .and_then(|count| groups(count, repaired));
        let envelopes = envelopes.ok_or(Refused::NoTable(count))?;
        players.sort();
        let mut queue: Vec<Vec<Drawer>> = players
            .chunk_by(|one, two| one.federation == two.federation)
            .map(<[Drawer]>::to_vec)
            .collect();
        queue.sort_by_key(|players| core::cmp::Reverse(players.len()));
        Ok(Self {
            queue,
            envelopes,
            open: None,
            given: Vec::new(),
            steps: Vec::new(),
        })
    }

    /// Who does what next.
    #[must_use]
    pub fn asks(&self) -> Asks {
        let Some(federation) = self.queue.first() else {
            return Asks::Done;
        };
        let drawer = federation[0].clone();
        if let Some(open) = self.open {
            return Asks::Number {
                drawer,
                from: self.envelopes[open].clone(),
            };
        }
        let name = |at: usize| char::from(b"ABCD"[at]);
        let enough = |at: &usize| self.envelopes[*at].len() >= federation.len();
        let from: Vec<char> = (0..4).filter(enough).map(name).collect();
        if !from.is_empty() {
            return Asks::Envelope { drawer, from };
        }
        let mut left: Vec<usize> = (0..4).filter(|&at| !self.envelopes[at].is_empty()).collect();
        left.sort_by_key(|&at| core::cmp::Reverse(self.envelopes[at].len()));
        Asks::NoEnvelope {
            drawer,
            from: left.into_iter().map(name).collect(),
        }
    }

    /// Takes what a person drew.
    ///
    /// # Errors
    /// [`Refused::NotThere`] where something else was asked for; nothing changes.
    pub fn answer(&mut self, drawn: Drawn) -> Result<(), Refused> {
        let refused = Refused::NotThere(drawn);
        let drawer = match (self.asks(), drawn) {
            (Asks::Envelope { drawer, from } | Asks::NoEnvelope { drawer, from }, Drawn::Envelope(name))
                if from.contains(&name) =>
            {
                self.open = "ABCD".find(name);
                drawer
            }
            (Asks::Number { drawer, from }, Drawn::Number(number)) if from.contains(&number) => {
                self.take(number);
                drawer
            }
            _ => return Err(refused),
        };
        self.steps.push((drawer, drawn));
        Ok(())
    }

    fn take(&mut self, number: u16) {
        let Some(open) = self.open else { return };
        self.envelopes[open].retain(|&left| left != number);
        let drawer = self.queue[0].remove(0);
        self.given.push((drawer, number));
        if self.queue[0].is_empty() {
            self.queue.remove(0);
            self.open = None;
        } else if self.envelopes[open].is_empty() {
            self.open = None; // a federation that is too large goes on with another envelope
        }
    }

    /// Lets the lots answer until everybody has a number, or until no envelope is large enough and the arbiter must say.
    pub fn by_lots(&mut self, lots: &mut Lots) -> Asks {
        loop {
            let drawn = match self.asks() {
                Asks::Envelope { from, .. } => lots.pick(&from).map(Drawn::Envelope),
                Asks::Number { from, .. } => lots.pick(&from).map(Drawn::Number),
                asks => return asks,
            };
            if drawn.is_none_or(|drawn| self.answer(drawn).is_err()) {
                return self.asks();
            }
        }
    }

    /// Numbers given so far, in the order of the draw.
    #[must_use]
    pub fn given(&self) -> &[(Drawer, u16)] {
        &self.given
    }

    /// Every step, for the log.
    #[must_use]
    pub fn steps(&self) -> &[(Drawer, Drawn)] {
        &self.steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(federations: &[(&str, usize)]) -> Vec<Drawer> {
        let mut all = Vec::new();
        for &(federation, count) in federations {
            let one = |at: usize| Drawer {
                federation: federation.to_owned(),
                name: format!("{federation} {at}"),
            };
            all.extend((0..count).map(one));
        }
        all
    }

    #[test]
    fn the_last_meetings_are_those_of_the_tables() {
        let told: [(u16, [u16; 4]); 8] = [
            (10, [6, 6, 6, 3]),
            (12, [8, 8, 11, 2]),
            (14, [10, 10, 9, 5]),
            (16, [12, 12, 10, 7]),
            (18, [14, 14, 12, 7]),
            (20, [16, 16, 14, 7]),
            (22, [18, 18, 15, 9]),
            (24, [20, 20, 17, 9]),
        ];
        for (players, rounds) in told {
            let groups = groups(players, false).unwrap();
            let last = groups
                .each_ref()
                .map(|group| last_meeting(players, group).unwrap());
            assert_eq!(last, rounds, "{players} players");
            let mut all: Vec<u16> = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (1..=players).collect::<Vec<u16>>());
        }
        let repaired = groups(12, true).unwrap();
        assert_eq!(
            repaired.iter().filter_map(|group| last_meeting(12, group)).max(),
            Some(8)
        );
    }

    #[test]
    fn players_of_a_federation_draw_from_one_envelope() {
        for secret in 0..200 {
            let players = field(&[
                ("IRI", 4),
                ("VIE", 3),
                ("NED", 1),
                ("QAT", 1),
                ("EGY", 2),
                ("ESP", 1),
            ]);
            let mut draw = Draw::new(players, true).unwrap();
            let end = draw.by_lots(&mut Lots::new(&secret.to_string()));
            if end != Asks::Done {
                assert!(matches!(end, Asks::NoEnvelope { .. }));
                continue;
            }
            let groups = groups(12, true).unwrap();
            for federation in ["IRI", "VIE"] {
                let numbers: Vec<u16> = draw
                    .given()
                    .iter()
                    .filter(|(drawer, _)| drawer.federation == federation)
                    .map(|one| one.1)
                    .collect();
                assert!(
                    groups
                        .iter()
                        .any(|group| numbers.iter().all(|number| group.contains(number)))
                );
            }
        }
    }

    #[test]
    fn where_no_envelope_is_large_enough_the_arbiter_is_asked() {
        let mut draw = Draw::new(field(&[("IRI", 9)]), false).unwrap();
        let Asks::NoEnvelope { from, drawer } = draw.by_lots(&mut Lots::new("x")) else {
            panic!("{:?}", draw.asks())
        };
        assert_eq!((from[0], drawer.federation.as_str()), ('A', "IRI"));
        assert_eq!(
            draw.answer(Drawn::Number(3)),
            Err(Refused::NotThere(Drawn::Number(3)))
        );
        draw.answer(Drawn::Envelope('A')).unwrap();
        while draw.by_lots(&mut Lots::new("x")) != Asks::Done {
            let Asks::NoEnvelope { from, .. } = draw.asks() else {
                panic!("{:?}", draw.asks())
            };
            draw.answer(Drawn::Envelope(from[0])).unwrap();
        }
        assert_eq!(draw.given().len(), 9);
    }
}
