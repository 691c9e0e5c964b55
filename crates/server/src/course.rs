//! The lessons that a server offers: those of the house, and those that it was given.

use std::sync::LazyLock;

use arbiter_lang::{Lang, LessonWords, OwnLesson};
use arbiter_learn::facts::{self, Fact};
use arbiter_learn::{Lesson, PARTS, shipped};

/// The lessons of the house, read once for all servers of this program.
static HOUSE: LazyLock<Vec<Lesson>> = LazyLock::new(shipped);
/// The facts of the house.
static FACTS: LazyLock<Vec<Fact>> = LazyLock::new(facts::shipped);

/// The part in which lessons stand whose part the house does not know.
const OWN: &str = "own";

/// The lessons that a server offers.
#[derive(Debug, Default)]
pub struct Course {
    own: Vec<OwnLesson>,
}

/// A lesson with its sentences in a language.
pub struct Found<'a> {
    /// The lesson.
    pub lesson: &'a Lesson,
    /// Its sentences.
    pub words: LessonWords<'a>,
}

impl Course {
    /// The lessons of the house, and before them these.
    pub const fn with(own: Vec<OwnLesson>) -> Self {
        Self { own }
    }

    /// The lesson of this name; one that was given comes before one of the house.
    pub fn lesson<'a>(&'a self, id: &str, lang: &'a Lang) -> Option<Found<'a>> {
        self.all(lang).find(|found| found.lesson.id == id)
    }

    /// Every lesson in the order of the list.
    pub fn all<'a>(&'a self, lang: &'a Lang) -> impl Iterator<Item = Found<'a>> {
        let own = self.own.iter().map(move |own| Found {
            lesson: &own.lesson,
            words: LessonWords::own(lang, own.texts(lang.language())),
        });
        let house = HOUSE
            .iter()
            .filter(|lesson| self.own.iter().all(|own| own.lesson.id != lesson.id));
        own.chain(house.map(move |lesson| Found {
            lesson,
            words: LessonWords::house(lang),
        }))
    }

    /// The lessons by their parts, parts in their order, those that the house does not know first.
    pub fn parts<'a>(&'a self, lang: &'a Lang) -> Vec<(&'static str, Vec<Found<'a>>)> {
        let known = |part: &str| PARTS.iter().any(|(known, _)| *known == part);
        let of = |part: &'static str| {
            let inside = self.all(lang).filter(move |found| {
                let own = found.lesson.part.as_str();
                if part == OWN { !known(own) } else { own == part }
            });
            (part, inside.collect::<Vec<_>>())
        };
        let parts = std::iter::once(OWN).chain(PARTS.iter().map(|(part, _)| *part));
        parts.map(of).filter(|(_, inside)| !inside.is_empty()).collect()
    }

    /// The facts of the house.
    pub fn facts() -> &'static [Fact] {
        &FACTS
    }
}
