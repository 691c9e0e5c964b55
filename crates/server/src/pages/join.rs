//! `/join/{link}`: what a link or its six letters give, and the name that its new owner wants to be called by. Looking
//! does not use it, and the device that has used it goes where it leads.

use std::sync::Arc;

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Board, Grant, LinkId, Office, Role, Seat};
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::links::seat_words;
use super::refuse;
use crate::api::{Asker, Invitation, go, invitation, look_on, use_link};
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure, Found, House, short_words};
use crate::noted::Why;
use crate::picture::king;

/// What the page offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// A seat where an arbiter starts the game.
    Sit,
    /// A seat in a game of friends.
    Play,
    /// To act for a player.
    Help,
    /// To draw for a colour in a game of friends.
    Draw,
    /// The desk of an arbiter.
    Desk,
    /// Whatever else there is.
    Organise,
}

impl Offer {
    fn of(office: &Office, found: &Invitation, drawn: bool) -> Self {
        let has = |sought: fn(Role) -> bool| found.grants.iter().any(|grant| sought(grant.role));
        if drawn {
            Self::Draw
        } else if has(Role::judges) {
            Self::Desk
        } else if !has(Role::is_of_a_seat) {
            Self::Organise
        } else if has(|role| role == Role::Helper) {
            Self::Help
        } else if office.plan.arbiter {
            Self::Sit
        } else {
            Self::Play
        }
    }

    /// What the button says.
    const fn text(self) -> &'static str {
        match self {
            Self::Sit => "join-sit",
            Self::Play => "join-sit-play",
            Self::Help => "join-help",
            Self::Draw => "join-draw",
            Self::Desk => "join-desk",
            Self::Organise => "join-organise",
        }
    }
}

#[derive(Template)]
#[template(path = "join.html")]
struct Page<'a> {
    frame: &'a Frame,
    link: &'a str,
    name: String,
    /// The same, where it is a name of its own and not only those of its players.
    called: Option<String>,
    /// What the link gives, in words, with the colour of a seat.
    what: Vec<(String, Option<&'static str>)>,
    /// Who plays on the other side.
    against: Option<String>,
    /// The control in words.
    control: String,
    king: String,
    used: bool,
    arbiter: bool,
    /// Where those who look on go.
    look: String,
    offer: Offer,
    /// Whether a name must be given.
    named: bool,
    /// What was typed, and what is wrong with it.
    typed: String,
    wrong: Option<String>,
}

impl Page<'_> {
    fn taken(&self) -> String {
        let word = if self.arbiter { "true" } else { "false" };
        self.frame
            .lang()
            .text("join-taken-how", &Args::new().word("arbiter", word))
    }

    fn opponent(&self, name: &str) -> String {
        self.frame
            .lang()
            .text("join-against", &Args::new().text("name", name))
    }
}

/// The page.
pub async fn page(
    State(app): State<App>,
    Path(link): Path<String>,
    device: Device,
    asker: Asker,
    frame: Frame,
) -> Response {
    let (house, id) = match app.hub().find(&link, &device, asker.from).await {
        Ok(Found::Link(house, id)) => (house, id),
        Ok(Found::Look(house)) => return Redirect::to(&look_on(&house).await).into_response(),
        Err(failure) => return unfound(&frame, &link, &failure),
    };
    if let Some(go) = reopened(&house, &id, &device).await {
        return Redirect::to(&go).into_response();
    }
    let typed = app.hub().name_of(&device).await;
    shown((&house, &id), &link, &frame, typed, None).await
}

/// Where the link leads the device that has used it.
async fn reopened(house: &House, link: &LinkId, device: &Device) -> Option<String> {
    let (used, drawn) = house
        .look(|office| {
            let board = office.draw_by_link(link);
            let game = board.and_then(|board| Some(office.boards.get(&board)?.game.clone()));
            let used = device.passes().any(|pass| office.was_used_by(link, pass));
            (used, game)
        })
        .await;
    let grants: Vec<Grant> = house.grants(device).await.iter().collect();
    match drawn.filter(|_| used) {
        Some(game) => Some(format!("/g/{game}")),
        None if used && !grants.is_empty() => Some(go(house, &grants).await),
        None => None,
    }
}

/// The name that somebody types.
#[derive(Debug, Deserialize)]
pub struct Named {
    name: String,
}

/// The same by `POST`: the device gets what the link gives, or is told why not, with the name that was typed.
pub async fn enter(
    State(app): State<App>,
    Path(link): Path<String>,
    device: Device,
    asker: Asker,
    frame: Frame,
    Form(Named { name }): Form<Named>,
) -> Response {
    let (house, id) = match app.hub().link(&link, &device, asker.from).await {
        Ok(found) => found,
        Err(failure) => return unfound(&frame, &link, &failure),
    };
    match use_link(&app, &house, &id, device, name.trim()).await {
        Ok((headers, joined)) => (headers, Redirect::to(&joined.go)).into_response(),
        Err(failure) => shown((&house, &id), &link, &frame, name, Some(&failure)).await,
    }
}

async fn shown(
    (house, id): (&Arc<House>, &LinkId),
    link: &str,
    frame: &Frame,
    typed: String,
    failure: Option<&Failure>,
) -> Response {
    let found = match invitation(house, id, frame.lang()).await {
        Ok(found) => found,
        Err(failure) => return refuse(frame, &failure),
    };
    let look = look_on(house).await;
    let page = house.look(|office| {
        let drawn = office.draw_by_link(id);
        let alone = office.boards.len() == 1;
        let called = |seat: Seat| office.boards.get(&seat.board).map_or(seat.board, Board::number);
        let what = found
            .grants
            .iter()
            .map(|grant| given(frame, *grant, grant.seat.filter(|_| !alone).map_or(0, called)));
        let mut what: Vec<_> = what.collect();
        if drawn.is_some() {
            what.push((frame.t("join-drawn"), None));
        }
        let controls = office.plan.control.parse();
        Page {
            what,
            against: against(office, &found, drawn).filter(|name| !name.is_empty()),
            control: controls.map_or_else(|_| String::new(), |controls| short_words(frame.lang(), &controls)),
            king: king(),
            used: found.used,
            arbiter: office.plan.arbiter,
            look,
            offer: Offer::of(office, &found, drawn.is_some()),
            named: office.plan.arbiter,
            called: Some(office.plan.name.clone()).filter(|name| !name.is_empty()),
            name: found.name.clone(),
            link,
            frame,
            typed: match entered(office, &found) {
                Some(name) if typed.is_empty() && failure.is_none() => name,
                _ => typed,
            },
            wrong: failure.map(|failure| failure.text(frame.lang())),
        }
    });
    let page = page.await;
    let status = match failure {
        _ if found.used => StatusCode::GONE,
        Some(failure) => failure.status(),
        None => StatusCode::OK,
    };
    let mut response = page.frame.page(status, &page);
    if let Some(failure) = failure {
        response.extensions_mut().insert(Why(failure.tag().to_owned()));
    }
    response
}

/// The name by which whoever is to sit there has entered the tournament: nobody types it twice.
fn entered(office: &Office, found: &Invitation) -> Option<String> {
    let mut seats = found.grants.iter().filter(|grant| grant.role == Role::Player);
    let seat = seats.find_map(|grant| grant.seat)?;
    let board = office
        .boards
        .get(&seat.board)
        .filter(|board| board.of.is_some())?;
    let name = board.players[seat.side.index()].trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// What a grant gives, in words, with the colour of a seat; its board as people call it, 0 where there is only one.
pub fn given(frame: &Frame, grant: Grant, board: u32) -> (String, Option<&'static str>) {
    if let Some(seat) = grant.seat {
        let side = seat.side.word();
        let words = if grant.role == Role::Helper {
            "links-helper"
        } else {
            "links-seat"
        };
        return (seat_words(frame, words, board, side), Some(side));
    }
    let words = match grant.role {
        Role::ChiefArbiter => "links-chief",
        Role::Arbiter | Role::Committee => "links-arbiter",
        Role::Organiser => "links-organiser",
        Role::Desk => "links-desk",
        _ => "links-spectators",
    };
    (frame.t(words), None)
}

/// Who is on the other side of the board.
fn against(office: &Office, found: &Invitation, drawn: Option<u32>) -> Option<String> {
    if let Some(board) = drawn {
        return office.draw_name(board).map(ToOwned::to_owned);
    }
    let mut plays = found.grants.iter().filter(|grant| grant.role == Role::Player);
    let seat = plays.find_map(|grant| grant.seat)?;
    let other: Color = !seat.side;
    let board = office.boards.get(&seat.board)?;
    Some(board.players[other.index()].clone())
}

#[derive(Template)]
#[template(path = "code.html")]
struct Ask<'a> {
    frame: &'a Frame,
    typed: &'a str,
    wrong: Option<String>,
}

/// Where somebody types what he was told; what was wrong with what he typed.
fn unfound(frame: &Frame, typed: &str, failure: &Failure) -> Response {
    let wrong = match failure.tag() {
        "unknown" => frame.t("join-unknown"),
        _ => failure.text(frame.lang()),
    };
    let page = Ask {
        frame,
        typed: if typed.len() > 40 { "" } else { typed },
        wrong: Some(wrong),
    };
    let mut response = page.frame.page(failure.status(), &page);
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

/// What somebody types who was told a code.
#[derive(Debug, Default, Deserialize)]
pub struct Typed {
    #[serde(default)]
    code: String,
}

/// `/join?code=…`: six letters, a link, or the name of an event or a game in an address, however much of it was typed.
pub async fn code(
    State(app): State<App>,
    frame: Frame,
    device: Device,
    asker: Asker,
    Query(typed): Query<Typed>,
) -> Response {
    let code = typed.code.trim().trim_end_matches('/');
    if code.is_empty() {
        let page = Ask {
            frame: &frame,
            typed: "",
            wrong: None,
        };
        return page.frame.page(StatusCode::OK, &page);
    }
    let last = code.rsplit('/').next().unwrap_or_default();
    let hub = app.hub();
    let name: String = last.to_ascii_lowercase().split_whitespace().collect();
    if hub.house(&name).is_ok() {
        return Redirect::to(&format!("/e/{name}")).into_response();
    }
    if hub.table(&name).is_ok() {
        return Redirect::to(&format!("/g/{name}")).into_response();
    }
    match hub.find(&name, &device, asker.from).await {
        Ok(Found::Link(..)) => Redirect::to(&format!("/join/{name}")).into_response(),
        Ok(Found::Look(house)) => Redirect::to(&look_on(&house).await).into_response(),
        Err(failure) => unfound(&frame, last, &failure),
    }
}
