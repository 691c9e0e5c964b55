//! What surrounds every handler: limits of size and time, answers that are kept, headers that tell a browser what a page may do.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::app::App;
use crate::behind::real;
use crate::device::Https;
use crate::drained::drained;
use crate::kept::kept;
use crate::limits::{LARGEST_PICTURE, LONGEST, POLICY, USUAL_BODY};
use crate::noting::note;
use crate::paced::{Asked, paced};
use crate::refused;
use crate::way::way;
use crate::worded::worded;

/// The headers of every answer. The referrer stays within this server: `no-referrer` would make browsers send forms
/// with the origin `null`, by which they could not be told from those of a stranger's page.
const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=()",
    ),
];

/// Over https a browser stays with it for a day after each visit: long enough for an event, and a club that goes back
/// to plain http is not locked out of its own address for long.
const STAY: (HeaderName, &str) = (STRICT_TRANSPORT_SECURITY, "max-age=86400");

/// The routes with everything around them.
pub fn around(routes: Router, app: &App) -> Router {
    let (https, hub) = (Https(app.is_https()), Arc::clone(app.hub()));
    let mut routes = routes
        .layer(from_fn_with_state(https, refused::strangers))
        .layer(from_fn_with_state(Asked::new(https), paced))
        .layer(DefaultBodyLimit::max(USUAL_BODY))
        .layer(RequestBodyLimitLayer::new(LARGEST_PICTURE))
        .layer(from_fn(drained))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            LONGEST,
        ))
        .layer(from_fn_with_state(hub, note))
        .layer(from_fn_with_state(app.clone(), worded))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), kept));
    routes = routes.layer(from_fn_with_state(app.clone(), way));
    routes = routes.layer(from_fn_with_state(app.behind().clone(), real));
    for (name, value) in HEADERS.into_iter().chain(https.0.then_some(STAY)) {
        let value = HeaderValue::from_static(value);
        routes = routes.layer(SetResponseHeaderLayer::if_not_present(name, value));
    }
    routes
}
