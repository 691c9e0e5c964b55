//! `/laws/:edition`: a rulebook, part by part.

use arbiter_laws::{Article, Rulebook};
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::{Line, Named, no_rulebook};
use crate::app::App;
use crate::frame::Frame;

/// The articles under one number, or those taken from another rulebook under one number.
struct Part {
    /// The first of them, which says what the part is about.
    head: Line,
    /// The others.
    rest: Vec<Line>,
}

#[derive(Template)]
#[template(path = "laws/edition.html")]
struct Edition<'a> {
    frame: &'a Frame,
    book: Named,
    /// Its own parts, then those of each rulebook that it takes articles from.
    sources: Vec<Source>,
}

struct Source {
    /// The rulebook that these are taken from; nothing where they are its own.
    from: Option<Named>,
    parts: Vec<Part>,
}

pub async fn page(frame: Frame, State(app): State<App>, Path(id): Path<String>) -> Response {
    let Some(book) = Rulebook::by_id(&id) else {
        return no_rulebook(&frame, &id);
    };
    let texts = app.shelf().summaries(frame.lang(), book);
    let articles: Vec<(&Article, &String)> = book.articles().iter().zip(texts.iter()).collect();
    let mut names: Vec<Option<&str>> = Vec::new();
    for (article, _) in &articles {
        if !names.contains(&article.taken_from()) {
            names.push(article.taken_from());
        }
    }
    names.sort_by_key(Option::is_some);
    let source = |from: Option<&str>| {
        let other = from.and_then(Rulebook::by_id);
        let own: Vec<_> = articles
            .iter()
            .filter(|(article, _)| article.taken_from() == from)
            .collect();
        Source {
            from: other.map(|other| Named::of(frame.lang(), other)),
            parts: own
                .chunk_by(|(one, _), (next, _)| head(one.id()) == head(next.id()))
                .filter_map(|rows| part(other.unwrap_or(book), rows))
                .collect(),
        }
    };
    let page = Edition {
        book: Named::of(frame.lang(), book),
        sources: names.into_iter().map(source).collect(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// The number of the part that an article stands in.
fn head(id: &str) -> &str {
    id.split('.').next().unwrap_or(id)
}

fn part(book: &Rulebook, rows: &[&(&Article, &String)]) -> Option<Part> {
    let mut lines = rows
        .iter()
        .map(|(article, text)| Line::of(book, article, (*text).clone()));
    Some(Part {
        head: lines.next()?,
        rest: lines.collect(),
    })
}
