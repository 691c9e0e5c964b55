//! One board: for its players and whoever looks on, for two at one device, for the arbiter.

use arbiter_hall::Phase;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};

use super::draw;
use super::drawn::First;
use super::refuse;
use super::shell::{self, Of};
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, unknown};

/// `/g/{game}`
pub async fn game(app: &App, game: &str, device: &Device, frame: &Frame) -> Response {
    if draw::waits(app, game, device).await {
        return Redirect::to(&format!("/g/{game}/draw")).into_response();
    }
    let language = frame.lang().language();
    match app.hub().welcome(game, device, language, None).await {
        Ok(welcome) => {
            let title = welcome.name.clone();
            let replay = match welcome.view.scene.phase {
                Phase::Over => app.hub().replay(game, device, language).await.ok(),
                _ => None,
            };
            let first = First::of(frame, &welcome, replay.as_ref());
            shell::drawn(frame, "game", &Of::Game(game), &title, &welcome, Some(first))
        }
        Err(failure) => refuse(frame, &failure),
    }
}

/// `/g/{game}/table` and `/g/{game}/clock`: the same board, laid out by its script for two at one device, or for the
/// clocks alone.
pub async fn table(State(app): State<App>, Path(id): Path<String>, device: Device, frame: Frame) -> Response {
    game(&app, &id, &device, &frame).await
}

/// `/arbiter/{event}/b/{board}`; whoever is no arbiter there is led to the board as everybody sees it.
pub async fn desk(
    State(app): State<App>,
    Path((event, board)): Path<(String, u32)>,
    device: Device,
    frame: Frame,
) -> Response {
    let language = frame.lang().language();
    let found = async {
        let house = app.hub().house(&event)?;
        let game = house
            .look(|office| office.boards.get(&board).map(|one| one.game.clone()))
            .await;
        let game = game.ok_or_else(|| unknown("board", &board.to_string()))?;
        app.hub().welcome(&game, &device, language, None).await
    };
    match found.await {
        Ok(welcome) if welcome.may.contains(&"decide") => {
            let title = welcome.name.clone();
            shell::page(&frame, "desk", &Of::Game(&welcome.game), &title, &welcome)
        }
        Ok(welcome) => Redirect::to(&format!("/g/{}", welcome.game)).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
