//! Acts as a log has them, carried out one after the other: what each tells, or why it is refused.

use arbiter_event::conduct::{Act, Hour, Notice, Refusal, apply};

use super::hall::entered;
use super::{Answer, answer};

/// Each act's answer, by the article of the last.
pub fn carried_out(acts: &[&str]) -> Answer {
    let who = vec![(String::new(), String::new()); 4];
    let mut event = entered("FIDE_DUTCH_2026", Some(3), &[], None, &who);
    let mut topic = "";
    let mut words = Vec::new();
    for text in acts {
        let act: Act = serde_json::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        topic = about(&act);
        let before = event.clone();
        words.push(match apply(&mut event, &act) {
            Ok(notices) if notices.is_empty() => "done".to_owned(),
            Ok(notices) => notices.iter().map(told).collect::<Vec<_>>().join(", "),
            Err(refusal) => {
                assert_eq!(event, before, "what is refused changes nothing");
                format!("refused {}", refused(&refusal))
            }
        });
    }
    answer(words, &[topic])
}

fn about(act: &Act) -> &'static str {
    match act {
        Act::Committee { .. } => "tr.appeals",
        Act::AppealTerms { .. } | Act::Appeal { .. } | Act::Decision { .. } => "tr.appeal",
        Act::Dispute { .. } => "tr.mediation",
        Act::Incident { kind, .. } => kind.topic(),
        Act::Hour {
            what: Hour::Started | Hour::Stopped,
            ..
        } => "tr.games.announce",
        _ => "tr.lots.when",
    }
}

fn told(notice: &Notice) -> String {
    match notice {
        Notice::LotsLate { minutes, .. } => format!("lots_late {minutes}"),
        Notice::CommitteeLate => "too_late".to_owned(),
        Notice::OneFederation => "one_federation".to_owned(),
        Notice::Votes { votes, .. } => format!("votes {}", votes.join(" ")),
        Notice::Fee { fate, .. } => fate.name().to_owned(),
        Notice::Incident { follows, .. } => (*follows).to_owned(),
        other => other.to_string(),
    }
}

fn refused(refusal: &Refusal) -> String {
    match refusal {
        Refusal::Committee(objections) => {
            let names: Vec<&str> = objections.iter().map(|one| one.name()).collect();
            names.join(" ")
        }
        Refusal::Appeal(lacks) => lacks.iter().map(|one| one.name()).collect::<Vec<_>>().join(" "),
        Refusal::NotFixed(_) => "not_fixed".to_owned(),
        Refusal::Begun(_) => "begun".to_owned(),
        Refusal::LotsAfterRound { .. } => "lots_after_round".to_owned(),
        Refusal::NotStarted(_) => "not_started".to_owned(),
        Refusal::Round { .. } => "round".to_owned(),
        Refusal::Dispute { .. } => "dispute".to_owned(),
        other => other.to_string(),
    }
}
