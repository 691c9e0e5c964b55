//! All boards of an event at once: started, or told after a restart which figures hold.

use std::sync::Arc;

use arbiter_game::event::ArbiterAct;
use arbiter_hall::{Figures, Order, Phase};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::wire::Reply;
use crate::live::{Device, Failure, Hub, Table};

/// What came of it at each board; boards to which it does not apply are not named.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AllBoards {
    /// The boards where it was done.
    done: Vec<u32>,
    /// And those where it was not.
    refused: Vec<BoardRefused>,
}

/// A board where it was not done.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BoardRefused {
    board: u32,
    #[cfg_attr(feature = "ts", ts(as = "crate::live::FailureJson"))]
    error: serde_json::Value,
}

/// Which figures hold.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settled {
    figures: Figures,
}

/// `POST /api/v1/events/{event}/start`: every board that has not been started.
pub async fn start(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let waits = |phase: Phase, _: bool| phase == Phase::Before;
    let what = Order::at(0, vec![ArbiterAct::Start.into()]);
    tongue.answer(each(app.hub(), &event, (&device, &tongue), waits, what).await)
}

/// `POST /api/v1/events/{event}/settle`: every board that waits for it since a restart.
pub async fn settle(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Settled>,
) -> Response {
    let waits = |_: Phase, held: bool| held;
    let done = async {
        let what = Order::settle(0, body?.figures);
        each(app.hub(), &event, (&device, &tongue), waits, what).await
    };
    tongue.answer(done.await)
}

async fn each(
    hub: &Arc<Hub>,
    event: &str,
    (device, tongue): (&Device, &Tongue),
    waits: impl Fn(Phase, bool) -> bool,
    what: Order,
) -> Result<Response, Failure> {
    let house = hub.house(event)?;
    let mut all = AllBoards::default();
    let mut last = None;
    for table in hub.tables(&house).await {
        let (phase, held, seen) = table
            .look(|desk| (desk.phase(), desk.held().is_some(), desk.version()))
            .await;
        if !waits(phase, held) {
            continue;
        }
        match give(hub, &table, device, Order { seen, ..what.clone() }, tongue).await {
            Ok(_) => all.done.push(table.board),
            Err(failure) => {
                let error = failure.json(hub.langs.get(tongue.language));
                let board = table.board;
                all.refused.push(BoardRefused { board, error });
                last = Some(failure);
            }
        }
    }
    // Nowhere done is not done.
    match last {
        Some(failure) if all.done.is_empty() => Err(failure),
        _ => Ok(fresh(StatusCode::OK, &all)),
    }
}

async fn give(
    hub: &Arc<Hub>,
    table: &Arc<Table>,
    device: &Device,
    order: Order,
    tongue: &Tongue,
) -> Result<Reply, Failure> {
    let named = (format!("all-{}", order.seen), order);
    hub.command(table, device, named, tongue.language).await
}
