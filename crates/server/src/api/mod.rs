//! The HTTP interface: JSON to commands and views. The pages use it, and so may any other program.

mod all;
mod asked;
mod draw;
mod entries;
mod events;
mod festivals;
mod files;
mod games;
mod join;
mod learn;
mod listed;
mod making;
mod new_tournament;
mod officials;
mod operation;
mod papers;
mod people;
mod pictures;
mod places;
mod qr;
mod reading;
mod rounds;
mod tournament;
mod train;
mod trust;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{get, post};

use crate::app::App;
use crate::limits::{LARGEST_BODY, LARGEST_PICTURE};

pub use all::start_all;
#[cfg(feature = "ts")]
pub use all::{AllBoards, Settled};
pub use asked::{Asker, Tongue};
#[cfg(feature = "ts")]
pub use draw::{Drawing, Sent as DrawSent};
#[cfg(feature = "ts")]
pub use events::EventInfo;
pub use events::{NewEvent, delete_event, info as event_info};
pub use files::{Wants, of_event as event_file, of_game as game_file, public_file};
pub use games::NewGame;
pub use join::{Invitation, go, invitation, look_on, use_link};
#[cfg(feature = "ts")]
pub use learn::{Clocks as LessonClocks, Lessons, Way as LessonWay};
pub use listed::{EventRow, rows as event_rows, running as running_rows};
pub use making::make_from;
pub use officials::{enter, give_password};
#[cfg(feature = "ts")]
pub use papers::Photos;
pub use people::{bind_phone, let_phone, players_of, unbind_phone};
pub use qr::drawn;
pub use rounds::{explaining, known as event_before};
pub use tournament::{aside, keeps as keeps_tournament};
pub use trust::{OpenLink, TakeBack, Trusted, TrustedDevice, TrustedOfficial, take_back, trusted};

/// `/api/v1/…`, links and files.
pub fn routes() -> Router<App> {
    commands()
        .merge(large())
        .merge(pictures::routes())
        .merge(photos())
        .route("/api/v1/games", post(making::make::<NewGame>))
        .route("/api/v1/games/{game}", get(games::show))
        .route("/api/v1/games/{game}/live", get(games::live))
        .route("/api/v1/games/{game}/story", get(games::story))
        .route("/api/v1/games/{game}/replay", get(games::replay))
        .route("/api/v1/games/{game}/rematch", post(games::rematch))
        .route("/api/v1/games/{game}/claims", get(games::claims))
        .route("/api/v1/games/{game}/incidents", get(games::incidents))
        .route("/api/v1/games/{game}/papers", get(papers::show))
        .route("/api/v1/games/{game}/photos", get(papers::photos))
        .route("/api/v1/games/{game}/draw", get(draw::show).post(draw::send))
        .route("/api/v1/games/{game}/log", get(files::log))
        .route("/api/v1/events", get(listed::list))
        .route("/api/v1/events/{event}", get(events::show))
        .route("/api/v1/events/{event}/live", get(events::live))
        .route("/api/v1/events/{event}/state", get(tournament::state))
        .route("/api/v1/events/{event}/standings", get(tournament::standings))
        .route("/api/v1/events/{event}/standings/{p}/{c}", get(places::of))
        .route("/api/v1/events/{event}/rounds/{round}", get(rounds::round))
        .route("/api/v1/events/{event}/rounds/{round}/why", get(rounds::why))
        .route("/api/v1/events/{event}/players", get(rounds::players))
        .route("/api/v1/events/{event}/me", get(people::show).post(people::bind))
        .route("/api/v1/events/{event}/me/waiting", get(people::waiting))
        .route("/api/v1/events/{event}/me/let", post(people::let_be))
        .route("/api/v1/events/{event}/history", get(tournament::history))
        .route("/api/v1/events/{event}/boards", post(events::add_board))
        .route("/api/v1/events/{event}/links", post(events::invite))
        .route("/api/v1/events/{event}/start", post(all::start))
        .route("/api/v1/events/{event}/settle", post(all::settle))
        .route("/api/v1/events/{event}/delay", post(events::set_delay))
        .route("/api/v1/events/{event}/officials", post(officials::appoint))
        .route("/api/v1/events/{event}/trust", get(trust::show).post(trust::send))
        .route("/api/v1/events/{event}/delete", post(events::delete))
        .route("/api/v1/events/{event}/login", post(officials::log_in))
        .route("/api/v1/events/{event}/logout", post(join::leave))
        .route("/api/v1/festivals", post(festivals::make))
        .route("/api/v1/festivals/{festival}", get(festivals::show))
        .route("/api/v1/festivals/{festival}/sections", post(festivals::add))
        .route("/api/v1/festivals/{festival}/move", post(festivals::send))
        .route("/api/v1/festivals/{festival}/people", get(festivals::everybody))
        .route("/api/v1/control", get(reading::control))
        .route("/api/v1/rulebooks", get(reading::books))
        .route("/api/v1/learn", get(learn::list))
        .route("/api/v1/learn/try", post(learn::answer))
        .route("/api/v1/learn/way", get(learn::shown))
        .route("/api/v1/learn/facts", get(learn::known))
        .route("/api/v1/learn/clocks", get(learn::clocks_of))
        .route("/api/v1/join/{link}", get(join::show).post(join::join))
        .route("/api/v1/train", get(train::list))
        .route("/api/v1/train/exam", get(train::draw))
        .route("/api/v1/train/{case}", get(train::show).post(train::mark))
        .route("/api/openapi.json", get(openapi))
        .route("/health/ready", get(operation::ready))
        .route("/metrics", get(operation::metrics))
        .route("/api/v1/events/{event}/owner", get(operation::owner))
        .route("/qr.svg", get(qr::home))
        .route("/join/{link}/qr.svg", get(qr::join))
        .route("/g/{file}/qr.svg", get(qr::game))
        .route("/e/{file}/qr.svg", get(qr::event))
        .route("/e/{file}/lots/qr.svg", get(qr::lots))
        .route("/e/{file}/wall/qr.svg", get(qr::look))
}

/// Commands, which have over HTTP as many bytes at most as over a socket.
fn commands() -> Router<App> {
    Router::new()
        .route("/api/v1/games/{game}/commands", post(games::command))
        .route("/api/v1/games/{game}/preview", post(games::preview))
        .layer(DefaultBodyLimit::max(games::LARGEST_MESSAGE))
}

/// What may be large: an event with all its players, and many acts at once.
fn large() -> Router<App> {
    Router::new()
        .route("/api/v1/events", post(making::make::<NewEvent>))
        .route("/api/v1/events/{event}/acts", post(tournament::act))
        .route("/api/v1/events/{event}/entries", post(entries::paste))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
}

fn photos() -> Router<App> {
    use papers::{photo, photograph};
    Router::new()
        .route("/api/v1/games/{game}/photos/{which}", get(photo).post(photograph))
        .layer(DefaultBodyLimit::max(LARGEST_PICTURE))
}

/// The description of all this, for programs.
const OPENAPI: &str = include_str!("openapi.json");

async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

#[cfg(test)]
mod tests {
    use super::OPENAPI;
    use serde_json::Value;

    #[test]
    fn every_address_of_the_interface_is_described_with_its_ways() {
        let described: Value = serde_json::from_str(OPENAPI).unwrap();
        let mut found = 0;
        for line in include_str!("mod.rs")
            .lines()
            .filter(|line| line.trim_start().starts_with(".route(\"/api/v1"))
        {
            let mut parts = line.split('"');
            let (path, ways) = (parts.nth(1).unwrap(), parts.next().unwrap());
            for way in ["get(", "post("].into_iter().filter(|way| ways.contains(way)) {
                let way = way.trim_end_matches('(');
                assert!(described["paths"][path][way].is_object(), "{way} {path}");
                found += 1;
            }
        }
        let ways = described["paths"]
            .as_object()
            .unwrap()
            .iter()
            .filter(|(path, _)| path.starts_with("/api/v1"));
        let ways = ways
            .flat_map(|(_, ways)| ways.as_object().unwrap().keys())
            .filter(|way| *way != "parameters");
        assert_eq!(ways.count(), found, "something is described that is not there");
    }
}
