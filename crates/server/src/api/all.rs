//! All boards of an event at once: started, or told after a restart which figures hold.

use std::collections::BTreeSet;
use std::sync::Arc;

use arbiter_game::event::ArbiterAct;
use arbiter_hall::{Desk, Figures, Order, Phase};
use arbiter_lang::Language;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::wire::Reply;
use crate::live::{Device, Failure, House, Hub, Table};

/// What came of it at each board; boards to which it does not apply are not named.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AllBoards {
    /// The boards where it was done.
    done: Vec<u32>,
    /// And those where it was not.
    refused: Vec<BoardRefused>,
    /// Boards that wait for somebody who does not sit there yet.
    absent: Vec<BoardAbsent>,
}

/// A board that waits for its players.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct BoardAbsent {
    board: u32,
    names: Vec<String>,
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

/// Starts every board that has not been started and whose players sit.
///
/// # Errors
/// There is no such event, or no board was started though one could have been.
pub async fn start_all(
    hub: &Arc<Hub>,
    event: &str,
    device: &Device,
    language: Language,
) -> Result<AllBoards, Failure> {
    let house = hub.house(event)?;
    let mut waiting = Vec::new();
    for table in played_on(hub, &house).await {
        if table.look(Desk::phase).await != Phase::Before {
            continue;
        }
        let names = house.look(|office| office.not_sitting(table.board)).await;
        if !names.is_empty() {
            let board = table.board;
            waiting.push(BoardAbsent { board, names });
        }
    }
    let boards: BTreeSet<u32> = waiting.iter().map(|one| one.board).collect();
    let waits = |board: u32, phase: Phase, _: bool| phase == Phase::Before && !boards.contains(&board);
    let what = Order::at(0, vec![ArbiterAct::Start.into()]);
    let mut all = each(hub, event, (device, language), waits, what).await?;
    all.absent = waiting;
    Ok(all)
}

/// `POST /api/v1/events/{event}/start`: every board that has not been started and whose players sit.
pub async fn start(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let done = start_all(app.hub(), &event, &device, tongue.language).await;
    tongue.answer(done.map(|all| fresh(StatusCode::OK, &all)))
}

/// `POST /api/v1/events/{event}/settle`: every board that waits for it since a restart.
pub async fn settle(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Settled>,
) -> Response {
    let waits = |_: u32, _: Phase, held: bool| held;
    let done = async {
        let what = Order::settle(0, body?.figures);
        let done = each(app.hub(), &event, (&device, tongue.language), waits, what).await;
        done.map(|all| fresh(StatusCode::OK, &all))
    };
    tongue.answer(done.await)
}

/// The boards whose games are still those of their places: one that was taken back, or taken from its board, waits for nothing.
async fn played_on(hub: &Arc<Hub>, house: &House) -> Vec<Arc<Table>> {
    let tables = hub.tables(house).await;
    let live: BTreeSet<u32> = house
        .look(|office| {
            let live = office.boards.values().filter(|board| office.is_live(board));
            live.map(|board| board.board).collect()
        })
        .await;
    tables
        .into_iter()
        .filter(|table| live.contains(&table.board))
        .collect()
}

async fn each(
    hub: &Arc<Hub>,
    event: &str,
    (device, language): (&Device, Language),
    waits: impl Fn(u32, Phase, bool) -> bool,
    what: Order,
) -> Result<AllBoards, Failure> {
    let house = hub.house(event)?;
    let mut all = AllBoards::default();
    let mut last = None;
    for table in played_on(hub, &house).await {
        let (phase, held, seen) = table
            .look(|desk| (desk.phase(), desk.held().is_some(), desk.version()))
            .await;
        if !waits(table.board, phase, held) {
            continue;
        }
        match give(hub, &table, device, Order { seen, ..what.clone() }, language).await {
            Ok(_) => all.done.push(table.board),
            Err(failure) => {
                let error = failure.json(hub.langs.get(language));
                let board = table.board;
                all.refused.push(BoardRefused { board, error });
                last = Some(failure);
            }
        }
    }
    // Nowhere done is not done.
    match last {
        Some(failure) if all.done.is_empty() => Err(failure),
        _ => Ok(all),
    }
}

async fn give(
    hub: &Arc<Hub>,
    table: &Arc<Table>,
    device: &Device,
    order: Order,
    language: Language,
) -> Result<Reply, Failure> {
    let named = (format!("all-{}", order.seen), order);
    hub.command(table, device, named, language).await
}
