//! Refusals that come from below (a form that cannot be read, a body too large, a way that an address does not have) are a
//! line of English there. Here they become what they would have been: data for a program, a page in his language for a reader.

use axum::Json;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER, SET_COOKIE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt, Collected, Limited};
use serde_json::json;

use crate::app::App;
use crate::frame::Frame;
use crate::refused::because;

/// Addresses whose readers are programs that look at the status only.
const BARE: [&str; 3] = ["/assets/", "/health/", "/metrics"];
/// So much of a line from below is read.
const LONGEST: usize = 1_000;

/// Puts refusals into words.
pub async fn worded(State(app): State<App>, request: Request, next: Next) -> Response {
    let (uri, headers) = (request.uri().clone(), request.headers().clone());
    let response = next.run(request).await;
    let path = uri.path();
    let refused = response.status().is_client_error() || response.status().is_server_error();
    if !refused || BARE.iter().any(|bare| path.starts_with(bare)) {
        return response;
    }
    let kind = response.headers().get(CONTENT_TYPE);
    let kind = kind
        .map_or("", |kind| kind.to_str().unwrap_or_default())
        .to_owned();
    let of_interface = path.starts_with("/api/");
    let is_bare = kind.is_empty() || kind.starts_with("text/plain");
    let is_page = of_interface && kind.starts_with("text/html");
    if !(is_bare || is_page) {
        return response;
    }
    let status = response.status();
    let (parts, body) = response.into_parts();
    let why = if is_bare { line(body).await } else { String::new() };
    let frame = Frame::new(&app, uri, &headers);
    let text = sentence(&frame, status);
    let mut answer = if of_interface {
        let error = json!({ "error": { "tag": tag(status), "text": text, "why": why } });
        (status, [(CACHE_CONTROL, "no-store")], Json(error)).into_response()
    } else {
        because(&frame, status, text)
    };
    for name in [ALLOW, RETRY_AFTER, SET_COOKIE] {
        for value in parts.headers.get_all(&name) {
            answer.headers_mut().append(&name, value.clone());
        }
    }
    answer.extensions_mut().extend(parts.extensions);
    answer
}

/// What was said below, in English, for whoever writes a program.
async fn line(body: Body) -> String {
    let read = Limited::new(body, LONGEST).collect().await;
    let bytes = read.map(Collected::to_bytes).unwrap_or_default();
    String::from_utf8_lossy(&bytes).trim().to_owned()
}

/// The tag of the interface.
fn tag(status: StatusCode) -> &'static str {
    match status {
        StatusCode::FORBIDDEN => "foreign",
        StatusCode::NOT_FOUND => "unknown",
        StatusCode::METHOD_NOT_ALLOWED => "method",
        StatusCode::PAYLOAD_TOO_LARGE => "too_large",
        StatusCode::TOO_MANY_REQUESTS => "too_fast",
        status if status.is_server_error() => "failed",
        _ => "bad_message",
    }
}

fn sentence(frame: &Frame, status: StatusCode) -> String {
    let plain = match tag(status) {
        "foreign" => "web-refused-foreign",
        "unknown" => "web-refused-page",
        "method" => "web-refused-method",
        "too_large" => "web-refused-large",
        "too_fast" => "live-error-too-fast",
        "failed" => "web-refused-failed",
        _ if frame.path().starts_with("/api/") => "live-error-bad-message",
        _ => "web-refused-sent",
    };
    frame.t(plain)
}
