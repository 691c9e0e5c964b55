//! Festivals: several tournaments under one roof.

use std::sync::Arc;

use arbiter_hall::event::state::State as Event;
use arbiter_hall::festival::{Festival, people};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::{Device, Failure};

/// A festival to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewFestival {
    name: String,
    sections: Vec<String>,
}

/// Somebody is to move from one section to another.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Move {
    /// An id, or a name as everywhere.
    entrant: Value,
    from: String,
    to: String,
}

/// One more section.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Added {
    section: String,
}

/// Which people are asked for.
#[derive(Debug, Deserialize)]
pub struct Find {
    #[serde(default)]
    q: String,
}

/// The sections as they stand; one that was deleted is none any more.
async fn sections(app: &App, festival: &Festival) -> Vec<(String, Arc<Event>)> {
    let mut found = Vec::new();
    for section in &festival.sections {
        let Ok(house) = app.hub().house(section) else {
            continue;
        };
        if let Ok(state) = house.tournament().await {
            found.push((section.clone(), state));
        }
    }
    found
}

async fn shown(app: &App, festival: &Festival) -> Value {
    let sections = sections(app, festival).await;
    let row = |(id, state): &(String, Arc<Event>)| {
        json!({
            "event": id, "name": state.about.name.last(), "round": state.paired(), "rounds": state.all_rounds(),
            "players": state.entrants.len(), "first_board": state.first_board(), "go": format!("/e/{id}"),
        })
    };
    let sections: Vec<Value> = sections.iter().map(row).collect();
    json!({ "festival": festival.id, "name": festival.name, "made": festival.made, "sections": sections })
}

/// Sections that live at other nodes come here first: a festival lives at one node with all of them.
pub async fn brought(app: &App, headers: &HeaderMap, sections: &[String]) -> Result<(), Failure> {
    match app.nodes() {
        Some(nodes) => nodes.bring(headers, sections).await,
        None => Ok(()),
    }
}

/// `POST /api/v1/festivals`
pub async fn make(
    State(app): State<App>,
    tongue: Tongue,
    device: Device,
    headers: HeaderMap,
    Body(body): Body<NewFestival>,
) -> Response {
    let made = async {
        let NewFestival { name, sections } = body?;
        brought(&app, &headers, &sections).await?;
        let festival = app.hub().make_festival(&device, &name, sections).await?;
        Ok(fresh(StatusCode::CREATED, &shown(&app, &festival).await))
    };
    tongue.answer(made.await)
}

/// `GET /api/v1/festivals/{festival}`
pub async fn show(State(app): State<App>, Path(festival): Path<String>, tongue: Tongue) -> Response {
    let found = async {
        let festival = app.hub().festival(&festival)?;
        Ok(fresh(StatusCode::OK, &shown(&app, &festival).await))
    };
    tongue.answer(found.await)
}

/// `POST /api/v1/festivals/{festival}/sections`
pub async fn add(
    State(app): State<App>,
    Path(festival): Path<String>,
    tongue: Tongue,
    device: Device,
    headers: HeaderMap,
    Body(body): Body<Added>,
) -> Response {
    let added = async {
        let Added { section } = body?;
        brought(&app, &headers, std::slice::from_ref(&section)).await?;
        let festival = app.hub().add_section(&festival, &device, &section).await?;
        Ok(fresh(StatusCode::CREATED, &shown(&app, &festival).await))
    };
    tongue.answer(added.await)
}

/// `POST /api/v1/festivals/{festival}/move`
pub async fn send(
    State(app): State<App>,
    Path(festival): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Move>,
) -> Response {
    let moved = async {
        let Move { entrant, from, to } = body?;
        let asked = match &entrant {
            Value::String(name) => name.clone(),
            Value::Number(id) => id.to_string(),
            _ => {
                return Err(Failure::BadMessage(
                    "entrant: expected an id or a name".to_owned(),
                ));
            }
        };
        let moved = app.hub().move_entrant(&festival, &device, &asked, (&from, &to));
        let id = moved.await?;
        Ok(fresh(StatusCode::OK, &json!({ "entrant": id, "section": to })))
    };
    tongue.answer(moved.await)
}

/// `GET /api/v1/festivals/{festival}/people`
pub async fn everybody(
    State(app): State<App>,
    Path(festival): Path<String>,
    Query(Find { q }): Query<Find>,
    tongue: Tongue,
) -> Response {
    let found = async {
        let festival = app.hub().festival(&festival)?;
        let sections = sections(&app, &festival).await;
        let states: Vec<(&str, &Event)> = sections
            .iter()
            .map(|(id, state)| (id.as_str(), &**state))
            .collect();
        let wanted = q.trim().to_lowercase();
        let row = |one: &arbiter_hall::festival::Person| {
            let places = one.sections.iter();
            let places: Vec<Value> = places
                .map(|(event, id)| json!({ "event": event, "entrant": id }))
                .collect();
            json!({ "name": one.name, "club": one.club, "sections": places })
        };
        let all = people(&states);
        let fit = all.iter().filter(|one| one.name.to_lowercase().contains(&wanted));
        let rows: Vec<Value> = fit.map(row).collect();
        Ok(fresh(StatusCode::OK, &json!({ "people": rows })))
    };
    tongue.answer(found.await)
}
