//! What an entrant gave is put right: a name that was misread, a rating, a school.

use arbiter_hall::event::act::Kind;
use arbiter_hall::event::number::EntrantId;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Fields, act_once, onwards, sentence};
use super::bar::Bar;
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;
use crate::noted::Why;
use crate::refused::refuse;

/// What can be put right, in the order of a form; figures are read whatever digits they are typed in.
const COLUMNS: [(&str, bool); 9] = [
    ("name", false),
    ("rating", true),
    ("national_rating", true),
    ("title", false),
    ("federation", false),
    ("fide_id", true),
    ("birth", true),
    ("sex", false),
    ("club", false),
];

/// Whose.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    who: u32,
}

/// A column: its word, its name, what was seen there, and what stands in the field.
struct Column {
    word: &'static str,
    name: String,
    was: String,
    value: String,
}

#[derive(Template)]
#[template(path = "tournament/correct.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    here: String,
    who: Person,
    columns: Vec<Column>,
    /// Why it was not done.
    why: Option<String>,
}

/// `/arbiter/{event}/correct?who=ID`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    match shown(&frame, &seen, asked.who, None) {
        Some(page) => frame.page(StatusCode::OK, &page),
        None => refuse(&frame, &crate::live::unknown("entrant", &asked.who.to_string())),
    }
}

/// The form of somebody, with what was typed where it was not taken; nothing where nobody is called so, or the reader may not.
fn shown<'a>(frame: &'a Frame, seen: &Seen, who: u32, typed: Option<(&Fields, String)>) -> Option<Page<'a>> {
    let entrant = seen.state.entrants.get(&EntrantId(who))?;
    if !seen.may(Kind::CorrectEntrant) {
        return None;
    }
    let form = entrant.form();
    let (fields, why) = typed.unzip();
    let field = |name: &str| {
        let found = fields?.iter().find(|one| one.0 == name);
        found.map(|one| one.1.clone())
    };
    let column = |(word, _): (&'static str, bool)| {
        let was = form.said(word).unwrap_or_default();
        Column {
            word,
            name: frame.word("tournament-field", "field", word),
            value: field(word).unwrap_or_else(|| was.clone()),
            was: field(&format!("was.{word}")).unwrap_or(was),
        }
    };
    Some(Page {
        bar: Bar::of(frame, seen, "entries"),
        here: seen.desk("correct"),
        who: seen.person(entrant.id),
        columns: COLUMNS.into_iter().map(column).collect(),
        why,
        frame,
    })
}

/// `POST /arbiter/{event}/correct`: what differs from what was seen.
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Fields>,
) -> Response {
    let field = |name: &str| {
        let found = sent.iter().find(|one| one.0 == name);
        found.map(|one| one.1.trim()).unwrap_or_default()
    };
    let who: u32 = field("who").parse().unwrap_or_default();
    let change = |(word, figures): (&str, bool)| -> Option<Value> {
        let (typed, was) = (field(word), field(&format!("was.{word}")));
        let value = if figures { latin(typed) } else { typed.to_owned() };
        (value != was).then(|| json!({ "field": word, "value": value, "was": was }))
    };
    let changes: Vec<Value> = COLUMNS.into_iter().filter_map(change).collect();
    let back = format!("{}?who={who}", seen.desk("entries"));
    let done = if changes.is_empty() {
        Ok(None)
    } else {
        let act = json!({ "do": "correct_entrant", "entrant": who, "fields": changes });
        act_once(&app, &seen.house, &device, vec![act], None)
            .await
            .map(Some)
    };
    let failure = match done {
        Ok(Some(acted)) => return onwards(&back, &acted),
        Ok(None) => return Redirect::to(&back).into_response(),
        Err(failure) => failure,
    };
    let why = sentence(&frame, &frame.lang().tournament(&seen.state), &failure);
    let Some(page) = shown(&frame, &seen, who, Some((&sent, why))) else {
        return refuse(&frame, &failure);
    };
    let mut response = frame.page(failure.status(), &page);
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}
