//! Who does what an article asks: the planned ones only get fewer, and the others can show why they are not planned.

use arbiter_laws::{Article, Rulebook, State, Topic, default_rulebook, rulebooks};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use toml::de::{DeTable, DeValue};

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_number_of_planned_articles_never_rises() {
    let text = read("laws/planned.toml");
    let table = DeTable::parse(&text).expect("a file that parses");
    let most: BTreeMap<String, usize> = table
        .get_ref()
        .iter()
        .map(|(id, most)| {
            let most = most.get_ref().as_integer().expect("a number").as_str();
            (id.get_ref().to_string(), most.parse().expect("a number"))
        })
        .collect();
    let count = |book: &Rulebook| {
        let planned = |article: &&Article| article.state() == State::Planned;
        book.articles().iter().filter(planned).count()
    };
    for book in rulebooks() {
        let most = most.get(book.id()).copied().unwrap_or(0);
        assert!(
            count(book) <= most,
            "{}: {} planned, at most {most}",
            book.id(),
            count(book)
        );
    }
    let known = |id: &&String| rulebooks().iter().any(|book| book.id() == **id);
    assert_eq!(most.keys().filter(known).count(), most.len());
}

/// Topics that only hands and eyes can see to: placing the board, names of men and lines, sensing hands, the make of
/// clock, men and tables, letters of invitation, the hall, the make of the blind player's board and clock, searches.
const PHYSICAL: &[&str] = &[
    "setup.board",
    "setup.men",
    "setup.lines",
    "notation.piece",
    "notation.files",
    "notation.ranks",
    "notation.squares",
    "touch.hand",
    "clock.defined",
    "conduct.venue",
    "arbiter.environment",
    "blind.board",
    "blind.clock",
    "device.search",
    "tr.invitation",
    "tr.accepted_invitation",
];

#[test]
fn what_is_only_shown_is_of_the_known_kinds_or_justified() {
    let page = read("docs/laws.md");
    let known = |topic: Topic| {
        let under = |kind: &&str| topic.id() == *kind || topic.id().starts_with(&format!("{kind}."));
        PHYSICAL.iter().any(under) || page.contains(&format!("`{}`", topic.id()))
    };
    for book in rulebooks() {
        for article in book
            .articles()
            .iter()
            .filter(|article| article.state() == State::Physical)
        {
            let place = format!("{} {} ({})", book.id(), article.id(), article.topic().id());
            assert!(
                known(article.topic()),
                "{place} is physical and docs/laws.md does not say why"
            );
        }
    }
}

/// Whether a file of ruling cases has one under this rulebook that expects this article to be cited; of this name, if one
/// is given.
fn cites(text: &str, name: Option<&str>, rulebook: &str, article: &str) -> bool {
    shows(text, name, rulebook, article, |_| true)
}

/// The same of a case that is also of some kind.
fn shows(
    text: &str,
    name: Option<&str>,
    rulebook: &str,
    article: &str,
    of: impl Fn(&DeTable) -> bool,
) -> bool {
    let Ok(document) = DeTable::parse(text) else {
        return false;
    };
    let cases = document
        .get_ref()
        .get("case")
        .and_then(|cases| cases.get_ref().as_array());
    let cases = cases.into_iter().flatten();
    cases.filter_map(|case| case.get_ref().as_table()).any(|case| {
        let has = |key, text: &str| case.get(key).is_some_and(|value| names(value.get_ref(), text));
        let newest = !case.contains_key("laws") && rulebook == default_rulebook().id();
        name.is_none_or(|name| has("name", name))
            && (newest || has("laws", rulebook))
            && case
                .iter()
                .any(|(_, value)| expects(value.get_ref(), rulebook, article))
            && of(case)
    })
}

/// The answers of an arbiter in a case, and whether each is refused as outside the limits.
fn answers<'a>(case: &'a DeTable<'a>) -> Vec<(&'a str, bool)> {
    let events = case.get("events").and_then(|events| events.get_ref().as_array());
    let events = events.into_iter().flatten();
    let decided = events.filter_map(|event| {
        let event = event.get_ref().as_table()?;
        let decides = event.get("do").is_some_and(|act| names(act.get_ref(), "decide"));
        let answer = event.get("answer")?.get_ref().as_str()?;
        let expected = event
            .get("expect")
            .and_then(|expected| expected.get_ref().as_table());
        let refused = expected
            .and_then(|expected| expected.get("refused"))
            .is_some_and(|tag| names(tag.get_ref(), "outside_limits"));
        decides.then_some((answer, refused))
    });
    decided.collect()
}

/// Whether a case of an event's log has acts that are taken and acts that are refused.
fn acts_within_and_outside(case: &DeTable) -> bool {
    let is_log = case.get("ask").is_some_and(|ask| {
        let ask = ask.get_ref();
        names(ask, "acts") || names(ask, "minutes")
    });
    let expect = case.get("expect").and_then(|expect| expect.get_ref().as_table());
    let answers = expect
        .and_then(|expect| expect.get("answer"))
        .and_then(|answers| answers.get_ref().as_array());
    let answers = answers.into_iter().flatten();
    let (refused, taken): (Vec<&str>, Vec<&str>) = answers
        .filter_map(|answer| answer.get_ref().as_str())
        .partition(|answer| answer.starts_with("refused "));
    is_log && !refused.is_empty() && !taken.is_empty()
}

/// Every word that answers some question: that a made-up word is refused shows no limit.
fn answering(files: &BTreeMap<String, String>) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for text in files.values() {
        let Ok(document) = DeTable::parse(text) else {
            continue;
        };
        let cases = document
            .get_ref()
            .get("case")
            .and_then(|cases| cases.get_ref().as_array());
        for case in cases
            .into_iter()
            .flatten()
            .filter_map(|case| case.get_ref().as_table())
        {
            let taken = answers(case).into_iter().filter(|(_, refused)| !refused);
            words.extend(taken.map(|(answer, _)| answer.to_owned()));
        }
    }
    words
}

/// Whether a list, or a text alone, has this text.
fn names(value: &DeValue, text: &str) -> bool {
    match value {
        DeValue::Array(list) => list.iter().any(|item| item.get_ref().as_str() == Some(text)),
        other => other.as_str() == Some(text),
    }
}

/// What a value says under this rulebook: itself, or where it is a table by rulebook the entry for this one or for the
/// others.
fn under<'a>(value: &'a DeValue<'a>, rulebook: &str) -> Option<&'a DeValue<'a>> {
    let Some(table) = value.as_table() else {
        return Some(value);
    };
    let by_rulebook = |key: &str| key == "*" || rulebooks().iter().any(|book| book.id() == key);
    if !table.keys().any(|key| by_rulebook(key.get_ref())) {
        return Some(value);
    }
    let own = table.get(rulebook).or_else(|| table.get("*"));
    own.map(toml::Spanned::get_ref)
}

/// Whether `cites` or `cites_all` stands with this article anywhere below, for this rulebook.
fn expects(value: &DeValue, rulebook: &str, article: &str) -> bool {
    match under(value, rulebook) {
        Some(DeValue::Array(list)) => list.iter().any(|item| expects(item.get_ref(), rulebook, article)),
        Some(DeValue::Table(table)) => table.iter().any(|(key, value)| {
            let value = value.get_ref();
            if ["cites", "cites_all"].contains(&&**key.get_ref()) {
                under(value, rulebook).is_some_and(|own| names(own, article))
            } else {
                expects(value, rulebook, article)
            }
        }),
        _ => false,
    }
}

#[test]
fn what_is_decided_or_asked_names_a_case_that_cites_it() {
    let mut files = BTreeMap::new();
    collect(&project().join("tests/rulings"), &mut files);
    collect(&project().join("tests/events"), &mut files);
    collect(&project().join("tests/rulebooks"), &mut files);
    let words = answering(&files);
    // Once with an answer that is refused, a figure beyond its limit or the answer to another question, and once not.
    let within_and_outside = |case: &DeTable| {
        let given = answers(case);
        // A figure is no word: points, where points are asked for.
        let is_figure = |answer: &str| answer.starts_with(|sign: char| sign.is_ascii_digit());
        let is_real = |answer: &str| is_figure(answer) || words.contains(answer);
        let has = |refused| {
            given
                .iter()
                .any(|(answer, was)| *was == refused && is_real(answer))
        };
        has(true) && has(false)
    };
    for book in rulebooks() {
        let shown = |article: &&Article| matches!(article.state(), State::Enforced | State::Assisted);
        for article in book.articles().iter().filter(shown) {
            let place = format!("{} {}", book.id(), article.id());
            assert!(article.cases().next().is_some(), "{place} names no case");
            let mut answered = article.state() != State::Assisted || article.taken_from().is_some();
            for case in article.cases() {
                let (file, name) = case
                    .split_once('#')
                    .map_or((case, None), |(file, name)| (file, Some(name)));
                let text = files
                    .get(file)
                    .unwrap_or_else(|| panic!("{place}: there is no case {case}"));
                assert!(
                    article.taken_from().is_some() || cites(text, name, book.id(), article.id()),
                    "{place}: {case} does not cite it"
                );
                let tried = |case: &DeTable| within_and_outside(case) || acts_within_and_outside(case);
                answered |= shows(text, name, book.id(), article.id(), tried);
            }
            assert!(
                answered,
                "{place} is assisted, and no case of it answers its question within and outside its limits"
            );
        }
    }
}

#[test]
fn a_case_cites_an_article_only_where_it_expects_it() {
    let text = "[[case]]\nlaws = [\"fide-2009\", \"fide-2023\"]\nname = \"about 4.3b\"\n\
                events = [{ do = \"touch\", expect = { cites_all = [\"4.2\"] } }]\n\
                expect = { cites = { \"fide-2009\" = [\"4.3c\"], \"fide-2023\" = [\"4.3.3\"] } }\n\
                [[case]]\nlaws = [\"fide-2001\"]\nname = \"mate\"\nexpect = { cites = \"5.1a\" }\n\
                [[case]]\nlaws = [\"fide-2005\", \"fide-2014\"]\nname = \"flag\"\n\
                expect = { \"fide-2005\" = { cites = [\"6.9\"] }, \"*\" = { cites = { \"*\" = [\"6.8\"] } } }";
    let cites = |rulebook, article| cites(text, None, rulebook, article);
    assert!(cites("fide-2009", "4.3c") && cites("fide-2009", "4.2") && cites("fide-2001", "5.1a"));
    assert!(cites("fide-2005", "6.9") && cites("fide-2014", "6.8"));
    assert!(!cites("fide-2005", "6.8") && !cites("fide-2014", "6.9"));
    assert!(!cites("fide-2009", "4.3b") && !cites("fide-2001", "4.3c"));
    assert!(!cites("fide-2023", "4.3c") && !cites("fide-2009", "5.1a"));
}

#[test]
fn a_case_may_be_named_in_its_file() {
    let text = "[[case]]\nname = \"yes\"\nlaws = [\"fide-2009\"]\nexpect = { cites = [\"5.1a\"] }\n\
                [[case]]\nname = \"no\"\nlaws = [\"fide-2009\"]\nexpect = { cites = [\"5.2a\"] }";
    assert!(cites(text, Some("yes"), "fide-2009", "5.1a"));
    assert!(!cites(text, Some("no"), "fide-2009", "5.1a"));
    assert!(!cites(text, Some("perhaps"), "fide-2009", "5.1a"));
}

/// The texts of the case files by their names without ending, with and without the folder they stand in.
fn collect(folder: &Path, files: &mut BTreeMap<String, String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            let text = std::fs::read_to_string(&path).expect("a text");
            let name = path.file_stem().expect("a file has a name").to_string_lossy();
            let parent = path
                .parent()
                .and_then(Path::file_name)
                .unwrap_or_default()
                .to_string_lossy();
            files.insert(format!("{parent}/{name}"), text.clone());
            files.insert(name.into_owned(), text);
        }
    }
}
