//! `/arbiter/{event}/b/{board}/envelope`: the envelope of an adjourned game on paper, from the same data as the closed one.

use arbiter_game::rules::chess::Color;
use arbiter_hall::event::state::State as Tournament;
use arbiter_lang::Args;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::refuse;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, OnEnvelope, clock_text, instant, unknown};

#[derive(Template)]
#[template(path = "envelope.html")]
struct Page<'a> {
    frame: &'a Frame,
    on: OnEnvelope,
    /// What both clocks show, in the digits of the language.
    clocks: Option<[String; 2]>,
    /// The time that both have used, likewise.
    used: Option<[String; 2]>,
    /// White, Black, who has sealed and who has offered, in words.
    white: String,
    black: String,
    sealer: String,
    offer: String,
    /// When play is resumed, in the calendar of the language.
    resumes: Option<String>,
}

impl Page<'_> {
    /// The position in a picture as it is addressed.
    fn picture(&self) -> String {
        format!("/board.svg?size=320&fen={}", self.on.position.replace(' ', "%20"))
    }
}

/// The page; there is none while no envelope is closed.
pub async fn page(
    State(app): State<App>,
    Path((event, board)): Path<(String, u32)>,
    device: Device,
    frame: Frame,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let (game, name) = house
            .look(|office| {
                let game = office.boards.get(&board).map(|one| one.game.clone());
                (game, office.plan.name.clone())
            })
            .await;
        let game = game.ok_or_else(|| unknown("board", &board.to_string()))?;
        let on = app.hub().table(&game)?.on_envelope(&device, name).await?;
        on.ok_or_else(|| unknown("envelope", &board.to_string()))
    };
    match found.await {
        Ok(on) => frame.page(StatusCode::OK, &drawn(&frame, on)),
        Err(failure) => refuse(&frame, &failure),
    }
}

fn drawn(frame: &Frame, on: OnEnvelope) -> Page<'_> {
    let nobody = Tournament::default();
    let words = frame.lang().tournament(&nobody);
    let moment = |ms: u64| {
        let args = Args::new()
            .text("at", words.moment(&instant(ms)))
            .text("zone", "UTC".to_owned());
        frame.lang().text("envelope-at", &args)
    };
    let both = |ms: [u64; 2]| ms.map(|ms| frame.lang().digits(&clock_text(ms)));
    let side = |side: Color| frame.t(side.fold("web-white", "web-black"));
    let [white, black] = &on.players;
    let sealer = on.sealer.fold(white, black);
    Page {
        frame,
        white: side(Color::White),
        black: side(Color::Black),
        sealer: format!("{} ({})", side(on.sealer), frame.lang().isolate(sealer)),
        offer: on.offer.map_or_else(|| frame.t("envelope-none"), side),
        clocks: on.clocks.map(both),
        used: on.used.map(both),
        resumes: on.resumes.map(moment),
        on,
    }
}
