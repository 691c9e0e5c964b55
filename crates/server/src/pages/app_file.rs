//! What a browser wants to know before it installs the pages as an app: a name, a colour, a picture.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::frame::Frame;

/// `/app.webmanifest`
pub async fn manifest(frame: Frame) -> Response {
    let body = json!({
        "name": frame.t("web-home-title"),
        "short_name": frame.t("web-name"),
        "lang": frame.tag(),
        "dir": frame.dir(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#faf8f4",
        "theme_color": "#0f5f6e",
        "icons": [
            { "src": "/icon-192.png", "sizes": "192x192", "type": "image/png" },
            { "src": "/icon-512.png", "sizes": "512x512", "type": "image/png" },
            { "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml" },
        ],
    });
    let headers = [
        (CONTENT_TYPE, "application/manifest+json"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, Json(body).into_response().into_body()).into_response()
}

/// What a browser may keep of the pages while there is no line; it looks for a newer one at each visit.
const WORKER: &str = include_str!("../../../../web/src/worker/sw.js");

/// `/sw.js`
pub async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, WORKER).into_response()
}
