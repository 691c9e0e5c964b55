//! `/f/{festival}`: a festival as everybody finds it: its sections, and one field that finds a name in all of them.

use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::state::State as Event;
use arbiter_hall::festival::people;
use arbiter_lang::Order;
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::header::{COOKIE, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::home;
use super::seen::Seen;
use crate::app::App;
use crate::choice;
use crate::frame::Frame;
use crate::live::{Device, Failure};
use crate::refused::{not_here, refuse};

/// The cookie that remembers the section in which an official worked last.
const SECTION: &str = "section";
/// So many people are shown to whoever looks for a name: who types three letters finds his own among them.
const FOUND: usize = 50;

/// A section as everybody sees it.
struct Row {
    name: String,
    link: String,
    state: String,
    boards: [u16; 2],
}

/// Somebody who was found: his name, his club, and his page in each of his sections.
struct Found {
    name: String,
    club: String,
    pages: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "tournament/festival.html")]
struct Page<'a> {
    frame: &'a Frame,
    name: String,
    link: String,
    /// Where whoever keeps a section works.
    desk: Option<String>,
    rows: Vec<Row>,
    q: String,
    found: Option<Vec<Found>>,
}

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
}

/// `/f/{festival}`
pub async fn page(
    State(app): State<App>,
    Path(festival): Path<String>,
    Query(asked): Query<Asked>,
    device: Device,
    frame: Frame,
) -> Response {
    match shown(&app, &festival, (&asked.q, &device), &frame).await {
        Ok(page) => frame.page(StatusCode::OK, &page),
        Err(failure) => refuse(&frame, &failure),
    }
}

async fn shown<'a>(
    app: &App,
    festival: &str,
    (asked, device): (&str, &Device),
    frame: &'a Frame,
) -> Result<Page<'a>, Failure> {
    let festival = app.hub().festival(festival)?;
    let mut sections = Vec::new();
    for section in &festival.sections {
        // One that was deleted is none any more.
        if let Ok(Some(seen)) = Seen::of(app, section, device).await {
            sections.push(seen);
        }
    }
    let link = format!("/f/{}", festival.id);
    let keeps = sections.iter().any(Seen::keeps);
    let row = |seen: &Seen| {
        let (first, last) = arbiter_hall::festival::boards(&seen.state);
        Row {
            name: seen.name().to_owned(),
            link: seen.links.home(),
            state: home::state(frame, seen, seen.newest()),
            boards: [first, last],
        }
    };
    Ok(Page {
        rows: sections.iter().map(row).collect(),
        found: (!asked.trim().is_empty()).then(|| found(frame, &sections, asked)),
        q: asked.to_owned(),
        name: festival.name,
        desk: keeps.then(|| format!("{link}/go")),
        link,
        frame,
    })
}

/// Everybody who is called so, once, in the order of the alphabet.
fn found(frame: &Frame, sections: &[Seen], asked: &str) -> Vec<Found> {
    let states: Vec<(&str, &Event)> = sections
        .iter()
        .map(|seen| (seen.id.as_str(), &*seen.state))
        .collect();
    let called: Vec<Vec<EntrantId>> = sections
        .iter()
        .map(|seen| seen.state.search(asked).into_iter().map(|who| who.id).collect())
        .collect();
    let at = |event: &str| sections.iter().position(|seen| seen.id == event);
    let fits = |(event, id): &(String, EntrantId)| at(event).is_some_and(|at| called[at].contains(id));
    let pages = |(event, id): &(String, EntrantId)| {
        let seen = &sections[at(event)?];
        Some((seen.name().to_owned(), seen.person(*id).link))
    };
    let mut found: Vec<Found> = people(&states)
        .into_iter()
        .filter(|one| one.sections.iter().any(fits))
        .map(|one| Found {
            pages: one.sections.iter().filter_map(pages).collect(),
            name: one.name,
            club: one.club,
        })
        .collect();
    let order = Order::of(frame.lang().language());
    found.sort_by(|one, two| order.compare(&one.name, &two.name));
    found.truncate(FOUND);
    found
}

/// Where an official goes: the section and its page; the section of last time where none is named.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Going {
    to: String,
    page: String,
}

/// `/f/{festival}/go`: to a page of a section, which is remembered.
pub async fn go(
    State(app): State<App>,
    Path(festival): Path<String>,
    Query(asked): Query<Going>,
    headers: HeaderMap,
    frame: Frame,
) -> Response {
    let Ok(festival) = app.hub().festival(&festival) else {
        return not_here(frame).await;
    };
    let last = remembered(&headers);
    let is_here = |section: &&String| app.hub().house(section).is_ok();
    let named = |section: &&String| **section == asked.to;
    let worked = |section: &&String| last == Some(section.as_str());
    let sections: Vec<&String> = festival.sections.iter().filter(is_here).collect();
    let wanted = sections.iter().copied();
    let to = wanted.clone().find(named).or_else(|| wanted.clone().find(worked));
    let Some(to) = to.or_else(|| sections.first().copied()) else {
        return not_here(frame).await;
    };
    let is_plain = !asked.page.is_empty() && asked.page.bytes().all(|sign| sign.is_ascii_lowercase());
    let page = if is_plain { asked.page.as_str() } else { "round" };
    let leads = [(LOCATION, format!("/arbiter/{to}/{page}"))];
    let mut response = (StatusCode::SEE_OTHER, leads).into_response();
    if let Some(line) = choice::kept(SECTION, to) {
        response.headers_mut().append(SET_COOKIE, line);
    }
    response
}

/// The section of last time.
fn remembered(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(COOKIE).into_iter();
    let pairs = lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'));
    pairs
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(name, value)| (name == SECTION).then_some(value))
}
