//! A board of a round: why these two meet, why these colours, and why one of them does not meet somebody else.

use arbiter_hall::event::act::Kind;
use arbiter_hall::event::explained::{apart, made};
use arbiter_hall::event::knockout::Match;
use arbiter_hall::event::number::{BoardNumber, Round};
use arbiter_hall::event::preview::preview;
use arbiter_hall::event::state::Board;
use arbiter_lang::PairingWords;
use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::Top;
use super::cup::Cup;
use super::reader::ForAll;
use super::seen::{Person, Seat, Seen};
use crate::api::{Asker, event_before, explaining};
use crate::app::App;
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::refuse;

/// Whom a reader asks about: one of the two on the board, and somebody by number or name.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    a: Option<u16>,
    b: String,
}

/// What is told of a board.
#[derive(Default)]
struct Told {
    /// Why, in a sentence.
    why: String,
    /// The bracket and what it costs.
    bracket: Vec<String>,
    /// Why not somebody else.
    instead: Option<(Person, String)>,
    /// Those whom a name may mean.
    several: Vec<Person>,
}

#[derive(Template)]
#[template(path = "tournament/board.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    event: String,
    round: u16,
    round_link: String,
    seat: Seat,
    /// Where whoever scanned the code of a slip types the result: its address, what is there.
    on: Option<(String, String)>,
    /// The act that takes the board from its game, for whoever may: its result is typed then; and the page that says so.
    detach: Option<(String, String)>,
    sides: [Person; 2],
    /// Of whom the question is asked.
    one: u16,
    asked: String,
    /// Whether rules pair by which somebody else can be asked about.
    asks: bool,
    told: Told,
}

/// `/e/{event}/r/{round}/b/{board}`
pub async fn page(
    State(app): State<App>,
    asker: Asker,
    ForAll { seen, frame }: ForAll,
    Path((_, round, board)): Path<(String, u16, u16)>,
    Query(asked): Query<Asked>,
) -> Response {
    let found = found(&seen, Round(round), BoardNumber(board));
    let Some(seat) = found.map(|board| seen.seat(frame.lang(), Round(round), &board)) else {
        return crate::refused::not_here(frame).await;
    };
    match told((&app, &asker), (&frame, &seen), round, &seat, &asked).await {
        Ok(told) => {
            let words = frame.lang().tournament(&seen.state);
            let place = words.place(Round(round), BoardNumber(board));
            let page = Page {
                top: Top::of(&frame, &seen, "round").about(&place),
                event: seen.id.clone(),
                round,
                round_link: match seen.round(Round(round)) {
                    Some(_) => seen.links.round(round),
                    None => seen.desk("round"),
                },
                on: on(&frame, &seen, round),
                detach: detach(&seen, round, &seat),
                one: asked.a.unwrap_or(seat.white.rank),
                asked: asked.b,
                sides: [seat.white.clone(), seat.black.clone()],
                asks: seen.state.is_swiss(),
                seat,
                told,
                frame: &frame,
            };
            page.frame.page(StatusCode::OK, &page)
        }
        Err(failure) => refuse(&frame, &failure),
    }
}

/// A board of a round that the reader sees; for those who keep the event also of the next one, as it would be.
fn found(seen: &Seen, round: Round, board: BoardNumber) -> Option<Board> {
    if let Some(found) = seen.round(round) {
        return found.board(board).copied();
    }
    // Before the draw the numbers are not known, by which reasons name people.
    let is_next = round.0 == seen.state.paired().0 + 1 && seen.keeps() && seen.state.drawn();
    let next = is_next.then(|| preview(&seen.state).ok()).flatten()?;
    next.layout.boards.into_iter().find(|one| one.board == board)
}

/// The desk goes on to the results of the round, a player to his own page.
fn on(frame: &Frame, seen: &Seen, round: u16) -> Option<(String, String)> {
    if seen.keeps() && seen.round(Round(round)).is_some() {
        let link = format!("{}?round={round}", seen.desk("results"));
        return Some((link, frame.t("tour-page-results")));
    }
    let plays = seen.grants.iter().any(|grant| grant.entrant.is_some());
    plays.then(|| ("/me".to_owned(), frame.t("tour-mine")))
}

fn detach(seen: &Seen, round: u16, seat: &Seat) -> Option<(String, String)> {
    seat.running().filter(|_| seen.may(Kind::Detach))?;
    let act = json!({ "do": "detach", "round": round, "board": seat.board });
    Some((act.to_string(), format!("{}?round={round}", seen.desk("results"))))
}

/// Which part of a knock-out a game belongs to: a group, what parts those who are level in one, or the bracket.
async fn stage(seen: &Seen, number: u16, seat: &Seat) -> Result<&'static str, Failure> {
    let Some(cup) = Cup::of(seen).await? else {
        return Ok("cup");
    };
    if number <= cup.group_rounds() {
        return Ok("group");
    }
    let pair = [seat.white.rank, seat.black.rank];
    let parts = |one: &Match| {
        pair.iter()
            .all(|rank| [one.top, one.bottom].contains(&Some(*rank)))
    };
    let mut playoffs = cup.bracket.playoffs.iter();
    Ok(if playoffs.any(parts) { "playoff" } else { "cup" })
}

async fn told(
    (app, asker): (&App, &Asker),
    (frame, seen): (&Frame, &Seen),
    number: u16,
    seat: &Seat,
    asked: &Asked,
) -> Result<Told, Failure> {
    let kind = |kind: &str| frame.word("tour-why-kind", "kind", kind);
    if !seen.state.is_swiss() {
        return Ok(Told {
            why: kind(if seen.state.is_table() {
                "table"
            } else if seen.state.is_knockout() {
                stage(seen, number, seat).await?
            } else {
                "teams"
            }),
            ..Told::default()
        });
    }
    let round = usize::from(number);
    let knew = event_before(&seen.house, &seen.state, Round(number)).await?;
    let (one, others) = (asked.a.unwrap_or(seat.white.rank), wanted(seen, &asked.b));
    let against = match others.as_slice() {
        [other] => Some((one, other.rank)),
        _ => None,
    };
    let sheet = seen.state.sheet();
    let (knew, found, not) = explaining(app, asker, move |stop| {
        let found = made(&sheet, &knew, round, stop);
        let both =
            |(one, two): &(u16, u16)| knew.event.player(*one).is_some() && knew.event.player(*two).is_some();
        let not = against.filter(both);
        let not = not.and_then(|two| apart(&sheet, &knew, round, two, stop).ok().flatten());
        (knew, found, not)
    })
    .await?;
    let lang = frame.lang();
    let (why, bracket) = match found {
        Ok(Some((rules, brackets))) => {
            let words = PairingWords {
                event: &knew.event,
                rules,
                round,
                lang,
            };
            let meeting = words.meeting(&brackets, (seat.white.rank, seat.black.rank));
            meeting.unwrap_or_else(|| (kind("hand"), Vec::new()))
        }
        Ok(None) => (kind("other"), Vec::new()),
        Err(_) => (kind("hand"), Vec::new()),
    };
    let instead = not.map(|apart| {
        let words = PairingWords {
            event: &knew.event,
            rules: apart.rules,
            round,
            lang,
        };
        words.reason(&apart)
    });
    Ok(Told {
        why,
        bracket,
        instead: instead.and_then(|why| Some((others.first()?.clone(), why))),
        several: if against.is_some() { Vec::new() } else { others },
    })
}

/// Those whom a number or a part of a name means; so many that a page of them can be read.
fn wanted(seen: &Seen, asked: &str) -> Vec<Person> {
    let asked = asked.trim();
    if asked.is_empty() {
        return Vec::new();
    }
    if let Ok(rank) = asked.parse() {
        return seen
            .counted
            .numbers
            .entrant(rank)
            .map(|id| seen.person(id))
            .into_iter()
            .collect();
    }
    let found = seen.state.search(asked);
    found
        .into_iter()
        .take(20)
        .map(|who| seen.person(who.id))
        .collect()
}
