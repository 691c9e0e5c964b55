//! What is answered where nothing can be done: a page that is not there, a form from a stranger's page.

use askama::Template;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::device::Https;
use crate::frame::Frame;
use crate::live::Failure;
use crate::noted::Why;

/// The title where nothing is.
const MISSING: &str = "web-refused-title";

/// What was not found, in words, and where the reader may have wanted to go.
#[derive(Template)]
#[template(path = "refused.html")]
pub struct Refused<'a> {
    /// The frame.
    pub frame: &'a Frame,
    /// What is not there or cannot be done, in a sentence.
    pub what: String,
    /// Places that look like what was wanted: their address and name.
    pub near: Vec<(String, String)>,
    /// The sentence of the title.
    title: &'static str,
}

impl<'a> Refused<'a> {
    /// With the title that fits how it is answered.
    pub fn of(frame: &'a Frame, status: StatusCode, what: String, near: Vec<(String, String)>) -> Self {
        Self {
            frame,
            what,
            near,
            title: match status {
                StatusCode::FORBIDDEN => "web-refused-others",
                StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED | StatusCode::GONE => MISSING,
                _ if status.is_server_error() => "web-refused-later",
                _ => "web-refused-not-so",
            },
        }
    }

    fn title(&self) -> String {
        self.frame.t(self.title)
    }

    /// Whether there is nothing, rather than something that is for others or not to be had now.
    fn is_missing(&self) -> bool {
        self.title == MISSING
    }
}

/// The page for an address that nothing has.
pub async fn not_here(frame: Frame) -> Response {
    answer(&frame, StatusCode::NOT_FOUND, "web-refused-page", Vec::new())
}

/// The page for an address that cannot be used in this way.
pub async fn not_that_way(frame: Frame) -> Response {
    answer(
        &frame,
        StatusCode::METHOD_NOT_ALLOWED,
        "web-refused-method",
        Vec::new(),
    )
}

/// The page for something that is not there, in a sentence of its own.
pub fn because(frame: &Frame, status: StatusCode, what: String) -> Response {
    let near = Vec::new();
    frame.page(status, &Refused::of(frame, status, what, near))
}

/// A page that says why there is nothing.
pub fn refuse(frame: &Frame, failure: &Failure) -> Response {
    let why = failure.json(frame.lang());
    let text = why["text"].as_str().unwrap_or_default().to_owned();
    let mut response = because(frame, failure.status(), text);
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

fn answer(frame: &Frame, status: StatusCode, id: &str, near: Vec<(String, String)>) -> Response {
    let what = frame.t(id);
    frame.page(status, &Refused::of(frame, status, what, near))
}

/// Refuses every request that changes something and comes from a page of another origin.
///
/// Browsers send the origin with all of them, also on plain http; a program that sends none carries no cookies of
/// somebody else.
pub async fn strangers(State(https): State<Https>, request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if changes && foreign(request.headers(), https) {
        return (
            StatusCode::FORBIDDEN,
            "this comes from the page of another site\n",
        )
            .into_response();
    }
    next.run(request).await
}

/// Whether a request comes from the page of another origin.
pub fn foreign(headers: &HeaderMap, https: Https) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return false;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = if https.0 { "https" } else { "http" };
    let from = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
    from.is_none_or(|(scheme, from)| scheme != own || Some(from) != host)
}
