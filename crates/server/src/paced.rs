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
        self.0.1.take(peer.ip())?;
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
