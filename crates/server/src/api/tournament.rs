//! Tournaments: acts in, and what stands out of them: state, standings, history, report and log.

use arbiter_hall::event::act::Act;
use arbiter_hall::event::act::Notice;
use arbiter_hall::event::number::{BoardNumber, Round, Seq};
use arbiter_hall::event::once;
use arbiter_hall::event::show::{Eyes, played, show};
use arbiter_hall::event::state::{Made, State as Event};
use arbiter_hall::event::stated::stated;
use arbiter_hall::event::table::{NoTable, Table, Wanted};
use arbiter_hall::tournament::Acted;
use arbiter_hall::{Grants, HallError, MAX_TEXT, Office};
use arbiter_lang::TournamentWords;
use arbiter_reports::trf;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::asked::{Body, Tongue, fresh};
use crate::allowed::{only_for, only_they};
use crate::app::App;
use crate::live::{Acting, Device, Failure, House, instant};
use crate::noted::Why;

/// Acts of a tournament.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Acts {
    id: String,
    #[serde(rename = "acts", deserialize_with = "once::list")]
    all: Vec<Value>,
    #[serde(default)]
    confirm: Option<String>,
}

/// What an arbiter should know, with its sentence.
#[derive(Debug, Serialize)]
pub(super) struct Told {
    tag: String,
    text: String,
}

/// What came of acts.
#[derive(Debug, Serialize)]
struct Done {
    id: String,
    ok: bool,
    version: Seq,
    seqs: Vec<Seq>,
    told: Vec<Told>,
    follows: Vec<Told>,
}

pub(super) fn told(words: &TournamentWords, notices: &[Notice]) -> Vec<Told> {
    let one = |notice: &Notice| Told {
        tag: serde_json::to_value(notice)
            .ok()
            .and_then(|value| Some(value["tag"].as_str()?.to_owned()))
            .unwrap_or_default(),
        text: words.notice(notice),
    };
    notices.iter().map(one).collect()
}

impl Done {
    fn of(id: String, acted: &Acted, words: &TournamentWords) -> Self {
        Self {
            id,
            ok: true,
            version: acted.version,
            seqs: acted.seqs.clone(),
            told: told(words, &acted.told),
            follows: told(words, &acted.follows),
        }
    }
}

/// `POST /api/v1/events/{event}/acts`
pub async fn act(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
    Body(body): Body<Acts>,
) -> Response {
    let Acts { id, all, confirm } = match body {
        Ok(body) => body,
        Err(failure) => return not_done(&app, &tongue, "", None, &failure),
    };
    let lang = app.hub().langs.get(tongue.language);
    let done = async {
        if id.is_empty() || id.len() > MAX_TEXT {
            let why = format!("expected an id of 1 to {MAX_TEXT} bytes");
            return Err(Failure::BadMessage(why));
        }
        let house = app.hub().house(&event)?;
        let asked = Acting {
            id: id.clone(),
            acts: all,
            confirm,
        };
        app.hub().act(&house, &device, asked).await
    };
    let done = done.await;
    let quiet = matches!(&done, Ok(acted) if acted.told.is_empty() && acted.follows.is_empty());
    // People are named by what the tournament knows of them now; where nothing is told nobody has to look.
    let state = match app.hub().house(&event) {
        Ok(house) if !quiet => house.tournament().await.ok(),
        _ => None,
    };
    match done {
        Ok(acted) => {
            let nothing = Event::default();
            let words = lang.tournament(state.as_deref().unwrap_or(&nothing));
            fresh(StatusCode::OK, &Done::of(id, &acted, &words))
        }
        Err(failure) => not_done(&app, &tongue, &id, state.as_deref(), &failure),
    }
}

/// Why acts were not done, with the people of the tournament by their names.
pub(super) fn not_done(
    app: &App,
    tongue: &Tongue,
    id: &str,
    state: Option<&Event>,
    failure: &Failure,
) -> Response {
    let lang = app.hub().langs.get(tongue.language);
    let mut error = failure.json(lang);
    if let Some(state) = state {
        let words = lang.tournament(state);
        match failure {
            Failure::Hall(HallError::Confirm { notices, .. }) => error["told"] = json!(told(&words, notices)),
            Failure::Hall(HallError::Act(refusal)) => error["text"] = words.refusal(refusal).into(),
            _ => {
                if let Some((_, may)) = only_they(failure) {
                    error["may"] = json!(may);
                    error["text"] = json!(only_for(lang, &words, failure));
                }
            }
        }
    }
    let body = Json(json!({ "id": id, "ok": false, "error": error }));
    let mut response = (failure.status(), [(CACHE_CONTROL, "no-store")], body).into_response();
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

/// Whether somebody keeps the tournament, and so sees drafts and the history.
pub fn keeps(grants: &Grants) -> bool {
    grants.keep()
}

/// Whoever keeps the tournament.
pub(super) async fn kept(house: &House, device: &Device, command: &'static str) -> Result<(), Failure> {
    let by = house.grants(device).await;
    if keeps(&by) {
        return Ok(());
    }
    let roles = by.iter().map(|grant| grant.role).collect();
    Err(HallError::Forbidden { command, roles }.into())
}

/// As whom a device looks at a tournament.
pub(super) async fn eyes(house: &House, device: &Device) -> Eyes {
    if keeps(&house.grants(device).await) {
        Eyes::Keepers
    } else {
        Eyes::Everybody
    }
}

/// `GET /api/v1/events/{event}/state`
pub async fn state(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let shown = async {
        let house = app.hub().house(&event)?;
        let eyes = eyes(&house, &device).await;
        let mut shown = show(
            &*house.tournament().await?,
            eyes,
            Some(&instant(app.hub().today())),
        );
        shown["play"] = played(&house.look(Office::play).await);
        Ok(fresh(StatusCode::OK, &shown))
    };
    tongue.answer(shown.await)
}

/// Which table is asked for.
#[derive(Debug, Default, Deserialize)]
pub struct After {
    after: Option<usize>,
    #[serde(default)]
    as_paired: bool,
}

/// `GET /api/v1/events/{event}/standings`
pub async fn standings(
    State(app): State<App>,
    Path(event): Path<String>,
    Query(after): Query<After>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let found = async {
        let house = app.hub().house(&event)?;
        let table = table(&house, &device, after).await?;
        Ok(fresh(StatusCode::OK, &table.json()))
    };
    tongue.answer(found.await)
}

/// Work that takes longer than others should wait for their turn: tie-breaks and pairings of thousands.
pub async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|why| Failure::Machine(why.to_string()))
}

/// A table as a device may see it.
pub(super) async fn table(
    house: &House,
    device: &Device,
    After { after, as_paired }: After,
) -> Result<Table, Failure> {
    let state = house.tournament().await?;
    let newest = usize::from(eyes(house, device).await.newest(&state).0);
    if let Some(found) = after.filter(|after| *after > newest) {
        return Err(Failure::NoTable(NoTable::Round { found, to: newest }));
    }
    let after = after.or_else(|| (newest < usize::from(state.paired().0)).then_some(newest));
    let table = if as_paired {
        let wanted = Wanted {
            after,
            as_paired,
            ..Wanted::default()
        };
        aside(move || wanted.table(&state.sheet())).await?
    } else {
        let after = after.and_then(|after| u16::try_from(after).ok());
        Result::clone(&*house.counted(&state).table(&state, after).await?)
    };
    table.map_err(Failure::NoTable)
}

/// `GET /api/v1/events/{event}/history`
pub async fn history(
    State(app): State<App>,
    Path(event): Path<String>,
    tongue: Tongue,
    device: Device,
) -> Response {
    let rows = async {
        let house = app.hub().house(&event)?;
        kept(&house, &device, "read_history").await?;
        let state = house.tournament().await?;
        let words = app.hub().langs.get(tongue.language).tournament(&state);
        let rows: Vec<Value> = state.history.iter().map(|made| row(&words, made)).collect();
        Ok(fresh(StatusCode::OK, &rows))
    };
    tongue.answer(rows.await)
}

fn row(words: &TournamentWords, made: &Made) -> Value {
    let undoes = match &made.act {
        Act::Undo(undo) => Some(undo.of),
        _ => None,
    };
    json!({
        "seq": made.seq, "at": made.at, "by": made.by, "do": made.act.kind().name(), "text": words.made(made),
        "undoes": undoes, "undone_by": made.undone_by,
    })
}

/// The report of a tournament; days of birth only for those who keep it. While games are open there is none but for those who
/// keep it and say that they want it all the same.
pub async fn report(house: &House, device: &Device, all_the_same: bool) -> Result<String, Failure> {
    let state = house.tournament().await?;
    let open = open_boards(&state);
    let wanted = all_the_same && keeps(&house.grants(device).await);
    if !open.is_empty() && !wanted {
        return Err(Failure::Open(open));
    }
    if keeps(&house.grants(device).await) {
        return Ok(trf::write(&stated(&state.sheet())));
    }
    let mut sheet = stated(&Eyes::Everybody.seen(&state).sheet());
    sheet.hide_births();
    Ok(trf::write(&sheet))
}

/// Boards without a result, by round.
fn open_boards(state: &Event) -> Vec<(Round, BoardNumber)> {
    let public = state.rounds.iter().filter(|round| Eyes::Everybody.see(round));
    let open = public.flat_map(|round| round.open().map(|board| (round.round, board.board)));
    open.collect()
}

/// Players with their places, after the newest round that is published; those of a category where one is named.
pub async fn csv(house: &House, device: &Device, section: &str) -> Result<String, Failure> {
    let mut found = table(house, device, After::default()).await?;
    let state = house.tournament().await?;
    if let Some(category) = state.category(section).filter(|_| !state.of_teams()) {
        let numbers = state.numbers();
        let entrant = |number: u16| state.entrants.get(&numbers.entrant(number)?);
        let is_in = |number: u16| entrant(number).is_some_and(|one| state.takes(&category.who, one));
        found.lines.retain(|line| is_in(line.player));
        found.event.players.retain(|player| is_in(player.number));
    }
    Ok(arbiter_reports::csv::write(&found))
}

/// What stands in a tournament for everybody: `{state, standings}`.
pub async fn public(house: &House) -> Result<String, Failure> {
    let state = house.tournament().await?;
    let mut value = json!({ "state": show(&state, Eyes::Everybody, None), "standings": [] });
    if !state.entrants.is_empty() {
        let nobody = Device::default();
        let table = table(house, &nobody, After::default()).await?;
        value["standings"] = table.json()["standings"].take();
    }
    Ok(value.to_string())
}

/// The log of a tournament without doors, for those who keep it.
pub async fn log(house: &House, device: &Device) -> Result<String, Failure> {
    kept(house, device, "read_log").await?;
    house.event_log().await
}
