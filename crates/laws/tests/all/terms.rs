//! The approved terms hold what they promise: enough of them, one each, and found in the documents they name.

use arbiter_laws::{TermSource, find_terms, terms};
use std::collections::BTreeSet;
use std::path::PathBuf;

const LANGUAGES: [&str; 4] = ["en", "fa", "ar", "vi"];

#[test]
fn there_are_enough_concepts_each_with_a_term_in_every_language() {
    assert!(terms().len() >= 160, "{}", terms().len());
    for term in terms() {
        let languages: Vec<_> = term.entries().iter().map(arbiter_laws::Entry::language).collect();
        assert_eq!(languages, LANGUAGES, "{}", term.concept());
    }
}

#[test]
fn every_word_of_a_term_finds_it_and_the_term_itself_finds_it_first() {
    for term in terms().iter().step_by(5) {
        for word in term.entries().iter().flat_map(arbiter_laws::Entry::words) {
            let found = find_terms(word).unwrap();
            assert!(found.contains(&term), "{word} does not find {}", term.concept());
        }
        for entry in term.entries() {
            let first = find_terms(entry.term()).unwrap()[0];
            let same = first.entries().iter().any(|other| other.term() == entry.term());
            assert!(same, "{} finds {} first", entry.term(), first.concept());
        }
    }
}

#[test]
fn no_word_stands_twice_in_an_entry() {
    for entry in terms().iter().flat_map(arbiter_laws::Term::entries) {
        let words: BTreeSet<_> = entry.words().collect();
        assert_eq!(words.len(), entry.words().count(), "{}", entry.term());
    }
}

#[test]
fn scripts_are_pure() {
    let latin = |text: &str| text.contains(|c: char| c.is_ascii_alphabetic());
    for entry in terms().iter().flat_map(arbiter_laws::Term::entries) {
        if matches!(entry.language(), "fa" | "ar") {
            assert!(!entry.words().any(latin), "{}", entry.term());
        }
    }
}

/// The letters of a text as a source's scan may have them: one letter for Arabic and Persian variants, no blanks.
fn letters(text: &str) -> String {
    let plain = |c: char| match c {
        'ي' | 'ى' | 'ئ' => Some('ی'),
        'ك' => Some('ک'),
        'ة' | 'ۀ' => Some('ه'),
        'أ' | 'إ' | 'آ' => Some('ا'),
        'ؤ' => Some('و'),
        c => c.is_alphanumeric().then_some(c),
    };
    text.to_lowercase().chars().filter_map(plain).collect()
}

/// Whether each word of the term occurs in the source, apart from its last letters (verbs and plurals are bent there).
fn occurs(term: &str, source: &str) -> bool {
    term.split([' ', '\u{200C}']).all(|word| {
        let word = letters(word);
        let stem = word.strip_prefix("ال").unwrap_or(&word);
        let keep = stem.chars().count().saturating_sub(2).max(3);
        source.contains(&stem.chars().take(keep).collect::<String>())
    })
}

#[test]
fn terms_stand_in_the_documents_they_are_said_to_come_from() {
    let data = std::env::var_os("ARBITER_DATA").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")),
        PathBuf::from,
    );
    let documents = [
        ("000", "fide-laws-2001.fa.txt"),
        ("001", "fide-laws-2005.ar.txt"),
        ("002", "fide-laws-2001-articles-1-5.fa.txt"),
        ("003", "lekocup-1402.fa.txt"),
        (
            "004",
            "fide-laws-2009-2001-2005-tournament-rules-beginners-guide.vi.txt",
        ),
    ];
    let mut skipped = 0;
    for (id, file) in documents {
        let Ok(text) = std::fs::read_to_string(data.join("seeds").join(file)) else {
            skipped += 1;
            continue;
        };
        let text = letters(&text);
        for entry in terms().iter().flat_map(arbiter_laws::Term::entries) {
            if let TermSource::Document { document, .. } = entry.source_parts()
                && document.split('-').next() == Some(id)
                && entry.language() != "en"
            {
                assert!(occurs(entry.term(), &text), "{} not in {file}", entry.term());
            }
        }
    }
    if skipped > 0 {
        eprintln!("{skipped} source documents are not here and were skipped");
    }
}

#[test]
fn a_term_that_is_in_no_document_would_be_noticed() {
    assert!(occurs("سقوط پرچم", &letters("«سقوط پرچم» یعنی")));
    assert!(!occurs("ساعة شمسية", &letters("ساعة الشطرنج")));
}
