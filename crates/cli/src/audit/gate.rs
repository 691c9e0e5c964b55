//! The games of all threads in the order of the input: here they get their numbers, and here it shows which have come before.
//!
//! A thread that is done with its piece leaves it at the gate and goes on; whoever comes with the piece whose turn it is takes along
//! those that wait behind it. Only who holds too many games at once waits.

use std::collections::BTreeMap;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use arbiter_audit::Duplicates;

use super::batch::Batch;
use super::piece::Piece;

/// A text, and which of all it is.
#[derive(Debug, Clone)]
pub struct File {
    pub number: u32,
    pub name: Arc<str>,
}

/// Games with their numbers.
#[derive(Debug)]
pub struct Passed {
    pub file: File,
    pub batch: Batch,
    /// What a later run has to know of them, if somebody wants that.
    pub notes: Vec<u8>,
    /// Where their reports are waited for.
    pub hand_on: SyncSender<Piece>,
}

/// The gate.
pub struct Gate {
    inside: Mutex<Inside>,
    turned: Condvar,
}

struct Inside {
    /// Whose turn it is.
    turn: u64,
    waiting: BTreeMap<u64, Passed>,
    seen: Duplicates,
    names: Vec<Arc<str>>,
    /// Games of the last of these files that have passed.
    games: u64,
    takes_notes: bool,
}

/// What an earlier run has left.
#[derive(Debug, Default)]
pub struct Before {
    pub seen: Duplicates,
    /// The files so far.
    pub names: Vec<Arc<str>>,
    /// Games of the last of them.
    pub games: u64,
}

impl Gate {
    pub fn new(before: Before, takes_notes: bool) -> Self {
        let Before { seen, names, games } = before;
        Self {
            inside: Mutex::new(Inside {
                turn: 0,
                waiting: BTreeMap::new(),
                seen,
                names,
                games,
                takes_notes,
            }),
            turned: Condvar::new(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Some games of a piece, not its last: waits for its turn.
    pub fn pass_some(&self, ticket: u64, games: Passed) -> Passed {
        let mut inside = self.lock();
        while inside.turn != ticket {
            inside = self.turned.wait(inside).unwrap_or_else(PoisonError::into_inner);
        }
        inside.number(games)
    }

    /// The last games of a piece: all that can pass now, in order.
    pub fn pass_last(&self, ticket: u64, games: Passed) -> Vec<Passed> {
        let mut inside = self.lock();
        inside.waiting.insert(ticket, games);
        let mut passed = Vec::new();
        let mut turn = inside.turn;
        while let Some(games) = inside.waiting.remove(&turn) {
            passed.push(inside.number(games));
            turn += 1;
        }
        inside.turn = turn;
        self.turned.notify_all();
        passed
    }
}

impl Inside {
    /// Gives the games their numbers, and tells of those that have come before.
    fn number(&mut self, mut games: Passed) -> Passed {
        let File { number, name } = &games.file;
        let number = *number;
        if self.names.len() <= number as usize {
            self.names.resize(number as usize + 1, "".into());
            self.games = 0;
        }
        self.names[number as usize] = Arc::clone(name);
        for report in &mut games.batch.reports {
            self.games += 1;
            report.game = self.games;
            let before = self.seen.count();
            if let Some(earlier) = self.seen.add(&report.fingerprint, number, report.game) {
                let name = self.names.get(earlier.file as usize);
                report.add_duplicate(earlier, name.map_or("", |name| name));
            }
            if self.takes_notes {
                self.seen.note(before, &mut games.notes);
            }
        }
        games
    }
}
