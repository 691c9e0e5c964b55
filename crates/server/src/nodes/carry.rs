//! A connection carried to the node at which an event lives: a request and its answer, and the bytes of a socket both ways.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use arbiter_hall::store::Tenure;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::header::{CONNECTION, UPGRADE};
use axum::http::{HeaderValue, StatusCode, Version};
use axum::response::Response;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::copy_bidirectional;
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::Nodes;
use super::inside::{GUEST, REFUSED, WORD};

/// So long another node may take to take the connection: it is near.
const NEAR: Duration = Duration::from_secs(1);

/// Carries a request to another node, and its answer back; nothing where it is not there.
pub async fn carry(nodes: &Arc<Nodes>, request: Request, event: &str, there: &Tenure) -> Option<Response> {
    let response = carried(nodes, request, there).await;
    nodes.carries(there, response.as_ref().err().copied());
    if response.is_err() {
        nodes.forget(event);
    }
    response.ok()
}

/// Why nothing could be carried.
type Why = &'static str;

const NO_WORD: Why = "this node has no inside address and no secret";
const NO_DOOR: Why = "it has no inside address";
const NO_LINE: Why = "it does not take the connection";
const BROKEN: Why = "the line to it broke";
const OTHER_WORD: Why = "its inside secret is another";

async fn carried(nodes: &Arc<Nodes>, mut request: Request, there: &Tenure) -> Result<Response, Why> {
    let (_, word) = nodes.node.inside.as_ref().ok_or(NO_WORD)?;
    if there.address.is_empty() {
        return Err(NO_DOOR);
    }
    let stream = timeout(NEAR, TcpStream::connect(&there.address)).await;
    let stream = stream.map_err(|_late| NO_LINE)?.map_err(|_none| NO_LINE)?;
    // Small messages go at once.
    drop(stream.set_nodelay(true));
    let hands = http1::handshake::<_, Body>(TokioIo::new(stream)).await;
    let (mut sender, connection) = hands.map_err(|_broken| BROKEN)?;
    tokio::spawn(connection.with_upgrades());
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let guest = peer.map_or_else(
        || "0.0.0.0".to_owned(),
        |ConnectInfo(peer)| peer.ip().to_canonical().to_string(),
    );
    *request.version_mut() = Version::HTTP_11;
    let headers = request.headers_mut();
    let word = HeaderValue::from_str(word).map_err(|_unsayable| NO_WORD)?;
    headers.insert(WORD, word);
    headers.insert(GUEST, HeaderValue::from_str(&guest).map_err(|_none| BROKEN)?);
    let is_socket = headers.contains_key(UPGRADE);
    if !is_socket {
        // Each has a connection of its own, which ends with it.
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    let here = is_socket.then(|| hyper::upgrade::on(&mut request));
    let mut response = tokio::select! {
        response = sender.send_request(request) => response.map_err(|_broken| BROKEN)?,
        () = nodes.ends(there) => return Err(BROKEN),
    };
    if response.status() == REFUSED {
        return Err(OTHER_WORD);
    }
    if response.status() == StatusCode::SWITCHING_PROTOCOLS
        && let Some(here) = here
    {
        let other = hyper::upgrade::on(&mut response);
        let (nodes, there) = (Arc::clone(nodes), there.clone());
        tokio::spawn(async move {
            let Ok((here, other)) = tokio::try_join!(here, other) else {
                return;
            };
            nodes.carried.fetch_add(1, Ordering::Relaxed);
            let (mut here, mut other) = (TokioIo::new(here), TokioIo::new(other));
            // However it ends, both sides see it and the browser comes again.
            tokio::select! {
                _ = copy_bidirectional(&mut here, &mut other) => {}
                () = nodes.ends(&there) => {}
            }
            nodes.carried.fetch_sub(1, Ordering::Relaxed);
        });
    } else {
        response.headers_mut().remove(CONNECTION);
    }
    Ok(response.map(Body::new))
}
