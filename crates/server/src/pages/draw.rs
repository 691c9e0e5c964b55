//! `/g/{game}/draw`: two phones draw for the colours of a game. Its script draws; without one there are the links.

use arbiter_hall::DrawPhase;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::new::Seat;
use super::refuse;
use super::shell::within_script;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure};

#[derive(Template)]
#[template(path = "draw.html")]
struct Page<'a> {
    frame: &'a Frame,
    game: &'a str,
    name: &'a str,
    seats: Vec<Seat>,
    /// The same for the script.
    data: String,
}

/// The page for whoever has just made the game, with the links that are shown once.
pub fn drawing(frame: &Frame, game: &str, name: &str, seats: Vec<Seat>) -> Response {
    let data = within_script(&serde_json::to_string(&seats).unwrap_or_default());
    let page = Page {
        frame,
        game,
        name,
        seats,
        data,
    };
    frame.page(StatusCode::OK, &page)
}

/// `/g/{game}/draw`
pub async fn page(State(app): State<App>, Path(game): Path<String>, frame: Frame) -> Response {
    let found = async {
        let table = app.hub().table(&game)?;
        let name = table.house.look(|office| office.plan.name.clone()).await;
        Ok::<_, Failure>(name)
    };
    match found.await {
        Ok(name) => drawing(&frame, &game, &name, Vec::new()),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Whether this device has yet to draw for its colour in this game.
pub async fn waits(app: &App, game: &str, device: &Device) -> bool {
    let Ok(table) = app.hub().table(game) else {
        return false;
    };
    let pass = device.pass.as_deref().unwrap_or_default();
    let waits = table.house.look(|office| {
        let draw = office.draw(table.board)?;
        let open = office.draw_phase(draw) != DrawPhase::Drawn;
        office.phone(draw, pass).filter(|_| open)
    });
    waits.await.is_some()
}
