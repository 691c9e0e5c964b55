//! The players of a round in their order, and who may meet whom.

use arbiter_chess::Color;

use crate::field::Field;
use crate::points::Points;

use super::Rules;
use super::card::{Card, cards};
use super::stop::Stop;

/// A set of places in the order of players, as bits.
type Row = Vec<u64>;

/// The round to be paired. Players are named by their place in the order: score, then starting rank.
pub struct Table {
    /// Cards in order.
    pub cards: Vec<Card>,
    /// The rules.
    pub rules: Rules,
    legal: Vec<Row>,
    /// Whom each player is kept apart from if possible; empty where the event asks nothing of the kind.
    kin: Vec<Row>,
    /// How many before each place are bound to White, to Black.
    bound: Vec<(usize, usize)>,
    /// Greatest number of players that one may not meet for other reasons than colour.
    pub barred: usize,
    /// Who pairs looks at it in long loops; what is found once it is told is worth nothing.
    pub stop: Stop,
}

impl Table {
    /// The table of a round.
    pub fn new(field: &Field, rules: Rules) -> Self {
        Self::of(cards(field, rules), rules)
    }

    /// The table of these cards.
    pub fn of(cards: Vec<Card>, rules: Rules) -> Self {
        let words = cards.len().div_ceil(64);
        let set = |of: &dyn Fn(&Card) -> bool| {
            let mut row = vec![0_u64; words];
            for (at, _) in cards.iter().enumerate().filter(|(_, card)| of(card)) {
                row[at / 64] |= 1 << (at % 64);
            }
            row
        };
        let all = set(&|_| true);
        let bound = |color: Color| set(&|card: &Card| card.absolute() == Some(color) && !card.top);
        let (white, black) = (bound(Color::White), bound(Color::Black));
        let mut place = vec![usize::MAX; 10_000];
        for (at, card) in cards.iter().enumerate() {
            place[usize::from(card.number).min(9_999)] = at;
        }
        let row = |at: usize, card: &Card| {
            let mut row = all.clone();
            if let Some(color) = card.absolute().filter(|_| !card.top) {
                let same = if color == Color::White { &white } else { &black };
                row.iter_mut().zip(same).for_each(|(word, &same)| *word &= !same);
            }
            let mut clear = |at: usize| row[at / 64] &= !(1 << (at % 64));
            clear(at);
            for &number in &card.barred {
                if let Some(&other) = place
                    .get(usize::from(number))
                    .filter(|&&other| other != usize::MAX)
                {
                    clear(other);
                }
            }
            row
        };
        let mut count = (0, 0);
        let mut counts = vec![count];
        for card in &cards {
            let wish = card.absolute().filter(|_| !card.top);
            count.0 += usize::from(wish == Some(Color::White));
            count.1 += usize::from(wish == Some(Color::Black));
            counts.push(count);
        }
        let apart = |card: &Card| {
            let mut row = vec![0_u64; words];
            for &number in &card.kin {
                let other = place.get(usize::from(number)).copied().unwrap_or(usize::MAX);
                if other != usize::MAX {
                    row[other / 64] |= 1 << (other % 64);
                }
            }
            row
        };
        let some = cards.iter().any(|card| !card.kin.is_empty());
        let kin = if some {
            cards.iter().map(apart).collect()
        } else {
            Vec::new()
        };
        let legal = cards.iter().enumerate().map(|(at, card)| row(at, card)).collect();
        let barred = cards.iter().map(|card| card.barred.len()).max().unwrap_or(0);
        Self {
            cards,
            rules,
            legal,
            kin,
            bound: counts,
            barred,
            stop: Stop::never(),
        }
    }

    /// Number of players to be paired.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether two players may meet: C1, C3, forbidden pairs.
    #[inline]
    pub fn legal(&self, u: usize, v: usize) -> bool {
        self.legal[u][v / 64] >> (v % 64) & 1 == 1
    }

    /// Whether the event keeps two players apart if possible.
    #[inline]
    pub fn kin(&self, u: usize, v: usize) -> bool {
        self.kin
            .get(u)
            .is_some_and(|row| row[v / 64] >> (v % 64) & 1 == 1)
    }

    /// Whether two players may meet and nothing of the event's own speaks against it.
    #[inline]
    pub fn free(&self, u: usize, v: usize) -> bool {
        self.legal(u, v) && (self.kin.is_empty() || !self.kin(u, v))
    }

    /// A player's pairing score.
    #[inline]
    pub fn score(&self, at: usize) -> Points {
        self.cards[at].score
    }

    /// Places where a new score begins, and the end.
    pub fn groups(&self) -> Vec<core::ops::Range<usize>> {
        let mut groups = Vec::new();
        let mut start = 0;
        for at in 1..=self.len() {
            if at == self.len() || self.score(at) != self.score(start) {
                groups.push(start..at);
                start = at;
            }
        }
        groups
    }

    /// How many in a stretch of the order have an absolute preference for one colour, topscorers left out.
    pub fn most_bound(&self, range: core::ops::Range<usize>) -> usize {
        let (from, to) = (self.bound[range.start], self.bound[range.end]);
        (to.0 - from.0).max(to.1 - from.1)
    }
}
