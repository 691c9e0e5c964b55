//! Every note stands on an article that there is, and a note that contradicts the Law is no Law.

use arbiter_laws::{Authority, Rulebook, commentary, commentary_on};

#[test]
fn every_note_stands_on_an_article_that_there_is() {
    for note in commentary() {
        let book = Rulebook::by_id(note.rulebook()).unwrap();
        assert!(book.article(note.article()).is_some(), "{note:?}");
    }
}

#[test]
fn all_notes_of_an_article_are_found_and_no_others() {
    for note in commentary() {
        let found = commentary_on(note.rulebook(), note.article());
        let there = commentary()
            .iter()
            .filter(|other| (other.rulebook(), other.article()) == (note.rulebook(), note.article()));
        assert!(found.iter().eq(there), "{note:?}");
    }
    assert_eq!(commentary_on("fide-2005", "6.12b").len(), 2);
    assert_eq!(commentary_on("fide-2009", "7.4a").len(), 3);
    assert!(commentary_on("fide-2023", "7.4a").is_empty());
}

#[test]
fn the_sources_are_all_there_with_their_weight() {
    let count = |authority| {
        let notes = commentary().iter();
        notes.filter(|note| note.authority() == authority).count()
    };
    assert_eq!(count(Authority::Translator), 19);
    assert_eq!(count(Authority::National), 12);
    assert_eq!(count(Authority::OfficialInterpretation), 2);
}

#[test]
fn what_contradicts_the_law_is_not_law() {
    let contradicting: Vec<_> = commentary()
        .iter()
        .filter(|note| note.contradicts_law())
        .collect();
    assert!(
        contradicting
            .iter()
            .all(|note| note.authority() != Authority::Law)
    );
    let places: Vec<_> = contradicting
        .iter()
        .map(|note| (note.rulebook(), note.article()))
        .collect();
    assert!(
        places.contains(&("fide-2005", "6.6")),
        "both players lose the time"
    );
    assert!(
        places.contains(&("fide-2009", "10.2c")),
        "two minutes for bad faith only"
    );
}
