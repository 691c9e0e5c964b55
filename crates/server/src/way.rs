//! The way of a request: what is asked of an event that lives elsewhere is carried there.

use std::net::SocketAddr;
use std::sync::Arc;

use arbiter_hall::store::StoreError;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{RETRY_AFTER, UPGRADE};
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::Tongue;
use crate::app::{App, Followed};
use crate::device::Https;
use crate::live::{Device, Failure};
use crate::nodes::{Carried, Nodes, Place, carry};

/// Before these names in an address stands nothing, behind them an event.
const OF_EVENTS: [&str; 3] = ["/e/", "/arbiter/", "/api/v1/events/"];
/// Behind these a game.
const OF_GAMES: [&str; 2] = ["/g/", "/api/v1/games/"];
/// Behind these a festival.
const OF_FESTIVALS: [&str; 2] = ["/f/", "/api/v1/festivals/"];
/// Behind these a link or a code.
const OF_LINKS: [&str; 2] = ["/join/", "/api/v1/join/"];

/// What an address names.
#[derive(Debug, PartialEq, Eq)]
enum Named<'a> {
    Event(&'a str),
    Game(&'a str),
    Festival(&'a str),
    Link(&'a str),
}

/// What an address names, without the ending of a file.
fn named(path: &str) -> Option<Named<'_>> {
    let behind = |starts: &[&str]| {
        let rest = starts.iter().find_map(|start| path.strip_prefix(start))?;
        let name = rest.split('/').next().unwrap_or_default();
        let name = name.split('.').next().unwrap_or_default();
        (!name.is_empty()).then_some(name)
    };
    let event = || behind(&OF_EVENTS).map(Named::Event);
    let game = || behind(&OF_GAMES).map(Named::Game);
    let festival = || behind(&OF_FESTIVALS).map(Named::Festival);
    event()
        .or_else(game)
        .or_else(festival)
        .or_else(|| behind(&OF_LINKS).map(Named::Link))
}

/// The code in the query of `/join?code=…`.
fn code(request: &Request) -> Option<String> {
    if request.uri().path() != "/join" {
        return None;
    }
    let query = request.uri().query()?;
    let given = query.split('&').find_map(|pair| pair.strip_prefix("code="))?;
    arbiter_hall::as_code(given)
}

/// Whether somebody wants to hear of a game, or of all boards of an event.
fn looks_on(request: &Request) -> bool {
    request.headers().contains_key(UPGRADE) && request.uri().path().ends_with("/live")
}

/// The event that a request is about.
fn event_in(nodes: &Nodes, request: &Request) -> Result<Option<String>, Failure> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let from = peer.map(|ConnectInfo(peer)| peer.ip());
    if let Some(code) = code(request) {
        return nodes.event_with_code(&code, from);
    }
    match named(request.uri().path()) {
        None | Some(Named::Festival(_)) => Ok(None),
        Some(Named::Event(event)) => Ok(Some(event.to_owned())),
        Some(Named::Game(game)) => nodes.event_with_game(game),
        Some(Named::Link(link)) => match arbiter_hall::as_code(link) {
            Some(code) => nodes.event_with_code(&code, from),
            None => Ok(link.split_once('-').map(|(event, _)| event.to_owned())),
        },
    }
}

/// The festival that a request is about.
fn festival_in(request: &Request) -> Option<String> {
    match named(request.uri().path()) {
        Some(Named::Festival(id)) => Some(id.to_owned()),
        _ => None,
    }
}

/// Where the event lives here the request goes on; else it is carried to its node, once.
pub async fn way(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = app.nodes() else {
        return next.run(request).await;
    };
    let nodes = Arc::clone(nodes);
    let nodes = &nodes;
    let (mut parts, body) = request.into_parts();
    let tongue = Tongue::from_request_parts(&mut parts, &app).await;
    let request = Request::from_parts(parts, body);
    let moved = || match &tongue {
        Ok(tongue) => {
            let mut response = tongue.refuse(&StoreError::NotOwner.into());
            response
                .headers_mut()
                .insert(RETRY_AFTER, HeaderValue::from_static("1"));
            response
        }
        Err(infallible) => infallible.into_response(),
    };
    let Ok(event) = event_in(nodes, &request) else {
        return moved();
    };
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if let Some(event) = &event {
        match nodes.place(event).await {
            // What names nothing is answered as everywhere.
            Ok(Place::Here | Place::Nowhere) => {}
            // A loop of carrying ends here.
            Ok(Place::There(_)) if request.extensions().get::<Carried>().is_some() => return moved(),
            Ok(Place::There(there)) => {
                if let Some(following) = nodes.following()
                    && looks_on(&request)
                    && following
                        .serves(
                            event,
                            &there,
                            &Device::of(request.headers(), Https(app.is_https())),
                        )
                        .await
                {
                    let mut request = request;
                    request
                        .extensions_mut()
                        .insert(Followed(Arc::clone(following.hub())));
                    return next.run(request).await;
                }
                let carried = carry(nodes, request, event, &there).await;
                return carried.unwrap_or_else(moved);
            }
            Err(_) => return moved(),
        }
    } else if let Some(festival) = festival_in(&request) {
        match nodes.festival(&festival).await {
            Ok(Place::Here | Place::Nowhere) => {}
            Ok(Place::There(there)) if request.extensions().get::<Carried>().is_none() => {
                let stream = arbiter_hall::festival::festival_stream(&festival);
                return carry(nodes, request, &stream, &there).await.unwrap_or_else(moved);
            }
            Ok(Place::There(_)) | Err(_) => return moved(),
        }
    } else if changes && !nodes.is_ready() {
        return moved();
    }
    let response = next.run(request).await;
    if response.status() == StatusCode::NOT_FOUND
        && let Some(event) = &event
        && nodes.has_left(event)
    {
        // It went elsewhere while this was on its way to it.
        return moved();
    }
    if changes {
        nodes.name(event.as_deref()).await;
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_an_event_a_game_or_a_link() {
        for (path, name) in [
            ("/e/abc", Some(Named::Event("abc"))),
            ("/e/abc.zip", Some(Named::Event("abc"))),
            ("/e/abc/r/2/b/4", Some(Named::Event("abc"))),
            ("/arbiter/abc/results", Some(Named::Event("abc"))),
            ("/arbiter/login", Some(Named::Event("login"))),
            ("/api/v1/events/abc/live", Some(Named::Event("abc"))),
            ("/api/v1/events", None),
            ("/g/xyz-b", Some(Named::Game("xyz-b"))),
            ("/g/xyz.pgn", Some(Named::Game("xyz"))),
            ("/api/v1/games/xyz/commands", Some(Named::Game("xyz"))),
            ("/api/v1/join/abc-123", Some(Named::Link("abc-123"))),
            ("/f/abc/go", Some(Named::Festival("abc"))),
            ("/api/v1/festivals/abc/move", Some(Named::Festival("abc"))),
            ("/api/v1/festivals", None),
            ("/join/QWERTY/qr.svg", Some(Named::Link("QWERTY"))),
            ("/laws/fide-2023", None),
            ("/", None),
        ] {
            assert_eq!(named(path), name, "{path}");
        }
    }
}
