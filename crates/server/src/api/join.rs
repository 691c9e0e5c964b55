//! Links: looked at, used, left.

use arbiter_hall::{Grant, Role};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Body, Tongue, fresh};
use super::device::Https;
use crate::app::App;
use crate::live::{Device, Failure, House, unknown};

/// What a link gives.
#[derive(Debug, Serialize)]
pub struct Invitation {
    pub event: String,
    pub name: String,
    pub grants: Vec<Grant>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    pub used: bool,
}

/// What a device has become.
#[derive(Debug, Serialize)]
pub struct Joined {
    /// The id of the event.
    pub event: String,
    /// What it may do.
    pub grants: Vec<Grant>,
    /// Where it goes now.
    pub go: String,
}

/// The name that somebody gives.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    name: String,
}

/// What a link gives. It is not used by looking: programs that preview links look too.
///
/// # Errors
/// There is none.
pub async fn invitation(app: &App, link: &str) -> Result<Invitation, Failure> {
    let house = app.hub().house_of(link)?;
    let found = house.look(|office| {
        let grants = office.invitation(link).map(<[Grant]>::to_vec);
        let used = grants.is_none() && office.was_used(link);
        let grants = grants.or_else(|| used.then(Vec::new))?;
        let board = grants
            .iter()
            .find_map(|grant| Some(grant.seat?.board))
            .or_else(|| office.draw_by_link(link));
        let game = board.and_then(|board| Some(office.boards.get(&board)?.game.clone()));
        let (event, name) = (office.id.clone(), office.plan.name.clone());
        Some(Invitation {
            event,
            name,
            grants,
            game,
            used,
        })
    });
    found.await.ok_or_else(|| unknown("link", ""))
}

/// `GET /api/v1/join/{link}`
pub async fn show(State(app): State<App>, Path(link): Path<String>, tongue: Tongue) -> Response {
    let found = invitation(&app, &link).await;
    tongue.answer(found.map(|found| fresh(StatusCode::OK, &found)))
}

/// `POST /api/v1/join/{link}`
pub async fn join(
    State(app): State<App>,
    Path(link): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Name>,
) -> Response {
    let joined = async {
        let Name { name } = body?;
        let (headers, joined) = use_link(&app, &link, device, &name).await?;
        Ok((headers, fresh(StatusCode::OK, &joined)))
    };
    tongue.answer(joined.await)
}

/// A device uses a link: what it has become, and the headers that bind it.
///
/// # Errors
/// The link has been used or is none, or the name cannot be read.
pub async fn use_link(
    app: &App,
    link: &str,
    device: Device,
    name: &str,
) -> Result<(HeaderMap, Joined), Failure> {
    let (_, pass, headers) = device.bound(Https(app.is_https()))?;
    let joined = enter(app, link, &pass, name).await?;
    Ok((headers, joined))
}

async fn enter(app: &App, link: &str, pass: &str, name: &str) -> Result<Joined, Failure> {
    let (house, grants) = app.hub().join(link, pass, name).await?;
    let drawn = house.look(|office| {
        let board = office.draw_by_link(link)?;
        Some(format!("/g/{}", office.boards.get(&board)?.game))
    });
    let go = match drawn.await {
        Some(go) => go,
        None => go(&house, &grants).await,
    };
    Ok(Joined {
        event: house.id.clone(),
        grants,
        go,
    })
}

/// Where somebody goes with what he may do.
pub async fn go(house: &House, grants: &[Grant]) -> String {
    let seat = grants.iter().find_map(|grant| grant.seat);
    if let Some(seat) = seat {
        let game = house.look(|office| office.boards.get(&seat.board).map(|board| board.game.clone()));
        return game.await.map_or_else(|| "/".into(), |game| format!("/g/{game}"));
    }
    let official = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    if grants.iter().any(|grant| official(grant.role)) {
        return format!("/arbiter/{}", house.id);
    }
    format!("/e/{}", house.id)
}

/// `POST /api/v1/events/{event}/logout`
pub async fn leave(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let left = async {
        let house = app.hub().house(&event)?;
        if let Some(pass) = &device.pass {
            house
                .commit(|office| Ok((vec![office.log_out(pass)], ())))
                .await?;
            app.hub().moved(&house).await?;
        }
        Ok(StatusCode::NO_CONTENT)
    };
    tongue.answer(left.await)
}
