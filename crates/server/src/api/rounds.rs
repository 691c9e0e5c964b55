//! A round as it is, was or would be, and why two do not meet in it.

use arbiter_hall::HallError;
use arbiter_hall::event::act::Refusal;
use arbiter_hall::event::explained::{self, Known, NotExplained, Stop, apart};
use arbiter_hall::event::log::{Log, Salt};
use arbiter_hall::event::number::Round;
use arbiter_hall::event::paired::shown;
use arbiter_hall::event::preview::{impossible, preview};
use arbiter_hall::event::state::State as Event;
use arbiter_lang::PairingWords;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Asker, Tongue, fresh};
use super::tournament::{aside, eyes, kept};
use crate::app::App;
use crate::doors::house as neighbours;
use crate::live::{Device, Failure, House, unknown};

/// `GET /api/v1/events/{event}/rounds/{round}`
pub async fn round(
    State(app): State<App>,
    Path((event, round)): Path<(String, u16)>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let state = house.tournament().await?;
        let number = Round(round);
        if let Some(round) = state.round(number) {
            seen(&house, &device, &state, number).await?;
            return Ok(fresh(StatusCode::OK, &shown(&state, round)));
        }
        if round != state.paired().0 + 1 {
            return Err(unknown("round", &round.to_string()));
        }
        kept(&house, &device, "preview").await?;
        let known = std::sync::Arc::clone(&state);
        let next = aside(move || preview(&known).map(|next| next.json(&known))).await?;
        let next = match next {
            Err(why) => {
                let words = app.hub().langs.get(tongue.language).tournament(&state);
                let mut blocked = impossible(&state, &why).ok_or_else(|| refused(&why))?;
                blocked["text"] = words.refusal(&why).into();
                blocked
            }
            Ok(next) => next,
        };
        Ok(fresh(StatusCode::OK, &next))
    };
    tongue.answer(found.await)
}

fn refused(why: &Refusal) -> Failure {
    Failure::Hall(HallError::Act(Box::new(why.clone())))
}

/// Drafts are for those who keep the tournament; for others they are not there.
async fn seen(house: &House, device: &Device, state: &Event, round: Round) -> Result<(), Failure> {
    let eyes = eyes(house, device).await;
    match state.round(round) {
        Some(found) if eyes.see(found) => Ok(()),
        _ => Err(unknown("round", &round.to_string())),
    }
}

/// Two starting ranks.
#[derive(Debug, Deserialize)]
pub struct Two {
    a: u16,
    b: u16,
}

/// `GET /api/v1/events/{event}/rounds/{round}/why`
pub async fn why(
    State(app): State<App>,
    Path((event, round)): Path<(String, u16)>,
    Query(Two { a, b }): Query<Two>,
    tongue: Tongue,
    (device, asker): (Device, Asker),
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let state = house.tournament().await?;
        let number = Round(round);
        if number == Round(state.paired().0 + 1) {
            kept(&house, &device, "preview").await?;
        } else {
            seen(&house, &device, &state, number).await?;
        }
        let sheet = state.sheet();
        let (round, knew) = (usize::from(round), known(&house, &state, number).await?);
        for rank in [a, b] {
            if knew.event.player(rank).is_none() {
                return Err(unknown("player", &rank.to_string()));
            }
        }
        let (knew, found) = explaining(&app, &asker, move |stop| {
            let found = apart(&sheet, &knew, round, (a, b), stop);
            (knew, found)
        })
        .await?;
        let found = found.map_err(|why| match why {
            NotExplained::NotPaired(why) => refused(&Refusal::NotPaired(Box::new(why))),
            NotExplained::Stopped => BUSY,
        })?;
        let apart = found.ok_or(Failure::NothingToExplain)?;
        let lang = app.hub().langs.get(tongue.language);
        let words = PairingWords {
            event: &knew.event,
            rules: apart.rules,
            round,
            lang,
        };
        let mut value = explained::why(round, (a, b), &apart);
        value["text"] = words.reason(&apart).into();
        Ok(fresh(StatusCode::OK, &value))
    };
    tongue.answer(found.await)
}

/// Others ask too much at once; in a few seconds it is somebody else's turn.
const BUSY: Failure = Failure::TooFast { retry_after: 5 };

/// A question about a pairing: two are answered at once, and one for which nobody waits any more ends.
pub async fn explaining<T: Send + 'static>(
    app: &App,
    asker: &Asker,
    work: impl FnOnce(&Stop) -> T + Send + 'static,
) -> Result<T, Failure> {
    let from = asker.from.map(neighbours);
    let answer = app.explaining().work(from, move |flag| work(&Stop::when(flag)));
    answer.await.ok_or(BUSY)
}

/// The event as the pairing of a round knew it, or as it stands where that is still to come.
pub async fn known(house: &House, state: &Event, round: Round) -> Result<Known, Failure> {
    let paired = state.round(round).map(|round| round.paired);
    let Some(paired) = paired.filter(|paired| paired.0 > 0) else {
        return Ok(Known::of_report(&state.sheet(), round.0.into()));
    };
    let log = house.event_log().await?;
    let now = state.clone();
    let read = aside(move || {
        let read = Log::read(log.as_bytes(), Salt([0; 16]));
        read.map(|log| Known::new(&log.before(paired), &now, round))
    });
    read.await?.map_err(|why| Failure::Machine(why.to_string()))
}

/// Which name is asked for.
#[derive(Debug, Deserialize)]
pub struct Named {
    #[serde(default)]
    q: String,
}

/// So many players are found at once.
const MOST_FOUND: usize = 50;

/// `GET /api/v1/events/{event}/players`
pub async fn players(
    State(app): State<App>,
    Path(event): Path<String>,
    Query(Named { q }): Query<Named>,
    tongue: Tongue,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let state = house.tournament().await?;
        let asked: String = q.chars().take(100).collect();
        let rows = state.search(&asked).into_iter().take(MOST_FOUND);
        let rows = rows.map(
            |who| json!({ "id": who.id, "rank": who.rank, "name": who.name.trim(), "club": who.club.trim() }),
        );
        Ok(fresh(StatusCode::OK, &rows.collect::<Vec<_>>()))
    };
    tongue.answer(found.await)
}
