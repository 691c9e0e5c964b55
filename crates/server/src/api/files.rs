//! Files: games as PGN at addresses that stay, and the log of a game.

use arbiter_game::bpgn;
use arbiter_game::log::Log;
use arbiter_game::rules::answer::Viewer;
use arbiter_hall::{Board, HallError, Phase, Tags, hash, match_of, pgn};
use arbiter_laws::Date;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::asked::Tongue;
use super::tournament;
use crate::app::App;
use crate::live::{Device, Failure, House, Table, may_read_all};

/// Who asks for a file: in which language he is refused, on which device he sits, and what he has of it already.
pub type Asks<'a> = (&'a Tongue, &'a Device, &'a HeaderMap);

/// `GET /g/{game}.pgn`, and of a match of two boards `.bpgn`; nothing for other names, which are pages.
pub async fn of_game(app: &App, file: &str, (tongue, device, headers): Asks<'_>) -> Option<Response> {
    let (game, kind) = file.rsplit_once('.')?;
    let text = async {
        let table = app.hub().table(game)?;
        match kind {
            "bpgn" => match_of_two(&table, device).await,
            _ => written(&table, device, app.hub().now()).await,
        }
    };
    if !matches!(kind, "pgn" | "bpgn") {
        return None;
    }
    Some(tongue.answer(text.await.map(|text| file_of("pgn", text, headers))))
}

/// A match of two boards with the moves of both; while it is played, for its arbiters alone.
async fn match_of_two(table: &Table, device: &Device) -> Result<String, Failure> {
    let unknown = || crate::live::unknown("match", &table.game);
    let grants = table.house.grants(device).await;
    let arbiter = matches!(grants.viewer(table.board), Viewer::Arbiter | Viewer::Assistant);
    if table.phase().await != Phase::Over && !arbiter {
        return Err(unknown());
    }
    let lines = table.log()?;
    let texts: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
    let log = Log::read(&texts.join("\n")).map_err(HallError::from)?;
    let first = table.board - match_of(&table.game).1 as u32;
    let found = table.house.look(|office| {
        let players = |board| office.boards.get(&board).map(|board| board.players.clone());
        let date = office.boards.get(&first).map(Board::date);
        Some((
            office.plan.name.clone(),
            date?,
            players(first)?,
            players(first + 1)?,
        ))
    });
    let (name, date, [white_a, black_a], [white_b, black_b]) = found.await.ok_or_else(unknown)?;
    let tags = bpgn::Tags {
        event: &name,
        date: &day((date / 86_400_000).cast_signed()),
        players: [[&white_a, &black_a], [&white_b, &black_b]],
    };
    bpgn::write(&log, &tags).ok_or_else(unknown)
}

/// What is asked of a file.
#[derive(Debug, Default, Deserialize)]
pub struct Wants {
    /// `1`: the report as it stands, while games are open.
    #[serde(default)]
    open: String,
    /// The category of which the table is wanted.
    #[serde(default)]
    section: String,
}

/// `GET /e/{event}.pgn`, `.trf` (the report of a tournament), `.csv` (players with their places), `.json` (what stands in it for
/// everybody) and `.jsonl` (its log, for those who keep it); nothing for other names, which are pages.
pub async fn of_event(
    app: &App,
    file: &str,
    wants: &Wants,
    (device, headers): (&Device, &HeaderMap),
) -> Option<Result<Response, Failure>> {
    let Some((event, kind @ ("pgn" | "trf" | "csv" | "json" | "jsonl"))) = file.rsplit_once('.') else {
        return None;
    };
    let text = async {
        let house = app.hub().house(event)?;
        if kind == "trf" {
            return tournament::report(&house, device, wants.open == "1").await;
        }
        if kind == "csv" {
            return tournament::csv(&house, device, &wants.section).await;
        }
        text_of(app, &house, kind, device).await
    };
    let text = text.await;
    Some(text.map(|text| file_of(kind, text, headers)))
}

/// What a file of an event holds for everybody; nothing where there is none now.
pub async fn public_file(app: &App, house: &House, kind: &str) -> Option<String> {
    text_of(app, house, kind, &Device::default()).await.ok()
}

async fn text_of(app: &App, house: &House, kind: &str, device: &Device) -> Result<String, Failure> {
    match kind {
        "trf" => return tournament::report(house, device, false).await,
        "csv" => return tournament::csv(house, device, "").await,
        "json" => return tournament::public(house).await,
        "jsonl" => return tournament::log(house, device).await,
        _ => {}
    }
    let mut text = String::new();
    for table in app.hub().tables(house).await {
        text += &written(&table, device, app.hub().now()).await?;
        text.push('\n');
    }
    Ok(text)
}

/// A game as PGN, as far as whoever asks may see it.
async fn written(table: &Table, device: &Device, now: u64) -> Result<String, Failure> {
    let grants = table.house.grants(device).await;
    let viewer = grants.viewer(table.board);
    let found = table.house.look(|office| {
        let board = office.boards.get(&table.board)?;
        Some((office.plan.clone(), office.delay, board.clone()))
    });
    let (plan, delay, board) = found
        .await
        .ok_or_else(|| crate::live::unknown("game", &table.game))?;
    let days = (board.date() / 86_400_000).cast_signed();
    let date = day(days);
    let tags = Tags {
        plan: &plan,
        board: board.board,
        game: &board.game,
        players: &board.players,
        date: &date,
    };
    Ok(table.look(|desk| pgn(desk, &tags, viewer, delay, now)).await)
}

/// A day as PGN writes it, from the days since 1970.
fn day(days: i64) -> String {
    Date::from_days(days).map_or_else(
        || "????.??.??".to_owned(),
        |date| date.to_string().replace('-', "."),
    )
}

/// The file with its mark; whoever polls and has it already, as he says by that mark, is told that it has not changed. What
/// is in it hangs on who asks.
fn file_of(kind: &str, text: String, asked: &HeaderMap) -> Response {
    let content = match kind {
        "pgn" => "application/x-chess-pgn; charset=utf-8",
        "jsonl" => "application/jsonl; charset=utf-8",
        "json" => "application/json",
        "csv" => "text/csv; charset=utf-8",
        _ => "text/plain; charset=utf-8",
    };
    // Weak: on the way it may be compressed.
    let mark = format!("W/\"{}\"", &hash(&text)[..32]);
    let known = asked.get_all(IF_NONE_MATCH).into_iter().any(|marks| {
        let marks = marks.to_str().unwrap_or_default();
        marks
            .split(',')
            .map(str::trim)
            .any(|one| one == mark || one == "*")
    });
    let headers = [
        (CONTENT_TYPE, content),
        (CACHE_CONTROL, "no-cache"),
        (VARY, "Cookie"),
        (ETAG, &mark),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, text).into_response()
}

/// `GET /api/v1/games/{game}/log`: the stream as it is stored, for officials who do not play in it.
pub async fn log(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let lines = async {
        let table = app.hub().table(&game)?;
        let grants = table.house.grants(&device).await;
        if !may_read_all(&grants, table.board) {
            let roles = grants.at(table.board).map(|grant| grant.role).collect();
            let command = "read_log";
            return Err(HallError::Forbidden { command, roles }.into());
        }
        let mut bytes = table.log()?.join(&b'\n');
        bytes.push(b'\n');
        let headers = [
            (CONTENT_TYPE, "application/jsonl; charset=utf-8"),
            (CACHE_CONTROL, "no-store"),
        ];
        Ok((headers, bytes))
    };
    tongue.answer(lines.await)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        for (days, text) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_778, "2026.11.21"),
        ] {
            assert_eq!(day(days), text);
        }
    }
}
