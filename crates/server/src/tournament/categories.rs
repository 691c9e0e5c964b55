//! Categories: a line says what there is, the table after any round shows the places in one of them, and prizes follow the same
//! rules. Days of birth decide, and are on no page.

use arbiter_hall::event::act::{Act, Category, Kind};
use arbiter_hall::event::number::EntrantId;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::asked::{Done, Said, carry};
use super::bar::Bar;
use super::links::encoded;
use super::reader::AtDesk;
use super::seen::Seen;
use super::standings::Line;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, instant};

/// A category as its officials see it.
struct Row {
    about: String,
    players: String,
    link: String,
    back: Option<String>,
}

#[derive(Template)]
#[template(path = "tournament/categories.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    rows: Vec<Row>,
    adds: bool,
    typed: String,
    wrong: Option<String>,
}

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

/// `/arbiter/{event}/categories`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let page = shown(&frame, &seen, asked.done);
    frame.page(StatusCode::OK, &page)
}

fn shown<'a>(frame: &'a Frame, seen: &Seen, done: Option<Done>) -> Page<'a> {
    let words = frame.lang().tournament(&seen.state);
    let row = |category: &Category| {
        let mut told = seen.state.categories.told().rev();
        let newest = told.find(|one| one.1.code == category.code).map(|one| one.0);
        let made = seen.state.history.iter().find(|made| Some(made.seq) == newest);
        let players = members(seen, category).count() as u64;
        Row {
            about: made.map(|made| words.made(made)).unwrap_or_default(),
            players: frame.count("cat-players", "count", &players),
            link: link(seen, seen.newest().0, &category.code),
            back: newest.and_then(|seq| seen.undo(seq)),
        }
    };
    Page {
        bar: Bar::of(frame, seen, ""),
        said: Said::of(frame, seen, done),
        here: seen.desk("categories"),
        rows: seen.state.all_categories().into_iter().map(row).collect(),
        adds: seen.may(Kind::Category),
        typed: String::new(),
        wrong: None,
        frame,
    }
}

/// The line as it was typed.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    line: String,
}

/// The parts of a line as people type it.
pub fn parts(line: &str) -> impl Iterator<Item = &str> {
    let parts = line.split([';', '؛', '\n']).map(str::trim);
    parts.filter(|part| !part.is_empty())
}

/// `POST /arbiter/{event}/categories`
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let (year, women) = rules(&app, &frame, &seen);
    let read: Result<Vec<_>, _> = parts(&sent.line)
        .map(|part| Category::read(&seen.state, part, year, &women))
        .collect();
    match read {
        Ok(all) => {
            let acts = all.into_iter().map(|category| {
                let act = serde_json::to_string(&Act::from(category)).unwrap_or_default();
                ("act".to_owned(), act)
            });
            let back = ("back".to_owned(), seen.desk("categories"));
            carry(&app, (&seen.id, &device), &frame, acts.chain([back]).collect()).await
        }
        Err(why) => {
            let mut page = shown(&frame, &seen, None);
            page.wrong = Some(frame.lang().tournament(&seen.state).refusal(&why));
            page.typed = sent.line;
            frame.page(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
    }
}

/// The year of the event, and the words for women in the language of the page and in English, as many type them.
pub fn rules(app: &App, frame: &Frame, seen: &Seen) -> (i32, String) {
    let today = instant(app.hub().today());
    let this_year = today.split('-').next().and_then(|year| year.parse().ok());
    let women = format!("{} w women", frame.t("tour-prize-women"));
    (seen.state.year(this_year.unwrap_or_default()), women)
}

/// Those who belong to a category.
fn members<'a>(seen: &'a Seen, category: &'a Category) -> impl Iterator<Item = EntrantId> + 'a {
    let all = seen.state.entrants.values();
    let takes = all.filter(|one| seen.state.takes(&category.who, one));
    takes.map(|one| one.id)
}

/// The table of a category.
pub fn link(seen: &Seen, after: u16, code: &str) -> String {
    format!("{}&section={}", seen.links.standings(after), encoded(code))
}

/// The lines of those who belong to a category, with their places in it; those who are level in the whole share it here too.
pub fn inside(seen: &Seen, category: &Category, lines: Vec<Line>) -> Vec<Line> {
    let own: Vec<EntrantId> = members(seen, category).collect();
    let mut last = (0, 0);
    let of = lines.into_iter().filter(|line| own.contains(&line.who.id));
    of.enumerate()
        .map(|(at, line)| {
            let overall = line.place;
            if last.0 != overall {
                last = (overall, at + 1);
            }
            Line {
                place: last.1,
                overall: Some(overall),
                ..line
            }
        })
        .collect()
}
