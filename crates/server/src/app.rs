//! All addresses of the server, and what every handler can reach.

use std::net::IpAddr;
use std::sync::Arc;

use arbiter_hall::store::{Damage, Memory, Store};
use arbiter_lang::{Calendar, Lang, Language};
use axum::Router;
use axum::routing::get;
use tokio::sync::OnceCell;

use crate::apart::Bench;
use crate::assets::Assets;
use crate::behind::Behind;
use crate::frame::Frame;
use crate::laws::Shelf;
use crate::live::{Failure, Hub, Langs, Wall, seats};
use crate::noted::Notes;
use crate::picture::Reel;
use crate::quota::Quota;
use crate::reach::Reach;
use crate::{
    api, assets, choice, home, icon, judge, laws, limits, living, pages, picture, refused, settings,
};

/// What the handlers share: the texts of every language and what has been rendered from them.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    texts: Texts,
    /// The same with days of the other calendar.
    otherwise: Texts,
    shelf: Shelf,
    assets: Assets,
    hub: Arc<Hub>,
    judging: Arc<Bench>,
    quota: Quota,
    behind: Behind,
    metrics: Option<String>,
    https: bool,
    reach: Reach,
    /// The story of the start page in each language, told once.
    stories: [OnceCell<Reel>; Language::ALL.len()],
}

type Texts = [Arc<Lang>; Language::ALL.len()];

/// Where what is kept for a language stands.
fn place(language: Language) -> usize {
    let place = Language::ALL.iter().position(|other| *other == language);
    place.unwrap_or(0)
}

fn texts() -> Texts {
    Language::ALL.map(|language| Arc::new(Lang::new(language)))
}

impl App {
    fn new(texts: Texts, hub: Arc<Hub>, opening: Opening) -> Self {
        let Opening {
            https,
            reach,
            only_officials,
            behind,
            metrics,
            ..
        } = opening;
        let other = |lang: &Arc<Lang>| match lang.calendar() {
            Calendar::Gregorian => Arc::new(lang.in_calendar(Calendar::Persian)),
            Calendar::Persian => Arc::new(lang.in_calendar(Calendar::Gregorian)),
        };
        Self(Arc::new(Shared {
            otherwise: texts.each_ref().map(other),
            texts,
            shelf: Shelf::default(),
            assets: Assets::new(),
            hub,
            judging: Arc::default(),
            quota: Quota::new(only_officials),
            behind: Behind::new(behind),
            metrics,
            https,
            reach,
            stories: Default::default(),
        }))
    }

    /// What lives.
    pub fn hub(&self) -> &Arc<Hub> {
        &self.0.hub
    }

    /// Where positions are judged, one after the other.
    pub fn judging(&self) -> &Arc<Bench> {
        &self.0.judging
    }

    /// What one device and one house may have stored.
    pub fn quota(&self) -> &Quota {
        &self.0.quota
    }

    /// The proxies before it.
    pub fn behind(&self) -> &Behind {
        &self.0.behind
    }

    /// The word with which figures are given to other machines too.
    pub fn metrics_word(&self) -> Option<&str> {
        self.0.metrics.as_deref()
    }

    /// Whether pages come over https.
    pub fn is_https(&self) -> bool {
        self.0.https
    }

    /// Where others find this server.
    pub fn reach(&self) -> &Reach {
        &self.0.reach
    }

    /// The texts of a language.
    pub fn lang(&self, language: Language) -> Arc<Lang> {
        Arc::clone(&self.0.texts[place(language)])
    }

    /// The same with days in this calendar, or in that of the language.
    pub fn lang_in(&self, language: Language, calendar: Option<Calendar>) -> Arc<Lang> {
        let own = self.lang(language);
        if calendar.is_none_or(|calendar| calendar == own.calendar()) {
            return own;
        }
        Arc::clone(&self.0.otherwise[place(language)])
    }

    /// The living board of the start page, as a part of it; nothing where the story cannot be told.
    pub async fn story(&self, frame: &Frame) -> String {
        let kept = &self.0.stories[place(frame.lang().language())];
        let told = kept
            .get_or_try_init(|| living::reel(frame, &self.hub().langs))
            .await;
        told.map_or_else(|_| String::new(), |reel| reel.html(frame))
    }

    /// The rulebooks, rendered.
    pub fn shelf(&self) -> &Shelf {
        &self.0.shelf
    }

    /// Style sheets and the like.
    pub fn assets(&self) -> &Assets {
        &self.0.assets
    }
}

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

/// How a server is opened.
#[derive(Debug, Default)]
pub(crate) struct Opening {
    /// Whether its pages come over https.
    pub https: bool,
    /// Whether there is to be an example to look at.
    pub sample: bool,
    /// Where lines about refusals go.
    pub notes: Notes,
    /// Where others find it.
    pub reach: Reach,
    /// Whether only officials make something here.
    pub only_officials: bool,
    /// The proxies before it, which say who asks.
    pub behind: Vec<IpAddr>,
    /// With this word figures are given to other machines too.
    pub metrics: Option<String>,
    /// The clock of the machine.
    pub wall: Wall,
    /// What became of a file that was damaged.
    pub damage: Option<Damage>,
}

/// The same, with an example to look at where that is asked for: the links to its free seats.
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
    let seats = if opening.sample {
        seats(&hub).await?
    } else {
        Vec::new()
    };
    let app = App::new(texts, Arc::clone(&hub), opening);
    let routes = routes(&app);
    Ok(Opened { routes, seats, hub })
}

/// A server that is open.
pub(crate) struct Opened {
    /// Its addresses.
    pub routes: Router,
    /// The links to the free seats of the example.
    pub seats: Vec<String>,
    /// What lives in it.
    pub hub: Arc<Hub>,
}

/// What became of a damaged file, for whoever runs the server.
fn told(damage: &Damage) -> serde_json::Value {
    serde_json::json!({
        "why": damage.why, "kept": damage.kept, "streams": damage.found, "broken": damage.broken,
    })
}

fn routes(app: &App) -> Router {
    let routes = Router::new()
        .route("/", get(home::page))
        .route("/settings", get(settings::page).post(settings::save))
        .route("/health/live", get(|| async { "live\n" }))
        .merge(laws::routes())
        .merge(judge::routes())
        .merge(assets::routes())
        .merge(pages::routes())
        .merge(picture::routes())
        .merge(icon::routes())
        .merge(api::routes())
        .fallback(refused::not_here)
        .method_not_allowed_fallback(refused::not_that_way)
        .layer(axum::middleware::from_fn(choice::remember))
        .with_state(app.clone());
    limits::around(routes, app)
}
