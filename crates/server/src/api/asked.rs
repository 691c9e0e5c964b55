//! What every call of the interface carries: the language of its answers, and a body that is JSON.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use arbiter_lang::{Lang, Language};
use axum::Json;
use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, RETRY_AFTER};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::app::App;
use crate::choice::Choice;
use crate::device::Https;
use crate::live::Failure;
use crate::noted::Why;
use crate::refused::foreign;

/// The language in which a call is answered.
pub struct Tongue {
    /// Which.
    pub language: Language,
    lang: Arc<Lang>,
}

impl FromRequestParts<App> for Tongue {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let language = Choice::of(&parts.uri, &parts.headers).language;
        let lang = app.lang(language);
        Ok(Self { language, lang })
    }
}

impl Tongue {
    /// A failure as a response.
    pub fn refuse(&self, failure: &Failure) -> Response {
        let body = Json(json!({ "error": failure.json(&self.lang) }));
        let mut response = (failure.status(), [(CACHE_CONTROL, "no-store")], body).into_response();
        response.extensions_mut().insert(Why(failure.tag().to_owned()));
        if let Failure::TooFast { retry_after } = failure {
            response.headers_mut().insert(RETRY_AFTER, (*retry_after).into());
        }
        response
    }

    /// An answer, or why there is none.
    pub fn answer<T: IntoResponse>(&self, answer: Result<T, Failure>) -> Response {
        match answer {
            Ok(answer) => answer.into_response(),
            Err(failure) => self.refuse(&failure),
        }
    }
}

/// Who wants a socket: from which address, and whether from the page of another origin.
pub struct Asker {
    /// The address; none where a service is called without a network.
    pub from: Option<IpAddr>,
    /// Whether it is a stranger's page that asks.
    pub foreign: bool,
}

impl FromRequestParts<App> for Asker {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Self {
            from: peer.map(|ConnectInfo(peer)| peer.ip()),
            foreign: foreign(&parts.headers, Https(app.is_https())),
        })
    }
}

/// JSON that is never kept by anybody on the way.
pub fn fresh(status: StatusCode, body: &impl serde::Serialize) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

/// A body of JSON, or what is wrong with it.
pub struct Body<T>(pub Result<T, Failure>);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let bytes = Bytes::from_request(request, app)
            .await
            .map_err(IntoResponse::into_response)?;
        // An empty body is a table without members.
        let bytes = if bytes.is_empty() {
            Bytes::from_static(b"{}")
        } else {
            bytes
        };
        // A list would be read as the members of a table in their order.
        if bytes.trim_ascii_start().starts_with(b"[") {
            return Ok(Self(Err(Failure::BadMessage(String::from("expected an object")))));
        }
        let read = serde_json::from_slice(&bytes);
        Ok(Self(read.map_err(|error| Failure::BadMessage(error.to_string()))))
    }
}
