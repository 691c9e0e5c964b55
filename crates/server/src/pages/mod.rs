//! The pages of what is played: starting, joining, the board, the arbiter's desk, the wall. Each is whole without a
//! script as far as it can be; the live ones carry the state from which their script goes on.

mod app_file;
mod board;
mod coach;
mod draw;
mod drawn;
mod envelope;
mod event;
mod events;
mod finished;
mod join;
mod links;
mod login;
mod new;
mod shell;
mod trust;

use axum::Router;
use axum::routing::get;

pub use board::game;
pub use event::event;
pub use events::{Listed, listed};
pub use finished::Find;

use crate::app::App;
use crate::refused::refuse;

/// The addresses of these pages; `/g/{game}` and `/e/{event}` are shared with the files of that name.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/games", get(finished::own))
        .route("/new", get(new::page).post(new::make))
        .route("/try", axum::routing::post(coach::make))
        .route("/new/said", get(new::said))
        .route("/events", get(events::page))
        .route("/join", get(join::code))
        .route("/join/{link}", get(join::page).post(join::enter))
        .route("/arbiter/login", get(login::page).post(login::enter))
        .route("/e/{event}/officials", get(links::officials).post(login::appoint))
        .route("/e/{event}/trust", axum::routing::post(trust::send))
        .route("/e/{event}/delete", axum::routing::post(trust::delete))
        .route("/g/{game}/table", get(board::table))
        .route("/g/{game}/clock", get(board::table))
        .route("/g/{game}/draw", get(draw::page))
        .route("/e/{event}/wall", get(event::wall))
        .route("/e/{event}/qr", get(links::sheet).post(links::make))
        .route("/arbiter/{event}", get(event::arbiter))
        .route("/arbiter/{event}/boards", get(event::boards))
        .route("/arbiter/{event}/b/{board}", get(board::desk))
        .route("/arbiter/{event}/b/{board}/envelope", get(envelope::page))
        .route("/app.webmanifest", get(app_file::manifest))
        .route("/sw.js", get(app_file::worker))
}
