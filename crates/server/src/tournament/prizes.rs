//! The prizes: each fund with how it is shared, and who wins how much by the standings as they are.

use arbiter_hall::event::act::Act;
use arbiter_hall::event::funds::wins;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::reader::ForAll;
use super::seen::{Person, Seen};
use crate::api::aside;
use crate::frame::Frame;
use crate::refused::refuse;

/// A prize, and what it brings to whom.
struct Fund {
    /// What it is, in a sentence.
    about: String,
    /// Place, who, how much.
    winners: Vec<(Option<usize>, Person, String)>,
}

#[derive(Template)]
#[template(path = "tournament/prizes.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    /// Whether it is over; else amounts may still change.
    over: bool,
    funds: Vec<Fund>,
}

/// `/e/{event}/prizes`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    let state = std::sync::Arc::clone(&seen.state);
    // Without standings nobody wins anything yet.
    let won = aside(move || wins(&state).unwrap_or_default()).await;
    match won {
        Ok(won) => {
            let page = Page {
                top: Top::of(&frame, &seen, "prizes"),
                over: seen.state.over.last() == Some(&true),
                funds: funds(&frame, &seen, &won),
                frame: &frame,
            };
            page.frame.page(StatusCode::OK, &page)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Whether there are prizes.
pub fn any(seen: &Seen) -> bool {
    !seen.state.all_prizes().is_empty()
}

fn funds(frame: &Frame, seen: &Seen, won: &[Vec<arbiter_hall::event::funds::Win>]) -> Vec<Fund> {
    let words = frame.lang().tournament(&seen.state);
    let history = seen.state.history.iter().rev();
    let fund = |(at, prize): (usize, &arbiter_hall::event::act::Prize)| {
        let said = history.clone().find(|made| match &made.act {
            Act::Prize(act) => made.stands() && act.name == prize.name,
            _ => false,
        });
        let own = won.get(at).map(Vec::as_slice).unwrap_or_default();
        let wins = own
            .iter()
            .map(|win| (Some(win.place), seen.person(win.entrant), win.amount.to_string()));
        let awards = seen.state.prizes.awards.all();
        let awards = awards.filter(|award| award.prize.trim() == prize.name.trim());
        // Who was given what he wins anyway stands here once.
        let beside = awards.filter(|award| !own.iter().any(|win| win.entrant == award.entrant));
        let awards = beside.map(|award| {
            let amount = award.amount.map(|amount| amount.to_string());
            (None, seen.person(award.entrant), amount.unwrap_or_default())
        });
        Fund {
            about: said.map_or_else(|| prize.name.clone(), |made| words.made(made)),
            winners: wins.chain(awards).collect(),
        }
    };
    seen.state
        .all_prizes()
        .into_iter()
        .enumerate()
        .map(fund)
        .collect()
}
