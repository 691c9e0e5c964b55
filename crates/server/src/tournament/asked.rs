//! What the forms of these pages ask for: acts as JSON with what was typed put into them, done at once; then back to the page,
//! which says what was done and takes it back with one tap. What must be confirmed is asked with its consequences.

use std::collections::BTreeMap;
use std::sync::Arc;

use arbiter_hall::HallError;
use arbiter_hall::event::act::{Act, EntryForm, Level, Notice, Refusal};
use arbiter_hall::event::number::Seq;
use arbiter_hall::event::state::{Made, State as Event};
use arbiter_hall::tournament::Acted;
use arbiter_lang::TournamentWords;
use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::Value;

use super::bar::Bar;
use super::draw;
use super::seen::Seen;
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::{Acting, Device, Failure, House, token};
use crate::noted::Why;
use crate::refused;

/// What a form sends, in its order.
pub type Fields = Vec<(String, String)>;

/// The word in an act in whose place a new secret is put.
pub const NEW_SECRET: &str = "$new";

/// Why it was not done, what it asks, and the way on.
#[derive(Template)]
#[template(path = "tournament/asked.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    /// What stands in the way, or what follows.
    why: String,
    /// What follows, each in a sentence.
    notices: Vec<String>,
    /// Whether somebody of this name has entered, and it may be another one.
    namesake: bool,
    /// Whether it is done once it is confirmed.
    code: Option<String>,
    /// What was sent, to be sent again.
    fields: Vec<(String, String)>,
    /// The page on which it was asked for.
    back: String,
}

/// `POST /arbiter/{event}/act`
pub async fn act(
    State(app): State<App>,
    Path(event): Path<String>,
    device: Device,
    frame: Frame,
    Form(fields): Form<Fields>,
) -> Response {
    carry(&app, (&event, &device), &frame, fields).await
}

/// Does what a form asks for, and leads back to its page or says why not.
pub async fn carry(app: &App, (event, device): (&str, &Device), frame: &Frame, fields: Fields) -> Response {
    let back = back(event, &fields);
    match done(app, event, device, &fields).await {
        Ok(acted) => onwards(&back, &acted),
        Err(failure) => not_done(app, (event, device), frame, fields, &failure).await,
    }
}

/// Back to the page, which says what was done by its entry.
pub fn onwards(back: &str, acted: &Acted) -> Response {
    let sign = if back.contains('?') { '&' } else { '?' };
    let done = acted.seqs.last().map(|seq| format!("{sign}done={seq}"));
    Redirect::to(&format!("{back}{}", done.unwrap_or_default())).into_response()
}

/// The page on which a form stands: one of this event, never another place.
fn back(event: &str, fields: &Fields) -> String {
    let asked = fields.iter().find(|field| field.0 == "back");
    let own = |path: &&str| {
        let places = [
            format!("/arbiter/{event}/"),
            format!("/e/{event}"),
            "/me".to_owned(),
        ];
        places.iter().any(|place| path.starts_with(place)) && !path.contains(['\\', '\r', '\n'])
    };
    let found = asked.map(|field| field.1.as_str()).filter(own);
    found.map_or_else(|| format!("/arbiter/{event}/round"), ToOwned::to_owned)
}

/// Does what a form asks for.
pub async fn done(app: &App, event: &str, device: &Device, fields: &Fields) -> Result<Acted, Failure> {
    let house = app.hub().house(event)?;
    let confirm = fields.iter().find(|field| field.0 == "confirm");
    let confirm = confirm.map(|field| field.1.clone());
    act_once(app, &house, device, acts(fields)?, confirm).await
}

/// Does acts under a name that nothing else has: a page that is sent again is refused by what stands then.
pub async fn act_once(
    app: &App,
    house: &Arc<House>,
    device: &Device,
    acts: Vec<Value>,
    confirm: Option<String>,
) -> Result<Acted, Failure> {
    let id = token()?;
    app.hub().act(house, device, Acting { id, acts, confirm }).await
}

/// The acts of a form: each `act` is JSON; what was typed goes into the first: `s.` text, `n.` a number, `j.` JSON, `b.` yes or no.
/// An empty field is left out.
fn acts(fields: &Fields) -> Result<Vec<Value>, Failure> {
    let bad = Failure::BadMessage;
    let mut acts = Vec::new();
    for (_, text) in fields.iter().filter(|field| field.0 == "act") {
        let text = if text.contains(NEW_SECRET) {
            text.replace(NEW_SECRET, &token()?)
        } else {
            text.clone()
        };
        let act: Value = serde_json::from_str(&text).map_err(|why| bad(why.to_string()))?;
        if !act.is_object() {
            return Err(bad("expected an act".to_owned()));
        }
        acts.push(act);
    }
    let Some(first) = acts.first_mut() else {
        return Err(bad("expected an act".to_owned()));
    };
    let typed: BTreeMap<&str, &str> = fields
        .iter()
        .filter(|(name, value)| name.as_bytes().get(1) == Some(&b'.') && !value.trim().is_empty())
        .map(|(name, value)| (name.as_str(), value.trim()))
        .collect();
    for (name, value) in typed {
        let (kind, path) = name.split_at(2);
        let value = match kind {
            "s." => Value::from(value),
            "n." => {
                let number: Option<i64> = latin(value).parse().ok();
                Value::from(number.ok_or_else(|| bad(format!("expected a number, found {value:?}")))?)
            }
            "j." => serde_json::from_str(value).map_err(|why| bad(why.to_string()))?,
            "b." => Value::from(value == "yes"),
            _ => continue,
        };
        put(first, path, value);
    }
    Ok(acts)
}

/// Puts a value into an act, where the path names fields with points between.
fn put(act: &mut Value, path: &str, value: Value) {
    let mut place = act;
    for name in path.split('.') {
        if !place.is_object() {
            *place = Value::Object(serde_json::Map::new());
        }
        place = &mut place[name];
    }
    *place = value;
}

/// Says why nothing was done, with the people in question.
pub async fn not_done(
    app: &App,
    (event, device): (&str, &Device),
    frame: &Frame,
    fields: Fields,
    failure: &Failure,
) -> Response {
    let Ok(seen) = Seen::here(app, event, device).await else {
        return refused::refuse(frame, failure);
    };
    let words = frame.lang().tournament(&seen.state);
    let (code, notices) = match failure {
        Failure::Hall(HallError::Confirm { code, notices, .. }) => {
            let heavy = notices
                .iter()
                .filter(|notice| notice.level() > Level::Acknowledge);
            let mut told: Vec<String> = heavy.map(|notice| words.notice(notice)).collect();
            let second = |notice: &Notice| matches!(notice, Notice::PublishedBefore(_));
            told.extend(draw::first(frame, &seen).filter(|_| notices.iter().any(second)));
            (Some(code.clone()), told)
        }
        _ => (None, Vec::new()),
    };
    let back = back(event, &fields);
    let page = Page {
        bar: Bar::of(frame, &seen, ""),
        why: if code.is_some() {
            frame.t("tour-confirm")
        } else {
            sentence(frame, &words, failure)
        },
        notices,
        code,
        namesake: is_namesake(&seen, failure, &fields),
        fields: fields.into_iter().filter(|field| field.0 != "confirm").collect(),
        back,
        frame,
    };
    let mut response = frame.page(failure.status(), &page);
    response.extensions_mut().insert(Why(failure.tag().to_owned()));
    response
}

/// Whether it is in the way only that somebody of this name has entered: two with one number of FIDE are one.
fn is_namesake(seen: &Seen, failure: &Failure, fields: &Fields) -> bool {
    let Failure::Hall(HallError::Act(why)) = failure else {
        return false;
    };
    let Refusal::EnteredTwice(other) = &**why else {
        return false;
    };
    let Some(Ok(Act::Enter(enter))) = acts(fields)
        .ok()
        .and_then(|acts| acts.into_iter().next())
        .map(serde_json::from_value::<Act>)
    else {
        return false;
    };
    let other = seen.state.entrants.get(&other.id);
    let other = other.map(arbiter_hall::event::state::Entrant::form);
    let asked = EntryForm {
        another: "yes".to_owned(),
        ..enter.form
    };
    other.is_some_and(|other| !asked.is_same_person(&other))
}

/// Why something was not done, with the people of the tournament in it.
pub fn sentence(frame: &Frame, words: &TournamentWords, failure: &Failure) -> String {
    match failure {
        Failure::Hall(HallError::Act(refusal)) => words.refusal(refusal),
        _ => failure.text(frame.lang()),
    }
}

/// What was done, and the entry, where it can be taken back.
pub struct Said {
    /// What was done.
    pub text: String,
    /// What was done before it in the same tap: somebody entered.
    pub first: Option<String>,
    /// The entries that are taken back with it, the newest first; none where they cannot be.
    pub back: Vec<Seq>,
}

impl Said {
    /// Of the entry that an address names.
    pub fn of(frame: &Frame, seen: &Seen, done: Option<u32>) -> Option<Self> {
        let at = seen
            .state
            .history
            .iter()
            .position(|made| Some(made.seq.0) == done)?;
        if !seen.keeps() {
            return None;
        }
        let made = &seen.state.history[at];
        let state: &Event = &seen.state;
        let words = frame.lang().tournament(state);
        let before = at.checked_sub(1).and_then(|at| state.history.get(at));
        let entered = before.filter(|before| came_in(state, before, made));
        let both: Vec<Seq> = [Some(made), entered]
            .into_iter()
            .flatten()
            .map(|one| one.seq)
            .collect();
        Some(Self {
            text: words.made(made),
            first: entered.map(|entered| words.made(entered)),
            back: if seen.takes_back_all(&both) {
                both
            } else {
                Vec::new()
            },
        })
    }
}

/// Whether somebody entered by the first entry and was put into a round by the second.
fn came_in(state: &Event, entered: &Made, made: &Made) -> bool {
    let who = state.entrants.values().find(|one| one.entered == entered.seq);
    let Some(who) = who
        .map(|one| one.id)
        .filter(|_| matches!(entered.act, Act::Enter(_)))
    else {
        return false;
    };
    match &made.act {
        Act::Repair(repair) => repair.boards.iter().any(|one| one.0 == who || one.1 == who),
        Act::Bye(bye) => bye.entrant == who.0,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(list: &[(&str, &str)]) -> Fields {
        list.iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect()
    }

    #[test]
    fn what_was_typed_is_put_into_the_act() {
        let sent = fields(&[
            ("act", r#"{"do":"enter","form":{"club":"A"}}"#),
            ("s.form.name", " Tal "),
            ("n.form.rating", "۲۶۴۵"),
            ("n.from", ""),
            ("back", "/arbiter/x/entries"),
        ]);
        let acts = acts(&sent).unwrap();
        let expected =
            serde_json::json!({"do": "enter", "form": {"club": "A", "name": "Tal", "rating": 2645}});
        assert_eq!(acts, [expected]);
        for bad in [&[("act", "[1]")][..], &[], &[("act", "{}"), ("n.from", "x")]] {
            assert!(super::acts(&fields(bad)).is_err());
        }
    }

    #[test]
    fn the_way_back_is_a_page_of_this_event() {
        for (asked, leads) in [
            ("/arbiter/x/results?round=2", "/arbiter/x/results?round=2"),
            ("/e/x/standings", "/e/x/standings"),
            ("https://elsewhere", "/arbiter/x/round"),
            ("//elsewhere", "/arbiter/x/round"),
            ("/arbiter/y/results", "/arbiter/x/round"),
        ] {
            assert_eq!(back("x", &fields(&[("back", asked)])), leads);
        }
    }
}
