//! Who is there: the alphabet, a whole row for everybody; a tap shows the name, and only the name's own button says that he is here.

use arbiter_hall::event::act::{Act, Kind};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::{Away, Status};
use arbiter_lang::{Args, Order};
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::Said;
use super::bar::Bar;
use super::certificates::seen_by;
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use crate::digits::latin;
use crate::frame::Frame;

/// What is looked for, and what was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
    missing: String,
    done: Option<u32>,
}

/// Somebody in the list.
struct Row {
    who: Person,
    status: &'static str,
    status_name: String,
    /// The act that says he is here.
    here: Option<String>,
    /// The act that takes this back.
    back: Option<String>,
    /// The act that says his certificate was seen, where one is asked for and nobody saw it.
    document: Option<String>,
    /// Who saw it and when, and the act that takes it back.
    seen: Option<(String, Option<String>)>,
}

#[derive(Template)]
#[template(path = "tournament/checkin.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    rows: Vec<Row>,
    /// How many are here and missing.
    counts: String,
    only_missing: bool,
    q: String,
    /// Who is left out of the round, each with the act; nobody before anybody came.
    left_out: Vec<(String, String)>,
    leave_out: String,
    /// Whose certificate nobody has seen.
    unseen: Vec<Person>,
    unseen_words: String,
}

/// `/arbiter/{event}/checkin`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    frame.page(StatusCode::OK, &Page::of(&frame, &seen, &asked))
}

impl<'a> Page<'a> {
    fn of(frame: &'a Frame, seen: &Seen, asked: &Asked) -> Self {
        let next = Round(seen.state.paired().0 + 1);
        let only_missing = asked.missing == "yes";
        let order = Order::of(frame.lang().language());
        let mut everybody = seen.everybody();
        everybody.sort_by(|one, two| order.compare(&one.name, &two.name));
        let missing: Vec<&Person> = everybody
            .iter()
            .filter(|who| is_missing(seen, who.id, next))
            .collect();
        let came = |who: &&Person| status(seen, who.id, next) == Status::CheckedIn;
        let here = everybody.iter().filter(came).count();
        let unseen: Vec<Person> = everybody
            .iter()
            .filter(|who| lacks(seen, who.id))
            .cloned()
            .collect();
        let args = Args::new()
            .count("here", here as u64)
            .count("missing", missing.len() as u64);
        let left_out = missing.iter().filter(|_| here > 0 && seen.may(Kind::Absent));
        let left_out: Vec<_> = left_out
            .map(|who| {
                let act = json!({"do": "absent", "entrant": who.id, "round": next});
                (who.name.clone(), act.to_string())
            })
            .collect();
        let leaves = Args::new()
            .count("count", left_out.len() as u64)
            .count("round", next.0.into());
        let filter = if only_missing { "?missing=yes" } else { "" };
        Self {
            bar: Bar::of(frame, seen, "checkin"),
            said: Said::of(frame, seen, asked.done),
            here: format!("/arbiter/{}/checkin{filter}", seen.id),
            counts: frame.lang().text("tour-here", &args),
            leave_out: frame.lang().text("tour-leave-out-of", &leaves),
            left_out,
            unseen_words: frame.count("tour-unseen", "count", &(unseen.len() as u64)),
            unseen,
            rows: found(seen, &everybody, &asked.q)
                .filter(|who| !only_missing || is_missing(seen, who.id, next))
                .map(|who| row(frame, seen, who.clone(), next))
                .collect(),
            only_missing,
            q: asked.q.clone(),
            frame,
        }
    }
}

/// Those who are looked for: by the first letters of their names, or by their number.
fn found<'a>(seen: &Seen, everybody: &'a [Person], asked: &str) -> impl Iterator<Item = &'a Person> {
    let number: Option<u16> = latin(asked.trim()).parse().ok();
    let called: Vec<EntrantId> = match number {
        Some(_) => Vec::new(),
        None => seen.state.search(asked).into_iter().map(|who| who.id).collect(),
    };
    everybody
        .iter()
        .filter(move |who| number.map_or_else(|| called.contains(&who.id), |number| who.rank == number))
}

fn status(seen: &Seen, id: EntrantId, round: Round) -> Status {
    let entrant = seen.state.entrants.get(&id);
    entrant.map_or(Status::Removed, |one| one.status(round))
}

/// Whether he should be there, and nobody said that he is.
fn is_missing(seen: &Seen, id: EntrantId, round: Round) -> bool {
    let away = seen.state.entrants.get(&id).and_then(|one| one.away(round));
    away.is_none() && status(seen, id, round) == Status::Entered
}

/// Whether a document with his day of birth is asked for, and nobody has seen it.
fn lacks(seen: &Seen, id: EntrantId) -> bool {
    let plays = |one: &arbiter_hall::event::state::Entrant| one.left().is_none();
    let entrant = seen.state.entrants.get(&id).filter(|one| plays(one));
    !seen.state.terms.ages.is_empty() && entrant.is_some_and(|one| one.documents.is_empty())
}

fn row(frame: &Frame, seen: &Seen, who: Person, round: Round) -> Row {
    let status = status(seen, who.id, round);
    let away = seen.state.entrants.get(&who.id).and_then(|one| one.away(round));
    let to_come = seen.state.all_rounds().is_none_or(|last| round <= last);
    let comes = match away {
        None => status == Status::Entered,
        Some(Away::Bye(kind)) => kind == arbiter_hall::event::act::ByeKind::Zero,
        Some(_) => false,
    };
    let here = json!({"do": "check_in", "entrant": who.id, "round": round}).to_string();
    let document = json!({"do": "document_seen", "entrant": who.id}).to_string();
    Row {
        status: status.name(),
        status_name: frame.word("tour-status", "status", status.name()),
        here: (comes && to_come && seen.may(Kind::CheckIn)).then_some(here),
        back: checked_in_by(seen, who.id, round).filter(|_| status == Status::CheckedIn),
        document: (lacks(seen, who.id) && seen.may(Kind::DocumentSeen)).then_some(document),
        seen: seen_by(frame, seen, who.id),
        who,
    }
}

/// The act that takes back that somebody is here.
fn checked_in_by(seen: &Seen, id: EntrantId, round: Round) -> Option<String> {
    let made = seen.state.newest(
        Kind::CheckIn,
        |made| matches!(&made.act, Act::CheckIn(one) if one.entrant == id && one.round == round),
    )?;
    seen.undo(made.seq)
}
