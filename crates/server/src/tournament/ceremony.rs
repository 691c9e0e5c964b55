//! The draw as a ceremony: people pull numbers one after the other, `/arbiter/{event}/draw` steers, the projector shows who draws and
//! from which envelope. What was pulled is kept in memory until it is recorded: nothing is drawn before.

use arbiter_hall::event::act::Kind;
use arbiter_hall::event::number::EntrantId;
use arbiter_hall::event::pulled::{Ceremony, Drawn, Pulled};
use arbiter_lang::Args;
use axum::Form;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::reader::AtDesk;
use super::seen::Seen;
use crate::digits::latin;
use crate::frame::Frame;

/// How far people have drawn, for people.
#[derive(Debug, Default)]
pub struct Drawing {
    /// Who draws now, and from which envelope.
    pub now: Option<String>,
    /// What there is to draw: what the button sends, what it says.
    pub from: Vec<(String, String)>,
    /// Who has which number.
    pub given: Vec<(u16, String)>,
    /// The numbers of now in the order of those drawn, once everybody has one.
    pub order: Option<String>,
}

impl Drawing {
    /// The one that goes on.
    pub fn of(frame: &Frame, seen: &Seen) -> Option<Self> {
        let pulled = seen.house.pulled()?;
        let ceremony = Ceremony::of(&seen.state, &pulled)?;
        let name = |id: EntrantId| seen.state.name(id).trim().to_owned();
        let waits = ceremony.waits();
        let now = waits.as_ref().map(|waits| {
            let args = Args::new().text("who", name(waits.who));
            let args = args.text("envelope", waits.envelope.map(String::from).unwrap_or_default());
            let chooses = waits.from.iter().any(|step| matches!(step, Drawn::Envelope(_)));
            let how = match (chooses, waits.envelope) {
                (true, _) => "chooses",
                (false, Some(_)) => "from",
                (false, None) => "number",
            };
            frame.lang().text("tour-pull-now", &args.word("how", how))
        });
        let choice = |step: Drawn| match step {
            Drawn::Envelope(letter) => (letter.to_string(), letter.to_string()),
            Drawn::Number(number) => (number.to_string(), frame.lang().number(number.into())),
        };
        let ranks = |order: Vec<EntrantId>| {
            let ranks: Vec<String> = order
                .into_iter()
                .map(|id| seen.counted.numbers.rank(id).to_string())
                .collect();
            ranks.join(" ")
        };
        Some(Self {
            now,
            from: waits
                .into_iter()
                .flat_map(|waits| waits.from)
                .map(choice)
                .collect(),
            given: ceremony
                .given()
                .iter()
                .map(|(id, number)| (*number, name(*id)))
                .collect(),
            order: ceremony.order().map(ranks),
        })
    }
}

/// What an official says was pulled.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    /// `begin`, `tables`, `back`, `stop`, a letter or a number.
    step: String,
}

/// `POST /arbiter/{event}/pull`
pub async fn pull(AtDesk { seen, frame }: AtDesk, Form(sent): Form<Sent>) -> Response {
    if !seen.may(Kind::Draw) {
        let failure = crate::live::unknown("page", "pull");
        return crate::refused::refuse(&frame, &failure);
    }
    let old = seen.house.pulled();
    let typed = latin(sent.step.trim());
    let new = match typed.as_str() {
        "begin" | "tables" => Some(Pulled {
            by_tables: typed == "tables",
            steps: Vec::new(),
        }),
        "stop" => None,
        "back" => old.map(|mut pulled| {
            pulled.steps.pop();
            pulled
        }),
        step => old.map(|mut pulled| {
            let read = step.parse().map(Drawn::Number).ok();
            let letter = || {
                step.chars()
                    .next()
                    .map(|letter| Drawn::Envelope(letter.to_ascii_uppercase()))
            };
            let step = read.or_else(letter);
            let mut known = Ceremony::of(&seen.state, &pulled);
            let takes = known
                .as_mut()
                .zip(step)
                .is_some_and(|(known, step)| known.takes(step));
            pulled.steps.extend(step.filter(|_| takes));
            pulled
        }),
    };
    seen.house.pull(new).await;
    Redirect::to(&seen.desk("draw")).into_response()
}
