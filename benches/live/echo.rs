//! The peer: a bare axum server that makes each message durable with one append and sends it back.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use arbiter_hall::store::{Append, Sqlite, Store};
use axum::Router;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path as Address, State};
use axum::routing::get;
use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

const FOLDER: &str = "ARBITER_BENCH_ECHO";

/// The store, and how many entries the stream of each game has: its sockets take turns.
type Shared = Arc<(Sqlite, Vec<AtomicU64>)>;

/// More games than are ever measured.
const GAMES: usize = 100_000;

/// The folder, where this process is to be the peer.
pub fn folder() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// This program once more, as the peer.
pub fn command(folder: &Path) -> std::process::Command {
    let mut command = std::process::Command::new(env::current_exe().expect("a program has a name"));
    command.env(FOLDER, folder);
    command
}

/// Serves until it is killed.
pub fn serve(folder: &Path) {
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    runtime.block_on(async {
        let store = Sqlite::open(&folder.join("echo.sqlite3")).expect("a new file");
        let versions = std::iter::repeat_with(AtomicU64::default).take(GAMES);
        let shared: Shared = Arc::new((store, versions.collect()));
        let routes = Router::new().route("/{game}", get(enter)).with_state(shared);
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        println!("http://{}", listener.local_addr().expect("a port"));
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(listener, routes).await.expect("a port");
    });
}

async fn enter(
    State(shared): State<Shared>,
    Address(game): Address<usize>,
    upgrade: WebSocketUpgrade,
) -> axum::response::Response {
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| echo(socket, shared, game))
}

async fn echo(mut socket: WebSocket, shared: Shared, game: usize) {
    let stream = format!("echo/{game}");
    let Some(version) = shared.1.get(game) else { return };
    while let Some(Ok(message)) = socket.recv().await {
        let Message::Text(text) = message else { continue };
        let entries = vec![text.as_bytes().to_vec()];
        let append = Append {
            stream: stream.clone(),
            of: stream.clone(),
            expected: version.load(Ordering::Acquire),
            entries,
            mark: None,
        };
        let (done, durable) = oneshot::channel();
        shared
            .0
            .submit(append, Box::new(move |answer| drop(done.send(answer))));
        let Ok(Ok(now)) = durable.await else { return };
        version.store(now, Ordering::Release);
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
    }
}
