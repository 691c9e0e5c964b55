//! Reading a file of exercises: a broken exercise never stops the others, and every fault knows its place.

use std::collections::HashSet;

use arbiter_game::rules::laws::{Rulebook, nearest_ids};

use super::{Exercise, Level, Subject, Wrong};
use crate::fault::{Fault, Problem};
use crate::read::Reader;
use crate::tree::{self, Field, Node};

/// The keys of an exercise.
const KEYS: &[&str] = &["id", "case", "subject", "level", "laws", "stop_at", "wrong"];

/// The letters of a name at most.
const LONGEST: usize = 60;

/// The exercises of a text that could be read, and what is wrong with the others.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ExerciseFile {
    /// Those that could be read whole.
    pub exercises: Vec<Exercise>,
    /// What is wrong, by its place.
    pub faults: Vec<Fault>,
}

/// Reads a file of exercises. Of a text that is no TOML nothing is taken.
///
/// ```
/// let file = arbiter_casebook::training::read("[[exercise]]\nid = \"one\"\ncolour = 1\n");
/// assert!(file.exercises.is_empty());
/// let told: Vec<String> = file.faults.iter().map(ToString::to_string).collect();
/// assert!(told.iter().any(|fault| fault.contains("case")), "{told:?}");
/// assert!(told.iter().any(|fault| fault.starts_with("3:1: unknown key \"colour\"")), "{told:?}");
/// ```
#[must_use]
pub fn read(text: &str) -> ExerciseFile {
    let (tree, broken) = tree::parse(text);
    let mut reader = Reader::new(text);
    for (at, problem) in &broken {
        reader.wrong(&(*at..*at), problem.clone());
    }
    let mut exercises = Vec::new();
    let mut ids = HashSet::new();
    let fields = tree.table().filter(|_| broken.is_empty());
    for field in fields.unwrap_or_default() {
        if field.key != "exercise" {
            // What a text without a fault has besides is a key of another kind of file, and so is its empty list of cases.
            reader.unknown(field, &["exercise"]);
            continue;
        }
        let Some(list) = field.node.list() else {
            reader.expected(&field.node, "a list of tables [[exercise]]");
            continue;
        };
        for node in list {
            let found = reader.faults().len();
            let exercise = one(&mut reader, node);
            if !exercise.id.is_empty() && !ids.insert(exercise.id.clone()) {
                reader.wrong(&node.at, Problem::SameId(exercise.id.clone()));
            }
            if reader.faults().len() == found {
                exercises.push(exercise);
            }
        }
    }
    let faults = reader.into_faults();
    ExerciseFile { exercises, faults }
}

fn one(reader: &mut Reader<'_>, node: &Node) -> Exercise {
    let mut exercise = Exercise {
        id: String::new(),
        case: String::new(),
        subject: Subject::Touch,
        level: Level::Club,
        laws: Vec::new(),
        stop_at: None,
        wrong: Vec::new(),
        file: String::new(),
        line: reader.place(node.at.start).0,
    };
    let Some(fields) = node.table() else {
        reader.expected(node, "a table");
        return exercise;
    };
    for field in fields {
        key(reader, &mut exercise, field);
    }
    let has = |key: &str| fields.iter().any(|field| field.key == key);
    if !has("id") {
        exercise.id = slug_of(&exercise.case);
    }
    for needed in ["id", "case", "subject", "level", "wrong"] {
        if !has(needed) && (needed != "id" || exercise.id.is_empty()) {
            reader.wrong(&node.at, Problem::Missing(needed));
        }
    }
    exercise
}

fn key(reader: &mut Reader<'_>, exercise: &mut Exercise, field: &Field) {
    let node = &field.node;
    match field.key.as_str() {
        "id" => {
            let expected = "small letters and digits, joined by hyphens";
            let id = reader.some(node, expected, |node| {
                node.text().filter(|id| is_slug(id)).map(str::to_owned)
            });
            exercise.id = id.unwrap_or_default();
        }
        "case" => {
            let expected = "a case of tests/rulings, FILE#NAME";
            let case = reader.some(node, expected, |node| {
                node.text().filter(|text| text.contains('#')).map(str::to_owned)
            });
            exercise.case = case.unwrap_or_default();
        }
        "subject" => {
            let words: Vec<&str> = Subject::ALL.iter().map(|one| one.as_str()).collect();
            let subject = reader.word(node, &words, Subject::from_word);
            exercise.subject = subject.unwrap_or(exercise.subject);
        }
        "level" => {
            let read = |node: &Node| Level::of(node.json().as_u64()?);
            exercise.level = reader.some(node, "1, 2 or 3", read).unwrap_or(exercise.level);
        }
        "stop_at" => {
            let read = |node: &Node| usize::try_from(node.json().as_u64()?).ok().filter(|at| *at > 0);
            exercise.stop_at = reader.some(node, "the number of an event, from 1", read);
        }
        "laws" => laws(reader, exercise, node),
        "wrong" => wrong(reader, exercise, node),
        _ => reader.unknown(field, KEYS),
    }
}

/// The name of an exercise that has none of its own: that of its case, cut where a word ends. Empty where no letter of it can stand
/// in an address.
fn slug_of(case: &str) -> String {
    let name = case.split_once('#').map_or("", |(_, name)| name).to_lowercase();
    let words = name.split(|sign: char| !sign.is_ascii_alphanumeric());
    let mut slug = String::new();
    for word in words.filter(|word| !word.is_empty()) {
        let longer = slug.len() + usize::from(!slug.is_empty()) + word.len();
        if longer > LONGEST {
            break;
        }
        if !slug.is_empty() {
            slug.push('-');
        }
        slug += word;
    }
    slug
}

fn is_slug(id: &str) -> bool {
    let sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    !id.is_empty() && id.len() <= LONGEST && id.chars().all(sign) && id != super::EXAM
}

fn laws(reader: &mut Reader<'_>, exercise: &mut Exercise, node: &Node) {
    for one in node.list().unwrap_or(std::slice::from_ref(node)) {
        let Some(name) = reader.text(one) else { continue };
        if Rulebook::by_id(&name).is_none() {
            let nearest = nearest_ids(&name);
            reader.wrong(
                &one.at,
                Problem::Rulebook {
                    name: name.clone(),
                    nearest,
                },
            );
        }
        exercise.laws.push(name);
    }
}

fn wrong(reader: &mut Reader<'_>, exercise: &mut Exercise, node: &Node) {
    let Some(list) = node.list().filter(|list| !list.is_empty()) else {
        reader.expected(node, "a list of decisions and remedies");
        return;
    };
    for one in list {
        let Some(text) = reader.text(one) else { continue };
        match Wrong::read(&text, reader.place(one.at.start).0) {
            Ok(wrong) => exercise.wrong.push(wrong),
            Err(expected) => reader.expected(one, &expected),
        }
    }
}
