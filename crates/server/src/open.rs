//! Opening a server: its store is read, what it knows lives again, and its addresses stand.

use std::sync::Arc;

use arbiter_hall::store::{Damage, Memory, Store};
use arbiter_reports::rating_list::Compact;
use axum::Router;

use crate::app::{App, Opening, texts};
use crate::live::{Failure, Hub, Langs, Wall, Ways, ways};
use crate::nodes::{Lease, NoNode, Node, Nodes, Shared, database_time};
use crate::noted::Notes;
use crate::router::routes;

/// The whole server as a service that forgets: every address, with limits and headers around it, and a store in memory.
pub fn app() -> Router {
    let texts = texts();
    let hub = Hub::new(Arc::new(Memory::default()), Langs::new(texts.clone()));
    routes(&App::new(texts, hub, None, Opening::default()))
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
    tokio::spawn(Arc::clone(&hub).beat());
    tokio::spawn(Arc::clone(&hub).read_again());
    look_after(&hub);
    let ways = if opening.sample {
        ways(&hub).await?
    } else {
        Ways::default()
    };
    let app = App::new(texts, Arc::clone(&hub), None, opening);
    let routes = routes(&app);
    Ok(Opened {
        routes,
        ways,
        hub,
        nodes: None,
    })
}

/// A server that is one of several on a store: nothing lives at it yet.
///
/// # Errors
/// Another node of this name is alive, or the store does not answer.
pub(crate) fn open_shared(
    store: Arc<dyn Shared>,
    node: Node,
    opening: Opening,
) -> Result<OpenedNode, NoNode> {
    let mut opening = opening;
    let notes = std::mem::take(&mut opening.notes);
    let texts = texts();
    let wall = database_time(&*store)?;
    let kept: Arc<dyn Store> = store.clone();
    let hub = Hub::open_shared(kept, Langs::new(texts.clone()), notes, wall);
    let lease = Lease::begin(&store, &node)?;
    lease.keep(&hub)?;
    look_after(&hub);
    let nodes = Nodes::new(store, Arc::clone(&hub), Arc::clone(&lease), node);
    let ask = Arc::clone(&nodes);
    hub.ask_elsewhere(move |pass| ask.has_given(pass));
    nodes.follow();
    tokio::spawn(Arc::clone(&nodes).sweep());
    let app = App::new(texts, Arc::clone(&hub), Some(Arc::clone(&nodes)), opening);
    let opened = Opened {
        routes: routes(&app),
        ways: Ways::default(),
        hub,
        nodes: Some(nodes),
    };
    Ok(OpenedNode { opened, lease })
}

/// What goes by the clock, for as long as the server lives.
fn look_after(hub: &Arc<Hub>) {
    tokio::spawn(Arc::clone(hub).tell_zeros());
    tokio::spawn(Arc::clone(hub).reveal_all());
    tokio::spawn(Arc::clone(hub).tidy());
}

/// A node that is open.
pub(crate) struct OpenedNode {
    /// The server.
    pub opened: Opened,
    /// Its time in office, which ends when it leaves.
    pub lease: Arc<Lease>,
}

/// A server that is open.
pub(crate) struct Opened {
    /// Its addresses.
    pub routes: Router,
    /// The ways into the examples.
    pub ways: Ways,
    /// What lives in it.
    pub hub: Arc<Hub>,
    /// This node, where it is one of several.
    pub nodes: Option<Arc<Nodes>>,
}

/// What became of a damaged file, for whoever runs the server.
fn told(damage: &Damage) -> serde_json::Value {
    serde_json::json!({
        "why": damage.why, "kept": damage.kept, "streams": damage.found, "broken": damage.broken,
    })
}
