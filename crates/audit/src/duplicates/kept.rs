//! A game as it is remembered.

use super::{Chain, Outcome, When};

/// A game that was seen.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Kept {
    /// A number for the moves and the players.
    pub moves: u64,
    /// One for the players and the first half-moves; 0 where there are fewer.
    pub opening: u32,
    /// One for the occasion, 0 where it is not known.
    pub occasion: u32,
    /// The game before it with the same key, counted from 1.
    pub next_opening: u32,
    pub next_occasion: u32,
    /// Where its trail begins.
    pub trail: u32,
    pub file: u32,
    pub game: u32,
    pub when: When,
    pub plies: u16,
    pub result: Outcome,
}

impl Kept {
    pub const fn key(&self, chain: Chain) -> u32 {
        match chain {
            Chain::Opening => self.opening,
            Chain::Occasion => self.occasion,
        }
    }

    pub const fn next(&self, chain: Chain) -> u32 {
        match chain {
            Chain::Opening => self.next_opening,
            Chain::Occasion => self.next_occasion,
        }
    }
}

/// So many bytes of trails are kept. A power of two, so that places may wrap.
const MOST_BYTES: usize = 1 << 25;

/// The latest games' trails, one behind the other, in a ring.
#[derive(Debug, Default)]
pub(super) struct Trails {
    bytes: Vec<u8>,
    /// Bytes ever pushed; places are counted so, and wrap.
    count: u32,
}

impl Trails {
    /// Keeps one more, and says where it begins.
    pub fn push(&mut self, trail: &[u8]) -> u32 {
        let begins = self.count;
        for &byte in trail {
            let index = self.count as usize % MOST_BYTES;
            match self.bytes.get_mut(index) {
                Some(place) => *place = byte,
                None => self.bytes.push(byte),
            }
            self.count = self.count.wrapping_add(1);
        }
        begins
    }

    /// The first bytes of the trail that begins there, if it is still kept.
    pub fn get(&self, begins: u32, length: usize) -> Option<impl Iterator<Item = u8> + '_> {
        let back = self.count.wrapping_sub(begins) as usize;
        let is_there = back <= self.bytes.len() && length <= back;
        let indices = (0..length).map(move |index| begins.wrapping_add(index as u32) as usize % MOST_BYTES);
        is_there.then(|| indices.filter_map(|index| self.bytes.get(index).copied()))
    }
}
