//! The live games of a round that wait: started together where both players sit, with those who do not by name.

use std::collections::BTreeSet;

use arbiter_hall::event::number::Round;
use arbiter_hall::{Desk, Phase};
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use super::reader::AtDesk;
use super::seen::Seen;
use crate::api::start_all;
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
use crate::refused::refuse;

/// The games of a round that have not begun.
#[derive(Debug, Default)]
pub struct Waiting {
    /// Their ids.
    pub games: BTreeSet<String>,
    /// How many could be started.
    pub ready: usize,
    /// Who does not sit yet, each with the number of his board.
    pub absent: Vec<(String, u16)>,
}

impl Waiting {
    /// Those of a round.
    pub async fn of(app: &App, seen: &Seen, round: Round) -> Self {
        let mut waiting = Self::default();
        let Some(found) = seen.round(round) else {
            return waiting;
        };
        for table in app.hub().tables(&seen.house).await {
            let board = found.open().find(|board| {
                let facts = found.facts(board.board);
                facts.and_then(|facts| facts.live()) == Some(&table.game)
            });
            let Some(board) = board else { continue };
            if table.look(Desk::phase).await != Phase::Before {
                continue;
            }
            waiting.games.insert(table.game.clone());
            let names = seen.house.look(|office| office.not_sitting(table.board)).await;
            waiting.ready += usize::from(names.is_empty());
            waiting
                .absent
                .extend(names.into_iter().map(|name| (name, board.board.0)));
        }
        waiting
    }

    /// Who does not sit yet, in one line; nothing where all do.
    pub fn told(&self, frame: &Frame) -> Option<String> {
        let names = self.absent.iter();
        let names: Vec<String> = names.map(|(name, board)| format!("{name} ({board})")).collect();
        let names = names.join(&frame.t("tournament-joint"));
        (!names.is_empty()).then(|| frame.of("tour-live-absent", "names", &names))
    }
}

/// `POST /arbiter/{event}/start`: every board whose players sit; the page of the round says who does not.
pub async fn start(AtDesk { seen, frame }: AtDesk, State(app): State<App>, device: Device) -> Response {
    match start_all(app.hub(), &seen.id, &device, frame.lang().language()).await {
        Ok(_) => Redirect::to(&format!("{}?round={}", seen.desk("round"), seen.newest())).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}
