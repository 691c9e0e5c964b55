//! Listening, and stopping in order.

use std::fs::{self, File, TryLockError};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use arbiter_hall::store::{Sqlite, StoreError};
use axum::serve::ListenerExt;
use axum_server::Handle;
use axum_server::tls_rustls::{RustlsAcceptor, RustlsConfig};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::time::sleep;

use crate::Failure;
use crate::app::Opening;
use crate::doors::{Door, Guarded};
use crate::noted::Notes;
use crate::reach::Reach;
use crate::tls::{Keys, TlsError};

/// The file in which everything is kept.
const FILE: &str = "arbiter.sqlite3";
/// Held by the server that keeps everything in a folder, for as long as it lives: two would stop each other's clocks.
const LOCK: &str = "arbiter.lock";
/// So long may open connections take to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

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
    /// Another server keeps everything there.
    #[error(
        "another arbiter serve keeps its data in {0}: stop it first, or choose another folder with --data"
    )]
    Taken(String),
    /// The file with everything cannot be opened.
    #[error("{file}: {source}")]
    Store {
        /// The file.
        file: String,
        /// What is wrong with it.
        source: StoreError,
    },
    /// What it holds cannot be brought to life again.
    #[error(transparent)]
    Reading(#[from] Failure),
    /// Certificate and key cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The system took the listening away.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Where to listen, and what to serve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Serving {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// Whether there is to be an example to look at.
    pub sample: bool,
    /// Certificate and key; with them the server speaks https, and nothing else.
    pub keys: Option<Keys>,
    /// Whether only officials make events and games.
    pub only_officials: bool,
    /// The proxies before it, which say who asks; what they show is https.
    pub behind: Vec<IpAddr>,
    /// With this word figures are given to other machines too.
    pub metrics: Option<String>,
}

/// Serves until the program is told to stop; `ready` is called with the address once connections are taken, and with the
/// links to the free seats of the example, where one is asked for.
///
/// # Errors
/// [`ServeError::Listen`] if the address cannot be had, [`ServeError::Stopped`] if it is lost; what is kept cannot be
/// read; [`ServeError::Taken`] where another server keeps its data; [`ServeError::Tls`] for a certificate or a key that cannot be used.
pub async fn serve(serving: &Serving, ready: impl FnOnce(SocketAddr, &[String])) -> Result<(), ServeError> {
    let (address, folder) = (serving.listen, &serving.data);
    let tls = serving.keys.as_ref().map(Keys::config).transpose()?;
    let refused = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let _locks = (lock(folder)?, lock_folder(folder)?);
    let file = folder.join(FILE);
    let store = Sqlite::open(&file).map_err(|source| ServeError::Store {
        file: file.display().to_string(),
        source,
    })?;
    let address = listener.local_addr()?;
    let opening = Opening {
        https: tls.is_some() || !serving.behind.is_empty(),
        sample: serving.sample,
        notes: Notes::default(),
        reach: Reach::of(address),
        only_officials: serving.only_officials,
        behind: serving.behind.clone(),
        metrics: serving.metrics.clone(),
    };
    let (routes, seats) = crate::app::open_with(Arc::new(store), opening).await?;
    ready(address, &seats);
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    let door = Door::default();
    let Some(tls) = tls else {
        // Tapped for nothing: only so does the service hear the address of whoever comes through another listener.
        let listener = Guarded { listener, door }.tap_io(|_| ());
        let (stopping, stopped) = oneshot::channel::<()>();
        let asked = async move {
            told_to_stop().await;
            drop(stopping);
        };
        let serving = axum::serve(listener, service).with_graceful_shutdown(asked);
        // Who has said half of a request when the server stops may not keep it.
        let patient = async {
            drop(stopped.await);
            sleep(PATIENCE).await;
        };
        tokio::select! {
            ended = serving.into_future() => ended?,
            () = patient => {}
        }
        return Ok(());
    };
    let handle = Handle::new();
    let stop = handle.clone();
    tokio::spawn(async move {
        told_to_stop().await;
        stop.graceful_shutdown(Some(PATIENCE));
    });
    let acceptor = RustlsAcceptor::new(RustlsConfig::from_config(tls)).acceptor(door);
    let mut server = axum_server::from_tcp(listener.into_std()?)?
        .acceptor(acceptor)
        .handle(handle);
    let http = server.http_builder();
    *http = http.clone().http1_only();
    server.serve(service).await?;
    Ok(())
}

/// The folder, made where it is not there, for this server alone until the file is dropped or the program ends.
fn lock(folder: &Path) -> Result<File, ServeError> {
    let name = || folder.display().to_string();
    let no_folder = |source| ServeError::Folder {
        folder: name(),
        source,
    };
    fs::create_dir_all(folder).map_err(no_folder)?;
    let file = File::create(folder.join(LOCK)).map_err(no_folder)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::Taken(name())),
        Err(TryLockError::Error(source)) => Err(no_folder(source)),
    }
}

/// The folder itself, which stays when the file in it that is held is deleted; where a folder can be held.
fn lock_folder(folder: &Path) -> Result<Option<File>, ServeError> {
    let Some(open) = cfg!(unix).then(|| File::open(folder).ok()).flatten() else {
        return Ok(None);
    };
    match open.try_lock() {
        Err(TryLockError::WouldBlock) => Err(ServeError::Taken(folder.display().to_string())),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(open)),
    }
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
