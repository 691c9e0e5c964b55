//! What is pasted: read with its doubts by place, or refused, and never half.

use arbiter_reports::paste::{MOST_BYTES, MOST_PLAYERS, read};

/// Any bytes as a list of players.
///
/// ```
/// arbiter_hostile::paste(b"1. Tal, Mikhail 2645 LAT");
/// arbiter_hostile::paste(b"\x89PNG");
/// ```
pub fn paste(bytes: &[u8]) {
    let Ok(list) = read(bytes) else { return };
    assert!(bytes.len() <= MOST_BYTES && list.players.len() <= MOST_PLAYERS);
    assert_eq!(list.players.len(), list.places.len());
    let lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).count();
    for place in &list.places {
        assert!(
            (1..=lines).contains(&place.line) && place.column >= 1,
            "{place:?}"
        );
    }
    assert!(
        list.places.is_sorted_by_key(|place| place.line),
        "the order of the text"
    );
    for doubt in &list.doubts {
        assert!(
            (1..=lines).contains(&doubt.line) && doubt.column >= 1,
            "{doubt:?}"
        );
        let of = |line: usize| list.places.iter().any(|place| place.line == line);
        assert!(
            of(doubt.line),
            "whoever is doubted is among the players: {doubt:?}"
        );
    }
    for (form, place) in list.players.iter().zip(&list.places) {
        let doubted = list.doubts.iter().any(|doubt| doubt.line == place.line);
        let named = form.name.chars().any(char::is_alphabetic);
        assert!(named || doubted, "a player without a name is doubted: {form:?}");
    }
}
