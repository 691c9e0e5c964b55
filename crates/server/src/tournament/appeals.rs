//! Disputes and appeals: the committee and its terms, each dispute with how far it came, until when it can be appealed, who votes, and
//! the next step.

use arbiter_hall::event::act::{Act, AppealAct, Kind};
use arbiter_hall::event::minutes_after;
use arbiter_hall::event::regulations::{Member, Stage};
use arbiter_hall::event::state::{Made, Seats};
use arbiter_lang::{Args, TournamentWords};
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json};

use super::asked::{Done, Fields, Said, carry};
use super::bar::Bar;
use super::reader::{ForAll, only_officials};
use super::seen::Seen;
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::{Device, instant};

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

/// A step of a dispute: what was done, when.
struct Step {
    text: String,
    at: String,
    /// The act that takes it back.
    back: Option<String>,
}

/// A dispute.
struct Dispute {
    number: u16,
    steps: Vec<Step>,
    /// Until when it can be appealed, once it is ruled on; who does not vote, once it is.
    notes: Vec<String>,
    /// What can be next: the word, the button.
    next: Vec<(&'static str, String)>,
    /// Whether it can be appealed now, and how many minutes the ruling is old.
    appeal: Option<i64>,
    decides: bool,
}

#[derive(Template)]
#[template(path = "tournament/appeals.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    /// The committee in a sentence, and the terms.
    committee: Option<String>,
    terms: Option<String>,
    members: Vec<String>,
    names_committee: bool,
    sets_terms: bool,
    reports: bool,
    next: u16,
    fee: String,
    disputes: Vec<Dispute>,
}

/// Whether the page is for somebody who keeps the event, decides appeals, or may hand one in.
fn is_for(seen: &Seen) -> bool {
    hears(seen) || seen.may(Kind::Appeal)
}

/// Whether somebody hears what was said in a dispute: it is about people, and nobody else's.
fn hears(seen: &Seen) -> bool {
    seen.keeps() || seen.may(Kind::Decision)
}

/// Whether somebody who does not keep the event has something to do here.
pub fn waits_for(seen: &Seen) -> bool {
    let mut disputes = seen.state.disputes().into_iter();
    let may = |stage| match stage {
        Stage::Ruled => seen.may(Kind::Appeal),
        Stage::Appealed => seen.may(Kind::Decision),
        _ => false,
    };
    !seen.keeps() && (seen.may(Kind::Decision) || disputes.any(|one| may(one.1)))
}

/// `/arbiter/{event}/appeals`
pub async fn page(
    ForAll { seen, frame }: ForAll,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    if !is_for(&seen) {
        return only_officials(&frame, &seen);
    }
    let words = frame.lang().tournament(&seen.state);
    let now = instant(app.hub().today());
    let sentence = |kind: Kind| {
        let made = seen.state.newest(kind, |_| true)?;
        Some(words.made(made))
    };
    let (seats, terms) = (
        seen.state.discipline.committee.last(),
        seen.state.terms.appeals.last(),
    );
    let begun = seen.state.begun();
    let numbers = seen.state.disputes();
    let page = Page {
        bar: Bar::of(&frame, &seen, "penalties"),
        said: Said::of(&frame, &seen, asked.done),
        here: seen.desk("appeals"),
        committee: seats.and(sentence(Kind::Committee)),
        terms: terms.and(sentence(Kind::AppealTerms)),
        members: seats.map(names).unwrap_or_default(),
        names_committee: seen.may(Kind::Committee),
        sets_terms: !begun && seen.may(Kind::AppealTerms),
        reports: seen.may(Kind::Dispute),
        next: numbers.last().map_or(1, |last| last.0 + 1),
        fee: terms.map(|terms| terms.0.to_string()).unwrap_or_default(),
        disputes: numbers
            .iter()
            .rev()
            .map(|one| dispute((&frame, &seen), &words, *one, &now))
            .filter(|one| hears(&seen) || one.appeal.is_some())
            .collect(),
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// Everybody who may vote.
fn names(seats: &Seats) -> Vec<String> {
    let all = [&seats.chair]
        .into_iter()
        .chain(&seats.members)
        .chain(&seats.reserves);
    all.map(|one| one.name.clone()).collect()
}

/// The number of the dispute that an act is a step of.
fn of(act: &Act) -> Option<u16> {
    match act {
        Act::Dispute(act) => Some(act.number),
        Act::Appeal(act) => Some(act.dispute),
        Act::Decision(act) => Some(act.dispute),
        _ => None,
    }
}

fn dispute(
    (frame, seen): (&Frame, &Seen),
    words: &TournamentWords,
    (number, stage): (u16, Stage),
    now: &str,
) -> Dispute {
    let history = seen.state.history.iter();
    let made: Vec<&Made> = history
        .filter(|made| made.stands() && of(&made.act) == Some(number))
        .collect();
    let newest = made.last().map(|made| made.seq);
    let step = |made: &&Made| Step {
        text: words.made(made),
        at: made.at.as_deref().map(|at| words.moment(at)).unwrap_or_default(),
        back: seen.undo(made.seq).filter(|_| Some(made.seq) == newest),
    };
    let ruled = made
        .iter()
        .find(|made| matches!(&made.act, Act::Dispute(act) if act.step == Stage::Ruled));
    let old = ruled
        .and_then(|made| made.at.as_deref())
        .and_then(|at| minutes_after(now, at));
    let terms = seen.state.terms.appeals.last();
    let mut notes = Vec::new();
    if let (Stage::Ruled, Some((_, minutes)), Some(old)) = (stage, terms, old) {
        let left = i64::from(*minutes) - old;
        let args = Args::new().word("time", if left > 0 { "left" } else { "over" });
        let left = u64::try_from(left).unwrap_or(0);
        notes.push(
            frame
                .lang()
                .text("tour-appeal-until", &args.count("minutes", left)),
        );
    }
    let appealed = made.iter().find_map(|made| match &made.act {
        Act::Appeal(AppealAct { involved, .. }) => Some(involved.join("; ")),
        _ => None,
    });
    notes.extend(
        appealed
            .filter(|names| !names.is_empty())
            .map(|names| frame.of("tour-appeal-involved", "names", &names)),
    );
    let heard = terms.is_some() && seen.state.discipline.committee.last().is_some();
    let later: &[(&'static str, Stage)] = match stage {
        Stage::Reported => &[("mediated", Stage::Mediated), ("ruled", Stage::Ruled)],
        Stage::Mediated => &[("ruled", Stage::Ruled)],
        _ => &[],
    };
    let button = |(word, _): &(&'static str, Stage)| (*word, frame.word("tour-dispute-step", "step", word));
    let next = later.iter().filter(|_| seen.may(Kind::Dispute)).map(button);
    Dispute {
        number,
        steps: made.iter().filter(|_| hears(seen)).map(step).collect(),
        notes,
        next: next.collect(),
        appeal: (stage == Stage::Ruled && heard && seen.may(Kind::Appeal)).then(|| old.unwrap_or(0)),
        decides: stage == Stage::Appealed && seen.may(Kind::Decision),
    }
}

/// What a form sends.
struct Sent<'a>(&'a Fields);

impl Sent<'_> {
    fn text(&self, name: &str) -> &str {
        let found = self.0.iter().find(|one| one.0 == name);
        found.map(|one| one.1.trim()).unwrap_or_default()
    }

    /// A number; what is none is refused where the act is read.
    fn number(&self, name: &str) -> Value {
        let typed = latin(self.text(name));
        typed.parse::<u32>().map_or(Value::from(typed), Value::from)
    }

    /// Somebody a line: `Karimi, Sara/IRI/41`.
    fn people(&self, name: &str) -> Vec<Value> {
        let lines = self
            .text(name)
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty());
        lines.map(member).collect()
    }

    fn act(&self) -> Value {
        let text = self.text("text");
        match self.text("what") {
            "committee" => {
                let chair = member(self.text("chair"));
                json!({ "do": "committee", "chair": chair, "members": self.people("members"), "reserves": self.people("reserves") })
            }
            "terms" => {
                json!({ "do": "appeal_terms", "fee": self.number("fee"), "minutes": self.number("minutes") })
            }
            "appeal" => {
                let involved = self.0.iter().filter(|one| one.0 == "involved");
                let involved: Vec<&str> = involved.map(|one| one.1.as_str()).collect();
                json!({
                    "do": "appeal", "dispute": self.number("dispute"), "written": self.text("written") == "yes",
                    "paid": self.number("paid"), "after": self.number("after"), "involved": involved, "text": text,
                })
            }
            "decision" => {
                let how = self.text("how");
                json!({
                    "do": "decision", "dispute": self.number("dispute"), "upheld": how == "upheld",
                    "reasonable": how == "reasonable", "text": text,
                })
            }
            step => {
                json!({ "do": "dispute", "number": self.number("dispute"), "step": step, "text": text })
            }
        }
    }
}

/// A person as typed; who cannot be read keeps what was typed as a name, and the act says what is missing.
fn member(text: &str) -> Value {
    let latin = latin(text);
    let read = latin.parse::<Member>().unwrap_or_else(|_| Member {
        name: text.to_owned(),
        ..Member::default()
    });
    json!(read)
}

/// `POST /arbiter/{event}/appeals`
pub async fn send(
    ForAll { seen, frame }: ForAll,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Fields>,
) -> Response {
    if !is_for(&seen) {
        return only_officials(&frame, &seen);
    }
    let act = Sent(&sent).act();
    let fields = vec![
        ("act".to_owned(), act.to_string()),
        ("back".to_owned(), seen.desk("appeals")),
    ];
    carry(&app, (&seen.id, &device), &frame, fields).await
}
