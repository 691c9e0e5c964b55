//! Listening, and stopping in order.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::{fs, io};

use arbiter_hall::store::{Sqlite, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;

use crate::Failure;

/// The file in which everything is kept.
const FILE: &str = "arbiter.sqlite3";

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
    /// What is to be kept cannot be kept there.
    #[error("cannot keep anything in {folder}: {source}")]
    Folder {
        /// The folder.
        folder: String,
        /// What the system says.
        source: io::Error,
    },
    /// The file with everything cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What it holds cannot be brought to life again.
    #[error(transparent)]
    Reading(#[from] Failure),
    /// The system took the listening away.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Serves what `folder` keeps, until the program is told to stop; `ready` is called with the address once connections
/// are taken, and with the links to the free seats of the example, where one is asked for.
///
/// # Errors
/// [`ServeError::Listen`] if the address cannot be had, [`ServeError::Stopped`] if it is lost; or what is kept cannot
/// be read.
pub async fn serve(
    address: SocketAddr,
    folder: &Path,
    sample: bool,
    ready: impl FnOnce(SocketAddr, &[String]),
) -> Result<(), ServeError> {
    let refused = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let no_folder = |source| ServeError::Folder {
        folder: folder.display().to_string(),
        source,
    };
    fs::create_dir_all(folder).map_err(no_folder)?;
    let store = Sqlite::open(&folder.join(FILE))?;
    let (routes, seats) = crate::app::open_with(Arc::new(store), false, sample).await?;
    ready(listener.local_addr()?, &seats);
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service)
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
