//! What a browser wants to know before it installs the pages as an app: a name, a colour, a picture.

use axum::Json;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::frame::Frame;

/// The king of the tile that stands for White, on the light colour of the board.
const ICON: &str = concat!(
    r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45"><rect width="45" height="45" rx="8" fill="#0f5f6e"/>"##,
    r##"<g fill="#fff" stroke="#fff" stroke-width="1.2" stroke-linejoin="round"><path fill="none" stroke-width="2.6" "##,
    r#"d="M22.5 5.500v7M19 8.500h7"/><path d="M22.500 13c-2.500 0-4 1.900-4 4.200 0 1.300.4 2.400 1 3.300-1.500-1.300-3.600-2.200"#,
    r#"-6-2.200-4 0-6.500 2.700-6.500 6.200 0 4.500 3.600 6.500 5.500 8.300h20c1.900-1.800 5.500-3.800 5.500-8.300 0-3.500-2.500-6.200-6.500-6.200"#,
    r#"-2.400 0-4.500.9-6 2.200.6-.9 1-2 1-3.300 0-2.300-1.500-4.200-4-4.200z"/><path d="M11.500 35h22v4h-22z"/></g></svg>"#
);

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
        "icons": [{ "src": "/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any" }],
    });
    let headers = [
        (CONTENT_TYPE, "application/manifest+json"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, Json(body).into_response().into_body()).into_response()
}

/// `/icon.svg`
pub async fn icon() -> Response {
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=86400"),
    ];
    (headers, ICON).into_response()
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
