//! Lessons that a teacher brings along: a folder with `lesson.toml` and a file of sentences a language, or a folder of such folders.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbiter_learn::{Fault, Lesson, Problem, place, prove};

use crate::lesson_said::MOST_WORDS;
use crate::{Lang, Language, LessonWords};

/// The file of a lesson in its folder.
const FILE: &str = "lesson.toml";

/// A lesson with its own sentences in every language.
#[derive(Clone)]
pub struct OwnLesson {
    /// The lesson.
    pub lesson: Lesson,
    /// Its file.
    file: String,
    /// Its sentences, in the order of [`Language::ALL`].
    texts: [Arc<Lang>; Language::ALL.len()],
}

impl std::fmt::Debug for OwnLesson {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("OwnLesson").field(&self.lesson.id).finish()
    }
}

impl OwnLesson {
    /// Its sentences in a language.
    #[must_use]
    pub fn texts(&self, language: Language) -> &Lang {
        let place = Language::ALL.iter().position(|other| *other == language);
        &self.texts[place.unwrap_or(0)]
    }
}

/// Something that is wrong with a lesson, and in which file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnFault {
    /// The file.
    pub file: String,
    /// What is wrong in it.
    pub fault: Fault,
}

/// What a folder holds: the lessons that are whole, and everything that is wrong with the others.
#[derive(Debug, Clone, Default)]
pub struct OwnLessons {
    /// The lessons that are whole, in the order of their folders.
    pub lessons: Vec<OwnLesson>,
    /// What is wrong.
    pub faults: Vec<OwnFault>,
}

/// The lessons of a folder, each proved.
///
/// # Errors
/// The folder cannot be read.
pub fn own_lessons(folder: &Path) -> io::Result<OwnLessons> {
    let mut found = OwnLessons::default();
    if folder.join(FILE).is_file() {
        one(folder, &mut found)?;
        unknown_before(&mut found);
        return Ok(found);
    }
    let mut folders: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.join(FILE).is_file() {
            folders.push(path);
        }
    }
    folders.sort();
    if folders.is_empty() {
        let fault = Fault {
            line: 1,
            column: 1,
            problem: Problem::Missing(FILE),
        };
        found.faults.push(OwnFault {
            file: folder.display().to_string(),
            fault,
        });
    }
    for folder in folders {
        one(&folder, &mut found)?;
    }
    unknown_before(&mut found);
    Ok(found)
}

/// Lessons that are offered after one that there is not: neither in the house nor beside them.
fn unknown_before(found: &mut OwnLessons) {
    let own: BTreeSet<String> = found.lessons.iter().map(|one| one.lesson.id.clone()).collect();
    let is_known = |id: &String| arbiter_learn::part_of(id).is_some() || own.contains(id);
    let faults = &mut found.faults;
    found.lessons.retain(|one| {
        let unknown: Vec<&String> = one.lesson.after.iter().filter(|id| !is_known(id)).collect();
        faults.extend(unknown.iter().map(|id| OwnFault {
            file: one.file.clone(),
            fault: Fault {
                line: 1,
                column: 1,
                problem: Problem::Wrong {
                    expected: "the id of a lesson".to_owned(),
                    found: (*id).clone(),
                },
            },
        }));
        unknown.is_empty()
    });
}

/// The text of a file, or where it is none.
fn text_of(bytes: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..good]);
        let byte = error.as_bytes().get(good).copied().unwrap_or_default();
        let (line, column) = place(&before, before.len());
        let problem = Problem::Wrong {
            expected: "text in UTF-8".to_owned(),
            found: format!("a byte {byte:#04x}"),
        };
        Fault {
            line,
            column,
            problem,
        }
    })
}

/// What is wrong with a file of sentences; its reader says at which byte.
fn no_sentences(text: &str, why: String) -> Fault {
    let told = why.split_once(": ");
    let told = told.and_then(|(at, why)| Some((at.parse::<usize>().ok()?, why.to_owned())));
    let (at, found) = told.unwrap_or((0, why));
    let (line, column) = place(text, at);
    let expected = "a sentence such as title = Our knight".to_owned();
    Fault {
        line,
        column,
        problem: Problem::Wrong { expected, found },
    }
}

fn one(folder: &Path, found: &mut OwnLessons) -> io::Result<()> {
    let path = folder.join(FILE);
    let file = path.display().to_string();
    let text = match text_of(fs::read(&path)?) {
        Ok(text) => text,
        Err(fault) => {
            found.faults.push(OwnFault { file, fault });
            return Ok(());
        }
    };
    let lesson = match arbiter_learn::read(&text) {
        Ok(lesson) => lesson,
        Err(faults) => {
            let faults = faults.0.into_iter().map(|fault| OwnFault {
                file: file.clone(),
                fault,
            });
            found.faults.extend(faults);
            return Ok(());
        }
    };
    let before = found.faults.len();
    let at_first = |problem| Fault {
        line: 1,
        column: 1,
        problem,
    };
    for fault in prove(&lesson) {
        found.faults.push(OwnFault {
            file: file.clone(),
            fault,
        });
    }
    // A lesson of the house would lie behind it, and nobody could reach it any more.
    let house = arbiter_learn::part_of(&lesson.id).is_some();
    if house || found.lessons.iter().any(|other| other.lesson.id == lesson.id) {
        let fault = at_first(Problem::SameLesson(lesson.id.clone()));
        found.faults.push(OwnFault {
            file: file.clone(),
            fault,
        });
    }
    let mut texts = Vec::new();
    for language in Language::ALL {
        let house = Lang::new(language);
        let path = folder.join(format!("{}.ftl", language.tag()));
        let file = path.display().to_string();
        let text = match text_of(fs::read(&path).unwrap_or_default()) {
            Ok(text) => text,
            Err(fault) => {
                found.faults.push(OwnFault { file, fault });
                continue;
            }
        };
        match house.beside(&text) {
            Ok(own) => {
                for key in LessonWords::own(&house, &own).missing(&lesson) {
                    let problem = Problem::Sentence {
                        file: file.clone(),
                        key,
                    };
                    found.faults.push(OwnFault {
                        file: file.clone(),
                        fault: at_first(problem),
                    });
                }
                for long in LessonWords::own(&house, &own).too_long(&lesson) {
                    let problem = Problem::Wrong {
                        expected: format!("at most {MOST_WORDS} words"),
                        found: long,
                    };
                    found.faults.push(OwnFault {
                        file: file.clone(),
                        fault: at_first(problem),
                    });
                }
                texts.push(Arc::new(own));
            }
            Err(why) => {
                let fault = no_sentences(&text, why);
                found.faults.push(OwnFault { file, fault });
            }
        }
    }
    if let (Ok(texts), true) = (<[Arc<Lang>; 4]>::try_from(texts), found.faults.len() == before) {
        found.lessons.push(OwnLesson { lesson, file, texts });
    }
    Ok(())
}
