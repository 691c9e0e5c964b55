//! Phones of players: whose this one is, where they sit in the newest round, and who waits until the desk knows him.

use std::sync::Arc;

use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::show::Eyes;
use arbiter_hall::event::state::State as Event;
use arbiter_hall::event::words::Hour;
use arbiter_hall::{Bound, HallError, Holder, Office};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Body, Tongue, fresh};
use super::tournament::kept;
use crate::app::App;
use crate::device::Https;
use crate::live::{Device, Failure, House, unknown};

/// Who somebody is: by id, `12` or `"#12"`.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Id {
    Number(EntrantId),
    Text(String),
}

impl Id {
    fn of(self, state: &Event) -> Result<EntrantId, Failure> {
        let (id, name) = match self {
            Self::Number(id) => (Some(id), id.to_string()),
            Self::Text(text) => {
                let number = text.trim().trim_start_matches('#').parse().ok();
                (number.map(EntrantId), text)
            }
        };
        // Whoever was removed has no number.
        let here = |id: &EntrantId| state.entrants.contains_key(id) && state.numbers().rank(*id) > 0;
        id.filter(here).ok_or_else(|| unknown("entrant", &name))
    }
}

/// Whose phone this is from now on, or is not any more.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mine {
    entrant: Id,
    #[serde(default)]
    leave: bool,
}

/// `POST /api/v1/events/{event}/me`
pub async fn bind(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Mine>,
) -> Response {
    let done = async {
        let Mine { entrant, leave } = body?;
        let house = app.hub().house(&event)?;
        let state = house.tournament().await?;
        let who = entrant.of(&state)?;
        if leave {
            unbind_phone(&app, &house, &device, who).await?;
            let found = mine(&house, &device, Bound::Is).await?;
            return Ok((HeaderMap::new(), fresh(StatusCode::OK, &found)));
        }
        let (device, bound, headers) = bind_phone(&app, &house, device, who).await?;
        Ok((
            headers,
            fresh(StatusCode::OK, &mine(&house, &device, bound).await?),
        ))
    };
    tongue.answer(done.await)
}

/// Makes a phone that of a player, or lets it wait until the desk knows him.
///
/// # Errors
/// It cannot be, or nothing was written.
pub async fn bind_phone(
    app: &App,
    house: &Arc<House>,
    device: Device,
    who: EntrantId,
) -> Result<(Device, Bound, HeaderMap), Failure> {
    let (device, _, headers) = device.bound(app.hub(), Https(app.is_https()))?;
    let bound = house.commit(|office| {
        let pass = pass_in(&device, office);
        let (fact, bound) = office.bind(pass, who)?;
        Ok((fact.into_iter().collect(), bound))
    });
    let bound = bound.await?;
    app.hub().moved(house).await?;
    Ok((device, bound, headers))
}

/// A phone is not a player's any more.
///
/// # Errors
/// Nothing was written.
pub async fn unbind_phone(
    app: &App,
    house: &Arc<House>,
    device: &Device,
    who: EntrantId,
) -> Result<(), Failure> {
    let left = |office: &Office| {
        let all = device.passes().filter_map(|pass| office.unbind(pass, who));
        Ok((all.collect(), ()))
    };
    house.commit(left).await?;
    app.hub().moved(house).await
}

/// The players of a phone in an event, and those whom it waits to be.
pub async fn players_of(house: &House, device: &Device) -> (Vec<EntrantId>, Vec<EntrantId>) {
    house
        .look(|office| {
            let pass = pass_in(device, office);
            let holder = office.holder(pass);
            let own = holder.into_iter().flat_map(Holder::players).collect();
            (own, office.waits_to_be(pass).collect())
        })
        .await
}

/// `GET /api/v1/events/{event}/me`
pub async fn show(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let mut found = mine(&house, &device, Bound::Is).await?;
        if let Some(found) = found.as_object_mut() {
            found.remove("waits");
        }
        Ok(fresh(StatusCode::OK, &found))
    };
    tongue.answer(found.await)
}

/// The pass by which an event knows a device, or by which that waits there, or its newest one.
fn pass_in<'a>(device: &'a Device, office: &Office) -> &'a str {
    let waits = |pass: &&str| office.waits_to_be(pass).next().is_some();
    let known = device.known_to(office);
    let known = known.or_else(|| device.passes().find(waits));
    known.or(device.pass.as_deref()).unwrap_or_default()
}

/// `{players, waiting, waits}`: where the players of this phone sit, and whom it waits to be.
async fn mine(house: &House, device: &Device, bound: Bound) -> Result<Value, Failure> {
    let state = house.tournament().await?;
    let (own, waiting) = players_of(house, device).await;
    let numbers = state.numbers();
    let newest = Eyes::Everybody.newest(&state);
    let rows = own.into_iter().map(|who| seat(&state, &numbers, newest, who));
    Ok(json!({
        "players": rows.collect::<Vec<_>>(), "waiting": waiting, "waits": bound == Bound::Waits,
    }))
}

/// Where somebody sits in a round.
fn seat(state: &Event, numbers: &arbiter_hall::event::state::Numbers, round: Round, who: EntrantId) -> Value {
    let paired = state.round(round);
    let board = paired.and_then(|round| round.board_of(who));
    let seats = paired.zip(board).map(|(round, board)| round.seats(board));
    let side = seats.map(|(white, _)| if white == who { "white" } else { "black" });
    let opponent = seats.map(|(white, black)| if white == who { black } else { white });
    let opponent =
        opponent.map(|id| json!({ "entrant": id, "rank": numbers.rank(id), "name": state.name(id).trim() }));
    let result = paired
        .zip(board)
        .and_then(|(round, board)| round.result(board.board));
    let room = board.and_then(|board| state.room(board.board));
    json!({
        "entrant": who, "rank": numbers.rank(who), "name": state.name(who).trim(),
        "round": paired.map(|round| round.round), "board": board.map(|board| board.board), "side": side,
        "opponent": opponent, "room": room, "begins": state.hour(round, Hour::Scheduled),
        "result": result.map(|scored| scored.result.to_string()),
        "bye": paired.is_some_and(|round| round.layout().bye == Some(who)),
    })
}

/// `GET /api/v1/events/{event}/me/waiting`
pub async fn waiting(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        kept(&house, &device, "let_be").await?;
        let state = house.tournament().await?;
        let numbers = state.numbers();
        let row = |(who, pass): (EntrantId, &str)| {
            json!({
                "entrant": who, "rank": numbers.rank(who), "name": state.name(who).trim(),
                "club": state.club(who).trim(), "device": pass,
            })
        };
        let rows: Vec<Value> = house.look(|office| office.waiting().map(row).collect()).await;
        Ok(fresh(StatusCode::OK, &json!({ "waiting": rows })))
    };
    tongue.answer(found.await)
}

/// Whether a phone that waits is a player's.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answered {
    entrant: Id,
    device: String,
    #[serde(rename = "let")]
    yes: bool,
}

/// `POST /api/v1/events/{event}/me/let`
pub async fn let_be(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Answered>,
) -> Response {
    let done = async {
        let Answered {
            entrant,
            device: phone,
            yes,
        } = body?;
        let house = app.hub().house(&event)?;
        kept(&house, &device, "let_be").await?;
        let who = entrant.of(&*house.tournament().await?)?;
        let_phone(&app, &house, &device, (&phone, who), yes).await?;
        Ok(StatusCode::NO_CONTENT)
    };
    tongue.answer(done.await)
}

/// Says whether a phone that waits is a player's.
///
/// # Errors
/// It does not wait, or whoever says so holds it himself.
pub async fn let_phone(
    app: &App,
    house: &Arc<House>,
    device: &Device,
    (phone, who): (&str, EntrantId),
    yes: bool,
) -> Result<(), Failure> {
    house
        .commit(|office| {
            // Nobody says of his own phone that it is his.
            let own = device.passes().any(|pass| Office::is_pass(phone, pass));
            if own && yes {
                let (command, roles) = ("let_be", Vec::new());
                return Err(HallError::Forbidden { command, roles });
            }
            Ok((vec![office.let_be(phone, who, yes)?], ()))
        })
        .await?;
    app.hub().moved(house).await
}
