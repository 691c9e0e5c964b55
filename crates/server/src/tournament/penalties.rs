//! Discipline over the whole event: points by decision, offences, who was sent away, what happened beside the games.

use std::collections::BTreeMap;

use arbiter_hall::event::act::{Act, Kind, OffenceKind};
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::regulations::{Incident, article};
use arbiter_hall::event::state::Made;
use arbiter_lang::TournamentWords;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Done, Said, carry};
use super::bar::Bar;
use super::reader::AtDesk;
use super::sections::is_penalty;
use super::seen::{Person, Seen};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    /// Whose record is shown alone.
    who: Option<u32>,
    done: Option<Done>,
}

/// Something that was ruled.
struct Line {
    seq: u32,
    text: String,
    article: &'static str,
    /// The game in which it was ruled on.
    game: Option<String>,
    back: bool,
}

#[derive(Template)]
#[template(path = "tournament/penalties.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    lines: Vec<Line>,
    /// Of whom something is remembered, and how much.
    records: Vec<(Person, usize)>,
    /// Whose record is shown alone.
    of: Option<Person>,
    adds: bool,
    names: Vec<String>,
    offences: Vec<(&'static str, String)>,
    incidents: Vec<(&'static str, String)>,
    round: u16,
}

/// `/arbiter/{event}/penalties`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let words = frame.lang().tournament(&seen.state);
    let stands = |made: &&Made| made.stands() && is_penalty(&made.act);
    let all: Vec<&Made> = seen.state.history.iter().rev().filter(stands).collect();
    let mut counted: BTreeMap<EntrantId, usize> = BTreeMap::new();
    for who in all.iter().flat_map(|made| about(&made.act)) {
        *counted.entry(who).or_default() += 1;
    }
    let of = asked.who.map(EntrantId).filter(|who| counted.contains_key(who));
    let made = all
        .into_iter()
        .filter(|made| of.is_none_or(|of| about(&made.act).contains(&of)));
    let page = Page {
        bar: Bar::of(&frame, &seen, "penalties"),
        said: Said::of(&frame, &seen, asked.done),
        here: seen.desk("penalties"),
        lines: made.map(|made| line(&seen, &words, made)).collect(),
        records: counted
            .into_iter()
            .map(|(who, count)| (seen.person(who), count))
            .collect(),
        of: of.map(|of| seen.person(of)),
        adds: seen.may(Kind::Offence) && seen.may(Kind::Penalty) && !seen.state.entrants.is_empty(),
        names: seen.everybody().into_iter().map(|who| who.name).collect(),
        offences: OffenceKind::ALL
            .iter()
            .map(|kind| (kind.name(), words.offence_kind(*kind)))
            .collect(),
        incidents: Incident::ALL
            .iter()
            .map(|kind| (kind.name(), words.incident(*kind)))
            .collect(),
        round: seen.state.paired().0.max(1),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// Whose record an act of discipline stands in.
fn about(act: &Act) -> Vec<EntrantId> {
    match act {
        Act::Penalty(act) => vec![act.entrant],
        Act::Offence(act) => vec![act.entrant],
        Act::Exclude(act) => vec![act.entrant],
        Act::Expel(act) => vec![act.entrant],
        Act::Incident(act) => act.entrants.clone(),
        _ => Vec::new(),
    }
}

/// An entry of discipline.
fn line(seen: &Seen, words: &TournamentWords, made: &Made) -> Line {
    let (game, article) = match &made.act {
        Act::Penalty(act) => (act.game.clone(), ""),
        Act::Offence(act) => (act.game.clone(), ""),
        Act::Incident(act) => (None, article(act.kind.topic()).unwrap_or_default()),
        _ => (None, ""),
    };
    Line {
        seq: made.seq.0,
        text: words.made(made),
        article,
        game,
        back: seen.takes_back(made),
    }
}

/// What is added.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    who: String,
    /// `points`, `offence.KIND` or `incident.KIND`.
    kind: String,
    points: String,
    round: String,
    reason: String,
}

impl Sent {
    /// The act; a field that cannot be read is refused where the act is read.
    fn act(&self) -> Value {
        let typed = latin(self.round.trim());
        let round = typed.parse::<u16>().map_or(Value::from(typed), Value::from);
        let (who, reason) = (self.who.trim(), self.reason.trim());
        match self.kind.split_once('.') {
            Some(("offence", kind)) => {
                json!({"do": "offence", "entrant": who, "kind": kind, "round": round, "text": reason})
            }
            Some((_, kind)) if who.is_empty() => {
                json!({"do": "incident", "kind": kind, "round": round, "text": reason})
            }
            Some((_, kind)) => {
                json!({"do": "incident", "kind": kind, "round": round, "entrants": [who], "text": reason})
            }
            None => {
                let points = latin(self.points.trim()).replace('−', "-");
                json!({"do": "penalty", "entrant": who, "points": points, "round": round, "reason": reason})
            }
        }
    }
}

/// `POST /arbiter/{event}/penalties`
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let back = seen.desk("penalties");
    let fields = vec![
        ("act".to_owned(), sent.act().to_string()),
        ("back".to_owned(), back),
    ];
    carry(&app, (&seen.id, &device), &frame, fields).await
}
