//! An event: its boards as a list, on the wall, before its arbiters; its seats as a sheet of links.

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Grant, Phase, Role};
use arbiter_lang::Args;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::new::Seat;
use super::refuse;
use super::shell::{self, Of};
use crate::api::event_info;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure};
use crate::noted::Why;

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
fn official(grants: &[Grant]) -> bool {
    let keeps = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    grants.iter().any(|grant| keeps(grant.role))
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
        official: official(&info.you),
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
        Ok(info) if official(&info.you) => {
            shell::page(&frame, "arbiter", &Of::Event(&event), &info.name, &info)
        }
        Ok(_) => Redirect::to(&format!("/e/{event}")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// The links of an event, each with its QR code.
#[derive(Template)]
#[template(path = "seats.html")]
pub(super) struct Sheet<'a> {
    pub frame: &'a Frame,
    pub name: String,
    /// Where its maker goes next.
    pub go: String,
    pub seats: Vec<Seat>,
    /// Whether links can be made again here.
    pub again: Option<String>,
    /// The event whose officials are appointed here.
    pub officials: Option<String>,
    /// Those who are.
    pub named: Vec<String>,
    /// The name that was typed for one more, and why he was not appointed.
    pub typed: String,
    pub wrong: Option<String>,
}

impl<'a> Sheet<'a> {
    /// Of an event that is there: the links that are known, and its officials.
    async fn of(app: &App, frame: &'a Frame, event: &str, name: String, mut seats: Vec<Seat>) -> Self {
        seats.push(Seat::spectators(frame, &format!("/e/{event}")));
        let named = match app.hub().house(event) {
            Ok(house) => {
                house
                    .look(|office| office.officials().map(ToOwned::to_owned).collect())
                    .await
            }
            Err(_) => Vec::new(),
        };
        Self {
            name,
            go: format!("/arbiter/{event}"),
            seats,
            again: Some(format!("/e/{event}/qr")),
            officials: Some(event.to_owned()),
            named,
            typed: String::new(),
            wrong: None,
            frame,
        }
    }
}

/// The sheet of somebody who wanted to appoint an official: why it could not be, and what was typed but the password.
pub(super) async fn misappointed(
    app: &App,
    event: &str,
    device: &Device,
    frame: &Frame,
    typed: &str,
    failure: &Failure,
) -> Response {
    let mut response = match event_info(app, event, device, frame.lang().language()).await {
        Ok(info) if official(&info.you) => {
            let mut sheet = Sheet::of(app, frame, event, info.name.clone(), Vec::new()).await;
            typed.clone_into(&mut sheet.typed);
            sheet.wrong = Some(failure.text(frame.lang()));
            sheet.frame.page(failure.status(), &sheet)
        }
        _ => return refuse(frame, failure),
    };
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

/// `/e/{event}/qr`: what new links would be for; a link that was shown once is not known any more.
pub async fn seats(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match event_info(&app, &event, &device, frame.lang().language()).await {
        Ok(info) if official(&info.you) => {
            let sheet = Sheet::of(&app, &frame, &event, info.name.clone(), Vec::new()).await;
            sheet.frame.page(StatusCode::OK, &sheet)
        }
        Ok(_) => Redirect::to(&format!("/e/{event}")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// The same by `POST`: new links for every seat that nobody has.
pub async fn make_seats(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match free_seats(&app, &event, &device, &frame).await {
        Ok((name, seats)) => {
            let sheet = Sheet::of(&app, &frame, &event, name, seats).await;
            sheet.frame.page(StatusCode::OK, &sheet)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

async fn free_seats(
    app: &App,
    event: &str,
    device: &Device,
    frame: &Frame,
) -> Result<(String, Vec<Seat>), Failure> {
    let house = app.hub().house(event)?;
    let by = house.grants(device).await;
    let info = event_info(app, event, device, frame.lang().language()).await?;
    let mut seats = Vec::new();
    for tile in &info.boards {
        for side in Color::ALL {
            if tile.players[side.index()].taken {
                continue;
            }
            let grants = vec![Grant::player(tile.board, side)];
            let link = app.hub().invite(&house, &by, grants).await?;
            seats.push(Seat::of(
                frame,
                tile.board,
                side.fold("white", "black"),
                &format!("/join/{link}"),
            ));
        }
    }
    Ok((info.name, seats))
}
