//! Games that stand twice in an archive, whole or one as the beginning of the other.
//!
//! Two records are taken for one game where the players have the same surnames and colours, the moves are the same as far as
//! the shorter goes, and nothing says that there were two games: another day, another round, another address of a server. How
//! many moves that takes hangs on what else is known. Short draws are agreed again and again by the same players, and a
//! game without moves is like any other: so few moves count only where the whole occasion is the same, and no moves never.
//!
//! A game is remembered in 48 bytes, a million of them; of the latest games a byte a half-move too, which tells that a
//! later game is the beginning of an earlier one. Nothing else is kept, so an archive of any size takes the same memory.

mod hash;
mod kept;
mod names;
mod notes;
mod print;
#[cfg(test)]
mod tests;

use std::mem::size_of;

use arbiter_rules::words;

use hash::Hash;
use kept::{Kept, Trails};
pub use print::{Fingerprint, Said};
use print::{Outcome, When};

/// So many games are remembered.
const MOST: usize = 1 << 20;
/// So many games that begin alike are looked at, the latest first.
const MOST_ALIKE: usize = 256;
/// Games of the same players are held against each other where their first half-moves are the same, so many of them.
const OPENING: usize = 30;
/// A record that goes on behind another has more in common with it than an opening, in half-moves.
const BEGINNING: usize = 40;
/// Draws in fewer half-moves are agreed again and again.
const DRAW: usize = 60;
/// Where the whole occasion is the same, any game that was played.
const ANY: usize = 4;

words! {
    /// How a game stands to one before it.
    pub enum Twin {
        /// It has the same moves.
        Same = "same",
        /// It is the beginning of the other.
        Beginning = "beginning",
        /// The other is the beginning of it.
        Continued = "continued",
    }
}

/// Where a game stands that came before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier {
    /// The file, by the number that it was given.
    pub file: u32,
    /// The game in it, from 1.
    pub game: u64,
    /// How the later game stands to it.
    pub twin: Twin,
}

/// The games that have been seen.
///
/// ```
/// use arbiter_audit::{Duplicates, Options, Twin, audit};
/// let game = "[Event \"Paris\"]\n[White \"A\"]\n[Black \"B\"]\n[Date \"1858.11.02\"]\n[Round \"1\"]\n[Result \"1-0\"]\n\n\
///             1. e4 e5 2. Nf3 d6 3. d4 Bg4 1-0\n\n";
/// let reports = audit(&[game, game].concat().into_bytes(), Options::default());
/// let mut seen = Duplicates::default();
/// assert_eq!(seen.add(&reports[0].fingerprint, 0, 1), None);
/// let earlier = seen.add(&reports[1].fingerprint, 0, 2).expect("the same game");
/// assert_eq!((earlier.game, earlier.twin), (1, Twin::Same));
/// ```
#[derive(Debug, Default)]
pub struct Duplicates {
    /// A ring of games, the latest at `count - 1`.
    kept: Vec<Kept>,
    /// How many have been added.
    count: u32,
    heads: Heads,
    trails: Trails,
}

impl Duplicates {
    /// Remembers a game, and says where the first stands of those that it repeats.
    pub fn add(&mut self, print: &Fingerprint, file: u32, game: u64) -> Option<Earlier> {
        let plies = u16::try_from(print.moves.len()).ok()?;
        if print.players == 0 || plies == 0 {
            return None;
        }
        let mut trail = Trail::new(print.players, print.moves.len());
        let mut opening = 0;
        for (index, &one) in print.moves.iter().enumerate() {
            trail.push(one);
            if index + 1 == OPENING {
                opening = key(trail.hash.end());
            }
        }
        let kept = Kept {
            opening,
            occasion: key(print.occasion),
            moves: trail.hash.end(),
            when: print.when,
            plies,
            result: print.result,
            file,
            game: u32::try_from(game).unwrap_or(u32::MAX),
            ..Kept::default()
        };
        let by_occasion = self.first(&kept, print, &trail, Chain::Occasion);
        let found = by_occasion.or_else(|| self.first(&kept, print, &trail, Chain::Opening));
        self.keep(kept, &trail.bytes);
        found
    }

    /// Whether games have been forgotten, as there were too many.
    #[must_use]
    pub const fn has_forgotten(&self) -> bool {
        self.count as usize > MOST
    }

    /// How many games are remembered at most.
    pub const MOST: usize = MOST;

    fn first(&self, new: &Kept, print: &Fingerprint, trail: &Trail, chain: Chain) -> Option<Earlier> {
        let key = new.key(chain);
        let mut at = self.heads.latest(key, chain);
        let mut first = None;
        for _ in 0..MOST_ALIKE {
            let Some(other) = self.game(at) else { break };
            if other.key(chain) == key
                && let Some(twin) = self.twin(new, other, print, trail, chain)
            {
                first = Some(Earlier {
                    file: other.file,
                    game: other.game.into(),
                    twin,
                });
            }
            at = other.next(chain);
        }
        first
    }

    /// How two games stand to each other that have this key.
    fn twin(&self, new: &Kept, old: &Kept, print: &Fingerprint, trail: &Trail, chain: Chain) -> Option<Twin> {
        let shorter = usize::from(new.plies.min(old.plies));
        let differ = new.plies != old.plies;
        let is_draw = [new.result, old.result].contains(&Outcome::Draw);
        let enough = match chain {
            Chain::Occasion => ANY,
            Chain::Opening if is_draw => DRAW,
            Chain::Opening if differ => BEGINNING,
            Chain::Opening => OPENING,
        };
        let results = new.result == old.result || [new.result, old.result].contains(&Outcome::Open);
        let other_end = differ && !results && chain == Chain::Opening;
        if shorter < enough || other_end || new.when.contradicts(old.when) {
            return None;
        }
        if !differ {
            return (new.moves == old.moves).then_some(Twin::Same);
        }
        if old.plies < new.plies {
            let begun = Trail::of(print.players, &print.moves[..shorter]);
            return (begun == old.moves).then_some(Twin::Continued);
        }
        let begun = self.trails.get(old.trail, shorter)?;
        begun.eq(trail.bytes.iter().copied()).then_some(Twin::Beginning)
    }

    /// The game with this number from 1, if it is remembered.
    fn game(&self, number: u32) -> Option<&Kept> {
        let index = number.checked_sub(1)? as usize;
        let is_there = index < self.count as usize && index + MOST >= self.count as usize;
        is_there.then(|| &self.kept[index % MOST])
    }

    fn keep(&mut self, mut kept: Kept, trail: &[u8]) {
        kept.trail = self.trails.push(trail);
        if self.kept.len() == self.heads.openings.len() && self.kept.len() < MOST {
            self.grow();
        }
        let index = self.count as usize % MOST;
        self.count = self.count.saturating_add(1);
        self.heads.link(&mut kept, self.count);
        match self.kept.get_mut(index) {
            Some(place) => *place = kept,
            None => self.kept.push(kept),
        }
    }

    /// Makes room for as many games again.
    fn grow(&mut self) {
        let size = (2 * self.kept.len()).clamp(1 << 10, MOST);
        self.kept.reserve_exact(size - self.kept.len());
        self.heads = Heads {
            openings: vec![0; size],
            occasions: vec![0; size],
        };
        for (kept, number) in self.kept.iter_mut().zip(1..) {
            self.heads.link(kept, number);
        }
    }
}

/// By the lower bits of a key: the latest game with such a key, counted from 1. As many as games can be kept at the moment.
#[derive(Debug, Default)]
struct Heads {
    openings: Vec<u32>,
    occasions: Vec<u32>,
}

impl Heads {
    /// The latest game with this key, or one that has it nearly; 0 where there is none.
    fn latest(&self, key: u32, chain: Chain) -> u32 {
        let heads = match chain {
            Chain::Opening => &self.openings,
            Chain::Occasion => &self.occasions,
        };
        let index = key as usize & heads.len().saturating_sub(1);
        heads.get(index).copied().filter(|_| key != 0).unwrap_or(0)
    }

    /// The game is the latest with its keys from now on.
    fn link(&mut self, kept: &mut Kept, number: u32) {
        let mask = self.openings.len() - 1;
        for (key, heads, next) in [
            (kept.opening, &mut self.openings, &mut kept.next_opening),
            (kept.occasion, &mut self.occasions, &mut kept.next_occasion),
        ] {
            if key != 0 {
                *next = std::mem::replace(&mut heads[key as usize & mask], number);
            }
        }
    }
}

/// Which games are held against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Chain {
    /// Those of the same players that begin alike.
    Opening,
    /// Those of the same occasion.
    Occasion,
}

/// A key that is never 0, unless there is none.
const fn key(hash: u64) -> u32 {
    if hash == 0 {
        return 0;
    }
    let key = (hash >> 32) as u32;
    if key == 0 { 1 } else { key }
}

/// A number for the moves so far, and a byte of it behind each.
struct Trail {
    hash: Hash,
    bytes: Vec<u8>,
}

impl Trail {
    fn new(players: u64, plies: usize) -> Self {
        Self {
            hash: Hash::new(players),
            bytes: Vec::with_capacity(plies),
        }
    }

    #[inline]
    fn push(&mut self, one: u16) {
        self.hash.number(one.into());
        self.bytes.push(self.hash.end() as u8);
    }

    /// The number for these moves.
    fn of(players: u64, moves: &[u16]) -> u64 {
        let mut hash = Hash::new(players);
        for &one in moves {
            hash.number(one.into());
        }
        hash.end()
    }
}

/// What a game takes.
const _: () = assert!(size_of::<Kept>() <= 48, "as the page says");
