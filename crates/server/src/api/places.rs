//! A place in the table, told to the last addend.

use arbiter_hall::event::accounts;
use arbiter_hall::event::tiebreak;
use arbiter_lang::AccountWords;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::{Value, json};

use super::asked::{Tongue, fresh};
use super::tournament::{After, aside, table};
use crate::app::App;
use crate::live::{Device, Failure, unknown};

/// `GET /api/v1/events/{event}/standings/{p}/{c}`
pub async fn of(
    State(app): State<App>,
    Path((event, player, code)): Path<(String, u16, String)>,
    Query(after): Query<After>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let table = table(&house, &device, after).await?;
        let told = aside(move || {
            let mut told = tiebreak::accounts(&table.event, &table.list, table.edition);
            told.retain(|account| account.standing.player == player);
            (table, told)
        });
        let (table, told) = told.await?;
        let account = told
            .first()
            .ok_or_else(|| unknown("player", &player.to_string()))?;
        let lang = app.hub().langs.get(tongue.language);
        let (event, list) = (&table.event, table.list.as_slice());
        let code = code.trim().to_uppercase();
        let text = AccountWords { event, list, lang }.of(account, &code);
        let text = text.ok_or_else(|| unknown("tiebreak", &code))?;
        let mut value = accounts::json(list, &told);
        only(&mut value, &code);
        value["text"] = json!(text);
        Ok::<_, Failure>(fresh(StatusCode::OK, &value))
    };
    tongue.answer(found.await)
}

/// Leaves the value that is asked for.
fn only(value: &mut Value, code: &str) {
    if let Some(all) = value["standings"][0]["explained"].as_object_mut() {
        all.retain(|key, _| key == code);
    }
}
