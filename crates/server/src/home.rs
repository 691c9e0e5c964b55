//! The start page: what people want to do here, and what runs now.

use std::sync::Arc;

use arbiter_lang::Language;
use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use tokio::sync::OnceCell;

use crate::api::running_rows;
use crate::app::App;
use crate::frame::Frame;
use crate::living;
use crate::pages::{Listed, listed};
use crate::picture::Reel;

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

/// The living board in each language, told once.
#[derive(Default)]
struct Stories([OnceCell<Reel>; Language::ALL.len()]);

impl Stories {
    /// The living board as a part of the page; nothing where the story cannot be told.
    async fn told(&self, app: &App, frame: &Frame) -> String {
        let language = frame.lang().language();
        let place = Language::ALL.iter().position(|one| *one == language);
        let kept = &self.0[place.unwrap_or_default()];
        let told = kept
            .get_or_try_init(|| living::reel(frame, &app.hub().langs))
            .await;
        told.map_or_else(|_| String::new(), |reel| reel.html(frame))
    }
}

/// `/`
pub fn routes() -> Router<App> {
    let stories = Arc::new(Stories::default());
    Router::new().route("/", get(page).layer(Extension(stories)))
}

async fn page(State(app): State<App>, Extension(stories): Extension<Arc<Stories>>, frame: Frame) -> Response {
    let running = running_rows(&app, frame.lang(), SHOWN).await;
    let home = Home {
        story: stories.told(&app, &frame).await,
        rows: running.into_iter().map(|row| listed(&frame, row)).collect(),
        frame: &frame,
    };
    home.frame.page(StatusCode::OK, &home)
}
