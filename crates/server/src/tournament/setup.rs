//! What the event is: its name and days, how it is paired, links for those who help; and its end.

use arbiter_hall::event::act::{Field as Announced, Kind, WHO};
use arbiter_hall::event::ratings::RatingMethod;
use arbiter_hall::event::state::Results;
use arbiter_lang::Args;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::reader::AtDesk;
use crate::frame::Frame;
use crate::live::control_words;

/// What was just done.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    done: Option<Done>,
}

/// A field that can be put right: its word, its name, what stands there, and what else could, where that is a closed list.
struct Field {
    word: &'static str,
    name: String,
    value: String,
    choices: Vec<Choice>,
}

/// What a field may say: its word, and what people call it.
struct Choice {
    word: String,
    name: String,
}

/// The closed lists among the fields; what stands there already is one of them, whatever it is.
fn choices(frame: &Frame, field: Announced, value: &str) -> Vec<Choice> {
    let (text, words): (_, Vec<&str>) = match field {
        Announced::Ranking => (
            "tour-choice-ranking",
            RatingMethod::ALL.iter().map(|one| one.name()).collect(),
        ),
        Announced::Results => (
            "tour-choice-results",
            Results::ALL.iter().map(|one| one.name()).collect(),
        ),
        Announced::CheckIn => ("tour-choice-check-in", WHO.to_vec()),
        _ => return Vec::new(),
    };
    let other = (!words.contains(&value)).then(|| Choice {
        word: value.to_owned(),
        name: if value.is_empty() { "–" } else { value }.to_owned(),
    });
    let known = words.iter().map(|word| Choice {
        word: (*word).to_owned(),
        name: frame.word(text, "choice", word),
    });
    other.into_iter().chain(known).collect()
}

#[derive(Template)]
#[template(path = "tournament/setup.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    fields: Vec<Field>,
    facts: Vec<(String, String)>,
    amends: bool,
    finish: Option<&'static str>,
}

/// What can be put right here.
const FIELDS: [Announced; 14] = [
    Announced::Name,
    Announced::City,
    Announced::Federation,
    Announced::FirstDay,
    Announced::LastDay,
    Announced::Rounds,
    Announced::Arbiter,
    Announced::Rate,
    Announced::Ranking,
    Announced::Control,
    Announced::Results,
    Announced::Rooms,
    Announced::Zone,
    Announced::CheckIn,
];

/// `/arbiter/{event}/setup`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let play = seen.house.look(arbiter_hall::Office::play).await;
    let lang = frame.lang();
    let field = |field: Announced| {
        let value = seen.state.announced(field, None);
        Field {
            word: field.name(),
            name: lang.text("tournament-field", &Args::new().word("field", field.name())),
            choices: choices(&frame, field, &value),
            value,
        }
    };
    let book = arbiter_laws::Rulebook::by_id(play.rulebook.as_deref().unwrap_or_default())
        .map(|book| lang.rulebook(book));
    let tiebreaks = seen.state.terms.tiebreaks.last().cloned().unwrap_or_default();
    let facts = vec![
        (
            frame.t("tour-fact-control"),
            control_words(lang, play.control.as_deref().unwrap_or_default()),
        ),
        (frame.t("tour-fact-rulebook"), book.unwrap_or_default()),
        (frame.t("tour-fact-tiebreaks"), tiebreaks.join(", ")),
    ];
    let over = seen.state.over.last() == Some(&true);
    let finish = match (over, seen.may(Kind::Finish)) {
        (_, false) => None,
        (true, _) => Some("reopen"),
        (false, _) => Some("finish"),
    };
    let page = Page {
        bar: Bar::of(&frame, &seen, "setup"),
        said: Said::of(&frame, &seen, asked.done),
        here: seen.desk("setup"),
        fields: FIELDS.into_iter().map(field).collect(),
        facts: facts.into_iter().filter(|fact| !fact.1.is_empty()).collect(),
        amends: seen.may(Kind::Amend),
        finish,
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}
