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
use super::standings::{newest, table};
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::refuse;

/// After which round.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    after: Option<u16>,
    /// `place`: in the order of the table, and not of the numbers.
    by: String,
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
    /// The two orders: address, name, whether it is this one.
    orders: [(String, String, bool); 2],
    paper: String,
}

/// `/e/{event}/cross`
pub async fn page(ForAll { seen, frame }: ForAll, Query(asked): Query<Asked>) -> Response {
    if !seen.state.is_table() || seen.state.of_teams() {
        return crate::refused::not_here(frame).await;
    }
    match shown(&frame, &seen, &asked).await {
        Ok(page) => frame.page(StatusCode::OK, &page),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Everybody in the order of the numbers, or of the places.
pub async fn ordered(seen: &Seen, after: u16, by: &str) -> Result<Vec<Person>, Failure> {
    let mut all = seen.everybody();
    if by != "place" {
        return Ok(all);
    }
    if let Ok(table) = table(seen, after).await?.as_ref() {
        let place = |who: &Person| table.lines.iter().position(|line| line.player == who.rank);
        // Whoever has no place stands behind all who have one.
        all.sort_by_key(|who| place(who).unwrap_or(usize::MAX));
    }
    Ok(all)
}

async fn shown<'a>(frame: &'a Frame, seen: &Seen, asked: &Asked) -> Result<Page<'a>, Failure> {
    let last = newest(seen);
    let after = asked.after.unwrap_or(last).min(last);
    let games = games(seen, after);
    let by_place = asked.by == "place";
    let all = ordered(seen, after, &asked.by).await?;
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
    let named = |by: bool| if by { "&by=place" } else { "" };
    let link = |after: u16| format!("?after={after}{}", named(by_place));
    let order = |by: bool, id: &str| {
        (
            format!("?after={after}{}", named(by)),
            frame.t(id),
            by == by_place,
        )
    };
    Ok(Page {
        orders: [order(false, "cross-by-number"), order(true, "cross-by-place")],
        paper: format!(
            "{}?round={after}{}",
            seen.links.named("print/cross"),
            named(by_place)
        ),
        top: Top::of(frame, seen, "cross"),
        after,
        lines: all.iter().map(line).collect(),
        before: (after > 0).then(|| link(after - 1)),
        next: (after < last).then(|| link(after + 1)),
        frame,
    })
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
