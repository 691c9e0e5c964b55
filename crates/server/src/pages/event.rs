//! An event: its boards as a list, on the wall, before its arbiters; its seats as a sheet of links.

use arbiter_hall::{Grant, Phase, Role};
use arbiter_lang::Args;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::refuse;
use super::shell::{self, Of};
use crate::api::event_info;
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;

/// A board in a list.
struct Row {
    link: String,
    board: String,
    players: [String; 2],
    /// How far it is, in a word.
    state: String,
    result: Option<String>,
}

#[derive(Template)]
#[template(path = "event.html")]
struct Page<'a> {
    frame: &'a Frame,
    event: &'a str,
    name: String,
    official: bool,
    rows: Vec<Row>,
}

/// Whether somebody keeps the event: its organiser or an arbiter.
pub fn keeps(grants: &[Grant]) -> bool {
    let official = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    grants.iter().any(|grant| official(grant.role))
}

/// `/e/{event}`
pub async fn event(app: &App, event: &str, device: &Device, frame: &Frame) -> Response {
    let info = match event_info(app, event, device, frame.lang().language()).await {
        Ok(info) => info,
        Err(failure) => return refuse(frame, &failure),
    };
    // A seat that nobody has is called by its colour.
    let name = |name: &str, side: &str| {
        if name.is_empty() {
            frame.t(side)
        } else {
            name.to_owned()
        }
    };
    let state = |phase: Phase| {
        let args = Args::new().word("phase", phase.as_str());
        frame.lang().text("web-event-state", &args)
    };
    let rows = info.boards.iter().map(|tile| Row {
        link: format!("/g/{}", tile.game),
        board: frame.lang().number(u64::from(tile.board)),
        players: [
            name(&tile.players[0].name, "web-white"),
            name(&tile.players[1].name, "web-black"),
        ],
        state: state(tile.view.scene.phase),
        result: tile.view.scene.end.as_ref().map(|end| end.result.to_string()),
    });
    let page = Page {
        rows: rows.collect(),
        name: info.name.clone(),
        official: keeps(&info.you),
        event,
        frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// `/e/{event}/wall`
pub async fn wall(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match event_info(&app, &event, &device, frame.lang().language()).await {
        Ok(info) => shell::page(&frame, "wall", &Of::Event(&event), &info.name, &info),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// `/arbiter/{event}`; everybody else is led to the event as it is for all.
pub async fn arbiter(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match event_info(&app, &event, &device, frame.lang().language()).await {
        Ok(info) if keeps(&info.you) => shell::page(&frame, "arbiter", &Of::Event(&event), &info.name, &info),
        Ok(_) => Redirect::to(&format!("/e/{event}")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
