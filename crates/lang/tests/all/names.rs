//! Every parameter has a name and every word that it can be has its words, in each language, to be read alone.

use arbiter_lang::{Lang, Language, files};
use arbiter_laws::{Article, Key, Kind, Rulebook, SCHEMA, Value, rulebooks};
use std::collections::{BTreeMap, BTreeSet};

/// The words that a parameter can be, as the data write them.
fn words(key: Key) -> &'static [(&'static str, &'static str)] {
    match key.kind() {
        Kind::Word(policy) | Kind::Words(policy) => SCHEMA.policies[usize::from(policy)].words,
        _ => &[],
    }
}

fn hyphens(id: &str) -> String {
    id.replace(['.', '_'], "-")
}

/// The names and words of a language: id and text.
fn messages(language: Language) -> BTreeMap<&'static str, &'static str> {
    let own = files().iter().filter(|(tag, ..)| *tag == language.tag());
    own.flat_map(|(_, _, text)| text.lines())
        .filter_map(|line| line.split_once('='))
        .filter(|(id, _)| id.starts_with("parameter-") || id.starts_with("word-"))
        .collect()
}

#[test]
fn every_parameter_and_every_word_has_its_message_and_none_is_left_over() {
    let mut wanted = BTreeSet::new();
    for key in Key::ALL {
        let ids = words(*key)
            .iter()
            .map(|(word, _)| format!("word-{}-{}", hyphens(key.id()), hyphens(word)));
        for id in ids.chain([format!("parameter-{}", hyphens(key.id()))]) {
            assert!(wanted.insert(id.clone()), "two names want {id}");
        }
    }
    assert!(wanted.len() > 700, "{}", wanted.len());
    for language in Language::ALL {
        let found: BTreeSet<String> = messages(language).into_keys().map(str::to_owned).collect();
        let missing: Vec<_> = wanted.difference(&found).collect();
        let left: Vec<_> = found.difference(&wanted).collect();
        assert!(missing.is_empty(), "{}: missing {missing:?}", language.tag());
        assert!(left.is_empty(), "{}: left over {left:?}", language.tag());
    }
}

#[test]
fn names_are_short_phrases_without_variables() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        for (id, text) in messages(language) {
            let long = text.chars().count() > 120;
            if long || text.contains('{') || text.ends_with(['.', ':', '؟', '?', '!']) {
                faults.push(format!("{}: {id} = {text}", language.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_two_parameters_have_one_name_and_no_two_words_of_one_say_the_same() {
    let mut faults = Vec::new();
    for lang in Language::ALL.map(Lang::new) {
        let mut told = BTreeMap::new();
        for key in Key::ALL {
            if let Some(other) = told.insert(lang.parameter(*key), key) {
                faults.push(format!(
                    "{}: {} and {}",
                    lang.language().tag(),
                    other.id(),
                    key.id()
                ));
            }
            let said: BTreeSet<String> = (0..words(*key).len())
                .map(|place| lang.parameter_value(*key, &Value::Word(place as u8)))
                .collect();
            if said.len() < words(*key).len() {
                faults.push(format!("{}: {}: {said:?}", lang.language().tag(), key.id()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What a table has of an article's parameter: its name and its value.
fn row(language: Language, book: &str, article: &str, key: Key) -> (String, String) {
    let lang = Lang::new(language);
    let article = Rulebook::by_id(book).and_then(|book| book.article(article));
    let article = article.expect("an article of a built-in rulebook");
    let (key, value) = article
        .values()
        .find(|(other, _)| *other == key)
        .expect("the article sets it");
    (lang.parameter(key), lang.parameter_value(key, value))
}

#[test]
fn a_row_reads_as_a_name_and_what_holds() {
    let table = [
        (
            ("fide-2009", "9.3", Key::DrawClaimMoves),
            ("Moves by each player that allow a claim", "50"),
        ),
        (
            ("fide-2009", "9.4", Key::ClaimRightLostBy),
            ("How the right to claim is lost", "by touching a piece"),
        ),
        (
            ("fide-2009", "7.4b", Key::IllegalPenalty),
            (
                "Penalty for an illegal move, time by time",
                "the first time the opponent gets two minutes more, the second time the opponent gets two minutes more, \
                 the third time the game is lost",
            ),
        ),
        (("fide-2009", "11.1", Key::ScoreDraw), ("Points for a draw", "½")),
        (
            ("fide-2018", "9.6.1", Key::DrawAutomaticFivefold),
            ("When a fivefold repetition ends the game", "however far apart"),
        ),
    ];
    for ((book, article, key), (name, value)) in table {
        let said = row(Language::En, book, article, key);
        assert_eq!(said, (name.to_owned(), value.to_owned()), "{book} {article}");
    }
}

#[test]
fn figures_have_the_digits_and_the_calendar_of_the_language() {
    let value = |key: Key| row(Language::Fa, "fide-2009", "9.3", key).1;
    assert_eq!(value(Key::DrawClaimMoves), "۵۰");
    let persian = Lang::new(Language::Fa);
    let book = Rulebook::by_id("lekocup-1402").expect("a built-in rulebook");
    let days = book.articles().iter().flat_map(Article::values);
    let days: Vec<String> = days
        .filter(|(_, value)| matches!(value, Value::Date(_)))
        .map(|(key, value)| persian.parameter_value(key, value))
        .collect();
    assert!(
        !days.is_empty() && days.iter().all(|day| day.contains(char::is_alphabetic)),
        "{days:?}"
    );
    assert!(
        days.iter()
            .all(|day| !day.contains(|sign: char| sign.is_ascii_digit())),
        "{days:?}"
    );
}

#[test]
fn every_value_that_a_rulebook_sets_is_said_in_words_and_figures_of_the_language() {
    let mut faults = Vec::new();
    for lang in Language::ALL.map(Lang::new) {
        for (key, value) in rulebooks()
            .iter()
            .flat_map(Rulebook::articles)
            .flat_map(Article::values)
        {
            let said = lang.parameter_value(key, value);
            if said.is_empty() || said.contains('_') || said.contains("word-") {
                faults.push(format!("{}: {}: {said}", lang.language().tag(), key.id()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
