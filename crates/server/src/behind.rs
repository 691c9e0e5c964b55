//! Who really asks, where a proxy stands before the server: only what a proxy says that was named is believed.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;

/// Where a proxy says who asked it: the last entry is its own, those before it anybody can write.
const FOR: &str = "x-forwarded-for";

/// The proxies that are believed.
#[derive(Debug, Clone, Default)]
pub struct Behind(Arc<Vec<IpAddr>>);

impl Behind {
    /// These.
    pub fn new(proxies: Vec<IpAddr>) -> Self {
        Self(Arc::new(proxies))
    }

    /// Whoever asks, as a proxy says that was named; the connection itself otherwise. A named proxy that does not say it is
    /// an address of nobody's, never this machine.
    fn from(&self, peer: SocketAddr, headers: &HeaderMap) -> SocketAddr {
        if !self.0.contains(&peer.ip().to_canonical()) {
            return peer;
        }
        let lines = headers.get_all(FOR).into_iter().next_back();
        let last = lines.and_then(|line| line.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        let unknown = IpAddr::from([0, 0, 0, 0]);
        SocketAddr::new(last.filter(|ip: &IpAddr| !ip.is_loopback()).unwrap_or(unknown), 0)
    }
}

/// From here on the one who asks is the one who asked the proxy.
pub async fn real(State(behind): State<Behind>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().copied();
    if let Some(ConnectInfo(peer)) = peer {
        let from = behind.from(peer, request.headers());
        request.extensions_mut().insert(ConnectInfo(from));
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_proxy_that_was_named_says_who_asks() {
        let behind = Behind::new(vec![IpAddr::from([127, 0, 0, 1])]);
        for (peer, said, from) in [
            ("127.0.0.1:9", Some("203.0.113.7"), "203.0.113.7"),
            ("127.0.0.1:9", Some("10.0.0.1, 203.0.113.7"), "203.0.113.7"),
            ("127.0.0.1:9", Some("127.0.0.1"), "0.0.0.0"),
            ("127.0.0.1:9", Some("nobody"), "0.0.0.0"),
            ("127.0.0.1:9", None, "0.0.0.0"),
            ("192.168.1.9:9", Some("203.0.113.7"), "192.168.1.9"),
        ] {
            let mut headers = HeaderMap::new();
            if let Some(said) = said {
                headers.insert(FOR, said.parse().unwrap());
            }
            let found = behind.from(peer.parse().unwrap(), &headers);
            assert_eq!(found.ip().to_string(), from, "{peer} {said:?}");
        }
    }
}
