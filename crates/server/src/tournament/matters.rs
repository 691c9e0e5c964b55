//! What no article foresees, with the nearest articles, and players whom neither games nor lots part: both wait for somebody's word.

use arbiter_hall::event::act::Kind;
use arbiter_hall::event::cup::course;
use arbiter_hall::event::number::Seq;
use arbiter_laws::Rulebook;
use serde_json::json;

use super::seen::Seen;
use crate::app::App;
use crate::frame::Frame;

/// So many articles are shown beside a matter: a glance, and the search has the rest.
const NEAREST: usize = 3;

/// A matter.
pub struct Matter {
    /// What was asked.
    pub text: String,
    /// Who decided what, in a sentence.
    pub said: Option<String>,
    /// The act that says what was decided, while nobody has.
    pub resolve: Option<String>,
    /// The act that takes the newest step back.
    pub back: Option<String>,
    /// Articles that may help: address, number, text.
    pub nearest: Vec<(String, String, String)>,
}

/// Players who are level, and the acts that put each of them before the others.
pub struct Level {
    /// Their names.
    pub names: Vec<String>,
    /// A name and its act.
    pub through: Vec<(String, String)>,
}

/// Everything that was asked.
pub async fn matters(app: &App, frame: &Frame, seen: &Seen) -> Vec<Matter> {
    let rulebook = seen.house.look(|office| office.plan.rulebook.clone()).await;
    let book = Rulebook::by_id(&rulebook);
    let asked = seen.state.matters.asked.told();
    let words = frame.lang().tournament(&seen.state);
    let one = |(question, text): (Seq, &String)| {
        let resolution = seen.state.resolution(question);
        let newest = resolution.map_or(question, |one| one.0);
        let made = |seq: Seq| seen.state.history.iter().find(|made| made.seq == seq);
        Matter {
            text: text.clone(),
            resolve: (resolution.is_none() && seen.may(Kind::Resolve))
                .then(|| json!({"do": "resolve", "question": question}).to_string()),
            said: resolution
                .and_then(|one| made(one.0))
                .map(|made| words.made(made)),
            back: seen.undo(newest),
            nearest: book
                .filter(|_| resolution.is_none())
                .map(|book| near(app, frame, book, text))
                .unwrap_or_default(),
        }
    };
    asked.map(one).collect()
}

/// The articles that speak of it, or come near.
fn near(app: &App, frame: &Frame, book: &'static Rulebook, text: &str) -> Vec<(String, String, String)> {
    let texts = app.shelf().summaries(frame.lang(), book);
    let found = frame.lang().search(book, &texts, text);
    let one = |place: &usize| {
        let article = &book.articles()[*place];
        let link = format!("/laws/{}/{}", book.id(), article.id());
        (link, article.id().to_owned(), texts[*place].clone())
    };
    found.places.iter().take(NEAREST).map(one).collect()
}

/// Players whom somebody must part; nobody for whom may not.
pub fn level(seen: &Seen) -> Vec<Level> {
    let Some(course) = course(&seen.state.sheet()).filter(|_| seen.may(Kind::Through)) else {
        return Vec::new();
    };
    let name = |number: &u16| {
        let id = seen.counted.numbers.entrant(*number);
        id.map_or_else(String::new, |id| seen.state.name(id).trim().to_owned())
    };
    let through = |winner: &u16, group: &[u16]| {
        let others = group.iter().filter(|other| *other != winner);
        let acts: Vec<String> = others
            .filter_map(|loser| {
                let (winner, loser) = (
                    seen.counted.numbers.entrant(*winner)?,
                    seen.counted.numbers.entrant(*loser)?,
                );
                Some(json!({"do": "through", "winner": winner, "loser": loser}).to_string())
            })
            .collect();
        acts
    };
    let pairs = course.bracket.level.iter();
    pairs
        .flat_map(|group| {
            // Two by two: of three who are level every pair is asked.
            group
                .iter()
                .enumerate()
                .flat_map(move |(at, one)| group[at + 1..].iter().map(move |two| [*one, *two]))
        })
        .map(|pair| Level {
            names: pair.iter().map(name).collect(),
            through: pair
                .iter()
                .flat_map(|one| through(one, &pair).into_iter().map(|act| (name(one), act)))
                .collect(),
        })
        .collect()
}
