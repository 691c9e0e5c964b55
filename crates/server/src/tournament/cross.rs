//! What everybody made: a square where all meet all, else round by round; after any round.

use std::collections::HashMap;

use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::State;
use arbiter_hall::event::{Cell, Color, Mark};
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::Top;
use super::parted::{Part, parted};
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
    /// Which part of a long list, counted from 0.
    page: usize,
}

/// What everybody made: against each other where all meet all, else round by round.
pub struct Table {
    /// Over the columns: the sign of each, and what it stands for.
    pub heads: Vec<(String, String)>,
    /// The players.
    pub lines: Vec<Line>,
}

/// One player: what stands under each sign, and all his points.
pub struct Line {
    /// The number by which the others name him: his starting rank or, in the order of the table, his place in it.
    pub number: String,
    pub who: Person,
    pub cells: Vec<String>,
    pub points: String,
}

#[derive(Template)]
#[template(path = "tournament/cross.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    after: u16,
    heads: Vec<(String, String)>,
    lines: Vec<Line>,
    parts: Vec<Part>,
    before: Option<String>,
    next: Option<String>,
    /// The two orders: address, name, whether it is this one.
    orders: [(String, String, bool); 2],
    paper: String,
}

/// Whether there is such a table: of players who meet each other, or who are paired round by round.
pub fn fits(state: &State) -> bool {
    (state.is_table() || state.is_swiss()) && !state.of_teams() && !state.entrants.is_empty()
}

/// `/e/{event}/cross`
pub async fn page(ForAll { seen, frame }: ForAll, Query(asked): Query<Asked>) -> Response {
    if !fits(&seen.state) {
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
    let by_place = asked.by == "place";
    let Table { heads, lines } = made(frame, seen, after, &asked.by).await?;
    let named = |by: bool| if by { "&by=place" } else { "" };
    let link = |after: u16| format!("?after={after}{}", named(by_place));
    let order = |by: bool, id: &str| {
        (
            format!("?after={after}{}", named(by)),
            frame.t(id),
            by == by_place,
        )
    };
    let part = |page: usize| format!("{}&page={page}", link(after));
    let parted = parted(lines, asked.page, part);
    Ok(Page {
        orders: [order(false, "cross-by-number"), order(true, "cross-by-place")],
        paper: format!(
            "{}?round={after}{}",
            seen.links.named("print/cross"),
            named(by_place)
        ),
        top: Top::of(frame, seen, "cross"),
        after,
        heads,
        lines: parted.shown,
        parts: parted.parts,
        before: (after > 0).then(|| link(after - 1)),
        next: (after < last).then(|| link(after + 1)),
        frame,
    })
}

/// The table after a round, in the order of the numbers or of the places.
pub async fn made(frame: &Frame, seen: &Seen, after: u16, by: &str) -> Result<Table, Failure> {
    let people = ordered(seen, after, by).await?;
    if !seen.state.is_table() {
        return Ok(rounds(frame, seen, after, &people, by));
    }
    let games = games(seen, after);
    let cell = |who: &Person, other: &Person| match games.get(&(who.id, other.id)) {
        _ if who.id == other.id => "×".to_owned(),
        Some(made) => made.concat(),
        None => String::new(),
    };
    Ok(Table {
        heads: people
            .iter()
            .map(|who| (who.rank.to_string(), who.name.clone()))
            .collect(),
        lines: people
            .iter()
            .map(|who| Line {
                number: who.rank.to_string(),
                cells: people.iter().map(|other| cell(who, other)).collect(),
                points: seen.points(who.id, after.into()),
                who: who.clone(),
            })
            .collect(),
    })
}

/// Round by round: the number of the opponent, the colour, and what came of it.
fn rounds(frame: &Frame, seen: &Seen, after: u16, people: &[Person], by: &str) -> Table {
    let places: HashMap<u16, usize> = people
        .iter()
        .zip(1..)
        .map(|(who, place)| (who.rank, place))
        .collect();
    let number = |rank: u16| match places.get(&rank) {
        Some(place) if by == "place" => place.to_string(),
        _ => rank.to_string(),
    };
    let cell = |who: &Person, round: u16| {
        let player = seen.counted.sheet.player(who.rank);
        let cell = player.and_then(|player| player.round(round.into()));
        cell.map_or_else(String::new, |cell| written(cell, &number))
    };
    Table {
        heads: (1..=after)
            .map(|round| (round.to_string(), frame.count("tour-round", "round", &round)))
            .collect(),
        lines: people
            .iter()
            .map(|who| Line {
                number: number(who.rank),
                cells: (1..=after).map(|round| cell(who, round)).collect(),
                points: seen.points(who.id, after.into()),
                who: who.clone(),
            })
            .collect(),
    }
}

/// A round of somebody in a few signs: `12□1` is a win with White against number 12.
fn written(cell: Cell, number: &impl Fn(u16) -> String) -> String {
    let made = sign(cell.mark);
    if cell.opponent == 0 {
        return made.to_owned();
    }
    let color = match cell.color {
        Some(Color::White) => "□",
        Some(Color::Black) => "■",
        None => "",
    };
    format!("{}{color}{made}", number(cell.opponent))
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
        Mark::Win | Mark::WinUnrated | Mark::FullBye | Mark::PairingBye => "1",
        Mark::Draw | Mark::DrawUnrated | Mark::HalfBye => "½",
        Mark::Loss | Mark::LossUnrated => "0",
        Mark::ForfeitWin => "+",
        Mark::ForfeitLoss => "−",
        _ => "·",
    }
}
