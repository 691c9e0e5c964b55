//! `/laws/search`: the articles that speak of something.

use arbiter_lang::Args;
use arbiter_laws::{Rulebook, default_rulebook, fold_words};
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
    let found = found(&app, &frame, book, &asked.q);
    let count = Args::new().count("articles", found.len() as u64);
    let page = Search {
        found,
        count: frame.lang().text("web-search-count", &count),
        books: Named::all(frame.lang()),
        words: asked.q,
        edition: book.id(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// The articles with this number, or whose summaries have all these words or words that begin so.
fn found(app: &App, frame: &Frame, book: &'static Rulebook, words: &str) -> Vec<Line> {
    let wanted = fold_words(words);
    if wanted.is_empty() {
        return Vec::new();
    }
    let texts = app.shelf().summaries(frame.lang(), book);
    let rows = book.articles().iter().zip(texts.iter());
    let speaks = |id: &str, text: &str| {
        let said = fold_words(text);
        let here = |want: &String| said.iter().any(|word| word.starts_with(&**want));
        id.eq_ignore_ascii_case(words.trim()) || wanted.iter().all(here)
    };
    rows.filter(|(article, text)| speaks(article.id(), text))
        .map(|(article, text)| Line::of(book, article, text.clone()))
        .collect()
}
