//! The sentences of the lessons: there in four languages, short, and with no term that no lesson has shown before.

use std::collections::{BTreeMap, BTreeSet};

use arbiter_lang::{Args, Lang, Language, LessonWords, files};
use arbiter_laws::{Entry, Term, terms};
use std::time::Duration;

use arbiter_learn::{
    Asked, Language as Letters, Lesson, Step, Task, attempt, facts, sentences, shipped, way,
};

/// So many words a child reads in one go.
const MOST_WORDS: usize = 20;

#[test]
fn every_sentence_of_every_lesson_is_there_in_four_languages_and_no_other() {
    let lessons = shipped();
    let mut known: BTreeSet<String> = BTreeSet::new();
    for lesson in &lessons {
        known.extend(
            sentences(lesson)
                .into_iter()
                .map(|one| format!("learn-{}-{}", lesson.id, one.key)),
        );
    }
    for language in Language::ALL {
        let lang = Lang::new(language);
        let words = LessonWords::house(&lang);
        for lesson in &lessons {
            assert_eq!(
                words.missing(lesson),
                Vec::<String>::new(),
                "{} {}",
                language.tag(),
                lesson.id
            );
        }
        for fact in facts::shipped() {
            for text in [lang.asked_of(&fact), lang.lesson_fact(&fact)] {
                assert!(
                    !text.starts_with("ask-") && !text.starts_with("fact-"),
                    "{} {text}",
                    language.tag()
                );
            }
        }
    }
    // Shared aims are for the lessons of teachers too: the page for them names each.
    let page = include_str!("../../../../docs/learn.md");
    let is_shared = |key: &str| {
        let aim = key.strip_prefix("learn-aim-");
        aim.is_some_and(|aim| page.contains(&format!("`{aim}`")))
    };
    let parts = ["learn-side", "learn-other", "learn-man"];
    for (tag, name, text) in files().iter().filter(|(_, name, _)| *name == "learn") {
        for line in text.lines().filter(|line| line.starts_with("learn-")) {
            let key = line.split('=').next().unwrap().trim();
            let used = known.contains(key) || is_shared(key) || parts.contains(&key);
            assert!(used, "{tag}/{name}: nothing says {key}");
        }
    }
}

#[test]
fn an_aim_and_an_answer_have_twenty_words_at_most() {
    let mut long = Vec::new();
    for language in Language::ALL {
        let lang = Lang::new(language);
        let words = LessonWords::house(&lang);
        for lesson in shipped() {
            let texts = words.texts(&lesson);
            let texts = texts
                .into_iter()
                .filter(|text| text.split_whitespace().count() > MOST_WORDS);
            long.extend(texts.map(|text| format!("{} {}: {text}", language.tag(), lesson.id)));
        }
        for fact in facts::shipped() {
            // Figures stand in the fact, never in the sentence.
            let text = lang.asked_of(&fact);
            assert!(!text.chars().any(char::is_numeric), "{}: {text}", language.tag());
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// Tries of a step: nothing, its way move by move, every option, every act of hands one after the other, moves of all kinds.
fn tries(step: &Step, letters: Letters) -> Vec<Vec<Asked>> {
    let text = |text: &String| Asked::Text(text.clone());
    let way = way(step, letters).unwrap();
    let mut all: Vec<Vec<Asked>> = (0..=way.len()).map(|many| way[..many].to_vec()).collect();
    let alone = |options: &[String]| options.iter().map(|one| vec![text(one)]).collect::<Vec<_>>();
    match &step.task {
        Task::Choose(task) if !task.options.is_empty() => all.extend(alone(&task.options)),
        Task::Clock(task) => all.extend(alone(&task.options)),
        Task::Hands(task) => {
            for (first, _) in &task.acts {
                all.push(vec![text(first)]);
                all.extend(task.acts.iter().map(|(next, _)| vec![text(first), text(next)]));
            }
        }
        Task::Move(..) | Task::Line(_) | Task::Collect(_) => {
            let squares = ["a1", "e1", "e2", "h8", "d5", "a5"];
            for from in squares {
                all.extend(squares.map(|to| vec![Asked::Text(format!("{from}{to}"))]));
            }
            let legal = attempt(step, &[], letters).unwrap().legal;
            all.extend(alone(&legal));
        }
        Task::Say(_) => all.push(vec![Asked::Text("Zz9".to_owned())]),
        _ => all.push(vec![Asked::Text("a8".to_owned())]),
    }
    all
}

#[test]
fn every_answer_to_a_try_has_twenty_words_at_most() {
    let mut long = BTreeSet::new();
    let mut heard = 0;
    for language in Language::ALL {
        let lang = Lang::new(language);
        let words = LessonWords::house(&lang);
        let letters = Letters::from_code(language.tag()).unwrap();
        for lesson in shipped() {
            for step in &lesson.steps {
                for moves in tries(step, letters) {
                    let Ok(tried) = attempt(step, &moves, letters) else {
                        continue;
                    };
                    let row = words.tried(&lesson, step, &tried, moves.len());
                    heard += usize::from(!row.said.is_empty());
                    if row.said.split_whitespace().count() > MOST_WORDS {
                        long.insert(format!(
                            "{} {}/{}: {}",
                            language.tag(),
                            lesson.id,
                            step.id,
                            row.said
                        ));
                    }
                    assert!(row.cites.len() <= 3, "{}/{}: {:?}", lesson.id, step.id, row.cites);
                }
            }
        }
    }
    assert!(heard > 4_000, "{heard} answers are too few to say");
    let long: Vec<String> = long.into_iter().collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

fn clock_steps(lesson: &Lesson) -> impl Iterator<Item = (&Step, &[u64])> {
    lesson.steps.iter().filter_map(|step| match &step.task {
        Task::Clock(task) if !task.used.is_empty() => Some((step, &*task.used)),
        _ => None,
    })
}

#[test]
fn what_is_asked_of_a_clock_can_be_reckoned_from_what_is_told() {
    let mut steps = 0;
    for language in Language::ALL {
        let lang = Lang::new(language);
        let words = LessonWords::house(&lang);
        for lesson in shipped() {
            for (step, used) in clock_steps(&lesson) {
                steps += 1;
                let screen = words.screen(&lesson, step);
                let place = format!("{} {}/{}: {}", language.tag(), lesson.id, step.id, screen.row.aim);
                for one in used {
                    let time = lang.spoken(Duration::from_millis(*one));
                    assert!(screen.row.aim.contains(&time), "{place}: no {time}");
                }
                let same = used.iter().all(|one| *one == used[0]);
                if same && used.len() > 2 {
                    let count = lang.number(used.len() as u64);
                    assert!(screen.row.aim.contains(&count), "{place}: no {count}");
                }
                let Task::Clock(task) = &step.task else {
                    unreachable!()
                };
                for (control, clock) in [Some(&task.left), task.right.as_ref()]
                    .into_iter()
                    .flatten()
                    .zip(&screen.clocks)
                {
                    assert_ne!(
                        control.to_string(),
                        *clock,
                        "{place}: nobody has learned how controls are written"
                    );
                    assert!(
                        clock.chars().any(char::is_whitespace),
                        "{place}: {clock} is no words"
                    );
                }
            }
        }
    }
    assert!(steps >= 4 * 17, "{steps}");
}

/// Whether a word or a row of words stands in a text by itself.
fn stands(text: &str, words: &str) -> bool {
    let (text, words) = (text.to_lowercase(), words.to_lowercase());
    text.match_indices(&words).any(|(at, found)| {
        let before = text[..at].chars().next_back();
        let after = text[at + found.len()..].chars().next();
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphabetic() || c == '\u{200c}');
        !is_letter(before) && !is_letter(after)
    })
}

#[test]
fn no_sentence_has_a_term_that_no_lesson_has_shown_before() {
    let mut faults: BTreeMap<(usize, String), BTreeSet<String>> = BTreeMap::new();
    let concepts: BTreeSet<&str> = terms().iter().map(Term::concept).collect();
    for language in Language::ALL {
        let lang = Lang::new(language);
        let words = LessonWords::house(&lang);
        let mut shown: BTreeSet<String> = BTreeSet::new();
        for (nth, lesson) in shipped().iter().enumerate() {
            for concept in &lesson.terms {
                assert!(
                    concepts.contains(concept.as_str()),
                    "{}: no term is called {concept}",
                    lesson.id
                );
                shown.insert(concept.clone());
            }
            for text in words.texts(lesson) {
                for term in terms() {
                    let word = term.entry(language.tag()).map(Entry::term);
                    if word.is_some_and(|word| stands(&text, word)) && !shown.contains(term.concept()) {
                        let place = faults.entry((nth, lesson.id.clone())).or_default();
                        place.insert(term.concept().to_owned());
                    }
                }
            }
        }
    }
    let said: Vec<String> = faults
        .iter()
        .map(|((_, lesson), found)| format!("{lesson}: {found:?}"))
        .collect();
    assert!(said.is_empty(), "{}", said.join("\n"));
}

#[test]
fn a_lesson_shows_no_more_new_terms_than_a_beginner_can_keep() {
    let mut before = BTreeSet::new();
    for lesson in shipped() {
        let new: Vec<_> = lesson
            .terms
            .iter()
            .filter(|term| before.insert((*term).clone()))
            .collect();
        assert_eq!(new.len(), lesson.terms.len(), "{} shows a term again", lesson.id);
        let most = if lesson.id == "board" { 22 } else { 12 };
        assert!(new.len() <= most, "{}: {new:?}", lesson.id);
    }
}

#[test]
fn a_teachers_sentences_stand_beside_those_of_the_house() {
    let english = Lang::new(Language::En);
    let own = english
        .beside("title = My rook\none = Bring it there.\n")
        .unwrap();
    let lesson = arbiter_learn::read(
        "id = \"mine\"\npart = \"own\"\nminutes = 3\n[[step]]\nid = \"one\"\nkind = \"collect\"\nmen = \"8/8/8/8/8/8/8/R7\"\nmarks = [\"a5\"]\nbest = 1\n",
    )
    .unwrap();
    let words = LessonWords::own(&english, &own);
    assert_eq!(words.title(&lesson), "My rook");
    assert_eq!(words.missing(&lesson), Vec::<String>::new());
    assert_eq!(own.text("learn-said-done", &Args::new()), "Right.");
    let bare = english.beside("").unwrap();
    assert_eq!(
        LessonWords::own(&english, &bare).missing(&lesson),
        ["title", "one"]
    );
}
