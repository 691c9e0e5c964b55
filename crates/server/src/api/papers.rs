//! What is on paper at a board: the scoresheets, and photographs of them.

use arbiter_game::rules::chess::Color;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::asked::{Tongue, fresh};
use crate::app::App;
use crate::limits::LARGEST_PICTURE;
use crate::live::{Device, Photo, unknown};

/// The photographs of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Photos {
    /// In the order in which they came.
    pub photos: Vec<Photo>,
    /// How large one may be, in bytes.
    pub largest: usize,
}

/// `GET /api/v1/games/{game}/papers`
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async { Ok(app.hub().table(&game)?.papers(&device).await) };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &found)))
}

/// `GET /api/v1/games/{game}/photos`
pub async fn photos(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async { app.hub().table(&game)?.photos(&device).await };
    let all = |photos| Photos {
        photos,
        largest: LARGEST_PICTURE,
    };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &all(found))))
}

/// `POST /api/v1/games/{game}/photos/{white|black}`: the picture itself.
pub async fn photograph(
    State(app): State<App>,
    Path((game, of)): Path<(String, String)>,
    tongue: Tongue,
    device: Device,
    bytes: Bytes,
) -> Response {
    let kept = async {
        let of = match of.as_str() {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err(unknown("side", &of)),
        };
        let (table, now) = (app.hub().table(&game)?, app.hub().now());
        table.photograph(&device, of, &bytes, now).await
    };
    tongue.answer(kept.await.map(|kept| fresh(StatusCode::CREATED, &kept)))
}

/// `GET /api/v1/games/{game}/photos/{number}`
pub async fn photo(
    State(app): State<App>,
    Path((game, number)): Path<(String, String)>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let which = number.parse().map_err(|_| unknown("picture", &number))?;
        app.hub().table(&game)?.photo(&device, which).await
    };
    // It came from somebody's telephone: it is a picture and nothing else, whatever is in it.
    let headers = |kind: String| {
        [
            (CONTENT_TYPE, kind),
            (X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
            (CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
            (CACHE_CONTROL, "private, max-age=3600".to_owned()),
        ]
    };
    tongue.answer(
        found
            .await
            .map(|(photo, bytes)| (headers(photo.kind), bytes).into_response()),
    )
}
