//! What people say when they look for a rule, and the subjects that they mean: "threefold", "castle out of check".
//!
//! The phrases stand in `laws/search.toml`, in four languages; they complete the approved terms, which name things as
//! the Laws do.

use crate::generated::{SUBJECTS, Topic};
use crate::terms::fold_words;
use alloc::string::String;
use alloc::vec::Vec;

/// Subjects, and phrases that mean them.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Subject {
    pub(crate) topics: &'static [u16],
    pub(crate) phrases: &'static [&'static str],
}

/// The subjects that words mean, those first that the longest phrase names; none where no phrase has its words here.
///
/// ```
/// use arbiter_laws::{Topic, subjects_of};
/// assert_eq!(subjects_of("What about a threefold repetition?")[0], Topic::ClaimRepetition);
/// assert_eq!(subjects_of("موبایل")[0], Topic::Device);
/// assert!(subjects_of("weather").is_empty());
/// ```
#[must_use]
pub fn subjects_of(words: &str) -> Vec<Topic> {
    let said = fold_words(words);
    let mut meant: Vec<(usize, &Subject)> = SUBJECTS
        .iter()
        .filter_map(|subject| Some((longest(subject, &said)?, subject)))
        .collect();
    meant.sort_by_key(|(length, _)| core::cmp::Reverse(*length));
    // What a part of the words names is not meant where all of them name something else.
    let most = meant.first().map_or(0, |(length, _)| *length);
    meant.retain(|(length, _)| *length == most);
    let mut topics = Vec::new();
    for place in meant.iter().flat_map(|(_, subject)| subject.topics) {
        let topic = Topic::ALL[usize::from(*place)];
        if !topics.contains(&topic) {
            topics.push(topic);
        }
    }
    topics
}

/// The words of the longest phrase of a subject that are all said.
fn longest(subject: &Subject, said: &[String]) -> Option<usize> {
    let lengths = subject.phrases.iter().filter_map(|phrase| {
        let phrase = fold_words(phrase);
        let all = phrase
            .iter()
            .all(|word| said.iter().any(|one| is_form(one, word)));
        all.then_some(phrase.len())
    });
    lengths.max()
}

/// Whether a word is another or an ending away from it: "agreement" and "agreements", not "mate" and "material".
fn is_form(said: &str, word: &str) -> bool {
    let (long, short) = if said.len() < word.len() {
        (word, said)
    } else {
        (said, word)
    };
    let ending = long.strip_prefix(short).map(|rest| rest.chars().count());
    ending.is_some_and(|more| more == 0 || (more <= 3 && short.chars().count() > 3))
}
