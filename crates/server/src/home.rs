//! The start page: what can be done here, and what there is.

use arbiter_lang::Args;
use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::api::event_rows;
use crate::app::App;
use crate::frame::Frame;

/// An event in the list: its page, its name, and how many boards it has.
struct Row {
    link: String,
    name: String,
    about: String,
}

/// So many of the newest are shown.
const SHOWN: usize = 12;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    frame: &'a Frame,
    rows: Vec<Row>,
}

/// `/`
pub async fn page(State(app): State<App>, frame: Frame) -> Response {
    let rows = event_rows(&app).await.into_iter().take(SHOWN);
    let rows = rows.map(|row| {
        let args = Args::new().count("boards", row.boards as u64);
        Row {
            link: match &row.game {
                Some(game) => format!("/g/{game}"),
                None => format!("/e/{}", row.event),
            },
            name: row.name,
            about: frame.lang().text("web-home-count", &args),
        }
    });
    let home = Home {
        rows: rows.collect(),
        frame: &frame,
    };
    home.frame.page(StatusCode::OK, &home)
}
