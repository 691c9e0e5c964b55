//! How much one device, and one address, may ask to be changed. A whole club sits behind one address, so the address
//! has a wide measure; a device has that of quick hands.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::Https;
use crate::doors::house;
use crate::live::{Device, Failure, Measure, Paces};

const DEVICE: Measure = Measure {
    burst: 60.0,
    rate: 20.0,
};
const ADDRESS: Measure = Measure {
    burst: 600.0,
    rate: 100.0,
};

/// What has been asked lately, by device and by address.
#[derive(Debug, Clone)]
pub struct Asked(Arc<(Paces<String>, Paces<IpAddr>)>, Https);

impl Asked {
    /// Nothing yet.
    pub fn new(https: Https) -> Self {
        Self(Arc::new((Paces::new(DEVICE), Paces::new(ADDRESS))), https)
    }

    fn take(&self, request: &Request) -> Result<(), Failure> {
        // A service that is called without a network has no peer.
        let Some(ConnectInfo(peer)) = request.extensions().get::<ConnectInfo<SocketAddr>>() else {
            return Ok(());
        };
        self.0.1.take(house(peer.ip()))?;
        match Device::of(request.headers(), self.1).pass {
            Some(pass) => self.0.0.take(pass),
            None => Ok(()),
        }
    }
}

/// Refuses what changes something and comes too fast.
pub async fn paced(State(asked): State<Asked>, request: Request, next: Next) -> Response {
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    if let Some(failure) = changes.then(|| asked.take(&request)).and_then(Result::err) {
        let Failure::TooFast { retry_after } = failure else {
            return failure.status().into_response();
        };
        return (
            failure.status(),
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
}
