//! How much one device, and one address, may ask to be changed, and how much one address may ask to be read of games and
//! events. A whole club sits behind one address, so the address has a wide measure; a device has that of quick hands.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::device::Https;
use crate::doors::house;
use crate::live::Device;
use crate::paces::{Measure, Paces, TooFast};

const DEVICE: Measure = Measure {
    burst: 60.0,
    rate: 20.0,
};
const ADDRESS: Measure = Measure {
    burst: 600.0,
    rate: 100.0,
};

/// What is read of games and events by one address: a hall of phones that all come back at once, and no more.
const READING: Measure = Measure {
    burst: 2_000.0,
    rate: 200.0,
};

/// What has been asked lately, by device and by address, and what was read.
#[derive(Debug, Clone)]
pub struct Asked {
    paces: Arc<Lately>,
    https: Https,
}

#[derive(Debug)]
struct Lately {
    devices: Paces<String>,
    addresses: Paces<IpAddr>,
    reading: Paces<IpAddr>,
}

impl Asked {
    /// Nothing yet.
    pub fn new(https: Https) -> Self {
        let paces = Arc::new(Lately {
            devices: Paces::new(DEVICE),
            addresses: Paces::new(ADDRESS),
            reading: Paces::new(READING),
        });
        Self { paces, https }
    }

    fn take(&self, request: &Request) -> Result<(), TooFast> {
        // A service that is called without a network has no peer.
        let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>() else {
            return Ok(());
        };
        let from = house(peer.ip());
        if request.method() == Method::GET || request.method() == Method::HEAD {
            if is_dear(request.uri().path()) {
                self.paces.reading.take(from)?;
            }
            return Ok(());
        }
        self.paces.addresses.take(from)?;
        match Device::of(request.headers(), self.https).pass {
            Some(pass) => self.paces.devices.take(pass),
            None => Ok(()),
        }
    }
}

/// Whether something of a game or an event is read; a socket is counted by what it sends.
fn is_dear(path: &str) -> bool {
    let of = [
        "/api/v1/games/",
        "/api/v1/events",
        "/api/v1/join/",
        "/join",
        "/g/",
        "/e/",
        "/arbiter/",
    ];
    of.iter().any(|place| path.starts_with(place)) && !path.ends_with("/live")
}

/// Refuses what changes something, or reads what is dear, and comes too fast.
pub async fn paced(State(asked): State<Asked>, request: Request, next: Next) -> Response {
    if let Err(TooFast { retry_after }) = asked.take(&request) {
        return (
            StatusCode::TOO_MANY_REQUESTS,
            [(RETRY_AFTER, retry_after.to_string())],
            "too fast\n",
        )
            .into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use axum::body::Body;

    use super::*;

    #[test]
    fn a_house_has_one_measure_for_all_its_addresses() {
        let asked = Asked::new(Https(false));
        let from = |address: String| {
            let mut request = Request::new(Body::empty());
            *request.method_mut() = Method::POST;
            let peer = SocketAddr::new(address.parse().unwrap(), 4711);
            request.extensions_mut().insert(ConnectInfo(peer));
            asked.take(&request)
        };
        let taken = (0..700).filter(|n| from(format!("2001:db8::{n:x}")).is_ok());
        assert!((600..700).contains(&taken.count()));
        assert!(
            from("2001:db8:0:1::1".into()).is_ok(),
            "the neighbour is not slowed"
        );
    }

    #[test]
    fn nobody_reads_games_without_end() {
        let asked = Asked::new(Https(false));
        let reads = |path: &str| {
            let mut request = Request::get(path).body(Body::empty()).unwrap();
            let peer = SocketAddr::from(([192, 168, 1, 9], 4711));
            request.extensions_mut().insert(ConnectInfo(peer));
            asked.take(&request).is_ok()
        };
        let taken = (0..3_000).filter(|_| reads("/api/v1/games/k3"));
        assert!((2_000..2_500).contains(&taken.count()));
        assert!(reads("/laws") && reads("/api/v1/games/k3/live"));
        // A code is looked for in the store.
        assert!(!reads("/api/v1/join/QWERTY") && !reads("/join"));
    }
}
