//! `/new/tournament`: a preset, one field that reads whatever is pasted, and the button. Then round 1 stands there as a preview.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;

use arbiter_hall::Preset;
use arbiter_hall::event::act::EntryForm;
use arbiter_hall::event::state::State as Event;
use arbiter_lang::{Args, Lang};
use arbiter_laws::Rulebook;
use arbiter_reports::paste;
use arbiter_reports::rating_list::Compact;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use serde_json::json;

use super::entries::national;
use super::listed::complete;
use super::window::Ages;
use crate::api::{Asker, NewEvent, make_from};
use crate::app::App;
use crate::device::Https;
use crate::digits::latin;
use crate::frame::Frame;
use crate::laws::Named;
use crate::live::{Device, Failure, short_words};

/// A row as it was understood.
pub struct Row {
    /// The name.
    pub name: String,
    /// All else, in a line.
    pub about: String,
    /// What the age group says of him.
    pub age: String,
    /// What is in doubt, each in a sentence.
    pub doubts: Vec<String>,
}

/// What was read of a text.
pub struct Read {
    /// A row each.
    pub rows: Vec<Row>,
    /// How many doubts there are.
    pub doubts: usize,
    /// Doubts that belong to no row.
    pub others: Vec<String>,
    /// Columns that are left out.
    pub left_out: String,
    /// The columns of a table that hold something.
    pub columns: Vec<Column>,
    /// How many there are in all.
    pub all_columns: usize,
    /// What they are taken for, a word each.
    pub is_read_as: String,
    /// How many were read, in a sentence.
    pub count: String,
    /// The entries, without those whom the age group refuses.
    pub forms: Vec<EntryForm>,
}

/// A column of a pasted table, and what it can be taken for.
pub struct Column {
    /// Which one, from 0.
    pub at: usize,
    /// What it is called, or which one it is.
    pub head: String,
    /// What it holds.
    pub example: String,
    /// What it can be: the word, its words for people, whether it is that.
    pub meanings: Vec<(&'static str, String, bool)>,
}

/// What a form says of the columns: the meaning of the n-th as `col.n`, and how many there are as `cols`.
pub type Said = BTreeMap<String, String>;

/// The meanings in the order of the columns; none where nothing was said.
fn wanted(said: &Said) -> Vec<String> {
    let count: usize = said.get("cols").and_then(|count| count.parse().ok()).unwrap_or(0);
    let word = |at: usize| said.get(&format!("col.{at}")).cloned().unwrap_or_default();
    (0..count.min(paste::MOST_COLUMNS)).map(word).collect()
}

fn columns(frame: &Frame, held: &[paste::Held]) -> Vec<Column> {
    let meaning = |word: &'static str, held: &paste::Held| {
        let words = frame.word("tour-column-is", "meaning", word);
        (word, words, word == held.meaning)
    };
    let nameless = |at: usize| frame.count("tour-column", "nth", &(at + 1));
    let column = |(at, held): (usize, &paste::Held)| Column {
        at,
        head: Some(held.head.clone())
            .filter(|head| !head.is_empty())
            .unwrap_or_else(|| nameless(at)),
        example: held.example.clone(),
        meanings: paste::MEANINGS.iter().map(|word| meaning(word, held)).collect(),
    };
    let all = held.iter().enumerate();
    // A column that holds nothing is none to choose.
    all.filter(|(_, held)| !held.example.is_empty())
        .map(column)
        .collect()
}

/// Reads whatever was pasted, with its columns taken for what is said.
///
/// # Errors
/// Why it cannot be read, in a sentence.
pub fn read_text(
    frame: &Frame,
    (text, said): (&str, &Said),
    (ages, list, state): (Option<&Ages>, Option<&Compact>, Option<&Event>),
) -> Result<Read, String> {
    let lang = frame.lang();
    let mut pasted = paste::read_as(text.as_bytes(), &wanted(said)).map_err(|why| lang.not_read(why))?;
    if let Some(state) = state {
        pasted.doubt_of_entrants(state);
    }
    // Ages are told of every row.
    pasted.doubt_of_unfit(&Event::default());
    let namesakes = list
        .map(|list| complete(frame, list, &mut pasted))
        .unwrap_or_default();
    say_another(&mut pasted);
    let mut rows: Vec<Row> = pasted.players.iter().map(|form| row(frame, form)).collect();
    let refused = judged(lang, ages, &pasted.players, &mut rows);
    let mut others = Vec::new();
    for doubt in &pasted.doubts {
        let said = lang.doubt(doubt);
        let place = pasted.places.iter().position(|place| place.line == doubt.line);
        match place.and_then(|at| rows.get_mut(at)) {
            Some(row) => row.doubts.push(said),
            None => others.push(said),
        }
    }
    for (at, said) in &namesakes {
        rows[*at].doubts.push(said.clone());
    }
    let left_out: Vec<String> = pasted
        .left_out
        .iter()
        .map(|column| lang.left_out(column))
        .collect();
    let args = Args::new().count("players", rows.len() as u64);
    let entering = pasted.players.into_iter().zip(&refused);
    Ok(Read {
        doubts: pasted.doubts.len() + namesakes.len() + refused.iter().filter(|refused| **refused).count(),
        others,
        left_out: left_out.join(&frame.t("tournament-joint")),
        all_columns: pasted.columns.len(),
        is_read_as: pasted
            .columns
            .iter()
            .map(|held| held.meaning)
            .collect::<Vec<_>>()
            .join(" "),
        columns: columns(frame, &pasted.columns),
        count: lang.text("tour-read", &args),
        forms: entering
            .filter(|(_, refused)| !**refused)
            .map(|(form, _)| form)
            .collect(),
        rows,
    })
}

/// Whoever has the name of another is one himself, once it is said that the list is right as it is.
fn say_another(pasted: &mut paste::Pasted) {
    let twins = pasted.doubts.iter().filter(|doubt| doubt.is_of_namesake());
    let lines: BTreeSet<usize> = twins.map(|doubt| doubt.line).collect();
    for (form, place) in pasted.players.iter_mut().zip(&pasted.places) {
        if lines.contains(&place.line) {
            "yes".clone_into(&mut form.another);
        }
    }
}

/// Tells of every row what the age group says of it; whom it refuses is in doubt, and left out of the entries.
fn judged(lang: &Lang, ages: Option<&Ages>, forms: &[EntryForm], rows: &mut [Row]) -> Vec<bool> {
    let mut refused = vec![false; forms.len()];
    let Some(ages) = ages else { return refused };
    for ((form, row), refused) in forms.iter().zip(rows).zip(&mut refused) {
        let verdict = ages.verdict(lang, &form.birth);
        *refused = verdict.refused;
        if verdict.refused {
            row.doubts.push(verdict.words);
        } else {
            row.age = verdict.words;
        }
    }
    refused
}

fn row(frame: &Frame, form: &EntryForm) -> Row {
    let rating = form.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let national = form
        .national_rating
        .map(|rating| national(frame, rating))
        .unwrap_or_default();
    let birth = frame.lang().birth(&form.birth);
    let parts = [
        &form.title,
        &rating,
        &national,
        &form.federation,
        &form.fide_id,
        &birth,
        &form.club,
    ];
    let about: Vec<&str> = parts
        .into_iter()
        .map(|part| part.trim())
        .filter(|part| !part.is_empty())
        .collect();
    Row {
        name: form.name.clone(),
        about: about.join(" · "),
        age: String::new(),
        doubts: Vec::new(),
    }
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    preset: String,
    players: String,
    name: String,
    rounds: String,
    control: String,
    rulebook: String,
    boards: String,
    /// The clock of the hall, as the device proposes it.
    zone: String,
    /// What is in doubt and wanted all the same.
    anyway: String,
    /// What its columns were taken for when that was said.
    was: String,
    /// Whether it is only looked at.
    look: String,
    /// What the columns are.
    #[serde(flatten)]
    columns: Said,
}

impl Read {
    /// Whether it is to be looked at before anybody enters: because that is asked for, or because something is in doubt that nobody
    /// has seen as it is read now.
    pub fn waits(&self, look: &str, (anyway, was): (&str, &str), text: &str) -> bool {
        let seen = anyway == text && (was.is_empty() || was == self.is_read_as);
        !look.is_empty() || self.doubts > 0 && !seen
    }
}

/// A preset as it is offered.
struct Offered {
    id: &'static str,
    name: String,
    about: String,
    here: bool,
}

#[derive(Template)]
#[template(path = "tournament/new.html")]
struct Page<'a> {
    frame: &'a Frame,
    presets: Vec<Offered>,
    books: Vec<(String, String, bool)>,
    sent: Sent,
    read: Option<Read>,
    wrong: Option<String>,
}

/// The rows under the field, for a page that is there already.
#[derive(Template)]
#[template(path = "tournament/read.html")]
struct Rows<'a> {
    frame: &'a Frame,
    read: Option<Read>,
    wrong: Option<String>,
}

/// A time control as players call it: `10+5`.
fn short(lang: &Lang, control: &str) -> String {
    let read = control.parse();
    read.map_or_else(|_| String::new(), |controls| short_words(lang, &controls))
}

/// The form.
pub async fn page(frame: Frame) -> Response {
    shown(&frame, Sent::default(), None, None)
}

fn shown(frame: &Frame, sent: Sent, read: Option<Read>, wrong: Option<String>) -> Response {
    let lang = frame.lang();
    let all = Preset::all();
    let chosen = all
        .iter()
        .find(|preset| preset.name == sent.preset)
        .unwrap_or(&all[0]);
    let offered = |preset: &Preset| {
        let (id, book) = (preset.name, preset.rulebook.and_then(Rulebook::by_id));
        let args = Args::new()
            .word("preset", if book.is_some() { "league" } else { id })
            .word("book", book.map(|book| lang.rulebook(book)).unwrap_or_default())
            .count("rounds", preset.rounds.unwrap_or(0).into())
            .word("control", short(lang, preset.control));
        Offered {
            id,
            name: lang.text("tour-preset", &args),
            about: lang.text("tour-preset-about", &args),
            here: preset.name == chosen.name,
        }
    };
    let for_games = |book: &Named| Rulebook::by_id(book.id).is_some_and(Rulebook::is_for_games);
    let of_preset = (String::new(), frame.t("tour-as-preset"), sent.rulebook.is_empty());
    let books = Named::all(lang).into_iter().filter(for_games).map(|book| {
        let here = book.id == sent.rulebook;
        (book.id.to_owned(), book.title, here)
    });
    let status = if wrong.is_some() || read.is_some() && sent.look.is_empty() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let page = Page {
        presets: all.iter().map(offered).collect(),
        books: std::iter::once(of_preset).chain(books).collect(),
        sent,
        read,
        wrong,
        frame,
    };
    frame.page(status, &page)
}

/// The preset under which the field is filled in.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Under {
    preset: String,
    #[serde(flatten)]
    columns: Said,
}

/// `POST /new/tournament/read`: how the field is understood, while it is filled in.
pub async fn read(
    State(app): State<App>,
    frame: Frame,
    Query(under): Query<Under>,
    text: String,
) -> Response {
    let ages = Preset::by_name(&under.preset).as_ref().and_then(Ages::of_preset);
    let (read, wrong) = match read_text(&frame, (&text, &under.columns), (ages.as_ref(), app.list(), None)) {
        Ok(read) => (Some(read), None),
        Err(why) => (None, Some(why)),
    };
    let rows = Rows {
        frame: &frame,
        read,
        wrong,
    };
    rows.frame.page(StatusCode::OK, &rows)
}

/// Makes it and leads to its first round, which may be loaded again.
pub async fn make(
    State(app): State<App>,
    device: Device,
    asker: Asker,
    frame: Frame,
    Form(sent): Form<Sent>,
) -> Response {
    let ages = Preset::by_name(&sent.preset).as_ref().and_then(Ages::of_preset);
    let read = match read_text(
        &frame,
        (&sent.players, &sent.columns),
        (ages.as_ref(), app.list(), None),
    ) {
        Ok(read) => read,
        Err(_) if sent.players.trim().is_empty() => {
            return made(&app, (device, asker.from), &frame, sent, Vec::new()).await;
        }
        Err(why) => return shown(&frame, sent, None, Some(why)),
    };
    if read.waits(&sent.look, (&sent.anyway, &sent.was), &sent.players) {
        return shown(&frame, sent, Some(read), None);
    }
    let forms = read.forms;
    made(&app, (device, asker.from), &frame, sent, forms).await
}

async fn made(
    app: &App,
    (device, from): (Device, Option<IpAddr>),
    frame: &Frame,
    sent: Sent,
    players: Vec<EntryForm>,
) -> Response {
    let making = async {
        let (device, pass, headers) = device.bound(app.hub(), Https(app.is_https()))?;
        let new = new(app, frame, &sent, &players)?;
        let made = make_from::<NewEvent>(app, new, (&device, from), &pass).await?;
        let event = made["event"].as_str().unwrap_or_default().to_owned();
        Ok::<_, Failure>((headers, Redirect::to(&format!("/arbiter/{event}/round"))).into_response())
    };
    match making.await {
        Ok(response) => response,
        Err(failure) => {
            let why = failure.text(frame.lang());
            shown(frame, sent, None, Some(why))
        }
    }
}

/// The table that the interface takes.
fn new(app: &App, frame: &Frame, sent: &Sent, players: &[EntryForm]) -> Result<serde_json::Value, Failure> {
    let all = Preset::all();
    let preset = all
        .iter()
        .find(|preset| preset.name == sent.preset)
        .unwrap_or(&all[0]);
    let mut new = json!({
        "preset": preset.name,
        "name": event_name(app, frame, sent.name.trim()),
        "players": players,
    });
    for (field, typed) in [("rounds", &sent.rounds), ("boards", &sent.boards)] {
        let typed = latin(typed.trim());
        if !typed.is_empty() {
            let number: Option<u16> = typed.parse().ok();
            let number = number.ok_or_else(|| Failure::BadMessage(format!("{field}: {typed}")))?;
            new[field] = json!(number);
        }
    }
    for (field, typed) in [
        ("control", &sent.control),
        ("rulebook", &sent.rulebook),
        ("zone", &sent.zone),
    ] {
        if !typed.trim().is_empty() {
            new[field] = json!(latin(typed.trim()));
        }
    }
    Ok(new)
}

/// The name of an event: the one that was typed, or its day.
fn event_name(app: &App, frame: &Frame, typed: &str) -> String {
    if !typed.is_empty() {
        return typed.to_owned();
    }
    let days = (app.hub().today() / 86_400_000).cast_signed();
    let day = arbiter_laws::Date::from_days(days).map(|day| frame.lang().date(day));
    format!("{} {}", frame.t("tour-new"), day.unwrap_or_default())
}
