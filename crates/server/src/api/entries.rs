//! Players as somebody pastes them: read, doubted by place, and entered all at once where nothing is in doubt.

use arbiter_hall::MAX_TEXT;
use arbiter_hall::hash;
use arbiter_hall::tournament::Acted;
use arbiter_lang::Lang;
use arbiter_reports::paste::{Doubt, Pasted, read};
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Tongue, fresh};
use super::tournament::{kept, not_done, told};
use crate::app::App;
use crate::live::{Acting, Device, Failure, House};

/// What is to be done with what was pasted.
#[derive(Debug, Deserialize)]
pub struct How {
    #[serde(default)]
    enter: bool,
    /// The name for it, under which it is done once.
    id: Option<String>,
    confirm: Option<String>,
}

/// `POST /api/v1/events/{event}/entries`
pub async fn paste(
    State(app): State<App>,
    Path(event): Path<String>,
    Query(how): Query<How>,
    tongue: Tongue,
    device: Device,
    body: Bytes,
) -> Response {
    let lang = app.hub().langs.get(tongue.language);
    let id = how.id.clone().unwrap_or_default();
    let found = async {
        let house = app.hub().house(&event)?;
        let list = list(&house, &device, (&how, body)).await?;
        Ok::<_, Failure>((house, list))
    };
    let (house, list) = match found.await {
        Ok(found) => found,
        Err(failure) => return not_done(&app, &tongue, &id, None, &failure),
    };
    let mut answer = shown(lang, &list);
    if !how.enter {
        return fresh(StatusCode::OK, &answer);
    }
    if !list.doubts.is_empty() {
        let doubts = list.doubts.len();
        let failure = Failure::Doubtful { doubts };
        answer["ok"] = false.into();
        answer["error"] = failure.json(lang);
        return fresh(failure.status(), &answer);
    }
    match enter(&app, &house, &device, (how, list)).await {
        Ok(acted) => {
            let state = house.tournament().await.ok();
            let nothing = arbiter_hall::event::state::State::default();
            let words = lang.tournament(state.as_deref().unwrap_or(&nothing));
            answer["ok"] = true.into();
            answer["version"] = json!(acted.version);
            answer["seqs"] = json!(acted.seqs);
            answer["told"] = json!(told(&words, &acted.told));
            fresh(StatusCode::OK, &answer)
        }
        Err(failure) => {
            let state = house.tournament().await.ok();
            not_done(&app, &tongue, &id, state.as_deref(), &failure)
        }
    }
}

/// What was pasted, for those who may enter players.
async fn list(house: &House, device: &Device, (how, body): (&How, Bytes)) -> Result<Pasted, Failure> {
    kept(house, device, "enter").await?;
    let state = house.tournament().await?;
    // Sent again, nobody in it is a namesake of himself.
    let again = match &how.id {
        Some(id) if how.enter => house.did(device, id).await?,
        _ => false,
    };
    // A table of thousands takes longer than others should wait for their turn.
    let work = tokio::task::spawn_blocking(move || {
        let mut list = read(&body)?;
        if !again {
            list.doubt_of_entrants(&state);
        }
        list.doubt_of_unfit(&state);
        Ok(list)
    });
    let read = work.await.map_err(|why| Failure::Machine(why.to_string()))?;
    read.map_err(Failure::NotRead)
}

/// All of them by the usual acts, or none.
async fn enter(
    app: &App,
    house: &std::sync::Arc<House>,
    device: &Device,
    (how, list): (How, Pasted),
) -> Result<Acted, Failure> {
    let forms = list
        .players
        .iter()
        .map(|form| json!({ "do": "enter", "form": form }));
    let acts: Vec<Value> = forms.collect();
    if acts.is_empty() {
        return Ok(Acted::default());
    }
    let id = how
        .id
        .unwrap_or_else(|| hash(&format!("{} {}", app.hub().now(), acts.len())));
    if id.is_empty() || id.len() > MAX_TEXT {
        let why = format!("expected an id of 1 to {MAX_TEXT} bytes");
        return Err(Failure::BadMessage(why));
    }
    let confirm = how.confirm;
    app.hub().act(house, device, Acting { id, acts, confirm }).await
}

/// `{players, doubts, left_out}`.
fn shown(lang: &Lang, list: &Pasted) -> Value {
    let players = list.players.iter().zip(&list.places).map(|(form, place)| {
        let mut player = json!(form);
        player["line"] = place.line.into();
        player
    });
    let doubt =
        |doubt: &Doubt| json!({ "line": doubt.line, "column": doubt.column, "text": lang.doubt(doubt) });
    let doubts = list.doubts.iter().map(doubt);
    let left_out = list.left_out.iter().map(|what| lang.left_out(what));
    json!({
        "players": players.collect::<Vec<_>>(), "doubts": doubts.collect::<Vec<_>>(),
        "left_out": left_out.collect::<Vec<_>>(),
    })
}
