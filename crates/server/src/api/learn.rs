//! Lessons over HTTP: the list, a try, a way that is shown, facts, and the moves of two clocks. Nothing is kept.

use arbiter_hall::HallError;
use arbiter_lang::{Lang, LessonRow, TriedRow};
use arbiter_laws::clock::TimeControl;
use arbiter_learn::{Asked, Language as Letters, attempt, clocks, facts::Fact, way};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::asked::{Body, Tongue, fresh};
use crate::app::App;
use crate::course::Course;
use crate::live::Failure;

/// `GET /api/v1/learn`
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lessons {
    lessons: Vec<LessonRow>,
}

/// `GET /api/v1/learn`: every lesson with its steps.
pub async fn list(State(app): State<App>, tongue: Tongue) -> Response {
    let lang = app.lang(tongue.language);
    let lessons = app
        .course()
        .all(&lang)
        .map(|found| found.words.row(found.lesson))
        .collect();
    fresh(StatusCode::OK, &Lessons { lessons })
}

/// A try: the moves of a step from its beginning.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Try {
    lesson: String,
    step: String,
    /// Texts, or acts as a socket carries them.
    moves: Vec<Value>,
}

fn unknown(name: &str) -> Failure {
    HallError::Unknown {
        what: "lesson",
        name: name.to_owned(),
    }
    .into()
}

/// In whose letters moves are typed by readers of a language.
fn letters(lang: &Lang) -> Letters {
    Letters::from_code(lang.language().tag()).unwrap_or(Letters::English)
}

fn asked(moves: Vec<Value>) -> Result<Vec<Asked>, Failure> {
    let one = |(nth, value): (usize, Value)| match value {
        Value::String(text) => Ok(Asked::Text(text)),
        Value::Object(act) => Ok(Asked::Act(act)),
        _ => Err(Failure::BadMessage(format!(
            "move {}: expected a text or an act",
            nth + 1
        ))),
    };
    moves.into_iter().enumerate().map(one).collect()
}

/// `POST /api/v1/learn/try`
pub async fn answer(State(app): State<App>, tongue: Tongue, Body(body): Body<Try>) -> Response {
    let lang = app.lang(tongue.language);
    tongue.answer(
        body.and_then(|tried| judged(&app, &lang, tried))
            .map(|row| fresh(StatusCode::OK, &row)),
    )
}

fn judged(app: &App, lang: &Lang, body: Try) -> Result<TriedRow, Failure> {
    let found = app
        .course()
        .lesson(&body.lesson, lang)
        .ok_or_else(|| unknown(&body.lesson))?;
    let step = found
        .lesson
        .step(&body.step)
        .ok_or_else(|| unknown(&format!("{}/{}", body.lesson, body.step)))?;
    let moves = asked(body.moves)?;
    let tried = attempt(step, &moves, letters(lang)).map_err(|why| Failure::BadMessage(why.to_string()))?;
    Ok(found.words.tried(found.lesson, step, &tried, moves.len()))
}

/// Which step is meant.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Which {
    lesson: String,
    step: String,
}

/// The moves that lead through a step.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonWay"))]
pub struct Way {
    moves: Vec<String>,
}

/// `GET /api/v1/learn/way?lesson=&step=`: a shortest way through a step, for whoever wants to be shown it.
pub async fn shown(State(app): State<App>, tongue: Tongue, Query(which): Query<Which>) -> Response {
    let lang = app.lang(tongue.language);
    let found = app.course().lesson(&which.lesson, &lang);
    let step = found
        .as_ref()
        .and_then(|found| found.lesson.step(&which.step))
        .cloned();
    let Some(step) = step else {
        return tongue.refuse(&unknown(&format!("{}/{}", which.lesson, which.step)));
    };
    let letters = letters(&lang);
    // Looking for it may take a moment: others are served meanwhile.
    let looked = tokio::task::spawn_blocking(move || way(&step, letters)).await;
    let found = looked.ok().and_then(Result::ok).unwrap_or_default();
    let texts = found.into_iter().filter_map(|asked| match asked {
        Asked::Text(text) => Some(text),
        Asked::Act(_) => None,
    });
    fresh(
        StatusCode::OK,
        &Way {
            moves: texts.collect(),
        },
    )
}

/// `GET /api/v1/learn/facts`
#[derive(Debug, Serialize)]
pub struct Facts {
    facts: &'static [Fact],
}

/// `GET /api/v1/learn/facts`: every fact with its figures and where they come from.
pub async fn known() -> Response {
    fresh(
        StatusCode::OK,
        &Facts {
            facts: Course::facts(),
        },
    )
}

/// Two clocks and how long each move takes.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Two {
    left: String,
    right: String,
    /// Milliseconds, with commas between.
    used: String,
}

/// What a clock shows move by move.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonClocks"))]
pub struct Clocks {
    left: Vec<MoveRow>,
    right: Vec<MoveRow>,
}

/// One move on a clock, in milliseconds.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "LessonMoveRow"))]
pub struct MoveRow {
    before: u64,
    used: u64,
    added: u64,
    after: u64,
    up: bool,
}

/// The longest time control that is read.
const LONGEST: usize = 200;

/// `GET /api/v1/learn/clocks?left=&right=&used=`: the same moves on two clocks.
pub async fn clocks_of(Query(two): Query<Two>, tongue: Tongue) -> Response {
    tongue.answer(rows_of(&two).map(|clocks| fresh(StatusCode::OK, &clocks)))
}

fn rows_of(two: &Two) -> Result<Clocks, Failure> {
    let used = two
        .used
        .split(',')
        .filter(|part| !part.is_empty())
        .take(clocks::MOST_MOVES);
    let used: Vec<u64> = used
        .map(|part| {
            part.trim()
                .parse()
                .map_err(|_| Failure::BadMessage("used: expected milliseconds".into()))
        })
        .collect::<Result<_, _>>()?;
    let rows = |text: &str| {
        let text = text.get(..LONGEST.min(text.len())).unwrap_or_default();
        let control: TimeControl =
            text.parse().map_err(
                |why: arbiter_laws::clock::TimeControlError| HallError::Unreadable {
                    what: "control",
                    why: why.into(),
                },
            )?;
        let row = |row: clocks::Row| MoveRow {
            before: row.before,
            used: row.used,
            added: row.added,
            after: row.after,
            up: row.up,
        };
        Ok::<_, Failure>(clocks::rows(&control, &used).into_iter().map(row).collect())
    };
    Ok(Clocks {
        left: rows(&two.left)?,
        right: rows(&two.right)?,
    })
}
