//! A game that another node has, followed here for those who look on: its desk goes on with the lines that were written there,
//! and what is told of them is told by the same code.

use std::collections::BTreeMap;

use arbiter_game::rules::answer::Viewer;
use arbiter_game::rules::chess::Color;

use super::Table;
use super::seated::Before;
use crate::live::failure::Failure;
use crate::live::langs::Langs;
use crate::locks::locked;

/// Who is at a game, at one node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Here {
    /// Whether each player is, White first.
    pub players: [bool; 2],
    /// Arbiters.
    pub arbiters: usize,
    /// Spectators.
    pub spectators: usize,
}

impl Table {
    /// Lines that lead to a version were written elsewhere; whether there is no gap before them. What is known already is told
    /// nobody again.
    ///
    /// # Errors
    /// They are not the next lines of this game: it must be read anew.
    pub async fn follow(
        &self,
        version: u64,
        lines: &[Vec<u8>],
        langs: &Langs,
        now: u64,
    ) -> Result<bool, Failure> {
        let mut seated = self.seat().await;
        let have = seated.desk.version();
        let first = version.saturating_sub(lines.len() as u64);
        if version <= have {
            return Ok(true);
        }
        let Some(known) = have
            .checked_sub(first)
            .and_then(|known| usize::try_from(known).ok())
        else {
            return Ok(false);
        };
        let before = Before::looked(&seated.desk);
        let entries = seated.desk.follow(&lines[known..])?;
        let happened = self.happened(&mut seated, entries, (have, &before));
        self.publish(&mut seated, &before, &happened, langs, now).await;
        Ok(true)
    }

    /// Who is here, at this node.
    pub fn here(&self) -> Here {
        let listeners = self.listeners.lock();
        let plays = |side: Color| {
            listeners
                .iter()
                .any(|one| one.who.grants.sides(self.board).any(|own| own == side))
        };
        let count = |of: fn(Viewer) -> bool| listeners.iter().filter(|one| of(one.who.looker.viewer)).count();
        Here {
            players: Color::ALL.map(plays),
            arbiters: count(|viewer| matches!(viewer, Viewer::Arbiter | Viewer::Assistant)),
            spectators: count(|viewer| viewer == Viewer::Spectator),
        }
    }

    /// Who is at this game anywhere.
    pub fn everywhere(&self) -> Here {
        let own = self.here();
        let others: Vec<Here> = locked(&self.elsewhere).values().copied().collect();
        others.into_iter().fold(own, |all, one| Here {
            players: [0, 1].map(|side| all.players[side] || one.players[side]),
            arbiters: all.arbiters + one.arbiters,
            spectators: all.spectators + one.spectators,
        })
    }

    /// Who is at this game at other nodes has changed: whoever listens here is told.
    pub async fn hear_of_others(&self, others: BTreeMap<u64, Here>, langs: &Langs, now: u64) {
        let before = self.everywhere();
        *locked(&self.elsewhere) = others;
        let after = self.everywhere();
        if before != after {
            self.tell_presence().await;
        }
        if before.players != after.players {
            self.tell_of_seats(langs, now).await;
        }
    }
}
