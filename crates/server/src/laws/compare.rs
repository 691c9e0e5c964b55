//! `/laws/compare`: two rulebooks side by side, subject by subject, and only where they differ.

use arbiter_lang::Lang;
use arbiter_laws::{Difference, Rulebook, Side};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::article::articles;
use super::figure::Figure;
use super::{Line, Named, no_rulebook};
use crate::app::App;
use crate::frame::Frame;

/// Which two, and whether only one article's subjects.
#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    a: String,
    #[serde(default)]
    b: String,
    #[serde(default)]
    article: String,
}

#[derive(Template)]
#[template(path = "laws/compare.html")]
struct Compare<'a> {
    frame: &'a Frame,
    books: Vec<Named>,
    a: Named,
    b: Named,
    article: String,
    count: String,
    subjects: Vec<Subject>,
}

/// One subject on which the two differ: what each of them says.
type Subject = [Said; 2];

/// What one of the two says on a subject.
struct Said {
    book: &'static str,
    title: String,
    lines: Vec<Line>,
    /// Each parameter that differs, with its value here if it has one.
    figures: Vec<Figure>,
}

pub async fn page(frame: Frame, State(app): State<App>, Query(asked): Query<Asked>) -> Response {
    let (a, b) = match (Rulebook::by_id(&asked.a), Rulebook::by_id(&asked.b)) {
        (Some(a), Some(b)) => (a, b),
        (None, _) => return no_rulebook(&frame, &asked.a),
        (_, None) => return no_rulebook(&frame, &asked.b),
    };
    let lang = frame.lang();
    let wanted = [a, b].map(|book| book.article(&asked.article));
    let about = |row: &Difference| {
        let mut articles = wanted.iter().flatten().peekable();
        articles.peek().is_none() || articles.any(|article| article.topics().any(|topic| topic == row.topic))
    };
    let rows: Vec<Difference> = a.differences(b).into_iter().filter(about).collect();
    let subjects: Vec<Subject> = rows
        .chunk_by(|one, next| one.topic == next.topic)
        .map(|rows| subject(&app, lang, [a, b], rows))
        .collect();
    let count = arbiter_lang::Args::new().count("subjects", subjects.len() as u64);
    let page = Compare {
        books: Named::all(lang),
        a: Named::of(lang, a),
        b: Named::of(lang, b),
        article: asked.article,
        count: lang.text("web-compare-count", &count),
        subjects,
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

fn subject(app: &App, lang: &Lang, books: [&'static Rulebook; 2], rows: &[Difference]) -> Subject {
    let sides: [fn(&Difference) -> &Side; 2] = [|row| &row.a, |row| &row.b];
    [0, 1].map(|place| {
        let (book, side) = (books[place], sides[place]);
        let texts = app.shelf().summaries(lang, book);
        let line = |(_, id): (String, String)| {
            let place = book.articles().iter().position(|other| other.id() == id)?;
            Some(Line::of(book, &book.articles()[place], texts[place].clone()))
        };
        let ids = articles(book, rows.iter().map(side));
        // Rapid play and blitz may set another value than standard play: then each says whose it is.
        let several = ids.len() > 1;
        let figure = |row: &Difference| {
            let side = side(row);
            let article = side.article.as_deref().filter(|_| several);
            Some(Figure::of(lang, row.key?, side.value.as_ref()).by(article))
        };
        Said {
            book: book.id(),
            title: lang.rulebook(book),
            lines: ids.into_iter().filter_map(line).collect(),
            figures: rows.iter().filter_map(figure).collect(),
        }
    })
}
