//! Links: looked at, used, left.

use std::sync::Arc;

use arbiter_hall::{Grant, LinkId, Office, Role};
use arbiter_lang::Lang;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Asker, Body, Tongue, fresh};
use crate::app::App;
use crate::device::Https;
use crate::live::{Device, Failure, House, title, unknown};

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
pub async fn invitation(house: &House, link: &LinkId, lang: &Lang) -> Result<Invitation, Failure> {
    let found = house.look(|office| {
        let grants = office.invitation(link).map(<[Grant]>::to_vec);
        let used = grants.is_none() && office.was_used(link);
        let grants = grants.or_else(|| used.then(Vec::new))?;
        let board = grants
            .iter()
            .find_map(|grant| Some(grant.seat?.board))
            .or_else(|| office.draw_by_link(link));
        let game = board.and_then(|board| Some(office.boards.get(&board)?.game.clone()));
        let (event, name) = (office.id.clone(), title(lang, office));
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
pub async fn show(
    State(app): State<App>,
    Path(link): Path<String>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
) -> Response {
    let found = async {
        let (house, link) = app.hub().link(&link, &device, asker.from).await?;
        invitation(&house, &link, &app.lang(tongue.language)).await
    };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &found)))
}

/// `POST /api/v1/join/{link}`
pub async fn join(
    State(app): State<App>,
    Path(link): Path<String>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    Body(body): Body<Name>,
) -> Response {
    let joined = async {
        let Name { name } = body?;
        let (house, link) = app.hub().link(&link, &device, asker.from).await?;
        let (headers, joined) = use_link(&app, &house, &link, device, &name).await?;
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
    house: &Arc<House>,
    link: &LinkId,
    device: Device,
    name: &str,
) -> Result<(HeaderMap, Joined), Failure> {
    let again = house.look(|office| device.passes().any(|pass| office.was_used_by(link, pass)));
    let (pass, headers) = if again.await {
        (String::new(), HeaderMap::new())
    } else {
        let (_, pass, headers) = device.clone().renewed(app.hub(), Https(app.is_https()))?;
        (pass, headers)
    };
    let grants = app.hub().join(house, link, &pass, &device, name).await?;
    let drawn = house.look(|office| {
        let board = office.draw_by_link(link)?;
        Some(format!("/g/{}", office.boards.get(&board)?.game))
    });
    let go = match drawn.await {
        Some(go) => go,
        None => go(house, &grants).await,
    };
    let joined = Joined {
        event: house.id.clone(),
        grants,
        go,
    };
    Ok((headers, joined))
}

/// Where everybody sees the boards of an event: all of them, or the only one.
pub async fn look_on(house: &House) -> String {
    let only = |office: &Office| {
        let mut boards = office.boards.values();
        boards
            .next()
            .filter(|_| office.boards.len() == 1)
            .map(|board| board.game.clone())
    };
    match house.look(only).await {
        Some(game) => format!("/g/{game}"),
        None => format!("/e/{}/wall", house.id),
    }
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
    // Whoever sits at the desk types results; there are none without a tournament.
    let desk = grants.iter().any(|grant| grant.role == Role::Desk);
    if desk && house.look(|office| office.shared_tournament().is_some()).await {
        return format!("/arbiter/{}/results", house.id);
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
        let left = |office: &Office| {
            let known = device.passes().filter(|pass| office.holder(pass).is_some());
            let left: Vec<_> = known.map(|pass| office.log_out(pass)).collect();
            let any = !left.is_empty();
            Ok((left, any))
        };
        if house.commit(left).await? {
            app.hub().moved(&house).await?;
        }
        Ok(StatusCode::NO_CONTENT)
    };
    tongue.answer(left.await)
}
