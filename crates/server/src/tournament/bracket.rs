//! The bracket of a knock-out: stages as columns, every match with its games, and who goes on.

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::cup::{Cup, Stage, fits, has_groups};
use super::reader::ForAll;
use super::seen::{Person, Seen};
use super::standings::who;
use crate::frame::Frame;
use crate::refused::{because, refuse};

#[derive(Template)]
#[template(path = "tournament/bracket.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    stages: Vec<Stage>,
    /// Whether lines lead from match to match.
    joined: bool,
    /// Why there are none yet.
    before: String,
    winner: Option<Person>,
    /// The same on paper.
    paper: String,
}

/// `/e/{event}/bracket`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    if !fits(&seen) {
        return because(&frame, StatusCode::NOT_FOUND, frame.t("tour-cup-none"));
    }
    match Cup::of(&seen).await {
        Ok(cup) => {
            let stages = cup.as_ref().map(|cup| cup.stages(&frame, &seen));
            let page = Page {
                top: Top::of(&frame, &seen, "bracket"),
                stages: stages.unwrap_or_default(),
                joined: cup.as_ref().is_some_and(Cup::is_joined),
                before: before(&frame, &seen),
                winner: cup.and_then(|cup| winner(&seen, &cup)),
                paper: seen.links.named("print/bracket"),
                frame: &frame,
            };
            page.frame.page(StatusCode::OK, &page)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Why there is no bracket yet.
pub fn before(frame: &Frame, seen: &Seen) -> String {
    frame.t(if has_groups(seen) && seen.state.drawn() {
        "tour-cup-after-groups"
    } else {
        "tour-cup-undrawn"
    })
}

/// Who has won the whole of it.
pub fn winner(seen: &Seen, cup: &Cup) -> Option<Person> {
    cup.bracket.winner.map(|number| who(seen, number))
}
