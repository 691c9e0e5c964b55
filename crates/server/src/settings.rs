//! `/settings`: what the reader wants, kept in cookies on the own device.

use arbiter_lang::Language;
use askama::Template;
use axum::Form;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::choice::{
    CALENDAR_COOKIE, DIGITS_COOKIE, Digits, FIELD_COOKIE, KEYS_COOKIE, LANGUAGE_COOKIE, NOTATION_COOKIE,
    Notation, PIECES_COOKIE, Pieces, QUIET_COOKIE, SOUNDS_COOKIE, SQUARES_COOKIE, Sounds, Squares,
    THEME_COOKIE, Theme, calendar, calendar_id, kept,
};
use crate::frame::Frame;

/// One of several: its name in the form, its name for people, and whether it is chosen.
type One = (&'static str, String, bool);

/// Several of which one holds: the name in the form, the name for people, and each of them.
type Set = (&'static str, String, Vec<One>);

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings<'a> {
    frame: &'a Frame,
    themes: Vec<One>,
    digits: Vec<One>,
    notations: Vec<One>,
    calendars: Vec<One>,
    sets: Vec<Set>,
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
        ("field", choice.field),
        ("keys", choice.keys),
        ("quiet", choice.quiet),
    ];
    let switch = |(id, on): (&'static str, bool)| (id, frame.t(&format!("web-settings-{id}")), on);
    let settings = Settings {
        themes: among("theme", &Theme::ALL.map(Theme::id), choice.theme.id()),
        digits: among("digits", &Digits::ALL.map(Digits::id), choice.digits.id()),
        notations: among(
            "notation",
            &ids(Notation::ALL, Notation::id),
            choice.notation.id(),
        ),
        calendars: among(
            "calendar",
            &["language", "persian", "gregorian"],
            calendar_id(choice.calendar),
        ),
        sets: [
            ("pieces", ids(Pieces::ALL, Pieces::id), choice.pieces.id()),
            ("squares", ids(Squares::ALL, Squares::id), choice.squares.id()),
            ("sounds", ids(Sounds::ALL, Sounds::id), choice.sounds.id()),
        ]
        .map(|(name, all, here)| {
            let title = frame.t(&format!("web-settings-{name}"));
            (name, title, among(name, &all, here))
        })
        .into(),
        switches: switches.map(switch).into(),
        frame: &frame,
    };
    settings.frame.page(StatusCode::OK, &settings)
}

fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().copied().map(id).collect()
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
    pieces: String,
    squares: String,
    sounds: String,
    /// A box that is not ticked is not sent: this says that the boxes were on the form.
    switches: Option<String>,
    field: Option<String>,
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
        (PIECES_COOKIE, Pieces::from_id(&sent.pieces).map(Pieces::id)),
        (SQUARES_COOKIE, Squares::from_id(&sent.squares).map(Squares::id)),
        (SOUNDS_COOKIE, Sounds::from_id(&sent.sounds).map(Sounds::id)),
        (FIELD_COOKIE, switch(&sent.field)),
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
