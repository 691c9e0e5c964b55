//! `/new`: a game of two or an event of boards: how, how long, and the button. All else fits as it is, and is folded away.

mod sent;

use std::net::IpAddr;

use arbiter_hall::{HallError, Unread};
use arbiter_lang::{Args, Lang};
use arbiter_laws::clock::{Controls, TimeControlError};
use arbiter_laws::{Date, Rulebook};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde::Deserialize;
use serde_json::json;

use crate::api::{Asker, NewEvent, NewGame, make_from};
use crate::app::App;
use crate::device::Https;
use crate::digits::latin;
use crate::frame::Frame;
use crate::laws::Named;
use crate::live::{Device, Failure, words_of};
use sent::{FITS, MODES, SEATS, Sent, TIMES, VARIANTS, WAYS};

/// The longest time control that is said back, in letters.
const LONGEST: usize = 200;

/// A choice of a list: its word, its name, and whether it is made.
type Choice = (&'static str, String, bool);

#[derive(Template)]
#[template(path = "new.html")]
struct Page<'a> {
    frame: &'a Frame,
    /// The ways, each with what it is for.
    ways: Vec<(&'static str, String, String, bool)>,
    times: Vec<(&'static str, String, String, bool)>,
    modes: Vec<Choice>,
    seats: Vec<Choice>,
    variants: Vec<(&'static str, String, String, bool)>,
    books: Vec<(String, String, bool)>,
    sent: Sent,
    wrong: Option<Wrong>,
    /// Why it was not made at once, where it can be made all the same.
    unfit: Vec<String>,
}

/// Why nothing was made, and the field in which it stands; no field where it is the whole of it.
pub struct Wrong {
    field: &'static str,
    why: String,
}

/// The fields that are never folded away.
const IN_VIEW: [&str; 5] = ["", "control", "boards", "name", "start"];

impl Page<'_> {
    /// What is wrong with a field.
    fn wrong_with(&self, field: &str) -> Option<&str> {
        let found = self.wrong.as_ref().filter(|wrong| wrong.field == field);
        found.map(|wrong| &*wrong.why)
    }

    /// Whether a field that is folded away has to be seen.
    fn is_open(&self) -> bool {
        self.wrong
            .as_ref()
            .is_some_and(|wrong| !IN_VIEW.contains(&wrong.field))
    }
}

/// How the page is asked for: a way to play that is chosen already.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    way: String,
    position: String,
}

/// The form.
pub async fn page(frame: Frame, Query(asked): Query<Asked>) -> Response {
    let way = WAYS.into_iter().find(|way| *way == asked.way);
    let mut sent = Sent {
        position: asked.position,
        ..Sent::default()
    };
    if let Some(way) = way {
        way.clone_into(&mut sent.way);
    }
    form(&frame, sent, None)
}

fn form(frame: &Frame, sent: Sent, wrong: Option<Wrong>) -> Response {
    shown(frame, sent, wrong, Vec::new())
}

fn shown(frame: &Frame, sent: Sent, wrong: Option<Wrong>, unfit: Vec<String>) -> Response {
    let choices = |kind: &str, all: &[&'static str], here: &str| -> Vec<Choice> {
        let name = |id: &str| frame.t(&format!("new-{kind}-{id}"));
        all.iter().map(|id| (*id, name(id), *id == here)).collect()
    };
    let ways = choices("way", &WAYS, &sent.way)
        .into_iter()
        .map(|(id, name, here)| {
            let about = frame.t(&format!("new-way-{id}-about"));
            (id, name, about, here)
        });
    let variants = choices("variant", &VARIANTS, &sent.variant);
    let variants = variants.into_iter().map(|(id, name, here)| {
        let about = frame.t(&format!("new-variant-{id}-about"));
        (id, name, about, here)
    });
    let times = TIMES.iter().map(|(id, _, called)| {
        let name = frame.t(&format!("new-time-{id}"));
        (*id, frame.lang().digits(called), name, *id == sent.preset)
    });
    let for_games = |book: &Named| Rulebook::by_id(book.id).is_some_and(Rulebook::is_for_games);
    let books = Named::all(frame.lang())
        .into_iter()
        .filter(for_games)
        .map(|book| {
            let here = book.id == sent.rulebook;
            (book.id.to_owned(), book.title, here)
        });
    let fits = (
        FITS.to_owned(),
        frame.t("new-rulebook-fits"),
        sent.rulebook == FITS,
    );
    let status = if wrong.is_some() || !unfit.is_empty() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let page = Page {
        variants: variants.collect(),
        ways: ways.collect(),
        times: times.collect(),
        modes: choices("mode", &MODES, &sent.mode),
        seats: choices("seats", &SEATS, &sent.seats),
        books: std::iter::once(fits).chain(books).collect(),
        sent,
        wrong,
        unfit,
        frame,
    };
    frame.page(status, &page)
}

/// A time control to be said back.
#[derive(Debug, Deserialize)]
pub struct Typed {
    #[serde(default)]
    control: String,
}

/// `/new/said`: what a typed time control gives, in words.
pub async fn said(frame: Frame, Query(typed): Query<Typed>) -> Response {
    let text: String = latin(&typed.control).chars().take(LONGEST).collect();
    let words = match text.parse::<Controls>() {
        Ok(controls) => words_of(frame.lang(), &controls),
        Err(why) => unread(frame.lang(), &why),
    };
    Json(json!({ "words": words })).into_response()
}

/// Where a typed time control cannot be read, and what one looks like.
fn unread(lang: &Lang, why: &TimeControlError) -> String {
    let args = Args::new()
        .word("why", lang.unread_control(why))
        .text("example", "40/120, 20/60, 15");
    lang.text("web-new-unread", &args)
}

/// Where the time that was chosen does not fit the rulebook, a sentence each.
fn unfitting(lang: &Lang, sent: &Sent) -> Vec<String> {
    let warnings = sent.unfitting();
    warnings.iter().map(|warning| lang.unfit(warning)).collect()
}

/// Makes what was sent and leads to a page that may be loaded again: the board, the draw, or the sheet of links.
pub async fn make(
    State(app): State<App>,
    device: Device,
    asker: Asker,
    frame: Frame,
    Form(sent): Form<Sent>,
) -> Response {
    if let Some(wrong) = sent.misnumbered(&frame) {
        return form(&frame, sent, Some(wrong));
    }
    let unfit = unfitting(frame.lang(), &sent);
    if !unfit.is_empty() && sent.anyway != sent.chosen() {
        let anyway = sent.chosen();
        return shown(&frame, Sent { anyway, ..sent }, None, unfit);
    }
    match made(&app, (device, asker.from), &frame, &sent).await {
        Ok(response) => response,
        Err(failure) => {
            let wrong = wrong(frame.lang(), &sent, &failure);
            form(&frame, sent, Some(wrong))
        }
    }
}

/// The field at which something is told.
fn wrong(lang: &Lang, sent: &Sent, failure: &Failure) -> Wrong {
    let odds = !(sent.time_white.is_empty() && sent.time_black.is_empty());
    let control = if odds { "odds" } else { "control" };
    let (field, why) = match failure {
        Failure::Hall(HallError::Unreadable { what, why }) => match (*what, why) {
            (_, Unread::Control(why)) => (control, unread(lang, why)),
            ("control", _) => (control, failure.text(lang)),
            (field @ ("name" | "position"), _) => (field, failure.text(lang)),
            _ => ("", failure.text(lang)),
        },
        _ => ("", failure.text(lang)),
    };
    Wrong { field, why }
}

async fn made(
    app: &App,
    (device, from): (Device, Option<IpAddr>),
    frame: &Frame,
    sent: &Sent,
) -> Result<Response, Failure> {
    let (device, pass, headers) = device.bound(app.hub(), Https(app.is_https()))?;
    let made = if sent.is_event() {
        let name = event_name(app, frame, sent.name.trim());
        make_from::<NewEvent>(app, sent.event(&name), (&device, from), &pass).await?
    } else {
        make_from::<NewGame>(app, sent.game(), (&device, from), &pass).await?
    };
    let text = |name: &str| made[name].as_str().unwrap_or_default();
    let shared = text("go").ends_with("/table");
    let to = if sent.is_drawn() {
        format!("/g/{}/draw", text("game"))
    } else if shared && made["links"]["arbiter"].is_null() {
        text("go").to_owned()
    } else {
        format!("/e/{}/qr", text("event"))
    };
    Ok((headers, Redirect::to(&to)).into_response())
}

/// The name of an event: the one that was typed, or its day.
fn event_name(app: &App, frame: &Frame, typed: &str) -> String {
    if !typed.is_empty() {
        return typed.to_owned();
    }
    let days = (app.hub().today() / 86_400_000).cast_signed();
    let day = Date::from_days(days).map(|day| frame.lang().date(day));
    format!("{} {}", frame.t("new-way-event"), day.unwrap_or_default())
}
