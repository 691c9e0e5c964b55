//! `/join/{link}`: what a link gives, and the name that its new owner wants to be called by. Looking does not use it.

use arbiter_hall::Role;
use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::refuse;
use crate::api::{invitation, use_link};
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure, unknown};
use crate::noted::Why;

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
    /// What was typed, and what is wrong with it.
    typed: &'a str,
    wrong: Option<String>,
}

/// The page.
pub async fn page(State(app): State<App>, Path(link): Path<String>, frame: Frame) -> Response {
    shown(&app, &link, &frame, "", None).await
}

/// The name that somebody types.
#[derive(Debug, Deserialize)]
pub struct Named {
    name: String,
}

/// The same by `POST`: the device gets what the link gives, or is told why not, with the name that was typed.
pub async fn enter(
    State(app): State<App>,
    Path(link): Path<String>,
    device: Device,
    frame: Frame,
    Form(Named { name }): Form<Named>,
) -> Response {
    match use_link(&app, &link, device, &name).await {
        Ok((headers, joined)) => (headers, Redirect::to(&joined.go)).into_response(),
        Err(failure) => shown(&app, &link, &frame, &name, Some(&failure)).await,
    }
}

async fn shown(app: &App, link: &str, frame: &Frame, typed: &str, failure: Option<&Failure>) -> Response {
    let found = match invitation(app, link).await {
        Ok(found) => found,
        Err(failure) => return refuse(frame, &failure),
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
    let status = match failure {
        _ if found.used => StatusCode::GONE,
        Some(failure) => failure.status(),
        None => StatusCode::OK,
    };
    let page = Page {
        what: what.collect(),
        name: found.name.clone(),
        used: found.used,
        game: found.game.clone(),
        event: found.event.clone(),
        link,
        frame,
        typed,
        wrong: failure.map(|failure| failure.text(frame.lang())),
    };
    let mut response = page.frame.page(status, &page);
    if let Some(failure) = failure {
        response.extensions_mut().insert(Why(failure.tag().to_owned()));
    }
    response
}

/// What somebody types who was told a code.
#[derive(Debug, Default, Deserialize)]
pub struct Typed {
    #[serde(default)]
    code: String,
}

/// `/join?code=…`: a link, or the code of an event or a game, however much of its address was typed.
pub async fn code(State(app): State<App>, frame: Frame, Query(typed): Query<Typed>) -> Response {
    let code = typed.code.trim().trim_end_matches('/');
    let code = code.rsplit('/').next().unwrap_or_default().to_ascii_lowercase();
    let hub = app.hub();
    let to = if hub.house_of(&code).is_ok() {
        format!("/join/{code}")
    } else if hub.house(&code).is_ok() {
        format!("/e/{code}")
    } else if hub.table(&code).is_ok() {
        format!("/g/{code}")
    } else {
        return refuse(&frame, &unknown("link", ""));
    };
    Redirect::to(&to).into_response()
}
