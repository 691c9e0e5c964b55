//! Everybody against everybody in a square, after any round.

use std::collections::HashMap;

use arbiter_hall::event::Mark;
use arbiter_hall::event::number::{EntrantId, Round};
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::Top;
use super::reader::ForAll;
use super::seen::{Person, Seen};
use super::standings::newest;
use crate::frame::Frame;

/// After which round.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    after: Option<u16>,
}

/// A line of the square: what he made against each; nothing where he would meet himself.
struct Line {
    who: Person,
    cells: Vec<Option<String>>,
    points: String,
}

#[derive(Template)]
#[template(path = "tournament/cross.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    after: u16,
    lines: Vec<Line>,
    before: Option<String>,
    next: Option<String>,
}

/// `/e/{event}/cross`
pub async fn page(ForAll { seen, frame }: ForAll, Query(asked): Query<Asked>) -> Response {
    if !seen.state.is_table() || seen.state.of_teams() {
        return crate::refused::not_here(frame).await;
    }
    let page = shown(&frame, &seen, &asked);
    frame.page(StatusCode::OK, &page)
}

fn shown<'a>(frame: &'a Frame, seen: &Seen, asked: &Asked) -> Page<'a> {
    let last = newest(seen);
    let after = asked.after.unwrap_or(last).min(last);
    let games = games(seen, after);
    let all = seen.everybody();
    let line = |who: &Person| Line {
        cells: all
            .iter()
            .map(|other| {
                (other.id != who.id).then(|| {
                    games
                        .get(&(who.id, other.id))
                        .map(|made| made.concat())
                        .unwrap_or_default()
                })
            })
            .collect(),
        points: seen.points(who.id, after.into()),
        who: who.clone(),
    };
    let link = |after: u16| format!("?after={after}");
    Page {
        top: Top::of(frame, seen, "cross"),
        after,
        lines: all.iter().map(line).collect(),
        before: (after > 0).then(|| link(after - 1)),
        next: (after < last).then(|| link(after + 1)),
        frame,
    }
}

/// What each made against each other, games in the order of the rounds.
pub fn games(seen: &Seen, after: u16) -> HashMap<(EntrantId, EntrantId), Vec<&'static str>> {
    let mut games: HashMap<_, Vec<&'static str>> = HashMap::new();
    for round in (1..=after).filter_map(|number| seen.round(Round(number))) {
        for board in &round.layout().boards {
            let (white, black) = round.seats(board);
            let Some(result) = round.result(board.board).map(|scored| scored.result) else {
                continue;
            };
            for (pair, mark) in [((white, black), result.white), ((black, white), result.black)] {
                games.entry(pair).or_default().push(sign(mark));
            }
        }
    }
    games
}

/// What a game made for somebody, in one sign.
pub fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Win | Mark::WinUnrated => "1",
        Mark::Draw | Mark::DrawUnrated => "½",
        Mark::Loss | Mark::LossUnrated => "0",
        Mark::ForfeitWin => "+",
        Mark::ForfeitLoss => "−",
        _ => "·",
    }
}
