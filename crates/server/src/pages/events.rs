//! `/events`: what there is to look at. Public events for everybody; private games for those who play in them.

use std::collections::BTreeSet;

use arbiter_lang::Args;
use askama::Template;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;

use crate::api::{EventRow, event_rows};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;
use crate::picture::{Men, Picture};

/// An event in a list: where it is, its name, how far it is, and its first board.
pub struct Listed {
    /// Its page.
    pub link: String,
    /// Its name.
    pub name: String,
    /// How many boards, and how far they are.
    pub about: String,
    /// What stands on its first board, as a picture.
    pub picture: Option<String>,
}

/// An event as it stands in a list.
pub fn listed(frame: &Frame, row: EventRow) -> Listed {
    let about = if row.game.is_some() {
        let phase = match (row.running, row.over) {
            (_, 1..) => "over",
            (1.., _) => "running",
            _ => "before",
        };
        frame
            .lang()
            .text("web-event-state", &Args::new().word("phase", phase))
    } else {
        let args = Args::new().count("boards", row.boards as u64);
        let boards = frame.lang().text("web-home-count", &args);
        let args = Args::new().word("phase", "before");
        let before = frame.lang().text("web-event-state", &args);
        let args = Args::new()
            .count("running", row.running as u64)
            .count("over", row.over as u64);
        let far = frame.lang().text("web-home-far", &args);
        format!(
            "{boards} · {}",
            if row.running + row.over == 0 { before } else { far }
        )
    };
    Listed {
        link: match &row.game {
            Some(game) => format!("/g/{game}"),
            None => format!("/e/{}", row.event),
        },
        name: row.name,
        about,
        picture: row.stands.and_then(|stands| small(&stands)),
    }
}

/// A festival as it stands in a list; nothing where it cannot be read.
fn festival_listed(app: &App, frame: &Frame, id: &str) -> Option<Listed> {
    let festival = app.hub().festival(id).ok()?;
    let sections = festival.sections.iter();
    let living = sections
        .filter(|section| app.hub().house(section).is_ok())
        .count();
    let args = Args::new().count("sections", living as u64);
    Some(Listed {
        link: format!("/f/{id}"),
        name: festival.name,
        about: frame.lang().text("events-sections", &args),
        picture: None,
    })
}

/// A board beside a line of a list.
fn small(stands: &str) -> Option<String> {
    let men = Men::read(stands).ok()?;
    Some(Picture::of(men).sized(72).svg())
}

#[derive(Template)]
#[template(path = "events.html")]
struct Page<'a> {
    frame: &'a Frame,
    /// Each part with its title: own private games, what runs, what is over.
    parts: Vec<(String, Vec<Listed>)>,
}

/// `/events`
pub async fn page(State(app): State<App>, device: Device, frame: Frame) -> Response {
    let mut parts = [
        ("events-festivals", Vec::new()),
        ("events-own", Vec::new()),
        ("events-running", Vec::new()),
        ("events-over", Vec::new()),
    ];
    let mut told = BTreeSet::new();
    for row in event_rows(&app, &device, frame.lang()).await {
        // A festival stands there once, above its sections, each of which keeps its own line.
        let festival = app.hub().festival_of(&row.event).filter(|_| row.public);
        if let Some(id) = festival.filter(|id| told.insert(id.clone())) {
            parts[0].1.extend(festival_listed(&app, &frame, &id));
        }
        let part = match (row.public, row.over == row.boards && row.boards > 0) {
            (false, _) => 1,
            (true, false) => 2,
            (true, true) => 3,
        };
        parts[part].1.push(listed(&frame, row));
    }
    let parts = parts.into_iter().filter(|(_, rows)| !rows.is_empty());
    let page = Page {
        parts: parts.map(|(title, rows)| (frame.t(title), rows)).collect(),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}
