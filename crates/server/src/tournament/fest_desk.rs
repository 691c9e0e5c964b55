//! `/arbiter/{event}/festival`: a festival as its officials work in it. It is made of tournaments that one keeps; sections are
//! added, players move between them, and what waits in all of them stands side by side.

use std::collections::BTreeSet;

use arbiter_hall::Office;
use arbiter_hall::event::act::{Act, Kind, Undo, decide};
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::festival::{boards, collide};
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::asked::sentence;
use super::bar::Bar;
use super::home;
use super::reader::AtDesk;
use super::sections::Section;
use super::seen::Seen;
use crate::api::keeps_tournament;
use crate::app::App;
use crate::frame::Frame;
use crate::live::{Device, Failure};

/// A section among the others.
struct Row {
    name: String,
    link: String,
    players: usize,
    round: String,
    boards: [u16; 2],
    open: usize,
    waits: usize,
    penalties: usize,
    here: bool,
}

/// Somebody who changes his section, and where to.
struct Moves {
    who: u32,
    /// A button each: the section, and what it says.
    to: Vec<(String, String)>,
}

/// A move that was just made.
struct Moved {
    text: String,
    who: u32,
    from: String,
}

#[derive(Template)]
#[template(path = "tournament/fest_desk.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    here: String,
    /// Its name and its public page; nothing before there is one.
    festival: Option<(String, String)>,
    rows: Vec<Row>,
    /// What all sections have together: players, open boards, questions, penalties.
    sums: [usize; 4],
    collides: bool,
    /// Tournaments of this official that are in no festival: id and name.
    others: Vec<(String, String)>,
    rules: bool,
    /// Who may still change his section: id and name.
    movable: Vec<(u32, String)>,
    moves: Option<Moves>,
    moved: Option<Moved>,
    wrong: Option<String>,
    name: String,
}

/// Who is to move, and who has.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    who: Option<u32>,
    moved: Option<u32>,
    from: String,
}

/// `/arbiter/{event}/festival`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Query(asked): Query<Asked>,
) -> Response {
    let page = shown(&app, (&seen, &device), &frame, &asked).await;
    frame.page(StatusCode::OK, &page)
}

async fn shown<'a>(app: &App, (seen, device): (&Seen, &Device), frame: &'a Frame, asked: &Asked) -> Page<'a> {
    let festival = seen.festival.as_ref().and_then(|id| app.hub().festival(id).ok());
    let rows: Vec<Row> = seen
        .sections
        .iter()
        .map(|section| row(frame, seen, section))
        .collect();
    let sum = |count: fn(&Row) -> usize| rows.iter().map(count).sum();
    let states: Vec<_> = seen.sections.iter().map(|section| &*section.state).collect();
    let elsewhere = |section: &&Section| section.event != seen.id;
    let moves = asked
        .who
        .filter(|who| may_leave(seen, EntrantId(*who)))
        .map(|who| {
            let name = &seen.person(EntrantId(who)).name;
            let others = seen.sections.iter().filter(elsewhere);
            let button = |section: &Section| (section.event.clone(), moving(frame, name, section.name()));
            Moves {
                who,
                to: others.map(button).collect(),
            }
        });
    let came = asked
        .moved
        .map(EntrantId)
        .filter(|id| seen.state.entrants.contains_key(id));
    let from = seen.sections.iter().find(|section| section.event == asked.from);
    let moved = came.zip(from).map(|(id, from)| {
        let args = Args::new().text("name", seen.person(id).name);
        let args = args.text("from", from.name()).text("to", seen.name());
        Moved {
            text: frame.lang().text("fest-moved", &args),
            who: id.0,
            from: from.event.clone(),
        }
    });
    let leaves = |who: &super::seen::Person| may_leave(seen, who.id);
    let movable = seen.everybody().into_iter().filter(|_| seen.sections.len() > 1);
    Page {
        bar: Bar::of(frame, seen, "festival"),
        here: seen.desk("festival"),
        festival: festival.map(|festival| (festival.name, format!("/f/{}", festival.id))),
        sums: [
            sum(|row| row.players),
            sum(|row| row.open),
            sum(|row| row.waits),
            sum(|row| row.penalties),
        ],
        rows,
        collides: collide(&states),
        others: others(app, seen, device).await,
        rules: seen.may(Kind::Amend),
        movable: movable.filter(leaves).map(|who| (who.id.0, who.name)).collect(),
        moves,
        moved,
        wrong: None,
        name: String::new(),
        frame,
    }
}

fn row(frame: &Frame, seen: &Seen, section: &Section) -> Row {
    let (first, last) = boards(&section.state);
    let round = section.state.paired().0;
    let rounds = section.state.all_rounds().map_or(0, |last| last.0);
    let festival = seen.festival.as_deref().unwrap_or_default();
    Row {
        name: section.name().to_owned(),
        link: format!("/f/{festival}/go?to={}&page=round", section.event),
        players: section.state.entrants.len(),
        round: home::far(frame, round, rounds),
        boards: [first, last],
        open: section.state.open_boards().len(),
        waits: section.waits,
        penalties: section.penalties(),
        here: section.event == seen.id,
    }
}

fn moving(frame: &Frame, name: &str, section: &str) -> String {
    let args = Args::new().text("name", name).text("to", section);
    frame.lang().text("fest-move-to", &args)
}

/// Whether somebody can still leave: nobody has paired him.
pub fn may_leave(seen: &Seen, id: EntrantId) -> bool {
    let entrant = seen.state.entrants.get(&id).filter(|_| seen.may(Kind::Amend));
    entrant.is_some_and(|one| decide(&seen.state, &Act::from(Undo::of(one.entered))).is_ok())
}

/// The tournaments of an official that are in no festival yet.
async fn others(app: &App, seen: &Seen, device: &Device) -> Vec<(String, String)> {
    let mut found = BTreeSet::new();
    for house in app.hub().houses_of(device) {
        if house.id == seen.id || app.hub().festival_of(&house.id).is_some() {
            continue;
        }
        let Some(state) = house.look(Office::shared_tournament).await else {
            continue;
        };
        if keeps_tournament(&house.grants(device).await) {
            let name = state.about.name.last().map_or("", |name| name.trim());
            found.insert((name.to_owned(), house.id.clone()));
        }
    }
    found.into_iter().map(|(name, id)| (id, name)).collect()
}

/// What the forms send, in their order: `do`, and what it is about.
type Sent = Vec<(String, String)>;

/// `POST /arbiter/{event}/festival`
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    match done(&app, &seen, &device, &sent).await {
        Ok(to) => Redirect::to(&to).into_response(),
        Err(failure) => {
            let mut page = shown(&app, (&seen, &device), &frame, &Asked::default()).await;
            page.wrong = Some(sentence(&frame, &frame.lang().tournament(&seen.state), &failure));
            field(&sent, "name").clone_into(&mut page.name);
            frame.page(failure.status(), &page)
        }
    }
}

fn field<'a>(sent: &'a Sent, name: &str) -> &'a str {
    let found = sent.iter().find(|field| field.0 == name);
    found.map_or("", |field| field.1.trim())
}

/// Does what a form asks for; the page that tells of it.
async fn done(app: &App, seen: &Seen, device: &Device, sent: &Sent) -> Result<String, Failure> {
    let here = seen.desk("festival");
    let festival = seen.festival.as_deref().unwrap_or_default();
    match field(sent, "do") {
        "make" => {
            let chosen = sent.iter().filter(|field| field.0 == "section");
            let chosen = chosen.map(|field| field.1.clone());
            let sections = std::iter::once(seen.id.clone()).chain(chosen).collect();
            app.hub()
                .make_festival(device, field(sent, "name"), sections)
                .await?;
            Ok(here)
        }
        "add" => {
            app.hub()
                .add_section(festival, device, field(sent, "section"))
                .await?;
            Ok(here)
        }
        "number" => {
            app.hub().number_boards(festival, device).await?;
            Ok(here)
        }
        "move" => {
            let (who, to) = (field(sent, "who"), field(sent, "to"));
            let moved = app
                .hub()
                .move_entrant(festival, device, who, (&seen.id, to))
                .await?;
            Ok(format!("/arbiter/{to}/festival?moved={moved}&from={}", seen.id))
        }
        other => Err(Failure::BadMessage(format!("do: {other:?}"))),
    }
}
