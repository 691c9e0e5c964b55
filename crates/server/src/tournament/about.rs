//! The regulations in force: how it is played and paired, what parts those who are level, and what the invitation says.

use arbiter_hall::event::regulations::{Item, article, rulebook};
use arbiter_hall::event::state::Play;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;

use super::Top;
use super::reader::ForAll;
use super::seen::Seen;
use crate::frame::Frame;
use crate::live::control_words;

/// What is told: its name, what holds, where more is told.
type Fact = (String, String, Option<String>);

#[derive(Template)]
#[template(path = "tournament/about.html")]
struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    facts: Vec<Fact>,
    tiebreaks: Vec<(String, String)>,
    invitation: Vec<Fact>,
    home: String,
    files: [(&'static str, &'static str); 4],
}

/// The files for everybody: the end of their address and their name.
const FILES: [(&str, &str); 4] = [("trf", "TRF"), ("csv", "CSV"), ("pgn", "PGN"), ("zip", "ZIP")];

/// `/e/{event}/about`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    let play = seen.house.look(arbiter_hall::Office::play).await;
    let tiebreaks = seen.state.terms.tiebreaks.last().cloned().unwrap_or_default();
    let page = Page {
        top: Top::of(&frame, &seen, "about"),
        facts: facts(&frame, &seen, &play),
        tiebreaks: tiebreaks
            .iter()
            .map(|code| (code.clone(), frame.lang().tiebreak(code)))
            .collect(),
        invitation: invitation(&frame, &seen),
        home: seen.links.home(),
        files: FILES,
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// The word for how it is paired.
fn system(seen: &Seen) -> &'static str {
    match seen {
        seen if seen.state.of_teams() => "teams",
        seen if seen.state.is_table() => "table",
        seen if seen.state.is_knockout() => "cup",
        _ => "swiss",
    }
}

fn facts(frame: &Frame, seen: &Seen, play: &Play) -> Vec<Fact> {
    let lang = frame.lang();
    let rounds = seen.state.all_rounds().map(|last| last.0.to_string());
    let book = arbiter_laws::Rulebook::by_id(play.rulebook.as_deref().unwrap_or_default());
    let link = book.map(|book| format!("/laws/{}", book.id()));
    let book = book.map(|book| lang.rulebook(book));
    let facts = [
        (
            frame.t("tour-about-system"),
            frame.word("tour-about-how", "how", system(seen)),
            None,
        ),
        (frame.t("tour-field-rounds"), rounds.unwrap_or_default(), None),
        (
            frame.t("tour-fact-control"),
            control_words(lang, play.control.as_deref().unwrap_or_default()),
            None,
        ),
        (frame.t("tour-fact-rulebook"), book.unwrap_or_default(), link),
    ];
    facts.into_iter().filter(|fact| !fact.1.is_empty()).collect()
}

/// What the invitation says, item by item, each with the article that asks for it.
fn invitation(frame: &Frame, seen: &Seen) -> Vec<Fact> {
    let item = |item: &Item| {
        let name = frame.word("tournament-invitation-item", "item", item.name());
        let link = rulebook().zip(article(item.topic()));
        let link = link.map(|(book, article)| crate::laws::link(book.id(), article));
        let said = seen.state.invited(*item)?;
        // A code of report files is no word for people.
        let said = if said.starts_with("CUSTOM_") {
            frame.word("tour-about-how", "how", system(seen))
        } else {
            said
        };
        Some((name, said, link))
    };
    Item::ALL.iter().filter_map(item).collect()
}
