//! What there is to look at: public events for everybody, private games for those who play in them.

use std::sync::Arc;

use arbiter_hall::Office;
use arbiter_lang::Lang;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Serialize;

use super::asked::{Tongue, fresh};
use crate::app::App;
use crate::live::{Card, Device, House, called, title};

/// So many events are listed.
const LISTED: usize = 100;

/// An event in a list.
#[derive(Debug, Serialize)]
pub struct EventRow {
    pub event: String,
    pub name: String,
    pub made: u64,
    pub boards: usize,
    pub running: usize,
    pub over: usize,
    /// Whether everybody finds it here; a private game is listed for its own players only.
    pub public: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What stands on its first board, for a picture beside it.
    #[serde(skip)]
    pub stands: Option<String>,
}

/// What there is for this device, newest first.
pub async fn rows(app: &App, device: &Device, lang: &Lang) -> Vec<EventRow> {
    let own = app.hub().events_of(device);
    let mut found: Vec<(u64, Listed)> = Vec::new();
    for house in app.hub().houses() {
        if house.look(|office| office.plan.coach.is_some()).await {
            continue;
        }
        let (made, public) = house.look(|office| (office.made, office.is_public())).await;
        if public || own.contains(&house.id) {
            found.push((made, Listed::House(house)));
        }
    }
    for (event, card) in app.hub().cards() {
        if card.public || own.contains(&event) {
            found.push((card.made, Listed::Card(event, card)));
        }
    }
    found.sort_by_key(|(made, _)| std::cmp::Reverse(*made));
    let mut rows = Vec::new();
    for (_, listed) in found.into_iter().take(LISTED) {
        rows.push(match listed {
            Listed::House(house) => row(app, &house, lang).await,
            Listed::Card(event, card) => at_rest(event, &card, lang),
        });
    }
    rows
}

/// An event that lives, or the card of one that rests.
enum Listed {
    House(Arc<House>),
    Card(String, Arc<Card>),
}

fn at_rest(event: String, card: &Card, lang: &Lang) -> EventRow {
    let boards = card.games.len();
    EventRow {
        event,
        name: called(lang, &card.name, card.players.clone()),
        made: card.made,
        boards,
        running: 0,
        over: card.over,
        public: card.public,
        game: card
            .games
            .first()
            .filter(|_| boards == 1)
            .map(|(game, _)| game.clone()),
        stands: card.stands.clone(),
    }
}

/// The newest public events in which a clock runs, so many at most; no game is asked that does not run.
pub async fn running(app: &App, lang: &Lang, most: usize) -> Vec<EventRow> {
    let mut found: Vec<(u64, Arc<House>)> = Vec::new();
    for house in app.hub().running() {
        let (made, public) = house.look(|office| (office.made, office.is_public())).await;
        if public {
            found.push((made, house));
        }
    }
    found.sort_by_key(|(made, _)| std::cmp::Reverse(*made));
    let mut rows = Vec::new();
    for (_, house) in found.into_iter().take(most) {
        rows.push(row(app, &house, lang).await);
    }
    rows
}

async fn row(app: &App, house: &House, lang: &Lang) -> EventRow {
    let (running, over) = app.hub().count(house).await;
    let of = |office: &Office| {
        let only = office.boards.values().next().filter(|_| office.boards.len() == 1);
        let first = office.boards.values().next().map(|board| board.game.clone());
        let row = EventRow {
            event: office.id.clone(),
            name: title(lang, office),
            made: office.made,
            boards: office.boards.len(),
            running,
            over,
            public: office.is_public(),
            game: only.map(|board| board.game.clone()),
            stands: None,
        };
        (row, first, office.delay)
    };
    let (mut row, first, delay) = house.look(of).await;
    if let Some(table) = first.and_then(|game| app.hub().table(&game).ok()) {
        // Whoever looks at a list sees no more than a spectator.
        let stands = table.look(|desk| desk.shown(delay, app.hub().now()));
        row.stands = Some(stands.await);
    }
    row
}

/// `GET /api/v1/events`
pub async fn list(State(app): State<App>, tongue: Tongue, device: Device) -> Response {
    let events = rows(&app, &device, &app.lang(tongue.language)).await;
    fresh(StatusCode::OK, &serde_json::json!({ "events": events }))
}
