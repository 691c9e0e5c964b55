//! QR codes of addresses of this server: what a phone scans is what this device sees, under a name that leads a phone there.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::qr::QRBuilder;

use super::join::look_on;
use crate::app::App;
use crate::reach::host_of;

/// `/qr.svg`
pub async fn home(State(app): State<App>, headers: HeaderMap) -> Response {
    code(&app, &headers, "/")
}

/// `/join/{link}/qr.svg`
pub async fn join(State(app): State<App>, Path(link): Path<String>, headers: HeaderMap) -> Response {
    code(&app, &headers, &format!("/join/{link}"))
}

/// `/g/{file}/qr.svg`
pub async fn game(State(app): State<App>, Path(game): Path<String>, headers: HeaderMap) -> Response {
    code(&app, &headers, &format!("/g/{game}"))
}

/// `/e/{file}/qr.svg`
pub async fn event(State(app): State<App>, Path(event): Path<String>, headers: HeaderMap) -> Response {
    code(&app, &headers, &format!("/e/{event}"))
}

/// `/e/{file}/lots/qr.svg`: where everybody checks the draw.
pub async fn lots(State(app): State<App>, Path(event): Path<String>, headers: HeaderMap) -> Response {
    code(&app, &headers, &format!("/e/{event}/lots"))
}

/// `/e/{file}/wall/qr.svg`: straight to the boards.
pub async fn look(State(app): State<App>, Path(event): Path<String>, headers: HeaderMap) -> Response {
    let Ok(house) = app.hub().house(&event) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    code(&app, &headers, &look_on(&house).await)
}

fn code(app: &App, headers: &HeaderMap, path: &str) -> Response {
    let Some(host) = host_of(headers) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let host = app.reach().host(host);
    let scheme = if app.is_https() { "https" } else { "http" };
    let Some(picture) = drawn(&format!("{scheme}://{host}{path}")) else {
        return StatusCode::URI_TOO_LONG.into_response();
    };
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-store")];
    (headers, picture).into_response()
}

/// The code of an address as a picture; nothing where it is too long for one.
pub fn drawn(address: &str) -> Option<String> {
    let code = QRBuilder::new(address).build().ok()?;
    Some(SvgBuilder::default().to_str(&code))
}
