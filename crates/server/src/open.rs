//! Opening a server: its store is read, what it knows lives again, and its addresses stand.

use std::sync::Arc;

use arbiter_hall::store::{Damage, Memory, Store};
use arbiter_reports::rating_list::Compact;
use axum::Router;

use crate::app::{App, Opening, texts};
use crate::live::{Failure, Hub, Langs, Wall, Ways, ways};
use crate::noted::Notes;
use crate::router::routes;

/// The whole server as a service that forgets: every address, with limits and headers around it, and a store in memory.
pub fn app() -> Router {
    let texts = texts();
    let hub = Hub::new(Arc::new(Memory::default()), Langs::new(texts.clone()));
    routes(&App::new(texts, hub, Opening::default()))
}

/// The whole server with its store: what it knows lives again, and its clocks are looked after from now on.
///
/// # Errors
/// The store cannot be read or written.
pub async fn open(store: Arc<dyn Store>, https: bool) -> Result<Router, Failure> {
    let opening = Opening {
        https,
        ..Opening::default()
    };
    Ok(open_with(store, opening).await?.routes)
}

/// The same, where only officials and the machine itself make events and games.
///
/// # Errors
/// The store cannot be read or written.
pub async fn open_for_officials(store: Arc<dyn Store>) -> Result<Router, Failure> {
    let opening = Opening {
        only_officials: true,
        ..Opening::default()
    };
    Ok(open_with(store, opening).await?.routes)
}

/// The same, with a rating list in which players are looked for.
///
/// # Errors
/// The store cannot be read or written.
pub async fn open_listing(store: Arc<dyn Store>, list: Compact) -> Result<Router, Failure> {
    let opening = Opening {
        list: Some(Arc::new(list)),
        ..Opening::default()
    };
    Ok(open_with(store, opening).await?.routes)
}

/// The same; what is refused is written down by a function: a line of JSON each.
///
/// # Errors
/// The store cannot be read or written.
pub async fn open_noting(
    store: Arc<dyn Store>,
    https: bool,
    to: impl Fn(&str) + Send + Sync + 'static,
) -> Result<Router, Failure> {
    let opening = Opening {
        https,
        notes: Notes::to(to),
        ..Opening::default()
    };
    Ok(open_with(store, opening).await?.routes)
}

/// The same, on a machine whose clock says what a function does: milliseconds since 1970.
///
/// # Errors
/// The store cannot be read or written.
pub async fn open_at(
    store: Arc<dyn Store>,
    wall: impl Fn() -> u64 + Send + Sync + 'static,
    to: impl Fn(&str) + Send + Sync + 'static,
) -> Result<Router, Failure> {
    let opening = Opening {
        wall: Wall::of(wall),
        notes: Notes::to(to),
        ..Opening::default()
    };
    Ok(open_with(store, opening).await?.routes)
}

/// The same, with examples to look at where that is asked for: the ways into them.
pub(crate) async fn open_with(store: Arc<dyn Store>, opening: Opening) -> Result<Opened, Failure> {
    let mut opening = opening;
    let notes = std::mem::take(&mut opening.notes);
    let (wall, damage) = (std::mem::take(&mut opening.wall), opening.damage.take());
    let texts = texts();
    if let Some(damage) = damage {
        notes.say(wall.says(), "file_was_damaged", &told(&damage));
    }
    let hub = Hub::open(store, Langs::new(texts.clone()), notes, wall).await?;
    tokio::spawn(Arc::clone(&hub).tell_zeros());
    tokio::spawn(Arc::clone(&hub).beat());
    tokio::spawn(Arc::clone(&hub).reveal_all());
    tokio::spawn(Arc::clone(&hub).tidy());
    let ways = if opening.sample {
        ways(&hub).await?
    } else {
        Ways::default()
    };
    let app = App::new(texts, Arc::clone(&hub), opening);
    let routes = routes(&app);
    Ok(Opened { routes, ways, hub })
}

/// A server that is open.
pub(crate) struct Opened {
    /// Its addresses.
    pub routes: Router,
    /// The ways into the examples.
    pub ways: Ways,
    /// What lives in it.
    pub hub: Arc<Hub>,
}

/// What became of a damaged file, for whoever runs the server.
fn told(damage: &Damage) -> serde_json::Value {
    serde_json::json!({
        "why": damage.why, "kept": damage.kept, "streams": damage.found, "broken": damage.broken,
    })
}
