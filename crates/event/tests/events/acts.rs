//! Acts as a log has them, carried out one after the other: what each tells, or why it is refused.

use arbiter_event::act::{Act, Announce, Hour, Notice, Refusal, decide, evolve};

use super::hall::entered;
use super::{Answer, answer};

/// Each act's answer, by the article of the last.
pub fn carried_out(acts: &[&str]) -> Answer {
    let who = vec![(String::new(), String::new()); 4];
    let mut state = entered(Announce::new("Cup", 3), &who);
    let mut topic = "";
    let mut words = Vec::new();
    for text in acts {
        let act: Act = serde_json::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        topic = about(&act);
        words.push(match decide(&state, &act) {
            Ok(entry) => {
                evolve(&mut state, &entry);
                let told: Vec<String> = entry.notices().filter(|one| !breaks(one)).map(told).collect();
                if told.is_empty() {
                    "done".to_owned()
                } else {
                    told.join(", ")
                }
            }
            Err(refusal) => format!("refused {}", refused(&refusal)),
        });
    }
    answer(words, &[topic])
}

/// The cases pair by hand, to get a round; what that breaks is not their subject.
const fn breaks(notice: &Notice) -> bool {
    matches!(notice, Notice::Breaks(_))
}

fn about(act: &Act) -> &'static str {
    match act {
        Act::Committee(_) => "tr.appeals",
        Act::AppealTerms(_) | Act::Appeal(_) | Act::Decision(_) => "tr.appeal",
        Act::Dispute(_) => "tr.mediation",
        Act::Incident(incident) => incident.kind.topic(),
        Act::Checked(_) => "tr.medical",
        Act::Hour(hour) if matches!(hour.what, Hour::Started | Hour::Stopped) => "tr.games.announce",
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
        Notice::Incident { follows, .. } => follows.name().replace('_', " "),
        Notice::NotChecked(left) => format!("not_checked {}", left.join(", ")),
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
        Refusal::NoEntrant(_) => "no_player".to_owned(),
        Refusal::Dispute { .. } => "dispute".to_owned(),
        other => other.to_string(),
    }
}
