//! Tournaments on screen. The pages of officials under `/arbiter/{event}/`, and what everybody sees under `/e/{event}`; each is a
//! list that is whole without a script, and its buttons are forms that carry acts.
//!
//! In reading order: [`seen`] (a tournament as one reader sees it), [`reader`] (who that is), [`asked`] (what forms ask for), [`bar`], then a file a page.

mod about;
mod appeals;
mod archive;
mod asked;
mod award;
mod bar;
mod board;
mod bracket;
mod categories;
mod ceremony;
mod certificates;
mod checkin;
mod clocks;
mod clubs;
mod correct;
mod cross;
mod cup;
mod day;
mod draw;
mod entries;
mod fest_desk;
mod festival;
mod find;
mod groups;
mod hand;
mod history;
mod home;
mod late;
mod leaf;
mod links;
mod listed;
mod lots;
mod matters;
mod me;
mod meeting;
mod new;
mod norms;
mod paper;
mod parted;
mod penalties;
mod place;
mod player;
mod prizes;
mod questions;
mod reader;
mod receipts;
mod report;
mod results;
mod round;
mod rows;
mod screen;
mod sections;
mod seen;
mod setup;
mod standings;
mod stands;
mod started;
mod teams;
mod window;

use axum::Router;
use axum::routing::{get, post};

pub use archive::respond as archive;
pub use home::page as home;
pub use reader::only_officials;
pub use seen::Seen;

use crate::app::App;
use crate::frame::Frame;

/// The addresses of these pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/new/tournament", get(new::page).post(new::make))
        .route("/new/tournament/read", post(new::read))
        .route("/arbiter/{event}/act", post(asked::act))
        .route("/arbiter/{event}/round", get(round::desk))
        .route("/arbiter/{event}/start", post(started::start))
        .route("/arbiter/{event}/find", get(find::page))
        .route("/arbiter/{event}/hand", get(hand::page))
        .route("/arbiter/{event}/late", get(late::page).post(late::send))
        .route("/arbiter/{event}/results", get(results::page).post(results::send))
        .route("/arbiter/{event}/entries", get(entries::page).post(entries::send))
        .route("/arbiter/{event}/correct", get(correct::page).post(correct::send))
        .route("/arbiter/{event}/checkin", get(checkin::page))
        .route("/arbiter/{event}/draw", get(draw::page).post(draw::hand))
        .route("/arbiter/{event}/pull", post(ceremony::pull))
        .route(
            "/arbiter/{event}/secret",
            get(draw::shown_once).post(draw::secret),
        )
        .route(
            "/arbiter/{event}/penalties",
            get(penalties::page).post(penalties::send),
        )
        .route("/arbiter/{event}/appeals", get(appeals::page).post(appeals::send))
        .route("/arbiter/{event}/prizes", get(award::page).post(award::send))
        .route(
            "/arbiter/{event}/categories",
            get(categories::page).post(categories::send),
        )
        .route("/arbiter/{event}/report", get(report::page))
        .route("/arbiter/{event}/norms", get(norms::page))
        .route(
            "/arbiter/{event}/questions",
            get(questions::page).post(questions::answer),
        )
        .route("/arbiter/{event}/phones", post(questions::phone))
        .route("/arbiter/{event}/history", get(history::page))
        .route("/arbiter/{event}/setup", get(setup::page))
        .route(
            "/arbiter/{event}/festival",
            get(fest_desk::page).post(fest_desk::send),
        )
        .route("/f/{festival}", get(festival::page))
        .route("/f/{festival}/go", get(festival::go))
        .route("/me", get(me::page))
        .route("/e/{event}/me", post(me::bind))
        .route("/e/{event}/r/{round}", get(round::open))
        .route("/e/{event}/r/{round}/b/{board}", get(board::page))
        .route("/e/{event}/standings", get(standings::page))
        .route("/e/{event}/standings/{player}", get(place::place))
        .route("/e/{event}/standings/{player}/{code}", get(place::value))
        .route("/e/{event}/cross", get(cross::page))
        .route("/e/{event}/bracket", get(bracket::page))
        .route("/e/{event}/groups", get(groups::page))
        .route("/e/{event}/teams", get(teams::page))
        .route("/e/{event}/clubs", get(clubs::page))
        .route("/e/{event}/screen", get(screen::page))
        .route("/e/{event}/lots", get(lots::page))
        .route("/e/{event}/prizes", get(prizes::page))
        .route("/e/{event}/about", get(about::page))
        .route("/e/{event}/print", get(paper::round))
        .route("/e/{event}/print/{what}", get(paper::one))
        .route("/e/{event}/p/{player}", get(player::page))
}

/// What stands on top of every public page of a tournament.
pub struct Top {
    /// Its name.
    pub name: String,
    /// What the window is called: the page first, so that two of them are told apart.
    pub title: String,
    /// The pages: address, name, whether this is it.
    pub tabs: Vec<(String, String, bool)>,
    /// Where whoever keeps it works.
    pub desk: Option<String>,
    /// That it is outside FIDE mode.
    pub outside: Option<String>,
    /// The last entry that the page knows.
    pub version: u32,
}

impl Top {
    /// Of the page with this word.
    pub fn of(frame: &Frame, seen: &Seen, here: &str) -> Self {
        let newest = seen.newest().0;
        let links = &seen.links;
        let mut tabs = vec![("event", links.home())];
        if newest > 0 {
            tabs.push(("round", links.round(newest)));
        }
        tabs.push(("standings", links.named("standings")));
        if seen.state.with_teams() {
            tabs.push(("teams", links.named("teams")));
        }
        if cross::fits(&seen.state) {
            tabs.push(("cross", links.named("cross")));
        }
        if clubs::any(seen) {
            tabs.push(("clubs", links.named("clubs")));
        }
        if cup::has_groups(seen) {
            tabs.push(("groups", links.named("groups")));
        }
        if cup::fits(seen) {
            tabs.push(("bracket", links.named("bracket")));
        }
        if prizes::any(seen) {
            tabs.push(("prizes", links.named("prizes")));
        }
        if lots::any(seen) {
            tabs.push(("lots", links.named("lots")));
        }
        tabs.push(("about", links.named("about")));
        if let Some(festival) = &seen.festival {
            tabs.push(("festival", format!("/f/{festival}")));
        }
        let tab = |(word, link): (&str, String)| (link, frame.t(&format!("tour-tab-{word}")), word == here);
        let name = seen.name().to_owned();
        let tabs: Vec<_> = tabs.into_iter().map(tab).collect();
        let page = tabs.iter().find(|tab| tab.2).filter(|_| here != "event");
        Self {
            title: page.map_or_else(|| name.clone(), |page| format!("{} · {name}", page.1)),
            name,
            tabs,
            desk: seen.keeps().then(|| seen.desk("round")),
            outside: seen.outside(frame.lang()),
            version: seen.version(),
        }
    }

    /// The same where the page is about something: a round, a board, a player.
    pub fn about(self, what: &str) -> Self {
        Self {
            title: format!("{what} · {}", self.name),
            ..self
        }
    }
}
