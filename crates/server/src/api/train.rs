//! Training: the exercises, what one asks, and what an answer is worth. Nothing is kept of who answers.

use arbiter_casebook::training::{Exercise, Posed, exam, exercise};
use arbiter_hall::HallError;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::live::Failure;
use crate::train::{asked, book, drawn, marked, rows};

/// Under which rulebook, and by which lot.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    laws: Option<String>,
    seed: String,
}

/// What somebody answers.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Answered {
    laws: Option<String>,
    option: String,
    article: Option<String>,
}

/// `GET /api/v1/train`
pub async fn list() -> Response {
    fresh(StatusCode::OK, rows())
}

/// `GET /api/v1/train/exam`
pub async fn draw(Query(wanted): Query<Wanted>, tongue: Tongue) -> Response {
    let laws = wanted.laws.as_deref().filter(|laws| !laws.is_empty());
    if let Some(laws) = laws.filter(|laws| arbiter_laws::Rulebook::by_id(laws).is_none()) {
        return tongue.refuse(&Failure::NoLaws {
            name: laws.to_owned(),
        });
    }
    fresh(StatusCode::OK, &drawn(&wanted.seed, &exam(&wanted.seed, laws)))
}

/// `GET /api/v1/train/{case}`
pub async fn show(
    State(app): State<App>,
    Path(case): Path<String>,
    Query(wanted): Query<Wanted>,
    tongue: Tongue,
) -> Response {
    let lang = app.lang(tongue.language);
    let posed = posed(&case, wanted.laws.as_deref(), &wanted.seed);
    tongue.answer(posed.map(|posed| fresh(StatusCode::OK, &asked(&lang, &posed))))
}

/// `POST /api/v1/train/{case}`
pub async fn mark(
    State(app): State<App>,
    Path(case): Path<String>,
    tongue: Tongue,
    Body(answered): Body<Answered>,
) -> Response {
    let lang = app.lang(tongue.language);
    let worth = answered.and_then(|answered| {
        let posed = posed(&case, answered.laws.as_deref(), "")?;
        let article = answered.article.unwrap_or_default();
        let marked = marked(&lang, &posed, &answered.option, &article);
        marked.ok_or(Failure::NoOption {
            name: answered.option,
        })
    });
    tongue.answer(worth.map(|worth| fresh(StatusCode::OK, &worth)))
}

fn posed(case: &str, laws: Option<&str>, seed: &str) -> Result<Posed, Failure> {
    let unknown = || HallError::unknown("exercise", case);
    let exercise: &Exercise = exercise(case).ok_or_else(unknown)?;
    let laws = laws.filter(|laws| !laws.is_empty());
    let book = book(exercise, laws).ok_or_else(|| Failure::NoLaws {
        name: laws.unwrap_or_default().to_owned(),
    })?;
    exercise
        .pose(book, seed)
        .map_err(|finding| Failure::Machine(finding.to_string()))
}
