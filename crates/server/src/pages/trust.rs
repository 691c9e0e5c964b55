//! Trust that is taken back, on the page of the officials.

use std::collections::BTreeMap;

use arbiter_hall::{Grant, Office, Seat};
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::{links, refuse};
use crate::api::{TakeBack, Trusted, delete_event, take_back, trusted};
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure};

/// A device or a link in a list.
pub struct Row {
    /// As it is called where it is taken back.
    pub id: String,
    /// The name that was given; empty where there is none.
    pub name: String,
    /// What it may do.
    pub may: String,
    /// Whether it is this device.
    pub you: bool,
}

/// Who and what was let in, in words.
#[derive(Default)]
pub struct Lists {
    /// Those with passwords.
    pub officials: Vec<Row>,
    /// Devices.
    pub devices: Vec<Row>,
    /// Links.
    pub links: Vec<Row>,
}

/// For whoever may take it back; nothing for others.
pub async fn lists(app: &App, event: &str, device: &Device, frame: &Frame) -> Lists {
    let Ok(Trusted {
        officials,
        devices,
        links,
    }) = trusted(app, event, device).await
    else {
        return Lists::default();
    };
    let numbers = |office: &Office| -> BTreeMap<u32, u32> {
        let boards = office.boards.values();
        boards.map(|board| (board.board, board.number())).collect()
    };
    let numbers = match app.hub().house(event) {
        Ok(house) => house.look(numbers).await,
        Err(_) => BTreeMap::new(),
    };
    let called = |seat: Seat| numbers.get(&seat.board).copied().unwrap_or(seat.board);
    let may = |grants: &[Grant]| {
        let words = grants
            .iter()
            .map(|grant| super::join::given(frame, *grant, grant.seat.map_or(0, called)).0);
        words.collect::<Vec<_>>().join(" · ")
    };
    let official = |one: crate::api::TrustedOfficial| Row {
        may: may(&one.grants),
        id: one.name.clone(),
        name: one.name,
        you: false,
    };
    let known = |one: crate::api::TrustedDevice| Row {
        may: may(&one.grants),
        id: one.device,
        name: one.name,
        you: one.you,
    };
    let open = |one: crate::api::OpenLink| Row {
        may: may(&one.grants),
        id: one.link,
        name: String::new(),
        you: false,
    };
    Lists {
        officials: officials.into_iter().map(official).collect(),
        devices: devices.into_iter().map(known).collect(),
        links: links.into_iter().map(open).collect(),
    }
}

/// What the forms of the page send.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    #[serde(rename = "do")]
    deed: String,
    id: String,
    text: String,
}

impl Sent {
    fn read(self) -> Option<TakeBack> {
        let Self { deed, id, text } = self;
        Some(match deed.as_str() {
            "shut_out" => TakeBack::ShutOut { device: id },
            "close_link" => TakeBack::CloseLink { link: id },
            "password" => TakeBack::Password {
                name: id,
                password: text,
            },
            "rename" => TakeBack::Rename { name: id, to: text },
            "dismiss" => TakeBack::Dismiss { name: id },
            _ => return None,
        })
    }
}

/// `POST /e/{event}/trust`, and back to the page.
pub async fn send(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
    Form(sent): Form<Sent>,
) -> Response {
    let done = match sent.read() {
        Some(what) => take_back(&app, &event, &device, what).await,
        None => Err(Failure::BadMessage("do".into())),
    };
    match done {
        Ok(()) => Redirect::to(&format!("/e/{event}/officials")).into_response(),
        Err(failure) => links::appointing(&app, &event, &device, &frame, "", Some(&failure)).await,
    }
}

/// `POST /e/{event}/delete`, and to the list of events.
pub async fn delete(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match delete_event(&app, &event, &device).await {
        Ok(()) => Redirect::to("/events").into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
