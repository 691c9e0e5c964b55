//! Games as they are written down for an audit that goes on later.

use super::kept::Kept;
use super::{Duplicates, Outcome, When};

/// What a note of a game takes without its trail.
const NOTE: usize = 35;

impl Duplicates {
    /// Writes down the game that was added last, so that [`Duplicates::restore`] knows it in another run. Nothing is written
    /// where it was not worth remembering; `before` is [`Duplicates::count`] before it was added.
    pub fn note(&self, before: u32, out: &mut Vec<u8>) {
        if self.count == before {
            return;
        }
        let Some(kept) = self.game(self.count) else { return };
        out.extend(kept.moves.to_le_bytes());
        for number in [kept.opening, kept.occasion, kept.file, kept.game, kept.when.date] {
            out.extend(number.to_le_bytes());
        }
        out.extend(kept.when.link.to_le_bytes());
        out.extend(kept.plies.to_le_bytes());
        out.extend(kept.when.round);
        out.push(kept.result as u8);
        let trail = self.trails.get(kept.trail, kept.plies.into());
        out.extend(trail.into_iter().flatten());
    }

    /// How many games have been remembered.
    #[must_use]
    pub const fn count(&self) -> u32 {
        self.count
    }

    /// Remembers the games that were written down; `None` where these are no such notes.
    #[must_use]
    pub fn restore(mut notes: &[u8]) -> Option<Self> {
        let mut seen = Self::default();
        while !notes.is_empty() {
            let (note, rest) = notes.split_first_chunk::<NOTE>()?;
            let kept = read(note)?;
            let (trail, rest) = rest.split_at_checked(kept.plies.into())?;
            seen.keep(kept, trail);
            notes = rest;
        }
        Some(seen)
    }
}

fn read(note: &[u8; NOTE]) -> Option<Kept> {
    let (moves, rest) = note.split_first_chunk::<8>()?;
    let mut numbers = rest
        .chunks_exact(4)
        .filter_map(|bytes| Some(u32::from_le_bytes(bytes.try_into().ok()?)));
    let [opening, occasion, file, game, date] = std::array::from_fn(|_| numbers.next().unwrap_or_default());
    let &[link_low, link_high, low, high, round, board, result] = note.last_chunk::<7>()?;
    Some(Kept {
        moves: u64::from_le_bytes(*moves),
        opening,
        occasion,
        file,
        game,
        when: When {
            date,
            link: u16::from_le_bytes([link_low, link_high]),
            round: [round, board],
        },
        plies: u16::from_le_bytes([low, high]),
        result: Outcome::from_byte(result)?,
        ..Kept::default()
    })
}
