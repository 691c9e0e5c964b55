//! The table of addresses. It stands above all the others: it names them, and none of them names it.

use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::response::Response;
use axum::routing::get;

use crate::api::{Tongue, Wants, event_file, game_file};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
use crate::pages::Find;
use crate::{
    api, around, choice, home, icon, judge, laws, learn, pages, refused, settings, tournament, train,
};

/// All addresses, with everything around them.
pub fn routes(app: &App) -> Router {
    let routes = Router::new()
        .merge(home::routes())
        .route("/settings", get(settings::page).post(settings::save))
        .route("/health/live", get(|| async { "live\n" }))
        .merge(laws::routes())
        .merge(judge::routes())
        .merge(learn::routes())
        .merge(train::routes())
        .route("/assets/{name}", get(asset))
        .route("/e/{file}", get(event))
        .route("/g/{file}", get(game))
        .merge(pages::routes())
        .merge(tournament::routes())
        .merge(icon::routes())
        .merge(api::routes())
        .fallback(refused::not_here)
        .method_not_allowed_fallback(refused::not_that_way)
        .layer(axum::middleware::from_fn(choice::remember))
        .with_state(app.clone());
    around::around(routes, app)
}

/// `/assets/{name}`
async fn asset(State(app): State<App>, Path(name): Path<String>) -> Response {
    app.assets().serve(&name)
}

/// `/g/{file}`: a file where the name has its ending, and else the page of the game.
async fn game(
    State(app): State<App>,
    Path(name): Path<String>,
    (tongue, device, headers): (Tongue, Device, HeaderMap),
    frame: Frame,
) -> Response {
    match game_file(&app, &name, (&tongue, &device, &headers)).await {
        Some(file) => file,
        None => pages::game(&app, &name, &device, &frame).await,
    }
}

/// `/e/{file}`: a file where the name has one of their endings, and else the page of the event.
async fn event(
    State(app): State<App>,
    Path(name): Path<String>,
    (tongue, device, headers): (Tongue, Device, HeaderMap),
    (Query(find), Query(wants)): (Query<Find>, Query<Wants>),
    frame: Frame,
) -> Response {
    if let Some(event) = name.strip_suffix(".zip") {
        // A folder holds the pages as they are for somebody without any role.
        let pages = Router::new()
            .route("/e/{event}", get(public))
            .merge(tournament::routes())
            .with_state(app.clone());
        return tongue.answer(tournament::archive(&app, event, pages, &headers).await);
    }
    match event_file(&app, &name, &wants, (&device, &headers)).await {
        Some(Ok(file)) => file,
        // Whoever followed a link reads why there is none; a program is told.
        Some(Err(failure)) if wants_a_page(&headers) => refused::refuse(&frame, &failure),
        Some(Err(failure)) => tongue.refuse(&failure),
        None => pages::event(&app, &name, &device, &frame, &find).await,
    }
}

/// Whether somebody asks who reads pages.
fn wants_a_page(headers: &HeaderMap) -> bool {
    let mut accepts = headers.get_all(ACCEPT).into_iter();
    accepts.any(|value| value.to_str().is_ok_and(|value| value.contains("text/html")))
}

/// The page of an event, as a folder holds it.
async fn public(State(app): State<App>, Path(name): Path<String>, frame: Frame) -> Response {
    pages::event(&app, &name, &Device::default(), &frame, &Find::default()).await
}
