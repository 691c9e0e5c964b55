//! What is counted over all games.

use arbiter_audit::{BoardEnd, Fault, FaultKind, GameReport, Severity};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::choice::FailOn;
use crate::output::Status;

/// Counts of some games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub games: u64,
    pub plies: u64,
    /// Findings by severity and kind, in the order of their declaration.
    pub kinds: [[u64; FaultKind::ALL.len()]; Severity::ALL.len()],
    /// Findings that were counted only.
    pub left_out: u64,
    /// Games with faults.
    pub faulty_games: u64,
    pub checkmates: u64,
    pub stalemates: u64,
    pub dead_positions: u64,
    /// Ends that only variants know.
    pub hills: u64,
    pub third_checks: u64,
    /// Games in which a draw could have been claimed by repetition, and by fifty moves.
    pub repetitions: u64,
    pub fifty_moves: u64,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            games: 0,
            plies: 0,
            // More kinds than arrays have a default for.
            kinds: [[0; FaultKind::ALL.len()]; Severity::ALL.len()],
            left_out: 0,
            faulty_games: 0,
            checkmates: 0,
            stalemates: 0,
            dead_positions: 0,
            hills: 0,
            third_checks: 0,
            repetitions: 0,
            fifty_moves: 0,
        }
    }
}

impl Counts {
    pub fn add_game(&mut self, report: &GameReport) {
        let facts = &report.facts;
        self.games += 1;
        self.plies += u64::from(facts.plies);
        let is_fault = |fault: &Fault| fault.severity() == Severity::Fault;
        self.faulty_games += u64::from(report.faults.iter().any(is_fault));
        self.left_out += report.faults_left_out;
        for fault in &report.faults {
            self.kinds[fault.severity() as usize][fault.kind() as usize] += 1;
        }
        match facts.end {
            Some(BoardEnd::Checkmate) => self.checkmates += 1,
            Some(BoardEnd::Stalemate) => self.stalemates += 1,
            Some(BoardEnd::DeadPosition) => self.dead_positions += 1,
            Some(BoardEnd::Hill) => self.hills += 1,
            Some(BoardEnd::ThirdCheck) => self.third_checks += 1,
            None => {}
        }
        let either = |one: Option<u32>, other: Option<u32>| u64::from(one.is_some() || other.is_some());
        self.repetitions += either(facts.threefold_ply, facts.threefold_written_ply);
        self.fifty_moves += either(facts.fifty_ply, facts.fifty_written_ply);
    }

    fn add(&mut self, other: &Self) {
        let mut other = *other;
        for (sum, count) in self.numbers().zip(other.numbers()) {
            *sum += *count;
        }
    }

    /// All of them in one row, the findings last.
    fn numbers(&mut self) -> impl Iterator<Item = &mut u64> {
        let Self {
            games,
            plies,
            kinds,
            left_out,
            faulty_games,
            checkmates,
            stalemates,
            dead_positions,
            hills,
            third_checks,
            repetitions,
            fifty_moves,
        } = self;
        let single = [
            games,
            plies,
            left_out,
            faulty_games,
            checkmates,
            stalemates,
            dead_positions,
            hills,
            third_checks,
            repetitions,
            fifty_moves,
        ];
        single.into_iter().chain(kinds.iter_mut().flatten())
    }

    /// All faults, told or counted.
    pub fn all_faults(&self) -> u64 {
        self.kinds[Severity::Fault as usize].iter().sum::<u64>() + self.left_out
    }

    /// All findings, told or counted.
    pub fn found(&self) -> u64 {
        self.kinds.iter().flatten().sum::<u64>() + self.left_out
    }
}

fn write<S: Serializer>(counts: &Counts, serializer: S) -> Result<S::Ok, S::Error> {
    let mut counts = *counts;
    serializer.collect_seq(counts.numbers().map(|number| *number))
}

fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Counts, D::Error> {
    let numbers = Vec::<u64>::deserialize(deserializer)?;
    let mut counts = Counts::default();
    if numbers.len() != counts.numbers().count() {
        return Err(D::Error::invalid_length(
            numbers.len(),
            &"the counts of this program",
        ));
    }
    counts
        .numbers()
        .zip(numbers)
        .for_each(|(count, number)| *count = number);
    Ok(counts)
}

/// Counts of everything read so far.
#[derive(Debug, Clone, Copy, Default, Serialize, Deserialize)]
pub struct Tally {
    #[serde(serialize_with = "write", deserialize_with = "read")]
    pub counts: Counts,
    pub files_unread: u64,
    games_before_file: u64,
}

impl Tally {
    pub fn add(&mut self, counts: &Counts) {
        self.counts.add(counts);
    }

    pub const fn unread(&mut self) {
        self.files_unread += 1;
    }

    pub const fn end_file(&mut self) {
        self.games_before_file = self.counts.games;
    }

    /// Games of the file at hand that are counted already.
    pub const fn games_of_file(&self) -> u64 {
        self.counts.games - self.games_before_file
    }

    /// The exit status, when these findings count.
    pub fn status(&self, fail_on: &FailOn) -> Status {
        let count = |severity: Severity, kind: FaultKind| self.counts.kinds[severity as usize][kind as usize];
        let found = Severity::ALL.iter().any(|&severity| {
            let kinds = FaultKind::ALL.iter().filter(|&&kind| count(severity, kind) > 0);
            kinds.into_iter().any(|&kind| fail_on.counts(severity, kind))
        });
        match (self.files_unread > 0, found) {
            (true, _) => Status::Unreadable,
            (false, true) => Status::Found,
            (false, false) => Status::Clean,
        }
    }
}
