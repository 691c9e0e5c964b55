//! All addresses of the server, and what every handler can reach.

use std::sync::Arc;

use arbiter_lang::{Lang, Language};
use axum::Router;
use axum::routing::get;

use crate::assets::Assets;
use crate::laws::Shelf;
use crate::{assets, choice, home, judge, laws, limits, refused, settings};

/// What the handlers share: the texts of every language and what has been rendered from them.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    texts: [Arc<Lang>; Language::ALL.len()],
    shelf: Shelf,
    assets: Assets,
}

impl App {
    fn new() -> Self {
        Self(Arc::new(Shared {
            texts: Language::ALL.map(|language| Arc::new(Lang::new(language))),
            shelf: Shelf::default(),
            assets: Assets::new(),
        }))
    }

    /// The texts of a language.
    pub fn lang(&self, language: Language) -> Arc<Lang> {
        let place = Language::ALL.iter().position(|other| *other == language);
        Arc::clone(&self.0.texts[place.unwrap_or(0)])
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

/// The whole server as a service: every address, with limits and headers around it.
pub fn app() -> Router {
    let app = App::new();
    let routes = Router::new()
        .route("/", get(home::page))
        .route("/settings", get(settings::page).post(settings::save))
        .route("/health/live", get(|| async { "live\n" }))
        .merge(laws::routes())
        .merge(judge::routes())
        .merge(assets::routes())
        .fallback(refused::not_here)
        .method_not_allowed_fallback(refused::not_that_way)
        .layer(axum::middleware::from_fn(choice::remember))
        .with_state(app);
    limits::around(routes)
}
