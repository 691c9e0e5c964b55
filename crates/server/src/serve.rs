//! Listening, and stopping in order.

use std::fs::File;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use arbiter_hall::store::{Address, Folder, FolderError, Postgres, Sqlite, Store, StoreError};
use arbiter_lang::{OwnLesson, own_lessons};
use arbiter_reports::rating_list::{Compact, NoList};
use axum::middleware::from_fn_with_state;
use axum::serve::{Listener, ListenerExt};
use thiserror::Error;
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use crate::Failure;
use crate::app::Opening;
use crate::doors::{Door, Guarded};
use crate::live::{Wall, Ways};
use crate::nodes::{Lease, NoNode, Node, Patient, inside};
use crate::noted::Notes;
use crate::open::{Opened, OpenedNode, open_shared, open_with};
use crate::reach::Reach;
use crate::secured::Secured;
use crate::spoken::Http1;
use crate::tls::{Keys, TlsError};

/// So long may open connections take to end when the server stops.
const PATIENCE: Duration = Duration::from_secs(10);

/// So long a node may take to hand over what it has: those events first in which a clock runs.
const LEAVING: Duration = Duration::from_secs(30);

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
    /// What is to be kept cannot be kept there, or another server keeps everything there.
    #[error(transparent)]
    Folder(#[from] FolderError),
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
    /// This node cannot take part.
    #[error("{address}: {source}")]
    Node {
        /// The address of the store.
        address: String,
        /// Why.
        source: NoNode,
    },
    /// The rating list cannot be read.
    #[error("{file}: {source}")]
    List {
        /// The file.
        file: String,
        /// What is wrong with it.
        source: NoList,
    },
    /// Certificate and key cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// A lesson is not whole.
    #[error("the lessons in {folder}: {why}")]
    Lessons {
        /// The folder.
        folder: String,
        /// What is wrong, with its place.
        why: String,
    },
    /// The system took the listening away.
    #[error("the server stopped: {0}")]
    Stopped(#[from] io::Error),
}

/// Where to listen, and what to serve.
#[derive(Debug, Clone)]
pub struct Serving {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The folder in which everything is kept.
    pub data: PathBuf,
    /// A database in its place, which several nodes share.
    pub shared: Option<(Address, Node)>,
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
    /// A rating list of FIDE, or a table of a federation, in which players are looked for.
    pub list: Option<PathBuf>,
    /// A folder with lessons besides those of the house: one, or folders of them.
    pub lessons: Option<PathBuf>,
}

/// The rating list in a file.
fn listed(file: &Path) -> Result<Compact, ServeError> {
    let read = File::open(file)
        .map_err(NoList::from)
        .and_then(|mut file| Compact::read(&mut file));
    read.map_err(|source| ServeError::List {
        file: file.display().to_string(),
        source,
    })
}

/// The lessons in a folder; what is wrong with one of them is said before anything is served.
fn lessons_in(folder: &Path) -> Result<Vec<OwnLesson>, ServeError> {
    let named = |why: String| ServeError::Lessons {
        folder: folder.display().to_string(),
        why,
    };
    let found = own_lessons(folder).map_err(|error| named(error.to_string()))?;
    match found.faults.first() {
        Some(first) => Err(named(format!("{}:{}", first.file, first.fault))),
        None => Ok(found.lessons),
    }
}

/// Serves until the program is told to stop; `ready` is called with the address once connections are taken, and with the
/// ways into the examples, where they are asked for.
///
/// # Errors
/// [`ServeError::Listen`] if the address cannot be had, [`ServeError::Stopped`] if it is lost; what is kept cannot be
/// read; [`ServeError::Folder`] where another server keeps its data; [`ServeError::Tls`] for a certificate or a key that cannot be used.
pub async fn serve(serving: &Serving, ready: impl FnOnce(SocketAddr, &Ways)) -> Result<(), ServeError> {
    let address = serving.listen;
    let tls = serving.keys.as_ref().map(Keys::config).transpose()?;
    let listener = bind(address).await?;
    let list = serving.list.as_deref().map(listed).transpose()?;
    let lessons = serving
        .lessons
        .as_deref()
        .map(lessons_in)
        .transpose()?
        .unwrap_or_default();
    let address = listener.local_addr()?;
    let opening = Opening {
        https: tls.is_some() || !serving.behind.is_empty(),
        sample: serving.sample,
        notes: Notes::default(),
        reach: Reach::of(address),
        only_officials: serving.only_officials,
        behind: serving.behind.clone(),
        metrics: serving.metrics.clone(),
        list: list.map(Arc::new),
        lessons,
        wall: Wall::default(),
        damage: None,
    };
    let (opened, kept) = match &serving.shared {
        Some((address, node)) => kept_with_others(address, node, opening).await?,
        None => kept_here(&serving.data, opening).await?,
    };
    // Whoever has read that it is ready may ask it to stop.
    let stop = Stop::listen()?;
    ready(address, &opened.ways);
    let hub = opened.hub.clone();
    let door = Door::default();
    let plain = Guarded { listener, door };
    let served = match tls {
        Some(keys) => listen(Secured::over(plain, keys)?, opened, stop).await,
        None => listen(plain, opened, stop).await,
    };
    // A socket is no connection of the doors any more: each is given the time to say goodbye.
    drop(timeout(PATIENCE, hub.deserted()).await);
    // Whatever still lives is told that nothing can be written any more, and what was written is whole.
    kept.close();
    served
}

async fn bind(address: SocketAddr) -> Result<TcpListener, ServeError> {
    let refused = |source| ServeError::Listen { address, source };
    TcpListener::bind(address).await.map_err(refused)
}

/// What the server keeps everything in, to be closed in the end.
enum Kept {
    Here(Arc<Sqlite>, Folder),
    WithOthers(Arc<Postgres>, Arc<Lease>),
}

impl Kept {
    fn close(self) {
        match self {
            Self::Here(store, folder) => {
                store.close();
                drop(folder);
            }
            Self::WithOthers(store, lease) => {
                store.close();
                lease.end();
            }
        }
    }
}

/// A server that keeps everything in a folder of its own.
async fn kept_here(folder: &Path, opening: Opening) -> Result<(Opened, Kept), ServeError> {
    let folder = Folder::take(folder)?;
    let file = folder.file();
    let (store, damage) = Sqlite::open_or_salvage(&file).map_err(|source| ServeError::Store {
        file: file.display().to_string(),
        // Where there is no room a database says something else.
        source: if folder.is_full() {
            StoreError::Full
        } else {
            source
        },
    })?;
    let store = Arc::new(store);
    let kept: Arc<dyn Store> = store.clone();
    let opened = open_with(kept, Opening { damage, ..opening }).await?;
    Ok((opened, Kept::Here(store, folder)))
}

/// A server that shares a database with others, and takes what they carry to it.
async fn kept_with_others(
    address: &Address,
    node: &Node,
    opening: Opening,
) -> Result<(Opened, Kept), ServeError> {
    let refused = |source| ServeError::Node {
        address: address.to_string(),
        source,
    };
    let mut node = node.clone();
    let mut door = None;
    if let Some((at, word)) = node.inside.take() {
        let listener = bind(at).await?;
        let at = listener.local_addr()?;
        door = Some((listener, word.clone()));
        node.inside = Some((at, word));
    }
    let store = Postgres::open(address).map_err(|why| refused(why.into()))?;
    let store = Arc::new(store);
    let shared = Arc::new(Patient(Arc::clone(&store)));
    let OpenedNode { opened, lease } = open_shared(shared, node, opening).map_err(refused)?;
    if let Some((listener, word)) = door {
        let word: Arc<str> = word.into();
        let routes = opened.routes.clone().layer(from_fn_with_state(word, inside));
        let service = routes.into_make_service_with_connect_info::<SocketAddr>();
        // A reply and the update behind it would otherwise wait for each other's receipt.
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        tokio::spawn(axum::serve(listener, service).into_future());
    }
    Ok((opened, Kept::WithOthers(store, lease)))
}

/// Takes connections until the program is told to stop, and lets them end.
async fn listen<L>(listener: L, opened: Opened, stop: Stop) -> Result<(), ServeError>
where
    L: Listener<Addr = SocketAddr>,
{
    let Opened {
        routes, hub, nodes, ..
    } = opened;
    let service = routes.into_make_service_with_connect_info::<SocketAddr>();
    // Tapped for nothing: only so does the service hear the address of whoever comes through another listener.
    let listener = Http1::of(listener).tap_io(|_| ());
    let (stopping, stopped) = oneshot::channel::<()>();
    let asked = async move {
        stop.asked().await;
        if let Some(nodes) = nodes {
            // Games go on elsewhere before anybody here is told to come again.
            drop(timeout(LEAVING, nodes.leave()).await);
        }
        hub.stop();
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
    Ok(())
}

/// What the terminal or the system asks the program to stop by; heard from the moment that this is made.
struct Stop {
    #[cfg(unix)]
    signals: [Signal; 3],
}

impl Stop {
    fn listen() -> io::Result<Self> {
        Ok(Self {
            // A terminal that is closed asks for the same.
            #[cfg(unix)]
            signals: [
                signal(SignalKind::interrupt())?,
                signal(SignalKind::terminate())?,
                signal(SignalKind::hangup())?,
            ],
        })
    }

    /// Ends when somebody asks.
    async fn asked(self) {
        #[cfg(unix)]
        {
            let [mut interrupt, mut terminate, mut hang_up] = self.signals;
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
                _ = hang_up.recv() => {}
            }
        }
        #[cfg(not(unix))]
        drop(tokio::signal::ctrl_c().await);
    }
}
