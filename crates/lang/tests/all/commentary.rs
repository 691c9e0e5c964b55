//! Every note is said in every language, and each message of the notes is some note's.

use arbiter_lang::{Args, Lang, Language, files};
use arbiter_laws::commentary;
use std::collections::BTreeSet;

#[test]
fn every_note_has_its_text_and_author_in_every_language() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let own = |id: &str| {
            let (_, _, text) = files()
                .iter()
                .find(|(tag, name, _)| *tag == language.tag() && *name == "commentary")
                .unwrap();
            text.lines().any(|line| line.starts_with(&format!("{id}=")))
        };
        for note in commentary() {
            assert!(own(note.text()), "{}: {}", language.tag(), note.text());
            for id in [
                format!("author-{}", note.author()),
                format!("authority-{}", note.authority().id()),
            ] {
                assert!(own(&id), "{}: {id}", language.tag());
            }
            let line = lang.note(note);
            assert!(line.contains(&lang.note_text(note)), "{line}");
            assert!(!line.contains(['{', '$']), "{line}");
        }
    }
}

#[test]
fn every_text_of_a_note_belongs_to_one() {
    let used: BTreeSet<&str> = commentary().iter().map(arbiter_laws::Note::text).collect();
    let (_, _, text) = files()
        .iter()
        .find(|(tag, name, _)| *tag == "en" && *name == "commentary")
        .unwrap();
    let ids = text
        .lines()
        .filter_map(|line| line.split_once('='))
        .map(|(id, _)| id);
    for id in ids.filter(|id| id.starts_with("note-") && !id.starts_with("note-line")) {
        assert!(used.contains(id), "no note says {id}");
    }
}

#[test]
fn two_notes_do_not_say_the_same() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let ids: BTreeSet<&str> = commentary().iter().map(arbiter_laws::Note::text).collect();
        let texts: BTreeSet<String> = ids.iter().map(|id| lang.text(id, &Args::new())).collect();
        assert_eq!(ids.len(), texts.len(), "{}", language.tag());
    }
}
