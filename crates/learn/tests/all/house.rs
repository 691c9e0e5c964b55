//! The lessons of the house: there are forty, each is proved, and what they cite exists.

use std::collections::BTreeSet;

use arbiter_laws::{Article, default_rulebook};
use arbiter_learn::{Language, PARTS, State, attempt, facts, part_of, prove, read, shipped, texts, way};

#[test]
fn every_lesson_of_the_list_is_there_and_no_other() {
    let named: BTreeSet<&str> = PARTS.iter().flat_map(|(_, lessons)| *lessons).copied().collect();
    let files: BTreeSet<&str> = texts().iter().map(|(id, _)| *id).collect();
    assert_eq!(named, files);
    assert_eq!(named.len(), 40);
    for (id, text) in texts() {
        let lesson = read(text).unwrap_or_else(|faults| panic!("{id}: {faults}"));
        assert_eq!(lesson.id, *id);
        assert_eq!(Some(lesson.part.as_str()), part_of(id), "{id}");
        assert!(
            (4..=8).contains(&lesson.steps.len()),
            "{id} has {} steps",
            lesson.steps.len()
        );
        assert!((3..=6).contains(&lesson.minutes), "{id}");
        for before in &lesson.after {
            assert!(named.contains(before.as_str()), "{id}: after {before}");
        }
    }
}

#[test]
fn every_state_of_every_step_is_walked_and_best_is_the_least() {
    let faults: Vec<String> = shipped()
        .iter()
        .flat_map(|lesson| {
            prove(lesson)
                .into_iter()
                .map(|fault| format!("{}: {fault}", lesson.id))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_way_that_is_shown_leads_to_the_aim_in_every_language() {
    for lesson in shipped() {
        for step in &lesson.steps {
            for language in [
                Language::English,
                Language::Persian,
                Language::Arabic,
                Language::Vietnamese,
            ] {
                let way = way(step, language).unwrap();
                let tried = attempt(step, &way, language).unwrap();
                assert_eq!(
                    tried.state,
                    State::Done,
                    "{} {} {language:?} {way:?}",
                    lesson.id,
                    step.id
                );
            }
        }
    }
}

#[test]
fn what_lessons_and_facts_cite_stands_in_the_newest_edition() {
    let known: BTreeSet<&str> = default_rulebook().articles().iter().map(Article::id).collect();
    let facts = facts::shipped();
    assert_eq!(facts.len(), 32);
    let mut missing = Vec::new();
    for fact in &facts {
        assert!(
            !fact.cites.is_empty() || fact.source.is_some(),
            "{} rests on nothing",
            fact.id
        );
        assert_eq!(fact.checked.len(), 10, "{}", fact.id);
        missing.extend(
            fact.cites
                .iter()
                .filter(|cite| !known.contains(cite.as_str()))
                .map(|cite| (fact.id.clone(), cite.clone())),
        );
    }
    for lesson in shipped() {
        let steps = lesson.steps.iter().flat_map(|step| &step.cites);
        for cite in lesson
            .cites
            .iter()
            .chain(steps)
            .filter(|cite| !known.contains(cite.as_str()))
        {
            missing.push((lesson.id.clone(), cite.clone()));
        }
        for fact in &lesson.facts {
            assert!(
                facts.iter().any(|known| known.id == *fact),
                "{}: fact {fact}",
                lesson.id
            );
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
