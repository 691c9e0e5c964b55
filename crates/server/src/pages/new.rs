//! `/new`: a game of two or an event of boards, in two taps: a time control, and the button.

use arbiter_hall::{HallError, MOST_MINUTES, Unread};
use arbiter_lang::{Args, Lang};
use arbiter_laws::clock::{Controls, TimeControlError};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::draw;
use super::event::Sheet;
use crate::api::{Https, NewEvent, NewGame, make_from};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::laws::Named;
use crate::live::{Device, Failure, words_of};

/// What can be played without typing.
const CONTROLS: [(&str, &str); 5] = [
    ("blitz", "3m+2s"),
    ("rapid", "15m+10s"),
    ("club", "90m+30s"),
    ("classical", "40/2h, 1h"),
    ("own", ""),
];

/// A control as players call it: `3+2` rather than `3m+2s`, `40/2h+1h`.
fn called(control: &str) -> String {
    match control.split_once("m+") {
        Some((base, added)) => format!("{base}+{}", added.trim_end_matches('s')),
        None => control.replace(", ", "+"),
    }
}

const MODES: [&str; 4] = ["physical", "assisted", "online", "recorded"];

const SEATS: [&str; 5] = ["both", "white", "black", "drawn", "open"];

/// The longest time control that is said back, in letters.
const LONGEST: usize = 200;

/// The most that the form takes.
const MOST_BOARDS: u32 = 500;
const MOST_MOVES: u32 = 500;

/// Two phones draw for the colours.
const DRAWN: &str = "drawn";

/// The rulebook that fits: `casual` among friends, the newest of FIDE for an event.
const AS_FITS: &str = "as-fits";

/// A choice of a list: its word, its name, and whether it is made.
type Choice = (&'static str, String, bool);

#[derive(Template)]
#[template(path = "new.html")]
struct Page<'a> {
    frame: &'a Frame,
    controls: Vec<(&'static str, String, String, bool)>,
    modes: Vec<Choice>,
    seats: Vec<Choice>,
    books: Vec<(String, String, bool)>,
    sent: Sent,
    wrong: Option<Wrong>,
}

/// Why nothing was made, and the field in which it stands; no field where it is the whole of it.
struct Wrong {
    field: &'static str,
    why: String,
}

impl Page<'_> {
    /// What is wrong with a field.
    fn wrong_with(&self, field: &str) -> Option<&str> {
        let found = self.wrong.as_ref().filter(|wrong| wrong.field == field);
        found.map(|wrong| &*wrong.why)
    }

    /// Whether a field that is folded away has to be seen.
    fn is_open(&self) -> bool {
        let folded = |wrong: &Wrong| !matches!(wrong.field, "" | "control");
        self.wrong.as_ref().is_some_and(folded)
    }
}

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(default)]
pub struct Sent {
    preset: String,
    control: String,
    rulebook: String,
    mode: String,
    seats: String,
    white: String,
    black: String,
    arbiter: Option<String>,
    /// The name of whoever draws for a colour at this device.
    own: String,
    /// How many boards, as it was typed.
    boards: String,
    name: String,
    /// How far spectators are behind, as it was typed.
    delay: String,
    delay_minutes: String,
    /// Whoever only tries the board is shown what to do.
    coach: Option<String>,
}

impl Default for Sent {
    fn default() -> Self {
        Self {
            preset: "blitz".into(),
            control: String::new(),
            rulebook: AS_FITS.into(),
            mode: "physical".into(),
            seats: "both".into(),
            white: String::new(),
            black: String::new(),
            arbiter: None,
            own: String::new(),
            boards: "1".into(),
            name: String::new(),
            delay: String::new(),
            delay_minutes: String::new(),
            coach: None,
        }
    }
}

impl Sent {
    fn control(&self) -> String {
        let preset = CONTROLS.iter().find(|(id, _)| *id == self.preset);
        match preset {
            Some((_, control)) if !control.is_empty() => (*control).to_owned(),
            _ => latin(&self.control),
        }
    }

    /// Many boards are an event, one is a game.
    fn is_event(&self) -> bool {
        number(&self.boards).is_some_and(|boards| boards > 1)
    }

    /// What is wrong with a number that was typed, if something is.
    fn misnumbered(&self, frame: &Frame) -> Option<Wrong> {
        let numbers = [
            ("boards", &self.boards, 1, MOST_BOARDS),
            ("delay", &self.delay, 0, MOST_MOVES),
            ("delay_minutes", &self.delay_minutes, 0, MOST_MINUTES),
        ];
        let bad = |typed: &str, least, most| {
            !typed.trim().is_empty() && number(typed).is_none_or(|number| number < least || number > most)
        };
        let (field, _, least, most) =
            (numbers.into_iter()).find(|(_, typed, least, most)| bad(typed, *least, *most))?;
        let what = match field {
            "delay" => format!(
                "{} ({})",
                frame.t("web-new-delay"),
                frame.t("web-new-delay-moves")
            ),
            "delay_minutes" => {
                format!(
                    "{} ({})",
                    frame.t("web-new-delay"),
                    frame.t("web-new-delay-minutes")
                )
            }
            _ => frame.t("web-new-boards"),
        };
        let args = Args::new().text("what", what).count("least", least.into());
        let args = args.count("most", most.into());
        let why = frame.lang().text("web-new-number", &args);
        Some(Wrong { field, why })
    }

    fn rulebook(&self) -> &str {
        match self.rulebook.as_str() {
            AS_FITS if self.is_event() => arbiter_laws::default_rulebook().id(),
            AS_FITS => "casual",
            id => id,
        }
    }

    /// Two phones draw: this one's player has no colour yet.
    fn is_drawn(&self) -> bool {
        !self.is_event() && self.seats == DRAWN
    }

    fn game(&self, name: &str) -> Value {
        let players = if self.is_drawn() {
            [&*self.own, ""]
        } else {
            [&*self.white, &*self.black]
        };
        json!({
            "name": name,
            "rulebook": self.rulebook(),
            "control": self.control(),
            "mode": self.mode,
            "arbiter": self.arbiter.is_some(),
            "seats": self.seats,
            "players": players,
            "delay": number(&self.delay).unwrap_or(0),
            "delay_minutes": number(&self.delay_minutes).unwrap_or(0),
        })
    }

    fn event(&self, name: &str) -> Value {
        json!({
            "name": name,
            "rulebook": self.rulebook(),
            "control": self.control(),
            "mode": self.mode,
            "arbiter": self.arbiter.is_some(),
            "boards": number(&self.boards).unwrap_or(1),
            "delay": number(&self.delay).unwrap_or(0),
            "delay_minutes": number(&self.delay_minutes).unwrap_or(0),
        })
    }
}

/// A number as it was typed, with digits of any of our languages.
fn number(typed: &str) -> Option<u32> {
    latin(typed.trim()).parse().ok()
}

/// The form.
pub async fn page(frame: Frame) -> Response {
    form(&frame, Sent::default(), None)
}

fn form(frame: &Frame, sent: Sent, wrong: Option<Wrong>) -> Response {
    let choices = |kind: &str, all: &[&'static str], here: &str| -> Vec<Choice> {
        let name = |id: &str| frame.t(&format!("web-new-{kind}-{id}"));
        all.iter().map(|id| (*id, name(id), *id == here)).collect()
    };
    let controls = CONTROLS.iter().map(|(id, control)| {
        let name = frame.t(&format!("web-new-control-{id}"));
        (*id, called(control), name, *id == sent.preset)
    });
    let books = Named::all(frame.lang()).into_iter().map(|book| {
        let here = book.id == sent.rulebook;
        (book.id.to_owned(), book.title, here)
    });
    let fits = (
        AS_FITS.to_owned(),
        frame.t("web-new-book-fits"),
        sent.rulebook == AS_FITS,
    );
    let status = if wrong.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let page = Page {
        controls: controls.collect(),
        modes: choices("mode", &MODES, &sent.mode),
        seats: choices("seats", &SEATS, &sent.seats),
        books: std::iter::once(fits).chain(books).collect(),
        sent,
        wrong,
        frame,
    };
    frame.page(status, &page)
}

/// A time control to be said back.
#[derive(Debug, Deserialize)]
pub struct Typed {
    #[serde(default)]
    control: String,
}

/// `/new/said`: what a typed time control gives, in words.
pub async fn said(frame: Frame, Query(typed): Query<Typed>) -> Response {
    let text: String = latin(&typed.control).chars().take(LONGEST).collect();
    let words = match text.parse::<Controls>() {
        Ok(controls) => words_of(frame.lang(), &controls),
        Err(why) => unread(frame.lang(), &why),
    };
    Json(json!({ "words": words })).into_response()
}

/// Where a typed time control cannot be read, and what one looks like.
fn unread(lang: &Lang, why: &TimeControlError) -> String {
    let args = Args::new()
        .word("why", lang.unread_control(why))
        .text("example", "40/120, 20/60, 15");
    lang.text("web-new-unread", &args)
}

/// A link to give to somebody, with what it is for.
#[derive(Debug, Serialize)]
pub struct Seat {
    /// What it is for.
    pub what: String,
    /// The address on this server.
    pub link: String,
    /// The whole of it, as others type it.
    pub address: String,
    /// Whether it works once.
    pub once: bool,
}

impl Seat {
    /// A seat at a board.
    pub fn of(frame: &Frame, board: u32, side: &str, link: &str) -> Self {
        let args = Args::new().count("board", u64::from(board)).word("side", side);
        Self {
            what: frame.lang().text("web-join-seat", &args),
            link: link.to_owned(),
            address: frame.origin() + link,
            once: true,
        }
    }

    /// Everybody who looks on.
    pub fn spectators(frame: &Frame, link: &str) -> Self {
        Self {
            what: frame.t("web-join-spectator"),
            link: link.to_owned(),
            address: frame.origin() + link,
            once: false,
        }
    }

    /// The other of two phones that draw for colours.
    fn other_phone(frame: &Frame, link: &str) -> Self {
        Self {
            what: frame.t("web-draw-other"),
            link: link.to_owned(),
            address: frame.origin() + link,
            once: true,
        }
    }

    fn official(frame: &Frame, link: &str) -> Self {
        Self {
            what: frame.t("web-join-arbiter"),
            link: link.to_owned(),
            address: frame.origin() + link,
            once: true,
        }
    }
}

/// Makes what was sent and shows its links, or leads two at one device to their board.
pub async fn make(State(app): State<App>, device: Device, frame: Frame, Form(sent): Form<Sent>) -> Response {
    if let Some(wrong) = sent.misnumbered(&frame) {
        return form(&frame, sent, Some(wrong));
    }
    match made(&app, device, &frame, &sent).await {
        Ok(response) => response,
        Err(failure) => {
            let wrong = wrong(frame.lang(), &failure);
            form(&frame, sent, Some(wrong))
        }
    }
}

/// The field at which something is told.
fn wrong(lang: &Lang, failure: &Failure) -> Wrong {
    let (field, why) = match failure {
        Failure::Hall(HallError::Unreadable { what, why }) => match (*what, why) {
            (_, Unread::Control(why)) => ("control", unread(lang, why)),
            (field @ ("control" | "name"), _) => (field, failure.text(lang)),
            _ => ("", failure.text(lang)),
        },
        _ => ("", failure.text(lang)),
    };
    Wrong { field, why }
}

async fn made(app: &App, device: Device, frame: &Frame, sent: &Sent) -> Result<Response, Failure> {
    let (device, pass, headers) = device.bound(Https(app.is_https()))?;
    let name = match sent.name.trim() {
        "" => frame.t("web-new-untitled"),
        name => name.to_owned(),
    };
    let made = if sent.is_event() {
        make_from::<NewEvent>(app, sent.event(&name), &device, &pass).await?
    } else {
        make_from::<NewGame>(app, sent.game(&name), &device, &pass).await?
    };
    let go = made["go"].as_str().unwrap_or("/").to_owned();
    let seats = seats(frame, &made);
    if let Some(game) = made["game"].as_str().filter(|_| sent.is_drawn()) {
        let page = draw::drawing(frame, game, &name, seats);
        return Ok((headers, page).into_response());
    }
    if seats.iter().all(|seat| !seat.once) {
        let go = if sent.coach.is_some() { go + "?coach=1" } else { go };
        return Ok((headers, Redirect::to(&go)).into_response());
    }
    let sheet = Sheet {
        frame,
        name,
        go,
        seats,
        again: None,
        officials: None,
        named: Vec::new(),
        typed: String::new(),
        wrong: None,
    };
    Ok((headers, frame.page(StatusCode::CREATED, &sheet)).into_response())
}

/// The links of what was made, seats first.
fn seats(frame: &Frame, made: &Value) -> Vec<Seat> {
    let one = [made.clone()];
    let boards = made["boards"].as_array().map_or(&one[..], Vec::as_slice);
    let mut seats = Vec::new();
    if let Some(link) = made["links"]["drawn"].as_str() {
        seats.push(Seat::other_phone(frame, link));
    }
    for board in boards {
        let number = board["board"].as_u64().unwrap_or(1) as u32;
        for side in ["white", "black"] {
            if let Some(link) = board["links"][side].as_str() {
                seats.push(Seat::of(frame, number, side, link));
            }
        }
    }
    for role in ["chief_arbiter", "arbiter"] {
        if let Some(link) = made["links"][role].as_str() {
            seats.push(Seat::official(frame, link));
        }
    }
    if let Some(link) = made["links"]["spectator"].as_str() {
        seats.push(Seat::spectators(frame, link));
    }
    seats
}
