//! Events: made, looked at, their boards, links and delay.

use std::collections::BTreeMap;

use arbiter_game::rules::chess::Color;
use arbiter_game::state::Mode;
use arbiter_hall::event::number::{EntrantId, TeamId};
use arbiter_hall::{Delay, Grant, Grants, HallError, Plan, Role, Seat};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::asked::{Asker, Body, Tongue, fresh};
use super::games::bounded;
use super::making::{Beginning, New, Which, delayed};
use super::new_tournament::NewTournament;
use crate::app::{App, Looked};
use crate::live::wire::Tile;
use crate::live::{Device, Draft, Failure, Players, boards, event_socket, title};

/// So many boards are made at once.
const MOST_BOARDS: usize = 500;

/// An event to be made: boards, or a tournament where its system or a preset is named.
#[derive(Debug)]
pub enum NewEvent {
    /// Boards.
    Boards(Box<NewBoards>),
    /// A tournament.
    Tournament(Box<NewTournament>),
}

impl<'de> Deserialize<'de> for NewEvent {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let table = Value::deserialize(from)?;
        let made = if table.get("system").is_some() || table.get("preset").is_some() {
            serde_json::from_value(table).map(Self::Tournament)
        } else {
            serde_json::from_value(table).map(Self::Boards)
        };
        made.map_err(D::Error::custom)
    }
}

/// Boards of an event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBoards {
    name: String,
    #[serde(default)]
    rulebook: Option<String>,
    control: String,
    #[serde(default)]
    mode: Mode,
    #[serde(default = "yes")]
    arbiter: bool,
    /// How many arbiters the boards are shared by; none is one.
    #[serde(default)]
    arbiters: Option<u32>,
    boards: usize,
    #[serde(default)]
    players: Vec<[String; 2]>,
    #[serde(default)]
    regulations: BTreeMap<String, String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    variant: Option<String>,
    #[serde(default)]
    start: Option<Beginning>,
    #[serde(default)]
    delay: Option<u32>,
    #[serde(default)]
    delay_minutes: Option<u32>,
}

/// So many moves are spectators behind of an event whose players have the board on a screen of their own, where nobody has
/// said otherwise: a player who looks on from a second window sees nothing of use there.
const USUAL_DELAY: u32 = 4;

impl NewBoards {
    fn games_an_arbiter(&self) -> Option<u32> {
        let boards = u32::try_from(self.boards).unwrap_or(u32::MAX);
        Some(boards.div_ceil(self.arbiters.unwrap_or(1).max(1))).filter(|games| *games > 1)
    }

    fn delay(&self) -> (u32, u32) {
        let usual = match (self.delay, self.delay_minutes) {
            (None, None) if self.mode == Mode::Online && self.arbiter => USUAL_DELAY,
            _ => 0,
        };
        (self.delay.unwrap_or(usual), self.delay_minutes.unwrap_or(0))
    }
}

const fn yes() -> bool {
    true
}

/// An event that was made.
#[derive(Debug, Serialize)]
pub struct MadeEvent {
    pub(super) event: String,
    pub(super) go: String,
    pub(super) boards: Vec<MadeBoard>,
    pub(super) links: EventLinks,
}

#[derive(Debug, Serialize)]
pub struct EventLinks {
    pub(super) chief_arbiter: String,
    pub(super) arbiter: String,
    /// Of a tournament: whoever checks in and types.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) desk: Option<String>,
    pub(super) spectator: String,
}

#[derive(Debug, Serialize)]
pub struct MadeBoard {
    board: u32,
    game: String,
    links: BoardLinks,
    /// The second board of a match that was added.
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<Box<Self>>,
}

#[derive(Debug, Serialize)]
struct BoardLinks {
    white: String,
    black: String,
    spectator: String,
}

impl New for NewEvent {
    type Made = MadeEvent;

    fn boards(&self) -> usize {
        match self {
            Self::Boards(new) => new.boards,
            Self::Tournament(new) => new.boards(),
        }
    }

    async fn open(self, app: &App, device: &Device, _: &str) -> Result<MadeEvent, Failure> {
        match self {
            Self::Boards(new) => open(app, *new, device).await,
            Self::Tournament(new) => new.open(app, device).await,
        }
    }
}

async fn open(app: &App, new: NewBoards, device: &Device) -> Result<MadeEvent, Failure> {
    if new.boards == 0 || new.boards > MOST_BOARDS {
        let (what, most) = ("boards", MOST_BOARDS);
        return Err(HallError::TooMany { what, most }.into());
    }
    let (moves, minutes) = new.delay();
    let games_an_arbiter = new.games_an_arbiter();
    let (variant, start) = (new.variant.clone(), new.start);
    let mut plan = Plan {
        rulebook: new
            .rulebook
            .unwrap_or_else(|| arbiter_laws::default_rulebook().id().to_owned()),
        mode: new.mode,
        arbiter: new.arbiter,
        games_an_arbiter,
        regulations: new.regulations,
        position: new.position,
        public: Some(true),
        ..Plan::friends(&new.name, &new.control)
    };
    // One draw holds for all boards.
    Which { variant, start }.put(&mut plan, false)?;
    let mut draft = app.hub().draft(plan, device, "")?;
    let by = Grants::new([Grant::of(Role::Organiser)]);
    delayed(&mut draft, &by, moves, minutes)?;
    let mut boards = Vec::new();
    for place in 0..new.boards {
        let players = new.players.get(place).cloned().unwrap_or_default();
        app.hub().name_players(&players)?;
        boards.extend(made_boards(&mut draft, &by, players)?);
    }
    let mut link = |role| {
        let link = draft.invite(&by, Grant::of(role))?;
        Ok::<_, Failure>(format!("/join/{link}"))
    };
    let (chief_arbiter, arbiter) = (link(Role::ChiefArbiter)?, link(Role::Arbiter)?);
    let house = app.hub().make(draft).await?;
    Ok(MadeEvent {
        event: house.id.clone(),
        go: format!("/arbiter/{}", house.id),
        links: EventLinks {
            chief_arbiter,
            arbiter,
            desk: None,
            spectator: format!("/e/{}/wall", house.id),
        },
        boards,
    })
}

/// A board with its links; of a match both of its boards.
fn made_boards(draft: &mut Draft, by: &Grants, players: [String; 2]) -> Result<Vec<MadeBoard>, Failure> {
    let first = draft.add_board(by, players)?;
    let second = draft.is_match().then(|| first.second());
    let made = |board: crate::live::NewBoard| {
        let mut seat = |side| draft.invite(by, Grant::player(board.board, side));
        let links = [seat(Color::White)?, seat(Color::Black)?];
        Ok(MadeBoard::of(board.board, &board.game, &links, None))
    };
    std::iter::once(first).chain(second).map(made).collect()
}

impl MadeBoard {
    fn of(board: u32, game: &str, [white, black]: &[String; 2], second: Option<Self>) -> Self {
        Self {
            board,
            game: game.to_owned(),
            links: BoardLinks {
                white: format!("/join/{white}"),
                black: format!("/join/{black}"),
                spectator: format!("/g/{game}"),
            },
            second: second.map(Box::new),
        }
    }
}

/// An event as a device finds it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventInfo {
    pub event: String,
    pub name: String,
    pub made: u64,
    pub rulebook: String,
    pub control: String,
    pub mode: Mode,
    pub arbiter: bool,
    pub delay: u32,
    pub delay_minutes: u32,
    pub you: Vec<Grant>,
    /// The six letters by which everybody finds its boards.
    pub code: String,
    /// Whether it stands in the lists for everybody.
    pub public: bool,
    pub boards: Vec<Tile>,
}

/// An event as a device finds it.
///
/// # Errors
/// There is none.
pub async fn info(
    app: &App,
    event: &str,
    device: &Device,
    language: arbiter_lang::Language,
) -> Result<EventInfo, Failure> {
    let house = app.hub().house(event)?;
    let grants = house.grants(device).await;
    let all = boards(app.hub(), &house, &grants, language).await;
    let info = house.look(|office| EventInfo {
        event: office.id.clone(),
        name: title(app.hub().langs.get(language), office),
        made: office.made,
        rulebook: office.plan.rulebook.clone(),
        control: office.plan.control.clone(),
        mode: office.plan.mode,
        arbiter: office.plan.arbiter,
        delay: office.delay.moves,
        delay_minutes: office.delay.minutes,
        you: grants.iter().collect(),
        code: office.code(),
        public: office.is_public(),
        boards: all.boards,
    });
    Ok(info.await)
}

/// `GET /api/v1/events/{event}`
pub async fn show(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let info = info(&app, &event, &device, tongue.language).await;
    tongue.answer(info.map(|info| fresh(StatusCode::OK, &info)))
}

/// Which entry of the tournament somebody has seen last.
#[derive(Debug, Default, Deserialize)]
pub struct Since {
    since: Option<u32>,
}

/// `GET /api/v1/events/{event}/live`
pub async fn live(
    Looked(hub): Looked,
    Path(event): Path<String>,
    Query(Since { since }): Query<Since>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    upgrade: WebSocketUpgrade,
) -> Response {
    if asker.foreign {
        return StatusCode::FORBIDDEN.into_response();
    }
    let house = match hub.house(&event) {
        Ok(house) => house,
        Err(failure) => return tongue.refuse(&failure),
    };
    let language = tongue.language;
    let device = (device, hub.stopping());
    bounded(upgrade).on_upgrade(move |socket| event_socket(socket, hub, house, device, language, since))
}

/// A board to be added.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBoard {
    #[serde(default)]
    players: [String; 2],
    /// Who is blind, or visually disabled so that he plays on a special board.
    #[serde(default)]
    blind: Vec<Color>,
}

/// `POST /api/v1/events/{event}/boards`
pub async fn add_board(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    Body(body): Body<NewBoard>,
) -> Response {
    let made = async {
        let house = app.hub().house(&event)?;
        let by = house.grants(&device).await;
        app.quota().take(app.hub(), &device, asker.from, 1).await?;
        let NewBoard { players, blind } = body?;
        let players = Players::new(players, &blind);
        let board = app.hub().add_board(&house, &by, players).await?;
        let seats = async |board: u32| {
            let seat = async |side| {
                let grants = vec![Grant::player(board, side)];
                app.hub().invite(&house, &by, grants).await
            };
            Ok::<_, Failure>([seat(Color::White).await?, seat(Color::Black).await?])
        };
        let links = seats(board.board).await?;
        let second = match board.second_of(&house).await {
            Some(second) => {
                let links = seats(second.board).await?;
                Some(MadeBoard::of(second.board, &second.game, &links, None))
            }
            None => None,
        };
        let made = MadeBoard::of(board.board, &board.game, &links, second);
        Ok(fresh(StatusCode::CREATED, &made))
    };
    tongue.answer(made.await)
}

/// Deletes an event with all its games.
///
/// # Errors
/// Whoever asks is not its organiser, or a game of it is being played.
pub async fn delete_event(app: &App, event: &str, device: &Device) -> Result<(), Failure> {
    let house = app.hub().house(event)?;
    let by = house.grants(device).await;
    if !by.iter().any(|grant| grant.role == Role::Organiser) {
        let roles = by.iter().map(|grant| grant.role).collect();
        let command = "delete";
        return Err(HallError::Forbidden { command, roles }.into());
    }
    app.hub().delete(&house).await
}

/// `POST /api/v1/events/{event}/delete`
pub async fn delete(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let deleted = delete_event(&app, &event, &device).await;
    tongue.answer(deleted.map(|()| StatusCode::NO_CONTENT))
}

/// A link to be made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    role: Role,
    #[serde(default)]
    board: Option<u32>,
    side: Option<Color>,
    /// Who a player is in a tournament.
    #[serde(default)]
    entrant: Option<EntrantId>,
    /// The team of a captain.
    #[serde(default)]
    team: Option<TeamId>,
}

/// `POST /api/v1/events/{event}/links`
pub async fn invite(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<NewLink>,
) -> Response {
    let made = async {
        let NewLink {
            role,
            board,
            side,
            entrant,
            team,
        } = body?;
        let seat = board.zip(side).map(|(board, side)| Seat { board, side });
        let grant = Grant {
            role,
            seat,
            entrant,
            team,
        };
        let house = app.hub().house(&event)?;
        let by = house.grants(&device).await;
        let link = app.hub().invite(&house, &by, vec![grant]).await?;
        let link = serde_json::json!({ "link": format!("/join/{link}") });
        Ok(fresh(StatusCode::CREATED, &link))
    };
    tongue.answer(made.await)
}

/// `POST /api/v1/events/{event}/delay`
pub async fn set_delay(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Delay>,
) -> Response {
    let set = async {
        let delay = body?;
        let house = app.hub().house(&event)?;
        let by = house.grants(&device).await;
        house
            .commit(|office| Ok((vec![office.set_delay(&by, delay)?], ())))
            .await?;
        app.hub().reveal(&house).await;
        Ok(fresh(StatusCode::OK, &serde_json::json!({})))
    };
    tongue.answer(set.await)
}
