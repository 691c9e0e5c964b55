//! Who is there: the alphabet, a whole row for everybody; a tap shows the name, and only the name's own button says that he is here.

use arbiter_hall::event::act::{Act, Kind};
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::{Away, Status};
use arbiter_lang::{Args, Order};
use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::certificates::seen_by;
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use crate::app::App;
use crate::digits::latin;
use crate::frame::Frame;
use crate::live::Device;

/// What is looked for, and what was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
    missing: String,
    done: Option<Done>,
}

/// Somebody in the list.
struct Row {
    /// The event in which he plays, and its name where it is a section among others.
    event: String,
    section: String,
    /// The page to which his forms lead back.
    leads: String,
    who: Person,
    status: &'static str,
    status_name: String,
    /// The act that says he is here.
    here: Option<String>,
    /// The act that takes this back.
    back: Option<String>,
    /// The act that says his certificate was seen, where one is asked for and nobody saw it.
    document: Option<String>,
    /// Who saw it and when, and the act that takes it back.
    seen: Option<(String, Option<String>)>,
}

/// Those of a section who are left out of its round.
struct LeftOut {
    event: String,
    words: String,
    /// Each with the act.
    who: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "tournament/checkin.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    rows: Vec<Row>,
    /// How many are here and missing.
    counts: String,
    only_missing: bool,
    q: String,
    /// Who is left out of the round, a form for each section; nobody before anybody came.
    left_out: Vec<LeftOut>,
    /// Whose certificate nobody has seen.
    unseen: Vec<Person>,
    unseen_words: String,
}

/// `/arbiter/{event}/checkin`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Query(asked): Query<Asked>,
) -> Response {
    // One list over all sections of a festival.
    let mut others = Vec::new();
    for section in seen.sections.iter().filter(|section| section.event != seen.id) {
        if let Ok(Some(other)) = Seen::of(&app, &section.event, &device).await {
            others.push(other);
        }
    }
    frame.page(StatusCode::OK, &Page::of(&frame, (&seen, &others), &asked))
}

/// Somebody of the list, and where he plays.
type One<'a> = (&'a Seen, Person);

impl<'a> Page<'a> {
    fn of(frame: &'a Frame, (seen, others): (&Seen, &[Seen]), asked: &Asked) -> Self {
        let only_missing = asked.missing == "yes";
        let order = Order::of(frame.lang().language());
        let sections = || std::iter::once(seen).chain(others);
        let mut everybody: Vec<One> = sections()
            .flat_map(|of| of.everybody().into_iter().map(move |who| (of, who)))
            .collect();
        everybody.sort_by(|one, two| order.compare(&one.1.name, &two.1.name));
        let counted = |is: fn(&One) -> bool| everybody.iter().filter(|one| is(one)).count();
        let missing = counted(|(of, who)| is_missing(of, who.id, next(of)));
        let here = counted(|(of, who)| status(of, who.id, next(of)) == Status::CheckedIn);
        let unseen = everybody.iter().filter(|(of, who)| lacks(of, who.id));
        let unseen: Vec<Person> = unseen.map(|(_, who)| who.clone()).collect();
        let args = Args::new()
            .count("here", here as u64)
            .count("missing", missing as u64);
        let filter = if only_missing { "?missing=yes" } else { "" };
        let wanted = found(sections(), &everybody, &asked.q);
        Self {
            bar: Bar::of(frame, seen, "checkin"),
            said: Said::of(frame, seen, asked.done),
            here: format!("/arbiter/{}/checkin{filter}", seen.id),
            counts: frame.lang().text("tour-here", &args),
            left_out: sections()
                .filter_map(|of| left_out(frame, of, &everybody))
                .collect(),
            unseen_words: frame.count("tour-unseen", "count", &(unseen.len() as u64)),
            unseen,
            rows: wanted
                .filter(|(of, who)| !only_missing || is_missing(of, who.id, next(of)))
                .map(|(of, who)| Row {
                    section: if others.is_empty() { "" } else { of.name() }.to_owned(),
                    leads: format!("/arbiter/{}/checkin{filter}", of.id),
                    ..row(frame, of, who.clone(), next(of))
                })
                .collect(),
            only_missing,
            q: asked.q.clone(),
            frame,
        }
    }
}

/// The round for which people come.
fn next(seen: &Seen) -> Round {
    Round(seen.state.paired().0 + 1)
}

/// Those of a section who are missing, once somebody of it came.
fn left_out(frame: &Frame, seen: &Seen, everybody: &[One]) -> Option<LeftOut> {
    let round = next(seen);
    let own = || everybody.iter().filter(|(of, _)| of.id == seen.id);
    let mut came = own().filter(|(_, who)| status(seen, who.id, round) == Status::CheckedIn);
    if came.next().is_none() || !seen.may(Kind::Absent) {
        return None;
    }
    let missing = own().filter(|(_, who)| is_missing(seen, who.id, round));
    let who: Vec<_> = missing
        .map(|(_, who)| {
            let act = json!({"do": "absent", "entrant": who.id, "round": round});
            (who.name.clone(), act.to_string())
        })
        .collect();
    let args = Args::new()
        .count("count", who.len() as u64)
        .count("round", round.0.into());
    (!who.is_empty()).then(|| LeftOut {
        event: seen.id.clone(),
        words: frame.lang().text("tour-leave-out-of", &args),
        who,
    })
}

/// Those who are looked for: by the first letters of their names, or by their number.
fn found<'a, 's: 'a>(
    sections: impl Iterator<Item = &'s Seen>,
    everybody: &'a [One<'s>],
    asked: &str,
) -> impl Iterator<Item = &'a One<'s>> {
    let number: Option<u16> = latin(asked.trim()).parse().ok();
    let called: Vec<(&str, EntrantId)> = sections
        .filter(|_| number.is_none())
        .flat_map(|of| {
            of.state
                .search(asked)
                .into_iter()
                .map(|who| (of.id.as_str(), who.id))
        })
        .collect();
    everybody.iter().filter(move |(of, who)| {
        number.map_or_else(
            || called.contains(&(of.id.as_str(), who.id)),
            |number| who.rank == number,
        )
    })
}

fn status(seen: &Seen, id: EntrantId, round: Round) -> Status {
    let entrant = seen.state.entrants.get(&id);
    entrant.map_or(Status::Removed, |one| one.status(round))
}

/// Whether he should be there, and nobody said that he is.
fn is_missing(seen: &Seen, id: EntrantId, round: Round) -> bool {
    let away = seen.state.entrants.get(&id).and_then(|one| one.away(round));
    away.is_none() && status(seen, id, round) == Status::Entered
}

/// Whether a document with his day of birth is asked for, and nobody has seen it.
fn lacks(seen: &Seen, id: EntrantId) -> bool {
    let plays = |one: &arbiter_hall::event::state::Entrant| one.left().is_none();
    let entrant = seen.state.entrants.get(&id).filter(|one| plays(one));
    !seen.state.terms.ages.is_empty() && entrant.is_some_and(|one| one.documents.is_empty())
}

fn row(frame: &Frame, seen: &Seen, who: Person, round: Round) -> Row {
    let status = status(seen, who.id, round);
    let away = seen.state.entrants.get(&who.id).and_then(|one| one.away(round));
    let to_come = seen.state.all_rounds().is_none_or(|last| round <= last);
    let comes = match away {
        None => status == Status::Entered,
        Some(Away::Bye(kind)) => kind == arbiter_hall::event::act::ByeKind::Zero,
        Some(_) => false,
    };
    let here = json!({"do": "check_in", "entrant": who.id, "round": round}).to_string();
    let document = json!({"do": "document_seen", "entrant": who.id}).to_string();
    Row {
        event: seen.id.clone(),
        section: String::new(),
        leads: String::new(),
        status: status.name(),
        status_name: frame.word("tour-status", "status", status.name()),
        here: (comes && to_come && seen.may(Kind::CheckIn)).then_some(here),
        back: checked_in_by(seen, who.id, round).filter(|_| status == Status::CheckedIn),
        document: (lacks(seen, who.id) && seen.may(Kind::DocumentSeen)).then_some(document),
        seen: seen_by(frame, seen, who.id),
        who,
    }
}

/// The act that takes back that somebody is here.
fn checked_in_by(seen: &Seen, id: EntrantId, round: Round) -> Option<String> {
    let made = seen.state.newest(
        Kind::CheckIn,
        |made| matches!(&made.act, Act::CheckIn(one) if one.entrant == id && one.round == round),
    )?;
    seen.undo(made.seq)
}
