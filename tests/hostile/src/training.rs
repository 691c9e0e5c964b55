//! Files of exercises: what cannot be read says where, and what can be read is read the same again.

use arbiter_casebook::training::read;

/// Any bytes as a file of exercises.
///
/// ```
/// arbiter_hostile::training(b"[[exercise]]\nid = \"a\"\nwrong = [\"must_castle:king\"]\n");
/// arbiter_hostile::training(b"[[exercise]\xff");
/// ```
pub fn training(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let file = read(&text);
    assert_eq!(read(&text), file, "what is read twice is the same");
    let lines = text.lines().count().max(1) + 1;
    for fault in &file.faults {
        assert!((1..=lines).contains(&fault.line) && fault.column >= 1, "{fault}");
    }
    for exercise in &file.exercises {
        assert!((1..=lines).contains(&exercise.line), "{exercise:?}");
        assert!(
            !exercise.id.is_empty() && exercise.case.contains('#'),
            "{exercise:?}"
        );
        assert!(!exercise.wrong.is_empty(), "{exercise:?}");
    }
    let ids: Vec<&str> = file.exercises.iter().map(|one| &*one.id).collect();
    assert!(
        ids.iter()
            .enumerate()
            .all(|(place, id)| !ids[..place].contains(id)),
        "two of one id: {ids:?}"
    );
}
