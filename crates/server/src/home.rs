//! The start page: what people want to do here, and what runs now.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::api::running_rows;
use crate::app::App;
use crate::frame::Frame;
use crate::pages::{Listed, listed};

/// So many of what runs are shown.
const SHOWN: usize = 3;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    frame: &'a Frame,
    rows: Vec<Listed>,
    /// The living board.
    story: String,
}

/// `/`
pub async fn page(State(app): State<App>, frame: Frame) -> Response {
    let running = running_rows(&app, frame.lang(), SHOWN).await;
    let home = Home {
        story: app.story(&frame).await,
        rows: running.into_iter().map(|row| listed(&frame, row)).collect(),
        frame: &frame,
    };
    home.frame.page(StatusCode::OK, &home)
}
