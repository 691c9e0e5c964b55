//! The draw: the fingerprint of a secret is published, then lots are drawn with that secret, or people draw and their order is typed.

use arbiter_hall::HallError;
use arbiter_hall::event::act::{Act, Kind};
use arbiter_hall::event::draw::commitment;
use arbiter_hall::event::knockout::plan;
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::state::Entrant;
use arbiter_lang::Args;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;

use super::asked::{Done, Said, carry, done, not_done};
use super::bar::Bar;
use super::ceremony::Drawing;
use super::history::signed;
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::{Device, Failure, token};
use crate::refused::refuse;

/// As few and as many players as the tables of a restricted draw have.
const RESTRICTED: std::ops::RangeInclusive<usize> = 9..=24;

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

#[derive(Template)]
#[template(path = "tournament/draw.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    /// The published fingerprint, in groups.
    hash: Option<String>,
    /// A secret that is shown once, to be kept.
    secret: Option<String>,
    draws: bool,
    publishes: bool,
    /// What is said where the secret of the fingerprint may be lost: it was shown once, and nobody has drawn with it.
    lost: Option<String>,
    questions: bool,
    methods: Vec<(&'static str, String)>,
    players: Vec<Person>,
    result: Option<Drawn>,
    /// Who published the fingerprint first, and when.
    first: Option<String>,
    /// People pull numbers one after the other.
    drawing: Option<Drawing>,
}

/// A group that was drawn: its title, and the number, name and page of each in it.
pub type Group = (String, Vec<(u16, String, String)>);

/// What was drawn.
struct Drawn {
    /// How, and which colour begins.
    how: String,
    secret: Option<String>,
    /// Names in the order of their numbers.
    order: Vec<(u16, String)>,
    groups: Vec<Group>,
    /// The act that takes it back.
    back: Option<String>,
}

/// `/arbiter/{event}/draw`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    frame.page(StatusCode::OK, &Page::of(&frame, &seen, asked.done, None))
}

/// Whether another fingerprint is published beside the first one, whose secret is lost.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Lost {
    again: String,
}

/// `POST /arbiter/{event}/secret`: a new secret, whose fingerprint is published; it is shown once and kept by nobody here.
pub async fn secret(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(lost): Form<Lost>,
) -> Response {
    let Ok(secret) = token() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let act = json!({"do": "publish_lots", "commitment": commitment(&secret)}).to_string();
    let mut fields = vec![("act".to_owned(), act), back(&seen)];
    let mut did = done(&app, &seen.id, &device, &fields).await;
    if let Err(Failure::Hall(HallError::Confirm { code, .. })) = &did
        && lost.again == "yes"
    {
        // What follows stood beside the button.
        fields.push(("confirm".to_owned(), code.clone()));
        did = done(&app, &seen.id, &device, &fields).await;
    }
    if let Err(failure) = did {
        return not_done(&app, (&seen.id, &device), &frame, fields, &failure).await;
    }
    match Seen::here(&app, &seen.id, &device).await {
        Ok(seen) => frame.page(StatusCode::OK, &Page::of(&frame, &seen, None, Some(secret))),
        Err(failure) => refuse(&frame, &failure),
    }
}

/// `GET /arbiter/{event}/secret`: it was shown once, and whoever comes again is led to the draw.
pub async fn shown_once(AtDesk { seen, .. }: AtDesk) -> Redirect {
    Redirect::to(&seen.desk("draw"))
}

/// What people drew.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Hand {
    order: String,
    colour: String,
}

/// `POST /arbiter/{event}/draw`: the numbers of before in the order in which people drew them.
pub async fn hand(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Hand>,
) -> Response {
    let typed = latin(&sent.order);
    let numbers = typed
        .split(|sign: char| !sign.is_ascii_digit())
        .filter(|one| !one.is_empty());
    // Whoever is nobody's number is nobody's id either: then it is no order, and the refusal says so.
    let order: Vec<u32> = numbers.map(|one| id(&seen, one.parse().unwrap_or(0))).collect();
    let mut act = json!({"do": "draw", "method": "hand", "order": order});
    if ["white", "black"].contains(&sent.colour.as_str()) {
        act["colour"] = sent.colour.into();
    }
    let fields = vec![("act".to_owned(), act.to_string()), back(&seen)];
    carry(&app, (&seen.id, &device), &frame, fields).await
}

fn back(seen: &Seen) -> (String, String) {
    ("back".to_owned(), seen.desk("draw"))
}

/// Whose number it is: a player's, or a team's where teams are drawn.
fn id(seen: &Seen, number: u16) -> u32 {
    let found = if seen.state.of_teams() {
        seen.state.team_numbers().team(number).map(|id| id.0)
    } else {
        seen.counted.numbers.entrant(number).map(|id| id.0)
    };
    found.unwrap_or(0)
}

impl Page<'_> {
    /// Whether the tables can say who draws from which envelope.
    fn tables(&self) -> bool {
        self.methods.iter().any(|method| method.0 == "restricted")
    }
}

impl<'a> Page<'a> {
    fn of(frame: &'a Frame, seen: &Seen, done: Option<Done>, secret: Option<String>) -> Self {
        let hash = seen.state.lots.published.last();
        let drawn = seen.state.drawn();
        Self {
            bar: Bar::of(frame, seen, "draw"),
            said: Said::of(frame, seen, done),
            here: seen.desk("draw"),
            publishes: hash.is_none() && !drawn && seen.may(Kind::PublishLots),
            draws: !drawn && !seen.state.entrants.is_empty() && seen.may(Kind::Draw),
            questions: !drawn && !seen.state.unsettled().is_empty(),
            lost: (hash.is_some() && secret.is_none() && !drawn && seen.may(Kind::PublishLots))
                .then(|| frame.t("tour-draw-lost-told")),
            hash: hash.map(|hash| in_groups(hash)),
            secret,
            methods: methods(frame, seen),
            players: seen.everybody(),
            first: first(frame, seen),
            drawing: Drawing::of(frame, seen),
            result: result(frame, seen),
            frame,
        }
    }
}

/// Who published the first fingerprint, and when.
pub fn first(frame: &Frame, seen: &Seen) -> Option<String> {
    let mut all = seen.state.history.iter();
    let made = all.find(|made| matches!(made.act, Act::PublishLots(_)))?;
    let words = frame.lang().tournament(&seen.state);
    let at = made.at.as_deref().map(|at| words.moment(at)).unwrap_or_default();
    let by = signed(frame, made.by.as_deref().unwrap_or_default());
    let args = Args::new().text("who", by).text("at", at);
    Some(frame.lang().text("tour-draw-first-by", &args))
}

/// Eight letters and a space, as people compare them.
pub fn in_groups(hash: &str) -> String {
    let letters: Vec<char> = hash.chars().collect();
    let groups: Vec<String> = letters.chunks(8).map(|group| group.iter().collect()).collect();
    groups.join(" ")
}

fn methods(frame: &Frame, seen: &Seen) -> Vec<(&'static str, String)> {
    let mut methods = vec!["strength", "lots"];
    if seen.state.is_table() {
        methods.reverse();
    }
    // The tables keep federations apart: groups keep schools apart, and where nobody has a federation there is nothing to keep.
    let has_federation = |one: &Entrant| !one.form().federation.trim().is_empty();
    let any = seen.state.entrants.values().any(has_federation);
    let single = !seen.state.of_teams() && !seen.state.is_grouped();
    if any && single && RESTRICTED.contains(&seen.state.entrants.len()) {
        methods.push("restricted");
    }
    let named = |method| (method, frame.word("tour-draw-method", "method", method));
    methods.into_iter().map(named).collect()
}

fn result(frame: &Frame, seen: &Seen) -> Option<Drawn> {
    let drawn = seen.state.lots.drawn.last()?;
    let made = seen
        .state
        .newest(Kind::Draw, |made| matches!(made.act, Act::Draw(_)));
    let words = frame.lang().tournament(&seen.state);
    Some(Drawn {
        how: made.map(|made| words.made(made)).unwrap_or_default(),
        secret: drawn.draw.secret.clone(),
        order: order(seen),
        groups: groups(frame, seen),
        back: made.and_then(|made| seen.undo(made.seq)),
    })
}

/// Who is in which group: as lots gave them, or as the numbers tell where people drew.
pub fn in_which(seen: &Seen) -> Vec<Vec<EntrantId>> {
    let Some(drawn) = seen.state.lots.drawn.last() else {
        return Vec::new();
    };
    if !drawn.groups.is_empty() || !seen.state.is_grouped() {
        return drawn.groups.clone();
    }
    let plan = plan(&seen.counted.sheet).and_then(|plan| plan.groups);
    let members = plan.map(|groups| groups.members).unwrap_or_default();
    let ids = |group: &Vec<u16>| {
        let ids = group
            .iter()
            .filter_map(|number| seen.counted.numbers.entrant(*number));
        ids.collect()
    };
    members.iter().map(ids).collect()
}

/// The groups that were drawn: of each its title, and who is in it.
pub fn groups(frame: &Frame, seen: &Seen) -> Vec<Group> {
    let one = |id: &EntrantId| {
        let number = seen.counted.numbers.rank(*id);
        (
            number,
            seen.state.name(*id).trim().to_owned(),
            seen.links.player(number),
        )
    };
    let title = |at: usize| frame.count("tour-draw-group", "group", &(at + 1));
    let groups = in_which(seen);
    let groups = groups.iter().enumerate();
    groups
        .map(|(at, group)| (title(at), group.iter().map(one).collect()))
        .collect()
}

/// Numbers and names: of teams where teams are drawn.
pub fn order(seen: &Seen) -> Vec<(u16, String)> {
    if !seen.state.of_teams() {
        return seen
            .everybody()
            .into_iter()
            .map(|who| (who.rank, who.name))
            .collect();
    }
    let ids = seen.state.team_ranks.last().cloned().unwrap_or_default();
    let name = |id| {
        seen.state
            .teams
            .get(&id)
            .map_or_else(String::new, |team| team.name.clone())
    };
    (1..).zip(ids.into_iter().map(name)).collect()
}
