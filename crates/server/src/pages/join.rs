//! `/join/{link}`: what a link gives, and the name that its new owner wants to be called by. Looking does not use it.

use arbiter_hall::Role;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::refuse;
use crate::api::invitation;
use crate::app::App;
use crate::frame::Frame;

#[derive(Template)]
#[template(path = "join.html")]
struct Page<'a> {
    frame: &'a Frame,
    link: &'a str,
    name: String,
    what: Vec<String>,
    used: bool,
    game: Option<String>,
    event: String,
}

/// The page; the form on it is answered by the interface.
pub async fn page(State(app): State<App>, Path(link): Path<String>, frame: Frame) -> Response {
    let found = match invitation(&app, &link).await {
        Ok(found) => found,
        Err(failure) => return refuse(&frame, &failure),
    };
    let what = found.grants.iter().map(|grant| match grant.seat {
        Some(seat) => {
            let args = arbiter_lang::Args::new()
                .count("board", u64::from(seat.board))
                .word("side", seat.side.fold("white", "black"));
            frame.lang().text("web-join-seat", &args)
        }
        None => frame.t(match grant.role {
            Role::ChiefArbiter | Role::Arbiter => "web-join-arbiter",
            Role::Organiser => "web-join-organiser",
            _ => "web-join-spectator",
        }),
    });
    let status = if found.used {
        StatusCode::GONE
    } else {
        StatusCode::OK
    };
    let page = Page {
        what: what.collect(),
        name: found.name.clone(),
        used: found.used,
        game: found.game.clone(),
        event: found.event.clone(),
        link: &link,
        frame: &frame,
    };
    page.frame.page(status, &page)
}
