//! Words in a text that no arbiter should read there.

use super::{Entry, fold, terms};
use alloc::string::String;
use alloc::vec::Vec;

/// A word that stands in a text and should not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unapproved {
    /// The word.
    pub word: &'static str,
    /// The term that should stand there.
    pub term: &'static str,
}

/// The words of a language that stand in a text, with the terms to write instead: those that are wrong in every sense,
/// and those that others use but our own texts do not, one term a concept.
///
/// Whole words only, with the prefixes of Arabic (`و`, `ب`, `ال` and their like) and the endings of Persian and English
/// plurals; Vietnamese marks count.
///
/// ```
/// let found = arbiter_laws::unapproved_words("en", "Two referees saw it.");
/// assert_eq!((found[0].word, found[0].term), ("referee", "arbiter"));
/// assert!(arbiter_laws::unapproved_words("en", "Two arbiters saw it.").is_empty());
/// ```
#[must_use]
pub fn unapproved_words(language: &str, text: &str) -> Vec<Unapproved> {
    let text = words(language, text);
    let entries = terms().iter().filter_map(|term| term.entry(language));
    let pairs = entries.flat_map(|entry: &'static Entry| {
        let pair = |word: &&'static str| Unapproved {
            word,
            term: entry.term,
        };
        entry.deprecated.iter().chain(entry.avoid).map(pair)
    });
    pairs
        .filter(|pair| stands_in(language, &words(language, pair.word), &text))
        .collect()
}

/// The folded words of a text; the closing `ة` of Arabic stays apart from `ه`, since `ملكه` is a player’s king and
/// `ملكة` is not a piece.
fn words(language: &str, text: &str) -> Vec<String> {
    match language {
        "ar" => fold::words(&text.replace('ة', "\u{6C3}")),
        _ => fold::words(text),
    }
}

fn stands_in(language: &str, word: &[String], text: &[String]) -> bool {
    let mut places = text.windows(word.len());
    places.any(|place| {
        place
            .iter()
            .zip(word)
            .all(|(found, word)| is_form(language, found, word))
    })
}

/// Whether a word of the text is a form of the other.
fn is_form(language: &str, found: &str, word: &str) -> bool {
    let ends = |endings: &[&str]| {
        found
            .strip_prefix(word)
            .is_some_and(|rest| rest.is_empty() || endings.contains(&rest))
    };
    match language {
        "en" => ends(&["s", "es"]),
        "fa" => ends(&["ها", "های", "هایی", "ی", "ای", "یی"]),
        "ar" => is_prefixed(found, fold::bare(word), 2),
        _ => found == word,
    }
}

/// Whether a word is the other behind the Arabic article or up to so many particles, as in `وبال`.
fn is_prefixed(found: &str, word: &str, particles: u8) -> bool {
    let particle = || found.strip_prefix(['و', 'ف', 'ب', 'ک', 'ل']);
    found
        .strip_suffix(word)
        .is_some_and(|rest| rest.is_empty() || rest == "ال")
        || (particles > 0 && particle().is_some_and(|rest| is_prefixed(rest, word, particles - 1)))
}

#[cfg(test)]
mod tests {
    use super::unapproved_words;
    use crate::terms::terms;

    #[test]
    fn a_deprecated_word_is_told_in_its_forms() {
        for (language, text, term) in [
            ("en", "The referees stop the clocks.", "arbiter"),
            ("fa", "پوزیشن‌های روی صفحه", "پوزیسیون"),
            ("fa", "پوزيشن يکسان", "پوزیسیون"),
            ("ar", "وبالطابية يأسر البيدق", "رخ"),
            ("ar", "يأسر الفارس", "حصان"),
            ("ar", "تنقل الملكة", "وزير"),
            ("vi", "Thẩm phán dừng đồng hồ.", "trọng tài"),
            ("vi", "bắt một con voi", "Tượng"),
            ("fa", "با ارتقای پیاده", "ترفیع"),
            ("vi", "đối thủ rụng cờ", "rơi cờ"),
        ] {
            let found = unapproved_words(language, text);
            assert!(found.iter().any(|pair| pair.term == term), "{text}: {found:?}");
        }
    }

    #[test]
    fn marks_and_word_boundaries_count() {
        for (language, text) in [
            ("en", "The arbiter prefers a horseshoe."),
            ("vi", "vội vàng"),
            ("ar", "الفرسان"),
            ("ar", "يترك ملكه في كش"),
            ("fa", "پوزیسیون"),
        ] {
            assert!(unapproved_words(language, text).is_empty(), "{text}");
        }
    }

    #[test]
    fn no_approved_term_or_synonym_is_itself_deprecated() {
        for entry in terms().iter().flat_map(|term| term.entries) {
            for word in core::iter::once(&entry.term).chain(entry.synonyms) {
                let mut found = unapproved_words(entry.language, word);
                // What others write for this very concept.
                found.retain(|pair| pair.term != entry.term || entry.deprecated.contains(&pair.word));
                assert!(found.is_empty(), "{} {word}: {found:?}", entry.language);
            }
        }
    }
}
