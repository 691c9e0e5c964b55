//! Style sheets, as files beside the pages. Their addresses change with their content, so they may be kept for ever.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;

/// The style sheets in the order in which they build on each other.
const STYLE: &str = concat!(
    include_str!("../../../web/src/style/tokens.css"),
    include_str!("../../../web/src/style/page.css"),
    include_str!("../../../web/src/style/laws.css"),
);

/// The assets and their addresses.
pub struct Assets {
    style: String,
}

impl Assets {
    /// Names each asset by its content.
    pub fn new() -> Self {
        let mut hasher = DefaultHasher::new();
        STYLE.hash(&mut hasher);
        Self {
            style: format!("site-{:016x}.css", hasher.finish()),
        }
    }

    /// The address of an asset by its plain name.
    pub fn address(&self, name: &str) -> String {
        debug_assert_eq!(name, "site.css");
        format!("/assets/{}", self.style)
    }
}

/// `/assets/…`
pub fn routes() -> Router<App> {
    Router::new().route("/assets/{name}", get(asset))
}

async fn asset(State(app): State<App>, Path(name): Path<String>) -> Response {
    if name != app.assets().style {
        return StatusCode::NOT_FOUND.into_response();
    }
    let headers = [
        (CONTENT_TYPE, "text/css; charset=utf-8"),
        (CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, STYLE).into_response()
}
