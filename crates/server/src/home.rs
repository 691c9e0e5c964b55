//! The start page: what can be done here, and what there is.

use arbiter_lang::Args;
use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::api::{EventRow, event_rows};
use crate::app::App;
use crate::frame::Frame;

/// An event in the list: its page, its name, who plays, and how far it is.
struct Row {
    link: String,
    name: String,
    /// Of a single game: its players.
    players: Option<[String; 2]>,
    about: String,
}

impl Row {
    fn of(frame: &Frame, row: EventRow) -> Self {
        let sides = ["web-white", "web-black"].map(|id| frame.t(id));
        let named = row
            .players
            .filter(|names| names.iter().any(|name| !name.is_empty()));
        let players = named.map(|names| {
            let mut sides = sides.into_iter();
            names.map(|name| {
                let side = sides.next().unwrap_or_default();
                if name.is_empty() { side } else { name }
            })
        });
        let about = if row.game.is_some() {
            let phase = match (row.running, row.over) {
                (_, 1..) => "over",
                (1.., _) => "running",
                _ => "before",
            };
            frame
                .lang()
                .text("web-event-state", &Args::new().word("phase", phase))
        } else {
            let args = Args::new().count("boards", row.boards as u64);
            let boards = frame.lang().text("web-home-count", &args);
            let args = Args::new()
                .count("running", row.running as u64)
                .count("over", row.over as u64);
            format!("{boards} · {}", frame.lang().text("web-home-far", &args))
        };
        Self {
            link: match &row.game {
                Some(game) => format!("/g/{game}"),
                None => format!("/e/{}", row.event),
            },
            name: row.name,
            players,
            about,
        }
    }
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
    let home = Home {
        rows: rows.map(|row| Row::of(&frame, row)).collect(),
        frame: &frame,
    };
    home.frame.page(StatusCode::OK, &home)
}
