//! *Try the board*: the games of the coach are made, one for each incident.

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Grant, Grants, Plan, Role};
use arbiter_laws::default_rulebook;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::refuse;
use crate::api::Asker;
use crate::app::App;
use crate::device::Https;
use crate::frame::Frame;
use crate::live::{Device, Failure, Incident, incident};

/// Which incident is wanted; the first one if nothing is said.
#[derive(Debug, Default, Deserialize)]
pub struct Wanted {
    step: Option<u8>,
}

/// `POST /try`: a board at which the incident can be made, started, with both seats at this device. After the last one
/// it leads to a game.
pub async fn make(
    State(app): State<App>,
    device: Device,
    asker: Asker,
    frame: Frame,
    Form(wanted): Form<Wanted>,
) -> Response {
    let step = wanted.step.unwrap_or(1).max(1);
    let Some(incident) = incident(step) else {
        return Redirect::to("/new").into_response();
    };
    if let Err(failure) = app.quota().take(app.hub(), &device, asker.from, 1).await {
        return refuse(&frame, &failure);
    }
    match begin(&app, device, &frame, (step, incident)).await {
        Ok(response) => response,
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Makes the board of an incident and leads to it.
///
/// # Errors
/// Nothing was written.
async fn begin(
    app: &App,
    device: Device,
    frame: &Frame,
    (step, incident): (u8, &Incident),
) -> Result<Response, Failure> {
    let (device, pass, headers) = device.bound(app.hub(), Https(app.is_https()))?;
    let plan = Plan {
        rulebook: default_rulebook().id().to_owned(),
        arbiter: true,
        position: Some(incident.position.to_owned()),
        left: Some(incident.left),
        coach: Some(step),
        public: Some(false),
        ..Plan::friends(&frame.t("coach-name"), "5m")
    };
    let mut draft = app.hub().draft(plan, &device, "")?;
    let by = Grants::new([Grant::of(Role::Organiser)]);
    let board = draft.add_board(&by, [String::new(), String::new()])?;
    draft.decide(|office| {
        let sit = |side| office.let_in(&pass, "", vec![Grant::player(board.board, side)]);
        Ok(Color::ALL.map(sit).into())
    })?;
    app.hub().make(draft).await?;
    let arbiter = Grants::new([Grant::of(Role::Arbiter)]);
    app.hub().start(&board.game, &arbiter).await?;
    Ok((headers, Redirect::to(&format!("/g/{}", board.game))).into_response())
}
