//! What can be wrong with an exercise: it is run under every rulebook under which it is offered.

use super::Exercise;
use super::read::read;

/// What is wrong with an exercise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Finding {
    /// The case that it names is not there.
    #[error("expected a case of tests/rulings, found {0:?}, which is gone")]
    NoCase(String),
    /// The case is not stated for the rulebook.
    #[error("expected a rulebook for which the case is stated, found {0:?}")]
    NotStated(String),
    /// The case itself fails.
    #[error("expected a case that holds: {0}")]
    Fails(String),
    /// The case has no event.
    #[error("expected a case in which something happens")]
    NothingHappens,
    /// The case has no such event.
    #[error("stop_at: expected an event of the case, found {0}")]
    NoEvent(usize),
    /// What happens is refused: an arbiter never sees it.
    #[error("expected what can happen at a board, found what is refused ({0})")]
    Refused(&'static str),
    /// What is called wrong is what the Laws say.
    #[error("line {1}: expected what is wrong, but {0:?} holds")]
    Holds(String, usize),
    /// What is called wrong cannot be said of this case.
    #[error("line {1}: expected a decision or a remedy that can be said of this case, found {0:?}")]
    NoAnswer(String, usize),
    /// There is too little to choose from.
    #[error("expected at least {least} options, found {found}")]
    FewOptions {
        /// What there is.
        found: usize,
        /// What is needed.
        least: usize,
    },
    /// Nothing that can be chosen is wrong.
    #[error("expected an option that is wrong, found none")]
    AllRight,
    /// The answer rests on no article that has neighbours.
    #[error("expected an answer that rests on an article of the rulebook, found none")]
    NoArticle,
    /// It is offered under no rulebook.
    #[error("expected a rulebook for which the case is stated, found none")]
    NoRulebook,
    /// Two exercises of one name.
    #[error("a second exercise of the name {0:?}")]
    SameId(String),
    /// The file cannot be read here.
    #[error("{0}")]
    Unread(String),
    /// A text is missing, or two options read the same.
    #[error("{0}")]
    Text(String),
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {}{}{finding}", in_front(.id), in_front(.laws))]
pub struct Found {
    /// The file, as it was named.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The exercise, if one could be read.
    pub id: String,
    /// The rulebook, where it is one's.
    pub laws: String,
    /// What is wrong.
    pub finding: Finding,
}

fn in_front(text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("{text}: ")
    }
}

/// Everything that is wrong with files of exercises, given by their names and texts: what cannot be read, and every
/// exercise under every rulebook under which it is offered.
///
/// ```
/// let text = "[[exercise]]\nid = \"a\"\ncase = \"touch/own#gone\"\nsubject = \"touch\"\nlevel = 1\nwrong = [\"silence\"]\n";
/// let found = arbiter_casebook::training::check(&[("own.toml", text)]);
/// assert_eq!(found[0].to_string(), "own.toml:1: a: expected a case of tests/rulings, found \"touch/own#gone\", which is gone");
/// ```
#[must_use]
pub fn check(files: &[(&str, &str)]) -> Vec<Found> {
    let mut all = Vec::new();
    let mut ids: Vec<String> = Vec::new();
    for (name, text) in files {
        let file = read(text);
        all.extend(file.faults.iter().map(|fault| Found {
            file: (*name).to_owned(),
            line: fault.line,
            id: String::new(),
            laws: String::new(),
            finding: Finding::Unread(format!("column {}: {}", fault.column, fault.problem)),
        }));
        for exercise in &file.exercises {
            let found = |finding, laws: &str| Found {
                file: (*name).to_owned(),
                line: exercise.line,
                id: exercise.id.clone(),
                laws: laws.to_owned(),
                finding,
            };
            if ids.contains(&exercise.id) {
                all.push(found(Finding::SameId(exercise.id.clone()), ""));
            }
            ids.push(exercise.id.clone());
            all.extend(
                one(exercise)
                    .into_iter()
                    .map(|(laws, finding)| found(finding, &laws)),
            );
        }
    }
    all
}

fn one(exercise: &Exercise) -> Vec<(String, Finding)> {
    if exercise.found().is_none() {
        return vec![(String::new(), Finding::NoCase(exercise.case.clone()))];
    }
    let offered = exercise.offered();
    let unstated = exercise
        .laws
        .iter()
        .filter(|id| !offered.iter().any(|book| book.id() == *id));
    let mut all: Vec<(String, Finding)> = unstated
        .map(|id| (id.clone(), Finding::NotStated(id.clone())))
        .collect();
    if offered.is_empty() && all.is_empty() {
        all.push((String::new(), Finding::NoRulebook));
    }
    all.extend(offered.into_iter().filter_map(|book| {
        let finding = exercise.pose(book, "").err()?;
        Some((book.id().to_owned(), finding))
    }));
    all
}
