//! The rules of today asked again about a game of yesterday.

use alloc::vec::Vec;

use arbiter_rules::variants::BoardLetter;
use arbiter_rules::{Answer, Refusal};

use super::{HeaderError, Log};
use crate::decide::decide_entry;

/// An entry that would be answered otherwise today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The number of the entry.
    pub seq: u32,
    /// What was answered.
    pub recorded: Vec<Answer>,
    /// What would be.
    pub today: Result<Vec<Answer>, Refusal>,
}

impl Log {
    /// Asks the rules again, entry by entry, each in the game as it was recorded.
    ///
    /// # Errors
    /// The rulebook is not known here.
    pub fn rejudge(&self) -> Result<Vec<Difference>, HeaderError> {
        let regime = self.header.regime()?;
        let mut boards = self.header.boards(Some(&regime));
        let mut differences = Vec::new();
        for entry in &self.entries {
            boards.turn_to(entry.event.board.unwrap_or(BoardLetter::A));
            let today = decide_entry(&boards.front, &regime, &entry.event);
            if today.as_ref() != Ok(&entry.answers) {
                differences.push(Difference {
                    seq: entry.seq,
                    recorded: entry.answers.clone(),
                    today,
                });
            }
            boards.evolve(entry);
        }
        Ok(differences)
    }
}
