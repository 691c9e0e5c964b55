//! The door through which other nodes carry what they were asked: whoever comes says the word, and whom he comes for.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use arbiter_hall::hash;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderName, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// The word that all nodes know.
pub const WORD: HeaderName = HeaderName::from_static("x-arbiter-inside");
/// Who asked at the outer door. It counts only here.
pub const GUEST: HeaderName = HeaderName::from_static("x-arbiter-guest");

/// What somebody hears who does not know the word: no page of the house says so, so another node knows what it means.
pub const REFUSED: StatusCode = StatusCode::MISDIRECTED_REQUEST;

/// A request that another node has carried: it is carried no further.
#[derive(Debug, Clone, Copy)]
pub struct Carried;

/// Lets in who knows the word, as the guest that he comes for.
pub async fn inside(State(word): State<Arc<str>>, mut request: Request, next: Next) -> Response {
    let said = request.headers_mut().remove(WORD);
    let said = said.as_ref().and_then(|said| said.to_str().ok()).map(hash);
    // The hashes are compared: how long that takes says nothing of the word.
    if said != Some(hash(&word)) {
        return REFUSED.into_response();
    }
    let guest = request.headers_mut().remove(GUEST);
    let guest = guest
        .as_ref()
        .and_then(|guest| guest.to_str().ok()?.parse::<IpAddr>().ok());
    let guest = SocketAddr::new(guest.unwrap_or(IpAddr::from([0, 0, 0, 0])), 0);
    request.extensions_mut().insert(ConnectInfo(guest));
    request.extensions_mut().insert(Carried);
    next.run(request).await
}
