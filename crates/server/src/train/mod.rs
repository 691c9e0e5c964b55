//! `/train`: training for arbiters. The pages carry what their script needs; the answer is never among it.

mod paper;
mod told;

use arbiter_casebook::training::exercise;
use askama::Template;
use axum::Router;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use serde_json::json;

use crate::app::App;
use crate::frame::{Frame, within_script};
use crate::laws::Named;
use crate::refused::not_here;

pub use told::{asked, book, drawn, marked, rows};

/// `/train` and what lies below it
pub fn routes() -> Router<App> {
    Router::new()
        .route("/train", get(list))
        .route("/train/exam", get(exam))
        .route("/train/exam/sheet", get(paper::page))
        .route("/train/{case}", get(case))
}

#[derive(Template)]
#[template(path = "train.html")]
struct Page<'a> {
    frame: &'a Frame,
    title: String,
    /// `list`, `case` or `exam`.
    which: &'static str,
    case: String,
    data: String,
}

async fn list(frame: Frame) -> Response {
    let title = frame.t("train-title");
    answer(&frame, "list", title, String::new())
}

async fn exam(frame: Frame) -> Response {
    let title = frame.t("train-exam-title");
    answer(&frame, "exam", title, String::new())
}

async fn case(Path(id): Path<String>, frame: Frame) -> Response {
    let Some(exercise) = exercise(&id) else {
        return not_here(frame).await;
    };
    let title = frame.word("train-subject", "subject", exercise.subject.as_str());
    answer(&frame, "case", title, id)
}

/// The page with the list of exercises and the names of the rulebooks.
fn answer(frame: &Frame, which: &'static str, title: String, case: String) -> Response {
    let books: Vec<_> = Named::all(frame.lang())
        .into_iter()
        .map(|book| json!({ "id": book.id, "title": book.title }))
        .collect();
    let mut data = rows().clone();
    data["books"] = books.into();
    let page = Page {
        data: within_script(&data.to_string()),
        frame,
        title,
        which,
        case,
    };
    frame.page(StatusCode::OK, &page)
}
