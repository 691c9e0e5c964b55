//! What is announced before an event, what lies at hand, and what follows drawn games of a knock-out.

use arbiter_event::System;
use arbiter_event::act::{Act, Announce, Enter, Form};
use arbiter_event::log::{Log, Stamp};
use arbiter_event::regulations::replay;
use arbiter_laws::{Regime, find_terms};

use super::given::Given;
use super::{Answer, answer};

/// What becomes of the acts of a log: an announcement with its system, `enter` for a player.
pub fn system(given: &Given<'_>) -> Answer {
    let mut log = Log::default();
    let words = given.list("acts").into_iter().map(|word| {
        let act: Act = match word {
            "enter" => Enter::named("A").into(),
            system => announced(system).into(),
        };
        match log.add(&act, &Stamp::default()) {
            Ok(_) => "done",
            Err(_) => "refused",
        }
    });
    let words: Vec<&str> = words.collect();
    let paired_by = match System::of(&log.state().sheet()) {
        Some(system) => system.name().to_owned(),
        None => "none".to_owned(),
    };
    let paired_by = (!log.entries().is_empty()).then_some(paired_by);
    let swiss = log.entries().is_empty() || log.state().is_swiss();
    let topic = if swiss { "tr.swiss" } else { "tr.other_systems" };
    answer(words.into_iter().map(str::to_owned).chain(paired_by), &[topic])
}

fn announced(system: &str) -> Announce {
    Announce {
        system: Some(system.to_owned()),
        ..Announce::new("Open", 5)
    }
}

/// The languages in which there is a term for a word.
pub fn terms(word: &str) -> Answer {
    let found = find_terms(word).unwrap_or_default();
    let has = |language: &&str| found.iter().any(|term| term.entry(language).is_some());
    let mut languages: Vec<&str> = ["ar", "en", "fa", "vi"].into_iter().filter(has).collect();
    if languages.is_empty() {
        languages.push("none");
    }
    answer(languages, &["tr.games.terms"])
}

/// The time of each player in the game after so many drawn ones.
pub fn replayed(drawn: u32, regime: &Regime) -> Answer {
    let drawn = u16::try_from(drawn).expect("a count");
    let time = replay(drawn, regime).map(|time| {
        let seconds = time.as_secs();
        format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
    });
    let topics: &[&'static str] = match drawn {
        0 => &[],
        1 => &["tiebreak.first"],
        _ => &["tiebreak.next"],
    };
    answer([time.unwrap_or_else(|| "none".to_owned())], topics)
}

/// The ladder that is offered to the organiser of an event of this form.
pub fn ladder(form: &str) -> Answer {
    let form = Form::ALL.into_iter().find(|one| one.name() == form);
    let announce = Announce {
        system: Some("CUSTOM_KNOCKOUT".to_owned()),
        form,
        ..Announce::new("Cup", 1)
    };
    let mut log = Log::default();
    log.add(&announce.into(), &Stamp::default()).expect("announced");
    let mut questions = log.state().questions().into_iter();
    let ladder = questions.find(|question| question.key == "ladder");
    let ladder = ladder.expect("a question about the ladder").default.into_owned();
    answer([ladder], &["tiebreak.first", "tiebreak.next"])
}
