//! `/settings`: what the reader wants, kept in cookies on the own device.

use arbiter_lang::Language;
use askama::Template;
use axum::Form;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use crate::choice::{LANGUAGE_COOKIE, THEME_COOKIE, Theme, kept};
use crate::frame::Frame;

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings<'a> {
    frame: &'a Frame,
    themes: [(&'static str, String, bool); Theme::ALL.len()],
}

/// The form.
pub async fn page(frame: Frame) -> Response {
    let themes = Theme::ALL.map(|theme| {
        let name = frame.t(&format!("web-theme-{}", theme.id()));
        (theme.id(), name, theme == frame.theme())
    });
    let frame = &frame;
    frame.page(StatusCode::OK, &Settings { frame, themes })
}

/// What the form sends; what it does not know stays as it was.
#[derive(Debug, Deserialize)]
pub struct Sent {
    #[serde(default)]
    lang: String,
    #[serde(default)]
    theme: String,
}

/// Keeps what was sent and shows the form again, in the language just chosen.
pub async fn save(Form(sent): Form<Sent>) -> Response {
    let mut headers = HeaderMap::new();
    let language = Language::from_tag(&sent.lang).and_then(|language| kept(LANGUAGE_COOKIE, language.tag()));
    let theme = Theme::from_id(&sent.theme).and_then(|theme| kept(THEME_COOKIE, theme.id()));
    for line in language.into_iter().chain(theme) {
        headers.append(SET_COOKIE, line);
    }
    (headers, Redirect::to("/settings")).into_response()
}
