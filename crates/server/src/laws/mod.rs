//! The Laws: browse the rulebooks, read an article, compare two editions, search. Every citation leads here.

mod article;
mod compare;
mod edition;
mod figure;
mod marked;
mod played;
mod search;

use arbiter_lang::{Args, Calendar, Lang};
use arbiter_laws::{Article, Rulebook, rulebooks};
use askama::Template;
use axum::Router;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;

use crate::app::App;
use crate::frame::Frame;
use crate::refused::Refused;

/// The addresses below `/laws`.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/laws", get(page))
        .route("/laws/compare", get(compare::page))
        .route("/laws/search", get(search::page))
        .route("/laws/{edition}", get(edition::page))
        .route("/laws/{edition}/{article}", get(article::page))
}

/// The address of an article.
pub fn link(rulebook: &str, article: &str) -> String {
    format!("/laws/{rulebook}/{article}")
}

/// A rulebook in a list.
pub struct Named {
    /// Its id.
    pub id: &'static str,
    /// Its title in the language of the page.
    pub title: String,
    /// When it was in force and how many articles it has.
    pub about: String,
    /// The same with Gregorian days, where the page has others.
    pub gregorian: String,
}

impl Named {
    /// Of this rulebook.
    pub fn of(lang: &Lang, book: &'static Rulebook) -> Self {
        Self {
            id: book.id(),
            title: lang.rulebook(book),
            about: about(lang, book),
            gregorian: match lang.calendar() {
                Calendar::Gregorian => String::new(),
                Calendar::Persian => about(&lang.in_calendar(Calendar::Gregorian), book),
            },
        }
    }

    /// Of every rulebook: the editions of the Laws, the newest first, then those of leagues, friends and events.
    pub fn all(lang: &Lang) -> Vec<Self> {
        let family = arbiter_laws::default_rulebook().series();
        let mut books: Vec<_> = rulebooks().iter().rev().collect();
        books.sort_by_key(|book| book.series() != family);
        books.into_iter().map(|book| Self::of(lang, book)).collect()
    }
}

fn about(lang: &Lang, book: &Rulebook) -> String {
    let days = match (book.in_force_from(), book.in_force_to()) {
        (None, _) => "never",
        (Some(_), None) => "still",
        (Some(_), Some(_)) => "ended",
    };
    let mut args = Args::new()
        .count("articles", book.articles().len() as u64)
        .word("days", days);
    for (name, day) in [("from", book.in_force_from()), ("to", book.in_force_to())] {
        args = match day {
            Some(day) => args.date(name, day),
            None => args.word(name, ""),
        };
    }
    lang.text("web-laws-about", &args)
}

/// An article in a list: where it stands and what it says.
pub struct Line {
    /// Its number.
    pub id: String,
    /// Its page.
    pub link: String,
    /// What it says.
    pub text: String,
    /// How deep it stands below the head of its part.
    pub depth: usize,
    /// The title of its part.
    pub title: Option<String>,
}

impl Line {
    /// Its number, if it is one and not a word of ours for an article without a number.
    pub fn number(&self) -> Option<&str> {
        number(&self.id)
    }

    /// Of this article, whose summary is known.
    pub fn of(lang: &Lang, book: &Rulebook, article: &Article, text: String) -> Self {
        let id = article.id();
        let letter = id.ends_with(char::is_lowercase);
        Self {
            id: id.to_owned(),
            link: link(book.id(), id),
            text,
            depth: id.matches(['.', '(']).count() + usize::from(letter),
            title: lang.part(book, article),
        }
    }
}

/// The number of an article or a part; nothing for a word, such as `preface`.
fn number(id: &str) -> Option<&str> {
    Some(id).filter(|id| !id.starts_with(|sign: char| sign.is_ascii_lowercase()))
}

#[derive(Template)]
#[template(path = "laws/index.html")]
struct Index<'a> {
    frame: &'a Frame,
    books: Vec<Named>,
    a: &'static str,
    b: &'static str,
}

async fn page(frame: Frame) -> Response {
    let newest = arbiter_laws::default_rulebook();
    let family: Vec<_> = rulebooks()
        .iter()
        .filter(|book| book.series() == newest.series())
        .collect();
    let before = family.iter().rev().nth(1).map_or(newest, |book| book);
    let beside = arbiter_laws::overlays().iter();
    let beside = beside.map(|book| Named::of(frame.lang(), book));
    let page = Index {
        books: Named::all(frame.lang()).into_iter().chain(beside).collect(),
        frame: &frame,
        a: before.id(),
        b: newest.id(),
    };
    frame.page(StatusCode::OK, &page)
}

/// The page for a rulebook that is not carried.
fn no_rulebook(frame: &Frame, id: &str) -> Response {
    let near = arbiter_laws::nearest_ids(id);
    let books = rulebooks()
        .iter()
        .filter(|book| near.is_empty() || near.iter().any(|id| id == book.id()));
    let near = books
        .map(|book| (format!("/laws/{}", book.id()), frame.lang().rulebook(book)))
        .collect();
    let what = frame
        .lang()
        .text("web-refused-rulebook", &Args::new().text("rulebook", id));
    frame.page(
        StatusCode::NOT_FOUND,
        &Refused::of(frame, StatusCode::NOT_FOUND, what, near),
    )
}
