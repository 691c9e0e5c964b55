//! What an article sets can be read in its summary, in every language: each figure is printed, each word of a policy
//! says something else, and a copy of an edition with other values says so.

use arbiter_lang::{Args, Lang, Language};
use arbiter_laws::{Article, Date, Key, Kind, Rulebook, SCHEMA, Topic, Value, rulebooks};
use std::path::Path;
use std::time::Duration;

/// A figure as the language writes it; `None` for words, which choose the sentence instead of standing in it.
fn figure(lang: &Lang, key: Key, value: &Value) -> Option<String> {
    match value {
        Value::Duration(time) => Some(lang.spoken(*time)),
        // Arabic says one and two by the form of the noun.
        Value::Count(1 | 2) if lang.language() == Language::Ar => None,
        Value::Count(count) => Some(lang.number(u64::from(*count))),
        Value::Ladder(ladder) => Some(lang.costs(key, ladder)),
        Value::Range(range) => Some(lang.range(*range)),
        Value::Points(points) => Some(lang.points(points.halves)),
        Value::Date(day) => Some(lang.date(*day)),
        Value::Word(_) | Value::Words(_) => None,
    }
}

#[test]
fn every_figure_that_an_article_sets_stands_in_its_summary() {
    let mut faults = Vec::new();
    for lang in Language::ALL.map(Lang::new) {
        for book in rulebooks() {
            for article in book.articles() {
                let text = lang.summary(book, article);
                for (key, value) in article.values() {
                    // An item that says only a part of its topic leaves the figure to the article that it is an item of.
                    let whole = || {
                        let says = article.topics().any(|topic| article.says(topic).is_some());
                        let articles = book.articles().iter().filter(move |_| says);
                        let sets =
                            |other: &&Article| other.values().any(|(set, same)| (set, same) == (key, value));
                        articles.filter(sets).map(|other| lang.summary(book, other))
                    };
                    let missing = figure(&lang, key, value).filter(|figure| {
                        !text.contains(figure) && !whole().any(|text| text.contains(figure))
                    });
                    faults.extend(missing.map(|figure| {
                        let tag = lang.language().tag();
                        format!(
                            "{tag}: {} {}: {} = {figure}: {text}",
                            book.id(),
                            article.id(),
                            key.id()
                        )
                    }));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn words(key: Key) -> &'static [(&'static str, &'static str)] {
    match key.kind() {
        Kind::Word(policy) => SCHEMA.policies[usize::from(policy)].words,
        _ => &[],
    }
}

/// Any value for a parameter: the first word of its policy, or a figure.
fn any(args: Args, name: &str, key: Key) -> Args {
    match key.kind() {
        Kind::Word(_) => args.word(name, words(key)[0].0),
        Kind::Duration => args.duration(name, Duration::from_mins(7)),
        Kind::Count => args.count(name, 7),
        Kind::Date => args.date(name, Date::new(2007, 7, 7).expect("a day")),
        Kind::Ladder | Kind::Range | Kind::Points | Kind::Words(_) => args.word(name, "-"),
    }
}

/// The summary of a topic with one of its parameters set to a word.
fn with_word(lang: &Lang, topic: Topic, set: Key, word: &str) -> String {
    let keys = SCHEMA.topics[topic as usize].keys.iter();
    let args = keys.fold(Args::new(), |args, key| {
        let key = Key::ALL[usize::from(*key)];
        let name = key.id().replace(['.', '_'], "-");
        if key == set {
            args.word(&name, word)
        } else {
            any(args, &name, key)
        }
    });
    lang.text(&format!("topic-{}", topic.id().replace(['.', '_'], "-")), &args)
}

#[test]
fn every_word_of_a_policy_that_some_rulebook_has_says_something_else() {
    let mut faults = Vec::new();
    for lang in Language::ALL.map(Lang::new) {
        for topic in Topic::ALL {
            for key in SCHEMA.topics[*topic as usize].keys {
                let key = Key::ALL[usize::from(*key)];
                // Only the words that articles on this topic set: others cannot stand there.
                let set = rulebooks().iter().flat_map(Rulebook::articles);
                let set = set.filter(|article| article.topics().any(|other| other == *topic));
                let mut said: Vec<String> = set
                    .flat_map(Article::values)
                    .filter(|(other, value)| *other == key && matches!(value, Value::Word(_)))
                    .map(|(_, value)| key.written(value).to_string())
                    .collect();
                said.sort();
                said.dedup();
                let mut texts: Vec<String> = said
                    .iter()
                    .map(|word| with_word(&lang, *topic, key, word))
                    .collect();
                texts.sort();
                texts.dedup();
                if texts.len() < said.len() {
                    let tag = lang.language().tag();
                    faults.push(format!("{tag}: {}: {}: {said:?}", topic.id(), key.id()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn vietnamese_is_written_with_its_marks() {
    let lang = Lang::new(Language::Vi);
    for book in rulebooks() {
        for article in book.articles() {
            let text = lang.summary(book, article);
            for word in ["khong", "duoc", "nuoc", "nguoi", "trong tai", "dong ho", "van co"] {
                let found = text
                    .to_lowercase()
                    .split(|sign: char| !sign.is_alphabetic())
                    .any(|w| w == word);
                assert!(!found, "{} {}: {word}: {text}", book.id(), article.id());
            }
            let marked = text
                .chars()
                .filter(|sign| !sign.is_ascii() && sign.is_alphabetic())
                .count();
            assert!(
                marked * 12 > text.chars().count(),
                "{} {}: {text}",
                book.id(),
                article.id()
            );
        }
    }
}

/// The files of a built-in rulebook as one text.
fn text_of(id: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../laws").join(id);
    let mut paths: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder of the project")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    // The head of the file comes first: what stands below a table belongs to the table.
    paths.sort_by_key(|path| {
        (
            path.file_name().is_none_or(|name| name != "rulebook.toml"),
            path.clone(),
        )
    });
    let texts = paths
        .iter()
        .map(|path| std::fs::read_to_string(path).expect("a text"));
    texts.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_copy_of_an_edition_under_a_new_id_says_what_it_says_until_two_values_are_swapped() {
    let edition = Rulebook::by_id("fide-2009").expect("a built-in rulebook");
    let text = text_of("fide-2009").replace("id = \"fide-2009\"", "id = \"a-copy\"");
    let copy = Rulebook::read("copy.toml", &text).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(edition.differences(&copy).is_empty());
    let penalty = "value = [\"opponent +2:00\", \"opponent +2:00\", \"loss\"]";
    let both = "value = \"one_of_each\"";
    assert!(text.matches(penalty).count() == 1 && text.matches(both).count() == 1);
    let text = text
        .replace(penalty, "value = [\"offender -1:00\", \"loss\"]")
        .replace(both, "value = \"first_of_each\"");
    let swapped = Rulebook::read("copy.toml", &text).unwrap_or_else(|faults| panic!("{faults:?}"));
    let differ: Vec<&str> = edition
        .differences(&swapped)
        .iter()
        .filter_map(|row| Some(row.key?.id()))
        .collect();
    assert_eq!(differ, ["illegal.penalty", "touch.both"]);
    assert_ne!(
        edition.standard().touch_both().value(),
        swapped.standard().touch_both().value()
    );
    for lang in Language::ALL.map(Lang::new) {
        for (article, same) in [("4.3c", false), ("7.4b", false), ("9.2", true)] {
            let said = |book: &Rulebook| {
                let found = book.article(article).expect("an article of the edition");
                lang.article(found, &book.standard())
            };
            assert_eq!(
                said(edition) == said(&swapped),
                same,
                "{} {article}",
                lang.language().tag()
            );
        }
    }
}

#[test]
fn a_list_of_words_keeps_the_order_of_its_article() {
    let lang = Lang::new(Language::En);
    let said = |id: &str, article: &str| {
        let book = Rulebook::by_id(id).expect("a built-in rulebook");
        lang.summary(book, book.article(article).expect("an article of it"))
    };
    let order = |text: &str, words: [&str; 3]| {
        let places = words.map(|word| text.find(word).unwrap_or_else(|| panic!("{word}: {text}")));
        places.is_sorted()
    };
    assert!(order(
        &said("fide-2001", "13.4"),
        ["warning", "game lost", "expulsion"]
    ));
    let duties = said("fide-2023", "D.2.10");
    assert!(
        order(&duties, ["make either player", "announce", "keep score"]),
        "{duties}"
    );
}
