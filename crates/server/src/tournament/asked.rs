//! What the forms of these pages ask for: acts as JSON with what was typed put into them, done at once; then back to the page,
//! which says what was done and takes it back with one tap. What must be confirmed is asked with its consequences.

use std::collections::BTreeMap;
use std::num::ParseIntError;
use std::sync::Arc;

use arbiter_hall::HallError;
use arbiter_hall::event::act::{Act, EntryForm, Kind, Level, Notice, Refusal, decide};
use arbiter_hall::event::ages::Day;
use arbiter_hall::event::number::Seq;
use arbiter_hall::event::state::Made;
use arbiter_hall::tournament::Acted;
use arbiter_lang::TournamentWords;
use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::bar::Bar;
use super::draw;
use super::seen::Seen;
use super::stands::Stands;
use crate::allowed::only_for;
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
    /// What stands on the board instead of what was tapped.
    stands: Option<Stands>,
    /// Whether somebody of this name has entered, and it may be another one.
    namesake: bool,
    /// Whether it is done once it is confirmed.
    code: Option<String>,
    /// What was sent, to be sent again.
    fields: Vec<(String, String)>,
    /// The page on which it was asked for.
    back: String,
    /// Where whoever keeps the event logs in, for somebody else who may not do it.
    login: Option<String>,
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
    let done = acted.seqs.first().zip(acted.seqs.last()).map(|(first, last)| {
        if first == last {
            format!("{sign}done={last}")
        } else {
            format!("{sign}done={first}-{last}")
        }
    });
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
    if first["do"] == "overrule" {
        first["option"] = latin(first["option"].as_str().unwrap_or_default()).into();
    }
    if first["do"] == "amend" && DAYS.contains(&first["field"].as_str().unwrap_or_default()) {
        // A day is typed by the calendar of whoever types.
        let typed = first["value"].as_str().and_then(|text| text.parse::<Day>().ok());
        if let Some((year, month, day)) = typed.map(Day::gregorian) {
            first["value"] = format!("{year:04}/{month:02}/{day:02}").into();
        }
    }
    Ok(acts)
}

/// Fields of an announcement that are days.
const DAYS: [&str; 3] = ["first_day", "last_day", "round_day"];

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
    let asked = acts(&fields).unwrap_or_default();
    let stands = Stands::of(frame, &seen, failure, &asked);
    let page = Page {
        bar: Bar::of(frame, &seen, ""),
        why: match &stands {
            Some(stands) => stands.why.clone(),
            None if code.is_some() => frame.t("tour-confirm"),
            None => sentence(frame, &words, failure),
        },
        stands,
        notices,
        code,
        namesake: is_namesake(&seen, failure, &fields),
        fields: fields.into_iter().filter(|field| field.0 != "confirm").collect(),
        login: (failure.tag() == "forbidden" && !seen.keeps())
            .then(|| format!("/arbiter/login?event={}", seen.id)),
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
        _ => only_for(frame.lang(), words, failure).unwrap_or_else(|| failure.text(frame.lang())),
    }
}

/// What an address says was just done: an entry, or the first and the last of those that one tap made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Done {
    first: u32,
    last: u32,
}

impl TryFrom<String> for Done {
    type Error = ParseIntError;

    fn try_from(text: String) -> Result<Self, ParseIntError> {
        let (first, last) = text.split_once('-').unwrap_or((&text, &text));
        let (first, last) = (first.parse()?, last.parse()?);
        Ok(Self { first, last })
    }
}

/// So many sentences are read after a tap; of more the first ones and the last.
const READ: usize = 8;
/// A list that was pasted by mistake is taken back with one tap; what is larger is no slip.
const MOST: usize = 200;

/// What was done, and the entries, where they can be taken back.
pub struct Said {
    /// What was done, a sentence each.
    pub texts: Vec<String>,
    /// The entries that are taken back together, the newest first; none where they cannot be.
    pub back: Vec<Seq>,
    /// The act by which whoever was removed is there again.
    pub again: Option<String>,
}

impl Said {
    /// Of the entries that an address names.
    pub fn of(frame: &Frame, seen: &Seen, done: Option<Done>) -> Option<Self> {
        let Done { first, last } = done?;
        let made: Vec<&Made> = seen
            .state
            .history
            .iter()
            .filter(|made| (first..=last).contains(&made.seq.0))
            .collect();
        if made.last()?.seq.0 != last || !seen.keeps() {
            return None;
        }
        let words = frame.lang().tournament(&seen.state);
        let texts = match made.as_slice() {
            [first @ .., last] if first.len() >= READ => {
                let first = first.iter().take(READ - 1).map(|made| words.made(made));
                first.chain(["…".to_owned(), words.made(last)]).collect()
            }
            all => all.iter().map(|made| words.made(made)).collect(),
        };
        let back: Vec<Seq> = made.iter().rev().map(|made| made.seq).collect();
        let comes_back = back.len() <= MOST && seen.takes_back_all(&back);
        Some(Self {
            texts,
            back: if comes_back { back } else { Vec::new() },
            again: match made.as_slice() {
                [removed] => again(seen, removed),
                _ => None,
            },
        })
    }
}

/// The act by which whoever was just removed is there again, with all that he gave.
fn again(seen: &Seen, made: &Made) -> Option<String> {
    let Act::Undo(undo) = &made.act else { return None };
    let entered = seen.state.history.iter().find(|one| one.seq == undo.of)?;
    let Act::Enter(enter) = &entered.act else {
        return None;
    };
    let may = seen.may(Kind::Enter) && decide(&seen.state, &entered.act).is_ok();
    let act = json!({ "do": "enter", "form": enter.form, "from": enter.from });
    may.then(|| act.to_string())
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
        let day = fields(&[
            ("act", r#"{"do":"amend","field":"first_day"}"#),
            ("s.value", "۱۴۰۵/۰۹/۱۲"),
        ]);
        assert_eq!(super::acts(&day).unwrap()[0]["value"], "2026/12/03");
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
