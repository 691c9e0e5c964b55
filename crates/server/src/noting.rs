//! Around every handler: of what was asked, what was refused goes to the notes.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use crate::live::Hub;
use crate::noted::Why;

/// Writes down what was refused of what would have changed something, or was forbidden, used up, too fast or broken.
pub async fn note(State(hub): State<Arc<Hub>>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let path = request.uri().path().to_owned();
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let from = from.map(|ConnectInfo(peer)| peer.ip());
    let response = next.run(request).await;
    let changes = method != Method::GET && method != Method::HEAD;
    let why = response.extensions().get::<Why>();
    let status = response.status();
    if why.is_some() && changes || is_refusal(status, changes) {
        let plain = || {
            let reason = status.canonical_reason().unwrap_or("refused");
            reason.to_ascii_lowercase().replace(' ', "_")
        };
        let tag = why.map_or_else(plain, |why| why.0.clone());
        hub.note(&tag, (method.as_str(), &path), from);
    }
    response
}

/// Whether somebody was refused: of pages that are only looked at, not what is merely not there or cannot be read.
fn is_refusal(status: StatusCode, changes: bool) -> bool {
    let shut = [
        StatusCode::UNAUTHORIZED,
        StatusCode::FORBIDDEN,
        StatusCode::GONE,
        StatusCode::TOO_MANY_REQUESTS,
    ];
    status.is_server_error() || shut.contains(&status) || changes && status.is_client_error()
}
