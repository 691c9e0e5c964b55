//! The draw: what was published before it, its secret, who drew and how, and how everybody checks it.

use arbiter_hall::event::Color;
use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::json;

use super::Top;
use super::history::signed;
use super::reader::ForAll;
use super::seen::Seen;
use crate::frame::Frame;

/// A secret that lots were drawn from, and how its hash is computed on a command line.
pub struct Secret {
    pub text: String,
    pub command: String,
    /// How was drawn, from whom in which order, what came of it, and the initial colour: so that a browser draws again.
    method: String,
    before: String,
    after: String,
    colour: String,
}

#[derive(Template)]
#[template(path = "tournament/lots.html")]
pub struct Page<'a> {
    frame: &'a Frame,
    top: Top,
    /// The hash that was published.
    pub published: Option<String>,
    pub secret: Option<Secret>,
    /// Who drew and how: the sentence, when, who.
    pub drawn: Option<(String, String, String)>,
    pub colour: Option<String>,
    /// Numbers, names and pages of those who were drawn.
    pub order: Vec<(u16, String, String)>,
}

/// `/e/{event}/lots`
pub async fn page(ForAll { seen, frame }: ForAll) -> Response {
    if !any(&seen) {
        return crate::refused::not_here(frame).await;
    }
    let page = shown(&frame, &seen);
    frame.page(StatusCode::OK, &page)
}

/// Whether something was drawn or will be.
pub fn any(seen: &Seen) -> bool {
    let lots = &seen.state.lots;
    lots.published.last().is_some() || lots.drawn.last().is_some()
}

/// What was published, and what came of the draw.
pub fn shown<'a>(frame: &'a Frame, seen: &Seen) -> Page<'a> {
    let lots = &seen.state.lots;
    let drawn = lots.drawn.last();
    let words = frame.lang().tournament(&seen.state);
    let made = lots.drawn.by();
    let made = made.and_then(|seq| seen.state.history.iter().find(|made| made.seq == seq));
    let secret = drawn.and_then(|drawn| drawn.draw.secret.clone().zip(Some(drawn)));
    let (before, after): (Vec<u32>, Vec<u32>) = if seen.state.of_teams() {
        let (before, after) = seen.state.teams_drawn_from().unwrap_or_default();
        [before, after]
            .map(|list| list.into_iter().map(|id| id.0).collect())
            .into()
    } else {
        let (before, after) = seen.state.drawn_from().unwrap_or_default();
        [before, after]
            .map(|list| list.into_iter().map(|id| id.0).collect())
            .into()
    };
    Page {
        top: Top::of(frame, seen, "lots"),
        published: lots.published.last().cloned(),
        secret: secret.map(|(text, drawn)| Secret {
            command: command(&text),
            text,
            method: word(drawn.draw.method),
            before: ids(&before),
            after: ids(&after),
            colour: drawn.colour.map_or_else(String::new, word),
        }),
        drawn: made.map(|made| {
            let at = made.at.as_deref().map(|at| words.moment(at));
            let by = signed(frame, made.by.as_deref().unwrap_or_default());
            (words.made(made), at.unwrap_or_default(), by)
        }),
        colour: drawn.and_then(|drawn| drawn.colour).map(|colour| {
            frame.t(match colour {
                Color::White => "web-white",
                Color::Black => "web-black",
            })
        }),
        order: drawn.map(|_| order(seen)).unwrap_or_default(),
        frame,
    }
}

/// A word of a closed set, as the acts have it.
fn word(of: impl serde::Serialize) -> String {
    json!(of).as_str().unwrap_or_default().to_owned()
}

fn ids(list: &[u32]) -> String {
    let ids: Vec<String> = list.iter().map(ToString::to_string).collect();
    ids.join(" ")
}

/// Who has which number, and where his page is, or that of the team.
fn order(seen: &Seen) -> Vec<(u16, String, String)> {
    let link = |number| {
        if seen.state.of_teams() {
            seen.links.team(number)
        } else {
            seen.links.player(number)
        }
    };
    let all = super::draw::order(seen).into_iter();
    all.map(|(number, name)| (number, name, link(number))).collect()
}

/// What computes the hash of a secret where there is a shell.
fn command(secret: &str) -> String {
    let quoted = format!("arbiter lots:{secret}").replace('\'', r"'\''");
    format!("printf %s '{quoted}' | sha256sum")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_secret_with_quotes_stays_one_word_of_the_command() {
        let made = super::command("it's; rm");
        assert_eq!(made, r"printf %s 'arbiter lots:it'\''s; rm' | sha256sum");
    }
}
