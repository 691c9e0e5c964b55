//! Who entered: a row each, one field that reads whatever is pasted, and what can be done for somebody, each with his name on it.

use arbiter_hall::event::act::Kind;
use arbiter_hall::event::number::{EntrantId, Round};
use arbiter_hall::event::state::Status;
use arbiter_lang::Args;
use arbiter_reports::rating_list::Compact;
use askama::Template;
use axum::Form;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use serde_json::json;

use super::asked::{Done, Said, act_once, onwards, sentence};
use super::bar::Bar;
use super::day;
use super::fest_desk::may_leave;
use super::listed::{Offered, offered};
use super::new::{Read, Said as Columns, read_text};
use super::reader::AtDesk;
use super::seen::{Person, Seen};
use super::window::Ages;
use crate::app::App;
use crate::frame::Frame;
use crate::live::Device;

/// What is looked for, and what was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
    who: Option<u32>,
    done: Option<Done>,
    /// The beginning of a name in the rating list.
    list: String,
}

/// Somebody in the list.
struct Row {
    who: Person,
    /// What he is, in a word for the style and one for people.
    status: &'static str,
    status_name: String,
    /// His federation and so on.
    about: String,
    /// Whether he plays without seeing the board.
    blind: bool,
    open: bool,
    /// Whether he can go to another section of the festival.
    moves: bool,
    /// Where what he gave is put right.
    corrects: Option<String>,
    /// What can be done for him: the button, its act.
    deeds: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "tournament/entries.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    rows: Vec<Row>,
    all: usize,
    q: String,
    /// From which round on somebody who comes now plays.
    from: u16,
    late: bool,
    enters: bool,
    /// Whether a rating of the own federation is asked for: it counts here, or somebody has one.
    nationals: bool,
    /// Whether a day of birth is asked for, and the preset that says what of it.
    ages: Option<&'static str>,
    pasted: String,
    read: Option<Read>,
    wrong: Option<String>,
    /// What was looked for in the rating list, where there is one, and who was found.
    list: Option<(String, Vec<Offered>)>,
}

/// `/arbiter/{event}/entries`
pub async fn page(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    Query(asked): Query<Asked>,
) -> Response {
    shown(&frame, (&seen, app.list()), &asked, (String::new(), None, None))
}

fn shown(
    frame: &Frame,
    (seen, list): (&Seen, Option<&Compact>),
    asked: &Asked,
    (pasted, read, wrong): (String, Option<Read>, Option<String>),
) -> Response {
    let found = seen.state.search(&asked.q);
    let wanted = |who: &Person| found.iter().any(|one| one.id == who.id);
    let everybody = seen.everybody();
    let all = everybody.len();
    let rows = everybody
        .into_iter()
        .filter(wanted)
        .map(|who| row(frame, seen, who, asked.who))
        .collect();
    let status = if wrong.is_some() {
        StatusCode::UNPROCESSABLE_ENTITY
    } else {
        StatusCode::OK
    };
    let page = Page {
        bar: Bar::of(frame, seen, "entries"),
        said: Said::of(frame, seen, asked.done),
        here: seen.desk("entries"),
        rows,
        all,
        q: asked.q.clone(),
        from: seen.state.paired().0 + 1,
        late: seen.state.paired().0 > 0,
        enters: seen.may(Kind::Enter),
        nationals: seen.state.has_national_ratings(),
        ages: seen.state.terms.ages.last().map(|_| day::preset(seen)),
        pasted,
        read,
        wrong,
        list: list.map(|list| {
            let late = (seen.state.paired().0 > 0).then(|| seen.state.paired().0 + 1);
            (asked.list.clone(), offered(Some(list), &asked.list, late))
        }),
        frame,
    };
    frame.page(status, &page)
}

fn row(frame: &Frame, seen: &Seen, who: Person, open: Option<u32>) -> Row {
    let next = Round(seen.state.paired().0 + 1);
    let entrant = seen.state.entrants.get(&who.id);
    let status = entrant.map_or(Status::Removed, |one| one.status(next));
    let form = entrant
        .map(arbiter_hall::event::state::Entrant::form)
        .unwrap_or_default();
    let blind = form.is_blind();
    let rating = form.rating.map(|rating| rating.to_string());
    let national = form.national_rating.map(|rating| national(frame, rating));
    let parts = [
        Some(form.title),
        rating,
        national,
        Some(form.federation),
        Some(form.club),
    ];
    let own = form
        .own
        .iter()
        .map(|(name, value)| Some(format!("{name}: {value}")));
    let about: Vec<String> = parts
        .into_iter()
        .chain(own)
        .flatten()
        .map(|part| part.trim().to_owned())
        .filter(|part| !part.is_empty())
        .collect();
    Row {
        status: status.name(),
        status_name: frame
            .lang()
            .text("tour-status", &Args::new().word("status", status.name())),
        about: about.join(" · "),
        blind,
        open: open == Some(who.id.0),
        corrects: (status != Status::Removed && seen.may(Kind::CorrectEntrant))
            .then(|| format!("{}?who={}", seen.desk("correct"), who.id)),
        moves: seen.sections.len() > 1 && may_leave(seen, who.id),
        deeds: deeds(frame, seen, &who, status),
        who,
    }
}

/// What can be done for somebody now, each as a button that says it with his name.
fn deeds(frame: &Frame, seen: &Seen, who: &Person, status: Status) -> Vec<(String, String)> {
    let next = seen.state.paired().0 + 1;
    let id = who.id;
    let last = seen.state.all_rounds().is_none_or(|last| next <= last.0);
    let offered = match status {
        Status::Entered | Status::CheckedIn if last => vec![
            (
                Kind::CheckIn,
                "here",
                json!({"do": "check_in", "entrant": id, "round": next}),
            ),
            (
                Kind::Absent,
                "absent",
                json!({"do": "absent", "entrant": id, "round": next}),
            ),
            (
                Kind::Bye,
                "half",
                json!({"do": "bye", "entrant": id, "round": next, "kind": "half"}),
            ),
            (
                Kind::Withdraw,
                "withdraw",
                json!({"do": "withdraw", "entrant": id, "from": next}),
            ),
            (
                Kind::Exclude,
                "exclude",
                json!({"do": "exclude", "entrant": id, "from": next}),
            ),
        ],
        Status::Absent => vec![(
            Kind::CheckIn,
            "here",
            json!({"do": "check_in", "entrant": id, "round": next}),
        )],
        Status::Withdrawn => vec![(
            Kind::Rejoin,
            "rejoin",
            json!({"do": "rejoin", "entrant": id, "from": next}),
        )],
        Status::Excluded | Status::Expelled => vec![(
            Kind::Reinstate,
            "reinstate",
            json!({"do": "reinstate", "entrant": id, "from": next}),
        )],
        _ => Vec::new(),
    };
    let here = status == Status::CheckedIn;
    let mut deeds: Vec<(String, String)> = offered
        .into_iter()
        .filter(|(kind, word, _)| seen.may(*kind) && !(here && *word == "here"))
        .map(|(_, word, act)| (button(frame, word, who, next), act.to_string()))
        .collect();
    if status != Status::Removed && seen.may(Kind::CorrectEntrant) {
        deeds.push(sight(frame, seen, who, next));
    }
    if let Some(undo) = unentered(seen, id) {
        deeds.push((button(frame, "remove", who, next), undo));
    }
    deeds
}

/// `1537 national`: beside the rating of FIDE it is told apart by its word.
pub(super) fn national(frame: &Frame, rating: u16) -> String {
    let args = Args::new().word("rating", frame.lang().digits(&rating.to_string()));
    frame.lang().text("tour-national", &args)
}

fn button(frame: &Frame, word: &str, who: &Person, round: u16) -> String {
    let args = Args::new()
        .word("deed", word)
        .text("name", &who.name)
        .count("round", round.into());
    frame.lang().text("tour-deed", &args)
}

/// That he plays without seeing the board is said, or put right.
fn sight(frame: &Frame, seen: &Seen, who: &Person, next: u16) -> (String, String) {
    let form = seen.state.entrants.get(&who.id);
    let form = form
        .map(arbiter_hall::event::state::Entrant::form)
        .unwrap_or_default();
    let (word, value) = if form.is_blind() {
        ("sees", "")
    } else {
        ("blind", "yes")
    };
    let field = json!({"field": "blind", "value": value, "was": form.blind});
    let act = json!({"do": "correct_entrant", "entrant": who.id, "fields": [field]});
    (button(frame, word, who, next), act.to_string())
}

/// The act that takes an entry back, while nobody has paired him.
fn unentered(seen: &Seen, id: EntrantId) -> Option<String> {
    seen.undo(seen.state.entrants.get(&id)?.entered)
}

/// What the field sends.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Sent {
    players: String,
    /// Whether they are entered although something is in doubt.
    anyway: String,
    /// What its columns were taken for when that was said.
    was: String,
    /// Whether it is only looked at.
    look: String,
    /// What the columns are.
    #[serde(flatten)]
    columns: Columns,
}

/// `POST /arbiter/{event}/entries`: whatever is pasted is read; they enter, all or nobody.
pub async fn send(
    AtDesk { seen, frame }: AtDesk,
    State(app): State<App>,
    device: Device,
    Form(sent): Form<Sent>,
) -> Response {
    let asked = Asked::default();
    let read = match read_text(
        &frame,
        (&sent.players, &sent.columns),
        (Ages::of(&seen).as_ref(), app.list(), Some(&seen.state)),
    ) {
        Ok(read) => read,
        Err(why) => {
            return shown(
                &frame,
                (&seen, app.list()),
                &asked,
                (sent.players, None, Some(why)),
            );
        }
    };
    let waits = read.waits(&sent.look, (&sent.anyway, &sent.was), &sent.players);
    if read.forms.is_empty() || waits {
        return shown(
            &frame,
            (&seen, app.list()),
            &asked,
            (sent.players, Some(read), None),
        );
    }
    let acts = read
        .forms
        .iter()
        .map(|form| json!({"do": "enter", "form": form}))
        .collect();
    match act_once(&app, &seen.house, &device, acts, None).await {
        Ok(acted) => onwards(&seen.desk("entries"), &acted),
        Err(failure) => {
            let why = sentence(&frame, &frame.lang().tournament(&seen.state), &failure);
            shown(
                &frame,
                (&seen, app.list()),
                &asked,
                (sent.players, Some(read), Some(why)),
            )
        }
    }
}
