//! `/learn`, `/learn/LESSON`, `/learn/faq`, `/learn/time`.

use arbiter_lang::{Args, LessonRow, StepScreen};
use arbiter_laws::default_rulebook;
use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::get;
use serde::Serialize;

use crate::app::App;
use crate::course::{Course, Found};
use crate::frame::{Frame, within_script};
use crate::picture::{Men, Picture};
use crate::refused::not_here;

/// The pages of lessons.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/learn", get(list))
        .route("/learn/faq", get(faq))
        .route("/learn/time", get(time))
        .route("/learn/{lesson}", get(lesson))
}

/// A part of the list.
struct Part {
    name: String,
    lessons: Vec<InList>,
}

/// A lesson in the list.
struct InList {
    row: LessonRow,
    minutes: String,
    picture: String,
}

#[derive(Template)]
#[template(path = "learn/list.html")]
struct List<'a> {
    frame: &'a Frame,
    parts: Vec<Part>,
}

/// `/learn`: the lessons by their parts; the browser adds how far its reader has come.
async fn list(State(app): State<App>, frame: Frame) -> Response {
    let row = |found: &Found<'_>| {
        let row = found.words.row(found.lesson);
        let minutes = frame.count("learn-minutes", "minutes", &u64::from(row.minutes));
        let picture = row
            .steps
            .iter()
            .find_map(|step| step.fen.clone())
            .unwrap_or_default();
        InList {
            picture: board(&picture, "tile-board"),
            minutes,
            row,
        }
    };
    let parts = app
        .course()
        .parts(frame.lang())
        .into_iter()
        .map(|(part, lessons)| Part {
            name: frame.t(&format!("learn-part-{part}")),
            lessons: lessons.iter().map(row).collect(),
        });
    let page = List {
        parts: parts.collect(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// The first board of a FEN as a picture; nothing where there is none.
fn board(fen: &str, class: &'static str) -> String {
    let men = fen.split([' ', '[']).next().and_then(|rows| Men::read(rows).ok());
    men.map_or_else(String::new, |men| Picture::of(men).class(class).svg())
}

/// What the screen of a lesson begins from.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonPage"))]
pub struct LessonPage {
    /// The lesson's name.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What its part is called.
    pub part: String,
    /// What is to be done, one after the other.
    pub steps: Vec<StepScreen>,
    /// All lessons in their order.
    pub list: Vec<LessonLink>,
    /// The address of the edition that its articles belong to.
    pub laws: String,
}

/// A lesson in the list at the side.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonLink {
    /// Its name.
    pub id: String,
    /// What it is called.
    pub title: String,
}

#[derive(Template)]
#[template(path = "learn/lesson.html")]
struct Shown<'a> {
    frame: &'a Frame,
    lesson: &'a LessonPage,
    first: String,
    aim: String,
    data: String,
}

/// `/learn/LESSON`: one step a screen.
async fn lesson(State(app): State<App>, Path(id): Path<String>, frame: Frame) -> Response {
    let Some(page) = page_of(app.course(), &id, &frame) else {
        return not_here(frame).await;
    };
    let first = page.steps.first();
    let fen = first.and_then(|step| step.row.fen.as_deref()).unwrap_or_default();
    let shown = Shown {
        first: board(fen, "first-board"),
        aim: first.map(|step| step.row.aim.clone()).unwrap_or_default(),
        data: within_script(&serde_json::to_string(&page).unwrap_or_default()),
        lesson: &page,
        frame: &frame,
    };
    frame.page(StatusCode::OK, &shown)
}

fn page_of(course: &Course, id: &str, frame: &Frame) -> Option<LessonPage> {
    let found = course.lesson(id, frame.lang())?;
    let list = course.all(frame.lang()).map(|one| LessonLink {
        title: one.words.title(one.lesson),
        id: one.lesson.id.clone(),
    });
    let list = list.collect();
    let part = format!("learn-part-{}", found.lesson.part);
    let part = frame.lang().find(&part, &Args::new());
    Some(LessonPage {
        id: found.lesson.id.clone(),
        title: found.words.title(found.lesson),
        part: part.unwrap_or_else(|| frame.t("learn-part-own")),
        steps: found
            .lesson
            .steps
            .iter()
            .map(|step| found.words.screen(found.lesson, step))
            .collect(),
        list,
        laws: format!("/laws/{}", default_rulebook().id()),
    })
}

/// A question with its answer.
struct Asked {
    id: String,
    question: String,
    answer: String,
    cites: Vec<String>,
    source: Option<String>,
}

#[derive(Template)]
#[template(path = "learn/faq.html")]
struct Faq<'a> {
    frame: &'a Frame,
    laws: &'static str,
    facts: Vec<Asked>,
}

/// `/learn/faq`: questions of beginners; every figure comes from a fact that has its source.
async fn faq(frame: Frame) -> Response {
    let facts = Course::facts().iter().map(|fact| Asked {
        id: fact.id.replace('.', "-"),
        question: frame.lang().asked_of(fact),
        answer: frame.lang().lesson_fact(fact),
        cites: fact.cites.clone(),
        source: fact
            .source
            .as_ref()
            .map(|source| format!("{}: {} ({})", source.author, source.title, source.year)),
    });
    let page = Faq {
        facts: facts.collect(),
        laws: default_rulebook().id(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

#[derive(Template)]
#[template(path = "learn/time.html")]
struct Time<'a> {
    frame: &'a Frame,
}

/// `/learn/time`: the same moves on two clocks.
async fn time(frame: Frame) -> Response {
    frame.page(StatusCode::OK, &Time { frame: &frame })
}
