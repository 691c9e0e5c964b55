//! The ruling cases of the project, each with its file.

use crate::cases::files;
use arbiter_casebook::{Case, Tags, run, story};
use arbiter_game::rules::laws::{Key, Rulebook, default_rulebook, rulebooks};

/// A case, and where it stands.
pub struct Told {
    pub name: String,
    pub case: Case,
}

pub fn all() -> Vec<Told> {
    let named = |(path, file): (String, arbiter_casebook::CaseFile)| {
        file.cases.into_iter().map(move |case| Told {
            name: format!("{path}#{}", case.name),
            case,
        })
    };
    files().into_iter().flat_map(named).collect()
}

/// The stories of the cases that fail before anything is changed.
pub fn failing(told: &[Told]) -> Vec<String> {
    let mut stories = Vec::new();
    for one in told {
        for book in rulebooks().iter().filter(|book| one.names(book)) {
            let report = run(&one.case, book);
            if !report.ok() {
                let story = story(&one.case, &report, &Tags);
                stories.push(format!("{} under {}\n{story}", one.name, book.id()));
            }
        }
    }
    stories
}

impl Told {
    /// Whether the case is played under this rulebook.
    pub fn names(&self, book: &Rulebook) -> bool {
        let laws = &self.case.laws;
        laws.iter().any(|id| id == book.id()) || (laws.is_empty() && book.id() == default_rulebook().id())
    }

    /// Whether the case sets this parameter itself, so that what the rulebook says does not count.
    pub fn sets(&self, key: Key) -> bool {
        self.case.setting.regulations.value(key).is_some()
    }
}
