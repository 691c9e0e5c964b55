//! `/arbiter/login`: officials come in by name and password; and where whoever keeps an event gives them out.

use arbiter_hall::Role;
use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::links;
use crate::api::{Asker, enter as let_in, event_rows, give_password};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;

/// So many events are offered; others are written by their code.
const OFFERED: usize = 50;

#[derive(Template)]
#[template(path = "login.html")]
struct Page<'a> {
    frame: &'a Frame,
    events: Vec<(String, String, bool)>,
    name: String,
    wrong: Option<String>,
}

/// Which event is meant.
#[derive(Debug, Default, Deserialize)]
pub struct Asked {
    #[serde(default)]
    event: String,
}

/// What the form sends.
#[derive(Debug, Deserialize)]
pub struct Sent {
    event: String,
    name: String,
    password: String,
}

/// The form.
pub async fn page(
    State(app): State<App>,
    device: Device,
    frame: Frame,
    Query(asked): Query<Asked>,
) -> Response {
    form(
        &app,
        &device,
        &frame,
        &asked.event,
        String::new(),
        (StatusCode::OK, None),
    )
    .await
}

async fn form(
    app: &App,
    device: &Device,
    frame: &Frame,
    event: &str,
    name: String,
    (status, wrong): (StatusCode, Option<String>),
) -> Response {
    let rows = event_rows(app, device, frame.lang()).await.into_iter();
    let page = Page {
        events: rows
            .filter(|row| row.public)
            .take(OFFERED)
            .map(|row| {
                let here = row.event == event;
                (row.event, row.name, here)
            })
            .collect(),
        name,
        wrong,
        frame,
    };
    frame.page(status, &page)
}

/// The same by `POST`: lets the device in, or says that name or password is wrong.
pub async fn enter(
    State(app): State<App>,
    device: Device,
    asker: Asker,
    frame: Frame,
    Form(sent): Form<Sent>,
) -> Response {
    match let_in(
        &app,
        &sent.event,
        (device.clone(), asker.from),
        (&sent.name, sent.password),
    )
    .await
    {
        Ok((joined, headers)) => (headers, Redirect::to(&joined.go)).into_response(),
        Err(failure) => {
            let why = failure.json(frame.lang());
            let why = why["text"].as_str().map(ToOwned::to_owned);
            form(
                &app,
                &device,
                &frame,
                &sent.event,
                sent.name,
                (failure.status(), why),
            )
            .await
        }
    }
}

/// Somebody who is to have a password.
#[derive(Debug, Deserialize)]
pub struct Appointed {
    name: String,
    password: String,
    role: Role,
}

/// `POST /e/{event}/officials`: gives somebody a password and leads back to the seats.
pub async fn appoint(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
    Form(sent): Form<Appointed>,
) -> Response {
    match give_password(&app, &event, &device, &sent.name, sent.password, sent.role).await {
        Ok(()) => Redirect::to(&format!("/e/{event}/officials")).into_response(),
        Err(failure) => links::appointing(&app, &event, &device, &frame, &sent.name, Some(&failure)).await,
    }
}
