//! An event: its boards as a list, on the wall, before its arbiters; its seats as a sheet of links.

use arbiter_game::rules::chess::Color;
use arbiter_hall::{Grant, Grants, Phase, Role};
use arbiter_lang::{Args, Lang};
use arbiter_laws::Rulebook;
use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::drawn::shown_text;
use super::finished::{self, Find, List};
use super::refuse;
use super::shell::{self, Of};
use crate::api::event_info;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, House, control_words, looker, wire};
use crate::tournament::{self, Seen, only_officials};

/// So many boards are shown at once; the wall has all of them.
const SHOWN: usize = 60;

/// A board that is not over.
struct Tile {
    game: String,
    board: u32,
    /// Its number in words.
    number: String,
    players: [String; 2],
    clocks: [String; 2],
    picture: String,
    /// How far it is, in a word.
    state: String,
    /// Whether it has begun.
    runs: bool,
}

#[derive(Template)]
#[template(path = "event.html")]
struct Page<'a> {
    frame: &'a Frame,
    event: &'a str,
    name: String,
    control: String,
    rulebook: String,
    rulebook_title: String,
    arbiters: String,
    behind: Vec<String>,
    /// The parts of the page: word, name, and how much there is.
    tabs: Vec<(&'static str, String, String)>,
    tab: &'static str,
    official: bool,
    tiles: Vec<Tile>,
    /// So many more than are shown.
    left: usize,
    /// Whether there are boards at all.
    any: bool,
    state: String,
    none_runs: String,
    list: List,
}

/// Whether somebody keeps the event: its organiser or an arbiter.
pub fn keeps(grants: &[Grant]) -> bool {
    let official = |role| matches!(role, Role::Organiser | Role::ChiefArbiter | Role::Arbiter);
    grants.iter().any(|grant| official(grant.role))
}

/// `/e/{event}`
pub async fn event(app: &App, event: &str, device: &Device, frame: &Frame, find: &Find) -> Response {
    let house = match app.hub().house(event) {
        Ok(house) => house,
        Err(failure) => return refuse(frame, &failure),
    };
    match Seen::of(app, event, device).await {
        Ok(Some(seen)) if find.tab.is_empty() => {
            return tournament::home(frame, &seen, device, (&find.page, &find.q)).await;
        }
        Ok(_) => {}
        Err(failure) => return refuse(frame, &failure),
    }
    let grants = house.grants(device).await;
    let (tiles, left, over) = going_on(app, &house, &grants, frame).await;
    let (plan, delay, names) = house
        .look(|office| {
            let names: Vec<String> = office.arbiters().map(ToOwned::to_owned).collect();
            (office.plan.clone(), office.delay, names)
        })
        .await;
    let tab = match find.tab.as_str() {
        "finished" => "finished",
        "files" => "files",
        "" if tiles.is_empty() && over > 0 => "finished",
        _ => "boards",
    };
    let lang = frame.lang();
    let counted = |id: &str, name: &str, count: usize| lang.text(id, &Args::new().count(name, count as u64));
    let going = tiles.len() + left;
    let list = finished::of_event(app, &house, frame, find).await;
    let page = Page {
        event,
        name: plan.name.clone(),
        control: control_words(lang, &plan.control),
        rulebook_title: Rulebook::by_id(&plan.rulebook)
            .map(|book| lang.rulebook(book))
            .unwrap_or_default(),
        rulebook: plan.rulebook,
        arbiters: arbiters(lang, plan.arbiter, &names),
        behind: [
            (delay.moves > 0).then(|| counted("after-delay-moves", "moves", delay.moves as usize)),
            (delay.minutes > 0).then(|| counted("after-delay-minutes", "minutes", delay.minutes as usize)),
        ]
        .into_iter()
        .flatten()
        .collect(),
        tabs: vec![
            ("boards", frame.t("after-boards"), lang.number(going as u64)),
            ("finished", frame.t("after-finished"), lang.number(over as u64)),
            ("files", frame.t("after-files"), String::new()),
        ],
        tab,
        official: keeps(&grants.iter().collect::<Vec<_>>()),
        any: going + over > 0,
        state: counted(
            "after-running",
            "count",
            tiles.iter().filter(|tile| tile.runs).count(),
        ),
        none_runs: counted("after-running", "count", 0),
        tiles,
        left,
        list,
        frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// Who rules there, in words.
fn arbiters(lang: &Lang, arbiter: bool, names: &[String]) -> String {
    if !arbiter && names.is_empty() {
        return lang.text("after-without-arbiter", &Args::new());
    }
    let all = names.join(lang.text("after-comma", &Args::new()).as_str());
    let args = if names.is_empty() {
        Args::new().word("names", "none")
    } else {
        Args::new().text("names", all)
    };
    lang.text("after-with-arbiters", &args)
}

/// The boards that are not over, as far as they are shown; how many more there are, and how many are over.
async fn going_on(app: &App, house: &House, grants: &Grants, frame: &Frame) -> (Vec<Tile>, usize, usize) {
    let (mut tiles, mut left, mut over) = (Vec::new(), 0, 0);
    for table in app.hub().tables(house).await {
        if table.phase().await == Phase::Over {
            over += 1;
        } else if tiles.len() == SHOWN {
            left += 1;
        } else {
            let who = looker(grants, table.board, frame.lang().language());
            tiles.push(Tile::of(
                frame,
                &table.tile(&app.hub().langs, who, app.hub().now()).await,
            ));
        }
    }
    (tiles, left, over)
}

impl Tile {
    fn of(frame: &Frame, tile: &wire::Tile) -> Self {
        // A seat that nobody has is called by its colour.
        let named = |side: Color| {
            let name = &tile.players[side.index()].name;
            if name.is_empty() {
                frame.t(side.fold("web-white", "web-black"))
            } else {
                name.clone()
            }
        };
        let scene = &tile.view.scene;
        let last = scene.last.map(|last| format!("&last={last}")).unwrap_or_default();
        let state = Args::new().word("phase", scene.phase.as_str());
        let number = Args::new().count("board", u64::from(tile.number));
        Self {
            game: tile.game.clone(),
            board: tile.board,
            number: frame.lang().text("web-live-board", &number),
            players: Color::ALL.map(named),
            clocks: Color::ALL.map(|side| frame.lang().digits(&shown_text(scene.seen.clock.as_ref(), side))),
            picture: format!(
                "/board.svg?fen={}{last}&size=160&coordinates=no",
                scene.seen.board
            ),
            state: frame.lang().text("web-event-state", &state),
            runs: matches!(scene.phase, Phase::Running | Phase::Standing),
        }
    }
}

/// `/e/{event}/wall`
pub async fn wall(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match event_info(&app, &event, &device, frame.lang().language()).await {
        Ok(info) => shell::page(&frame, "wall", &Of::Event(&event), &info.name, &info),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// `/arbiter/{event}`: the boards, or the round of a tournament; everybody else is led to the event as it is for all.
pub async fn arbiter(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match Seen::of(&app, &event, &device).await {
        Ok(Some(seen)) if seen.keeps() => Redirect::to(&format!("/arbiter/{event}/round")).into_response(),
        Ok(Some(seen)) => only_officials(&frame, &seen),
        _ => boards(State(app), Path(event), device, frame).await,
    }
}

/// `/arbiter/{event}/boards`: the live games before their arbiters.
pub async fn boards(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
) -> Response {
    match event_info(&app, &event, &device, frame.lang().language()).await {
        Ok(info) if keeps(&info.you) => shell::page(&frame, "arbiter", &Of::Event(&event), &info.name, &info),
        Ok(_) => match Seen::of(&app, &event, &device).await {
            Ok(Some(seen)) => only_officials(&frame, &seen),
            _ => Redirect::to(&format!("/e/{event}")).into_response(),
        },
        Err(failure) => refuse(&frame, &failure),
    }
}
