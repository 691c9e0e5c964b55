//! For whoever runs the server: whether it lives, whether it can write, and figures, on this machine only.

use std::fmt::Write;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Extension, State};
use axum::http::header::{CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::app::App;

/// Headers that a proxy adds: what comes with them comes from elsewhere, whatever the connection says.
const FORWARDED: [HeaderName; 2] = [
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("x-forwarded-for"),
];

/// `GET /health/ready`: the store can be read, and took what was last to be written.
pub async fn ready(State(app): State<App>) -> Response {
    let why = match (app.hub().is_readable(), app.hub().is_writable()) {
        (true, true) => return "ready\n".into_response(),
        (false, _) => "the store cannot be read\n",
        (true, false) => "the store did not take what was last to be written\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// `GET /metrics`: figures in the text form of Prometheus, for this machine only.
pub async fn metrics(
    State(app): State<App>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let here = peer.is_some_and(|peer| peer.0.0.ip().is_loopback());
    if !here || FORWARDED.iter().any(|name| headers.contains_key(name)) {
        return StatusCode::NOT_FOUND.into_response();
    }
    let mut text = String::new();
    for (name, kind, help, figure) in app.hub().figures() {
        // Writing into a text cannot fail.
        let _ = writeln!(
            text,
            "# HELP arbiter_{name} {help}\n# TYPE arbiter_{name} {kind}\narbiter_{name} {figure}"
        );
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
