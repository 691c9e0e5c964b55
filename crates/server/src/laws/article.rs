//! `/laws/:edition/:article`: one article, its figures, who sees to it, what other editions say.

use arbiter_game::rules::chess::Square;
use arbiter_lang::{Args, Lang};
use arbiter_laws::{
    Article, Diagram, Difference, Regulations, Rulebook, Side, commentary_on, nearest_articles, rulebooks,
};
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::figure::Figure;
use super::played::played;
use super::{Line, Named, link, no_rulebook};
use crate::app::App;
use crate::frame::Frame;
use crate::picture::{self, Men, Picture, Reel};
use crate::refused::Refused;

#[derive(Template)]
#[template(path = "laws/article.html")]
struct Page<'a> {
    frame: &'a Frame,
    book: Named,
    line: Line,
    /// Its sentences, each with what stands under it; where the text is equally sure of all, one.
    said: Vec<(String, Option<String>)>,
    state: &'static str,
    state_name: String,
    standing: String,
    games: Option<String>,
    figures: Vec<Figure>,
    below: Vec<Line>,
    see: Vec<(String, String)>,
    notes: Vec<String>,
    diagrams: Vec<String>,
    /// Ruling cases as boards that play.
    cases: Vec<String>,
    /// The articles of its part, for the contents.
    part: Vec<Line>,
    others: Vec<Other>,
    before: Option<Line>,
    after: Option<Line>,
}

/// Another edition that says something else on the same subject.
struct Other {
    title: String,
    id: &'static str,
    articles: Vec<(String, String)>,
}

pub async fn page(
    frame: Frame,
    State(app): State<App>,
    Path((edition, wanted)): Path<(String, String)>,
) -> Response {
    let Some(book) = Rulebook::by_id(&edition) else {
        return no_rulebook(&frame, &edition);
    };
    let place = book.article_written(&wanted).and_then(|article| {
        let articles = book.articles().iter();
        articles.clone().position(|other| std::ptr::eq(other, article))
    });
    match place {
        Some(place) => frame.page(StatusCode::OK, &shown(&app, &frame, book, place)),
        None => no_article(&frame, book, &wanted),
    }
}

fn no_article(frame: &Frame, book: &Rulebook, wanted: &str) -> Response {
    let near = nearest_articles(wanted, book.articles().iter().map(Article::id));
    let args = Args::new()
        .word("title", frame.lang().rulebook(book))
        .text("article", wanted);
    let what = frame.lang().text("web-refused-article", &args);
    let near = near.into_iter().map(|id| (link(book.id(), &id), id)).collect();
    frame.page(
        StatusCode::NOT_FOUND,
        &Refused::of(frame, StatusCode::NOT_FOUND, what, near),
    )
}

fn shown<'a>(app: &App, frame: &'a Frame, book: &'static Rulebook, place: usize) -> Page<'a> {
    let lang = frame.lang();
    let texts = app.shelf().summaries(lang, book);
    let line = |place: usize| {
        Some(Line::of(
            lang,
            book,
            book.articles().get(place)?,
            texts[place].clone(),
        ))
    };
    let article = &book.articles()[place];
    let state = article.state().id();
    let part = (0..book.articles().len())
        .filter(|other| book.articles()[*other].is_beside(article))
        .filter_map(line);
    let below = (place + 1..book.articles().len())
        .filter(|other| book.articles()[*other].is_below(article.id()))
        .filter_map(line);
    let from = article.taken_from().unwrap_or(book.id());
    Page {
        frame,
        book: Named::of(lang, book),
        line: Line::of(lang, book, article, texts[place].clone()),
        said: lang.apart(book, article),
        state,
        state_name: lang.text(&format!("web-state-{state}"), &Args::new()),
        standing: lang.standing(article),
        games: lang.games(article),
        figures: article
            .values()
            .map(|(key, value)| Figure::of(lang, key, Some(value)))
            .collect(),
        below: below.collect(),
        see: see_also(book, article),
        notes: commentary_on(from, article.number())
            .iter()
            .map(|note| lang.note(note))
            .collect(),
        diagrams: article.diagrams().map(drawn).collect(),
        cases: cases(frame, book, article),
        part: part.collect(),
        others: others(lang, book, article),
        before: place.checked_sub(1).and_then(line),
        after: line(place + 1),
    }
}

/// A diagram as a picture.
fn drawn(diagram: &Diagram) -> String {
    let squares = |text: &&str| -> Option<[Square; 2]> {
        let (from, to) = text.split_at_checked(2)?;
        Some([from.parse().ok()?, to.parse().ok()?])
    };
    let rings = diagram.rings().iter().filter_map(|square| square.parse().ok());
    Picture::of(Men::read(diagram.board()).unwrap_or_default())
        .rings(rings.collect())
        .arrows(diagram.arrows().iter().filter_map(squares).collect())
        .svg()
}

/// The ruling cases of an article as parts of the page.
fn cases(frame: &Frame, book: &Rulebook, article: &Article) -> Vec<String> {
    let cases = played(frame.lang(), book, article).into_iter();
    let part = |frames: Vec<picture::Frame>| {
        let rulings = frames.iter().filter_map(|one| Some(&*one.card.as_ref()?.title));
        let about = rulings.collect::<Vec<_>>().join(" ");
        Reel::of(frames, about).html(frame)
    };
    cases.map(part).collect()
}

/// The articles on which a ruling on any of its topics rests besides itself.
fn see_also(book: &Rulebook, article: &Article) -> Vec<(String, String)> {
    let (play, how) = article.first_game();
    let regime = book.regime(play, how, &Regulations::default());
    let mut found: Vec<(String, String)> = Vec::new();
    for citation in article.topics().flat_map(|topic| regime.cites(topic)) {
        let row = (
            link(citation.rulebook(), citation.article()),
            citation.article().to_owned(),
        );
        if citation.article() != article.number() && !found.contains(&row) {
            found.push(row);
        }
    }
    found
}

/// The other editions of the same family that differ on a subject of this article, newest first.
fn others(lang: &Lang, book: &Rulebook, article: &Article) -> Vec<Other> {
    let family = rulebooks()
        .iter()
        .rev()
        .filter(|other| !other.series().is_empty() && other.series() == book.series());
    let differing = family.filter_map(|other| {
        let about = |row: &Difference| article.topics().any(|topic| topic == row.topic);
        let rows: Vec<Difference> = book.differences(other).into_iter().filter(about).collect();
        (!rows.is_empty()).then(|| Other {
            title: lang.rulebook(other),
            id: other.id(),
            articles: articles(other, rows.iter().map(|row| &row.b)),
        })
    });
    differing.collect()
}

/// The articles that stand on one side of differences, each once.
pub fn articles<'a>(book: &Rulebook, sides: impl Iterator<Item = &'a Side>) -> Vec<(String, String)> {
    let mut ids: Vec<&str> = sides.filter_map(|side| side.article.as_deref()).collect();
    ids.dedup();
    ids.sort_unstable();
    ids.dedup();
    let row = |id: &str| (link(book.id(), id), id.to_owned());
    ids.into_iter().map(row).collect()
}
