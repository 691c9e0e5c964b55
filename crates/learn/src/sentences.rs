//! Which sentences a lesson needs, by their keys. The texts themselves stand in files of a language.

use crate::lesson::{Lesson, Task};

/// A sentence of a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sentence {
    /// Its key within the lesson: `title`, the name of a step, a step with an option, `STEP-done`.
    pub key: String,
    /// Whether it must be there; what is said when a step is done may be left to the sentence that all share.
    pub needed: bool,
}

/// Answers that mean the same in every lesson, so that no lesson says them again: words, times, and acts of a clock.
#[must_use]
pub fn said_alike(option: &str) -> bool {
    const WORDS: [&str; 23] = [
        "yes", "no", "left", "right", "same", "none", "both", "standard", "rapid", "blitz", "press", "white",
        "black", "draw", "king", "queen", "rook", "bishop", "knight", "pawn", "gain", "even", "loss",
    ];
    let time = option.strip_prefix("wait ").unwrap_or(option);
    WORDS.contains(&option) || crate::time::duration(time).is_some()
}

/// Every sentence that a lesson can have.
#[must_use]
pub fn sentences(lesson: &Lesson) -> Vec<Sentence> {
    let needed = |key: String| Sentence { key, needed: true };
    let mut all = vec![needed("title".to_owned())];
    for step in &lesson.steps {
        if step.aim.is_none() {
            all.push(needed(step.id.clone()));
        }
        all.push(Sentence {
            key: format!("{}-done", step.id),
            needed: false,
        });
        let options = match &step.task {
            Task::Choose(task) => task.options.as_slice(),
            Task::Clock(task) => task.options.as_slice(),
            _ => &[],
        };
        let own = options.iter().filter(|option| !said_alike(option));
        all.extend(own.map(|option| needed(format!("{}-{option}", step.id))));
    }
    all
}
