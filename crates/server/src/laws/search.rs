//! `/laws/search`: the articles that speak of something.

use arbiter_lang::Args;
use arbiter_laws::{Rulebook, default_rulebook};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::{Line, Named};
use crate::app::App;
use crate::frame::Frame;

/// What is searched for, and where.
#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    q: String,
    #[serde(default)]
    edition: String,
}

#[derive(Template)]
#[template(path = "laws/search.html")]
struct Search<'a> {
    frame: &'a Frame,
    words: String,
    books: Vec<Named>,
    edition: &'static str,
    found: Vec<Line>,
    count: String,
}

pub async fn page(frame: Frame, State(app): State<App>, Query(asked): Query<Asked>) -> Response {
    let book = Rulebook::by_id(&asked.edition).unwrap_or(default_rulebook());
    let lang = frame.lang();
    let texts = app.shelf().summaries(lang, book);
    let found = lang.search(book, &texts, &asked.q);
    let line = |place: &usize| Line::of(lang, book, &book.articles()[*place], texts[*place].clone());
    let exact = if found.is_exact { found.places.len() } else { 0 };
    let count = Args::new()
        .count("articles", exact as u64)
        .count("near", found.places.len() as u64);
    let page = Search {
        found: found.places.iter().map(line).collect(),
        count: lang.text("web-search-count", &count),
        books: Named::all(lang),
        words: asked.q,
        edition: book.id(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}
