//! The links of an event: a sheet for its players and whoever looks on, and apart from it a page for its officials. Only
//! the device that has made a link is shown it; the sheet may be loaded again as often as one likes.

use arbiter_hall::event::number::TeamId;
use arbiter_hall::{Grant, Grants, Office, Role, allows};
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::event::keeps;
use super::refuse;
use crate::api::{event_info, look_on};
use crate::app::App;
use crate::frame::Frame;
use crate::live::aside::Aside;
use crate::live::{Device, Failure, House, OwnLink, SIDES, purpose, title, unknown};
use crate::noted::Why;
use crate::picture::king;

/// A slip of the sheet: what it is for, with its code.
pub struct Slip {
    /// What it is for.
    pub what: String,
    /// `white` or `black`, where it is a seat.
    pub side: Option<&'static str>,
    /// The address on this server; none where there is no link that this device may be shown.
    pub link: Option<String>,
    /// Where the QR code of it is.
    pub qr: String,
    /// The whole address, as others open it.
    pub address: String,
    /// Its six letters.
    pub code: Option<String>,
    /// Who sits there.
    pub name: Option<String>,
    /// For whom the seat is kept.
    pub kept_for: Option<String>,
    /// How a new link for it is asked for.
    pub renew: Option<String>,
}

impl Slip {
    /// Of something for which there is no link that may be shown.
    fn without(what: String) -> Self {
        Self {
            what,
            side: None,
            link: None,
            qr: String::new(),
            address: String::new(),
            code: None,
            name: None,
            kept_for: None,
            renew: None,
        }
    }

    /// Of a link that may be shown.
    pub fn of(frame: &Frame, what: String, link: String, code: Option<String>) -> Self {
        Self {
            qr: format!("{link}/qr.svg"),
            address: frame.origin() + &link,
            link: Some(link),
            code: code.map(|code| spaced(&code)),
            ..Self::without(what)
        }
    }
}

/// Six letters as they are read: three and three.
fn spaced(code: &str) -> String {
    let (one, two) = code.split_at(code.len() / 2);
    format!("{one} {two}")
}

#[derive(Template)]
#[template(path = "links.html")]
struct Page<'a> {
    frame: &'a Frame,
    name: String,
    /// How somebody comes in, and where this sheet is.
    how: String,
    sheet: String,
    /// Where its maker goes next, in words.
    go: (String, String),
    event: &'a str,
    slips: Vec<Slip>,
    /// Whether seats are free for which this device has no link.
    lacking: bool,
    officials: bool,
    /// The game to which the page goes when everybody is there.
    waits: Option<String>,
    king: String,
}

/// `/e/{event}/qr`
pub async fn sheet(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match shown(&app, &event, &device, &frame).await {
        Ok(response) => response,
        Err(failure) => refuse(&frame, &failure),
    }
}

async fn shown(app: &App, event: &str, device: &Device, frame: &Frame) -> Result<Response, Failure> {
    let house = app.hub().house(event)?;
    let info = event_info(app, event, device, frame.lang().language()).await?;
    if !keeps(&info.you) {
        return Ok(Redirect::to(&format!("/e/{event}")).into_response());
    }
    let grants = Grants::new(info.you.iter().copied());
    let only = info.boards.len() == 1;
    let mut slips = Vec::new();
    let mut own = Vec::new();
    for tile in &info.boards {
        for (side, word) in SIDES {
            if grants.sides(tile.board).any(|sits| sits == side) {
                own.push(tile.game.clone());
                continue;
            }
            let person = &tile.players[side.index()];
            let link = app
                .hub()
                .own_link(&house, device, &purpose(Grant::player(tile.board, side)))
                .await;
            let place = Place {
                board: tile.board,
                number: tile.number,
                alone: only,
                word,
            };
            slips.push(seat(frame, &place, (person.taken, &person.name), link));
        }
    }
    let free = slips.iter().any(|slip| slip.name.is_none());
    let lacking = slips
        .iter()
        .any(|slip| slip.name.is_none() && slip.link.is_none());
    slips.push(spectators(frame, &house).await);
    let judges = grants.iter().any(|grant| grant.role.judges());
    let go = match own.first() {
        Some(game) => ("links-to-board", format!("/g/{game}")),
        None if judges => ("links-to-desk", format!("/arbiter/{event}")),
        None if only => ("links-to-board", look_on(&house).await),
        None => ("links-to-event", format!("/e/{event}")),
    };
    let page = Page {
        name: info.name.clone(),
        how: address(frame, "links-how", "/join"),
        sheet: address(frame, "links-sheet", &format!("/e/{event}/qr")),
        go: (frame.t(go.0), go.1),
        waits: own.into_iter().next().filter(|_| only && free),
        officials: info.arbiter,
        event,
        slips,
        lacking,
        king: king(),
        frame,
    };
    Ok(page.frame.page(StatusCode::OK, &page))
}

/// A sentence with an address of ours, without what browsers put before it themselves.
pub fn address(frame: &Frame, id: &str, path: &str) -> String {
    let whole = frame.origin() + path;
    let short = whole.split_once("://").map_or(&*whole, |(_, short)| short);
    frame.lang().text(id, &Args::new().text("address", short))
}

struct Place {
    board: u32,
    /// What people call it.
    number: u32,
    alone: bool,
    word: &'static str,
}

fn seat(frame: &Frame, place: &Place, (taken, name): (bool, &str), link: Option<OwnLink>) -> Slip {
    let board = if place.alone { 0 } else { place.number };
    let what = seat_words(frame, "links-seat", board, place.word);
    let link = link.filter(|link| !link.used && !taken);
    let mut slip = match link {
        Some(own) => Slip::of(frame, what, format!("/join/{}", own.link), Some(own.code)),
        None => Slip::without(what),
    };
    slip.side = Some(place.word);
    if taken {
        slip.name = Some(name.to_owned());
        slip.renew = Some(format!("{}/{}", place.board, place.word));
    } else if !name.is_empty() {
        slip.kept_for = Some(name.to_owned());
    }
    slip
}

/// A seat in the words of a text, or somebody at it; board 0 where there is only one.
pub fn seat_words(frame: &Frame, words: &str, board: u32, side: &'static str) -> String {
    let args = Args::new().count("board", board.into()).word("side", side);
    frame.lang().text(words, &args)
}

async fn spectators(frame: &Frame, house: &House) -> Slip {
    let (what, link) = (frame.t("links-spectators"), look_on(house).await);
    let code = house.look(Office::code).await;
    let mut slip = Slip::of(frame, what, link, Some(code));
    slip.qr = format!("/e/{}/wall/qr.svg", house.id);
    slip
}

/// The offices for which there are links.
const OFFICES: [(Role, &str); 4] = [
    (Role::ChiefArbiter, "links-chief"),
    (Role::Arbiter, "links-arbiter"),
    (Role::Desk, "links-desk"),
    (Role::Committee, "links-committee"),
];

/// For which seat a new link is wanted; for all that are free where none is named.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    seat: String,
}

/// The same by `POST`: new links, and back to the sheet.
pub async fn make(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
    Form(wanted): Form<Wanted>,
) -> Response {
    match made(&app, &event, &device, &frame, &wanted.seat).await {
        Ok(sheet) => Redirect::to(&format!("/e/{event}/{sheet}")).into_response(),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// Makes what is wanted; the sheet on which it is shown.
async fn made(
    app: &App,
    event: &str,
    device: &Device,
    frame: &Frame,
    seat: &str,
) -> Result<&'static str, Failure> {
    let house = app.hub().house(event)?;
    let by = house.grants(device).await;
    if let Some((role, _)) = OFFICES.into_iter().find(|(role, _)| role.as_str() == seat) {
        let grants = vec![Grant::of(role)];
        app.hub().invite_again(&house, &by, device, grants).await?;
        return Ok("officials");
    }
    if let Some(captain) = seat.strip_prefix("captain/") {
        let teams = teams(&house).await;
        let team = teams.iter().find(|team| team.0.to_string() == captain);
        let (team, _) = team.ok_or_else(|| unknown("team", captain))?;
        app.hub()
            .invite_again(&house, &by, device, vec![captain_of(*team)])
            .await?;
        return Ok("officials");
    }
    let info = event_info(app, event, device, frame.lang().language()).await?;
    for tile in &info.boards {
        for (side, word) in SIDES {
            let free = seat.is_empty() && !tile.players[side.index()].taken;
            if free || seat == format!("{}/{word}", tile.board) {
                let grants = vec![Grant::player(tile.board, side)];
                app.hub().invite_again(&house, &by, device, grants).await?;
            }
        }
    }
    Ok("qr")
}

#[derive(Template)]
#[template(path = "officials.html")]
struct Officials<'a> {
    frame: &'a Frame,
    name: String,
    event: &'a str,
    slips: Vec<Slip>,
    /// Who and what was let in.
    trust: super::trust::Lists,
    /// The games that are set aside since their logs are damaged: their boards or their streams, and how each is mended.
    aside: Vec<(String, String)>,
    king: String,
    /// The name that was typed for one more, and why he was not appointed.
    typed: &'a str,
    wrong: Option<String>,
}

/// `/e/{event}/officials`
pub async fn officials(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    appointing(&app, &event, &device, &frame, "", None).await
}

/// The page of whoever appoints officials: the links for them, and where a name and a password are given; why that could
/// not be, and what was typed but the password.
pub async fn appointing(
    app: &App,
    event: &str,
    device: &Device,
    frame: &Frame,
    typed: &str,
    failure: Option<&Failure>,
) -> Response {
    let page = async {
        let house = app.hub().house(event)?;
        let by = house.grants(device).await;
        if !keeps(&by.iter().collect::<Vec<_>>()) {
            return match failure {
                Some(failure) => Ok(refuse(frame, failure)),
                None => Ok(Redirect::to(&format!("/e/{event}")).into_response()),
            };
        }
        let slips = official_slips(app, &house, &by, device, frame).await;
        let name = house.look(|office| title(frame.lang(), office)).await;
        let trust = super::trust::lists(app, event, device, frame).await;
        let page = Officials {
            frame,
            name,
            event,
            slips,
            trust,
            aside: aside(app, &house, frame).await,
            king: king(),
            typed,
            wrong: failure.map(|failure| failure.text(frame.lang())),
        };
        let status = failure.map_or(StatusCode::OK, Failure::status);
        Ok::<_, Failure>(page.frame.page(status, &page))
    };
    let mut response = match page.await {
        Ok(response) => response,
        Err(failure) => refuse(frame, &failure),
    };
    if let Some(failure) = failure {
        response.extensions_mut().insert(Why(failure.tag().to_owned()));
    }
    response
}

/// The boards whose games are set aside, and the command by which whoever runs the server mends each.
async fn aside(app: &App, house: &House, frame: &Frame) -> Vec<(String, String)> {
    let aside = app.hub().aside_of(&house.id);
    let boards: Vec<(u32, String)> = house
        .look(|office| {
            let boards = office.boards.values();
            boards
                .map(|board| (board.board, arbiter_hall::stream(&board.game)))
                .collect()
        })
        .await;
    let line = |one: Aside| {
        let board = boards.iter().find(|(_, stream)| *stream == one.stream);
        let board = board.map_or(0, |(board, _)| u64::from(*board));
        let text = frame
            .lang()
            .text("storage-aside-board", &Args::new().count("board", board));
        (text, format!("arbiter log repair --data … {}", one.stream))
    };
    aside.into_iter().map(line).collect()
}

async fn official_slips(app: &App, house: &House, by: &Grants, device: &Device, frame: &Frame) -> Vec<Slip> {
    let mut slips = Vec::new();
    let is_tournament = house.look(|office| office.tournament().is_some()).await;
    for (role, words) in OFFICES {
        // Whoever may not give one is shown none; a desk and those who decide appeals have nothing to do but in a tournament.
        let given = by.iter().any(|grant| allows(grant.role, "appoint"));
        if !given || (matches!(role, Role::Desk | Role::Committee) && !is_tournament) {
            continue;
        }
        let slip = official_slip(app, (house, device), frame, (Grant::of(role), frame.t(words)));
        slips.push(slip.await);
    }
    if by.iter().any(|grant| allows(grant.role, "appoint")) {
        for (team, name) in teams(house).await {
            let named = (captain_of(team), frame.of("links-captain", "team", &name));
            slips.push(official_slip(app, (house, device), frame, named).await);
        }
    }
    slips
}

/// The link that this device has made for somebody, or the button that makes one.
async fn official_slip(
    app: &App,
    (house, device): (&House, &Device),
    frame: &Frame,
    (grant, words): (Grant, String),
) -> Slip {
    let what = purpose(grant);
    let own = app.hub().own_link(house, device, &what).await;
    match own.filter(|own| !own.used) {
        Some(own) => Slip::of(frame, words, format!("/join/{}", own.link), None),
        None => Slip {
            renew: Some(what),
            ..Slip::without(words)
        },
    }
}

/// The teams of an event that is played by teams.
async fn teams(house: &House) -> Vec<(TeamId, String)> {
    let named = |office: &Office| {
        let state = office.tournament().filter(|state| state.of_teams());
        let teams = state
            .into_iter()
            .flat_map(arbiter_hall::event::state::State::playing_teams);
        teams.map(|team| (team.id, team.name.clone())).collect()
    };
    house.look(named).await
}

/// Who lines a team up.
const fn captain_of(team: TeamId) -> Grant {
    Grant {
        team: Some(team),
        ..Grant::of(Role::Captain)
    }
}
