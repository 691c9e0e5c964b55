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
use super::marked::{Piece, marked};
use super::{Line, Named, no_rulebook, number};
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
    parts: Vec<Part>,
}

/// The subjects of one part of the newer of two rulebooks.
struct Part {
    /// As the address of the part has it.
    id: String,
    title: String,
    count: String,
    subjects: Vec<Subject>,
}

impl Part {
    /// Its number, if it is one.
    fn number(&self) -> Option<&str> {
        number(&self.id)
    }
}

/// One subject on which the two differ.
struct Subject {
    /// What it is about, where a parameter tells.
    title: Option<String>,
    /// What each of them says.
    sides: [Said; 2],
}

/// What one of the two says on a subject.
struct Said {
    book: &'static str,
    title: String,
    lines: Vec<(Line, Vec<Piece>)>,
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
    let subjects = rows.chunk_by(|one, next| one.topic == next.topic);
    let (mut parts, mut count): (Vec<Part>, u64) = (Vec::new(), 0);
    for rows in subjects {
        let (number, title) = part_of(lang, [a, b], rows);
        let subject = subject(&app, lang, [a, b], rows);
        count += 1;
        match parts.iter_mut().find(|part| part.id == number) {
            Some(part) => part.subjects.push(subject),
            None => parts.push(Part {
                id: number,
                title,
                count: String::new(),
                subjects: vec![subject],
            }),
        }
    }
    for part in &mut parts {
        part.count = lang.number(part.subjects.len() as u64);
    }
    parts.sort_by_key(|part| place_of(b, &part.id));
    let count = arbiter_lang::Args::new().count("subjects", count);
    let page = Compare {
        books: Named::all(lang),
        a: Named::of(lang, a),
        b: Named::of(lang, b),
        article: asked.article,
        count: lang.text("web-compare-count", &count),
        parts,
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// Where a part stands in a rulebook; behind all others where it has none of this number.
fn place_of(book: &Rulebook, number: &str) -> usize {
    let mut articles = book.articles().iter();
    articles
        .position(|article| article.part() == number)
        .unwrap_or(usize::MAX)
}

/// The part in which a subject stands: in the second of two rulebooks, else in the first.
fn part_of(lang: &Lang, books: [&Rulebook; 2], rows: &[Difference]) -> (String, String) {
    let [a, b] = books;
    let ids = rows
        .iter()
        .map(|row| (b, &row.b))
        .chain(rows.iter().map(|row| (a, &row.a)));
    let mut found = ids.filter_map(|(book, side)| Some((book, book.article(side.article.as_deref()?)?)));
    let Some((book, article)) = found.next() else {
        return (String::new(), String::new());
    };
    (
        article.part().to_owned(),
        lang.part(book, article).unwrap_or_default(),
    )
}

fn subject(app: &App, lang: &Lang, books: [&'static Rulebook; 2], rows: &[Difference]) -> Subject {
    let sides: [fn(&Difference) -> &Side; 2] = [|row| &row.a, |row| &row.b];
    let lines = [0, 1].map(|place| lines(app, lang, books[place], rows.iter().map(sides[place])));
    let texts = [0, 1].map(|place| -> Vec<&str> { lines[place].iter().map(|line| &*line.text).collect() });
    let mut marks = marked([&texts[0], &texts[1]]).into_iter();
    let said = |(place, lines): (usize, Vec<Line>)| {
        let side = sides[place];
        // Rapid play and blitz may set another value than standard play: then each says whose it is.
        let several = lines.len() > 1;
        let figure = |row: &Difference| {
            let side = side(row);
            let article = side.article.as_deref().filter(|_| several);
            Some(Figure::of(lang, row.key?, side.value.as_ref()).by(article))
        };
        Said {
            book: books[place].id(),
            title: lang.rulebook(books[place]),
            lines: lines.into_iter().zip(marks.next().unwrap_or_default()).collect(),
            figures: rows.iter().filter_map(figure).collect(),
        }
    };
    let [first, second] = lines;
    Subject {
        title: rows.iter().find_map(|row| row.key).map(|key| lang.parameter(key)),
        sides: [(0, first), (1, second)].map(said),
    }
}

/// The articles that one side of differences names, with what they say.
fn lines<'a>(
    app: &App,
    lang: &Lang,
    book: &'static Rulebook,
    sides: impl Iterator<Item = &'a Side>,
) -> Vec<Line> {
    let texts = app.shelf().summaries(lang, book);
    let line = |(_, id): (String, String)| {
        let place = book.articles().iter().position(|other| other.id() == id)?;
        Some(Line::of(
            lang,
            book,
            &book.articles()[place],
            texts[place].clone(),
        ))
    };
    articles(book, sides).into_iter().filter_map(line).collect()
}
