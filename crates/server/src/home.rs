//! The start page: what people want to do here, and what runs now.

use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::api::event_rows;
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
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
pub async fn page(State(app): State<App>, device: Device, frame: Frame) -> Response {
    let rows = event_rows(&app, &device, frame.lang()).await.into_iter();
    let running = rows.filter(|row| row.public && row.running > 0).take(SHOWN);
    let home = Home {
        story: app.story(&frame).await,
        rows: running.map(|row| listed(&frame, row)).collect(),
        frame: &frame,
    };
    home.frame.page(StatusCode::OK, &home)
}
