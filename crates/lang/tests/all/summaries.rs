//! The summaries of the articles: one for each topic, every figure a variable, no two alike.

use arbiter_lang::{Lang, Language, files};
use arbiter_laws::{Key, Kind, Rulebook, SCHEMA, Topic, rulebooks};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

/// The languages whose summaries are written.
fn written() -> impl Iterator<Item = Language> {
    let has = |tag: &str| {
        files()
            .iter()
            .any(|(language, name, _)| *language == tag && *name == "laws")
    };
    Language::ALL
        .into_iter()
        .filter(move |language| has(language.tag()))
}

/// The text of every message of `laws.ftl` without its variables, and the variables.
fn messages(language: Language) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let (.., text) = files()
        .iter()
        .find(|(tag, name, _)| *tag == language.tag() && *name == "laws")
        .unwrap();
    let resource = fluent_syntax::parser::parse(*text).expect("a file that parses");
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut found = (String::new(), BTreeSet::new());
            walk(message.value.as_ref().expect("a message has a value"), &mut found);
            messages.insert(message.id.name.to_owned(), found);
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, found: &mut (String, BTreeSet<String>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.0.push_str(value),
            PatternElement::Placeable { expression } => expressed(expression, found),
        }
    }
}

fn expressed(expression: &Expression<&str>, found: &mut (String, BTreeSet<String>)) {
    let (Expression::Inline(inline) | Expression::Select { selector: inline, .. }) = expression;
    match inline {
        InlineExpression::VariableReference { id } => {
            found.1.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { value } => found.0.push_str(value),
        InlineExpression::Placeable { expression } => expressed(expression, found),
        _ => {}
    }
    if let Expression::Select { variants, .. } = expression {
        for variant in variants {
            found.0.push('|');
            walk(&variant.value, found);
        }
    }
}

fn dashed(id: &str) -> String {
    id.replace(['.', '_'], "-")
}

/// Every message that there should be, with its variables.
fn expected() -> BTreeMap<String, BTreeSet<String>> {
    let topic = |topic: &Topic| {
        let keys = SCHEMA.topics[*topic as usize].keys.iter();
        let variables = keys.map(|key| dashed(Key::ALL[*key as usize].id())).collect();
        (format!("topic-{}", dashed(topic.id())), variables)
    };
    let words = Key::ALL.iter().filter_map(|key| match key.kind() {
        Kind::Words(policy) => Some((key, SCHEMA.policies[policy as usize].words)),
        _ => None,
    });
    let words = words.flat_map(|(key, words)| {
        words.iter().map(|(word, _)| {
            (
                format!("word-{}-{}", dashed(key.id()), dashed(word)),
                BTreeSet::new(),
            )
        })
    });
    Topic::ALL.iter().map(topic).chain(words).collect()
}

#[test]
fn each_topic_has_a_summary_with_every_parameter_in_it() {
    let expected = expected();
    for language in written() {
        let found: BTreeMap<_, _> = messages(language)
            .into_iter()
            .map(|(id, (_, variables))| (id, variables))
            .collect();
        for (id, variables) in &expected {
            let tag = language.tag();
            assert_eq!(found.get(id), Some(variables), "{tag}: {id}");
        }
        let parts = parts();
        let extra: Vec<_> = found
            .keys()
            .filter(|id| !expected.contains_key(*id) && !parts.contains_key(*id))
            .collect();
        assert!(extra.is_empty(), "{}: {extra:?}", language.tag());
    }
}

/// The messages of the parts of topics that items say, with the variables that they may have.
fn parts() -> BTreeMap<String, BTreeSet<String>> {
    let mut parts = BTreeMap::new();
    for article in rulebooks().iter().flat_map(Rulebook::articles) {
        for topic in article.topics() {
            if let Some(part) = article.says(topic) {
                let keys = SCHEMA.topics[topic as usize].keys.iter();
                let variables = keys.map(|key| dashed(Key::ALL[*key as usize].id())).collect();
                let id = format!("says-{}-{}", dashed(topic.id()), dashed(part));
                parts.insert(id, variables);
            }
        }
    }
    parts
}

#[test]
fn each_part_of_a_topic_has_its_own_sentence_in_every_language() {
    let parts = parts();
    assert!(parts.len() > 60, "{}", parts.len());
    for language in written() {
        let found = messages(language);
        for (id, allowed) in &parts {
            let (_, variables) = found
                .get(id)
                .unwrap_or_else(|| panic!("{}: {id} is missing", language.tag()));
            let extra: Vec<_> = variables.difference(allowed).collect();
            assert!(extra.is_empty(), "{}: {id}: {extra:?}", language.tag());
        }
    }
}

/// Who asks for one item of a list gets that item, and not the whole list again.
#[test]
fn no_item_repeats_what_another_article_of_its_edition_says() {
    for language in written() {
        let lang = Lang::new(language);
        for book in rulebooks() {
            let mut said: BTreeMap<String, &str> = BTreeMap::new();
            for article in book
                .articles()
                .iter()
                .filter(|article| article.taken_from().is_none())
            {
                if let Some(other) = said.insert(lang.summary(book, article), article.id()) {
                    let (tag, edition, id) = (language.tag(), book.id(), article.id());
                    panic!("{tag} {edition}: {other} and {id} say the same");
                }
            }
        }
    }
}

#[test]
fn no_figure_is_typed_into_a_summary() {
    for language in written() {
        for (id, (text, _)) in messages(language) {
            // How castling is written is notation, as the names of squares are.
            let text = text.replace("0-0-0", "").replace("0-0", "");
            let signs: Vec<char> = text.chars().collect();
            let typed = signs.iter().enumerate().any(|(at, sign)| {
                let square = at > 0
                    && matches!(signs[at - 1], 'a'..='h')
                    && matches!(sign, '1'..='8')
                    && (at < 2 || !signs[at - 2].is_alphanumeric());
                sign.is_numeric() && !square
            });
            assert!(!typed, "{}: {id}: {text}", language.tag());
        }
    }
}

#[test]
fn no_two_topics_share_one_text() {
    for language in written() {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for (id, (text, _)) in messages(language) {
            if let Some(other) = texts.insert(text.clone(), id.clone()) {
                panic!("{}: {id} and {other}: {text}", language.tag());
            }
        }
    }
}

#[test]
fn each_article_of_each_rulebook_is_rendered_without_holes() {
    for language in written() {
        let lang = Lang::new(language);
        for book in rulebooks() {
            let regime = book.standard();
            for article in book.articles() {
                let text = lang.article(article, &regime);
                let place = format!("{} {} {}: {text}", language.tag(), book.id(), article.id());
                assert!(text.chars().count() > 15, "{place}");
                assert!(!text.contains(['{', '}', '$']), "{place}");
                assert!(language == Language::En || !text.contains("none"), "{place}");
                for fault in ["  ", " ,", " .", "..", ",,", " ;", " ،", " ؛"] {
                    assert!(!text.contains(fault), "{fault:?} in {place}");
                }
            }
        }
    }
}
