//! `/settings`: what the reader wants, kept in cookies on the own device.

use arbiter_lang::Language;
use askama::Template;
use axum::Form;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::choice::{
    CALENDAR_COOKIE, DIGITS_COOKIE, Digits, KEYS_COOKIE, LANGUAGE_COOKIE, NOTATION_COOKIE, Notation,
    QUIET_COOKIE, SOUNDS_COOKIE, THEME_COOKIE, Theme, calendar, calendar_id, kept,
};
use crate::frame::Frame;

/// One of several: its name in the form, its name for people, and whether it is chosen.
type One = (&'static str, String, bool);

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings<'a> {
    frame: &'a Frame,
    themes: Vec<One>,
    digits: Vec<One>,
    notations: Vec<One>,
    calendars: Vec<One>,
    switches: Vec<One>,
}

/// The form.
pub async fn page(frame: Frame) -> Response {
    let choice = frame.choice();
    let among = |kind: &str, all: &[&'static str], here: &str| -> Vec<One> {
        let name = |id: &str| frame.t(&format!("web-{kind}-{id}"));
        all.iter().map(|id| (*id, name(id), *id == here)).collect()
    };
    let switches = [
        ("sounds", choice.sounds),
        ("keys", choice.keys),
        ("quiet", choice.quiet),
    ];
    let switch = |(id, on): (&'static str, bool)| (id, frame.t(&format!("web-settings-{id}")), on);
    let settings = Settings {
        themes: among("theme", &Theme::ALL.map(Theme::id), choice.theme.id()),
        digits: among("digits", &Digits::ALL.map(Digits::id), choice.digits.id()),
        notations: among("notation", &Notation::ALL.map(Notation::id), choice.notation.id()),
        calendars: among(
            "calendar",
            &["language", "persian", "gregorian"],
            calendar_id(choice.calendar),
        ),
        switches: switches.map(switch).into(),
        frame: &frame,
    };
    settings.frame.page(StatusCode::OK, &settings)
}

/// What the form sends; what it does not know stays as it was.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    lang: String,
    theme: String,
    digits: String,
    notation: String,
    calendar: String,
    /// A box that is not ticked is not sent: this says that the boxes were on the form.
    switches: Option<String>,
    sounds: Option<String>,
    keys: Option<String>,
    quiet: Option<String>,
}

/// Keeps what was sent and shows the form again, in the language just chosen.
pub async fn save(Form(sent): Form<Sent>) -> Response {
    let calendar = match sent.calendar.as_str() {
        "language" => Some("language"),
        id => calendar(id).map(|known| calendar_id(Some(known))),
    };
    let switch = |sent_it: &Option<String>| {
        let word = if sent_it.is_some() { "on" } else { "off" };
        sent.switches.as_ref().map(|_| word)
    };
    let chosen = [
        (LANGUAGE_COOKIE, Language::from_tag(&sent.lang).map(Language::tag)),
        (THEME_COOKIE, Theme::from_id(&sent.theme).map(Theme::id)),
        (DIGITS_COOKIE, Digits::from_id(&sent.digits).map(Digits::id)),
        (
            NOTATION_COOKIE,
            Notation::from_id(&sent.notation).map(Notation::id),
        ),
        (CALENDAR_COOKIE, calendar),
        (SOUNDS_COOKIE, switch(&sent.sounds)),
        (KEYS_COOKIE, switch(&sent.keys)),
        (QUIET_COOKIE, switch(&sent.quiet)),
    ];
    let mut headers = HeaderMap::new();
    for (name, value) in chosen {
        if let Some(line) = value.and_then(|value| kept(name, value)) {
            headers.append(SET_COOKIE, line);
        }
    }
    (headers, Redirect::to("/settings")).into_response()
}
