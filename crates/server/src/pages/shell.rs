//! The shell of a live screen: a frame with the first state in it, so that the board is drawn before anything is asked.

use arbiter_lang::Args;
use askama::Template;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::drawn::First;
use crate::frame::{Frame, within_script};
use crate::limits::policy_with_style;
use crate::live::token;

#[derive(Template)]
#[template(path = "live.html")]
struct Shell<'a> {
    frame: &'a Frame,
    screen: &'static str,
    kind: &'static str,
    id: &'a str,
    title: &'a str,
    data: String,
    unbuilt: String,
    nonce: String,
    first: Option<First>,
}

/// What a live screen is of.
pub enum Of<'a> {
    /// One game.
    Game(&'a str),
    /// All boards of an event.
    Event(&'a str),
}

/// The page of a live screen, with the state that it begins from.
pub fn page(frame: &Frame, screen: &'static str, of: &Of, title: &str, state: &impl Serialize) -> Response {
    drawn(frame, screen, of, title, state, None)
}

/// The same with a first picture, which is seen before any script has come.
pub fn drawn(
    frame: &Frame,
    screen: &'static str,
    of: &Of,
    title: &str,
    state: &impl Serialize,
    first: Option<First>,
) -> Response {
    let Ok(nonce) = token() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let (kind, id) = match of {
        Of::Game(id) => ("game", *id),
        Of::Event(id) => ("event", *id),
    };
    let data = within_script(&serde_json::to_string(state).unwrap_or_default());
    let unbuilt = Args::new().text("command", "make run");
    let policy = HeaderValue::from_str(&policy_with_style(&nonce));
    let shell = Shell {
        unbuilt: frame.lang().text("web-live-unbuilt", &unbuilt),
        frame,
        screen,
        kind,
        id,
        title,
        data,
        nonce,
        first,
    };
    let mut response = frame.page(StatusCode::OK, &shell);
    if let Ok(policy) = policy {
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    }
    response
}
