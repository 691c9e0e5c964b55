//! Who did what, the newest first, each line with its way back.

use arbiter_hall::event::act::Act;
use arbiter_hall::event::state::Made;
use askama::Template;
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;

use super::asked::{Done, Said};
use super::bar::Bar;
use super::reader::AtDesk;
use super::seen::Seen;
use crate::digits::latin;
use crate::frame::Frame;

/// So many lines a page.
const SHOWN: usize = 200;

/// What is looked for.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Asked {
    q: String,
    kind: String,
    /// Who did it, as it is signed.
    by: String,
    /// Of which round; anything but a number is none.
    round: String,
    before: Option<u32>,
    done: Option<Done>,
}

/// An entry.
struct Line {
    seq: u32,
    text: String,
    at: String,
    by: String,
    undone: bool,
    back: bool,
}

#[derive(Template)]
#[template(path = "tournament/history.html")]
struct Page<'a> {
    frame: &'a Frame,
    bar: Bar,
    said: Option<Said>,
    here: String,
    lines: Vec<Line>,
    q: String,
    kind: String,
    kinds: Vec<(&'static str, String)>,
    by: String,
    signers: Vec<String>,
    round: String,
    names: Vec<String>,
    older: Option<u32>,
}

impl Page<'_> {
    fn signed(&self, by: &str) -> String {
        signed(self.frame, by)
    }
}

/// `/arbiter/{event}/history`
pub async fn page(AtDesk { seen, frame }: AtDesk, Query(asked): Query<Asked>) -> Response {
    let words = frame.lang().tournament(&seen.state);
    let looked = asked.q.trim().to_lowercase();
    let round = latin(asked.round.trim()).parse::<u16>().ok();
    let wanted = |made: &&Made| {
        asked.before.is_none_or(|before| made.seq.0 < before)
            && (asked.kind.is_empty() || made.act.kind().name() == asked.kind)
            && (asked.by.is_empty() || made.by.as_deref() == Some(&*asked.by))
            && round.is_none_or(|round| is_of(&made.act, round))
    };
    let mut lines: Vec<Line> = seen
        .state
        .history
        .iter()
        .rev()
        .filter(wanted)
        .map(|made| line(&frame, &seen, &words, made))
        .filter(|line| {
            looked.is_empty()
                || line.text.to_lowercase().contains(&looked)
                || line.by.to_lowercase().contains(&looked)
        })
        .take(SHOWN + 1)
        .collect();
    let older = (lines.len() > SHOWN).then(|| lines[SHOWN - 1].seq);
    lines.truncate(SHOWN);
    let mut kinds: Vec<_> = seen.state.history.iter().map(|made| made.act.kind()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let mut signers: Vec<String> = seen
        .state
        .history
        .iter()
        .filter_map(|made| made.by.clone())
        .collect();
    signers.sort_unstable();
    signers.dedup();
    let page = Page {
        bar: Bar::of(&frame, &seen, "history"),
        said: Said::of(&frame, &seen, asked.done),
        here: seen.desk("history"),
        lines,
        kinds: kinds
            .into_iter()
            .map(|kind| (kind.name(), words.kind(kind)))
            .collect(),
        q: asked.q,
        kind: asked.kind,
        by: asked.by,
        signers,
        round: round.map(|round| round.to_string()).unwrap_or_default(),
        names: seen.everybody().into_iter().map(|who| who.name).collect(),
        older,
        frame: &frame,
    };
    page.frame.page(StatusCode::OK, &page)
}

/// Whether an act names a round: that of a board, or the first one of something that lasts.
fn is_of(act: &Act, round: u16) -> bool {
    let told = serde_json::to_value(act).unwrap_or_default();
    ["round", "from"]
        .into_iter()
        .any(|field| told.get(field).and_then(serde_json::Value::as_u64) == Some(round.into()))
}

/// Who it was: his name, and what he is.
pub fn signed(frame: &Frame, by: &str) -> String {
    match by.rsplit_once(", ") {
        Some((name, role)) => format!("{name} · {}", frame.word("tour-role", "role", role)),
        None if by.is_empty() => String::new(),
        None => frame.word("tour-role", "role", by),
    }
}

fn line(frame: &Frame, seen: &Seen, words: &arbiter_lang::TournamentWords, made: &Made) -> Line {
    Line {
        seq: made.seq.0,
        text: words.made(made),
        at: made.at.as_deref().map(|at| words.moment(at)).unwrap_or_default(),
        by: signed(frame, made.by.as_deref().unwrap_or_default()),
        undone: made.undone_by.is_some(),
        back: !matches!(made.act, Act::Undo(_)) && seen.takes_back(made),
    }
}
