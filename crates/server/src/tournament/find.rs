//! The search of officials' pages, `/` from everywhere: players with their boards, boards by number, articles of the rulebook.

use arbiter_hall::event::number::BoardNumber;
use arbiter_lang::Args;
use arbiter_laws::{Rulebook, default_rulebook};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::bar::Bar;
use super::reader::AtDesk;
use super::seen::Seen;
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::laws::Line;

/// So many players and articles are shown: a screen of each. Who sees nobody he knows among them types one letter more.
const MOST: usize = 12;

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
}

/// Something that was found: its name, what is known of it, where it is, and where it is worked on.
struct Hit {
    name: String,
    about: String,
    link: String,
    desk: String,
}

#[derive(Template)]
#[template(path = "tournament/find.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    q: String,
    players: Vec<Hit>,
    boards: Vec<Hit>,
    articles: Vec<Line>,
}

impl Page<'_> {
    fn lists(&self) -> [(String, &[Hit]); 2] {
        let title = |id| self.frame.t(id);
        [
            (title("tour-find-players"), &self.players),
            (title("tour-find-boards"), &self.boards),
        ]
    }
}

/// `/arbiter/{event}/find`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    let q = asked.q.trim();
    let book = seen
        .house
        .look(|office| Rulebook::by_id(&office.plan.rulebook))
        .await;
    let empty = q.is_empty();
    let page = Page {
        bar: Bar::of(&frame, &seen, ""),
        players: if empty {
            Vec::new()
        } else {
            players(&frame, &seen, q)
        },
        boards: board(&frame, &seen, q).into_iter().collect(),
        articles: if empty {
            Vec::new()
        } else {
            articles(&app, &frame, book.unwrap_or(default_rulebook()), q)
        },
        q: q.to_owned(),
        frame: &frame,
    };
    frame.page(StatusCode::OK, &page)
}

/// Players by a part of their names or their numbers, each with his board of the newest round.
fn players(frame: &Frame, seen: &Seen, q: &str) -> Vec<Hit> {
    let number = latin(q)
        .parse()
        .ok()
        .and_then(|rank| seen.counted.numbers.entrant(rank));
    let named = seen.state.search(q).into_iter().map(|who| who.id);
    let found = number.into_iter().chain(named.filter(|_| number.is_none()));
    let round = seen.round(seen.newest());
    let hit = |id| {
        let who = seen.person(id);
        let board = round.and_then(|round| round.board_of(id).map(|board| (board, round.seats(board))));
        let place = board.map(|(board, seats)| {
            let side = if seats.0 == id { "web-white" } else { "web-black" };
            let args = Args::new().text("side", frame.t(side));
            frame
                .lang()
                .text("tour-find-at", &args.count("board", board.board.0.into()))
        });
        let facts = [Some(who.rank.to_string()), Some(who.club), place];
        let facts: Vec<String> = facts
            .into_iter()
            .flatten()
            .filter(|fact| !fact.is_empty())
            .collect();
        Hit {
            about: facts.join(" · "),
            desk: format!("{}?who={id}#e{id}", seen.desk("entries")),
            name: who.name,
            link: who.link,
        }
    };
    found.take(MOST).map(hit).collect()
}

/// A board of the newest round by its number.
fn board(frame: &Frame, seen: &Seen, q: &str) -> Option<Hit> {
    let number = BoardNumber(latin(q).parse().ok()?);
    let round = seen.round(seen.newest())?;
    let seat = seen.seat(frame.lang(), round.round, round.board(number)?);
    let score = seat.score.map(|score| score.written);
    Some(Hit {
        name: format!("{} – {}", seat.white.name, seat.black.name),
        about: score.unwrap_or_default(),
        link: seen.links.board(round.round.0, number.0),
        desk: format!("{}?round={}#b{number}", seen.desk("results"), round.round),
    })
}

/// Articles of the rulebook that is played by.
fn articles(app: &App, frame: &Frame, book: &'static Rulebook, q: &str) -> Vec<Line> {
    let lang = frame.lang();
    let texts = app.shelf().summaries(lang, book);
    let found = lang.search(book, &texts, q);
    let line = |place: &usize| Line::of(lang, book, &book.articles()[*place], texts[*place].clone());
    found.places.iter().take(MOST).map(line).collect()
}
