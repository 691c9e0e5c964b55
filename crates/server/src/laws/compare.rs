//! `/laws/compare`: two rulebooks side by side, subject by subject, only where they differ, and what decides games first.

use arbiter_lang::{Args, Lang};
use arbiter_laws::{Article, Difference, Game, Rulebook, Side, said_once};
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

/// Which two, whether only one article's subjects, and whether trifles too.
#[derive(Debug, Deserialize)]
pub struct Asked {
    #[serde(default)]
    a: String,
    #[serde(default)]
    b: String,
    #[serde(default)]
    article: String,
    #[serde(default)]
    all: String,
}

impl Asked {
    /// Whoever asks about one article asks for whatever differs in it.
    fn is_for_all(&self) -> bool {
        !self.all.is_empty() || !self.article.is_empty()
    }
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
    /// The page with everything, and how much more that is.
    more: Option<(String, String)>,
    parts: Vec<Part>,
    /// What is only numbered otherwise.
    moved: Vec<String>,
}

/// The subjects of one part of the newer of two rulebooks.
struct Part {
    /// As the address of the part has it: what a league takes from the Laws stands apart from its own part of that number.
    id: String,
    /// Its number, if it has one.
    number: Option<String>,
    title: String,
    count: String,
    subjects: Vec<Subject>,
}

/// One subject on which the two differ.
struct Subject {
    /// What it is about, where a parameter tells.
    title: Option<String>,
    /// The games that it is about, where all of it is about the same.
    games: Option<String>,
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
    let (rows, trifles): (Vec<Difference>, Vec<Difference>) = a
        .differences(b)
        .into_iter()
        .filter(about)
        .partition(|row| asked.is_for_all() || row.weight() > 0);
    let is_whole = asked.article.is_empty();
    let moved = if is_whole { a.renumbered(b) } else { Vec::new() };
    let more = (!asked.is_for_all()).then_some(trifles.len() + moved.len());
    let parts = in_parts(&app, lang, [a, b], &rows);
    let count = parts.iter().map(|part| part.subjects.len() as u64).sum();
    let count = Args::new().count("subjects", count);
    let page = Compare {
        books: Named::all(lang),
        a: Named::of(lang, a),
        b: Named::of(lang, b),
        article: asked.article,
        count: lang.text("web-compare-count", &count),
        more: more.filter(|more| *more > 0).map(|more| {
            let link = format!("/laws/compare?a={}&b={}&all=1", a.id(), b.id());
            (
                link,
                lang.text("web-compare-more", &Args::new().count("more", more as u64)),
            )
        }),
        parts,
        moved: if asked.all.is_empty() {
            Vec::new()
        } else {
            moved.iter().map(|row| sentence(lang, row)).collect()
        },
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// What decides most stands first, and its part with it.
fn in_parts(app: &App, lang: &Lang, books: [&'static Rulebook; 2], rows: &[Difference]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for rows in rows.chunk_by(|one, next| one.topic == next.topic) {
        let new = part_of(lang, books, rows);
        let place = parts.iter().position(|part| part.id == new.id);
        let place = place.unwrap_or_else(|| {
            parts.push(new);
            parts.len() - 1
        });
        parts[place].subjects.push(subject(app, lang, books, rows));
    }
    for part in &mut parts {
        part.count = lang.number(part.subjects.len() as u64);
    }
    parts
}

/// That an article is only numbered otherwise.
fn sentence(lang: &Lang, row: &Difference) -> String {
    let [from, to] = [&row.a, &row.b].map(|side| side.article.clone().unwrap_or_default());
    lang.text("laws-cli-moved", &Args::new().text("from", from).text("to", to))
}

/// The part in which a subject stands, still empty: in the second of two rulebooks, else in the first.
fn part_of(lang: &Lang, books: [&Rulebook; 2], rows: &[Difference]) -> Part {
    let [a, b] = books;
    let ids = rows
        .iter()
        .map(|row| (b, &row.b))
        .chain(rows.iter().map(|row| (a, &row.a)));
    let mut found = ids.filter_map(|(book, side)| Some((book, book.article(side.article.as_deref()?)?)));
    let part = found.next();
    let id = |article: &Article| match article.taken_from() {
        Some(from) => format!("{from}-{}", article.part()),
        None => article.part().to_owned(),
    };
    Part {
        id: part.map(|(_, article)| id(article)).unwrap_or_default(),
        number: part.and_then(|(_, article)| number(article.part()).map(str::to_owned)),
        title: part
            .and_then(|(book, article)| lang.part(book, article))
            .unwrap_or_default(),
        count: String::new(),
        subjects: Vec::new(),
    }
}

fn subject(app: &App, lang: &Lang, books: [&'static Rulebook; 2], rows: &[Difference]) -> Subject {
    let sides: [fn(&Difference) -> &Side; 2] = [|row| &row.a, |row| &row.b];
    let once = said_once(rows);
    let joint = once
        .first()
        .map(|(_, games)| games)
        .filter(|games| once.iter().all(|(_, other)| other == *games));
    let lines = [0, 1].map(|place| lines(app, lang, books[place], rows.iter().map(sides[place])));
    let texts = [0, 1].map(|place| -> Vec<&str> { lines[place].iter().map(|line| &*line.text).collect() });
    let mut marks = marked([&texts[0], &texts[1]]).into_iter();
    let said = |(place, lines): (usize, Vec<Line>)| {
        let side = sides[place];
        // Rapid play and blitz may set another value than standard play: then each says whose it is.
        let several = lines.len() > 1;
        let figure = |(row, games): &(&Difference, Vec<Game>)| {
            let side = side(row);
            let article = side.article.as_deref().filter(|_| several);
            let games = joint.is_none().then(|| lang.kinds_of_game(games));
            Some(
                Figure::of(lang, row.key?, side.value.as_ref())
                    .by(article)
                    .within(games),
            )
        };
        Said {
            book: books[place].id(),
            title: lang.rulebook(books[place]),
            lines: lines.into_iter().zip(marks.next().unwrap_or_default()).collect(),
            figures: once.iter().filter_map(figure).collect(),
        }
    };
    let [first, second] = lines;
    Subject {
        title: rows.iter().find_map(|row| row.key).map(|key| lang.parameter(key)),
        games: joint.map(|games| lang.kinds_of_game(games)),
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
