//! An exam by a seed: one seed, one exam for a whole class.

use arbiter_game::rules::laws::default_rulebook;

use super::lots::Lots;
use super::{Exercise, Subject, exercises};

/// So many exercises make an exam.
pub const LENGTH: usize = 20;

/// So long it takes, in minutes.
pub const MINUTES: u32 = 40;

/// An exercise of an exam, and the rulebook under which it is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Which.
    pub exercise: &'static Exercise,
    /// The id of the rulebook.
    pub laws: String,
}

/// The exam of a seed: the subjects take turns, and within each the lot decides. Under one rulebook where one is named, and
/// then of the exercises that are stated for it; else each under the newest edition for which it is stated.
///
/// ```
/// use arbiter_casebook::training::{LENGTH, exam};
/// let class = exam("class 4", None);
/// assert_eq!(class.len(), LENGTH);
/// assert_eq!(class, exam("class 4", None));
/// ```
#[must_use]
pub fn exam(seed: &str, laws: Option<&str>) -> Vec<Drawn> {
    let mut lots = Lots::of(seed);
    let mut subjects: Vec<Subject> = Subject::ALL.to_vec();
    lots.shuffle(&mut subjects);
    let mut stacks: Vec<Vec<Drawn>> = subjects
        .iter()
        .map(|subject| {
            let of = exercises().iter().filter(|one| one.subject == *subject);
            let mut stack: Vec<Drawn> = of.filter_map(|one| drawn(one, laws)).collect();
            lots.shuffle(&mut stack);
            stack
        })
        .collect();
    let mut all = Vec::new();
    while all.len() < LENGTH && stacks.iter().any(|stack| !stack.is_empty()) {
        all.extend(stacks.iter_mut().filter_map(Vec::pop));
    }
    all.truncate(LENGTH);
    all
}

fn drawn(exercise: &'static Exercise, laws: Option<&str>) -> Option<Drawn> {
    let offered = exercise.offered();
    let newest = || {
        let newest = default_rulebook().id();
        let last = offered.last().map(|book| book.id());
        offered
            .iter()
            .map(|book| book.id())
            .find(|id| *id == newest)
            .or(last)
    };
    let laws = match laws {
        Some(laws) => offered.iter().map(|book| book.id()).find(|id| *id == laws)?,
        None => newest()?,
    };
    Some(Drawn {
        exercise,
        laws: laws.to_owned(),
    })
}
