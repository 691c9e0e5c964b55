//! Who asks for a page of a tournament: everybody, or whoever keeps it. Each comes with the tournament as he sees it and with the
//! frame of his page; where there is none, or it is not for him, the page that says so is the answer.

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::Response;

use super::seen::Seen;
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
use crate::refused::{Refused, refuse};

/// Everybody.
pub struct ForAll {
    /// The tournament as he sees it.
    pub seen: Seen,
    /// The frame of his page.
    pub frame: Frame,
}

/// Whoever keeps the event.
pub struct AtDesk {
    /// The tournament as he sees it.
    pub seen: Seen,
    /// The frame of his page.
    pub frame: Frame,
}

impl FromRequestParts<App> for ForAll {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Ok(frame) = Frame::from_request_parts(parts, app).await;
        let Ok(device) = Device::from_request_parts(parts, app).await;
        let params = RawPathParams::from_request_parts(parts, app).await;
        let event = params.iter().flatten().find(|param| param.0 == "event");
        let event = event.map_or("", |param| param.1);
        match Seen::here(app, event, &device).await {
            Ok(seen) => Ok(Self { seen, frame }),
            Err(failure) => Err(refuse(&frame, &failure)),
        }
    }
}

impl FromRequestParts<App> for AtDesk {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let ForAll { seen, frame } = ForAll::from_request_parts(parts, app).await?;
        if seen.keeps() {
            return Ok(Self { seen, frame });
        }
        Err(only_officials(&frame, &seen))
    }
}

/// A page of those who keep the tournament is shown to nobody else: he is told so, and where to log in.
pub fn only_officials(frame: &Frame, seen: &Seen) -> Response {
    let near = vec![
        (
            format!("/arbiter/login?event={}", seen.id),
            frame.t("start-login"),
        ),
        (seen.links.home(), seen.name().to_owned()),
    ];
    let what = frame.t("tour-officials-only");
    let status = StatusCode::FORBIDDEN;
    frame.page(status, &Refused::of(frame, status, what, near))
}
