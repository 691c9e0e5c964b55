//! Colours drawn by both phones: looked at, committed to, shown.

use arbiter_hall::{DrawPhase, HallError, Office};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::{Device, Failure, Table};

/// What a phone sends: the hash of its number, or the number.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "DrawSent"))]
pub enum Sent {
    /// The SHA-256 of its number.
    Commit(String),
    /// Its number.
    Reveal(String),
}

/// A draw as a device finds it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawing {
    phase: DrawPhase,
    /// 0 for the phone that made the game, 1 for the other; nothing for others.
    you: Option<usize>,
    commits: [Option<String>; 2],
    /// Only once both have shown theirs.
    reveals: Option<[String; 2]>,
    /// Which phone has White.
    white: Option<usize>,
}

fn drawing(office: &Office, table: &Table, device: &Device) -> Result<Drawing, HallError> {
    let unknown = || HallError::Unknown {
        what: "draw",
        name: table.game.clone(),
    };
    let draw = office.draw(table.board).ok_or_else(unknown)?;
    let pass = device.pass_in(office).unwrap_or_default();
    let reveals = match &draw.reveals {
        [Some(first), Some(second)] => Some([first.clone(), second.clone()]),
        _ => None,
    };
    Ok(Drawing {
        phase: office.draw_phase(draw),
        you: office.phone(draw, pass),
        commits: draw.commits.clone(),
        reveals,
        white: draw.white(),
    })
}

/// `GET /api/v1/games/{game}/draw`
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let table = app.hub().table(&game)?;
        app.hub().draw_start(&table).await?;
        Ok::<_, Failure>(
            table
                .house
                .look(|office| drawing(office, &table, &device))
                .await?,
        )
    };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &found)))
}

/// `POST /api/v1/games/{game}/draw`
pub async fn send(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Sent>,
) -> Response {
    let sent = async {
        let sent = body?;
        let table = app.hub().table(&game)?;
        let board = table.board;
        table
            .house
            .commit(|office| {
                let pass = device.pass_in(office).unwrap_or_default();
                let facts = match &sent {
                    Sent::Commit(commit) => office.commit_draw(board, pass, commit)?.into_iter().collect(),
                    Sent::Reveal(reveal) => office.reveal_draw(board, pass, reveal)?,
                };
                Ok((facts, ()))
            })
            .await?;
        app.hub().draw_start(&table).await?;
        let found = table
            .house
            .look(|office| drawing(office, &table, &device))
            .await?;
        if found.white.is_some() {
            app.hub().moved(&table.house).await?;
        }
        Ok(fresh(StatusCode::OK, &found))
    };
    tongue.answer(sent.await)
}
