//! What a form asks before a game is made: what a time control says, and which rulebooks there are.

use arbiter_game::rules::laws::clock::Controls;
use arbiter_hall::HallError;
use arbiter_laws::{Rulebook, default_rulebook, rulebooks};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Tongue, fresh};
use crate::app::App;
use crate::live::words_of;

/// The longest time control that is read.
const LONGEST: usize = 200;

/// A time control as somebody typed it.
#[derive(Debug, Deserialize)]
pub struct Typed {
    #[serde(default)]
    text: String,
}

/// `GET /api/v1/control`
pub async fn control(
    State(app): State<App>,
    Query(Typed { text }): Query<Typed>,
    tongue: Tongue,
) -> Response {
    let lang = app.lang(tongue.language);
    let read = text
        .get(..LONGEST.min(text.len()))
        .unwrap_or_default()
        .parse::<Controls>();
    let answer = read.map_err(|why| {
        HallError::Unreadable {
            what: "control",
            why: why.into(),
        }
        .into()
    });
    tongue.answer(answer.map(|controls| {
        let class = |book: &Rulebook| {
            let play = book.classify(&controls).play.id();
            json!({ "rulebook": book.id(), "play": play })
        };
        let classes: Vec<_> = rulebooks().iter().map(class).collect();
        let words = words_of(&lang, &controls);
        fresh(
            StatusCode::OK,
            &json!({ "text": controls.to_string(), "words": words, "classes": classes }),
        )
    }))
}

/// `GET /api/v1/rulebooks`
pub async fn books(State(app): State<App>, tongue: Tongue) -> Response {
    let lang = app.lang(tongue.language);
    let row = |book: &Rulebook| json!({ "id": book.id(), "title": lang.rulebook(book), "games": book.is_for_games() });
    let all: Vec<_> = rulebooks().iter().map(row).collect();
    fresh(
        StatusCode::OK,
        &json!({ "rulebooks": all, "newest": default_rulebook().id() }),
    )
}
