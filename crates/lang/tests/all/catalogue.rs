//! The four catalogues say the same things: same messages, same variables, pure scripts, nothing unused.

use arbiter_lang::{Language, files};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Ids with these beginnings are put together by the code from the ids of kinds, topics, rulebooks and the like.
const COMPOSED: &[&str] = &[
    "learn-",
    "ask-",
    "fact-",
    "act-",
    "laws-problem-",
    "part-",
    "live-error-",
    "rulebook-",
    "tour-page-",
    "tour-step-",
    "tour-tab-",
    "authority-",
    "author-",
    "note-",
    "federation-",
    "language-",
    "term-document-",
    "parameter-",
    "word-",
    "ruling-",
    "remedy-",
    "question-",
    "option-",
    "refusal-",
    "title-",
    "cause-",
    "done-",
    "after-reel-",
    "after-result-",
    "web-judge-matter-",
    "new-way-",
    "new-time-",
    "new-mode-",
    "new-variant-",
    "new-seats-",
    "web-state-",
    "web-theme-",
    "web-digits-",
    "web-notation-",
    "web-calendar-",
    "web-settings-",
    "web-pieces-",
    "web-squares-",
    "web-sounds-",
    "spoken-",
];

/// A message as the tests need it: its variables, and its text without them.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    /// The messages that it says as a part of its own.
    parts: BTreeSet<String>,
    text: String,
}

/// Everything but the summaries of the articles, which have more tests of their own in `summaries.rs`.
fn catalogue(language: Language) -> BTreeMap<String, Message> {
    messages(language, |name| name != "laws")
}

fn messages(language: Language, wanted: impl Fn(&str) -> bool) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for (_, name, text) in files()
        .iter()
        .filter(|(tag, name, _)| *tag == language.tag() && wanted(name))
    {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{}/{name}: {errors:?}", language.tag()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut found = Message::default();
                walk(message.value.as_ref().expect("a message has a value"), &mut found);
                let before = messages.insert(message.id.name.to_owned(), found);
                assert!(before.is_none(), "{}: {} twice", language.tag(), message.id.name);
            }
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => message.text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(inline) => inline_variable(inline, message),
                Expression::Select { selector, variants } => {
                    inline_variable(selector, message);
                    for variant in variants {
                        message.text.push(' ');
                        walk(&variant.value, message);
                    }
                }
            },
        }
    }
}

fn inline_variable(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            message.parts.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => message.text.push_str(value),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                inline_variable(inline, message);
            }
        }
        _ => {}
    }
}

#[test]
fn the_four_languages_have_the_same_messages_with_the_same_variables() {
    let english = catalogue(Language::En);
    let mut faults = Vec::new();
    for language in Language::ALL {
        let other = catalogue(language);
        for (id, message) in &english {
            match other.get(id) {
                None => faults.push(format!("{}: {id} is missing", language.tag())),
                Some(found) if found.variables != message.variables => {
                    faults.push(format!("{}: {id} has {:?}", language.tag(), found.variables));
                }
                Some(_) => {}
            }
        }
        // Which parts a sentence is made of is a matter of grammar; that they are there is not.
        for (id, message) in &other {
            let missing = message.parts.iter().filter(|part| !other.contains_key(*part));
            faults.extend(
                missing.map(|part| format!("{}: {id} says {part}, which is not there", language.tag())),
            );
        }
        let extra = other.keys().filter(|id| !english.contains_key(*id));
        faults.extend(extra.map(|id| format!("{}: {id} is not in English", language.tag())));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Names and signs that are written in Latin letters in every language, and the words that are typed so in every one.
fn may_be_latin(word: &str) -> bool {
    let square = word.len() == 2 && word.starts_with(|c| ('a'..='h').contains(&c));
    let letter = word.chars().count() == 1;
    // Codes of categories: under 12, seniors of 50.
    let category = word
        .strip_prefix(['U', 'S'])
        .is_some_and(|age| age.parse::<u8>().is_ok());
    square
        || letter
        || category
        || [
            "FIDE", "PGN", "FEN", "LekoCup", "e.p", "TRF", "IT1", "UTC", "players", "desk", "NRO", "FIDON",
            "NIDOF", "HBFN", "LBFN",
        ]
        .contains(&word)
}

#[test]
fn arabic_and_persian_are_written_in_their_script() {
    let mut faults = Vec::new();
    for language in [Language::Fa, Language::Ar] {
        for (id, message) in messages(language, |_| true) {
            let words = message
                .text
                .split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
            let latin = |word: &&str| {
                word.contains(|c: char| c.is_ascii_alphabetic()) && !may_be_latin(word.trim_matches('.'))
            };
            faults.extend(
                words
                    .filter(latin)
                    .map(|word| format!("{}: {id}: {word}", language.tag())),
            );
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_message_is_used() {
    let mut code = String::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut code);
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"),
        &mut code,
    );
    let english = catalogue(Language::En);
    let parts: BTreeSet<String> = english.values().flat_map(|one| one.parts.clone()).collect();
    let unused: Vec<String> = english
        .into_keys()
        .filter(|id| !parts.contains(id))
        .filter(|id| !COMPOSED.iter().any(|prefix| id.starts_with(prefix)))
        .filter(|id| !code.contains(&format!("\"{id}\"")) && !code.contains(&format!("'{id}'")))
        .collect();
    assert!(unused.is_empty(), "no code uses {unused:?}");
}

/// The pages name their messages by `"web-…"`: a slip of the pen would show the id instead of a text.
#[test]
fn every_message_of_the_pages_exists() {
    let mut code = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../server"),
        &mut code,
    );
    let english = catalogue(Language::En);
    let named: BTreeSet<&str> = code
        .split("\"web-")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(named.len() > 20, "{named:?}");
    let missing = named.iter().map(|rest| format!("web-{rest}")).filter(|id| {
        let composed = id.contains('{') || id.ends_with('-');
        !composed && !english.contains_key(id)
    });
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<String>::new());
}

/// The pages of tournaments name theirs by a call of the frame, in templates and beside them.
#[test]
fn every_message_of_the_pages_of_tournaments_exists() {
    let server = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server");
    let mut code = String::new();
    sources(&server.join("src/tournament"), &mut code);
    for entry in std::fs::read_dir(server.join("templates/tournament")).unwrap() {
        code.push_str(&std::fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    let english = catalogue(Language::En);
    let calls = [".t(\"", ".count(\"", ".word(\"", ".of(\"", ".text(\""];
    let named: BTreeSet<&str> = calls
        .iter()
        .flat_map(|call| code.split(call).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .filter(|id| id.starts_with("tour-"))
        .collect();
    assert!(named.len() > 20, "{named:?}");
    let missing: Vec<&&str> = named.iter().filter(|id| !english.contains_key(**id)).collect();
    assert_eq!(missing, Vec::<&&str>::new());
}

/// The same for the screens, which name theirs by `'screen-…'`.
#[test]
fn every_message_of_the_screens_exists() {
    let mut code = String::new();
    sources(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src"),
        &mut code,
    );
    let english = catalogue(Language::En);
    let named: BTreeSet<&str> = code
        .split("'screen-")
        .skip(1)
        .filter_map(|rest| rest.split('\'').next())
        .collect();
    assert!(named.len() > 20, "{named:?}");
    let missing = named.iter().map(|rest| format!("screen-{rest}"));
    let missing: Vec<String> = missing.filter(|id| !english.contains_key(id)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

/// And for tournaments, whose messages are named whole, so that each of them is looked for here.
#[test]
fn every_message_of_tournaments_exists() {
    let mut code = String::new();
    for folder in ["../lang/src", "../cli/src"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut code);
    }
    let english = catalogue(Language::En);
    let named: BTreeSet<&str> = code
        .split("\"tournament-")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(named.len() > 100, "{named:?}");
    let missing = named.iter().map(|rest| format!("tournament-{rest}"));
    let missing: Vec<String> = missing.filter(|id| !english.contains_key(id)).collect();
    assert_eq!(missing, Vec::<String>::new());
}

fn sources(folder: &Path, code: &mut String) {
    for entry in std::fs::read_dir(folder).expect("a folder of the project") {
        let path: PathBuf = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, code);
        } else if path
            .extension()
            .is_some_and(|ext| ["rs", "html", "ts", "tsx"].iter().any(|one| ext == *one))
        {
            code.push_str(&std::fs::read_to_string(&path).expect("a source file"));
        }
    }
}

/// What the program carries of the rulebooks and of all texts for people, in bytes: today's are 1.0 MB, and a quarter more has room.
const MOST: usize = 5 << 18;

#[test]
fn the_data_stay_small() {
    let texts = arbiter_lang::carried();
    let rulebooks = size(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../laws"));
    assert!(texts > 100_000 && rulebooks > 100_000, "{texts} and {rulebooks}");
    assert!(texts + rulebooks < MOST, "{texts} and {rulebooks}");
}

fn size(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).expect("a folder of the project");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .map(|path| {
            if path.is_dir() {
                size(&path)
            } else {
                std::fs::metadata(&path).expect("a file").len() as usize
            }
        })
        .sum()
}

#[test]
fn each_file_of_texts_is_there_in_all_four_languages() {
    let names = |language: Language| -> BTreeSet<&str> {
        let own = files().iter().filter(|(tag, ..)| *tag == language.tag());
        own.map(|(_, name, _)| *name).collect()
    };
    for language in Language::ALL {
        assert_eq!(names(language), names(Language::En), "{}", language.tag());
    }
}

#[test]
fn every_rulebook_has_a_title_and_every_title_a_rulebook() {
    let titles = messages(Language::En, |name| name == "rulebooks").into_keys();
    let titles: BTreeSet<String> = titles.filter(|id| id.starts_with("rulebook-")).collect();
    let books = arbiter_laws::rulebooks().iter().chain(arbiter_laws::overlays());
    let wanted: BTreeSet<String> = books.map(|book| format!("rulebook-{}", book.id())).collect();
    assert_eq!(titles, wanted);
}
