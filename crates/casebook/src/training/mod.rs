//! Training for arbiters: an exercise names a case, and what people answer in place of the Laws.
//!
//! The answer is never written down: the case is run under the rulebook that is asked for, and what the Laws say of the
//! event at which the learner is stopped is right. `training/*.toml` are the exercises of this house, `docs/train.md`
//! says how one is written. Words for people are not made here.

mod articles;
mod choice;
mod exam;
mod find;
mod lots;
mod pose;
mod read;
mod words;

use std::sync::LazyLock;

use arbiter_game::rules::words as word_list;

pub use choice::{Choice, Wrong};
pub use exam::{Drawn, LENGTH, MINUTES, exam};
pub use find::{Finding, Found, check};
pub use pose::{Clocks, Marked, Offered, Posed};
pub use read::{ExerciseFile, read};

use crate::shipped::TRAINING;

/// No exercise is called so: its address is that of the exam.
pub(crate) const EXAM: &str = "exam";

word_list! {
    /// What an exercise is about.
    pub enum Subject {
        /// Touched pieces, and adjusting.
        Touch = "touch",
        /// The act of moving, and whose turn it is.
        Making = "making",
        /// Illegal moves.
        Illegal = "illegal",
        /// Claims of a draw.
        Claims = "claims",
        /// Flag fall.
        Flag = "flag",
        /// The chess clock.
        Clock = "clock",
        /// Draws and other ends that nobody claims, and offers.
        Draw = "draw",
        /// The conduct of players and others.
        Conduct = "conduct",
        /// Wrong positions, colours, settings.
        Setup = "setup",
        /// Rapid chess and blitz.
        Rapid = "rapid",
        /// Adjourned games.
        Adjournment = "adjournment",
        /// Players who cannot see the board.
        Blind = "blind",
        /// Other games than chess from the usual start.
        Variants = "variants",
    }
}

/// For whom an exercise is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Arbiters of a club.
    Club = 1,
    /// National arbiters.
    National = 2,
    /// International arbiters.
    International = 3,
}

impl Level {
    /// The level of this number, 1 to 3.
    #[must_use]
    pub const fn of(number: u64) -> Option<Self> {
        match number {
            1 => Some(Self::Club),
            2 => Some(Self::National),
            3 => Some(Self::International),
            _ => None,
        }
    }

    /// Its number, 1 to 3.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// One exercise, as its file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exercise {
    /// Its name, a slug, unique among all.
    pub id: String,
    /// The case: `FILE#NAME` of `tests/rulings`.
    pub case: String,
    /// What it is about.
    pub subject: Subject,
    /// How hard it is.
    pub level: Level,
    /// The rulebooks under which it is offered; empty for all under which the case is stated.
    pub laws: Vec<String>,
    /// The event after which the learner is asked, from 1; `None` for the last.
    pub stop_at: Option<usize>,
    /// What people answer: each is false under every rulebook under which it is offered.
    pub wrong: Vec<Wrong>,
    /// The file where it stands, without its ending.
    pub file: String,
    /// The line where it begins.
    pub line: usize,
}

/// The exercises that the program carries, by files and in their order.
static SHIPPED: LazyLock<Vec<Exercise>> = LazyLock::new(|| {
    let files = TRAINING
        .iter()
        .flat_map(|(name, text)| of_file(name, text).exercises);
    files.collect()
});

/// The exercises of one file, which know its name.
fn of_file(name: &str, text: &str) -> ExerciseFile {
    let mut file = read(text);
    for exercise in &mut file.exercises {
        name.clone_into(&mut exercise.file);
    }
    file
}

/// The exercises that the program carries.
///
/// ```
/// use arbiter_casebook::training::{Subject, exercises};
/// for subject in Subject::ALL {
///     assert!(exercises().iter().filter(|one| one.subject == *subject).count() >= 4, "{subject}");
/// }
/// ```
#[must_use]
pub fn exercises() -> &'static [Exercise] {
    &SHIPPED
}

/// The exercise of this name that the program carries.
#[must_use]
pub fn exercise(id: &str) -> Option<&'static Exercise> {
    exercises().iter().find(|one| one.id == id)
}

/// The files of exercises that the program carries: their names in the repository, and their texts.
#[must_use]
pub fn shipped_files() -> Vec<(String, &'static str)> {
    let named = TRAINING
        .iter()
        .map(|(name, text)| (format!("training/{name}.toml"), *text));
    named.collect()
}
