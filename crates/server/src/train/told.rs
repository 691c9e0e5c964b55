//! An exercise as it is sent: what is asked, and what an answer is worth.

use std::sync::LazyLock;

use arbiter_casebook::training::{Drawn, Exercise, MINUTES, Posed, exercises};
use arbiter_game::rules::chess::{Color, Playable, Square};
use arbiter_game::rules::laws::default_rulebook;
use arbiter_lang::Lang;
use arbiter_laws::{Citation, Rulebook};
use serde_json::{Value, json};

use crate::laws::link;

/// Every case is begun once for it, to know its play: that is not done again for each page.
static ROWS: LazyLock<Value> =
    LazyLock::new(|| json!({ "cases": exercises().iter().map(Exercise::row).collect::<Vec<_>>() }));

/// All exercises in a list, without what is asked.
pub fn rows() -> &'static Value {
    &ROWS
}

/// The exercises of an exam.
pub fn drawn(seed: &str, all: &[Drawn]) -> Value {
    let one = |drawn: &Drawn| json!({ "id": drawn.exercise.id, "laws": drawn.laws });
    json!({ "seed": seed, "minutes": MINUTES, "cases": all.iter().map(one).collect::<Vec<_>>() })
}

/// The rulebook under which an exercise is asked where none is named: the newest edition, or else the last for which it is
/// stated. `None` where the one that is named does not offer it.
pub fn book(exercise: &Exercise, named: Option<&str>) -> Option<&'static Rulebook> {
    let offered = exercise.offered();
    let newest = default_rulebook().id();
    let wanted = named.unwrap_or(newest);
    let found = offered.iter().find(|book| book.id() == wanted).copied();
    found.or_else(|| offered.last().copied().filter(|_| named.is_none()))
}

/// What is asked, without the answer.
pub fn asked(lang: &Lang, posed: &Posed) -> Value {
    let options: Vec<Value> = (posed.options.iter())
        .map(|one| json!({ "id": one.id, "text": lang.train_choice(&one.choice, posed) }))
        .collect();
    let (setting, regime) = (&posed.case.setting, posed.regime());
    let rings: Vec<String> = before(posed)
        .map(|all| all.iter().map(ToString::to_string).collect())
        .unwrap_or_default();
    json!({
        "id": posed.exercise.id,
        "subject": posed.exercise.subject.as_str(),
        "level": posed.exercise.level.number(),
        "laws": posed.book.id(),
        "play": regime.play().id(),
        "variant": posed.variant().word(),
        "control": setting.controls.as_ref().map(ToString::to_string),
        "fen": posed.stood.to_fen(),
        "rings": rings,
        "clocks": clocks(posed),
        "known": lang.train_known(posed),
        "sheet": lang.train_sheet(&posed.case, posed),
        "story": lang.train_story(posed).join(" "),
        "options": options,
        "articles": posed.articles,
    })
}

/// The squares that were touched before the last event.
fn before(posed: &Posed) -> Option<&[Square]> {
    let place = posed.seen.len().checked_sub(2)?;
    posed.seen.get(place).map(|one| &*one.touched)
}

fn clocks(posed: &Posed) -> Value {
    let Some(clocks) = posed.clocks else {
        return Value::Null;
    };
    let [white, black] = clocks.shows;
    json!({
        "white": white,
        "black": black,
        "white_moves": clocks.counters[0],
        "black_moves": clocks.counters[1],
        "running": clocks.running.map(Color::word),
    })
}

/// What an answer is worth, and what the Laws say; `None` where there is no such option.
pub fn marked(lang: &Lang, posed: &Posed, option: &str, article: &str) -> Option<Value> {
    let mark = posed.mark(option, article)?;
    let regime = posed.regime();
    let articles = posed.cites.iter().map(|cite| {
        let found = posed.book.article(cite.article());
        json!({
            "id": cite.article(),
            "link": link(cite.rulebook(), cite.article()),
            "text": found.map(|article| lang.article(article, &regime)),
        })
    });
    let elsewhere = posed.elsewhere().into_iter().map(|(book, choices)| {
        let said: Vec<String> = choices.iter().map(|one| lang.train_choice(one, posed)).collect();
        json!({ "laws": book.id(), "title": lang.rulebook(book), "said": said.join(" / ") })
    });
    Some(json!({
        "right": mark.right,
        "points": mark.points,
        "of": mark.of,
        "answer": posed.right().collect::<Vec<_>>(),
        "cites": posed.cites.iter().map(Citation::article).collect::<Vec<_>>(),
        "said": lang.train_said(posed),
        "article": mark.article,
        "decided": mark.decided,
        "articles": articles.collect::<Vec<_>>(),
        "elsewhere": elsewhere.collect::<Vec<_>>(),
        "judge": judge(posed),
    }))
}

/// Where the position can be judged for itself: where a flag, a dead position or a claim is what is asked about.
fn judge(posed: &Posed) -> Option<String> {
    use arbiter_casebook::training::Subject;
    let matter = match posed.exercise.subject {
        Subject::Flag => "flag",
        Subject::Draw => "dead",
        _ => return None,
    };
    let fen = posed.stood.lawful()?.to_fen();
    // Of the signs of a FEN only the blank needs another form in an address.
    let record = fen.replace(' ', "+");
    Some(format!(
        "/judge/{matter}?laws={}&record={record}",
        posed.book.id()
    ))
}
