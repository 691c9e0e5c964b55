//! Trust that is taken back: who and what was let in, and how it is shut out again.

use arbiter_hall::{Fact, Grant, HallError, Holder, Office};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::{Device, Failure, password};

/// What is taken back.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum TakeBack {
    /// A device is shut out.
    ShutOut {
        /// As it is called in the list.
        device: String,
    },
    /// A link that nobody has used is closed.
    CloseLink {
        /// As it is called in the list.
        link: String,
    },
    /// An official gets another password.
    Password {
        /// The official.
        name: String,
        /// The new one.
        password: String,
    },
    /// An official is called otherwise.
    Rename {
        /// The official.
        name: String,
        /// The new name.
        to: String,
    },
    /// An official is none any more.
    Dismiss {
        /// The official.
        name: String,
    },
}

/// Who and what was let in.
#[derive(Debug, Default, Serialize)]
pub struct Trusted {
    /// Those with passwords.
    pub officials: Vec<TrustedOfficial>,
    /// Devices.
    pub devices: Vec<TrustedDevice>,
    /// Links that nobody has used.
    pub links: Vec<OpenLink>,
}

/// Somebody with a password.
#[derive(Debug, Serialize)]
pub struct TrustedOfficial {
    pub name: String,
    pub grants: Vec<Grant>,
}

/// A device that was let in.
#[derive(Debug, Serialize)]
pub struct TrustedDevice {
    pub device: String,
    pub name: String,
    pub grants: Vec<Grant>,
    /// Whether it is the one that asks.
    pub you: bool,
}

/// A link that nobody has used.
#[derive(Debug, Serialize)]
pub struct OpenLink {
    pub link: String,
    pub grants: Vec<Grant>,
}

/// Who and what was let in, for whoever may take it back.
///
/// # Errors
/// He may not.
pub async fn trusted(app: &App, event: &str, device: &Device) -> Result<Trusted, Failure> {
    let house = app.hub().house(event)?;
    let by = house.grants(device).await;
    if !Office::may_take_back(&by) {
        let roles = by.iter().map(|grant| grant.role).collect();
        let command = "revoke";
        return Err(HallError::Forbidden { command, roles }.into());
    }
    let all = house.look(|office| Trusted {
        officials: (office.officials().filter_map(|name| office.official(name)))
            .map(|official| TrustedOfficial {
                name: official.name.clone(),
                grants: official.grants.clone(),
            })
            .collect(),
        devices: office
            .devices()
            .map(|(pass, holder)| TrustedDevice {
                device: pass.to_owned(),
                name: holder.name.clone(),
                grants: holder.grants.iter().collect(),
                you: device.passes().any(|own| Office::is_pass(pass, own)),
            })
            .collect(),
        links: office
            .open_links()
            .map(|(link, grants)| OpenLink {
                link: link.to_owned(),
                grants: grants.to_vec(),
            })
            .collect(),
    });
    Ok(all.await)
}

/// Takes something back: it is written down, and every socket is looked at again.
///
/// # Errors
/// He may not, or there is nothing like it.
pub async fn take_back(app: &App, event: &str, device: &Device, what: TakeBack) -> Result<(), Failure> {
    let house = app.hub().house(event)?;
    let by = |office: &Office| -> Holder {
        let known = device.known_to(office).and_then(|pass| office.holder(pass));
        known.cloned().unwrap_or_default()
    };
    let hashed = match &what {
        TakeBack::Password { name, password } => {
            // Whoever may not change it costs the server no hash.
            let may = |office: &Office| office.set_password(&by(office), name, String::new());
            house.look(may).await?;
            password::hash(password.clone()).await?
        }
        _ => String::new(),
    };
    let decide = |office: &Office| {
        let by = by(office);
        let fact: Fact = match &what {
            TakeBack::ShutOut { device } => office.revoke(&by.grants, device)?,
            TakeBack::CloseLink { link } => office.close_link(&by.grants, link)?,
            TakeBack::Password { name, .. } => office.set_password(&by, name, hashed)?,
            TakeBack::Rename { name, to } => office.rename_official(&by.grants, name, to)?,
            TakeBack::Dismiss { name } => office.dismiss(&by.grants, name)?,
        };
        Ok((vec![fact], ()))
    };
    house.commit(decide).await?;
    app.hub().moved(&house).await
}

/// `GET /api/v1/events/{event}/trust`
pub async fn show(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = trusted(&app, &event, &device).await;
    tongue.answer(found.map(|found| fresh(StatusCode::OK, &found)))
}

/// `POST /api/v1/events/{event}/trust`
pub async fn send(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<TakeBack>,
) -> Response {
    let done = async {
        take_back(&app, &event, &device, body?).await?;
        Ok(fresh(StatusCode::OK, &serde_json::json!({})))
    };
    tongue.answer(done.await)
}
