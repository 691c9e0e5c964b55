//! The event as everybody finds it: how far it is, and the field in which somebody finds his name.

use arbiter_hall::event::number::Round;
use arbiter_lang::Args;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::appeals;
use super::parted::{Part, parted};
use super::round::in_so_far;
use super::seen::{Person, Seat, Seen};
use super::standings::{lines, table};
use crate::api::players_of;
use crate::frame::Frame;
use crate::live::{Device, control_words};

/// So many of those who lead are shown.
const LEADERS: usize = 5;

#[derive(Template)]
#[template(path = "tournament/home.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    state: String,
    facts: Vec<String>,
    round: u16,
    round_link: String,
    seats: Vec<Seat>,
    in_so_far: String,
    leaders: Vec<(usize, Person, String)>,
    standings: String,
    /// The same for a projector.
    screen: String,
    players: Vec<Person>,
    /// Where the rest of a long list is.
    parts: Vec<Part>,
    /// Whether this phone is a player's here.
    mine: bool,
    /// What is looked for before the first round, and whether there is anybody to be found.
    q: &'a str,
    searches: bool,
    /// Where an appeal waits for the reader, or may be handed in by him.
    appeals: Option<String>,
}

/// `/e/{event}`
pub async fn page(frame: &Frame, seen: &Seen, device: &Device, (part, q): (&str, &str)) -> Response {
    let lang = frame.lang();
    let newest = seen.newest();
    let seats = seen
        .round(newest)
        .map(|round| seen.seats(lang, newest, round.layout()))
        .unwrap_or_default();
    let play = seen.house.look(arbiter_hall::Office::play).await;
    let after = newest.0;
    let counted = if after > 0 {
        table(seen, after).await.ok()
    } else {
        None
    };
    let counted = counted.as_ref().and_then(|table| table.as_ref().as_ref().ok());
    let leaders = counted.map_or_else(Vec::new, |table| lines(seen, table, after));
    let leaders = leaders.into_iter().take(LEADERS);
    let leaders = leaders.map(|line| (line.place, line.who, line.points));
    let in_so_far = in_so_far(frame, &seats);
    let link = seen.links.round(newest.0);
    let seats = parted(seats, 0, |page| format!("{link}?page={page}"));
    let mut players = if newest.0 == 0 {
        seen.everybody()
    } else {
        Vec::new()
    };
    let searches = !players.is_empty();
    if !q.trim().is_empty() {
        let found = seen.state.search(q);
        players.retain(|who| found.iter().any(|one| one.id == who.id));
    }
    let part = part.parse().unwrap_or_default();
    let players = parted(players, part, |page| format!("?page={page}"));
    let page = Page {
        top: Top::of(frame, seen, "event"),
        state: state(frame, seen, newest),
        facts: vec![control_words(lang, play.control.as_deref().unwrap_or_default())],
        round: newest.0,
        round_link: seen.links.round(newest.0),
        in_so_far,
        leaders: leaders.collect(),
        players: players.shown,
        parts: if newest.0 == 0 { players.parts } else { seats.parts },
        standings: seen.links.named("standings"),
        screen: seen.links.named("screen"),
        seats: seats.shown,
        q,
        searches,
        appeals: appeals::waits_for(seen).then(|| seen.desk("appeals")),
        mine: !players_of(&seen.house, device).await.0.is_empty(),
        frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// How far it is, in a line.
pub fn state(frame: &Frame, seen: &Seen, newest: Round) -> String {
    let over = seen.state.over.last() == Some(&true);
    let how = match newest.0 {
        _ if over => "over",
        0 => "before",
        _ => seen.how(newest).name(),
    };
    let rounds = seen.state.all_rounds().map_or(0, |last| last.0);
    let args = Args::new()
        .word("how", how)
        .count("round", newest.0.into())
        .count("rounds", rounds.into())
        .count("players", seen.state.entrants.len() as u64);
    frame.lang().text("tour-state", &args)
}

/// Which round of how many is paired.
pub fn far(frame: &Frame, round: u16, rounds: u16) -> String {
    let args = Args::new()
        .count("round", round.into())
        .count("rounds", rounds.into());
    frame.lang().text("fest-round", &args)
}
