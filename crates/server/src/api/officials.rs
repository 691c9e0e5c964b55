//! Officials: they get a password, and log in with it.

use std::net::IpAddr;

use arbiter_hall::{Grant, HallError, Official, Role};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;

use super::asked::{Asker, Body, Tongue, fresh};
use super::join::{Joined, go};
use crate::app::App;
use crate::device::Https;
use crate::live::{Device, Failure, password};

/// Somebody who gets a password.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewOfficial {
    name: String,
    password: String,
    role: Role,
}

/// `POST /api/v1/events/{event}/officials`
pub async fn appoint(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<NewOfficial>,
) -> Response {
    let appointed = async {
        let NewOfficial { name, password, role } = body?;
        give_password(&app, &event, &device, &name, password, role).await?;
        Ok(fresh(StatusCode::CREATED, &json!({})))
    };
    tongue.answer(appointed.await)
}

/// Gives somebody a role of an event and a password.
///
/// # Errors
/// Whoever asks may not, the role has a seat, or the name or the password cannot be.
pub async fn give_password(
    app: &App,
    event: &str,
    device: &Device,
    name: &str,
    password: String,
    role: Role,
) -> Result<(), Failure> {
    let house = app.hub().house(event)?;
    let by = house.grants(device).await;
    if role.is_of_a_seat() {
        return Err(HallError::Unknown {
            what: "seat",
            name: role.to_string(),
        }
        .into());
    }
    let official = |password| Official {
        name: name.to_owned(),
        password,
        grants: vec![Grant::of(role)],
    };
    // Whoever may not appoint costs the server no hash.
    house
        .look(|office| office.appoint(&by, official(String::new())))
        .await?;
    let official = official(password::hash(password).await?);
    house
        .commit(|office| Ok((vec![office.appoint(&by, official)?], ())))
        .await
}

/// A name and its password.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    name: String,
    password: String,
}

/// `POST /api/v1/events/{event}/login`
pub async fn log_in(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    Body(body): Body<LogIn>,
) -> Response {
    let joined = async {
        let LogIn { name, password } = body?;
        let (joined, headers) = enter(&app, &event, (device, asker.from), (&name, password)).await?;
        Ok::<_, Failure>((headers, fresh(StatusCode::OK, &joined)).into_response())
    };
    tongue.answer(joined.await)
}

/// Lets somebody in by name and password; the headers bind the device.
///
/// # Errors
/// The name or the password is wrong, or there were too many guesses.
pub async fn enter(
    app: &App,
    event: &str,
    (device, from): (Device, Option<IpAddr>),
    (name, password): (&str, String),
) -> Result<(Joined, HeaderMap), Failure> {
    let house = app.hub().house(event)?;
    app.hub().guess(event, name, from)?;
    let known = house.look(|office| office.official(name).map(|official| official.password.clone()));
    password::check(password, known.await).await?;
    let (_, pass, headers) = device.clone().renewed(app.hub(), Https(app.is_https()))?;
    let grants = house
        .commit(|office| {
            let fact = office.log_in_as(name, &pass, device.known_to(office))?;
            let grants = office.official(name).map(|official| official.grants.clone());
            Ok((vec![fact], grants.unwrap_or_default()))
        })
        .await?;
    app.hub().moved(&house).await?;
    let joined = Joined {
        event: house.id.clone(),
        go: go(&house, &grants).await,
        grants,
    };
    Ok((joined, headers))
}
