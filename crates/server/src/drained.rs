//! What is much too large is read to its end and thrown away: many programs write all of it before they read the answer, and
//! would see a broken line instead of a sentence.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::BodyExt;

use crate::limits::LARGEST_PICTURE;

/// Whoever sends more is cut off: nobody pastes as much by mistake.
const MOST: usize = 64 * 1024 * 1024;

/// Reads what nothing here would take, and says so.
pub async fn drained(request: Request, next: Next) -> Response {
    let length = request.headers().get(CONTENT_LENGTH);
    let length = length.and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if !length.is_some_and(|length| (LARGEST_PICTURE + 1..=MOST).contains(&length)) {
        return next.run(request).await;
    }
    let mut body = request.into_body();
    while let Some(Ok(_)) = body.frame().await {}
    StatusCode::PAYLOAD_TOO_LARGE.into_response()
}
