//! Listening, and stopping in order.

use std::io;
use std::net::SocketAddr;

use thiserror::Error;
use tokio::net::TcpListener;

/// Why the server could not listen or had to stop.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is taken, not of this machine, or not allowed.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The system took the listening away.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Serves until the program is told to stop; `ready` is called with the address once connections are taken.
///
/// # Errors
/// [`ServeError::Listen`] if the address cannot be had, [`ServeError::Stopped`] if it is lost.
pub async fn serve(address: SocketAddr, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let refused = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    ready(listener.local_addr()?);
    axum::serve(listener, crate::app())
        .with_graceful_shutdown(told_to_stop())
        .await?;
    Ok(())
}

/// Ends when the terminal or the system asks the program to stop.
async fn told_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
