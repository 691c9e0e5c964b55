//! One player: his rounds, colours, opponents, and points so far.

use arbiter_hall::event::number::Round;
use arbiter_hall::event::table::Table;
use arbiter_lang::Args;
use askama::Template;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::reader::ForAll;
use super::rows::free;
use super::seen::{Person, Score, Seen};
use super::standings::table;
use crate::frame::Frame;
use crate::refused::refuse;

/// A round of his.
struct Played {
    round: u16,
    link: String,
    board: Option<u16>,
    side: &'static str,
    against: Option<Person>,
    score: Option<Score>,
    /// Where he had no opponent: a bye, absent.
    free: Option<String>,
    points: String,
}

#[derive(Template)]
#[template(path = "tournament/player.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    event: String,
    who: Person,
    rounds: Vec<Played>,
    /// Where he stands, in a sentence.
    stands: Option<String>,
}

/// `/e/{event}/p/{player}`
pub async fn page(ForAll { seen, frame }: ForAll, Path((_, player)): Path<(String, u16)>) -> Response {
    let table = match table(&seen, seen.newest().0).await {
        Ok(table) => table,
        Err(failure) => return refuse(&frame, &failure),
    };
    match shown(&frame, &seen, table.as_ref().as_ref().ok(), player) {
        Some(page) => frame.page(StatusCode::OK, &page),
        None => crate::refused::not_here(frame).await,
    }
}

fn shown<'a>(frame: &'a Frame, seen: &Seen, table: Option<&Table>, rank: u16) -> Option<Page<'a>> {
    let id = seen.counted.numbers.entrant(rank)?;
    let last = seen.newest().0;
    let rounds = (1..=last).filter_map(|number| played(frame, seen, id, number));
    // Numbers of lines are those of teams where teams play.
    let mut lines = table
        .filter(|_| !seen.state.of_teams())
        .into_iter()
        .flat_map(|table| &table.lines);
    let place = lines.find(|line| line.player == rank).map(|line| line.rank);
    Some(Page {
        top: Top::of(frame, seen, "").about(seen.person(id).name.as_str()),
        event: seen.id.clone(),
        who: seen.person(id),
        rounds: rounds.collect(),
        stands: place.filter(|_| last > 0).map(|place| {
            let args = Args::new().count("place", place as u64);
            let args = args.text("points", seen.points(id, usize::from(last)));
            frame.lang().text("tour-stands", &args)
        }),
        frame,
    })
}

fn played(
    frame: &Frame,
    seen: &Seen,
    id: arbiter_hall::event::number::EntrantId,
    number: u16,
) -> Option<Played> {
    let round = seen.round(Round(number))?;
    let mut played = Played {
        round: number,
        link: seen.links.round(number),
        board: None,
        side: "",
        against: None,
        score: None,
        free: None,
        points: seen.points(id, usize::from(number)),
    };
    match round.board_of(id) {
        Some(board) => {
            let (white, black) = round.seats(board);
            let scored = round.result(board.board);
            played.link = seen.links.board(number, board.board.0);
            played.board = Some(board.board.0);
            played.side = if white == id { "white" } else { "black" };
            played.against = Some(seen.person(if white == id { black } else { white }));
            played.score = scored.map(|scored| Score::of(frame.lang(), scored.result, scored.source.name()));
        }
        None => played.free = Some(free(frame, round.layout(), id)),
    }
    Some(played)
}
