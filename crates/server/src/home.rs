//! The start page: what can be done here.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use crate::frame::Frame;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    frame: &'a Frame,
}

/// `/`
pub async fn page(frame: Frame) -> Response {
    frame.page(StatusCode::OK, &Home { frame: &frame })
}
