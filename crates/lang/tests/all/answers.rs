//! Every answer of the public interface has its sentence in four languages: lists of tags against the texts.

use arbiter_game::event::{Act, Actor, ArbiterAct, Event};
use arbiter_game::rules::answer::{
    ClaimReason, Decision, EndReason, IllegalKind, MateVerdict, QuestionId, Refusal, Right, Until,
};
use arbiter_game::rules::fact::{ClaimKind, FactKind};
use arbiter_game::rules::{Remedy, laws};
use arbiter_lang::{Args, Lang, Language, files};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use std::collections::BTreeSet;

/// What the public interface offers at each question; figures, words and readings beside them are the arbiter's own.
const OPTIONS: &[(QuestionId, &str)] = &[
    (QuestionId::TouchedHow, "deliberate accidental"),
    (QuestionId::TouchOrder, "own_first opponent_first unknown"),
    (QuestionId::WhatWasMeant, "resigned agreed nothing"),
    (QuestionId::ClocksAfterRestoring, "proposal own"),
    (QuestionId::Outage, "proposal own"),
    (QuestionId::PositionUnknown, "ply board"),
    (QuestionId::FirstFlag, "white black unknown"),
    (QuestionId::LateExcused, "play lose"),
    (QuestionId::ColoursReversed, "continue new_game"),
    (QuestionId::Quickplay, "draw postpone reject"),
    (QuestionId::OpponentsScore, "1 1/2 0"),
    (QuestionId::ReasonToStop, "yes no"),
    (QuestionId::Supervision, "yes no"),
    (
        QuestionId::Penalty,
        "warning opponent_time own_time loss own_points opponent_points fine exclude_round expel",
    ),
    (QuestionId::TwoFaults, "one both"),
    (QuestionId::EnvelopeLost, "resume new_game"),
    (QuestionId::TimesTooSevere, "correct leave"),
    (QuestionId::CanMate, "yes no"),
    (QuestionId::OverstepShown, "yes no unknown"),
    (QuestionId::ClaimShown, "yes no"),
    (QuestionId::WhatFollows, "resume white black draw result_stands"),
    (QuestionId::SilentRulebook, "own"),
];

/// The message of this id, as it is written.
fn message<'a>(language: Language, id: &str) -> Option<Pattern<&'a str>> {
    let mut own = files().iter().filter(|(tag, ..)| *tag == language.tag());
    own.find_map(|(_, _, text)| {
        let resource = fluent_syntax::parser::parse(*text).expect("a file without faults");
        resource.body.into_iter().find_map(|entry| match entry {
            Entry::Message(message) if message.id.name == id => message.value,
            _ => None,
        })
    })
}

/// The words that a message chooses by, of a variable.
fn words(pattern: &Pattern<&str>, variable: &str) -> BTreeSet<String> {
    let choices = pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } => Some((selector, variants)),
        _ => None,
    });
    let of = choices.filter(
        |(selector, _)| matches!(selector, InlineExpression::VariableReference { id } if id.name == variable),
    );
    let keys = of
        .flat_map(|(_, variants)| variants)
        .map(|variant| match variant.key {
            VariantKey::Identifier { name } => name.to_owned(),
            VariantKey::NumberLiteral { value } => value.to_owned(),
        });
    keys.collect()
}

/// What is missing of a list of words in the message that chooses by them.
fn missing<'a>(id: &str, variable: &str, list: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let list: Vec<&str> = list.into_iter().collect();
    assert!(!list.is_empty(), "{id}");
    let mut faults = Vec::new();
    for language in Language::ALL {
        let Some(pattern) = message(language, id) else {
            faults.push(format!("{}: {id} is missing", language.tag()));
            continue;
        };
        let known = words(&pattern, variable);
        let unknown = list.iter().filter(|word| !known.contains(**word));
        faults.extend(unknown.map(|word| format!("{}: {id} does not know {word}", language.tag())));
    }
    faults
}

#[test]
fn every_tag_has_a_sentence_in_every_language() {
    let tags = |kind: &'static str, tags: &[&str]| -> Vec<String> {
        let id = |tag: &&str| format!("{kind}-{}", tag.replace('_', "-"));
        tags.iter().map(id).collect()
    };
    let questions: Vec<&str> = QuestionId::ALL.iter().map(|id| id.as_str()).collect();
    let ids = [
        tags("act", &Act::TAGS.concat()),
        tags("ruling", &Decision::TAGS.concat()),
        tags("remedy", Remedy::TAGS),
        tags("question", &questions),
        tags("option", &questions),
        tags("refusal", Refusal::TAGS),
    ];
    let mut faults = Vec::new();
    for id in ids.iter().flatten() {
        for language in Language::ALL {
            if message(language, id).is_none() {
                faults.push(format!("{}: {id}", language.tag()));
            }
        }
    }
    assert!(faults.is_empty(), "missing:\n{}", faults.join("\n"));
    assert!(ids.iter().flatten().count() > 100);
}

#[test]
fn every_word_of_the_lists_is_said_by_its_own_words() {
    let mut faults = missing(
        "ruling-game-over",
        "reason",
        EndReason::ALL.iter().map(|word| word.as_str()),
    );
    let lists = [
        missing(
            "ruling-claim-reason",
            "reason",
            ClaimReason::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-claimed",
            "claim",
            ClaimKind::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-right",
            "right",
            Right::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-right-lost",
            "until",
            Until::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-illegal-kind",
            "kind",
            IllegalKind::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-mate",
            "mate",
            MateVerdict::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-mate-beside",
            "mate",
            MateVerdict::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "ruling-person",
            "who",
            Actor::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "act-word-actor",
            "by",
            Actor::ALL.iter().map(|word| word.as_str()),
        ),
        missing(
            "game-fact",
            "fact",
            FactKind::ALL.iter().map(|word| word.as_str()),
        ),
    ];
    faults.extend(lists.into_iter().flatten());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_option_is_said_by_its_own_words() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        for (question, options) in OPTIONS {
            for option in options.split(' ') {
                let said = lang.option(*question, option);
                let own = ["", option, &format!("n{option}"), "n1_2"];
                let latin = matches!(language, Language::En) && ["one", "yes", "no"].contains(&option);
                assert!(
                    latin || !own.contains(&&*said),
                    "{}: {question} {option}: {said:?}",
                    language.tag()
                );
            }
        }
        let readings = laws::rulebooks().iter().flat_map(laws::Rulebook::articles);
        for reading in readings.flat_map(laws::Article::readings) {
            let said = lang.option(QuestionId::Unsettled, reading);
            assert!(
                !said.contains('_') && said != reading,
                "{}: {reading}",
                language.tag()
            );
        }
    }
}

#[test]
fn an_option_that_nobody_foresaw_is_named() {
    let english = Lang::new(Language::En);
    assert_eq!(
        english.option(QuestionId::Unsettled, "a reading of a school"),
        "a reading of a school"
    );
}

#[test]
fn a_stop_that_nobody_called_is_told_as_what_it_was() {
    for language in Language::ALL {
        let lang = Lang::new(language);
        let told = |by| lang.event(&Event::new(by, ArbiterAct::Stop), &[]);
        let nobody = told(Actor::Nobody);
        assert_ne!(nobody, told(Actor::Arbiter), "{}", language.tag());
        let word = lang.text("act-word-actor", &Args::new().word("by", "nobody"));
        assert!(
            !nobody.contains(word.trim()),
            "{}: nobody stopped play: {nobody}",
            language.tag()
        );
    }
}
