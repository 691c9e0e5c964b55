//! Acts as a log has them, carried out one after the other: what each tells, or why it is refused.

use arbiter_event::act::{Act, Ages, Announce, Form, Hour, Method, Notice, Refusal, decide, evolve};
use arbiter_event::minutes::minutes;
use arbiter_event::number::Round;
use arbiter_event::regulations::{rulebook_of, window};
use arbiter_event::state::State;

use super::given::Given;
use super::hall::entered;
use super::{Answer, answer};

/// Four players without federations, or one for each letter of `federations`, or two for each letter of `teams`.
fn beginning(given: &Given<'_>) -> State {
    let letters = |key| {
        given
            .find(key)
            .and_then(|value| value.as_str())
            .unwrap_or_default()
    };
    let (federations, teams) = (letters("federations"), letters("teams"));
    if letters("form") == Form::SchoolCup.name() {
        return league();
    }
    if !teams.is_empty() {
        let announce = Announce {
            rounds: None,
            system: Some("FIDE_TEAM_ROUNDROBIN".to_owned()),
            records: vec![("352".to_owned(), "WB".to_owned())],
            form: Some(Form::Teams),
            ..Announce::new("Cup", 1)
        };
        let player = |team: char| (String::new(), team.to_string());
        let who: Vec<(String, String)> = teams
            .chars()
            .flat_map(|team| [player(team), player(team)])
            .collect();
        return entered(announce, &who);
    }
    let who: Vec<(String, String)> = if federations.is_empty() {
        vec![(String::new(), String::new()); 4]
    } else {
        let player = |sign| (format!("AA{sign}"), String::new());
        federations.chars().map(player).collect()
    };
    entered(Announce::new("Cup", 3), &who)
}

/// A league of one pupil, with the window of its rulebook.
fn league() -> State {
    let announce = Announce {
        system: Some("CUSTOM_KNOCKOUT".to_owned()),
        form: Some(Form::SchoolCup),
        ..Announce::new("League", 1)
    };
    let mut state = entered(announce, &[(String::new(), String::new())]);
    let book = rulebook_of(state.terms.form).expect("a rulebook of the league");
    let window = window(&book.standard(), "school").expect("a window");
    let ages = Ages {
        group: window.group.to_string(),
    };
    let entry = decide(&state, &ages.into()).expect("an age group");
    evolve(&mut state, &entry);
    state
}

/// The minutes of a round after these acts: what was done in it, and behind it what was refused.
pub fn minuted(given: &Given<'_>) -> Answer {
    let mut state = beginning(given);
    let mut refusals = Vec::new();
    for text in given.list("acts") {
        let act: Act = serde_json::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        match decide(&state, &act) {
            Ok(entry) => evolve(&mut state, &entry),
            Err(refusal) => refusals.push(format!("refused {}", refused(&refusal))),
        }
    }
    let round = Round(u16::try_from(given.number("round")).expect("a round"));
    let lines = minutes(&state).into_iter().filter(|line| line.round == round);
    let lines = lines.map(|line| line.made.act.kind().name().to_owned());
    answer(lines.chain(refusals), &["tr.chief_arbiter"])
}

/// Each act's answer, by the article of the last.
pub fn carried_out(given: &Given<'_>) -> Answer {
    let acts = given.list("acts");
    let mut state = beginning(given);
    let mut topic = "";
    let mut words = Vec::new();
    for text in acts {
        let act: Act = serde_json::from_str(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
        topic = about(&state, &act);
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

fn about(state: &State, act: &Act) -> &'static str {
    match act {
        Act::Withdraw(_) if state.of_teams() => "tr.unplayed.teams",
        Act::Committee(_) => "tr.appeals",
        Act::AppealTerms(_) | Act::Appeal(_) | Act::Decision(_) => "tr.appeal",
        Act::Dispute(_) => "tr.mediation",
        Act::Incident(incident) => incident.kind.topic(),
        Act::Checked(_) => "tr.medical",
        Act::Hour(hour) if matches!(hour.what, Hour::Started | Hour::Stopped) => "tr.games.announce",
        Act::Draw(draw) if matches!(draw.method, Method::Restricted) => "tr.lots.envelopes",
        Act::DocumentSeen(_) => "league.identity",
        Act::Refer(_) | Act::Resolve(_) => "league.unforeseen",
        Act::Enter(_) if state.terms.form == Some(Form::SchoolCup) => "league.age",
        Act::PublishLots(_) | Act::Draw(_) => "tr.lots.open",
        Act::Withdraw(_) | Act::Exclude(_) | Act::Repair(_) => "tr.lots.changes",
        _ => "tr.lots.when",
    }
}

fn told(notice: &Notice) -> String {
    match notice {
        Notice::LotsLate { minutes, .. } => format!("lots_late {minutes}"),
        Notice::AfterLots(_) => "after_lots".to_owned(),
        Notice::Upwards(_) => "upwards".to_owned(),
        Notice::BirthUnknown(_) => "birth_unknown".to_owned(),
        Notice::PairingStays => "pairing_stays".to_owned(),
        Notice::BoardsChange { boards, of } => format!("boards_change {boards} of {of}"),
        Notice::TeamLeft { team, matches, of } => format!("team_left {team} {matches} of {of}"),
        Notice::NotPublished => "not_published".to_owned(),
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
        Refusal::OtherSecret(_) => "other_secret".to_owned(),
        Refusal::Lots(_) => "lots".to_owned(),
        Refusal::DrawnAlready => "drawn_already".to_owned(),
        Refusal::TeamAbsent(_) => "team_absent".to_owned(),
        Refusal::NotFixed(_) => "not_fixed".to_owned(),
        Refusal::Begun(_) => "begun".to_owned(),
        Refusal::LotsAfterRound { .. } => "lots_after_round".to_owned(),
        Refusal::NotStarted(_) => "not_started".to_owned(),
        Refusal::Round { .. } => "round".to_owned(),
        Refusal::NoEntrant(_) => "no_player".to_owned(),
        Refusal::TooOld { article, .. } => format!("too_old {}", article.unwrap_or("by nobody")),
        Refusal::NoEntry(_) => "no_entry".to_owned(),
        Refusal::Dispute { .. } => "dispute".to_owned(),
        other => other.to_string(),
    }
}
