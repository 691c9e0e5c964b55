//! Which terms a word finds.

use super::{Term, fold, terms};
use crate::read::nearest;
use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// No term is found by this word.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no term is found by {word:?}; nearest: {}", if .nearest.is_empty() { "none".to_string() } else { .nearest.join(", ") })]
pub struct UnknownWord {
    /// The word that was looked for.
    pub word: String,
    /// Words that look like it and do find a term.
    pub nearest: Vec<String>,
}

/// The terms that a word finds in any language: its own first, then those whose synonym it is; where there are none,
/// those with the word inside a longer term.
///
/// Case, Vietnamese marks, Arabic vowels and article, joiners, and the letters of an Arabic or Persian keyboard make no
/// difference.
///
/// # Errors
/// The words that look most like it, where it finds nothing.
///
/// ```
/// use arbiter_laws::find_terms;
/// assert_eq!(find_terms("roi co").unwrap()[0].concept(), "flag-fall");
/// assert_eq!(find_terms("تبييت").unwrap()[0].concept(), "castling");
/// assert_eq!(find_terms("stalemat").unwrap_err().nearest[0], "stalemate");
/// ```
pub fn find_terms(word: &str) -> Result<Vec<&'static Term>, UnknownWord> {
    let wanted = fold::keys(word);
    let mut found: Vec<(Fit, &Term)> = terms()
        .iter()
        .filter_map(|term| Some((fit(term, &wanted)?, term)))
        .collect();
    found.sort_by_key(|(fit, _)| *fit);
    if found.first().is_some_and(|(fit, _)| *fit < Fit::Part) {
        found.retain(|(fit, _)| *fit < Fit::Part);
    }
    if found.is_empty() {
        return Err(UnknownWord {
            word: word.to_owned(),
            nearest: looking_like(&wanted),
        });
    }
    Ok(found.into_iter().map(|(_, term)| term).collect())
}

/// How a word finds a term, the best way first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is the term in some language.
    Own,
    /// It is another word for it.
    Synonym,
    /// It is a part of a longer word for it.
    Part,
}

fn fit(term: &Term, wanted: &[String]) -> Option<Fit> {
    let joined = wanted.concat();
    let fit_of = |(at, word): (usize, &str)| {
        let key = fold::keys(word);
        if key.concat() == joined {
            return Some(if at == 0 { Fit::Own } else { Fit::Synonym });
        }
        let part = !wanted.is_empty() && key.windows(wanted.len()).any(|part| part == wanted);
        part.then_some(Fit::Part)
    };
    let words = term.entries.iter().flat_map(|entry| entry.words().enumerate());
    words.filter_map(fit_of).min()
}

fn looking_like(wanted: &[String]) -> Vec<String> {
    let entries = terms().iter().flat_map(|term| term.entries);
    let words: Vec<(String, &str)> = entries
        .flat_map(super::Entry::words)
        .map(|word| (fold::keys(word).join(" "), word))
        .collect();
    let mut found: Vec<String> = Vec::new();
    for key in nearest(&wanted.join(" "), words.iter().map(|(key, _)| &**key)) {
        let shown = words.iter().find(|(other, _)| *other == key);
        if let Some((_, shown)) = shown.filter(|(_, shown)| !found.iter().any(|other| other == shown)) {
            found.push((*shown).to_owned());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::find_terms;

    fn check(word: &str, concept: &str) {
        let found = find_terms(word).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(found[0].concept(), concept, "{word}");
    }

    #[test]
    fn a_term_is_found_in_every_language_and_spelling() {
        check("Flag Fall", "flag-fall");
        check("سقوط پرچم", "flag-fall");
        check("سقوط علم", "flag-fall");
        check("RƠI CỜ", "flag-fall");
        check("bat tot qua duong", "en-passant");
        check("كيش و مات", "checkmate");
        check("حرکت غير قانونى", "illegal-move");
        check("حرکت‌شمار", "move-counter");
        check("نَقْلَة", "move");
    }

    #[test]
    fn mistaken_words_of_the_sources_find_the_term() {
        check("bế tắc", "stalemate");
        check("ساعة شمسية", "analogue-clock");
        check("پوزیشن", "position");
        check("تحصين", "castling");
        check("thẩm phán", "arbiter");
    }

    #[test]
    fn a_term_stands_before_those_whose_synonym_it_is() {
        check("đồng đội", "team-mate");
        let found = find_terms("đồng đội").unwrap();
        assert!(found.iter().any(|term| term.concept() == "opponent"));
    }

    #[test]
    fn a_part_of_a_term_finds_it_where_nothing_else_does() {
        check("Sonneborn", "sonneborn-berger");
    }

    #[test]
    fn nothing_found_names_the_nearest() {
        for (word, near) in [
            ("stail mate", "stalemate"),
            ("نقلو", "نقلة"),
            ("phong kap", "phong cấp"),
        ] {
            let error = find_terms(word).unwrap_err();
            assert!(error.nearest.iter().any(|word| word == near), "{error}");
        }
        assert!(find_terms("").is_err());
        assert!(find_terms("qqqqqqqq").unwrap_err().nearest.is_empty());
    }
}
