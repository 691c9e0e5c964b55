//! Exercises for arbiters in words: what an answer hangs on is told, and told in the words of the language.

use std::collections::{BTreeMap, BTreeSet};

use arbiter_casebook::training::{Posed, Subject, exercises};
use arbiter_game::event::Event;
use arbiter_game::rules::variants::VariantName;
use arbiter_lang::{Args, Lang, Language};
use serde_json::Value;

/// Every exercise under every edition under which it is offered.
fn all() -> impl Iterator<Item = Posed> {
    exercises()
        .iter()
        .flat_map(|one| one.offered().into_iter().map(|book| one.pose(book, "").unwrap()))
}

/// Everything that can be seen and read before it is ruled.
fn seen(lang: &Lang, posed: &Posed) -> String {
    let regime = posed.regime();
    format!(
        "{} {} {:?} {:?} {:?} {:?} {:?} {:?}",
        posed.book.id(),
        regime.play().id(),
        posed.case.setting.controls.as_ref().map(ToString::to_string),
        posed.stood.to_fen(),
        posed.clocks,
        lang.train_known(posed),
        lang.train_sheet(&posed.case, posed),
        lang.train_story(posed),
    )
}

#[test]
fn no_two_exercises_of_different_answers_tell_the_same() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let mut told: BTreeMap<String, (String, BTreeSet<String>)> = BTreeMap::new();
        for posed in all() {
            let right: BTreeSet<String> = posed.right().map(str::to_owned).collect();
            let id = posed.exercise.id.clone();
            let (first, known) = told
                .entry(seen(&lang, &posed))
                .or_insert_with(|| (id.clone(), right.clone()));
            assert_eq!(
                *known,
                right,
                "{}: {first} and {id} tell the same",
                language.tag()
            );
        }
    }
}

/// Fields that need not be told: who acts is the subject of the sentence; a press goes without a word where no clock
/// runs; in whose letters a text is written is seen from the text.
const UNTOLD: [&str; 6] = ["by", "do", "at", "part", "language", "to"];

/// What everybody takes for granted where nothing else is told: a hand that means what it does, a claim that stops the
/// clocks, no leave; and what the one word for the act says already.
const USUAL: [(&str, &str); 7] = [
    ("intent", "\"deliberate\""),
    ("stop", "true"),
    ("with_leave", "false"),
    ("area", "\"playing_area\""),
    ("ground", "\"appeared\""),
    ("kind", "\"strike\""),
    ("kind", "\"on\""),
];

/// The event with this fact taken away, or turned into its opposite, where it is still one.
fn without(event: &Event, name: &str, value: &Value) -> Option<Event> {
    let Value::Object(mut fields) = serde_json::to_value(event).ok()? else {
        return None;
    };
    let read = |fields| Event::from_table(fields).ok();
    match value {
        Value::Bool(true) => fields.insert(name.to_owned(), false.into()),
        // Another text, another square.
        Value::String(text) if name == "text" => fields.insert(name.to_owned(), format!("{text}?").into()),
        Value::String(_) if name == "square" => fields.insert(name.to_owned(), "c4".into()),
        _ => fields.remove(name),
    };
    fields.remove("at");
    read(fields)
}

#[test]
fn every_fact_of_an_event_is_told() {
    let mut facts = 0;
    let mut untold = BTreeSet::new();
    for language in Language::ALL {
        let lang = Lang::new(language);
        for posed in all() {
            let story = lang.train_story(&posed);
            for nth in 0..posed.seen.len() {
                let Some(event) = &posed.seen[nth].event else {
                    continue;
                };
                if event.act.tag() == "note" {
                    continue;
                }
                let Ok(Value::Object(fields)) = serde_json::to_value(event) else {
                    unreachable!()
                };
                for (name, value) in fields
                    .iter()
                    .filter(|(name, _)| !UNTOLD.contains(&&***name))
                    .filter(|(name, value)| !USUAL.contains(&(&**name, &*value.to_string())))
                {
                    let Some(other) = without(event, name, value).filter(|other| other != event) else {
                        continue;
                    };
                    // A whole move is told by what hands did: who saw it stands beside.
                    if event.act.tag() == "move" && name != "seen_by" {
                        continue;
                    }
                    let mut changed = posed.clone();
                    changed.seen[nth].event = Some(other);
                    facts += 1;
                    let opened = posed.seen.iter().any(|one| {
                        one.event
                            .as_ref()
                            .is_some_and(|event| event.act.tag() == "open_envelope")
                    });
                    let shut = event.act.tag() == "seal" && !opened;
                    if lang.train_story(&changed) == story && !shut {
                        untold.insert(format!(
                            "{} {}: {name} {value}",
                            language.tag(),
                            posed.exercise.id
                        ));
                    }
                }
            }
        }
    }
    assert!(facts > 1_200, "{facts} facts are too few to say");
    let untold: Vec<String> = untold.into_iter().collect();
    assert!(untold.is_empty(), "{}", untold.join("\n"));
}

#[test]
fn a_time_is_told_where_no_clock_shows_it() {
    let mut times = 0;
    for language in Language::ALL {
        let lang = Lang::new(language);
        for posed in all().filter(|posed| posed.clocks.is_none()) {
            let story = lang.train_story(&posed).join(" ");
            for event in posed
                .case
                .events
                .iter()
                .take(posed.seen.len())
                .filter(|one| one.timed)
            {
                let arbiter_game::rules::fact::At::Time { ms, .. } = event.event.at else {
                    continue;
                };
                times += 1;
                let spoken = lang.spoken(std::time::Duration::from_millis(ms));
                assert!(
                    story.contains(&spoken),
                    "{} {}: {story}",
                    language.tag(),
                    posed.exercise.id
                );
            }
        }
    }
    assert!(times >= 12, "{times}");
}

#[test]
fn an_exercise_says_which_game_it_is() {
    let mut games = BTreeSet::new();
    for language in Language::ALL {
        let lang = Lang::new(language);
        for posed in all() {
            let variant = posed.variant();
            assert_eq!(
                variant != VariantName::Standard,
                posed.exercise.subject == Subject::Variants,
                "{}",
                posed.exercise.id
            );
            let named = match variant {
                VariantName::Standard => continue,
                VariantName::Chess960 => lang.text("screen-chess960", &Args::new()),
                other => {
                    let name = other.word().replace('-', "_");
                    lang.text("screen-variant", &Args::new().word("name", name))
                }
            };
            games.insert(variant.word());
            let known = lang.train_story(&posed).join(" ").to_lowercase();
            assert!(
                known.contains(&named.to_lowercase()),
                "{} {}: {known}",
                language.tag(),
                posed.exercise.id
            );
        }
    }
    assert!(!games.is_empty());
}

/// Whether a text has a word of the interface, put together with an underscore, or a word that only English has.
fn raw(text: &str, language: Language) -> Option<String> {
    let mut words = text.split(|sign: char| !(sign.is_alphanumeric() || sign == '_'));
    let is_raw = |word: &&str| {
        let latin = word.chars().all(|sign| sign.is_ascii_alphabetic());
        let foreign = language.is_rtl() && latin && word.len() > 3;
        word.contains('_') || foreign
    };
    words.find(is_raw).map(str::to_owned)
}

#[test]
fn no_word_of_the_interface_and_no_english_stands_in_an_exercise() {
    let mut found = BTreeSet::new();
    for language in Language::ALL {
        let lang = Lang::new(language);
        for posed in all() {
            let mut texts = lang.train_story(&posed);
            texts.extend(lang.train_known(&posed));
            texts.extend(
                posed
                    .options
                    .iter()
                    .map(|one| lang.train_choice(&one.choice, &posed)),
            );
            texts.push(lang.train_said(&posed));
            for text in texts {
                // A spoken move is in the words of the player, in quotes of its own.
                let raw = raw(&text, language).filter(|_| posed.exercise.subject != Subject::Blind);
                found.extend(
                    raw.map(|word| format!("{} {}: {word}: {text}", language.tag(), posed.exercise.id)),
                );
            }
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
