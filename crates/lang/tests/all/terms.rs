//! No text for people contains a word that `laws/terms.toml` calls deprecated in its language.

use arbiter_lang::{Language, files};
use arbiter_laws::unapproved_words;

/// What is wrong in the texts of one language, a line a fault: file, line, word, and the term to write instead.
fn faults(language: &str, name: &str, text: &str) -> Vec<String> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.starts_with('#'))
        .flat_map(|(at, line)| {
            unapproved_words(language, line)
                .into_iter()
                .map(move |found| (at + 1, found))
        })
        .map(|(line, found)| {
            format!(
                "lang/{language}/{name}.ftl:{line}: {} instead of {}",
                found.word, found.term
            )
        })
        .collect()
}

#[test]
fn our_texts_use_approved_terms_only() {
    let found: Vec<String> = files()
        .iter()
        .flat_map(|(language, name, text)| faults(language, name, text))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_deprecated_word_is_found_in_each_language_with_its_line() {
    let samples = [
        (
            "en",
            "a = The arbiter\nb = Ask the referee",
            "referee instead of arbiter",
        ),
        (
            "fa",
            "a = داور\nb = دیپرخانهٔ مسابقات",
            "دیپرخانه instead of دبیرخانه",
        ),
        ("ar", "a = الحكم\nb = ينقل الفارس", "فارس instead of حصان"),
        (
            "vi",
            "a = trọng tài\nb = do đối tác yêu cầu",
            "đối tác instead of đối thủ",
        ),
    ];
    for (language, text, fault) in samples {
        let found = faults(language, "sample", text);
        assert_eq!(found, [format!("lang/{language}/sample.ftl:2: {fault}")]);
    }
}

#[test]
fn every_language_has_words_to_look_for() {
    for language in Language::ALL {
        let entries = arbiter_laws::terms()
            .iter()
            .filter_map(|term| term.entry(language.tag()));
        let deprecated: usize = entries.map(|entry| entry.deprecated().len()).sum();
        assert!(deprecated > 3, "{}: {deprecated}", language.tag());
    }
}
