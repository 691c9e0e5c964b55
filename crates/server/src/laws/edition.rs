//! `/laws/:edition`: a rulebook, part by part.

use arbiter_laws::Rulebook;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::{Line, Named, no_rulebook, number};
use crate::app::App;
use crate::frame::Frame;

/// The articles under one number, or those taken from another rulebook under one number.
struct Part {
    /// The number.
    number: String,
    /// What it is about, in a few words.
    title: String,
    /// Its articles, the one that heads it first.
    lines: Vec<Line>,
}

impl Part {
    /// Where it stands on the page, among those taken from a rulebook.
    fn anchor(&self, source: &Source) -> String {
        format!("part-{}{}", source.id.unwrap_or_default(), self.number)
    }

    /// Its number, if it is one.
    fn number(&self) -> Option<&str> {
        number(&self.number)
    }

    /// An article without an article below it.
    fn only(&self) -> Option<&Line> {
        self.lines.first().filter(|_| self.lines.len() == 1)
    }
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
    /// The id of the rulebook that these are taken from.
    id: Option<&'static str>,
    /// The rulebook that these are taken from; nothing where they are its own.
    from: Option<Named>,
    parts: Vec<Part>,
}

pub async fn page(frame: Frame, State(app): State<App>, Path(id): Path<String>) -> Response {
    let Some(book) = Rulebook::by_id(&id) else {
        return no_rulebook(&frame, &id);
    };
    let lang = frame.lang();
    let texts = app.shelf().summaries(lang, book);
    let mut sources: Vec<Source> = Vec::new();
    for (article, text) in book.articles().iter().zip(texts.iter()) {
        let from = article.taken_from().and_then(Rulebook::by_id);
        // What a league takes has its number, its place and its part in the Laws that it is from.
        let there = from.and_then(|other| Some((other, other.article(article.number())?)));
        let (home, there) = there.unwrap_or((book, article));
        let line = Line::of(lang, home, there, text.clone());
        let place = sources
            .iter()
            .position(|source| source.id == article.taken_from());
        let place = place.unwrap_or_else(|| {
            sources.push(Source {
                id: article.taken_from(),
                from: from.map(|other| Named::of(lang, other)),
                parts: Vec::new(),
            });
            sources.len() - 1
        });
        let parts = &mut sources[place].parts;
        match parts.iter_mut().find(|part| part.number == article.part()) {
            Some(part) => part.lines.push(line),
            None => parts.push(Part {
                number: article.part().to_owned(),
                title: line.title.clone().unwrap_or_else(|| line.text.clone()),
                lines: vec![line],
            }),
        }
    }
    sources.sort_by_key(|source| source.id.is_some());
    let page = Edition {
        book: Named::of(lang, book),
        sources,
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}
