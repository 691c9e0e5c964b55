//! `/g/{game}/draw`: two phones draw for the colours of a game. The one that made it shows the other the way; once both
//! are here, the script draws, and both are at their board.

use arbiter_hall::DrawPhase;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::links::{Slip, address};
use super::refuse;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure, purpose_of_draw};
use crate::picture::king;

#[derive(Template)]
#[template(path = "draw.html")]
struct Page<'a> {
    frame: &'a Frame,
    game: &'a str,
    event: String,
    how: String,
    /// The other phone's slip, for the phone that made the game, until the other has come.
    slip: Option<Slip>,
    king: String,
}

/// `/g/{game}/draw`
pub async fn page(
    State(app): State<App>,
    Path(game): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    let page = async {
        let table = app.hub().table(&game)?;
        let own = app
            .hub()
            .own_link(&table.house, &device, &purpose_of_draw(table.board))
            .await;
        let slip = own.filter(|own| !own.used).map(|own| {
            let what = frame.t("web-draw-other");
            Slip::of(&frame, what, format!("/join/{}", own.link), Some(own.code))
        });
        Ok::<_, Failure>((table.house.id.clone(), slip))
    };
    match page.await {
        Ok((event, slip)) => {
            let page = Page {
                how: address(&frame, "links-how", "/join"),
                king: king(),
                game: &game,
                event,
                slip,
                frame: &frame,
            };
            page.frame.page(StatusCode::OK, &page)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Whether this device has yet to draw for its colour in this game.
pub async fn waits(app: &App, game: &str, device: &Device) -> bool {
    let Ok(table) = app.hub().table(game) else {
        return false;
    };
    let waits = table.house.look(|office| {
        let pass = device.known_to(office)?;
        let draw = office.draw(table.board)?;
        let open = office.draw_phase(draw) != DrawPhase::Drawn;
        office.phone(draw, pass).filter(|_| open)
    });
    waits.await.is_some()
}
