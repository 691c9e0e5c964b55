//! Games: made, looked at, commanded.

use std::collections::BTreeMap;

use arbiter_game::rules::chess::Color;
use arbiter_game::state::Mode;
use arbiter_hall::{Grant, Grants, Plan, Role};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};

use super::asked::{Asker, Body, Tongue, fresh};
use super::making::{Beginning, New, Which, delayed};
use crate::app::{App, Looked};
use crate::live::wire::{Asking, Command, Reply, acts_of};
use crate::live::{Device, Draft, Failure, Hub, Part, Players, Table, game_socket};
use crate::noted::Why;

/// The largest message that is read from a socket, in bytes.
pub const LARGEST_MESSAGE: usize = 16 * 1024;

/// So many bytes wait at most for each other before they are written; every message but the last of several at once is.
const LARGEST_BATCH: usize = 8 * 1024;

/// Who sits where when a game is made.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seats {
    /// Both seats are this device's.
    Both,
    /// White is this device's.
    White,
    /// Black is.
    Black,
    /// This device and another draw for them.
    Drawn,
    /// Nobody yet.
    #[default]
    Open,
}

/// A game of two.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    rulebook: Option<String>,
    control: String,
    #[serde(default)]
    mode: Mode,
    #[serde(default)]
    arbiter: bool,
    #[serde(default)]
    seats: Seats,
    #[serde(default)]
    players: [String; 2],
    /// Who plays at the second board of a match.
    #[serde(default)]
    players_b: [String; 2],
    #[serde(default)]
    regulations: BTreeMap<String, String>,
    /// Where it begins, as FEN.
    #[serde(default)]
    position: Option<String>,
    /// Who is blind, or visually disabled so that he plays on a special board.
    #[serde(default)]
    blind: Vec<Color>,
    #[serde(default)]
    variant: Option<String>,
    /// Which start of the variant; or whether it is started at once.
    #[serde(default)]
    start: Option<Beginning>,
    /// Whether it is started at once, where both play at this device and nobody else is waited for.
    #[serde(default)]
    at_once: bool,
    #[serde(default)]
    delay: u32,
    #[serde(default)]
    delay_minutes: u32,
}

/// A game that was made.
#[derive(Debug, Serialize)]
pub struct Made {
    event: String,
    game: String,
    board: u32,
    go: String,
    links: Links,
}

/// Links to a game; a seat that is taken has none.
#[derive(Debug, Default, Serialize)]
struct Links {
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    arbiter: Option<String>,
    /// In a match of two boards each seat has its own; nobody needs the two above then.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    both: Option<FourLinks>,
    /// To the other phone, where both draw for colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    spectator: String,
}

/// The links to the seats of a match of two boards; a seat that is taken has none.
#[derive(Debug, Default, Serialize)]
struct FourLinks {
    #[serde(skip_serializing_if = "Option::is_none")]
    white_a: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_a: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white_b: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    black_b: Option<String>,
}

impl FourLinks {
    fn of([white_a, black_a]: [Option<String>; 2], [white_b, black_b]: [Option<String>; 2]) -> Self {
        Self {
            white_a,
            black_a,
            white_b,
            black_b,
        }
    }
}

impl New for NewGame {
    type Made = Made;

    async fn open(self, app: &App, device: &Device, pass: &str) -> Result<Made, Failure> {
        open(app, self, device, pass).await
    }
}

/// Links to the seats of a board that are free, White's first.
fn to_seats(
    draft: &mut Draft,
    by: &Grants,
    board: u32,
    free: impl Fn(&Color) -> bool,
) -> Result<[Option<String>; 2], Failure> {
    let mut places = [None, None];
    for side in Color::ALL.into_iter().filter(free) {
        let link = draft.invite(by, Grant::player(board, side))?;
        places[side.index()] = Some(format!("/join/{link}"));
    }
    Ok(places)
}

async fn open(app: &App, new: NewGame, device: &Device, pass: &str) -> Result<Made, Failure> {
    let NewGame {
        name,
        rulebook,
        control,
        mode,
        arbiter,
        seats,
        players,
        players_b,
        regulations,
        position,
        blind,
        variant,
        start,
        at_once,
        delay,
        delay_minutes,
    } = new;
    let friends = Plan::friends(name.as_deref().unwrap_or_default(), &control);
    let mut plan = Plan {
        rulebook: rulebook.unwrap_or(friends.rulebook),
        mode,
        arbiter,
        regulations,
        position,
        public: Some(false),
        ..friends
    };
    let which = Which { variant, start };
    which.put(&mut plan, seats == Seats::Drawn)?;
    let mut draft = app.hub().draft(plan, device, "")?;
    let by = Grants::new([Grant::of(Role::Organiser)]);
    delayed(&mut draft, &by, delay, delay_minutes)?;
    app.hub().name_players(&players)?;
    if seats == Seats::Drawn && !blind.is_empty() {
        // Colours are drawn for people, and this says it of sides.
        return Err(Failure::BadMessage(
            "blind: expected seats that are not drawn".into(),
        ));
    }
    let is_match = draft.is_match();
    if is_match && seats == Seats::Drawn {
        return Err(Failure::BadMessage(
            "seats: expected seats that are not drawn".into(),
        ));
    }
    app.hub().name_players(&players_b)?;
    let people = Players {
        second: players_b,
        ..Players::new(players.clone(), &blind)
    };
    let board = draft.add_board(&by, people)?;
    let seat = |side| Grant::player(board.board, side);
    let own: Vec<Color> = match seats {
        Seats::Both => Color::ALL.to_vec(),
        Seats::White => vec![Color::White],
        Seats::Black => vec![Color::Black],
        Seats::Open | Seats::Drawn => Vec::new(),
    };
    draft.decide(|office| {
        let sit = |side: &Color| office.let_in(pass, &players[side.index()], vec![seat(*side)]);
        Ok(own.iter().map(sit).collect())
    })?;
    let mut links = Links {
        spectator: format!("/g/{}", board.game),
        ..Links::default()
    };
    if seats == Seats::Drawn {
        let link = draft.open_draw(board.board, pass, &players[0])?;
        links.drawn = Some(format!("/join/{link}"));
    }
    let free = |side: &Color| seats != Seats::Drawn && !own.contains(side);
    let places = to_seats(&mut draft, &by, board.board, free)?;
    if is_match {
        let second = to_seats(&mut draft, &by, board.second().board, |_| true)?;
        links.both = Some(FourLinks::of(places, second));
    } else {
        [links.white, links.black] = places;
    }
    if arbiter {
        let link = draft.invite(&by, Grant::of(Role::ChiefArbiter))?;
        links.arbiter = Some(format!("/join/{link}"));
    }
    let house = app.hub().make(draft).await?;
    if (at_once || which.at_once()) && own.len() == 2 && !arbiter {
        let both = Grants::new(own.iter().copied().map(seat));
        app.hub().start(&board.game, &both).await?;
    }
    let table = if own.len() == 2 { "/table" } else { "" };
    Ok(Made {
        event: house.id.clone(),
        go: format!("/g/{}{table}", board.game),
        game: board.game,
        board: board.board,
        links,
    })
}

/// What the address of a live game or of its view carries.
#[derive(Debug, Default, Deserialize)]
pub struct Since {
    since: Option<u64>,
}

/// `GET /api/v1/games/{game}`
pub async fn show(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Since { since }): Query<Since>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let welcome = app.hub().welcome(&game, &device, tongue.language, since).await;
    tongue.answer(welcome.map(|welcome| fresh(StatusCode::OK, &welcome)))
}

/// `GET /api/v1/games/{game}/story`
pub async fn story(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(part): Query<Part>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let language = tongue.language;
    let ask =
        async |hub: &Hub, table: &Table| table.story(&device, &hub.langs, language, part, hub.now()).await;
    looked_up(&app, &game, &tongue, ask).await
}

/// `GET /api/v1/games/{game}/replay`
pub async fn replay(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let language = tongue.language;
    let ask = async |hub: &Hub, table: &Table| table.replay(&device, &hub.langs, language, hub.now()).await;
    looked_up(&app, &game, &tongue, ask).await
}

/// What a player says about a rematch.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WantsRematch {
    /// That he does not want it any more.
    #[serde(default)]
    take_back: bool,
}

/// `POST /api/v1/games/{game}/rematch`
pub async fn rematch(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<WantsRematch>,
) -> Response {
    let take_back = body.map(|body| body.take_back);
    let ask = async |hub: &Hub, _: &Table| hub.rematch(&hub.table(&game)?, &device, take_back?).await;
    looked_up(&app, &game, &tongue, ask).await
}

/// What a game answers to whoever asks.
async fn looked_up<T: Serialize>(
    app: &App,
    game: &str,
    tongue: &Tongue,
    ask: impl AsyncFnOnce(&Hub, &Table) -> Result<T, Failure>,
) -> Response {
    let found = async { ask(app.hub(), &*app.hub().table(game)?).await };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &found)))
}

/// Whose claims are asked for, where the device plays both sides.
#[derive(Debug, Default, Deserialize)]
pub struct Whose {
    side: Option<Color>,
}

/// `GET /api/v1/games/{game}/claims`
pub async fn claims(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(Whose { side }): Query<Whose>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let (language, side) = (tongue.language, side);
    let ask =
        async |hub: &Hub, table: &Table| table.claims(&device, side, &hub.langs, language, hub.now()).await;
    looked_up(&app, &game, &tongue, ask).await
}

/// `GET /api/v1/games/{game}/incidents`
pub async fn incidents(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let ask = async |_: &Hub, table: &Table| table.incidents(&device).await;
    looked_up(&app, &game, &tongue, ask).await
}

/// `POST /api/v1/games/{game}/commands`
pub async fn command(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Command>,
) -> Response {
    let done = async {
        let table = app.hub().table(&game)?;
        let reply: Reply = app
            .hub()
            .command(&table, &device, body?.order()?, tongue.language)
            .await?;
        // What came after the first acts may have been refused.
        let why = reply.refused.as_ref().and_then(|why| why["tag"].as_str());
        let why = why.map(|tag| Extension(Why(tag.to_owned())));
        Ok((why, Json(reply)))
    };
    tongue.answer(done.await)
}

/// `POST /api/v1/games/{game}/preview`
pub async fn preview(
    State(app): State<App>,
    Path(game): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Asking>,
) -> Response {
    let found = async {
        let (hub, language) = (app.hub(), tongue.language);
        let Asking { side, acts, told_by } = body?;
        let order = (acts_of(acts)?, side, told_by);
        let table = hub.table(&game)?;
        table
            .preview(&device, order, &hub.langs, language, hub.now())
            .await
    };
    tongue.answer(found.await.map(|found| fresh(StatusCode::OK, &found)))
}

/// `GET /api/v1/games/{game}/live`
pub async fn live(
    Looked(hub): Looked,
    Path(game): Path<String>,
    Query(Since { since }): Query<Since>,
    tongue: Tongue,
    device: Device,
    asker: Asker,
    upgrade: WebSocketUpgrade,
) -> Response {
    if asker.foreign {
        return StatusCode::FORBIDDEN.into_response();
    }
    let table = match hub.table(&game) {
        Ok(table) => table,
        Err(failure) => return tongue.refuse(&failure),
    };
    let language = tongue.language;
    let device = (device, asker.from, hub.stopping());
    bounded(upgrade).on_upgrade(move |socket| game_socket(socket, hub, table, device, language, since))
}

/// A socket that reads no long message and buffers no long queue.
pub fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        // The reader fills its whole buffer with zeros each time: the usual 128 KiB would be most of what a socket costs.
        .read_buffer_size(4 * 1024)
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .write_buffer_size(LARGEST_BATCH)
        .max_write_buffer_size(1 << 20)
}
