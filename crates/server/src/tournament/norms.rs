//! Title norms: how far everybody is from one, and the certificate (IT1) of whoever made it. Of nobody's business but the officials'.

use std::sync::Arc;

use arbiter_hall::event::number::Round;
use arbiter_hall::event::{Entrant, Event};
use arbiter_lang::Args;
use arbiter_reports::norm::{Norm, Title, check};
use arbiter_reports::rating::games;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::bar::Bar;
use super::cross::sign;
use super::reader::AtDesk;
use super::seen::{Person, Seen, halves};
use crate::api::aside;
use crate::frame::Frame;
use crate::live::Failure;
use crate::refused::refuse;

/// A norm asks for games against so many (FIDE Handbook B.01, 1.4.1).
const ROUNDS: usize = 9;
/// And for two federations besides one's own (1.4.3).
const FEDERATIONS: usize = 3;

/// How far somebody is.
struct Row {
    who: Person,
    title: &'static str,
    /// Games, score and performance, in a line.
    about: String,
    /// What is lacking, in words; nothing where it is a norm.
    lacks: String,
    certificate: Option<String>,
}

#[derive(Template)]
#[template(path = "tournament/norms.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    /// Why nobody can make a norm here.
    nobody: Vec<String>,
    rows: Vec<Row>,
}

/// A game on the certificate.
pub struct Game {
    pub round: u16,
    pub against: Person,
    pub fide_id: String,
    pub federation: String,
    pub result: &'static str,
}

/// The certificate of a title norm.
pub struct Certificate {
    pub who: Person,
    pub title: &'static str,
    /// What is known of player and event: name of the field, value.
    pub facts: Vec<(String, String)>,
    pub games: Vec<Game>,
    /// Figures of the norm.
    pub figures: Vec<(String, String)>,
    pub arbiter: String,
}

/// `/arbiter/{event}/norms`
pub async fn page(AtDesk { seen, frame }: AtDesk) -> Response {
    let norms = match norms(&seen).await {
        Ok(norms) => norms,
        Err(failure) => return refuse(&frame, &failure),
    };
    let page = Page {
        bar: Bar::of(&frame, &seen, ""),
        nobody: nobody(&frame, &seen),
        rows: norms
            .iter()
            .map(|(number, norm)| row(&frame, &seen, *number, norm))
            .collect(),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// The norm to which everybody is nearest, by starting rank; whoever is a grandmaster makes none any more.
async fn norms(seen: &Seen) -> Result<Vec<(u16, Norm)>, Failure> {
    let state = Arc::clone(&seen.state);
    aside(move || {
        let event = state.sheet();
        let mut all: Vec<(u16, Norm)> = event
            .players
            .iter()
            .filter_map(|player| Some((player.number, nearest(&event, player)?)))
            .collect();
        // Who lacks least stands first.
        all.sort_by_key(|(_, norm)| norm.lacks.len());
        all
    })
    .await
}

fn nearest(event: &Event, player: &Entrant) -> Option<Norm> {
    let woman = player.sex.trim() == "w";
    let above = Title::ALL
        .into_iter()
        .take_while(|title| title.name() != player.title.trim());
    let of_women = |title: &Title| matches!(title, Title::Wgm | Title::Wim);
    let norms = above.filter(|title| woman || !of_women(title));
    let norms: Vec<Norm> = norms.map(|title| check(event, player, title)).collect();
    let made = norms.iter().position(|norm| norm.lacks.is_empty());
    // Of two that lack as much the lower title is the nearer one.
    let near = || (0..norms.len()).rev().min_by_key(|at| norms[*at].lacks.len());
    made.or_else(near).map(|at| norms[at].clone())
}

/// Why nobody can make a norm here.
fn nobody(frame: &Frame, seen: &Seen) -> Vec<String> {
    let rounds = seen.state.all_rounds().map_or(0, |last| usize::from(last.0));
    let all = seen
        .state
        .entrants
        .values()
        .map(|one| one.form().federation.trim().to_uppercase());
    let federations: std::collections::BTreeSet<String> = all.filter(|one| !one.is_empty()).collect();
    let count = federations.len();
    [
        (rounds < ROUNDS).then(|| frame.count("norm-rounds", "count", &rounds)),
        (count < FEDERATIONS).then(|| frame.count("norm-federations", "count", &count)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn row(frame: &Frame, seen: &Seen, number: u16, norm: &Norm) -> Row {
    let who = super::standings::who(seen, number);
    let number = |value: Option<i64>| value.map_or_else(|| "–".to_owned(), |value| value.to_string());
    let figure = |word: &str, value: String| {
        let name = frame.word("norm-figure", "figure", word);
        format!("{name} {}", frame.lang().digits(&value))
    };
    let about = [
        figure("games", norm.games.to_string()),
        figure("score", score(norm.half_points)),
        figure("needed", norm.needed.map_or_else(|| "–".to_owned(), score)),
        figure("average", number(norm.average)),
        figure("performance", number(norm.performance)),
    ];
    let made = norm.lacks.is_empty();
    let paper = format!("print/it1?player={}", who.rank);
    Row {
        title: norm.title.name(),
        about: about.join(" · "),
        lacks: lacks(frame, norm),
        certificate: made.then(|| seen.links.named(&paper)),
        who,
    }
}

fn score(half_points: i64) -> String {
    halves(&format!(
        "{}.{}",
        half_points / 2,
        if half_points % 2 == 0 { 0 } else { 5 }
    ))
}

fn lacks(frame: &Frame, norm: &Norm) -> String {
    let words = norm
        .lacks
        .iter()
        .map(|one| frame.word("norm-lacks", "lacks", one.name()));
    words.collect::<Vec<_>>().join(&frame.t("tournament-joint"))
}

/// The certificate of a player, or why there is none.
pub async fn certificate(
    frame: &Frame,
    seen: &Seen,
    rank: u16,
) -> Result<Result<Certificate, String>, Failure> {
    let norms = norms(seen).await?;
    let Some((_, norm)) = norms.iter().find(|one| one.0 == rank) else {
        return Ok(Err(frame.t("norm-none")));
    };
    if !norm.lacks.is_empty() {
        let who = super::standings::who(seen, rank);
        let args = Args::new()
            .text("name", who.name)
            .word("title", norm.title.name());
        return Ok(Err(frame
            .lang()
            .text("norm-not", &args.word("lacks", lacks(frame, norm)))));
    }
    let event = seen.state.sheet();
    let player = event.player(rank).cloned().unwrap_or_default();
    let number = |value: Option<i64>| value.map(|value| value.to_string()).unwrap_or_default();
    let titled = |title: &str| {
        let all = games(&event, &player);
        let held = all.iter().filter(|game| {
            event
                .player(game.opponent)
                .is_some_and(|one| one.title.trim() == title)
        });
        held.count()
    };
    let titles = ["GM", "IM", "WGM", "FM", "WIM", "WFM"].map(|title| format!("{title} {}", titled(title)));
    let word = |word: &str| frame.word("norm-figure", "figure", word);
    Ok(Ok(Certificate {
        title: norm.title.name(),
        facts: facts(frame, seen, &player),
        games: met(seen, &event, &player),
        figures: vec![
            (word("games"), norm.games.to_string()),
            (word("score"), score(norm.half_points)),
            (word("needed"), norm.needed.map_or_else(String::new, score)),
            (word("average"), number(norm.average)),
            (word("performance"), number(norm.performance)),
            (word("titled"), titles.join(", ")),
        ],
        arbiter: record(seen, "102"),
        who: super::standings::who(seen, rank),
    }))
}

/// What a record of the report says.
pub fn record(seen: &Seen, code: &str) -> String {
    let mut records = seen.state.about.records.all().rev();
    let found = records.find(|record| record.0 == code);
    found.map(|record| record.1.trim().to_owned()).unwrap_or_default()
}

fn facts(frame: &Frame, seen: &Seen, player: &Entrant) -> Vec<(String, String)> {
    let lang = frame.lang();
    let field = |word: &str| lang.text("tournament-field", &Args::new().word("field", word));
    let word = |word: &str| frame.word("norm-figure", "figure", word);
    vec![
        (word("fide_id"), player.fide_id.trim().to_owned()),
        (word("born"), player.birth.trim().to_owned()),
        (
            word("rating"),
            player.rating.map(|rating| rating.to_string()).unwrap_or_default(),
        ),
        (word("held"), player.title.trim().to_owned()),
        (word("of"), player.federation.trim().to_owned()),
        (field("city"), record(seen, "022")),
        (field("federation"), record(seen, "032")),
        (field("first_day"), record(seen, "042")),
        (field("last_day"), record(seen, "052")),
        (field("rate"), record(seen, "122")),
    ]
}

fn met(seen: &Seen, event: &Event, player: &Entrant) -> Vec<Game> {
    let rounds = player
        .rounds
        .iter()
        .zip(1..)
        .flat_map(|(cells, round)| cells.iter().map(move |cell| (round, cell)));
    rounds
        .filter_map(|(round, cell)| {
            let opponent = event.player(cell.opponent)?;
            seen.round(Round(round))?;
            Some(Game {
                round,
                against: super::standings::who(seen, opponent.number),
                fide_id: opponent.fide_id.trim().to_owned(),
                federation: opponent.federation.trim().to_owned(),
                result: sign(cell.mark),
            })
        })
        .collect()
}
