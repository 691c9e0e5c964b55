//! For whoever runs the server: whether it lives, whether it can write, and figures, on this machine only.

use std::net::SocketAddr;

use arbiter_hall::hash;
use axum::extract::{ConnectInfo, Extension, Path, State};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::asked::{Tongue, fresh};
use crate::app::App;
use crate::figures::Figures;
use crate::live::{Device, instant, may_read_all, unknown};

/// Headers that a proxy adds: what comes with them comes from elsewhere, whatever the connection says.
const FORWARDED: [HeaderName; 4] = [
    HeaderName::from_static("forwarded"),
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-real-ip"),
    HeaderName::from_static("via"),
];

/// `GET /health/ready`: the store can be read, and took what was last to be written.
pub async fn ready(State(app): State<App>) -> Response {
    if let Some(why) = app.nodes().and_then(|nodes| nodes.why_not_ready()) {
        return (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    }
    // A lease that holds was renewed a moment ago: nobody who asks often waits for a database that stands still.
    let is_readable = app.nodes().is_some() || app.hub().is_readable();
    // A node renews its lease once a second, and tries whether there is room where something was not taken; a single server writes
    // what it is asked to.
    let is_writable = match app.nodes() {
        Some(_) => app.hub().is_writable(),
        None => app.hub().is_writable_again().await,
    };
    let why = match (is_readable, is_writable) {
        (true, true) => {
            let state = app.nodes().map(|nodes| nodes.state()).unwrap_or_default();
            return format!("ready\n{state}").into_response();
        }
        (false, _) => "the store cannot be read\n",
        (true, false) => "the store did not take what was last to be written\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// `GET /api/v1/events/{event}/owner`: the node at which an event lives, for its officials and for this machine.
pub async fn owner(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let answer = async {
        let house = app.hub().house(&event)?;
        let nodes = app.nodes().ok_or_else(|| unknown("event", &event))?;
        if !is_here(peer, &headers) && !may_read_all(&house.grants(&device).await, 0) {
            return Err(unknown("event", &event));
        }
        let owner = nodes.owner(&event)?.ok_or_else(|| unknown("event", &event))?;
        let since = match nodes.since(&event) {
            Some(since) => since,
            None => house.look(|office| office.made).await,
        };
        let told = json!({ "node": owner.node, "tenure": owner.id, "since": instant(since) });
        Ok(fresh(StatusCode::OK, &told))
    };
    tongue.answer(answer.await)
}

/// Whether somebody at this machine asks, through nobody.
fn is_here(peer: Option<Extension<ConnectInfo<SocketAddr>>>, headers: &HeaderMap) -> bool {
    let here = peer.is_some_and(|peer| peer.0.0.ip().to_canonical().is_loopback());
    here && !FORWARDED.iter().any(|name| headers.contains_key(name))
}

/// `GET /metrics`: figures in the text form of Prometheus, for this machine only.
pub async fn metrics(
    State(app): State<App>,
    peer: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
) -> Response {
    let here = is_here(peer, &headers);
    let said = headers.get(AUTHORIZATION).and_then(|said| said.to_str().ok());
    let said = said.and_then(|said| said.strip_prefix("Bearer ")).map(hash);
    // The hashes are compared: how long that takes says nothing of the word.
    let knows = said.is_some() && said == app.metrics_word().map(hash);
    if !here && !knows {
        return StatusCode::NOT_FOUND.into_response();
    }
    let mut text = Figures::default();
    let [judging, stopped] = app.judging().figures();
    let judged = [
        ("judging", "gauge", "Positions that are being judged", judging),
        (
            "judging_stopped_total",
            "counter",
            "Judgements that nobody waited for any more",
            stopped,
        ),
    ];
    for (name, kind, help, figure) in app.hub().figures().into_iter().chain(judged) {
        text.one((name, kind, help), figure);
    }
    if let Some(nodes) = app.nodes() {
        nodes.figures(&mut text);
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text.text()).into_response()
}
